"""The front page, the set-up page, and a visitor's language and theme."""

from __future__ import annotations

from typing import Final

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template

from meseta.engine.refusal import Refused
from meseta.games.catalogue import TITLES, title
from meseta.storage.rows import Person, Table
from meseta.tables.gone import has_old_rules
from meseta.tables.new_table import QUICK, YOU, new_table
from meseta.tables.tables import Tables
from meseta.web.boards.condottiere import italy
from meseta.web.boards.el_grande import spain_ground
from meseta.web.boards.thumb import thumb
from meseta.web.boards.tokens import token
from meseta.web.lessons import lessons
from meseta.web.page import Form, page, remember
from meseta.web.pictures import front_board
from meseta.web.setup_form import KINDS, SetupForm, chosen_options, chosen_seats, form_of
from meseta.web.visitor import (
    LANGUAGE,
    THEME,
    THEMES,
    WHO,
    AnyRequest,
    Visitor,
    get_or_create_person,
    house_of,
    visitor_of,
)
from meseta.wording.refusal import RefusedInWords
from meseta.wording.words import LANGUAGES

SHOWN: Final = 12  # tables in one list


class Pages(Controller):
    include_in_schema = False

    @get("/")
    async def front(self, request: AnyRequest) -> Template:
        visitor = await visitor_of(request)
        house = house_of(request)
        tables = await running_tables(house.tables)
        mine = await house.tables.tables_of(visitor.person.id, SHOWN) if visitor.person else []
        return page(
            "front.html",
            visitor,
            tables=tables,
            mine=mine,
            has_old_rules=has_old_rules,
            board=front_board(visitor.words),
            token=token,
        )

    @get(["/learn", "/learn/{game:str}"])
    async def learn(self, request: AnyRequest, game: FromPath[str] = "el-grande") -> Template:
        """A game in three minutes, and tables where one can watch it."""
        visitor = await visitor_of(request)
        taught = title(game).name
        ground = italy.definitions(visitor.words) if taught == "condottiere" else spain_ground.definitions()
        running = await running_tables(house_of(request).tables)
        return page(
            "learn.html",
            visitor,
            game=taught,
            titles=TITLES,
            ground=ground,
            lessons=lessons(taught, visitor.language),
            tables=[table for table in running if table.game == taught],
        )

    @get("/new")
    async def setup(
        self, request: AnyRequest, game: FromQuery[str] = "el-grande", friends: FromQuery[str] = ""
    ) -> Template:
        visitor = await visitor_of(request)
        sent = {name: str(value) for name, value in request.query_params.items()}
        return setup_page(visitor, form_of(title(game), sent, visitor, friends == "yes"))

    @post("/new")
    async def create(self, request: AnyRequest, data: Form) -> Redirect | Template:
        """A table as it was set up; the visitor gets a name with it. Or the form once more, with what is wrong."""
        game = data.get("game", "el-grande")
        options = chosen_options(title(game), data)
        person = await get_or_create_person(request, data.get("name", ""))
        kinds = chosen_seats(data, int(options["players"]))
        try:
            table = new_table(game, options, kinds, person, data.get("table", "").strip(), data.get("listed") == "yes")
        except RefusedInWords as refused:
            visitor = await visitor_of(request)
            form = form_of(title(game), data, visitor, data.get("friends") == "yes")
            return setup_page(visitor, form, refused.said(visitor.words))
        await house_of(request).tables.create(table)
        return to_table(request, table, person)

    @post("/play")
    async def play_now(self, request: AnyRequest, data: Form) -> Redirect:
        """Four seats, three bots: the first move is one click away."""
        game = title(data.get("game", "el-grande"))
        person = await get_or_create_person(request)
        options = {"edition": data["edition"]} if "edition" in data else {}
        table = new_table(game.name, options, [YOU, QUICK, QUICK, QUICK], person, "", False)
        await house_of(request).tables.create(table)
        return to_table(request, table, person)

    @get("/language/{language:str}")
    async def language(self, request: AnyRequest, language: FromPath[str], back: FromQuery[str] = "/") -> Redirect:
        if language not in LANGUAGES:
            raise Refused(f"'{language}' is not spoken here; there are {', '.join(LANGUAGES)}.")
        return remember(request, back, LANGUAGE, language)

    @get("/theme/{theme:str}")
    async def theme(self, request: AnyRequest, theme: FromPath[str], back: FromQuery[str] = "/") -> Redirect:
        if theme not in THEMES:
            raise Refused(f"'{theme}' is no theme; there are {', '.join(THEMES)}.")
        return remember(request, back, THEME, theme)


async def running_tables(tables: Tables) -> list[Table]:
    """Those listed where something can still happen."""
    return [table for table in await tables.listed(SHOWN) if table.status != "over" and not has_old_rules(table)]


def setup_page(visitor: Visitor, form: SetupForm, refused: str = "") -> Template:
    """The form as it is filled in; `refused` says why it makes no table."""
    status = 400 if refused else 200
    return page(
        "setup.html", visitor, status, form=form, refused=refused, titles=TITLES, kinds=KINDS, thumb=thumb, token=token
    )


def to_table(request: AnyRequest, table: Table, person: Person) -> Redirect:
    return remember(request, f"/t/{table.id}", WHO, house_of(request).people.token(person), secret=True)
