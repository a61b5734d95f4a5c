"""The stand-ins for the C library's headers agree with the C library's own."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from generator.preprocess import STAND_INS

HEADERS = ["arpa/inet.h", "limits.h", "math.h", "stdbool.h", "pthread.h", "sys/socket.h", "sys/types.h", "time.h"]

FACTS = [
    *("INT_MAX", "INT_MIN", "true", "false"),
    *(
        f"_Generic(({name})0, _Bool: 1, int: 2, long: 3, long long: 4, default: 0)"
        for name in ("bool", "time_t", "ssize_t", "off_t", "loff_t")
    ),
    *(
        f"_Generic(({name})0, unsigned: 1, unsigned long: 2, int: 3, default: 0)"
        for name in ("dev_t", "ino_t", "id_t", "key_t", "clockid_t", "pthread_t", "pthread_key_t", "pthread_once_t")
    ),
    *("sizeof(struct timespec)", "sizeof(struct sockaddr)"),
    *("sizeof(struct sockaddr_storage)", "_Alignof(struct sockaddr_storage)"),
    *("__builtin_offsetof(struct timespec, tv_nsec)", "__builtin_offsetof(struct sockaddr, sa_data)"),
]


def told(tmp_path: Path, *options: str) -> dict[str, int]:
    program = "#define _GNU_SOURCE\n" + "".join(f"#include <{header}>\n" for header in HEADERS)
    program += "int printf(const char *, ...);\nint main(void) {\n"
    program += "".join(f'    printf("%lld\\n", (long long)({fact}));\n' for fact in FACTS) + "}\n"
    command = ["cc", "-std=gnu11", *options, "-x", "c", "-", "-o", str(tmp_path / "program")]
    done = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    lines = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True).stdout.split()
    return dict(zip(FACTS, map(int, lines), strict=True))


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_types_and_values_are_those_of_the_c_library(tmp_path: Path) -> None:
    assert told(tmp_path, "-nostdinc", f"-I{STAND_INS}") == told(tmp_path)
