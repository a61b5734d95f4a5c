"""The libraries, header folders, archives, bitcode files and tools that can be found, as data.

Blanks separate alternatives in the order of preference. ``{major}`` is replaced by the CUDA major. A dict holds values
that differ between majors; an item does not exist for a major without a value.
"""

from __future__ import annotations

import os
import sys

from .. import MAJORS as PACKAGE_MAJORS

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Union

    Texts = Union[str, dict[int, str]]

WINDOWS = sys.platform == "win32"
LINUX = sys.platform.startswith("linux")
MAJORS = tuple(int(major) for major in PACKAGE_MAJORS)
"""Newest first."""

CU13 = "nvidia/cu13"
"""Root of CUDA 13's wheels below site-packages; CUDA 12's have one each."""


def chosen(texts: Texts, major: int) -> list[str]:
    text = texts if isinstance(texts, str) else texts.get(major, "")
    return text.replace("{major}", str(major)).split()


class Item:
    """An item to find; the subclasses have the defaults of a kind of item."""

    order: str
    """The key of its order in search.ORDERS."""
    folders: str
    windows_folders: str
    """Folders of the file below any root: of a wheel, conda, a product or a toolkit."""
    wheel: Texts = ""
    """Roots of the wheels below site-packages."""
    package: Texts = ""
    """The wheel's name on PyPI."""
    toolkit = False
    """Whether it is part of the CUDA toolkit."""
    needs = ""
    """Libraries to load before it."""
    beside = ""
    windows_beside = ""
    """Start of the names of files in the same folder that it opens by their bare names."""
    product = ""
    """The environment variable with the root of a separate installation."""
    system = ""
    windows_system = ""
    """Glob pattern of further roots."""
    near = ""
    """Related libraries, for the search in the toolkits from which the system's loader takes them."""
    deep_binding = False
    """Whether it prefers its own symbols to those in the process (RTLD_DEEPBIND)."""
    shares_cpp = False
    """Whether it contains a copy of the C++ library. The loader merges the unique symbols of that copy with the
    process's own; mixed with the rest of the copy they break number formatting. So the process's own C++ library is
    made global (RTLD_GLOBAL)."""

    def __init__(self, name: str, linux: Texts = "", windows: Texts = "", **about: Any) -> None:
        self.name = name
        self.linux = linux
        self.windows = windows
        for key, value in about.items():
            getattr(self, key)  # raises for an unknown key
            setattr(self, key, value)

    def names(self, major: int) -> list[str]:
        """File names on this system."""
        return chosen(self.windows if WINDOWS else self.linux if LINUX else "", major)

    def places(self) -> list[str]:
        """Folders below a root, on this system."""
        return (self.windows_folders if WINDOWS else self.folders).split()

    def wheels(self, major: int) -> list[str]:
        return chosen(self.wheel, major)

    def packages(self, major: int) -> list[str]:
        return chosen(self.package, major)

    @property
    def available(self) -> bool:
        """Whether it exists for this system."""
        return any(self.names(major) for major in MAJORS)

    def tells_major(self, file: str, major: int) -> bool:
        """Whether the file's name alone tells that it is of this major."""
        name = os.path.basename(file)
        return not any(name in self.names(other) for other in MAJORS if other != major)


def table(items: Iterable[Item]) -> dict[str, Item]:
    return {item.name: item for item in items}


# --- libraries


class Library(Item):
    order = "library"
    folders = "lib64 lib"
    windows_folders = "bin/arm64 bin" if "ARM64" in sys.version.upper() else "bin/x64 bin/x86_64 bin"


class Driver(Library):
    """A part of the display driver: never in a wheel or toolkit, and the same for all CUDA majors."""

    order = "driver"
    folders = "."
    system = "/usr/lib/wsl/lib /run/opengl-driver/lib /usr/local/nvidia/lib64 /usr/lib64-nvidia"
    """Where the system's loader does not look: WSL, NixOS, the GPU plugin of Kubernetes, Colab."""

    def tells_major(self, file: str, major: int) -> bool:
        return True


