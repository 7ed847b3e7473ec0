#!/usr/bin/env python3
"""Makes a set of finished positions: GNU Go 3.8 plays itself until both pass and says which chains are dead.

    tests/data/finished.py FROM TO SIDE >> tests/data/heldout.txt
    tests/data/finished.py FROM TO SIDE RULES >> tests/data/unseen.txt
    tests/data/finished.py FROM TO records RULES >> tests/data/unseen.txt

plays the games with the numbers FROM up to TO (left out) on a SIDE×SIDE board, one after the other, and writes
each as a block of the form that the head of finished.txt describes. A number always gives the same game: it is
the seed of GNU Go and of everything drawn here. Of ten games three begin with the empty board, four with stones
played anywhere, three with handicap stones; Black and White have levels of their own. Without GNU Go nothing
is done.

RULES is "chinese", the default: both fill the neutral points before they pass; or "japanese": nobody plays where
there is nothing to gain, so the neutral points and what may still have to be joined there stay open. With RULES,
each two numbers that follow one another begin alike, so that the even and the odd ones are halves of a kind.
"records": GNU Go takes over a game of assets/games somewhere in its second half, or where it was broken off.

    tests/data/finished.py settled FILE >> tests/data/fresh.txt

writes the positions of FILE that are finished indeed. A position whose dead stones depend on who would play next is
not: GNU Go is asked again with Black and with White to play, and must name the same stones each time as at the end
of the game. Nor is one with stones on less than a fifth of its points: there the players gave up, and most of the
board is open.
"""

import pathlib
import shutil
import subprocess
import sys

COLUMNS = "ABCDEFGHJKLMNOPQRST"
GAMES = pathlib.Path(__file__).parents[2] / "assets" / "games"

# A move that GNU Go thinks worth no more than this takes no point: it fills a neutral one.
NOTHING = 0.5


