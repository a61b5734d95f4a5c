"""``Program``, ``Linker`` and their options."""

from __future__ import annotations

import io
import pickle
import weakref
from typing import Any

from cuda.core import Linker, LinkerOptions, ObjectCode, Program, ProgramOptions

from tests.gpu import ptx

SOURCE = 'extern "C" __global__ void fill(int *to) { *to = 5; }'
TEMPLATE = "template<typename T> __global__ void put(T *to) { *to = T(5); }"
DEVICE = 'extern "C" __device__ int five() { return 5; }'
CALLER = 'extern "C" __device__ int five(); extern "C" __global__ void fill(int *to) { *to = five(); }'
WRONG: Any = (None, 0, 1.5, object(), [])
LOW = ProgramOptions(arch="sm_80")


def forms(see: Any, device: Any) -> None:
    for code in (SOURCE, SOURCE.encode(), bytearray(SOURCE.encode()), *WRONG, memoryview(b""), ""):
        made = see(Program, code, "c++")
        see(lambda made=made: made.compile("ptx").code_type)
    for kind in ("c++", "C++", "ptx", "nvvm", "NVVM", "wrong", "", None, 3):
        made = see(Program, SOURCE, kind)
        see(lambda made=made: made.backend)
    for options in (None, LOW, {"arch": "sm_80"}, {"wrong": 1}, 3, "sm_80", LinkerOptions(arch="sm_80")):
        see(Program, SOURCE, "c++", options)
    see(Program, SOURCE)
    see(Program)
    see(Program, code=SOURCE, code_type="c++", options=LOW)


def compiling(see: Any, device: Any) -> None:
    for target in ("ptx", "cubin", "ltoir", "PTX", "fatbin", "wrong", "", None, 3):
        program = Program(SOURCE, "c++", LOW)
        made = see(program.compile, target)
        see(lambda made=made: made.code_type)
        see(lambda made=made: made.name)
        see(lambda made=made: made.symbol_mapping)
        see(lambda made=made: type(made.code))
    program = Program(SOURCE, "c++", LOW)
    see(lambda: program.compile("ptx") is program.compile("ptx"))
    see(lambda: program.pch_status)
    see(lambda: type(program.handle))
    see(lambda: program.backend)
    see(lambda: program.is_closed)
    see(program.close)
    see(program.close)
    see(lambda: program.is_closed)
    see(lambda: program.handle)
    see(program.compile, "ptx")
    see(repr, program)
    see(program.compile)


def names(see: Any, device: Any) -> None:
    for given in (
        ("put<int>",),
        ["put<float>", "put<int>"],
        (),
        "put<int>",
        None,
        "",
        (b"put<int>",),
        (3,),
        ("wrong<",),
    ):
        program = Program(TEMPLATE, "c++", LOW)
        made = see(program.compile, "cubin", given)
        see(lambda made=made: made.symbol_mapping)
    see(lambda: Program(TEMPLATE, "c++", LOW).compile("cubin", name_expressions=("put<int>",)).symbol_mapping)


def logs(see: Any, device: Any) -> None:
    warning = "__global__ void f() { int unused; }"
    for target in (io.StringIO(), io.BytesIO(), [], 3):
        see(lambda target=target: Program(warning, "c++", LOW).compile("ptx", logs=target))
    out = io.StringIO()
    Program(warning, "c++", LOW).compile("ptx", logs=out)
    see(lambda: bool(out.getvalue()))
    see(lambda: "unused" in out.getvalue())
    see(lambda: Program("nonsense here", "c++", LOW).compile("ptx"))
    see(lambda: Program("nonsense here", "c++", LOW).compile("ptx", logs=out))
    see(lambda: Program(SOURCE, "c++", ProgramOptions(arch="sm_1")).compile("ptx"))
    see(lambda: Program(SOURCE, "c++", ProgramOptions(arch="wrong")).compile("ptx"))
    see(lambda: Program(SOURCE, "c++", ProgramOptions(arch="sm_80", std="c++99")).compile("ptx"))


