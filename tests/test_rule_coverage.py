"""Rule coverage: what counts as a rule, what counts as a proof, and what the check complains about."""

from pathlib import Path

import pytest

from scripts.rule_coverage import CoverageError, compare, coverage, main, read_markers, read_rules

RULES = """# A game
1. not a rule: no section yet

## XY-1 Set-up
In this order:
1. First, with a table:

   | players | 2 |
   |---|---|
   | 1. homes | 2 |

2. **1a**: at the end of KF-7.3
   1. indented, so a wrapped line. **1b**: instead.

### A heading inside
3. Third.
```
1. an example
```
## XY-2 A section without rules
Text only.

## XY-10 Later
1. Tenth.

## Notes
1. not a rule
"""


def project(tmp_path: Path, rules: dict[str, str], test: str) -> Path:
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_it.py").write_text(test)
    for game, text in rules.items():
        folder = tmp_path / "src/tilewright/games" / game
        folder.mkdir(parents=True)
        (folder / "rules.md").write_text(text)
    return tmp_path


def test_rules_are_the_numbered_items_of_numbered_sections() -> None:
    assert read_rules(RULES, "rules.md") == ["XY-1.1", "XY-1.2", "XY-1.3", "XY-10.1"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("## XY-1 A\n1. one\n3. three\n", r"rules\.md:3: XY-1\.3 follows XY-1\.1"),
        ("## XY-1 A\n1. one\n1. again\n", r"rules\.md:3: XY-1\.1 follows XY-1\.1"),
        ("## XY-1 A\n1. one\n## XY-1 B\n", r"rules\.md:3: section XY-1 is there twice"),
        ("# Nothing\n", r"rules\.md: no numbered rule found"),
    ],
)
def test_a_rules_file_that_is_out_of_order_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(CoverageError, match=complaint):
        read_rules(text, "rules.md")


@pytest.mark.parametrize(
    "source",
    [
        '@pytest.mark.rule("XY-1.1")\ndef test_a(): ...',
        '@mark.rule("XY-1.1")\ndef test_a(): ...',
        '@rule("XY-1.1")\ndef test_a(): ...',
        'pytestmark = [pytest.mark.rule("XY-1.1")]',
        'class TestA:\n    @pytest.mark.rule("XY-1.1")\n    def test_a(self): ...',
        'CASES = [pytest.param(1, marks=pytest.mark.rule("XY-1.1"))]',
    ],
)
def test_a_marker_is_found_wherever_it_stands(source: str) -> None:
    assert [rule for rule, _ in read_markers(source, "t.py")] == ["XY-1.1"]


def test_a_marker_may_name_several_rules_and_knows_its_place() -> None:
    source = '\n@pytest.mark.rule("XY-1.1", "XY-1.2")\ndef test_a(): ...'
    assert read_markers(source, "t.py") == [("XY-1.1", "t.py:2"), ("XY-1.2", "t.py:2")]


@pytest.mark.parametrize("never", ["@pytest.mark.skip", '@pytest.mark.skip("later")', "@pytest.mark.xfail"])
def test_a_test_that_is_not_run_proves_nothing(never: str) -> None:
    assert read_markers(f'{never}\n@pytest.mark.rule("XY-1.1")\ndef test_a(): ...', "t.py") == []


def test_other_calls_are_not_markers() -> None:
    assert read_markers('book.rule("XY-1.1")\nrules("XY-1.1")\n', "t.py") == []


@pytest.mark.parametrize("call", ["rule()", "rule(NUMBER)", 'rule(*["XY-1.1"])', 'rule(number="XY-1.1")'])
def test_a_marker_that_cannot_be_read_is_refused(call: str) -> None:
    with pytest.raises(CoverageError, match=r"t\.py:1: a rule marker takes rule numbers"):
        read_markers(f"@pytest.mark.{call}\ndef test_a(): ...", "t.py")


def test_missing_rules_and_unknown_markers_are_listed_apart() -> None:
    missing, unknown = compare(["XY-1.1", "XY-1.2"], [("XY-1.2", "t.py:1"), ("XY-9.9", "t.py:5")])
    assert missing == ["XY-1.1"]
    assert unknown == ["t.py:5: there is no rule XY-9.9"]


def test_all_rules_files_in_the_package_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = {"xy": "## XY-1 A\n1. one\n", "xy/more": "## MO-1 A\n1. one\n2. two\n"}
    root = project(tmp_path, rules, '@pytest.mark.rule("XY-1.1", "MO-1.2")\ndef test_a(): ...')
    assert coverage(root) == (["XY-1.1", "MO-1.1", "MO-1.2"], ["MO-1.1"], [])
    assert main(root) == 1
    assert capsys.readouterr().out == "no test for MO-1: MO-1.1\n2 of 3 rules have a test\n"


def test_a_project_with_every_rule_proved_passes(tmp_path: Path) -> None:
    test = '@pytest.mark.rule("XY-1.1")\ndef test_a(): ...'
    assert main(project(tmp_path, {"xy": "## XY-1 A\n1. one\n"}, test)) == 0


def test_no_rules_at_all_is_a_failure(tmp_path: Path) -> None:
    assert main(project(tmp_path, {}, "")) == 1


def test_two_games_cannot_share_a_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, {"ab": "## XY-1 A\n1. one\n", "cd": "## XY-1 A\n1. one\n"}, "")
    assert main(root) == 1
    assert "games/cd/rules.md: XY-1.1 is in another rules file too" in capsys.readouterr().out
