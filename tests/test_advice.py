"""Every status of a library has advice, and the exceptions of ``checked`` contain it."""

from __future__ import annotations

import copy
import importlib
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Callable

import pytest

from cuda_ctypes._floor.tables import table_of
from tests.conftest import package_on
from tests.standin.control import Recorder

MAJORS = (12, 13)
LIBRARIES = ("driver", "runtime", "nvrtc", "nvjitlink", "nvvm", "nvfatbin", "nvml", "cufile")


def table(major: int, library: str = "driver") -> Any:
    return table_of(f"cuda_ctypes.cu{major}", library)


def statuses(major: int, library: str) -> set[str]:
    """All statuses but success."""
    enum = table(major, library).settings["result"]
    return {name for name, value in table(major, library).enums[enum].items() if value}


@pytest.fixture(scope="module")
def library(standin: Callable[[str], Path]) -> Iterator[tuple[Recorder, Callable[[str], Any]]]:
    """A driver that returns a programmed status, and the package that uses it."""
    file = standin("recording")
    with package_on(file) as module:
        yield Recorder(file), module


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("major", MAJORS)
def test_every_status_but_success_has_advice(major: int, library: str) -> None:
    missing = statuses(major, library) - set(table(major, library).advice)
    assert not missing, f"write a sentence under [faces.advice] in {library}.toml"


@pytest.mark.parametrize("library", LIBRARIES)
def test_advice_is_for_statuses_that_exist(library: str) -> None:
    known = {name for major in MAJORS for name in statuses(major, library)}
    assert set(table(13, library).advice) <= known, "keys of [faces.advice] that are no status of any release"


@pytest.mark.parametrize("library", LIBRARIES)
@pytest.mark.parametrize("major", MAJORS)
def test_advice_is_short_and_made_of_sentences(major: int, library: str) -> None:
    texts = dict(table(major, library).advice.items())
    for name, text in texts.items():
        assert 20 < len(text) < 200, f"{name}: {len(text)} characters"
        assert text[0].isupper() and text.endswith(".") and "\n" not in text, name
    assert len(set(texts.values())) == len(texts), "two statuses with the same advice"


@pytest.mark.parametrize("major", MAJORS)
def test_exceptions_carry_the_advice(library: tuple[Recorder, Callable[[str], Any]], major: int) -> None:
    recorder, module = library
    driver = module(f"cu{major}.checked.driver")
    for name, value in table(major).enums["CUresult"].items():
        if not value:
            continue
        recorder.program("cuCtxSynchronize", value)
        with pytest.raises(driver.CudaError) as caught:
            driver.cuCtxSynchronize()
        error, advice = caught.value, table(major).advice[name]
        assert (error.status.name, int(error.status), error.function) == (name, value, "cuCtxSynchronize")
        assert str(error) == f"cuCtxSynchronize: {name} ({value}): {advice}"
        for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
            assert type(twin) is type(error) and str(twin) == str(error)
    recorder.program()


@pytest.mark.parametrize("name", ["CudaError", "CudaErrorOutOfMemory"])
def test_exceptions_of_a_program_can_be_copied_and_pickled(name: str) -> None:
    """They have a text instead of a status."""
    error = getattr(importlib.import_module("cuda_ctypes.errors"), name)("no memory is left")
    for twin in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(twin) is type(error) and str(twin) == "no memory is left"


@pytest.mark.parametrize("major", MAJORS)
def test_a_status_that_the_table_does_not_know_is_kept(
    library: tuple[Recorder, Callable[[str], Any]], major: int
) -> None:
    """A status of a newer driver has no advice, but the message has its number."""
    recorder, module = library
    driver = module(f"cu{major}.checked.driver")
    recorder.program("cuCtxSynchronize", 4321)
    with pytest.raises(driver.CudaError, match=r"cuCtxSynchronize: .*\(4321\)") as caught:
        driver.cuCtxSynchronize()
    assert int(caught.value.status) == 4321
    recorder.program()
