# python -m generator generate curand 12.9
import ctypes
from typing import Final

from ..._floor.faces.typed import ArrayType, Enum, Handle, Number, SupportsStream, WritableAddress
from .runtime import cudaStream_t as cudaStream_t, libraryPropertyType as libraryPropertyType
from ...errors import CudaError as CudaError

CURAND_VER_MAJOR: Final = 10
CURAND_VER_MINOR: Final = 3
CURAND_VER_PATCH: Final = 10
CURAND_VER_BUILD: Final = 19
CURAND_VERSION: Final = 10310

class curandStatus_t(Enum):
    CURAND_STATUS_SUCCESS: curandStatus_t
    CURAND_STATUS_VERSION_MISMATCH: curandStatus_t
    CURAND_STATUS_NOT_INITIALIZED: curandStatus_t
    CURAND_STATUS_ALLOCATION_FAILED: curandStatus_t
    CURAND_STATUS_TYPE_ERROR: curandStatus_t
    CURAND_STATUS_OUT_OF_RANGE: curandStatus_t
    CURAND_STATUS_LENGTH_NOT_MULTIPLE: curandStatus_t
    CURAND_STATUS_DOUBLE_PRECISION_REQUIRED: curandStatus_t
    CURAND_STATUS_LAUNCH_FAILURE: curandStatus_t
    CURAND_STATUS_PREEXISTING_FAILURE: curandStatus_t
    CURAND_STATUS_INITIALIZATION_FAILED: curandStatus_t
    CURAND_STATUS_ARCH_MISMATCH: curandStatus_t
    CURAND_STATUS_INTERNAL_ERROR: curandStatus_t

class curandRngType_t(Enum):
    CURAND_RNG_TEST: curandRngType_t
    CURAND_RNG_PSEUDO_DEFAULT: curandRngType_t
    CURAND_RNG_PSEUDO_XORWOW: curandRngType_t
    CURAND_RNG_PSEUDO_MRG32K3A: curandRngType_t
    CURAND_RNG_PSEUDO_MTGP32: curandRngType_t
    CURAND_RNG_PSEUDO_MT19937: curandRngType_t
    CURAND_RNG_PSEUDO_PHILOX4_32_10: curandRngType_t
    CURAND_RNG_QUASI_DEFAULT: curandRngType_t
    CURAND_RNG_QUASI_SOBOL32: curandRngType_t
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL32: curandRngType_t
    CURAND_RNG_QUASI_SOBOL64: curandRngType_t
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL64: curandRngType_t

class curandOrdering_t(Enum):
    CURAND_ORDERING_PSEUDO_BEST: curandOrdering_t
    CURAND_ORDERING_PSEUDO_DEFAULT: curandOrdering_t
    CURAND_ORDERING_PSEUDO_SEEDED: curandOrdering_t
    CURAND_ORDERING_PSEUDO_LEGACY: curandOrdering_t
    CURAND_ORDERING_PSEUDO_DYNAMIC: curandOrdering_t
    CURAND_ORDERING_QUASI_DEFAULT: curandOrdering_t

class curandDirectionVectorSet_t(Enum):
    CURAND_DIRECTION_VECTORS_32_JOEKUO6: curandDirectionVectorSet_t
    CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6: curandDirectionVectorSet_t
    CURAND_DIRECTION_VECTORS_64_JOEKUO6: curandDirectionVectorSet_t
    CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6: curandDirectionVectorSet_t

class curandMethod_t(Enum):
    CURAND_CHOOSE_BEST: curandMethod_t
    CURAND_ITR: curandMethod_t
    CURAND_KNUTH: curandMethod_t
    CURAND_HITR: curandMethod_t
    CURAND_M1: curandMethod_t
    CURAND_M2: curandMethod_t
    CURAND_BINARY_SEARCH: curandMethod_t
    CURAND_DISCRETE_GAUSS: curandMethod_t
    CURAND_REJECTION: curandMethod_t
    CURAND_DEVICE_API: curandMethod_t
    CURAND_FAST_REJECTION: curandMethod_t
    CURAND_3RD: curandMethod_t
    CURAND_DEFINITION: curandMethod_t
    CURAND_POISSON: curandMethod_t

