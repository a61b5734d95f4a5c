"""Callbacks that C may run while Python raises an exception."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest


@pytest.mark.usefixtures("library")
class TestUndisturbed:
    """C may call such a function while an exception propagates, for example when a failed expression drops a temporary."""

    @pytest.fixture
    def seen(self) -> list[Any]:
        return []

    @pytest.fixture
    def function(self, seen: list[Any]) -> Any:
        """The address of an undisturbed function that appends its argument to ``seen``."""
        from cuda_ctypes._floor.native.callback import undisturbed

        def append(address: int) -> None:
            assert sorted([2, 1]) == [1, 2]  # a pending exception disturbs calls of C functions
            seen.append(address)

        self.callback = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(append)
        return undisturbed(ctypes.cast(self.callback, ctypes.c_void_p).value or 0)

    def test_the_exception_is_raised_and_the_function_called(self, seen: list[Any], function: int) -> None:
        capsule = ctypes.PYFUNCTYPE(ctypes.py_object, *[ctypes.c_void_p] * 3)(("PyCapsule_New", ctypes.pythonapi))
        for _ in range(3):
            with pytest.raises(TypeError, match="subscriptable"):
                capsule(1, None, function)[0]  # its destructor
        assert len(seen) == 3

    def test_there_may_be_no_exception(self, seen: list[Any], function: int) -> None:
        ctypes.CFUNCTYPE(None, ctypes.c_void_p)(function)(1 << 40)
        assert seen == [1 << 40]

    def test_threads_of_c_may_call_it(self, seen: list[Any], function: int) -> None:
        threads, handle = ctypes.CDLL(None), ctypes.c_ulong()
        assert not threads.pthread_create(ctypes.byref(handle), None, ctypes.c_void_p(function), ctypes.c_void_p(7))
        assert not threads.pthread_join(handle, None)
        assert seen == [7]
