"""PyCUDA's enumerations and flags: ``device_attribute.WARP_SIZE`` is an int that prints as "WARP_SIZE"."""

from __future__ import annotations

from ._driver import driver

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Constant(int):
    """A member of an enumeration: an int with a name."""

    name: str
    _of: str

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"{self._of}.{self.name}"

    def __reduce__(self) -> tuple[Any, ...]:
        return _member, (self._of, self.name)


class Enumeration:
    """The members of an enumeration of C, or constants of C with a common prefix, without the prefix.

    Members are attributes, as in ``device_attribute.WARP_SIZE``; iteration gives them all.

    Parameters
    ----------
    name : str
        The name in Python.
    source : str
        The enum of C; "" for constants.
    prefix : str
        The part of C's names that is left out.
    more : dict of str to str, optional
        Further names, and the names without prefix that they stand for.
    """

    def __init__(self, name: str, source: str, prefix: str, more: dict[str, str] | None = None) -> None:
        self._name = name
        self._source = source
        self._prefix = prefix
        self._more = more or {}

    def __getattr__(self, name: str) -> Any:
        given = None
        if not name.startswith("_"):
            given = getattr(self._holder(), self._prefix + self._more.get(name, name), None)
        if not isinstance(given, int):
            from .._floor.suggest import hint

            raise AttributeError(f"{self._name} has no {name!r}{hint(name, dir(self))}")
        member = Constant(int(given))
        member.name, member._of = name, self._name
        return self.__dict__.setdefault(name, member)

    def _holder(self) -> Any:
        return getattr(driver, self._source) if self._source else driver

    def __dir__(self) -> list[str]:
        holder = self._holder()
        found = [
            name for name in dir(holder) if name.startswith(self._prefix) and isinstance(getattr(holder, name), int)
        ]
        return sorted({*(name[len(self._prefix) :] for name in found), *self._more})

    def __iter__(self) -> Iterator[Any]:
        return iter(self.values.values())

    @property
    def names(self) -> dict[str, Any]:
        """The members by name, a dict."""
        return {name: getattr(self, name) for name in dir(self)}

    @property
    def values(self) -> dict[int, Any]:
        """The members by number, a dict. Of several names for a number, it has the first in C."""
        found = {int(member): member for member in self.names.values()}
        if self._source:
            found = {number: getattr(self, self._holder()(number).name[len(self._prefix) :]) for number in found}
        return found

    def __call__(self, number: int) -> Any:
        """The member with a number.

        Parameters
        ----------
        number : int
            Its value.

        Returns
        -------
        int
            The number itself if it is unknown here, from a newer driver.
        """
        return self.values.get(int(number), number)

    def __repr__(self) -> str:
        return f"<enumeration {self._name}>"


def _member(name: str, member: str) -> Any:
    return getattr(globals()[name], member)


address_mode = Enumeration("address_mode", "CUaddress_mode", "CU_TR_ADDRESS_MODE_")
array3d_flags = Enumeration(
    "array3d_flags", "", "CUDA_ARRAY3D_", {"ARRAY3D_LAYERED": "LAYERED", "ARRAY3D_2DARRAY": "2DARRAY"}
)
array_cubemap_face = Enumeration("array_cubemap_face", "CUarray_cubemap_face", "CU_CUBEMAP_FACE_")
array_format = Enumeration("array_format", "CUarray_format", "CU_AD_FORMAT_")
compute_mode = Enumeration("compute_mode", "CUcomputemode", "CU_COMPUTEMODE_")
ctx_flags = Enumeration("ctx_flags", "CUctx_flags", "CU_CTX_", {"BLOCKING_SYNC": "SCHED_BLOCKING_SYNC"})
device_attribute = Enumeration("device_attribute", "CUdevice_attribute", "CU_DEVICE_ATTRIBUTE_")
event_flags = Enumeration("event_flags", "CUevent_flags", "CU_EVENT_")
filter_mode = Enumeration("filter_mode", "CUfilter_mode", "CU_TR_FILTER_MODE_")
func_cache = Enumeration("func_cache", "CUfunc_cache", "CU_FUNC_CACHE_")
function_attribute = Enumeration("function_attribute", "CUfunction_attribute", "CU_FUNC_ATTRIBUTE_")
host_alloc_flags = Enumeration(
    "host_alloc_flags", "", "CU_MEMHOSTALLOC_", {"DEVICE_MAP": "DEVICEMAP", "WRITE_COMBINED": "WRITECOMBINED"}
)
ipc_mem_flags = Enumeration("ipc_mem_flags", "CUipcMem_flags", "CU_IPC_MEM_")
jit_fallback = Enumeration(
    "jit_fallback", "CUjit_fallback", "CU_PREFER_", {"PREFER_PTX": "PTX", "PREFER_BINARY": "BINARY"}
)
jit_input_type = Enumeration("jit_input_type", "CUjitInputType", "CU_JIT_INPUT_")
jit_option = Enumeration("jit_option", "CUjit_option", "CU_JIT_")
jit_target = Enumeration("jit_target", "CUjit_target", "CU_TARGET_")
limit = Enumeration("limit", "CUlimit", "CU_LIMIT_")
mem_attach_flags = Enumeration("mem_attach_flags", "CUmemAttach_flags", "CU_MEM_ATTACH_")
mem_host_register_flags = Enumeration("mem_host_register_flags", "", "CU_MEMHOSTREGISTER_")
memory_type = Enumeration("memory_type", "CUmemorytype", "CU_MEMORYTYPE_")
pointer_attribute = Enumeration("pointer_attribute", "CUpointer_attribute", "CU_POINTER_ATTRIBUTE_")
shared_config = Enumeration("shared_config", "CUsharedconfig", "CU_SHARED_MEM_CONFIG_")
stream_flags = Enumeration("stream_flags", "CUstream_flags", "CU_STREAM_")

TRSA_OVERRIDE_FORMAT = 1
"""Of texture references, which CUDA 12 removed; programs may still name these four."""
TRSF_READ_AS_INTEGER = 1
TRSF_NORMALIZED_COORDINATES = 2
TR_DEFAULT = -1


def member_of(owner: Any, members: Enumeration, name: str) -> Any:
    """The member of an attribute of ``owner``, whose name is in lower case. Raises AttributeError, with the closest name."""
    try:
        return getattr(members, name.upper())
    except AttributeError:
        pass
    from .._floor.suggest import hint

    known = [each for each in (*dir(type(owner)), *map(str.lower, dir(members))) if not each.startswith("_")]
    raise AttributeError(f"a {type(owner).__name__} has no {name!r}{hint(name, known)}")
