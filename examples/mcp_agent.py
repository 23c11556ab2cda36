"""An agent that plays a game over the Model Context Protocol, as a language model would.

    pip install "tilewright[mcp]"
    python examples/mcp_agent.py "artificium(players=2)"

It starts `tilewright mcp`, looks, and acts until the game is over. `choose` is where a model would be asked.
"""

import asyncio
import json
import sys

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


def choose(seen: dict) -> str:
    """Yours to write: `seen` has what happened, the view, the question, and every option in words."""
    return next(iter(seen["options"]))


async def play(game: str) -> dict:
    """The last look at the table."""
    server = StdioServerParameters(command=sys.executable, args=["-m", "tilewright", "mcp"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        await session.initialize()

        async def call(tool: str, **given: str) -> dict:
            answer = await session.call_tool(tool, given)
            return json.loads(answer.content[0].text)

        seen = await call("new_game", game=game, bot="easy", seed="example")
        while "over" not in seen:
            seen = await call("act", text=choose(seen))
        return seen


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(sys.argv[1]))["over"]))
