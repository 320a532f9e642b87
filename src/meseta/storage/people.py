"""People, and the codes that stand for them on another device."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from meseta.storage import schema
from meseta.storage.postgres import Postgres
from meseta.storage.queries import person_of, plain
from meseta.storage.rows import Person
from meseta.storage.transactions import Transactions


class People(Transactions):
    """Guests, as they were last seen."""

    async def person(self, person_id: str) -> Person | None:
        return await self._database.read_once(lambda connection: person_of(connection, person_id))

    async def save_person(self, person: Person) -> None:
        """A new person, or a new name; since when we know a person does not change."""
        insert = postgresql.insert if isinstance(self._database, Postgres) else sqlite.insert
        upsert = insert(schema.people).on_conflict_do_update(index_elements=["id"], set_={"name": person.name})
        await self._database.write(lambda connection: connection.execute(upsert, plain(person)))

    async def people_named(self, name: str) -> list[Person]:
        """The people of a name, or the one of an id."""
        whose = sa.or_(schema.people.c.name == name, schema.people.c.id == name)
        query = sa.select(schema.people).where(whose).order_by(schema.people.c.created)
        return await self._database.read(lambda connection: [Person(*row) for row in connection.execute(query)])

    async def sign_out(self, person_id: str) -> Person | None:
        """The person with a new generation of keys: all that were given before are void, and so is a code."""
        change = sa.update(schema.people).where(schema.people.c.id == person_id)

        def sign_out(connection: sa.Connection) -> Person | None:
            connection.execute(change.values(generation=schema.people.c.generation + 1))
            connection.execute(sa.delete(schema.codes).where(schema.codes.c.person == person_id))
            return person_of(connection, person_id)

        return await self._database.write(sign_out)

    async def save_code(self, person: Person, digest: str, until: float) -> bool:
        """A code that stands for a person until a time. An earlier one of the same person is void.

        False if the person has signed out everywhere since they were looked at; if that happens at this very moment,
        the code is void all the same, for it belongs to a generation of keys.
        """
        code = {"person": person.id, "digest": digest, "until": until, "generation": person.generation}

        def save(connection: sa.Connection) -> bool:
            now = person_of(connection, person.id)
            if now is None or now.generation != person.generation:
                return False
            connection.execute(sa.delete(schema.codes).where(schema.codes.c.person == person.id))
            connection.execute(sa.insert(schema.codes), code)
            return True

        return await self._database.write(save)

    async def person_of_code(self, digest: str, now: float) -> Person | None:
        """Whose code it is, if it can still be used."""
        return await self._database.read(lambda connection: person_of_code(connection, digest, now))

    async def use_code(self, digest: str, now: float) -> Person | None:
        """The same, once: of several who use it at once exactly one finds its person. What is too old goes too."""
        used = sa.delete(schema.codes).where(schema.codes.c.digest == digest)
        too_old = sa.delete(schema.codes).where(schema.codes.c.until <= now)

        def use(connection: sa.Connection) -> Person | None:
            person = person_of_code(connection, digest, now)
            mine = connection.execute(used).rowcount == 1
            connection.execute(too_old)
            return person if mine else None

        return await self._database.write(use)


def person_of_code(connection: sa.Connection, digest: str, now: float) -> Person | None:
    valid = sa.and_(schema.codes.c.digest == digest, schema.codes.c.until > now)
    code = connection.execute(sa.select(schema.codes.c.person, schema.codes.c.generation).where(valid)).first()
    person = None if code is None else person_of(connection, code.person)
    return person if person is not None and code is not None and person.generation == code.generation else None