DISTRIBUTIONS = "/usr/local/cuda-{major}.* /usr/local/cuda /opt/cuda /usr/lib/cuda"
"""Where distributions put a toolkit: NVIDIA's packages, Arch Linux and Gentoo, Debian."""
SPREAD = f"{DISTRIBUTIONS} /usr"
"""The same for headers, archives and tools, which Debian and Fedora put below /usr; their libraries are the loader's."""
MULTIARCH = "lib/x86_64-linux-gnu lib/aarch64-linux-gnu"
"""Folders of libraries on Debian."""


def toolkit(name: str, linux: Texts, windows: Texts, component: str, package: Texts, **about: Any) -> Library:
    about = {
        "wheel": {13: CU13, 12: f"nvidia/{component}", 11: f"nvidia/{component}"},
        "package": {13: package, 12: f"{package}-cu12", 11: f"{package}-cu11"} if isinstance(package, str) else package,
        "toolkit": True,
        "system": DISTRIBUTIONS,
        **about,
    }
    return Library(name, linux, windows, **about)


def npp(name: str) -> Library:
    needs = "" if name == "nppc" else "nppc"
    return toolkit(name, f"lib{name}.so.{{major}}", f"{name}64_{{major}}.dll", "npp", "nvidia-npp", needs=needs)


def product(name: str, linux: Texts, windows: Texts, wheel: Texts, package: Texts, **about: Any) -> Library:
    return Library(name, linux, windows, wheel=wheel, package=package, **about)


def quantum(name: str, linux: str, needs: str = "") -> Library:
    return product(name, linux, "", "cuquantum", f"{name}-cu{{major}}", needs=needs)


CUPTI_WINDOWS = {
    13: "cupti64_13.dll cupti64_2026.3.1.dll cupti64_2026.3.0.dll cupti64_2026.2.1.dll cupti64_2026.2.0.dll "
    "cupti64_2026.1.2.dll cupti64_2026.1.1.dll cupti64_2026.1.0.dll cupti64_2025.4.1.dll cupti64_2025.3.1.dll",
    12: "cupti64_2025.2.1.dll cupti64_2025.1.1.dll cupti64_2024.3.2.dll cupti64_2024.2.1.dll cupti64_2024.1.1.dll "
    "cupti64_2023.3.1.dll cupti64_2023.2.2.dll cupti64_2023.1.1.dll cupti64_2022.4.1.dll",
    11: "cupti64_2022.3.0.dll",
}
CUPTI = {"folders": "extras/CUPTI/lib64 lib64 lib", "near": "cudart"}
CUPTI["windows_folders"] = f"extras/CUPTI/lib64 extras/CUPTI/lib/x64 {Library.windows_folders}"
NVVM = {"folders": "nvvm/lib64 lib64 lib", "near": "cudart"}
NVVM["windows_folders"] = f"nvvm/bin/x64 nvvm/bin {Library.windows_folders}"
NVVM_PACKAGE = {13: "nvidia-nvvm", 12: "nvidia-cuda-nvcc-cu12", 11: "nvidia-cuda-nvcc-cu11"}
NVRTC = {"beside": "libnvrtc-builtins.so.{major}.", "windows_beside": "nvrtc-builtins64_{major}"}


def since_12(linux: str, linux_11: str, windows: str, windows_11: str) -> tuple[Texts, Texts]:
    """The names of a file that had another name in CUDA 11. A package has CUDA 11 only if its tables were generated."""
    return {13: linux, 12: linux, 11: linux_11}, {13: windows, 12: windows, 11: windows_11}


CUDNN_SYSTEM = "{ProgramFiles}/NVIDIA/CUDNN/v9.*"
SOLVER = "nvJitLink cusparse cublasLt cublas"