class curandDirectionVectors32_t(ArrayType[ctypes.c_uint]): ...
class curandDirectionVectors64_t(ArrayType[ctypes.c_ulonglong]): ...
class curandGenerator_t(Handle): ...
class curandDistribution_st(Number): ...
class curandDistribution_t(Handle): ...
class curandDistributionShift_t(Handle): ...
class curandDistributionM2Shift_t(Handle): ...
class curandHistogramM2_t(Handle): ...
class curandHistogramM2K_st(Number): ...
class curandHistogramM2K_t(Handle): ...
class curandHistogramM2V_st(Number): ...
class curandHistogramM2V_t(Handle): ...
class curandDiscreteDistribution_t(Handle): ...
class CurandStatusVersionMismatch(CudaError): ...
class CurandStatusNotInitialized(CudaError): ...
class CurandStatusAllocationFailed(CudaError): ...
class CurandStatusTypeError(CudaError): ...
class CurandStatusOutOfRange(CudaError): ...
class CurandStatusLengthNotMultiple(CudaError): ...
class CurandStatusDoublePrecisionRequired(CudaError): ...
class CurandStatusLaunchFailure(CudaError): ...
class CurandStatusPreexistingFailure(CudaError): ...
class CurandStatusInitializationFailed(CudaError): ...
class CurandStatusArchMismatch(CudaError): ...
class CurandStatusInternalError(CudaError): ...

def curandCreateGenerator(rng_type: curandRngType_t | int) -> curandGenerator_t: ...
def curandCreateGeneratorHost(rng_type: curandRngType_t | int) -> curandGenerator_t: ...
def curandDestroyGenerator(generator: curandGenerator_t | int | None) -> None: ...
def curandGetVersion() -> int: ...
def curandGetProperty(type: libraryPropertyType | int) -> int: ...
def curandSetStream(
    generator: curandGenerator_t | int | None,
    stream: cudaStream_t | SupportsStream | int | None,
) -> None: ...
def curandSetPseudoRandomGeneratorSeed(generator: curandGenerator_t | int | None, seed: int) -> None: ...
def curandSetGeneratorOffset(generator: curandGenerator_t | int | None, offset: int) -> None: ...
def curandSetGeneratorOrdering(generator: curandGenerator_t | int | None, order: curandOrdering_t | int) -> None: ...
def curandSetQuasiRandomGeneratorDimensions(generator: curandGenerator_t | int | None, num_dimensions: int) -> None: ...
def curandGenerate(generator: curandGenerator_t | int | None, outputPtr: WritableAddress, num: int) -> None: ...
def curandGenerateLongLong(generator: curandGenerator_t | int | None, outputPtr: WritableAddress, num: int) -> None: ...
def curandGenerateUniform(generator: curandGenerator_t | int | None, outputPtr: WritableAddress, num: int) -> None: ...
def curandGenerateUniformDouble(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    num: int,
) -> None: ...
def curandGenerateNormal(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    n: int,
    mean: float,
    stddev: float,
) -> None: ...
def curandGenerateNormalDouble(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    n: int,
    mean: float,
    stddev: float,
) -> None: ...
def curandGenerateLogNormal(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    n: int,
    mean: float,
    stddev: float,
) -> None: ...
def curandGenerateLogNormalDouble(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    n: int,
    mean: float,
    stddev: float,
) -> None: ...
def curandCreatePoissonDistribution(lambda_: float) -> curandDiscreteDistribution_t: ...
def curandDestroyDistribution(discrete_distribution: curandDiscreteDistribution_t | int | None) -> None: ...
def curandGeneratePoisson(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    n: int,
    lambda_: float,
) -> None: ...
def curandGeneratePoissonMethod(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    n: int,
    lambda_: float,
    method: curandMethod_t | int,
) -> None: ...
def curandGenerateBinomial(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    num: int,
    n: int,
    p: float,
) -> None: ...
def curandGenerateBinomialMethod(
    generator: curandGenerator_t | int | None,
    outputPtr: WritableAddress,
    num: int,
    n: int,
    p: float,
    method: curandMethod_t | int,
) -> None: ...
def curandGenerateSeeds(generator: curandGenerator_t | int | None) -> None: ...
def curandGetDirectionVectors32(set: curandDirectionVectorSet_t | int) -> int: ...
def curandGetScrambleConstants32() -> int: ...
def curandGetDirectionVectors64(set: curandDirectionVectorSet_t | int) -> int: ...
def curandGetScrambleConstants64() -> int: ...
def sizeof(objType: type) -> int: ...
