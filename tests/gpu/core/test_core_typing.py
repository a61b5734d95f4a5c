"""``cuda_ctypes.core.typing``: strings that are enumerations, and names for annotations."""

from __future__ import annotations

import dataclasses
import enum
import pickle
import sys
import typing
from typing import Any, Callable

import pytest

VALUES = {
    "SourceCodeType": ["c++", "ptx", "nvvm"],
    "ObjectCodeFormatType": ["ptx", "cubin", "ltoir", "fatbin", "object", "library"],
    "CompilerBackendType": ["NVRTC", "NVVM", "nvJitLink", "driver"],
    "PCHStatusType": ["created", "not_attempted", "failed"],
    "ManagedMemoryLocationType": ["device", "host", "host_numa"],
    "VirtualMemoryHandleType": ["posix_fd", "win32_kmt", "fabric"],
    "VirtualMemoryLocationType": ["device", "host", "host_numa", "host_numa_current"],
    "VirtualMemoryGranularityType": ["minimum", "recommended"],
    "VirtualMemoryAccessType": ["rw", "r"],
    "VirtualMemoryAllocationType": ["pinned", "managed"],
    "WorkqueueSharingScopeType": ["device_ctx", "green_ctx_balanced"],
}


@pytest.mark.parametrize("name", VALUES)
def test_an_enumeration_has_its_values(core: Any, name: str) -> None:
    assert [str(member) for member in getattr(core.typing, name)] == VALUES[name]


@pytest.mark.parametrize("name", VALUES)
def test_a_member_is_its_string(core: Any, name: str) -> None:
    enumeration = getattr(core.typing, name)
    for value in VALUES[name]:
        member = enumeration(value)
        assert member == value and isinstance(member, str)
        assert str(member) == f"{member}" == format(member) == "%s" % member == value  # noqa: UP031 - one of the ways
        assert {value: 1}[member] == 1, "a member and its string are the same key"
        assert pickle.loads(pickle.dumps(member)) is member


def test_a_member_is_one_of_python_s_string_enumerations(core: Any) -> None:
    assert isinstance(core.typing.FilterModeType.POINT, getattr(enum, "StrEnum", enum.Enum))  # Python 3.11 brought it


def test_values_without_a_member_are_refused(core: Any) -> None:
    with pytest.raises(ValueError, match="cuda"):
        core.typing.SourceCodeType("cuda")


def test_every_name_is_there(core: Any) -> None:
    assert set(VALUES) <= set(core.typing.__all__)
    for name in core.typing.__all__:
        assert getattr(core.typing, name) is not None
        assert name in dir(core.typing)
    with pytest.raises(AttributeError, match="NoSuchType"):
        core.typing.NoSuchType  # noqa: B018


def test_an_address_is_annotated_by_what_it_may_be(core: Any, package: Callable[[str], Any]) -> None:
    parts = core.typing.DevicePointerType.__args__
    assert set(parts) == {package("checked.driver").CUdeviceptr, int, type(None)}


def test_device_resources_are_a_sequence(core: Any) -> None:
    (item,) = core.typing.DeviceResourcesType.__args__
    assert set(item.__args__) == {core.SMResource, core.WorkqueueResource}


def test_a_stream_protocol_can_be_derived_from(core: Any) -> None:
    class Mine(core.typing.IsStreamType):  # type: ignore[misc]
        def __cuda_stream__(self) -> tuple[int, int]:
            return 0, 2

    assert Mine().__cuda_stream__() == (0, 2)


def test_enumerations_do_without_typing(run_python: Callable[..., str]) -> None:
    """``typing`` takes longer to import than the whole package, so enumerations do without it."""
    loaded = run_python("""
        import sys
        sys.modules.pop("typing", None)
        from cuda_ctypes.core.typing import SourceCodeType
        print("typing" in sys.modules)
    """)
    assert loaded == "False\n", f"importing an enumeration imports typing (Python {sys.version_info[:2]})"


@pytest.mark.skipif(sys.version_info < (3, 10), reason="typing knows no int | None")
@pytest.mark.parametrize("name", [
    "LinkerOptions", "ProgramOptions", "SMResourceOptions", "StreamOptions", "VirtualMemoryResourceOptions",
    *["EventOptions"] * (sys.version_info >= (3, 11)),  # before, typing refuses InitVar
])  # fmt: skip
def test_type_hints_of_options(core: Any, name: str) -> None:
    cls = getattr(core, name)
    assert {field.name for field in dataclasses.fields(cls)} <= {*typing.get_type_hints(cls)}