# libcufile opens its RDMA plug-in, libcufile_rdma.so.1, by its bare name, which its own run path ($ORIGIN) resolves.
# It is not loaded here in advance, because that would load the RDMA libraries for programs that do not use them.
LIBRARIES = table(
    [
        toolkit(
            "cudart",
            *since_12("libcudart.so.{major}", "libcudart.so.11.0", "cudart64_{major}.dll", "cudart64_110.dll"),
            "cuda_runtime",
            "nvidia-cuda-runtime",
        ),
        toolkit(
            "nvfatbin",
            *since_12("libnvfatbin.so.{major}", "", "nvfatbin_{major}0_0.dll", ""),
            "nvfatbin",
            "nvidia-nvfatbin",
        ),
        toolkit(
            "nvJitLink",
            *since_12("libnvJitLink.so.{major}", "", "nvJitLink_{major}0_0.dll", ""),
            "nvjitlink",
            "nvidia-nvjitlink",
        ),
        toolkit(
            "nvrtc",
            *since_12("libnvrtc.so.{major}", "libnvrtc.so.11.2", "nvrtc64_{major}0_0.dll", "nvrtc64_112_0.dll"),
            "cuda_nvrtc",
            "nvidia-cuda-nvrtc",
            **NVRTC,
        ),
        toolkit(
            "nvvm",
            "libnvvm.so.4 libnvvm.so",
            {13: "nvvm70.dll nvvm64_40_0.dll", 12: "nvvm64_40_0.dll nvvm64.dll", 11: "nvvm64_40_0.dll"},
            "cuda_nvcc",
            NVVM_PACKAGE,
            **NVVM,
        ),
        toolkit("cublas", "libcublas.so.{major}", "cublas64_{major}.dll", "cublas", "nvidia-cublas", needs="cublasLt"),
        toolkit("cublasLt", "libcublasLt.so.{major}", "cublasLt64_{major}.dll", "cublas", "nvidia-cublas"),
        toolkit(
            "cufft",
            {13: "libcufft.so.12", 12: "libcufft.so.11", 11: "libcufft.so.10"},
            {13: "cufft64_12.dll", 12: "cufft64_11.dll", 11: "cufft64_10.dll"},
            "cufft",
            "nvidia-cufft",
        ),
        toolkit(
            "cufftw",
            {13: "libcufftw.so.12", 12: "libcufftw.so.11", 11: "libcufftw.so.10"},
            {13: "cufftw64_12.dll", 12: "cufftw64_11.dll", 11: "cufftw64_10.dll"},
            "cufft",
            "nvidia-cufft",
            needs="cufft",
        ),
        toolkit(
            "curand",
            {13: "libcurand.so.11 libcurand.so.10", 12: "libcurand.so.10", 11: "libcurand.so.10"},
            {13: "curand64_11.dll curand64_10.dll", 12: "curand64_10.dll", 11: "curand64_10.dll"},
            "curand",
            "nvidia-curand",
            needs="cudart",
        ),
        toolkit(
            "cusolver",
            {13: "libcusolver.so.12", 12: "libcusolver.so.11", 11: "libcusolver.so.11"},
            {13: "cusolver64_12.dll", 12: "cusolver64_11.dll", 11: "cusolver64_11.dll"},
            "cusolver",
            "nvidia-cusolver",
            needs=SOLVER,
        ),
        toolkit(
            "cusolverMg",
            {13: "libcusolverMg.so.12", 12: "libcusolverMg.so.11", 11: "libcusolverMg.so.11"},
            {13: "cusolverMg64_12.dll", 12: "cusolverMg64_11.dll", 11: "cusolverMg64_11.dll"},
            "cusolver",
            "nvidia-cusolver",
            needs="nvJitLink cublasLt cublas",
        ),
        toolkit(
            "cusparse",
            *since_12("libcusparse.so.12", "libcusparse.so.11", "cusparse64_12.dll", "cusparse64_11.dll"),
            "cusparse",
            "nvidia-cusparse",
            needs="nvJitLink",
        ),
        npp("nppc"),
        npp("nppial"),
        npp("nppicc"),
        npp("nppidei"),
        npp("nppif"),
        npp("nppig"),
        npp("nppim"),
        npp("nppist"),
        npp("nppisu"),
        npp("nppitc"),
        npp("npps"),
        toolkit(
            "nvblas", "libnvblas.so.{major}", "nvblas64_{major}.dll", "cublas", "nvidia-cublas", needs="cublasLt cublas"
        ),
        toolkit("nvjpeg", "libnvjpeg.so.{major}", "nvjpeg64_{major}.dll", "nvjpeg", "nvidia-nvjpeg"),
        toolkit(
            "cupti",
            {13: "libcupti.so.13", 12: "libcupti.so.12", 11: "libcupti.so.11.8"},
            CUPTI_WINDOWS,
            "cuda_cupti",
            "nvidia-cuda-cupti",
            **CUPTI,
        ),
        Library("cudla", "libcudla.so.1", wheel={13: CU13}, package={13: "nvidia-cudla"}, toolkit=True),
        toolkit("cufile", "libcufile.so.0", "", "cufile", "nvidia-cufile"),
        product(
            "cublasmp",
            "libcublasmp.so.0",
            "",
            "nvidia/cublasmp/cu{major}",
            "nvidia-cublasmp-cu{major}",
            needs="cublasLt cublas nvshmem_host",
        ),
        product(
            "cufftMp",
            {13: "libcufftMp.so.12", 12: "libcufftMp.so.11"},
            "",
            "nvidia/cufftmp/cu{major}",
            "nvidia-cufftmp-cu{major}",
            needs="nvshmem_host",
            deep_binding=True,
        ),
        product(
            "cudnn",
            "libcudnn.so.9",
            "cudnn64_9.dll",
            "nvidia/cudnn",
            "nvidia-cudnn-cu{major}",
            needs="cublasLt nvrtc",
            product="CUDNN_PATH",
            windows_system=CUDNN_SYSTEM,
        ),
        product(
            "cusolverMp",
            "libcusolverMp.so.0",
            "",
            "nvidia/cu{major}",
            "nvidia-cusolvermp-cu{major}",
            needs="cudart cublasLt cublas cusolver nccl",
        ),
        product(
            "mathdx",
            "libmathdx.so.0",
            "mathdx64_0.dll",
            "nvidia/cu{major}",
            "nvidia-libmathdx-cu{major}",
            needs="nvrtc",
            shares_cpp=True,
        ),
        product(
            "cudss",
            "libcudss.so.1 libcudss.so.0",
            "cudss64_1.dll cudss64_0.dll",
            "nvidia/cu{major}",
            "nvidia-cudss-cu{major}",
            needs="cublasLt cublas nvrtc",
        ),
        product(
            "cusparseLt",
            "libcusparseLt.so.0",
            {13: "cusparseLt_13.dll cusparseLt.dll", 12: "cusparseLt.dll"},
            {13: CU13, 12: "nvidia/cusparselt"},
            "nvidia-cusparselt-cu{major}",
        ),
        product("cutensor", "libcutensor.so.2", "cutensor.dll", "cutensor", "cutensor-cu{major}", needs="cublasLt"),
        product(
            "cutensorMg",
            "libcutensorMg.so.2",
            "cutensorMg.dll",
            "cutensor",
            "cutensor-cu{major}",
            needs="cutensor cublasLt",
        ),
        product("cutensorMp", "libcutensorMp.so.2", "", "cutensor", "", needs="cudart cutensor cublasLt nccl"),
        quantum(
            "cudensitymat", "libcudensitymat.so.0", "cutensornet cutensor cusolver cublasLt cublas curand cusparse"
        ),
        quantum("cupauliprop", "libcupauliprop.so.0"),
        quantum("cutensornet", "libcutensornet.so.2", "cutensor cublas cusolver"),
        quantum("custabilizer", "libcustabilizer.so.0"),
        quantum("custatevec", "libcustatevec.so.1", "cublasLt cublas"),
        product(
            "nccl",
            "libnccl.so.2",
            "",
            "nvidia/nccl",
            "nvidia-nccl-cu{major}",
            product="NCCL_HOME",
            folders="lib lib64 build/lib",
        ),
        product("nvpl_fftw", "libnvpl_fftw.so.0", "", "nvpl", ""),
        product("nvshmem_host", "libnvshmem_host.so.3", "", "nvidia/nvshmem", "nvidia-nvshmem-cu{major}"),
        Driver("cuda", "libcuda.so.1 /usr/lib/wsl/lib/libcuda.so.1", "nvcuda.dll"),
        Driver("nvcudla", "libnvcudla.so"),
        Driver("nvml", "libnvidia-ml.so.1 /usr/lib/wsl/lib/libnvidia-ml.so.1", "nvml.dll"),
    ]
)

