#!/bin/sh
# The machine code for aarch64, tested without such a processor: sh tests/native/aarch64.sh [arguments of pytest]
#
# qemu runs Debian's Python for aarch64 on a copy of the repository in build/aarch64, with stand-ins from a cross compiler. In the copy,
# pages of code ask for BTI, which qemu enforces: a branch to anything but a "bti c" ends the process.
# It needs Debian with qemu-user and gcc-aarch64-linux-gnu, and .venv (make .venv/done). Processes take about twenty times as long.
set -e
here=$PWD/build/aarch64
root=$here/root
apt=$here/apt
python=$PWD/.venv/bin/python
release=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' "Codename: $release" | head -n 1)

if [ ! -x "$root/python" ]; then
    mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/packages"
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $release main" >"$apt/sources.list"
    foreign="apt-get -q -o APT::Architecture=arm64 -o APT::Architectures=arm64 -o Acquire::Languages=none -o Dir::State::status=/dev/null
        -o Dir::Etc::sourcelist=$apt/sources.list -o Dir::Etc::sourceparts=/nonexistent -o Dir::State::lists=$apt/lists -o Dir::Cache=$apt/cache"
    $foreign update
    (cd "$apt/packages" && $foreign download python3.11 python3.11-minimal libpython3.11-minimal libpython3.11-stdlib libc6 libffi8 \
        libssl3 libcrypt1 libexpat1 zlib1g libbz2-1.0 liblzma5 libsqlite3-0 libncursesw6 libtinfo6 libreadline8 libuuid1 libgcc-s1 libstdc++6)
    for package in "$apt"/packages/*.deb; do dpkg -x "$package" "$root"; done
    "$python" -m pip install -q --target "$root/site" "pytest>=8.4"
    cat >"$root/python" <<END
#!/bin/sh
PYTHONHOME=$root/usr exec qemu-aarch64 -cpu max -L $root -0 "\$0" $root/usr/bin/python3.11 "\$@"
END
    chmod +x "$root/python"
fi

mkdir -p "$here/copy/build"
git ls-files -z | xargs -0 cp --parents -pt "$here/copy"
[ ! -d build/tables ] || cp -rn build/tables "$here/copy/build/"
[ -e "$here/copy/headers/cache" ] || ln -s "$PWD/headers/cache" "$here/copy/headers/cache"
cd "$here/copy"
sed -i 's/ = 1 | 2, 1 | 4  # PROT_READ.*/ = 1 | 2, 0x15/' cuda_ctypes/_floor/builtins.py
grep -q '_EXECUTABLE = 1 | 2, 0x15$' cuda_ctypes/_floor/builtins.py
export CC=aarch64-linux-gnu-gcc PYTHONPATH="$here/copy:$root/site" CUDA_CTYPES_NATIVE=1
PYTHONPATH="$here/copy" "$python" -c "from tests.standin import build; build.ensure()"
[ $# -gt 0 ] || set -- tests/native tests/test_functions.py
# The headers in /usr/include and gdb are the host's. Addresses here are below 2^40: the fuzzer takes them for numbers.
exec "$root/python" -m pytest -q -rfE -p no:cacheprovider "$@" \
    --deselect tests/native/test_layouts.py::test_the_headers_of_every_python_here \
    --deselect tests/native/test_visible.py::test_gdb_names_the_function_and_finds_its_callers \
    --deselect tests/native/test_fuzz.py::test_native_and_python_do_the_same \
    --deselect tests/native/test_fuzz.py::test_a_refused_allocation_may_be_repeated_for_its_message
