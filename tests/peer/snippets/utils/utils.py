"""The helpers of cuda.bindings.utils."""

from tests.peer.snippets.given import d


def _():
    return d.get_ptx_ver(".version 8.4")


def _():
    return d.get_ptx_ver("// text\n.version 8.4\n.target sm_90")


def _():
    return d.get_ptx_ver("   .version   7.0  // text")


def _():
    return d.get_ptx_ver("text")


def _():
    return d.get_ptx_ver("")


def _():
    return d.get_ptx_ver(".version 9")


def _():
    return d.get_ptx_ver(b".version 8.4")


def _():
    return d.get_ptx_ver(None)


def _():
    def version(text):
        try:
            return d.get_minimal_required_cuda_ver_from_ptx_ver(text)
        except ValueError:
            return None

    return [version(f"{major}.{minor}") for major in range(10) for minor in range(10) if (major, minor) <= (8, 8)]


def _():
    return d.get_minimal_required_cuda_ver_from_ptx_ver("99.0")


def _():
    return d.get_minimal_required_cuda_ver_from_ptx_ver("")


def _():
    return d.get_minimal_required_cuda_ver_from_ptx_ver(8.4)


def _():
    return d.get_cuda_native_handle(5)


def _():
    return d.get_cuda_native_handle(None)


def _():
    return d.get_cuda_native_handle("x")


def _():
    import importlib

    driver = importlib.import_module(d.__name__.replace("utils", "driver"))
    return d.get_cuda_native_handle(driver.CUstream(5)), d.get_cuda_native_handle(driver.CUmemoryPool(6))


def _():
    import importlib

    driver = importlib.import_module(d.__name__.replace("utils", "driver"))
    return d.get_cuda_native_handle(driver.CUdeviceptr(5))


def _():
    import importlib

    driver = importlib.import_module(d.__name__.replace("utils", "driver"))
    return d.get_cuda_native_handle(driver.CUdevice(5))


def _():
    import importlib

    driver = importlib.import_module(d.__name__.replace("utils", "driver"))
    return d.get_cuda_native_handle(driver.CUhostFn(5))


def _():
    import importlib

    driver = importlib.import_module(d.__name__.replace("utils", "driver"))
    return d.get_cuda_native_handle(driver.CUuuid())


def _():
    import importlib

    driver = importlib.import_module(d.__name__.replace("utils", "driver"))
    return d.get_cuda_native_handle(driver.cuuint64_t(5))


def _():
    import importlib

    runtime = importlib.import_module(d.__name__.replace("utils", "runtime"))
    return d.get_cuda_native_handle(runtime.cudaStream_t(5)), d.get_cuda_native_handle(runtime.cudaArray_t(6))


def _():
    import importlib

    runtime = importlib.import_module(d.__name__.replace("utils", "runtime"))
    return d.get_cuda_native_handle(runtime.cudaGraphConditionalHandle(5))


def _():
    return d.check_nvvm_compiler_options(["-arch=compute_90"])


def _():
    return d.check_nvvm_compiler_options(["--no-such-option"])


def _():
    return d.check_nvvm_compiler_options([])


def _():
    return d.check_nvvm_compiler_options(("-opt=3", "-arch=compute_90"))


def _():
    return d.check_nvvm_compiler_options(["-arch=compute_1"])


def _():
    return d.check_nvvm_compiler_options(None)


def _():
    import os

    def read(text):
        os.environ["CUDA_CTYPES_TEST"] = text
        return d.envvar_bool("CUDA_CTYPES_TEST"), d.envvar_bool("CUDA_CTYPES_TEST", True)

    return [
        read(text)
        for text in (
            "",
            "0",
            "1",
            "true",
            "True",
            "FALSE",
            "no",
            "off",
            "yes",
            "on",
            "2",
            "-1",
            "text",
            " 1 ",
            "f",
            "n",
        )
    ]


def _():
    return d.envvar_bool("CUDA_CTYPES_TEST_UNSET"), d.envvar_bool("CUDA_CTYPES_TEST_UNSET", True)
