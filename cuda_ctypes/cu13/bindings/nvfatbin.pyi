# python -m generator generate nvfatbin 13.5
from collections.abc import Sequence

from ..._floor.faces.snake_case import SnakeCaseError
from ..._floor.faces.typed import Address, Enum, Text, WritableAddress

class Result(Enum):
    SUCCESS: Result
    ERROR_INTERNAL: Result
    ERROR_ELF_ARCH_MISMATCH: Result
    ERROR_ELF_SIZE_MISMATCH: Result
    ERROR_MISSING_PTX_VERSION: Result
    ERROR_NULL_POINTER: Result
    ERROR_COMPRESSION_FAILED: Result
    ERROR_COMPRESSED_SIZE_EXCEEDED: Result
    ERROR_UNRECOGNIZED_OPTION: Result
    ERROR_INVALID_ARCH: Result
    ERROR_INVALID_NVVM: Result
    ERROR_EMPTY_INPUT: Result
    ERROR_MISSING_PTX_ARCH: Result
    ERROR_PTX_ARCH_MISMATCH: Result
    ERROR_MISSING_FATBIN: Result
    ERROR_INVALID_INDEX: Result
    ERROR_IDENTIFIER_REUSE: Result
    ERROR_INTERNAL_PTX_OPTION: Result

class nvFatbinError(SnakeCaseError): ...

def get_error_string(result: int) -> str: ...
def create(options: Sequence[Text] | None, options_count: int) -> int: ...
def destroy(handle: int | None) -> None: ...
def add_ptx(
    handle: int | None,
    code: Address,
    size: int,
    arch: Text,
    identifier: Text,
    options_cmd_line: Text,
) -> None: ...
def add_cubin(handle: int | None, code: Address, size: int, arch: Text, identifier: Text) -> None: ...
def add_ltoir(
    handle: int | None,
    code: Address,
    size: int,
    arch: Text,
    identifier: Text,
    options_cmd_line: Text,
) -> None: ...
def add_index(handle: int | None, code: Address, size: int, identifier: Text) -> None: ...
def add_reloc(handle: int | None, code: Address, size: int) -> None: ...
def add_tile_ir(handle: int | None, code: Address, size: int, identifier: Text, options_cmd_line: Text) -> None: ...
def size(handle: int | None) -> int: ...
def get(handle: int | None, buffer: WritableAddress) -> None: ...
def version() -> tuple[int, int]: ...