TELLING = ("cudart", "nvrtc", "nvJitLink", "cublasLt")
"""Libraries that show the CUDA major of a process once they are loaded."""


# --- header folders


class Header(Item):
    """A folder with a header; ``linux`` and ``windows`` are the header's name."""

    order = "file"
    folders = "include include/cuda"
    system = SPREAD
    windows_folders = "include include/targets/x64"


def toolkit_header(name: str, file: str, component: str, **about: Any) -> Header:
    about = {
        "wheel": {13: CU13, 12: f"nvidia/{component}", 11: f"nvidia/{component}"},
        "toolkit": True,
        "near": "cudart",
        **about,
    }
    return Header(name, file, file, **about)


CCCL = {"folders": "include/cccl include"}
CCCL["windows_folders"] = f"include/cccl include/targets/x64/cccl {Header.windows_folders}"
NVVM_HEADER = {"folders": "nvvm/include include", "windows_folders": "nvvm/include include"}
USR = "/usr /usr/local"

HEADERS = table(
    [
        toolkit_header("cccl", "cuda/std/version", "cuda_cccl", **CCCL),
        toolkit_header("cublas", "cublas.h", "cublas"),
        toolkit_header("cudart", "cuda_runtime.h", "cuda_runtime"),
        toolkit_header("cufft", "cufft.h", "cufft"),
        toolkit_header("curand", "curand.h", "curand"),
        toolkit_header("cusolver", "cusolverDn.h", "cusolver"),
        toolkit_header("cusparse", "cusparse.h", "cusparse"),
        toolkit_header("npp", "npp.h", "npp"),
        toolkit_header("profiler", "cuda_profiler_api.h", "cuda_profiler_api"),
        toolkit_header("nvcc", "fatbinary_section.h", "cuda_nvcc"),
        toolkit_header("nvfatbin", "nvFatbin.h", "nvfatbin"),
        toolkit_header("nvjitlink", "nvJitLink.h", "nvjitlink"),
        toolkit_header("nvjpeg", "nvjpeg.h", "nvjpeg"),
        toolkit_header("nvrtc", "nvrtc.h", "cuda_nvrtc"),
        toolkit_header("nvvm", "nvvm.h", "cuda_nvcc", **NVVM_HEADER),
        Header("cufile", "cufile.h", wheel={13: CU13, 12: "nvidia/cufile"}, toolkit=True, near="cudart"),
        Header("cudla", "cudla.h", wheel={13: CU13}, toolkit=True, near="cudart"),
        Header(
            "cudnn",
            "cudnn.h",
            "cudnn.h",
            wheel="nvidia/cudnn",
            package="nvidia-cudnn-cu{major}",
            product="CUDNN_PATH",
            folders="include include/x86_64-linux-gnu include/aarch64-linux-gnu",
            system=USR,
            windows_system=CUDNN_SYSTEM,
        ),
        Header("cusolverMp", "cusolverMp.h", wheel="nvidia/cu{major}"),
        Header("cusparseLt", "cusparseLt.h", "cusparseLt.h", wheel={13: CU13, 12: "nvidia/cusparselt"}),
        Header("cute", "cute/tensor.hpp", "cute/tensor.hpp", wheel="cutlass_library/source"),
        Header("cutensor", "cutensor.h", "cutensor.h", wheel="cutensor", package="cutensor-cu{major}"),
        Header("cudensitymat", "cudensitymat.h", wheel="cuquantum", package="cudensitymat-cu{major}"),
        Header("cupauliprop", "cupauliprop.h", wheel="cuquantum", package="cupauliprop-cu{major}"),
        Header("cutensornet", "cutensornet.h", wheel="cuquantum", package="cutensornet-cu{major}"),
        Header("custabilizer", "custabilizer.h", wheel="cuquantum", package="custabilizer-cu{major}"),
        Header("custatevec", "custatevec.h", wheel="cuquantum", package="custatevec-cu{major}"),
        Header("cutlass", "cutlass/cutlass.h", "cutlass/cutlass.h", wheel="cutlass_library/source"),
        Header("mathdx", "libmathdx.h", "libmathdx.h", wheel="nvidia/cu{major}"),
        Header(
            "nccl",
            "nccl.h",
            wheel="nvidia/nccl",
            package="nvidia-nccl-cu{major}",
            product="NCCL_HOME",
            folders="include build/include",
            system=USR,
        ),
        Header(
            "nvshmem",
            "nvshmem.h",
            wheel="nvidia/nvshmem",
            package="nvidia-nvshmem-cu{major}",
            folders="include .",
            system="/usr/include/nvshmem_*",
        ),
    ]
)


