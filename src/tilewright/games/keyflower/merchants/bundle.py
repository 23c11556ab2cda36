"""The Merchants as it is registered: an expansion of Keyflower."""

from typing import Final

from tilewright.games.keyflower.merchants.install import with_merchants
from tilewright.kernel.bundle import ExpansionBundle

EXPANSION: Final = ExpansionBundle("keyflower", "merchants", with_merchants, interface=1)
