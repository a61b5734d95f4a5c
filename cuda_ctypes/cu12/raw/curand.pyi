# python -m generator generate curand 12.9
import ctypes

from ..._floor.faces.typed import ArrayType, ByReference, Handle, Pointer, RawScalar, SizeT, UInt, ULongLong, c_function
from .runtime import cudaStream_t as cudaStream_t, libraryPropertyType as libraryPropertyType
from ..checked.curand import (
    curandStatus_t as curandStatus_t,
    curandRngType_t as curandRngType_t,
    curandOrdering_t as curandOrdering_t,
    curandDirectionVectorSet_t as curandDirectionVectorSet_t,
    curandMethod_t as curandMethod_t,
    CURAND_VER_MAJOR as CURAND_VER_MAJOR,
    CURAND_VER_MINOR as CURAND_VER_MINOR,
    CURAND_VER_PATCH as CURAND_VER_PATCH,
    CURAND_VER_BUILD as CURAND_VER_BUILD,
    CURAND_VERSION as CURAND_VERSION,
)

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
CURAND_ORDERING_PSEUDO_BEST: curandOrdering_t
CURAND_ORDERING_PSEUDO_DEFAULT: curandOrdering_t
CURAND_ORDERING_PSEUDO_SEEDED: curandOrdering_t
CURAND_ORDERING_PSEUDO_LEGACY: curandOrdering_t
CURAND_ORDERING_PSEUDO_DYNAMIC: curandOrdering_t
CURAND_ORDERING_QUASI_DEFAULT: curandOrdering_t
CURAND_DIRECTION_VECTORS_32_JOEKUO6: curandDirectionVectorSet_t
CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6: curandDirectionVectorSet_t
CURAND_DIRECTION_VECTORS_64_JOEKUO6: curandDirectionVectorSet_t
CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6: curandDirectionVectorSet_t
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
class curandGenerator_t(RawScalar, ctypes.c_void_p): ...
class curandDistribution_st(RawScalar, ctypes.c_double): ...
class curandDistribution_t(RawScalar, ctypes.c_void_p): ...
class curandDistributionShift_t(RawScalar, ctypes.c_void_p): ...
class curandDistributionM2Shift_t(RawScalar, ctypes.c_void_p): ...
class curandHistogramM2_t(RawScalar, ctypes.c_void_p): ...
class curandHistogramM2K_st(RawScalar, ctypes.c_uint): ...
class curandHistogramM2K_t(RawScalar, ctypes.c_void_p): ...
class curandHistogramM2V_st(RawScalar, ctypes.c_double): ...
class curandHistogramM2V_t(RawScalar, ctypes.c_void_p): ...
class curandDiscreteDistribution_t(RawScalar, ctypes.c_void_p): ...

@c_function
def curandCreateGenerator(
    generator: ByReference[curandGenerator_t],
    rng_type: curandRngType_t | int,
    /,
) -> curandStatus_t: ...
@c_function
def curandCreateGeneratorHost(
    generator: ByReference[curandGenerator_t],
    rng_type: curandRngType_t | int,
    /,
) -> curandStatus_t: ...
@c_function
def curandDestroyGenerator(generator: curandGenerator_t | Handle | int | None, /) -> curandStatus_t: ...
@c_function
def curandGetVersion(version: ByReference[ctypes.c_int], /) -> curandStatus_t: ...
@c_function
def curandGetProperty(type: libraryPropertyType | int, value: ByReference[ctypes.c_int], /) -> curandStatus_t: ...
@c_function
def curandSetStream(
    generator: curandGenerator_t | Handle | int | None,
    stream: cudaStream_t | Handle | int | None,
    /,
) -> curandStatus_t: ...
@c_function
def curandSetPseudoRandomGeneratorSeed(
    generator: curandGenerator_t | Handle | int | None,
    seed: ULongLong,
    /,
) -> curandStatus_t: ...
@c_function
def curandSetGeneratorOffset(
    generator: curandGenerator_t | Handle | int | None,
    offset: ULongLong,
    /,
) -> curandStatus_t: ...
@c_function
def curandSetGeneratorOrdering(
    generator: curandGenerator_t | Handle | int | None,
    order: curandOrdering_t | int,
    /,
) -> curandStatus_t: ...
@c_function
def curandSetQuasiRandomGeneratorDimensions(
    generator: curandGenerator_t | Handle | int | None,
    num_dimensions: UInt,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerate(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_uint],
    num: SizeT,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateLongLong(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_ulonglong],
    num: SizeT,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateUniform(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_float],
    num: SizeT,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateUniformDouble(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_double],
    num: SizeT,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateNormal(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_float],
    n: SizeT,
    mean: ctypes.c_float | float,
    stddev: ctypes.c_float | float,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateNormalDouble(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_double],
    n: SizeT,
    mean: ctypes.c_double | float,
    stddev: ctypes.c_double | float,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateLogNormal(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_float],
    n: SizeT,
    mean: ctypes.c_float | float,
    stddev: ctypes.c_float | float,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateLogNormalDouble(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_double],
    n: SizeT,
    mean: ctypes.c_double | float,
    stddev: ctypes.c_double | float,
    /,
) -> curandStatus_t: ...
@c_function
def curandCreatePoissonDistribution(
    lambda_: ctypes.c_double | float,
    discrete_distribution: ByReference[curandDiscreteDistribution_t],
    /,
) -> curandStatus_t: ...
@c_function
def curandDestroyDistribution(
    discrete_distribution: curandDiscreteDistribution_t | Handle | int | None,
    /,
) -> curandStatus_t: ...
@c_function
def curandGeneratePoisson(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_uint],
    n: SizeT,
    lambda_: ctypes.c_double | float,
    /,
) -> curandStatus_t: ...
@c_function
def curandGeneratePoissonMethod(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_uint],
    n: SizeT,
    lambda_: ctypes.c_double | float,
    method: curandMethod_t | int,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateBinomial(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_uint],
    num: SizeT,
    n: UInt,
    p: ctypes.c_double | float,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateBinomialMethod(
    generator: curandGenerator_t | Handle | int | None,
    outputPtr: ByReference[ctypes.c_uint],
    num: SizeT,
    n: UInt,
    p: ctypes.c_double | float,
    method: curandMethod_t | int,
    /,
) -> curandStatus_t: ...
@c_function
def curandGenerateSeeds(generator: curandGenerator_t | Handle | int | None, /) -> curandStatus_t: ...
@c_function
def curandGetDirectionVectors32(
    vectors: ByReference[Pointer[curandDirectionVectors32_t]],
    set: curandDirectionVectorSet_t | int,
    /,
) -> curandStatus_t: ...
@c_function
def curandGetScrambleConstants32(constants: ByReference[Pointer[ctypes.c_uint]], /) -> curandStatus_t: ...
@c_function
def curandGetDirectionVectors64(
    vectors: ByReference[Pointer[curandDirectionVectors64_t]],
    set: curandDirectionVectorSet_t | int,
    /,
) -> curandStatus_t: ...
@c_function
def curandGetScrambleConstants64(constants: ByReference[Pointer[ctypes.c_ulonglong]], /) -> curandStatus_t: ...