class Draw:
    """Numbers that look random and are always the same."""

    def __init__(self, seed):
        self.state = seed * 2654435761 + 12345

    def below(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % 2**64
        return (self.state >> 33) % bound


class GnuGo:
    """One GNU Go, spoken to by the Go Text Protocol."""

    def __init__(self, program, seed, rules):
        self.pipe = subprocess.Popen(
            ["nice", "-n", "19", program, "--mode", "gtp", f"--{rules}-rules", "--never-resign", "--seed", str(seed)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def ask(self, command):
        """What is answered; nothing when it is refused."""
        self.pipe.stdin.write(command + "\n")
        self.pipe.stdin.flush()
        lines = []
        while (line := self.pipe.stdout.readline()).strip():
            lines.append(line.strip())
        text = " ".join(lines)
        return text[1:].strip() if text.startswith("=") else None

    def close(self):
        self.ask("quit")
        self.pipe.wait()


def begin(gnugo, draw, kind, side):
    """Lays what the game begins with; returns its description and who moves."""
    if kind in (2, 5, 8) and side > 9 or kind == 5:
        stones = 2 + draw.below(4 if side < 13 else 8)
        stones = min(stones, 4 if side == 9 else 9)
        gnugo.ask(f"fixed_handicap {stones}")
        return f"handicap {stones}", "white"
    if kind in (1, 3, 6, 9):
        wanted = 2 + draw.below(side * side // (6 if kind != 9 else 4))
        color = "black"
        for _ in range(wanted):
            point = COLUMNS[draw.below(side)] + str(1 + draw.below(side))
            if gnugo.ask(f"play {color} {point}") is not None:
                color = "white" if color == "black" else "black"
        return f"scattered {wanted}", color
    return "even", "black"


def take_over(gnugo, draw, number):
    """Plays one of the records somewhere into its second half, or to its end."""
    files = sorted(GAMES.glob("*.sgf"))
    file = files[number % len(files)]
    moves = file.read_text().count(";") - 1
    first = min(moves + 1, moves * (60 + draw.below(50)) // 100)
    color = gnugo.ask(f"loadsgf {file} {first}")
    return f"{file.stem} from {first}", color


def move_of(gnugo, color, rules):
    """What GNU Go plays; a pass instead of a move that takes no point, unless they are filled."""
    move = gnugo.ask(f"genmove {color}")
    best = gnugo.ask("top_moves").split()
    if rules == "japanese" and move not in ("PASS", None) and best and float(best[1]) <= NOTHING:
        gnugo.ask("undo")
        gnugo.ask(f"play {color} pass")
        return "PASS"
    return move


def finished(program, number, side, rules):
    gnugo = GnuGo(program, number, rules or "chinese")
    if side == "records":
        draw = Draw(number * 100)
        start, color = take_over(gnugo, draw, number)
        side = int(gnugo.ask("query_boardsize"))
    else:
        side = int(side)
        draw = Draw(number * 100 + side)
        start = None
        gnugo.ask(f"boardsize {side}")
        gnugo.ask("clear_board")
        gnugo.ask("komi 7.5")
    strength = 2 if rules and side > 13 else 5 if side == 19 else 8
    levels = {"black": 1 + draw.below(strength), "white": 1 + draw.below(strength)}
    if start is None:
        start, color = begin(gnugo, draw, (number // 2 if rules else number) % 10, side)
    passes = moves = 0
    while passes < 2 and moves < 4 * side * side:
        gnugo.ask(f"level {levels[color]}")
        move = move_of(gnugo, color, rules)
        passes = passes + 1 if move == "PASS" else 0
        moves += 1
        color = "white" if color == "black" else "black"
    gnugo.ask("level 10")
    dead = set(gnugo.ask("final_status_list dead").split())
    seki = gnugo.ask("final_status_list seki").split()
    black, white = (set(gnugo.ask(f"list_stones {c}").split()) for c in ("black", "white"))
    gnugo.close()
    how = f"{rules} {start}" if rules else start
    print(f"game {side} number {number} {how} levels {levels['black']} {levels['white']} moves {moves}")
    for row in range(side, 0, -1):
        line = ""
        for column in COLUMNS[:side]:
            point = column + str(row)
            letter = "X" if point in black else "O" if point in white else "."
            line += letter.lower() if point in dead else letter
        print(line)
    if seki:
        print("seki " + " ".join(sorted(seki)))
    print(flush=True)


def settled(program, text):
    """Whether the position written as a block is finished: enough stones, and nothing depends on who plays next."""
    name, *rows = text.splitlines()
    rows = [row for row in rows if not row.startswith("seki")]
    side = len(rows)
    points = {COLUMNS[x] + str(side - y): letter for y, row in enumerate(rows) for x, letter in enumerate(row)}
    if 5 * sum(letter != "." for letter in points.values()) < side * side:
        return False
    dead = {point for point, letter in points.items() if letter.islower()}
    for passing in "black", "white":
        gnugo = GnuGo(program, 7, "japanese" if " japanese " in name else "chinese")
        gnugo.ask(f"boardsize {side}")
        gnugo.ask("clear_board")
        gnugo.ask("komi 7.5")
        for color, letter in ("white", "O"), ("black", "X"):
            for point in (point for point in points if points[point].upper() == letter):
                gnugo.ask(f"play {color} {point}")
        gnugo.ask(f"play {passing} pass")
        gnugo.ask("level 10")
        again = set(gnugo.ask("final_status_list dead").split())
        gnugo.close()
        if again != dead:
            return False
    return True


def main():
    program = shutil.which("gnugo", path="/usr/games:/usr/local/games:/usr/bin:/usr/local/bin:/opt/homebrew/bin")
    if program is None:
        print("GNU Go is not here: skipped", file=sys.stderr)
        return
    if sys.argv[1] == "settled":
        blocks = pathlib.Path(sys.argv[2]).read_text().split("\n\n")
        for text in (block.strip() for block in blocks):
            if "\n" in text and not text.startswith("#") and settled(program, text):
                print(text + "\n", flush=True)
        return
    first, last, side = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    rules = sys.argv[4] if len(sys.argv) > 4 else None
    for number in range(first, last):
        finished(program, number, side, rules)


if __name__ == "__main__":
    main()
