# python -m generator generate curand 12.9
# curand as the headers of CUDA 12.9 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 12.9
home: checked
since: 12.0
uses[]: runtime driver
shared[]: cudaStream_t libraryPropertyType
result: curandStatus_t
summary: cuRAND, random numbers
environment: CUDA_CTYPES_LIBCURAND
pathfinder: curand
version[]: curandGetProperty
two_majors: a generator of one means nothing to the other
sections: names=46+9 functions=160+3204 enums=3364+1877 typedefs=5241+619 older=5910+9 records=5919+10 callbacks=5929+13 constants=5942+118 makers=6099+10 attributes=6188+13 unnamed=6266+11 advice=6277+1784

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
curandCreateGenerator: curandStatus_t (out curandGenerator_t *generator, curandRngType_t rng_type)
curandCreateGeneratorHost: curandStatus_t (out curandGenerator_t *generator, curandRngType_t rng_type)
curandDestroyGenerator: curandStatus_t (curandGenerator_t generator)
curandGetVersion: curandStatus_t (out int *version)
curandGetProperty: curandStatus_t (libraryPropertyType type, out int *value)
curandSetStream: curandStatus_t (curandGenerator_t generator, cudaStream_t stream)
curandSetPseudoRandomGeneratorSeed: curandStatus_t (curandGenerator_t generator, unsigned long long seed)
curandSetGeneratorOffset: curandStatus_t (curandGenerator_t generator, unsigned long long offset)
curandSetGeneratorOrdering: curandStatus_t (curandGenerator_t generator, curandOrdering_t order)
curandSetQuasiRandomGeneratorDimensions: curandStatus_t (curandGenerator_t generator, unsigned int num_dimensions)
curandGenerate: curandStatus_t (curandGenerator_t generator, unsigned int *outputPtr : writable, size_t num)
curandGenerateLongLong: curandStatus_t (curandGenerator_t generator, unsigned long long *outputPtr : writable, size_t num)
curandGenerateUniform: curandStatus_t (curandGenerator_t generator, float *outputPtr : writable, size_t num)
curandGenerateUniformDouble: curandStatus_t (curandGenerator_t generator, double *outputPtr : writable, size_t num)
curandGenerateNormal: curandStatus_t (curandGenerator_t generator, float *outputPtr : writable, size_t n, float mean, float stddev)
curandGenerateNormalDouble: curandStatus_t (curandGenerator_t generator, double *outputPtr : writable, size_t n, double mean, double stddev)
curandGenerateLogNormal: curandStatus_t (curandGenerator_t generator, float *outputPtr : writable, size_t n, float mean, float stddev)
curandGenerateLogNormalDouble: curandStatus_t (curandGenerator_t generator, double *outputPtr : writable, size_t n, double mean, double stddev)
curandCreatePoissonDistribution: curandStatus_t (double lambda_, out curandDiscreteDistribution_t *discrete_distribution)
curandDestroyDistribution: curandStatus_t (curandDiscreteDistribution_t discrete_distribution)
curandGeneratePoisson: curandStatus_t (curandGenerator_t generator, unsigned int *outputPtr : writable, size_t n, double lambda_)
curandGeneratePoissonMethod: curandStatus_t (curandGenerator_t generator, unsigned int *outputPtr : writable, size_t n, double lambda_, curandMethod_t method)
curandGenerateBinomial: curandStatus_t (curandGenerator_t generator, unsigned int *outputPtr : writable, size_t num, unsigned int n, double p)
curandGenerateBinomialMethod: curandStatus_t (curandGenerator_t generator, unsigned int *outputPtr : writable, size_t num, unsigned int n, double p, curandMethod_t method)
curandGenerateSeeds: curandStatus_t (curandGenerator_t generator)
curandGetDirectionVectors32: curandStatus_t (out curandDirectionVectors32_t **vectors, curandDirectionVectorSet_t set)
curandGetScrambleConstants32: curandStatus_t (out unsigned int **constants)
curandGetDirectionVectors64: curandStatus_t (out curandDirectionVectors64_t **vectors, curandDirectionVectorSet_t set)
curandGetScrambleConstants64: curandStatus_t (out unsigned long long **constants)

[enums]
curandStatus_t: enum
    CURAND_STATUS_SUCCESS = 0
    CURAND_STATUS_VERSION_MISMATCH = 100
    CURAND_STATUS_NOT_INITIALIZED = 101
    CURAND_STATUS_ALLOCATION_FAILED = 102
    CURAND_STATUS_TYPE_ERROR = 103
    CURAND_STATUS_OUT_OF_RANGE = 104
    CURAND_STATUS_LENGTH_NOT_MULTIPLE = 105
    CURAND_STATUS_DOUBLE_PRECISION_REQUIRED = 106
    CURAND_STATUS_LAUNCH_FAILURE = 201
    CURAND_STATUS_PREEXISTING_FAILURE = 202
    CURAND_STATUS_INITIALIZATION_FAILED = 203
    CURAND_STATUS_ARCH_MISMATCH = 204
    CURAND_STATUS_INTERNAL_ERROR = 999

