"""Turns go round: who wants little does not wait for who wants much."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from meseta.tables.fair_turns import LAST, FairTurns


def told(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(story)


async def takes_turns(turns: FairTurns, owners: list[str], networks: dict[str, str] | None = None) -> list[str]:
    """In which order owners who all ask at once have their turn; some of them may come from one network."""
    order: list[str] = []

    async def go(owner: str) -> None:
        async with turns.turn(owner, (networks or {}).get(owner)):
            order.append(owner)
            await asyncio.sleep(0)

    await asyncio.gather(*(go(owner) for owner in owners))
    return order


def test_turn_goes_round_among_those_who_wait() -> None:
    async def story() -> None:
        order = await takes_turns(FairTurns(places=1, each=1), ["much"] * 5 + ["little", "less"])

        assert order == ["much", "much", "little", "less", "much", "much", "much"]

    told(story())


def test_turn_goes_round_among_networks_before_it_goes_round_within_one() -> None:
    async def story() -> None:
        many = [f"one of many {number}" for number in range(4)]
        networks = dict.fromkeys(many, "crowd")

        order = await takes_turns(FairTurns(places=1, each=1), [*many, many[1], "alone", "alone"], networks)

        assert order == [*many[:2], "alone", many[2], "alone", many[3], many[1]]

    told(story())


def test_one_owner_holds_no_more_than_their_share_while_places_are_free() -> None:
    async def story() -> None:
        turns = FairTurns(places=4, each=2)
        for _ in range(2):
            await turns.turn("much").take()
        waits = asyncio.ensure_future(turns.turn("much").take())
        await asyncio.sleep(0)

        await turns.turn("little").take()

        assert not waits.done()
        turns.give_back("much")
        await waits

    told(story())


def test_who_gives_up_waiting_is_forgotten() -> None:
    async def story() -> None:
        turns = FairTurns(places=1, each=1)
        async with turns.turn("first"):
            gives_up = asyncio.ensure_future(turns.turn("second").take())
            await asyncio.sleep(0)
            gives_up.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gives_up

        assert await takes_turns(turns, ["third"]) == ["third"]
        assert not turns.waiting
        assert not turns.held

    told(story())


def test_turn_that_comes_just_when_its_owner_gives_up_goes_to_the_next() -> None:
    async def story() -> None:
        turns = FairTurns(places=1, each=1)
        await turns.turn("first").take()
        gives_up = asyncio.ensure_future(turns.turn("second").take())
        following = asyncio.ensure_future(turns.turn("third").take())
        await asyncio.sleep(0)

        turns.give_back("first")
        gives_up.cancel()

        await following
        assert gives_up.cancelled() or gives_up.done()

    told(story())


def test_turn_of_who_has_just_given_up_goes_to_the_next() -> None:
    async def story() -> None:
        turns = FairTurns(places=1, each=1)
        await turns.turn("first").take()
        gives_up = asyncio.ensure_future(turns.turn("second").take())
        following = asyncio.ensure_future(turns.turn("third").take())
        await asyncio.sleep(0)

        gives_up.cancel()
        turns.give_back("first")

        await following
        assert gives_up.cancelled()
        assert not turns.waiting

    told(story())


def test_turn_that_is_given_back_for_a_while_is_another_owner_s_meanwhile() -> None:
    async def story() -> None:
        turns = FairTurns(places=1, each=1)
        async with turns.turn("first") as turn:
            async with turn.given_back():
                assert await takes_turns(turns, ["second"]) == ["second"]
            assert turns.held == {"first": 1}

        assert not turns.held

    told(story())


def test_what_is_last_of_all_waits_for_everybody_else() -> None:
    async def story() -> None:
        order = await takes_turns(FairTurns(places=1, each=1), ["first", LAST, "much", "much", "little", LAST])

        assert order == ["first", "much", "little", "much", LAST, LAST]

    told(story())
