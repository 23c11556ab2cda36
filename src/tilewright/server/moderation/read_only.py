"""Read-only mode: games can be looked at, but no move, no bot and no clock changes anything."""

from tilewright.server.hub import Hub
from tilewright.server.store.admin_rows import READ_ONLY, save_switch
from tilewright.server.store.jobs import Job


async def switch(hub: Hub, on: bool, *more: Job) -> None:
    """The clocks stand where they stood when it began, as if the server had been away."""
    if on:
        await hub.save_all_clocks()
    await hub.store.write(save_switch(READ_ONLY, on), *more)
    await take(hub, on)
    hub.moderation.on_change()


async def take(hub: Hub, on: bool) -> None:
    """What is stored holds here from now on."""
    hub.moderation.read_only = on
    if on:
        hub.driver.pause()
    else:
        hub.driver.paused = False
        reload_rooms(hub)


def reload_rooms(hub: Hub) -> None:
    """Every room is read again, with its clocks and bots; whoever looks comes again by themselves."""
    for room in hub.rooms.values():
        room.outdated = True
        for listener in room.listeners[:]:
            listener.drop("restart")
    hub.start(hub.wake())