curandRngType_t: enum
    CURAND_RNG_TEST = 0
    CURAND_RNG_PSEUDO_DEFAULT = 100
    CURAND_RNG_PSEUDO_XORWOW = 101
    CURAND_RNG_PSEUDO_MRG32K3A = 121
    CURAND_RNG_PSEUDO_MTGP32 = 141
    CURAND_RNG_PSEUDO_MT19937 = 142
    CURAND_RNG_PSEUDO_PHILOX4_32_10 = 161
    CURAND_RNG_QUASI_DEFAULT = 200
    CURAND_RNG_QUASI_SOBOL32 = 201
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL32 = 202
    CURAND_RNG_QUASI_SOBOL64 = 203
    CURAND_RNG_QUASI_SCRAMBLED_SOBOL64 = 204

curandOrdering_t: enum
    CURAND_ORDERING_PSEUDO_BEST = 100
    CURAND_ORDERING_PSEUDO_DEFAULT = 101
    CURAND_ORDERING_PSEUDO_SEEDED = 102
    CURAND_ORDERING_PSEUDO_LEGACY = 103
    CURAND_ORDERING_PSEUDO_DYNAMIC = 104
    CURAND_ORDERING_QUASI_DEFAULT = 201

curandDirectionVectorSet_t: enum
    CURAND_DIRECTION_VECTORS_32_JOEKUO6 = 101
    CURAND_SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6 = 102
    CURAND_DIRECTION_VECTORS_64_JOEKUO6 = 103
    CURAND_SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6 = 104

curandMethod_t: enum
    CURAND_CHOOSE_BEST = 0
    CURAND_ITR = 1
    CURAND_KNUTH = 2
    CURAND_HITR = 3
    CURAND_M1 = 4
    CURAND_M2 = 5
    CURAND_BINARY_SEARCH = 6
    CURAND_DISCRETE_GAUSS = 7
    CURAND_REJECTION = 8
    CURAND_DEVICE_API = 9
    CURAND_FAST_REJECTION = 10
    CURAND_3RD = 11
    CURAND_DEFINITION = 12
    CURAND_POISSON = 13

[typedefs]
curandDirectionVectors32_t: unsigned int[32]
curandDirectionVectors64_t: unsigned long long[64]
curandGenerator_t: curandGenerator_st *
curandDistribution_st: double
curandDistribution_t: curandDistribution_st *
curandDistributionShift_t: curandDistributionShift_st *
curandDistributionM2Shift_t: curandDistributionM2Shift_st *
curandHistogramM2_t: curandHistogramM2_st *
curandHistogramM2K_st: unsigned int
curandHistogramM2K_t: curandHistogramM2K_st *
curandHistogramM2V_st: curandDistribution_st
curandHistogramM2V_t: curandHistogramM2V_st *
curandDiscreteDistribution_t: curandDiscreteDistribution_st *

# Forms that a public name stood for in the past.
[older]

[records]
[callbacks]

[constants]
CURAND_VER_MAJOR: 10
CURAND_VER_MINOR: 3
CURAND_VER_PATCH: 10
CURAND_VER_BUILD: 19
CURAND_VERSION: 10310

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
CURAND_STATUS_VERSION_MISMATCH: The library is not of the version that the program was made for. Look with python -m cuda_ctypes which file was found.
CURAND_STATUS_NOT_INITIALIZED: The generator is none that curandCreateGenerator made, or it is destroyed already.
CURAND_STATUS_ALLOCATION_FAILED: There is no room for the generator's state or its numbers. Free memory, or choose a generator with less state: CURAND_RNG_PSEUDO_PHILOX4_32_10.
CURAND_STATUS_TYPE_ERROR: This generator cannot do this: seeds are for pseudorandom ones, dimensions for quasirandom ones, 64-bit numbers for the SOBOL64 kinds.
CURAND_STATUS_OUT_OF_RANGE: A number is beyond what is allowed: more dimensions than 20000, a lambda or a probability that makes no sense, an unknown property.
CURAND_STATUS_LENGTH_NOT_MULTIPLE: The count does not fit: normal numbers of a pseudorandom generator come in pairs, quasirandom ones in a multiple of the dimensions.
CURAND_STATUS_DOUBLE_PRECISION_REQUIRED: The device has no double precision, which MRG32K3A needs. Every device of today has; choose another generator on one of 2009.
CURAND_STATUS_LAUNCH_FAILURE: A kernel could not be started or failed. Check that the output is memory of the generator's device, and large enough.
CURAND_STATUS_PREEXISTING_FAILURE: Work before this call had failed already. Synchronize after each earlier call to find which.
CURAND_STATUS_INITIALIZATION_FAILED: CUDA could not be started. Check nvidia-smi, and that this process was not forked from one that used CUDA.
CURAND_STATUS_ARCH_MISMATCH: The device lacks what this generator needs, or is too new for this version of cuRAND. Try a newer nvidia-curand.
CURAND_STATUS_INTERNAL_ERROR: cuRAND itself failed. Try another kind of generator or ordering, and a newer version.
"""
