"""A page made of a template, and going on to another page: what all pages have in common."""

from __future__ import annotations

from typing import Annotated, Any, cast

from jinja2 import Environment
from litestar import Litestar
from litestar.datastructures import Cookie
from litestar.enums import RequestEncodingType
from litestar.params import Body
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.response import Redirect, Template

from meseta.web.visitor import YEAR, AnyRequest, Visitor

Form = Annotated[dict[str, str], Body(media_type=RequestEncodingType.URL_ENCODED)]


def page(
    template: str, visitor: Visitor, status: int = 200, headers: dict[str, str] | None = None, **more: Any
) -> Template:
    return Template(template, status_code=status, headers=headers, context=context(visitor, **more))


def templates(app: Litestar) -> Environment:
    """All templates, by the names of their files."""
    return cast("JinjaTemplateEngine", app.template_engine).engine  # pyright: ignore[reportUnknownMemberType]


def context(visitor: Visitor, **more: Any) -> dict[str, object]:
    """What a template can name."""
    return {"visitor": visitor, "say": visitor.words.say, "words": visitor.words, **more}


def redirect_with_cookie(request: AnyRequest, path: str, name: str, value: str, secret: bool = False) -> Redirect:
    """Go on to a page of this site, with a cookie."""
    elsewhere = path.startswith(("//", "/\\"))  # browsers take both for the name of another site
    here = path if path.startswith("/") and path.isprintable() and not elsewhere else "/"
    return Redirect(here, status_code=303, cookies=[cookie(request, name, value, secret)])


def cookie(request: AnyRequest, name: str, value: str, secret: bool = False) -> Cookie:
    """What a browser is to keep; if it came over HTTPS it never travels in the open."""
    https = request.url.scheme == "https"  # a proxy that is trusted may have said so
    return Cookie(key=name, value=value, max_age=YEAR, path="/", secure=https, httponly=secret, samesite="lax")
