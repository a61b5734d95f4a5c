"""Caches of compiled programs and their keys."""

from __future__ import annotations

import os
import pathlib
import tempfile
from typing import Any

from cuda.core import ObjectCode, Program, ProgramOptions
from cuda.core.utils import (
    FileStreamProgramCache,
    InMemoryProgramCache,
    ProgramCacheResource,
    make_program_cache_key,
)

SOURCE = 'extern "C" __global__ void fill(int *to) { *to = 5; }'
LOW = ProgramOptions(arch="sm_80")
CODE = ObjectCode.from_ptx(b"some text")


def _folder() -> str:
    return tempfile.mkdtemp()


def _use(see: Any, cache: Any) -> None:
    see(len, cache)
    see(lambda: cache["missing"])
    see(lambda: cache.get("missing"))
    see(lambda: cache.get("missing", b"instead"))
    see(lambda: "missing" in cache)
    for key in ("key", b"key", "other", "a/b\\c", "", "x" * 1000):
        see(lambda key=key: cache.__setitem__(key, CODE))
        see(lambda key=key: cache[key])
        see(lambda key=key: key in cache)
    for value in (
        b"bytes",
        bytearray(b"bytes"),
        memoryview(b"bytes"),
        "text",
        None,
        3,
        CODE,
        ObjectCode.from_ptx("text"),
    ):
        see(lambda value=value: cache.__setitem__("value", value))
        see(lambda: cache["value"])
    for key in (None, 3, 1.5, (), object()):
        see(lambda key=key: cache.__setitem__(key, CODE))
        see(lambda key=key: cache[key])
        see(lambda key=key: key in cache)
        see(lambda key=key: cache.get(key))
    see(lambda: cache.__delitem__("key"))
    see(lambda: cache.__delitem__("key"))
    see(lambda: cache.update({"one": b"1", "two": b"2"}))
    see(lambda: cache.update([("three", b"3")]))
    see(lambda: cache.update(3))
    see(lambda: [cache.get(key) for key in ("one", "two", "three")])
    see(lambda: cache.clear())
    see(lambda: cache.get("one"))
    see(lambda: cache.close())
    see(lambda: cache.get("one"))
    with cache as entered:
        see(lambda: entered is cache)


def in_memory(see: Any) -> None:
    _use(see, InMemoryProgramCache())
    for size in (None, 10, 0, -1, "10", 1.5, True):
        made = see(lambda size=size: InMemoryProgramCache(max_size_bytes=size))
        see(lambda made=made: [made.__setitem__(str(number), b"12345") for number in range(3)])
        see(lambda made=made: [made.get(str(number)) for number in range(3)])
    see(InMemoryProgramCache, 10)
    see(repr, InMemoryProgramCache())


def in_files(see: Any) -> None:
    _use(see, FileStreamProgramCache(_folder()))
    see(FileStreamProgramCache, pathlib.Path(_folder()))
    see(FileStreamProgramCache, _folder().encode())
    see(FileStreamProgramCache, path=_folder())
    for wrong in (3, 1.5, object(), ""):
        see(lambda wrong=wrong: FileStreamProgramCache(wrong).get("key"))
    for size in (None, 10, 0, -1, "10", 1.5, True):
        made = see(lambda size=size: FileStreamProgramCache(_folder(), max_size_bytes=size))
        see(lambda made=made: [made.__setitem__(str(number), b"12345") for number in range(3)])
        see(lambda made=made: made.get("2"))
    folder = os.path.join(_folder(), "made", "when", "needed")
    made = see(FileStreamProgramCache, folder)
    see(os.path.isdir, folder)
    made["key"] = CODE
    see(lambda: FileStreamProgramCache(folder)["key"])
    see(len, made)


def abstract(see: Any) -> None:
    see(ProgramCacheResource)

    class Own(ProgramCacheResource):
        def __init__(self) -> None:
            self.kept: dict[Any, Any] = {}

        def __getitem__(self, key: Any) -> Any:
            return self.kept[key]

        def __setitem__(self, key: Any, value: Any) -> None:
            self.kept[key] = value

        def __delitem__(self, key: Any) -> None:
            del self.kept[key]

        def __len__(self) -> int:
            return len(self.kept)

        def clear(self) -> None:
            self.kept.clear()

    own = see(Own)
    see(lambda: own.get("key"))
    see(lambda: own.update({"a": b"b"}))
    see(lambda: own.get("a"))
    see(lambda: own.close())
    see(lambda: Program(SOURCE, "c++", LOW).compile("ptx", cache=own).code_type)
    see(len, own)
    see(lambda: [type(item).__name__ for pair in own.kept.items() for item in pair])
    see(lambda: Program(SOURCE, "c++", LOW).compile("ptx", cache=own).code_type)
    see(lambda: len(own.kept))