def options_made(see: Any, device: Any) -> None:
    see(lambda: ProgramOptions().arch == f"sm_{device.arch}")
    see(lambda: ProgramOptions().name)
    see(repr, LOW)
    see(lambda: LOW == ProgramOptions(arch="sm_80"))
    see(lambda: pickle.loads(pickle.dumps(LOW)) == LOW)
    for field in (
        "max_register_count",
        "split_compile",
        "debug",
        "define_macro",
        "include_path",
        "std",
        "extra_sources",
    ):
        for value in (3, "text", True, 1.5, b"x", [], ["a"], ("a", "b"), object(), {}):
            see(
                lambda field=field, value=value: ProgramOptions(arch="sm_80", **{field: value}).as_bytes("nvrtc", "ptx")
            )
    see(ProgramOptions, "name")
    see(ProgramOptions, wrong=1)
    see(lambda: LOW.as_bytes())
    see(lambda: LOW.as_bytes("nvrtc"))


def used_options(see: Any, device: Any) -> None:
    for given in (
        {"debug": True, "lineinfo": True},
        {"define_macro": ("fill", "other")},
        {"define_macro": ["A", ("B", "1")]},
        {"use_fast_math": True, "ftz": True, "prec_div": False, "fma": True},
        {"max_register_count": 32},
        {"relocatable_device_code": True},
        {"link_time_optimization": True},
        {"std": "c++17", "restrict": True},
        {"time": "/tmp/no such folder/time"},
        {"include_path": "/no/such/folder"},
        {"pre_include": "no_such_header.h"},
        {"name": "named"},
        {"no_cache": True},
        {"minimal": True},
        {"fdevice_syntax_only": True},
    ):
        made = see(lambda given=given: Program(SOURCE, "c++", ProgramOptions(arch="sm_80", **given)).compile("ptx"))
        see(lambda made=made: made.name)


def of_ptx(see: Any, device: Any) -> None:
    text = Program(SOURCE, "c++", LOW).compile("ptx").code
    program = see(Program, text.decode(), "ptx", ProgramOptions(arch="sm_90"))
    see(lambda: program.backend)
    made = see(program.compile, "cubin")
    see(lambda: made.code_type)
    see(program.compile, "ptx")
    see(program.compile, "ltoir")
    see(lambda: type(program.handle))
    see(lambda: program.pch_status)
    see(Program, text, "ptx")
    see(lambda: Program("nonsense", "ptx", ProgramOptions(arch="sm_90")).compile("cubin"))


def of_nvvm(see: Any, device: Any) -> None:
    text = 'target triple = "nvptx64-nvidia-cuda"\ndefine void @f() { ret void }\n'
    for code in (text, text.encode(), "nonsense", b"", bytearray(text.encode())):
        program = see(Program, code, "nvvm", ProgramOptions(arch="sm_90"))
        see(lambda program=program: program.backend)
        see(lambda program=program: program.compile("ptx").code_type)
    see(lambda: Program(text, "nvvm", ProgramOptions(arch="sm_90")).compile("cubin"))
    see(lambda: Program(text, "nvvm", ProgramOptions(arch="sm_90")).compile("ltoir").code_type)
    see(lambda: Program(text, "nvvm", ProgramOptions(arch="sm_90", extra_sources=[("a", text)])).compile("ptx"))
    see(lambda: Program(text, "nvvm", ProgramOptions(arch="sm_90", extra_sources=[])).compile("ptx"))
    see(lambda: Program(SOURCE, "c++", ProgramOptions(arch="sm_90", extra_sources=[("a", text)])).compile("ptx"))


def _relocatable(source: str) -> Any:
    return Program(source, "c++", ProgramOptions(arch="sm_90", relocatable_device_code=True)).compile("ptx")


