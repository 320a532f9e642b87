"""The front page, the set-up page, and a visitor's language and theme."""

from __future__ import annotations

from typing import Final

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Template

from meseta.bots.catalogue import usual_bot
from meseta.engine.refusal import Refused
from meseta.games.catalogue import TITLES, title_of
from meseta.storage.rows import Person, Table, TableStatus
from meseta.tables.gone import has_old_rules
from meseta.tables.new_table import new_table
from meseta.web.addresses import address_of
from meseta.web.boards.tokens import token
from meseta.web.faces.catalogue import FACES
from meseta.web.front import doors
from meseta.web.help import help_with
from meseta.web.lessons import lessons
from meseta.web.networks import with_network
from meseta.web.own_tables import OwnRow
from meseta.web.page import Form, cookie, page, redirect_with_cookie
from meseta.web.setup_form import SetupForm, chosen_options, chosen_seats, form_of
from meseta.web.visitor import (
    COACH,
    LANGUAGE,
    THEME,
    THEMES,
    WHO,
    AnyRequest,
    Visitor,
    get_or_create_person,
    require_person,
    services,
    visitor_of,
)
from meseta.wording.languages import LANGUAGES

SHOWN: Final = 12  # tables in one list
FIRST: Final = TITLES[0].name  # the game of a visitor who has chosen none


