"""A bot in a program of its own: reads a JSON object a line and answers with one. Start it with

tilewright arena keyflower --bots "program:python3 examples/bot.py,random" --games 20
"""

import json
import random
import sys


def choose(question: dict) -> str:
    """Yours to write: `view` is what the seat may see, `options` are the texts of all legal actions."""
    dice = random.Random(question["dice"])  # the same dice, the same game
    busy = [text for text in question["options"] if text not in ("pass", "done")]
    return dice.choice(busy or question["options"])


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "hello":
            reply = {"t": "hello", "name": "example"}
        elif message["t"] == "question":
            reply = {"t": "answer", "n": message["n"], "action": choose(message)}
        else:
            break  # bye
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