def used(see: Any) -> None:
    for cache in (InMemoryProgramCache(), FileStreamProgramCache(_folder())):
        first = see(lambda cache=cache: Program(SOURCE, "c++", LOW).compile("ptx", cache=cache))
        second = see(lambda cache=cache: Program(SOURCE, "c++", LOW).compile("ptx", cache=cache))
        see(lambda first=first, second=second: first.code == second.code)
        see(lambda second=second: (second.name, second.code_type, second.symbol_mapping))
    for wrong in (3, "folder", {}, object()):
        see(lambda wrong=wrong: Program(SOURCE, "c++", LOW).compile("ptx", cache=wrong).code_type)
    template = "template<typename T> __global__ void put(T *to) { *to = T(5); }"
    cache = InMemoryProgramCache()
    for _ in range(2):
        see(lambda: Program(template, "c++", LOW).compile("cubin", ("put<int>",), cache=cache).symbol_mapping)
    see(lambda: Program(SOURCE, "c++", ProgramOptions(arch="sm_80", time="/tmp/t")).compile("ptx", cache=cache))
    see(lambda: Program(SOURCE, "c++", ProgramOptions(arch="sm_80", include_path="/")).compile("ptx", cache=cache))
    see(
        lambda: Program(SOURCE, "c++", ProgramOptions(arch="sm_80", extra_sources=[("a", "b")])).compile(
            "ptx", cache=cache
        )
    )


def keys(see: Any) -> None:
    def key(**given: Any) -> Any:
        return make_program_cache_key(
            **{"code": SOURCE, "code_type": "c++", "options": LOW, "target_type": "ptx", **given}
        )

    usual = see(key)
    see(lambda: len(usual))
    see(lambda: key() == usual)
    for given in (
        {"code": SOURCE.encode()},
        {"code": bytearray(SOURCE.encode())},
        {"code": "other"},
        {"code": None},
        {"code": 3},
        {"code_type": "C++"},
        {"code_type": "ptx"},
        {"code_type": "nvvm"},
        {"code_type": "wrong"},
        {"code_type": None},
        {"target_type": "cubin"},
        {"target_type": "PTX"},
        {"target_type": "wrong"},
        {"target_type": None},
        {"options": None},
        {"options": {"arch": "sm_80"}},
        {"options": 3},
        {"name_expressions": ("a",)},
        {"name_expressions": ["a"]},
        {"name_expressions": "a"},
        {"name_expressions": (3,)},
        {"name_expressions": (b"a",)},
        {"name_expressions": None},
        {"extra_digest": b"digest"},
        {"extra_digest": "digest"},
        {"extra_digest": None},
        {"wrong": 1},
    ):
        made = see(lambda given=given: type(key(**given)))
        see(lambda made=made, given=given: made and key(**given) == usual)
    for option in (
        {"name": "folder/name"},
        {"name": "folder\\name"},
        {"name": "name"},
        {"name": None},
        {"include_path": False},
        {"include_path": range(0)},
        {"include_path": []},
        {"include_path": "/"},
        {"pre_include": "a.h"},
        {"extra_sources": [("a", "b")]},
        {"extra_sources": []},
        {"use_pch": "a"},
        {"pch": True},
        {"create_pch": "a"},
        {"time": "a"},
        {"fdevice_time_trace": "a"},
        {"no_cache": True},
        {"define_macro": "A"},
        {"define_macro": ("A", "1")},
        {"debug": True},
        {"debug": False},
        {"use_libdevice": True},
        {"std": "c++17"},
    ):
        for code_type in ("c++", "nvvm", "ptx"):
            target = "cubin" if code_type == "ptx" else "ptx"
            see(
                lambda option=option, code_type=code_type, target=target: type(
                    key(code_type=code_type, target_type=target, options=ProgramOptions(arch="sm_80", **option))
                )
            )
            see(
                lambda option=option, code_type=code_type, target=target: type(
                    key(
                        code_type=code_type,
                        target_type=target,
                        options=ProgramOptions(arch="sm_80", **option),
                        extra_digest=b"1",
                    )
                )
            )
    see(make_program_cache_key)
    see(make_program_cache_key, SOURCE, "c++", LOW, "ptx")
