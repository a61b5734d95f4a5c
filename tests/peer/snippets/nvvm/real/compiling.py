"""NVVM IR compiled to PTX by NVIDIA's own NVVM, and its errors."""

from tests.peer.snippets.given import d


def _():
    ir = b"""target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define void @f() { ret void }
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
"""
    program = d.create_program()
    d.add_module_to_program(program, ir, len(ir), "a.ll")
    d.lazy_add_module_to_program(program, ir.replace(b"@f", b"@g"), len(ir), "b.ll")
    d.verify_program(program, 1, ["-arch=compute_90"])
    d.compile_program(program, 1, ["-arch=compute_90"])
    ptx = bytearray(d.get_compiled_result_size(program))
    d.get_compiled_result(program, ptx)
    log = bytearray(d.get_program_log_size(program))
    d.get_program_log(program, log)
    return d.destroy_program(program), bytes(ptx), bytes(log)


def _():
    return d.version()


def _():
    return d.ir_version()


def _():
    return d.get_error_string(0), d.get_error_string(d.Result.ERROR_INVALID_IR), d.get_error_string(999)


def _():
    return d.get_error_string("x")


def _():
    return d.get_error_string(None)


def _():
    program = d.create_program()
    return d.compile_program(program, 0, [])


def _():
    program = d.create_program()
    d.add_module_to_program(program, b"this is no IR", 13, "a.ll")
    return d.compile_program(program, 0, [])


def _():
    program = d.create_program()
    try:
        d.add_module_to_program(program, b"this is no IR", 13, "a.ll")
        d.verify_program(program, 1, ["--no-such-option"])
    except d.nvvmError as error:
        caught = error
        log = bytearray(d.get_program_log_size(program))
        d.get_program_log(program, log)
    return str(caught)[:24], int(caught.status), bytes(log)


def _():
    return d.destroy_program(0)
