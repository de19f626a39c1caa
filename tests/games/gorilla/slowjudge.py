"""A second judge, written from the rules page alone: plain, slow, sharing no code."""

from typing import Any

Told = list[tuple[int, int, int]]
"""(seat from 0, card as 10 * suit + number, milliseconds) for each throw."""


def decide(called: int, caller: int, seats: int, told: Told, window: int) -> dict[str, Any]:
    """Who takes the pile in the order they are dealt to, whether the caller's taken cards go
    with it, and who leads."""
    round_the_table = []
    seat = caller
    for _ in range(seats - 1):
        seat = seat + 1 if seat + 1 < seats else 0
        round_the_table.append(seat)
    card_of = {}
    time_of = {}
    for seat, card, time in told:
        card_of[seat] = card
        time_of[seat] = time

    def close(a: int, b: int) -> bool:
        distance = time_of[a] - time_of[b]
        if distance < 0:
            distance = -distance
        return distance == 0 or distance < window

    def line_up(players: list[int]) -> list[int]:
        """Latest first; of those who cannot be told from the latest the nearest on the left."""
        waiting = [seat for seat in round_the_table if seat in players]
        line = []
        while waiting:
            latest = waiting[0]
            for seat in waiting:
                if time_of[seat] > time_of[latest]:
                    latest = seat
            together = [seat for seat in waiting if close(seat, latest)]
            for seat in together:
                line.append(seat)
                waiting.remove(seat)
        return line

    if called % 10 == 6:
        fooled = [seat for seat in round_the_table if seat in card_of]
        if not fooled:
            return {"takers": [], "loot": False, "leads": round_the_table[0]}
        quickest = min(fooled, key=lambda seat: time_of[seat])
        first = next(seat for seat in fooled if close(seat, quickest))
        return {"takers": line_up(fooled), "loot": True, "leads": first}

    wrong = []
    silent = []
    for seat in round_the_table:
        if seat not in card_of:
            silent.append(seat)
        elif card_of[seat] % 10 != 5:
            wrong.append(seat)
    if wrong:
        takers = line_up(wrong)
    elif silent:
        takers = silent
    else:
        last = max(round_the_table, key=lambda seat: time_of[seat])
        takers = [seat for seat in round_the_table if close(seat, last)]
    return {"takers": takers, "loot": False, "leads": takers[0]}
