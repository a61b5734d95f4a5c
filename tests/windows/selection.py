"""The tests that run on Windows, and those of them that cannot."""

MINOR = "3.11"
"""The Python that runs all tests: from 3.12 on, Python calls functions of Windows that Wine 8 lacks."""
TESTS = [
    "tests/windows",
    "tests/native",
    "tests/test_functions.py",
    "tests/test_types.py",
    "tests/test_callbacks.py",
    "tests/test_struct_classes.py",
    "tests/test_utils.py",
    "tests/test_advice.py",
    *[
        f"tests/gpu/test_{name}.py"
        for name in ("device", "errors", "graphs", "kernels", "logs", "memory", "raw", "streams", "trace")
    ],
    "tests/gpu/core",
]
FILES_ELSEWHERE = {
    "tests/gpu/core/test_documents.py": "the pages say what Linux prints",
    "tests/gpu/core/test_examples.py": "as the pages",
    "tests/gpu/core/test_overview_programs.py": "as the pages",
    "tests/native/test_fuzz.py": "limits of memory",
    "tests/native/test_hardened.py": "Linux' protections",
    "tests/native/test_layouts.py": "the headers of Pythons on Linux",
    "tests/native/test_proof.py": "a check that crashes takes Wine's debugger with it",
    "tests/native/test_signal_handlers.py": "signals",
    "tests/native/test_threads.py": "forks",
    "tests/native/test_unwinding.py": "DWARF; test_machine_code.py is for Windows",
    "tests/native/test_visible.py": "gdb and perf",
}
ELSEWHERE: dict[str, str] = {}
"""Tests that Windows cannot run, with the reason."""
