"""The stand-ins for the C library's headers agree with the C library's own."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from generator.stand_ins import STAND_INS

HEADERS = ["arpa/inet.h", "endian.h", "errno.h", "fcntl.h", "limits.h", "math.h", "netdb.h", "pthread.h", "pwd.h"]
HEADERS += ["stdbool.h", "sys/param.h", "sys/socket.h", "sys/types.h", "sys/uio.h", "termios.h", "time.h"]
NUMBERS = [
    name
    for header in ("endian.h", "errno.h", "fcntl.h", "netdb.h", "sys/param.h")
    for name in re.findall(r"^#define (\w+) ", (STAND_INS / header).read_text(), re.MULTILINE)
]
STRUCTS = [
    "addrinfo",
    "hostent",
    "in6_addr",
    "iovec",
    "passwd",
    "sockaddr",
    "sockaddr_in",
    "sockaddr_in6",
    "sockaddr_storage",
]
STRUCTS += ["termios", "timespec"]
MEMBERS = ["addrinfo, ai_next", "hostent, h_addr_list", "iovec, iov_len", "passwd, pw_gid", "passwd, pw_shell"]
MEMBERS += ["sockaddr, sa_data", "sockaddr_in, sin_addr", "sockaddr_in6, sin6_addr", "sockaddr_in6, sin6_scope_id"]
MEMBERS += ["termios, c_cc", "termios, c_ospeed", "timespec, tv_nsec"]

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
    *NUMBERS,
    "PTHREAD_BARRIER_SERIAL_THREAD",
    *(f"{measure}(struct {name})" for name in STRUCTS for measure in ("sizeof", "_Alignof")),
    *(f"__builtin_offsetof(struct {member})" for member in MEMBERS),
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