class Pages(Controller):
    include_in_schema = False

    @get("/")
    async def front(self, request: AnyRequest) -> Template:
        visitor = await visitor_of(request)
        all_tables = services(request).tables
        tables = await all_tables.listed_to_join(SHOWN)
        own = await all_tables.unfinished_tables_of(visitor.person.id, SHOWN) if visitor.person else []
        over = await all_tables.finished_tables_of(visitor.person.id, SHOWN) if visitor.person else []
        return page(
            "front.html",
            visitor,
            tables=tables,
            mine=[OwnRow.of(each, visitor.words) for each in own if not is_gone(each.table)],
            finished=[OwnRow.of(each, visitor.words) for each in over],
            gone=[each.table for each in own if is_gone(each.table)],
            is_gone=is_gone,
            doors=doors(),
            token=token,
        )

    @get(["/learn", "/learn/{game:str}", "/learn/{game:str}/{expansion:str}"])
    async def learn(self, request: AnyRequest, game: FromPath[str] = FIRST, expansion: FromPath[str] = "") -> Template:
        """A game in three minutes, or what comes on top of it, and tables where one can watch it."""
        visitor = await visitor_of(request)
        taught = title_of(game).name
        face = FACES[taught]
        if expansion and expansion not in face.expansions:
            raise Refused("error-no-such-name", word=expansion, kind="expansion", possible=list(face.expansions))
        running = await services(request).tables.listed_to_join(SHOWN)
        return page(
            "learn.html",
            visitor,
            game=taught,
            expansion=expansion,
            titles=TITLES,
            face=face,
            faces=FACES,
            lessons=lessons(taught, visitor.language, expansion),
            tables=[table for table in running if table.game == taught],
        )

    @get(["/rules", "/rules/{game:str}"])
    async def rules(self, request: AnyRequest, game: FromPath[str] = FIRST) -> Template:
        """The rules of a game by topic, as they are played with the options that are chosen there."""
        visitor, title = await visitor_of(request), title_of(game)
        sent = {name: str(value) for name, value in request.query_params.items()}
        form = form_of(title, sent, visitor, friends=False)
        found = help_with(title.name, chosen_options(title, sent), visitor.words)
        return page("rules.html", visitor, game=title.name, titles=TITLES, faces=FACES, form=form, help=found)

    @get("/new")
    async def setup(self, request: AnyRequest, game: FromQuery[str] = FIRST, friends: FromQuery[str] = "") -> Template:
        visitor = await visitor_of(request)
        sent = {name: str(value) for name, value in request.query_params.items()}
        return setup_page(visitor, form_of(title_of(game), sent, visitor, friends == "yes"))

    @post("/new")
    async def create(self, request: AnyRequest, data: Form) -> Redirect | Template:
        """A table as it was set up; the visitor gets a name with it. Or the form once more, with what is wrong."""
        game = data.get("game", FIRST)
        options = chosen_options(title_of(game), data)
        person = await get_or_create_person(request, data.get("name", ""))
        kinds = chosen_seats(data, int(options["players"]), usual_bot(game, options))
        try:
            table = new_table(
                game,
                options,
                kinds,
                person,
                data.get("table", "").strip(),
                data.get("listed") == "yes",
                hints=data.get("hints") != "no",
            )
        except Refused as refused:
            visitor = await visitor_of(request)
            form = form_of(title_of(game), data, visitor, data.get("friends") == "yes")
            return setup_page(visitor, form, visitor.words.refusal(refused))
        await services(request).tables.create(with_network(request, table))
        return to_table(request, table, person)

    @post("/play")
    async def play_now(self, request: AnyRequest, data: Form) -> Redirect:
        """One seat for the visitor, bots on the others: the first move is one click away. What is to be played stands
        in the form or, where one form offers several games, in the address of the button."""
        sent = {**request.query_params, **data}
        title = title_of(sent.get("game", FIRST))
        options = chosen_options(title, sent)
        kinds = chosen_seats({}, int(options["players"]), usual_bot(title.name, options))
        person = await get_or_create_person(request)
        table = new_table(title.name, options, kinds, person, "", False)
        await services(request).tables.create(table)
        there = to_table(request, table, person)
        if sent.get("guided") == "yes":
            there.cookies.append(cookie(request, COACH, table.id))
        return there

    @post("/code")
    async def open_by_code(self, request: AnyRequest, data: Form) -> Redirect:
        """To the waiting table of a short code. Only codes that open nothing count: friends may share an address."""
        address, budgets = address_of(request.scope), services(request).budgets
        budgets.take_code(address)
        table_id = await services(request).codes.find(data.get("code", ""))
        budgets.give_code_back(address)
        return Redirect(f"/t/{table_id}", status_code=303)

    @post("/sign-out-everywhere")
    async def sign_out_everywhere(self, request: AnyRequest, data: Form) -> Redirect:
        """On every device but this one, for a guest who is signed out everywhere could never come back."""
        people = services(request).people
        person = await people.sign_out_everywhere(await require_person(request))
        return redirect_with_cookie(request, data.get("back", "/"), WHO, people.token(person), secret=True)

    @get("/language/{language:str}")
    async def language(self, request: AnyRequest, language: FromPath[str], back: FromQuery[str] = "/") -> Redirect:
        if language not in LANGUAGES:
            raise Refused("error-no-such-name", word=language, kind="language", possible=list(LANGUAGES))
        return redirect_with_cookie(request, back, LANGUAGE, language)

    @get("/theme/{theme:str}")
    async def theme(self, request: AnyRequest, theme: FromPath[str], back: FromQuery[str] = "/") -> Redirect:
        if theme not in THEMES:
            raise Refused("error-no-such-name", word=theme, kind="theme", possible=list(THEMES))
        return redirect_with_cookie(request, back, THEME, theme)


def is_gone(table: Table) -> bool:
    """Can it not be played on? One that can was carried over to today's rules when it was looked at first."""
    return table.status != TableStatus.OVER and has_old_rules(table)


def setup_page(visitor: Visitor, form: SetupForm, refused: str = "") -> Template:
    """The form as it is filled in; `refused` says why it makes no table."""
    return page(
        "setup.html",
        visitor,
        status=400 if refused else 200,
        form=form,
        refused=refused,
        titles=TITLES,
        faces=FACES,
        kinds=form.kinds,
        token=token,
    )


def to_table(request: AnyRequest, table: Table, person: Person) -> Redirect:
    return redirect_with_cookie(request, f"/t/{table.id}", WHO, services(request).people.token(person), secret=True)
