"""Compiles the same kernel from CUDA C++, PTX and NVVM IR.

Shows Program for each language, the compilers' logs, the error of a wrong program, and a cache in a folder, where the
next process finds the compiled code. Needs NVRTC, libNVVM and nvJitLink.
"""

from __future__ import annotations

import io
import tempfile
from array import array

from cuda_ctypes.core import Device, LaunchConfig, Linker, NVRTCError, Program, ProgramOptions, launch
from cuda_ctypes.core.utils import FileStreamProgramCache

CXX = """
extern "C" __global__ void answer(int *to) { int unused; *to = ANSWER; }
"""
PTX = """
.version 7.0
.target sm_75
.address_size 64
.visible .entry answer(.param .u64 to)
{
    .reg .b64 %rd<3>;
    ld.param.u64 %rd1, [to];
    cvta.to.global.u64 %rd2, %rd1;
    st.global.u32 [%rd2], 42;
    ret;
}
"""
NVVM = """
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-\
v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @answer(i32* %to) {
    store i32 42, i32* %to
    ret void
}
!nvvm.annotations = !{!0}
!0 = !{void (i32*)* @answer, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
"""


def main() -> None:
    device = Device()
    device.set_current()
    stream = device.create_stream()
    log = io.StringIO()
    options = ProgramOptions(name="answer.cu", std="c++17", lineinfo=True, define_macro=("ANSWER", "42"))
    with tempfile.TemporaryDirectory() as folder, FileStreamProgramCache(folder) as cache:
        compiled = Program(CXX, "c++", options).compile("cubin", logs=log, cache=cache)
        again = Program(CXX, "c++", options).compile("cubin", cache=cache)  # found in the cache
        assert len(cache) == 1 and again.code == compiled.code
    assert "unused" in log.getvalue()
    try:
        Program(CXX, "c++").compile("cubin")
    except NVRTCError as error:
        assert 'identifier "ANSWER" is undefined' in error.log

    codes = {
        "C++": compiled,
        "PTX": Program(PTX, "ptx").compile("cubin"),
        "NVVM IR": Linker(Program(NVVM, "nvvm").compile("ptx")).link("cubin"),
    }
    for language, code in codes.items():
        result = array("i", [0])
        with device.allocate(4, stream=stream) as on_device:
            launch(stream, LaunchConfig(grid=1, block=1), code.get_kernel("answer"), on_device)
            on_device.copy_to(result, stream=stream)
        stream.sync()
        assert result[0] == 42, language
    print(f"the answer is 42 in {', '.join(codes)}; the compiler wrote {len(log.getvalue().splitlines())} lines of log")


if __name__ == "__main__":
    main()
