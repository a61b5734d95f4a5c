"""Structs in one line of text."""

from __future__ import annotations

import ctypes
import json

from cuda_ctypes._floor.faces import shared_by


def shown(name: str, **members: object) -> str:
    """A struct of the driver with these members, as a trace has it."""
    from cuda_ctypes._tracing.structs import short

    types = shared_by("cuda_ctypes.cu13.raw.driver").types
    struct = types.c_class(name)()
    for member, value in members.items():
        setattr(struct, member, value)
    text: str = json.loads(short(types, name)(ctypes.addressof(struct)))
    return text


def test_a_float_that_is_no_number_is_text_inside_the_text() -> None:
    infinite = {"maxMipmapLevelClamp": float("inf"), "minMipmapLevelClamp": float("nan"), "mipmapLevelBias": 0.5}
    text = shown("CUDA_TEXTURE_DESC", **infinite)
    assert text.endswith("mipmapLevelBias=0.5 minMipmapLevelClamp=nan maxMipmapLevelClamp=inf")


def test_members_with_siblings_are_one() -> None:
    assert shown("CUlaunchConfig", gridDimX=1, gridDimY=2, gridDimZ=3).startswith("gridDim=1,2,3 blockDim=0,0,0 ")


def test_a_last_letter_without_siblings_belongs_to_the_name() -> None:
    assert " maxAnisotropy=4 " in shown("CUDA_TEXTURE_DESC", maxAnisotropy=4)
    from cuda_ctypes._tracing.structs import pieces

    members = [(name, "1") for name in ("hArray", "width", "x", "y", "z", "srcY", "srcZ", "dimX", "dimY")]
    assert [*pieces(members)] == ["hArray=1", "width=1", "1,1,1", "srcY=1", "srcZ=1", "dim=1,1"]
