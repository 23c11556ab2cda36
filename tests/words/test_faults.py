"""What libraries and the operating system say in English reaches people in their language, down to the detail."""

import errno
import tomllib
from pathlib import Path

import msgspec
import pytest

from tests.words.test_texts import messages
from tilewright.cli.errors import CommandError
from tilewright.cli.files import read_bytes, write_text
from tilewright.kernel.faults import OS_FAULTS, os_fault, toml_fault
from tilewright.server.data_faults import data_fault
from tilewright.server.errors import ServerError
from tilewright.server.settings import read_settings
from tilewright.server.wire.lobby import NewTable
from tilewright.words.speech import Speech, fault
from tilewright.words.texts import LANGUAGES

OTHER_KINDS = {"special", "large", "system", "no-text", "too-deep", "toml", "toml-end", "toml-at"}


def said(lang: str, error: OSError | ValueError) -> str:
    found = fault(os_fault(error))
    return Speech(lang, strict=True).say(found.key, found.facts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_of_the_operating_system_has_words(lang: str) -> None:
    for number in OS_FAULTS:
        assert said(lang, OSError(number, "in English"))
    assert "119" in said(lang, OSError(119, "in English"))
    kinds = {key.removeprefix("core-fault-") for key in messages(lang, "core") if key.startswith("core-fault-")}
    assert kinds == {*OS_FAULTS.values(), *OTHER_KINDS}


def test_common_faults_are_worded_in_the_language(tmp_path: Path) -> None:
    assert said("ru", OSError(errno.ENOSPC, "No space left on device")) == "на диске нет места"
    assert said("uk", PermissionError(errno.EACCES, "Permission denied")) == "ви не маєте на це прав"
    assert said("hu", ValueError("embedded null byte")) == "fájlnak nem lehet ilyen neve"
    with pytest.raises(CommandError) as error:
        read_bytes(tmp_path / ("x" * 300))
    assert Speech("hu", strict=True).say(error.value.key, error.value.facts).endswith("a név túl hosszú")
    with pytest.raises(CommandError) as error:
        write_text(tmp_path / "none" / "file", "text")
    assert Speech("ru", strict=True).say(error.value.key, error.value.facts).endswith("такого файла или папки нет")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = 1\nhost = [", "файл обрывается"),
        ("port = 1\n  = 2", "ошибка в строке 2, столбец 3"),
        ("port = 99999", "port: нужно не больше 65535"),
        ("prot = 1", "поле prot здесь неизвестно"),
        ("host = 3", "host: нужно str, а не int"),
        ("proxies = '10.0.0.1, front'", "proxies: «front»\u00a0— не адрес и не сеть"),
    ],
)
def test_a_config_file_says_where_it_is_wrong(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "t.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ServerError) as error:
        read_settings(file, {}, {})
    assert error.value.words("ru").endswith(sentence)


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(UnicodeDecodeError) as error:
        tomllib.loads(b"\xff".decode())
    assert toml_fault(error.value) == {"fault": "no-text"}


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b"", "az adat idő előtt véget ér"),
        (b'{"game":"keyflower",}', "a 20. bájttól kezdve nem JSON"),
        (b"[]", "JSON: object kell, nem array"),
        (b'{"game":"keyflower"}', "hiányzik ez a mező: seats"),
        (b'{"game":7}', "game: str kell, nem int"),
        (b'{"game":"keyflower","seats":[]}', "seats: túl rövid; a hossza legalább 1 legyen"),
        (b'{"game":"keyflower","seats":[{"kind":"me","sort":1}]}', "nincs ilyen mező: seats[0].sort"),
        (b'{"game":"keyflower","seats":[{"kind":"you"}]}', "seats[0].kind: ilyen érték nem lehet"),
        (b'{"game":"\xff"}', "ez nem UTF-8 szöveg"),
    ],
)
def test_a_wrong_body_is_described_in_the_language(body: bytes, sentence: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)) as error:
        msgspec.json.decode(body, type=NewTable)
    found = data_fault(error.value)
    assert Speech("hu", strict=True).say(found.key, found.facts) == sentence