# --- archives, bitcode, tools


class Archive(Item):
    order = "file"
    folders = f"lib64 lib {MULTIARCH}"
    system = SPREAD
    windows_folders = "lib/x64 lib/x86_64 lib"


class Bitcode(Item):
    order = "file"
    system = DISTRIBUTIONS
    folders = windows_folders = "lib"


class Tool(Item):
    order = "file"
    folders = "bin"
    system = SPREAD
    windows_folders = "bin bin/x64 bin/x86_64"


ARCHIVES = table(
    [
        Archive(
            "cudadevrt",
            "libcudadevrt.a",
            "cudadevrt.lib",
            wheel={13: CU13, 12: "nvidia/cuda_runtime", 11: "nvidia/cuda_runtime"},
            package={13: "nvidia-cuda-runtime", 12: "nvidia-cuda-runtime-cu12", 11: "nvidia-cuda-runtime-cu11"},
            near="cudart",
        )
    ]
)

BITCODE = table(
    [
        Bitcode(
            "device",
            "libdevice.10.bc",
            "libdevice.10.bc",
            wheel={13: CU13, 12: "nvidia/cuda_nvcc", 11: "nvidia/cuda_nvcc"},
            package=NVVM_PACKAGE,
            folders="nvvm/libdevice",
            windows_folders="nvvm/libdevice",
            near="cudart nvvm",
        ),
        Bitcode(
            "nccl_device",
            "libnccl_device.bc",
            wheel="nvidia/nccl",
            package="nvidia-nccl-cu{major}",
            product="NCCL_HOME",
        ),
        Bitcode("nvshmem_device", "libnvshmem_device.bc", wheel="nvidia/nvshmem", package="nvidia-nvshmem-cu{major}"),
    ]
)


