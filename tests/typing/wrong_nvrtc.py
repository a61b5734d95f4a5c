"""Wrong calls of NVRTC: mypy must report the error of each ``# error`` on its line."""

from cuda_ctypes.bindings import nvrtc
from cuda_ctypes.checked import nvrtc as compiler
from cuda_ctypes.raw import nvrtc as c_nvrtc

status, program = nvrtc.nvrtcCreateProgram("source", "name", 0, None, None)
nvrtc.nvrtcCreateProgram(7, "name", 0, None, None)  # error: arg-type
nvrtc.nvrtcCompileProgram(program, 1, [7])  # error: list-item
nvrtc.nvrtcCompileProgram(program, 1, 7)  # error: arg-type
nvrtc.nvrtcGetPTX(program)  # error: call-arg
nvrtc.nvrtcGetPTX(program, "text")  # error: arg-type
compiler.nvrtcGetPTX(program, bytearray(7))  # error: call-arg
compiler.nvrtcGetPTX(program).encode()  # error: attr-defined
compiler.nvrtcGetProgramLog(program).decode()  # error: attr-defined
archs: list[str] = compiler.nvrtcGetSupportedArchs()  # error: assignment
status, text = nvrtc.nvrtcGetErrorString(status)
text.encode()  # error: attr-defined
found = compiler.NvrtcErrorCompilaton  # error: attr-defined
c_nvrtc.nvrtcCompileProgram(program, 1, ["--gpu-architecture=sm_90"])  # error: arg-type
