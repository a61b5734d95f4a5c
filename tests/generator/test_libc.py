"""The stand-ins for the C library's headers agree with the C library's own."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from generator.stand_ins import STAND_INS

HEADERS = [
    "arpa/inet.h",
    "endian.h",
    "errno.h",
    "fcntl.h",
    "float.h",
    "inttypes.h",
    "limits.h",
    "math.h",
    "netdb.h",
    "pthread.h",
    "pwd.h",
]
HEADERS += ["stdbool.h", "sys/param.h", "sys/socket.h", "sys/types.h", "sys/uio.h", "termios.h", "time.h"]
NUMBERS = [
    name
    for header in ("endian.h", "errno.h", "fcntl.h", "float.h", "limits.h", "math.h", "netdb.h", "sys/param.h")
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


FORMATS = [
    f"PRI{kind}{bits}" for kind in ("d", "i", "o", "u", "x", "X") for bits in ("8", "16", "32", "64", "MAX", "PTR")
]
WINDOWS = "x86_64-w64-mingw32-gcc"
WINDOWS_FACTS = [
    *("INT_MAX", "LONG_MAX", "LONG_MIN", "ULONG_MAX", "LLONG_MIN", "INT64_MIN", "UINT64_MAX", "SIZE_MAX"),
    *(
        f"_Generic(({name})0, short: 1, unsigned short: 2, unsigned: 3, int: 4, long: 5, unsigned long: 6,"
        " long long: 7, unsigned long long: 8, default: 0)"
        for name in ("size_t", "intptr_t", "uint64_t", "wchar_t", "time_t", "clock_t", "ssize_t", "off_t", "pid_t")
    ),
    *(f"sizeof(struct {name})" for name in ("tm", "timespec", "timeval")),
]


def assembly(compiler: str, facts: list[str], *options: str) -> str:
    """The numbers and the formats as an assembler gets them, without a program that runs."""
    headers = ["inttypes.h", "limits.h", "stddef.h", "sys/time.h", "sys/types.h", "time.h"]
    text = "".join(f"#include <{header}>\n" for header in headers)
    text += f"const long long numbers[] = {{ {', '.join(facts)} }};\n"
    text += "".join(f"const char text_{name}[] = {name};\n" for name in FORMATS)
    command = [compiler, "-std=gnu11", "-D__USE_MINGW_ANSI_STDIO=1", *options, "-S", "-o", "-", "-x", "c", "-"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(("compiler", "facts"), [("cc", []), (WINDOWS, WINDOWS_FACTS)], ids=["Linux", "Windows"])
def test_formats_and_widths_are_those_of_each_system(compiler: str, facts: list[str]) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"no {compiler}")
    ours = assembly(compiler, facts or ["0"], "-nostdinc", f"-I{STAND_INS}")
    assert ours == assembly(compiler, facts or ["0"])


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_types_and_values_are_those_of_the_c_library(tmp_path: Path) -> None:
    assert told(tmp_path, "-nostdinc", f"-I{STAND_INS}") == told(tmp_path)
