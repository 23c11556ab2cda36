"""Our games and the laws of whole matches: records, what can be undone, texts with a mistake."""

import pytest

from tests.conformance.ours import all_games
from tilewright.conformance import records
from tilewright.conformance.cases import main_specs
from tilewright.conformance.records import MatchLaw
from tilewright.games.catalogue import registry
from tilewright.kernel.registry import Spec

SPECS = [spec for game in all_games() for spec in main_specs(game)]
IDS = [spec.text() for spec in SPECS]
UNDOS = (
    records.what_is_taken_back_and_done_again_is_the_same,
    records.what_bots_answered_is_taken_back_up_to_the_last_reveal,
)
LAWS = [law for law in records.MATCH_LAWS if law not in UNDOS]


@pytest.mark.parametrize("spec", SPECS, ids=IDS)
@pytest.mark.parametrize("seed", ["undo a", "undo c"])
@pytest.mark.parametrize("law", UNDOS, ids=["own step", "with the answers of bots"])
def test_what_was_taken_back_and_done_again_is_the_same(spec: Spec, seed: str, law: MatchLaw) -> None:
    """In our games something can be taken back."""
    assert law(spec, seed, registry())


@pytest.mark.parametrize("spec", SPECS, ids=IDS)
@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_the_laws_of_matches_hold(spec: Spec, law: MatchLaw) -> None:
    assert law(spec, "match", registry())