def linking(see: Any, device: Any) -> None:
    first, second = _relocatable(DEVICE), _relocatable(CALLER)
    linker = see(Linker, first, second, options=LinkerOptions(arch="sm_90"))
    see(lambda: type(linker.handle))
    see(lambda: linker.is_closed)
    made = see(linker.link, "cubin")
    see(lambda: made.code_type)
    see(lambda: made.name)
    see(lambda: made.get_kernel("fill") and None)
    see(lambda: type(linker.get_error_log()))
    see(lambda: type(linker.get_info_log()))
    see(linker.link, "cubin")
    see(linker.close)
    see(linker.close)
    see(lambda: linker.is_closed)
    see(lambda: linker.handle)
    see(linker.link, "cubin")
    see(linker.get_error_log)
    see(Linker.which_backend)
    for target in ("ptx", "ltoir", "wrong", None, "CUBIN"):
        see(lambda target=target: Linker(first, second, options=LinkerOptions(arch="sm_90")).link(target))
    see(lambda: Linker(second, options=LinkerOptions(arch="sm_90")).link("cubin"))
    see(Linker)
    see(lambda: Linker(options=LinkerOptions(arch="sm_90")))
    for wrong in WRONG:
        see(Linker, wrong)
        see(lambda wrong=wrong: Linker(first, options=wrong))
    see(lambda: Linker(first, options={"arch": "sm_90"}).link("cubin").code_type)
    see(lambda: Linker(first, LinkerOptions(arch="sm_90")))
    see(lambda: Linker(ObjectCode.from_cubin(b"nonsense"), options=LinkerOptions(arch="sm_90")).link("cubin"))


def linking_lto(see: Any, device: Any) -> None:
    options = ProgramOptions(arch="sm_90", link_time_optimization=True)
    first, second = (Program(text, "c++", options).compile("ltoir") for text in (DEVICE, CALLER))
    for target in ("cubin", "ptx"):
        for flags in (
            {},
            {"ptx": True},
            {"link_time_optimization": True},
            {"link_time_optimization": True, "ptx": True},
        ):
            made = see(
                lambda target=target, flags=flags: Linker(
                    first, second, options=LinkerOptions(arch="sm_90", **flags)
                ).link(target)
            )
            see(lambda made=made: made.code_type)


def linker_options(see: Any, device: Any) -> None:
    see(lambda: LinkerOptions(arch="sm_90", debug=True).as_bytes())
    see(lambda: LinkerOptions(arch="sm_90", time=True).as_bytes("driver"))
    see(lambda: LinkerOptions(arch="sm_90").as_bytes("wrong"))
    see(lambda: LinkerOptions().arch == f"sm_{device.arch}")
    see(repr, LinkerOptions(arch="sm_90"))
    first = _relocatable(DEVICE)
    for given in (
        {"time": True},
        {"verbose": True},
        {"max_register_count": 32},
        {"optimization_level": 3},
        {"optimization_level": 9},
        {"debug": True},
        {"lineinfo": True},
        {"kernels_used": "fill"},
        {"kernels_used": ["fill"]},
        {"ptxas_options": ["-v"]},
        {"split_compile": 0},
        {"no_cache": True},
        {"name": "some"},
        {"arch": "wrong"},
    ):
        see(lambda given=given: Linker(first, options=LinkerOptions(**{"arch": "sm_90", **given})).link("cubin").name)


def lifetime(see: Any, device: Any) -> None:
    program = Program(SOURCE, "c++", LOW)
    code = program.compile("ptx")
    reference = see(weakref.ref, program)
    del program
    see.gone(reference)
    see(lambda: code.code_type)
    linker = Linker(_relocatable(DEVICE), options=LinkerOptions(arch="sm_90"))
    reference = see(weakref.ref, linker)
    del linker
    see.gone(reference)


def without_context(see: Any) -> None:
    see(lambda: ProgramOptions().arch)
    see(lambda: Program(SOURCE, "c++"))
    see(lambda: Program(SOURCE, "c++", LOW).compile("ptx").code_type)
    see(lambda: LinkerOptions().arch)
    see.worker(_arch)


def _arch() -> Any:
    return [ProgramOptions().arch, LinkerOptions().arch]


def ptx_of_hand(see: Any, device: Any, stream: Any) -> None:
    program = Program(ptx.KERNELS, "ptx")
    code = see(program.compile, "cubin")
    see(lambda: code.get_kernel("increment").num_arguments)
