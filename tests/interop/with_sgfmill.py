"""Reads records with sgfmill and says what it sees, one JSON object a file; saves each again beside it.

python3 with_sgfmill.py FILE...    (pip install sgfmill)
"""
import json
import sys

from sgfmill import sgf


def point(size, move):
    """A move as SGF writes it; a pass is empty."""
    if move is None:
        return ""
    row, column = move
    return chr(97 + column) + chr(97 + size - 1 - row)


for path in sys.argv[1:]:
    with open(path, "rb") as file:
        game = sgf.Sgf_game.from_bytes(file.read())
    size, root = game.get_size(), game.get_root()
    played = [node.get_move() for node in game.get_main_sequence()]
    seen = {
        "size": size,
        "black": game.get_player_name("b"),
        "white": game.get_player_name("w"),
        "komi": game.get_komi(),
        "handicap": game.get_handicap() or 0,
        "winner": game.get_winner(),
        "moves": [color + point(size, move) for color, move in played if color],
        "nodes": len(list(game.main_sequence_iter())),
    }
    with open(path + ".sgfmill", "wb") as file:
        file.write(game.serialise())
    print(json.dumps(seen))