def tool(name: str, windows: str = "", **about: Any) -> Tool:
    files = " ".join(f"{windows or name}{ending}" for ending in (".exe", ".bat", ".cmd"))
    return Tool(
        name,
        name,
        files,
        **{"wheel": {13: CU13, 12: "nvidia/cuda_nvcc", 11: "nvidia/cuda_nvcc"}, "near": "cudart", **about},
    )


NSIGHT_SYSTEMS = {"wheel": "nvidia/nsight_systems"}
NSIGHT_SYSTEMS["windows_system"] = "{ProgramFiles}/NVIDIA?Corporation/Nsight?Systems?*"
NSIGHT_SYSTEMS["windows_folders"] = f"target-windows-x64 host-windows-x64 {Tool.windows_folders}"
NSIGHT_COMPUTE = {"wheel": "nvidia/nsight_compute"}
NSIGHT_COMPUTE["windows_system"] = "{ProgramFiles}/NVIDIA?Corporation/Nsight?Compute?*"
NSIGHT_COMPUTE["windows_folders"] = f". {Tool.windows_folders}"

ONLY_12 = {12: "nvidia/cuda_nvcc"}

TOOLS = table(
    [
        tool("nvcc"),
        tool("ptxas"),
        tool("nvdisasm"),
        tool("cuobjdump"),
        tool("nvprune", wheel=ONLY_12),
        tool("fatbinary"),
        tool("bin2c"),
        tool("nvlink"),
        tool("cuda-gdb", wheel=ONLY_12),
        tool("cuda-gdbserver", wheel=ONLY_12),
        tool("compute-sanitizer"),
        tool("nvprof", wheel=ONLY_12),
        tool("nsys", **NSIGHT_SYSTEMS),
        tool("nsight-sys", "nsys-ui", **NSIGHT_SYSTEMS),
        tool("ncu", **NSIGHT_COMPUTE),
        tool("nsight-compute", "ncu-ui", **NSIGHT_COMPUTE),
    ]
)
