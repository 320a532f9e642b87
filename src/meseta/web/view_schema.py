"""What a view is, in the OpenAPI description: read from the declarations of every game, so a new one adds itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.openapi.spec import Schema
from litestar.params import KwargDefinition
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from meseta.engine.declared import Key, business_of, keys_of
from meseta.engine.view import View
from meseta.games.catalogue import TITLES

if TYPE_CHECKING:
    from litestar._openapi.schema_generation import SchemaCreator


class ViewSchemas(OpenAPISchemaPlugin):
    """Describes `View` as the view of one of the games, and all that stands in it."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.is_typeddict_type

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        declared = field_definition.annotation
        if declared is View:
            games = [FieldDefinition.from_annotation(title.view_types.whole) for title in TITLES]
            return Schema(one_of=[schema_creator.for_field_definition(game) for game in games])
        fields = {name: field(name, key) for name, key in {**of_parts(declared), **keys(declared)}.items()}
        schema = schema_creator.create_component_schema(
            field_definition, required=sorted(keys_of(declared)), property_fields=fields
        )
        schema.description = declared.__doc__
        return schema


def keys(declared: type[object]) -> dict[str, Key]:
    """Those that are always there. Unfinished business may be that of any part."""
    found = keys_of(declared)
    for title in TITLES:
        if title.view_types.whole is declared:
            found["business"] = found["business"]._replace(type=business_of(title.view_types))
    return found


def of_parts(declared: type[object]) -> dict[str, Key]:
    """Those that are there in some games."""
    adding = [its for title in TITLES for its in title.view_types.adds.get(declared, [])]
    return {name: key for its in adding for name, key in keys_of(its).items()}


def field(name: str, key: Key) -> FieldDefinition:
    return FieldDefinition.from_annotation(key.type, name=name, kwarg_definition=meaning(key))


def meaning(key: Key) -> Any:
    return KwargDefinition(description=key.means) if key.means else None
