# python -m generator generate cublas 13.5
# cublas as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.0
uses[]: runtime driver
shared[]: cudaDataType cudaEmulationMantissaControl cudaEmulationSpecialValuesSupport cudaStream_t libraryPropertyType
result: cublasStatus_t
summary: cuBLAS, linear algebra on dense matrices
environment: CUDA_CTYPES_LIBCUBLAS
pathfinder: cublas
version[]: cublasGetProperty
two_majors: a handle of one means nothing to the other
sections: names=46+9795 functions=9946+115807 enums=125753+3378 typedefs=129131+149 older=129330+9 records=129339+110 callbacks=129449+55 constants=129504+119 makers=129662+10 attributes=129751+13 unnamed=129829+11 advice=129840+1504

# Public names that stand for another symbol.
[names]
cublasCaxpy: cublasCaxpy_v2
cublasCaxpy_64: cublasCaxpy_v2_64
cublasCcopy: cublasCcopy_v2
cublasCcopy_64: cublasCcopy_v2_64
cublasCdotc: cublasCdotc_v2
cublasCdotc_64: cublasCdotc_v2_64
cublasCdotu: cublasCdotu_v2
cublasCdotu_64: cublasCdotu_v2_64
cublasCgbmv: cublasCgbmv_v2
cublasCgbmv_64: cublasCgbmv_v2_64
cublasCgemm: cublasCgemm_v2
cublasCgemm_64: cublasCgemm_v2_64
cublasCgemv: cublasCgemv_v2
cublasCgemv_64: cublasCgemv_v2_64
cublasCgerc: cublasCgerc_v2
cublasCgerc_64: cublasCgerc_v2_64
cublasCgeru: cublasCgeru_v2
cublasCgeru_64: cublasCgeru_v2_64
cublasChbmv: cublasChbmv_v2
cublasChbmv_64: cublasChbmv_v2_64
cublasChemm: cublasChemm_v2
cublasChemm_64: cublasChemm_v2_64
cublasChemv: cublasChemv_v2
cublasChemv_64: cublasChemv_v2_64
cublasCher: cublasCher_v2
cublasCher2: cublasCher2_v2
cublasCher2_64: cublasCher2_v2_64
cublasCher2k: cublasCher2k_v2
cublasCher2k_64: cublasCher2k_v2_64
cublasCher_64: cublasCher_v2_64
cublasCherk: cublasCherk_v2
cublasCherk_64: cublasCherk_v2_64
cublasChpmv: cublasChpmv_v2
cublasChpmv_64: cublasChpmv_v2_64
cublasChpr: cublasChpr_v2
cublasChpr2: cublasChpr2_v2
cublasChpr2_64: cublasChpr2_v2_64
cublasChpr_64: cublasChpr_v2_64
cublasCreate: cublasCreate_v2
cublasCrot: cublasCrot_v2
cublasCrot_64: cublasCrot_v2_64
cublasCrotg: cublasCrotg_v2
cublasCscal: cublasCscal_v2
cublasCscal_64: cublasCscal_v2_64
cublasCsrot: cublasCsrot_v2
cublasCsrot_64: cublasCsrot_v2_64
cublasCsscal: cublasCsscal_v2
cublasCsscal_64: cublasCsscal_v2_64
cublasCswap: cublasCswap_v2
cublasCswap_64: cublasCswap_v2_64
cublasCsymm: cublasCsymm_v2
cublasCsymm_64: cublasCsymm_v2_64
cublasCsymv: cublasCsymv_v2
cublasCsymv_64: cublasCsymv_v2_64
cublasCsyr: cublasCsyr_v2
cublasCsyr2: cublasCsyr2_v2
cublasCsyr2_64: cublasCsyr2_v2_64
cublasCsyr2k: cublasCsyr2k_v2
cublasCsyr2k_64: cublasCsyr2k_v2_64
cublasCsyr_64: cublasCsyr_v2_64
cublasCsyrk: cublasCsyrk_v2
cublasCsyrk_64: cublasCsyrk_v2_64
cublasCtbmv: cublasCtbmv_v2
cublasCtbmv_64: cublasCtbmv_v2_64
cublasCtbsv: cublasCtbsv_v2
cublasCtbsv_64: cublasCtbsv_v2_64
cublasCtpmv: cublasCtpmv_v2
cublasCtpmv_64: cublasCtpmv_v2_64
cublasCtpsv: cublasCtpsv_v2
cublasCtpsv_64: cublasCtpsv_v2_64
cublasCtrmm: cublasCtrmm_v2
cublasCtrmm_64: cublasCtrmm_v2_64
cublasCtrmv: cublasCtrmv_v2
cublasCtrmv_64: cublasCtrmv_v2_64
cublasCtrsm: cublasCtrsm_v2
cublasCtrsm_64: cublasCtrsm_v2_64
cublasCtrsv: cublasCtrsv_v2
cublasCtrsv_64: cublasCtrsv_v2_64
cublasDasum: cublasDasum_v2
cublasDasum_64: cublasDasum_v2_64
cublasDaxpy: cublasDaxpy_v2
cublasDaxpy_64: cublasDaxpy_v2_64
cublasDcopy: cublasDcopy_v2
cublasDcopy_64: cublasDcopy_v2_64
cublasDdot: cublasDdot_v2
cublasDdot_64: cublasDdot_v2_64
cublasDestroy: cublasDestroy_v2
cublasDgbmv: cublasDgbmv_v2
cublasDgbmv_64: cublasDgbmv_v2_64
cublasDgemm: cublasDgemm_v2
cublasDgemm_64: cublasDgemm_v2_64
cublasDgemv: cublasDgemv_v2
cublasDgemv_64: cublasDgemv_v2_64
cublasDger: cublasDger_v2
cublasDger_64: cublasDger_v2_64
cublasDnrm2: cublasDnrm2_v2
cublasDnrm2_64: cublasDnrm2_v2_64
cublasDrot: cublasDrot_v2
cublasDrot_64: cublasDrot_v2_64
cublasDrotg: cublasDrotg_v2
cublasDrotm: cublasDrotm_v2
cublasDrotm_64: cublasDrotm_v2_64
cublasDrotmg: cublasDrotmg_v2
cublasDsbmv: cublasDsbmv_v2
cublasDsbmv_64: cublasDsbmv_v2_64
cublasDscal: cublasDscal_v2
cublasDscal_64: cublasDscal_v2_64
cublasDspmv: cublasDspmv_v2
cublasDspmv_64: cublasDspmv_v2_64
cublasDspr: cublasDspr_v2
cublasDspr2: cublasDspr2_v2
cublasDspr2_64: cublasDspr2_v2_64
cublasDspr_64: cublasDspr_v2_64
cublasDswap: cublasDswap_v2
cublasDswap_64: cublasDswap_v2_64
cublasDsymm: cublasDsymm_v2
cublasDsymm_64: cublasDsymm_v2_64
cublasDsymv: cublasDsymv_v2
cublasDsymv_64: cublasDsymv_v2_64
cublasDsyr: cublasDsyr_v2
cublasDsyr2: cublasDsyr2_v2
cublasDsyr2_64: cublasDsyr2_v2_64
cublasDsyr2k: cublasDsyr2k_v2
cublasDsyr2k_64: cublasDsyr2k_v2_64
cublasDsyr_64: cublasDsyr_v2_64
cublasDsyrk: cublasDsyrk_v2
cublasDsyrk_64: cublasDsyrk_v2_64
cublasDtbmv: cublasDtbmv_v2
cublasDtbmv_64: cublasDtbmv_v2_64
cublasDtbsv: cublasDtbsv_v2
cublasDtbsv_64: cublasDtbsv_v2_64
cublasDtpmv: cublasDtpmv_v2
cublasDtpmv_64: cublasDtpmv_v2_64
cublasDtpsv: cublasDtpsv_v2
cublasDtpsv_64: cublasDtpsv_v2_64
cublasDtrmm: cublasDtrmm_v2
cublasDtrmm_64: cublasDtrmm_v2_64
cublasDtrmv: cublasDtrmv_v2
cublasDtrmv_64: cublasDtrmv_v2_64
cublasDtrsm: cublasDtrsm_v2
cublasDtrsm_64: cublasDtrsm_v2_64
cublasDtrsv: cublasDtrsv_v2
cublasDtrsv_64: cublasDtrsv_v2_64
cublasDzasum: cublasDzasum_v2
cublasDzasum_64: cublasDzasum_v2_64
cublasDznrm2: cublasDznrm2_v2
cublasDznrm2_64: cublasDznrm2_v2_64
cublasGetPointerMode: cublasGetPointerMode_v2
cublasGetStream: cublasGetStream_v2
cublasGetVersion: cublasGetVersion_v2
cublasIcamax: cublasIcamax_v2
cublasIcamax_64: cublasIcamax_v2_64
cublasIcamin: cublasIcamin_v2
cublasIcamin_64: cublasIcamin_v2_64
cublasIdamax: cublasIdamax_v2
cublasIdamax_64: cublasIdamax_v2_64
cublasIdamin: cublasIdamin_v2
cublasIdamin_64: cublasIdamin_v2_64
cublasIsamax: cublasIsamax_v2
cublasIsamax_64: cublasIsamax_v2_64
cublasIsamin: cublasIsamin_v2
cublasIsamin_64: cublasIsamin_v2_64
cublasIzamax: cublasIzamax_v2
cublasIzamax_64: cublasIzamax_v2_64
cublasIzamin: cublasIzamin_v2
cublasIzamin_64: cublasIzamin_v2_64
cublasSasum: cublasSasum_v2
cublasSasum_64: cublasSasum_v2_64
cublasSaxpy: cublasSaxpy_v2
cublasSaxpy_64: cublasSaxpy_v2_64
cublasScasum: cublasScasum_v2
cublasScasum_64: cublasScasum_v2_64
cublasScnrm2: cublasScnrm2_v2
cublasScnrm2_64: cublasScnrm2_v2_64
cublasScopy: cublasScopy_v2
cublasScopy_64: cublasScopy_v2_64
cublasSdot: cublasSdot_v2
cublasSdot_64: cublasSdot_v2_64
cublasSetPointerMode: cublasSetPointerMode_v2
cublasSetStream: cublasSetStream_v2
cublasSetWorkspace: cublasSetWorkspace_v2
cublasSgbmv: cublasSgbmv_v2
cublasSgbmv_64: cublasSgbmv_v2_64
cublasSgemm: cublasSgemm_v2
cublasSgemm_64: cublasSgemm_v2_64
cublasSgemv: cublasSgemv_v2
cublasSgemv_64: cublasSgemv_v2_64
cublasSger: cublasSger_v2
cublasSger_64: cublasSger_v2_64
cublasSnrm2: cublasSnrm2_v2
cublasSnrm2_64: cublasSnrm2_v2_64
cublasSrot: cublasSrot_v2
cublasSrot_64: cublasSrot_v2_64
cublasSrotg: cublasSrotg_v2
cublasSrotm: cublasSrotm_v2
cublasSrotm_64: cublasSrotm_v2_64
cublasSrotmg: cublasSrotmg_v2
cublasSsbmv: cublasSsbmv_v2
cublasSsbmv_64: cublasSsbmv_v2_64
cublasSscal: cublasSscal_v2
cublasSscal_64: cublasSscal_v2_64
cublasSspmv: cublasSspmv_v2
cublasSspmv_64: cublasSspmv_v2_64
cublasSspr: cublasSspr_v2
cublasSspr2: cublasSspr2_v2
cublasSspr2_64: cublasSspr2_v2_64
cublasSspr_64: cublasSspr_v2_64
cublasSswap: cublasSswap_v2
cublasSswap_64: cublasSswap_v2_64
cublasSsymm: cublasSsymm_v2
cublasSsymm_64: cublasSsymm_v2_64
cublasSsymv: cublasSsymv_v2
cublasSsymv_64: cublasSsymv_v2_64
cublasSsyr: cublasSsyr_v2
cublasSsyr2: cublasSsyr2_v2
cublasSsyr2_64: cublasSsyr2_v2_64
cublasSsyr2k: cublasSsyr2k_v2
cublasSsyr2k_64: cublasSsyr2k_v2_64
cublasSsyr_64: cublasSsyr_v2_64
cublasSsyrk: cublasSsyrk_v2
cublasSsyrk_64: cublasSsyrk_v2_64
cublasStbmv: cublasStbmv_v2
cublasStbmv_64: cublasStbmv_v2_64
cublasStbsv: cublasStbsv_v2
cublasStbsv_64: cublasStbsv_v2_64
cublasStpmv: cublasStpmv_v2
cublasStpmv_64: cublasStpmv_v2_64
cublasStpsv: cublasStpsv_v2
cublasStpsv_64: cublasStpsv_v2_64
cublasStrmm: cublasStrmm_v2
cublasStrmm_64: cublasStrmm_v2_64
cublasStrmv: cublasStrmv_v2
cublasStrmv_64: cublasStrmv_v2_64
cublasStrsm: cublasStrsm_v2
cublasStrsm_64: cublasStrsm_v2_64
cublasStrsv: cublasStrsv_v2
cublasStrsv_64: cublasStrsv_v2_64
cublasZaxpy: cublasZaxpy_v2
cublasZaxpy_64: cublasZaxpy_v2_64
cublasZcopy: cublasZcopy_v2
cublasZcopy_64: cublasZcopy_v2_64
cublasZdotc: cublasZdotc_v2
cublasZdotc_64: cublasZdotc_v2_64
cublasZdotu: cublasZdotu_v2
cublasZdotu_64: cublasZdotu_v2_64
cublasZdrot: cublasZdrot_v2
cublasZdrot_64: cublasZdrot_v2_64
cublasZdscal: cublasZdscal_v2
cublasZdscal_64: cublasZdscal_v2_64
cublasZgbmv: cublasZgbmv_v2
cublasZgbmv_64: cublasZgbmv_v2_64
cublasZgemm: cublasZgemm_v2
cublasZgemm_64: cublasZgemm_v2_64
cublasZgemv: cublasZgemv_v2
cublasZgemv_64: cublasZgemv_v2_64
cublasZgerc: cublasZgerc_v2
cublasZgerc_64: cublasZgerc_v2_64
cublasZgeru: cublasZgeru_v2
cublasZgeru_64: cublasZgeru_v2_64
cublasZhbmv: cublasZhbmv_v2
cublasZhbmv_64: cublasZhbmv_v2_64
cublasZhemm: cublasZhemm_v2
cublasZhemm_64: cublasZhemm_v2_64
cublasZhemv: cublasZhemv_v2
cublasZhemv_64: cublasZhemv_v2_64
cublasZher: cublasZher_v2
cublasZher2: cublasZher2_v2
cublasZher2_64: cublasZher2_v2_64
cublasZher2k: cublasZher2k_v2
cublasZher2k_64: cublasZher2k_v2_64
cublasZher_64: cublasZher_v2_64
cublasZherk: cublasZherk_v2
cublasZherk_64: cublasZherk_v2_64
cublasZhpmv: cublasZhpmv_v2
cublasZhpmv_64: cublasZhpmv_v2_64
cublasZhpr: cublasZhpr_v2
cublasZhpr2: cublasZhpr2_v2
cublasZhpr2_64: cublasZhpr2_v2_64
cublasZhpr_64: cublasZhpr_v2_64
cublasZrot: cublasZrot_v2
cublasZrot_64: cublasZrot_v2_64
cublasZrotg: cublasZrotg_v2
cublasZscal: cublasZscal_v2
cublasZscal_64: cublasZscal_v2_64
cublasZswap: cublasZswap_v2
cublasZswap_64: cublasZswap_v2_64
cublasZsymm: cublasZsymm_v2
cublasZsymm_64: cublasZsymm_v2_64
cublasZsymv: cublasZsymv_v2
cublasZsymv_64: cublasZsymv_v2_64
cublasZsyr: cublasZsyr_v2
cublasZsyr2: cublasZsyr2_v2
cublasZsyr2_64: cublasZsyr2_v2_64
cublasZsyr2k: cublasZsyr2k_v2
cublasZsyr2k_64: cublasZsyr2k_v2_64
cublasZsyr_64: cublasZsyr_v2_64
cublasZsyrk: cublasZsyrk_v2
cublasZsyrk_64: cublasZsyrk_v2_64
cublasZtbmv: cublasZtbmv_v2
cublasZtbmv_64: cublasZtbmv_v2_64
cublasZtbsv: cublasZtbsv_v2
cublasZtbsv_64: cublasZtbsv_v2_64
cublasZtpmv: cublasZtpmv_v2
cublasZtpmv_64: cublasZtpmv_v2_64
cublasZtpsv: cublasZtpsv_v2
cublasZtpsv_64: cublasZtpsv_v2_64
cublasZtrmm: cublasZtrmm_v2
cublasZtrmm_64: cublasZtrmm_v2_64
cublasZtrmv: cublasZtrmv_v2
cublasZtrmv_64: cublasZtrmv_v2_64
cublasZtrsm: cublasZtrsm_v2
cublasZtrsm_64: cublasZtrsm_v2_64
cublasZtrsv: cublasZtrsv_v2
cublasZtrsv_64: cublasZtrsv_v2_64

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
cublasCreate_v2: cublasStatus_t (out cublasHandle_t *handle)
cublasDestroy_v2: cublasStatus_t (cublasHandle_t handle)
cublasGetVersion_v2: cublasStatus_t (cublasHandle_t handle, out int *version)
cublasGetProperty: cublasStatus_t (libraryPropertyType type, out int *value)
cublasGetCudartVersion: size_t ()
cublasSetWorkspace_v2: cublasStatus_t (cublasHandle_t handle, void *workspace : writable, size_t workspaceSizeInBytes)
cublasSetStream_v2: cublasStatus_t (cublasHandle_t handle, cudaStream_t streamId)
cublasGetStream_v2: cublasStatus_t (cublasHandle_t handle, out cudaStream_t *streamId)
cublasGetPointerMode_v2: cublasStatus_t (cublasHandle_t handle, out cublasPointerMode_t *mode)
cublasSetPointerMode_v2: cublasStatus_t (cublasHandle_t handle, cublasPointerMode_t mode)
cublasGetAtomicsMode: cublasStatus_t (cublasHandle_t handle, out cublasAtomicsMode_t *mode)
cublasSetAtomicsMode: cublasStatus_t (cublasHandle_t handle, cublasAtomicsMode_t mode)
cublasGetMathMode: cublasStatus_t (cublasHandle_t handle, out cublasMath_t *mode)
cublasSetMathMode: cublasStatus_t (cublasHandle_t handle, cublasMath_t mode)
cublasGetSmCountTarget: cublasStatus_t (cublasHandle_t handle, out int *smCountTarget)
cublasSetSmCountTarget: cublasStatus_t (cublasHandle_t handle, int smCountTarget)
cublasGetEmulationStrategy: cublasStatus_t (cublasHandle_t handle, out cublasEmulationStrategy_t *emulationStrategy) 12090
cublasSetEmulationStrategy: cublasStatus_t (cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy) 12090
cublasGetEmulationSpecialValuesSupport: cublasStatus_t (cublasHandle_t handle, out cudaEmulationSpecialValuesSupport *mask) 13000
cublasSetEmulationSpecialValuesSupport: cublasStatus_t (cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask) 13000
cublasGetFixedPointEmulationMantissaControl: cublasStatus_t (cublasHandle_t handle, out cudaEmulationMantissaControl *mantissaControl) 13000
cublasSetFixedPointEmulationMantissaControl: cublasStatus_t (cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl) 13000
cublasGetFixedPointEmulationMaxMantissaBitCount: cublasStatus_t (cublasHandle_t handle, out int *maxMantissaBitCount) 13000
cublasSetFixedPointEmulationMaxMantissaBitCount: cublasStatus_t (cublasHandle_t handle, int maxMantissaBitCount) 13000
cublasGetFixedPointEmulationMantissaBitOffset: cublasStatus_t (cublasHandle_t handle, out int *mantissaBitOffset) 13000
cublasSetFixedPointEmulationMantissaBitOffset: cublasStatus_t (cublasHandle_t handle, int mantissaBitOffset) 13000
cublasGetFixedPointEmulationMantissaBitCountPointer: cublasStatus_t (cublasHandle_t handle, out int **mantissaBitCount) 13000
cublasSetFixedPointEmulationMantissaBitCountPointer: cublasStatus_t (cublasHandle_t handle, int *mantissaBitCount : writable) 13000
cublasGetStatusName: const char * (cublasStatus_t status)
cublasGetStatusString: const char * (cublasStatus_t status)
cublasLoggerConfigure: cublasStatus_t (int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)
cublasSetLoggerCallback: cublasStatus_t (cublasLogCallback userCallback)
cublasGetLoggerCallback: cublasStatus_t (out cublasLogCallback *userCallback)
cublasSetVector: cublasStatus_t (int n, int elemSize, const void *x, int incx, void *devicePtr : writable, int incy)
cublasSetVector_64: cublasStatus_t (int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr : writable, int64_t incy)
cublasGetVector: cublasStatus_t (int n, int elemSize, const void *x, int incx, void *y : writable, int incy)
cublasGetVector_64: cublasStatus_t (int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y : writable, int64_t incy)
cublasSetMatrix: cublasStatus_t (int rows, int cols, int elemSize, const void *A, int lda, void *B : writable, int ldb)
cublasSetMatrix_64: cublasStatus_t (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B : writable, int64_t ldb)
cublasGetMatrix: cublasStatus_t (int rows, int cols, int elemSize, const void *A, int lda, void *B : writable, int ldb)
cublasGetMatrix_64: cublasStatus_t (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B : writable, int64_t ldb)
cublasSetVectorAsync: cublasStatus_t (int n, int elemSize, const void *hostPtr, int incx, void *devicePtr : writable, int incy, cudaStream_t stream)
cublasSetVectorAsync_64: cublasStatus_t (int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr : writable, int64_t incy, cudaStream_t stream)
cublasGetVectorAsync: cublasStatus_t (int n, int elemSize, const void *devicePtr, int incx, void *hostPtr : writable, int incy, cudaStream_t stream)
cublasGetVectorAsync_64: cublasStatus_t (int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr : writable, int64_t incy, cudaStream_t stream)
cublasSetMatrixAsync: cublasStatus_t (int rows, int cols, int elemSize, const void *A, int lda, void *B : writable, int ldb, cudaStream_t stream)
cublasSetMatrixAsync_64: cublasStatus_t (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B : writable, int64_t ldb, cudaStream_t stream)
cublasGetMatrixAsync: cublasStatus_t (int rows, int cols, int elemSize, const void *A, int lda, void *B : writable, int ldb, cudaStream_t stream)
cublasGetMatrixAsync_64: cublasStatus_t (int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B : writable, int64_t ldb, cudaStream_t stream)
cublasXerbla: void (const char *srName, int info)
cublasNrm2Ex: cublasStatus_t (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result : writable, cudaDataType resultType, cudaDataType executionType)
cublasNrm2Ex_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result : writable, cudaDataType resultType, cudaDataType executionType)
cublasSnrm2_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *x, int incx, float *result : writable)
cublasSnrm2_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result : writable)
cublasDnrm2_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *x, int incx, double *result : writable)
cublasDnrm2_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result : writable)
cublasScnrm2_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *x : memory, int incx, float *result : writable)
cublasScnrm2_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *x : memory, int64_t incx, float *result : writable)
cublasDznrm2_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *x : memory, int incx, double *result : writable)
cublasDznrm2_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x : memory, int64_t incx, double *result : writable)
cublasDotEx: cublasStatus_t (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result : writable, cudaDataType resultType, cudaDataType executionType)
cublasDotEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result : writable, cudaDataType resultType, cudaDataType executionType)
cublasDotcEx: cublasStatus_t (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result : writable, cudaDataType resultType, cudaDataType executionType)
cublasDotcEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result : writable, cudaDataType resultType, cudaDataType executionType)
cublasSdot_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result : writable)
cublasSdot_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result : writable)
cublasDdot_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result : writable)
cublasDdot_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result : writable)
cublasCdotu_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *x : memory, int incx, const cuComplex *y : memory, int incy, cuComplex *result : memory writable)
cublasCdotu_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *x : memory, int64_t incx, const cuComplex *y : memory, int64_t incy, cuComplex *result : memory writable)
cublasCdotc_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *x : memory, int incx, const cuComplex *y : memory, int incy, cuComplex *result : memory writable)
cublasCdotc_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *x : memory, int64_t incx, const cuComplex *y : memory, int64_t incy, cuComplex *result : memory writable)
cublasZdotu_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *y : memory, int incy, cuDoubleComplex *result : memory writable)
cublasZdotu_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *y : memory, int64_t incy, cuDoubleComplex *result : memory writable)
cublasZdotc_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *y : memory, int incy, cuDoubleComplex *result : memory writable)
cublasZdotc_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *y : memory, int64_t incy, cuDoubleComplex *result : memory writable)
cublasScalEx: cublasStatus_t (cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x : writable, cudaDataType xType, int incx, cudaDataType executionType)
cublasScalEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x : writable, cudaDataType xType, int64_t incx, cudaDataType executionType)
cublasSscal_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *alpha, float *x : writable, int incx)
cublasSscal_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *alpha, float *x : writable, int64_t incx)
cublasDscal_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *alpha, double *x : writable, int incx)
cublasDscal_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *alpha, double *x : writable, int64_t incx)
cublasCscal_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *alpha : memory, cuComplex *x : memory writable, int incx)
cublasCscal_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *alpha : memory, cuComplex *x : memory writable, int64_t incx)
cublasCsscal_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *alpha, cuComplex *x : memory writable, int incx)
cublasCsscal_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x : memory writable, int64_t incx)
cublasZscal_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *alpha : memory, cuDoubleComplex *x : memory writable, int incx)
cublasZscal_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha : memory, cuDoubleComplex *x : memory writable, int64_t incx)
cublasZdscal_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x : memory writable, int incx)
cublasZdscal_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x : memory writable, int64_t incx)
cublasAxpyEx: cublasStatus_t (cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y : writable, cudaDataType yType, int incy, cudaDataType executiontype)
cublasAxpyEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y : writable, cudaDataType yType, int64_t incy, cudaDataType executiontype)
cublasSaxpy_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y : writable, int incy)
cublasSaxpy_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y : writable, int64_t incy)
cublasDaxpy_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y : writable, int incy)
cublasDaxpy_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y : writable, int64_t incy)
cublasCaxpy_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *alpha : memory, const cuComplex *x : memory, int incx, cuComplex *y : memory writable, int incy)
cublasCaxpy_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *alpha : memory, const cuComplex *x : memory, int64_t incx, cuComplex *y : memory writable, int64_t incy)
cublasZaxpy_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int incx, cuDoubleComplex *y : memory writable, int incy)
cublasZaxpy_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int64_t incx, cuDoubleComplex *y : memory writable, int64_t incy)
cublasCopyEx: cublasStatus_t (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y : writable, cudaDataType yType, int incy)
cublasCopyEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y : writable, cudaDataType yType, int64_t incy)
cublasScopy_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *x, int incx, float *y : writable, int incy)
cublasScopy_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y : writable, int64_t incy)
cublasDcopy_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *x, int incx, double *y : writable, int incy)
cublasDcopy_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y : writable, int64_t incy)
cublasCcopy_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *x : memory, int incx, cuComplex *y : memory writable, int incy)
cublasCcopy_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *x : memory, int64_t incx, cuComplex *y : memory writable, int64_t incy)
cublasZcopy_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *x : memory, int incx, cuDoubleComplex *y : memory writable, int incy)
cublasZcopy_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x : memory, int64_t incx, cuDoubleComplex *y : memory writable, int64_t incy)
cublasSswap_v2: cublasStatus_t (cublasHandle_t handle, int n, float *x : writable, int incx, float *y : writable, int incy)
cublasSswap_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, float *x : writable, int64_t incx, float *y : writable, int64_t incy)
cublasDswap_v2: cublasStatus_t (cublasHandle_t handle, int n, double *x : writable, int incx, double *y : writable, int incy)
cublasDswap_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, double *x : writable, int64_t incx, double *y : writable, int64_t incy)
cublasCswap_v2: cublasStatus_t (cublasHandle_t handle, int n, cuComplex *x : memory writable, int incx, cuComplex *y : memory writable, int incy)
cublasCswap_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, cuComplex *x : memory writable, int64_t incx, cuComplex *y : memory writable, int64_t incy)
cublasZswap_v2: cublasStatus_t (cublasHandle_t handle, int n, cuDoubleComplex *x : memory writable, int incx, cuDoubleComplex *y : memory writable, int incy)
cublasZswap_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, cuDoubleComplex *x : memory writable, int64_t incx, cuDoubleComplex *y : memory writable, int64_t incy)
cublasSwapEx: cublasStatus_t (cublasHandle_t handle, int n, void *x : writable, cudaDataType xType, int incx, void *y : writable, cudaDataType yType, int incy)
cublasSwapEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, void *x : writable, cudaDataType xType, int64_t incx, void *y : writable, cudaDataType yType, int64_t incy)
cublasIsamax_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *x, int incx, int *result : writable)
cublasIsamax_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result : writable)
cublasIdamax_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *x, int incx, int *result : writable)
cublasIdamax_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result : writable)
cublasIcamax_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *x : memory, int incx, int *result : writable)
cublasIcamax_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *x : memory, int64_t incx, int64_t *result : writable)
cublasIzamax_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *x : memory, int incx, int *result : writable)
cublasIzamax_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x : memory, int64_t incx, int64_t *result : writable)
cublasIamaxEx: cublasStatus_t (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result : writable)
cublasIamaxEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result : writable)
cublasIsamin_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *x, int incx, int *result : writable)
cublasIsamin_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result : writable)
cublasIdamin_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *x, int incx, int *result : writable)
cublasIdamin_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result : writable)
cublasIcamin_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *x : memory, int incx, int *result : writable)
cublasIcamin_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *x : memory, int64_t incx, int64_t *result : writable)
cublasIzamin_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *x : memory, int incx, int *result : writable)
cublasIzamin_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x : memory, int64_t incx, int64_t *result : writable)
cublasIaminEx: cublasStatus_t (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result : writable)
cublasIaminEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result : writable)
cublasAsumEx: cublasStatus_t (cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result : writable, cudaDataType resultType, cudaDataType executiontype)
cublasAsumEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result : writable, cudaDataType resultType, cudaDataType executiontype)
cublasSasum_v2: cublasStatus_t (cublasHandle_t handle, int n, const float *x, int incx, float *result : writable)
cublasSasum_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result : writable)
cublasDasum_v2: cublasStatus_t (cublasHandle_t handle, int n, const double *x, int incx, double *result : writable)
cublasDasum_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result : writable)
cublasScasum_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex *x : memory, int incx, float *result : writable)
cublasScasum_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuComplex *x : memory, int64_t incx, float *result : writable)
cublasDzasum_v2: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex *x : memory, int incx, double *result : writable)
cublasDzasum_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, const cuDoubleComplex *x : memory, int64_t incx, double *result : writable)
cublasSrot_v2: cublasStatus_t (cublasHandle_t handle, int n, float *x : writable, int incx, float *y : writable, int incy, const float *c, const float *s)
cublasSrot_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, float *x : writable, int64_t incx, float *y : writable, int64_t incy, const float *c, const float *s)
cublasDrot_v2: cublasStatus_t (cublasHandle_t handle, int n, double *x : writable, int incx, double *y : writable, int incy, const double *c, const double *s)
cublasDrot_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, double *x : writable, int64_t incx, double *y : writable, int64_t incy, const double *c, const double *s)
cublasCrot_v2: cublasStatus_t (cublasHandle_t handle, int n, cuComplex *x : memory writable, int incx, cuComplex *y : memory writable, int incy, const float *c, const cuComplex *s : memory)
cublasCrot_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, cuComplex *x : memory writable, int64_t incx, cuComplex *y : memory writable, int64_t incy, const float *c, const cuComplex *s : memory)
cublasCsrot_v2: cublasStatus_t (cublasHandle_t handle, int n, cuComplex *x : memory writable, int incx, cuComplex *y : memory writable, int incy, const float *c, const float *s)
cublasCsrot_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, cuComplex *x : memory writable, int64_t incx, cuComplex *y : memory writable, int64_t incy, const float *c, const float *s)
cublasZrot_v2: cublasStatus_t (cublasHandle_t handle, int n, cuDoubleComplex *x : memory writable, int incx, cuDoubleComplex *y : memory writable, int incy, const double *c, const cuDoubleComplex *s : memory)
cublasZrot_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, cuDoubleComplex *x : memory writable, int64_t incx, cuDoubleComplex *y : memory writable, int64_t incy, const double *c, const cuDoubleComplex *s : memory)
cublasZdrot_v2: cublasStatus_t (cublasHandle_t handle, int n, cuDoubleComplex *x : memory writable, int incx, cuDoubleComplex *y : memory writable, int incy, const double *c, const double *s)
cublasZdrot_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, cuDoubleComplex *x : memory writable, int64_t incx, cuDoubleComplex *y : memory writable, int64_t incy, const double *c, const double *s)
cublasRotEx: cublasStatus_t (cublasHandle_t handle, int n, void *x : writable, cudaDataType xType, int incx, void *y : writable, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)
cublasRotEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, void *x : writable, cudaDataType xType, int64_t incx, void *y : writable, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)
cublasSrotg_v2: cublasStatus_t (cublasHandle_t handle, float *a : writable, float *b : writable, float *c : writable, float *s : writable)
cublasDrotg_v2: cublasStatus_t (cublasHandle_t handle, double *a : writable, double *b : writable, double *c : writable, double *s : writable)
cublasCrotg_v2: cublasStatus_t (cublasHandle_t handle, cuComplex *a : memory writable, cuComplex *b : memory writable, float *c : writable, cuComplex *s : memory writable)
cublasZrotg_v2: cublasStatus_t (cublasHandle_t handle, cuDoubleComplex *a : memory writable, cuDoubleComplex *b : memory writable, double *c : writable, cuDoubleComplex *s : memory writable)
cublasRotgEx: cublasStatus_t (cublasHandle_t handle, void *a : writable, void *b : writable, cudaDataType abType, void *c : writable, void *s : writable, cudaDataType csType, cudaDataType executiontype)
cublasSrotm_v2: cublasStatus_t (cublasHandle_t handle, int n, float *x : writable, int incx, float *y : writable, int incy, const float *param)
cublasSrotm_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, float *x : writable, int64_t incx, float *y : writable, int64_t incy, const float *param)
cublasDrotm_v2: cublasStatus_t (cublasHandle_t handle, int n, double *x : writable, int incx, double *y : writable, int incy, const double *param)
cublasDrotm_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t n, double *x : writable, int64_t incx, double *y : writable, int64_t incy, const double *param)
cublasRotmEx: cublasStatus_t (cublasHandle_t handle, int n, void *x : writable, cudaDataType xType, int incx, void *y : writable, cudaDataType yType, int incy, const void *param, cudaDataType paramType, cudaDataType executiontype)
cublasRotmEx_64: cublasStatus_t (cublasHandle_t handle, int64_t n, void *x : writable, cudaDataType xType, int64_t incx, void *y : writable, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType, cudaDataType executiontype)
cublasSrotmg_v2: cublasStatus_t (cublasHandle_t handle, float *d1 : writable, float *d2 : writable, float *x1 : writable, const float *y1, float *param : writable)
cublasDrotmg_v2: cublasStatus_t (cublasHandle_t handle, double *d1 : writable, double *d2 : writable, double *x1 : writable, const double *y1, double *param : writable)
cublasRotmgEx: cublasStatus_t (cublasHandle_t handle, void *d1 : writable, cudaDataType d1Type, void *d2 : writable, cudaDataType d2Type, void *x1 : writable, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param : writable, cudaDataType paramType, cudaDataType executiontype)
cublasSgemv_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y : writable, int incy)
cublasSgemv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y : writable, int64_t incy)
cublasDgemv_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y : writable, int incy)
cublasDgemv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y : writable, int64_t incy)
cublasCgemv_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *x : memory, int incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int incy)
cublasCgemv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *x : memory, int64_t incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int64_t incy)
cublasZgemv_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int incy)
cublasZgemv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int64_t incy)
cublasSgbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y : writable, int incy)
cublasSgbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y : writable, int64_t incy)
cublasDgbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y : writable, int incy)
cublasDgbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y : writable, int64_t incy)
cublasCgbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *x : memory, int incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int incy)
cublasCgbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *x : memory, int64_t incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int64_t incy)
cublasZgbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int incy)
cublasZgbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int64_t incy)
cublasStrmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x : writable, int incx)
cublasStrmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x : writable, int64_t incx)
cublasDtrmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x : writable, int incx)
cublasDtrmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x : writable, int64_t incx)
cublasCtrmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A : memory, int lda, cuComplex *x : memory writable, int incx)
cublasCtrmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A : memory, int64_t lda, cuComplex *x : memory writable, int64_t incx)
cublasZtrmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A : memory, int lda, cuDoubleComplex *x : memory writable, int incx)
cublasZtrmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A : memory, int64_t lda, cuDoubleComplex *x : memory writable, int64_t incx)
cublasStbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x : writable, int incx)
cublasStbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x : writable, int64_t incx)
cublasDtbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x : writable, int incx)
cublasDtbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x : writable, int64_t incx)
cublasCtbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A : memory, int lda, cuComplex *x : memory writable, int incx)
cublasCtbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A : memory, int64_t lda, cuComplex *x : memory writable, int64_t incx)
cublasZtbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A : memory, int lda, cuDoubleComplex *x : memory writable, int incx)
cublasZtbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A : memory, int64_t lda, cuDoubleComplex *x : memory writable, int64_t incx)
cublasStpmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x : writable, int incx)
cublasStpmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x : writable, int64_t incx)
cublasDtpmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x : writable, int incx)
cublasDtpmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x : writable, int64_t incx)
cublasCtpmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP : memory, cuComplex *x : memory writable, int incx)
cublasCtpmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP : memory, cuComplex *x : memory writable, int64_t incx)
cublasZtpmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP : memory, cuDoubleComplex *x : memory writable, int incx)
cublasZtpmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP : memory, cuDoubleComplex *x : memory writable, int64_t incx)
cublasStrsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x : writable, int incx)
cublasStrsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x : writable, int64_t incx)
cublasDtrsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x : writable, int incx)
cublasDtrsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x : writable, int64_t incx)
cublasCtrsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A : memory, int lda, cuComplex *x : memory writable, int incx)
cublasCtrsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A : memory, int64_t lda, cuComplex *x : memory writable, int64_t incx)
cublasZtrsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A : memory, int lda, cuDoubleComplex *x : memory writable, int incx)
cublasZtrsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A : memory, int64_t lda, cuDoubleComplex *x : memory writable, int64_t incx)
cublasStpsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x : writable, int incx)
cublasStpsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x : writable, int64_t incx)
cublasDtpsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x : writable, int incx)
cublasDtpsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x : writable, int64_t incx)
cublasCtpsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP : memory, cuComplex *x : memory writable, int incx)
cublasCtpsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP : memory, cuComplex *x : memory writable, int64_t incx)
cublasZtpsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP : memory, cuDoubleComplex *x : memory writable, int incx)
cublasZtpsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP : memory, cuDoubleComplex *x : memory writable, int64_t incx)
cublasStbsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x : writable, int incx)
cublasStbsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x : writable, int64_t incx)
cublasDtbsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x : writable, int incx)
cublasDtbsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x : writable, int64_t incx)
cublasCtbsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A : memory, int lda, cuComplex *x : memory writable, int incx)
cublasCtbsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A : memory, int64_t lda, cuComplex *x : memory writable, int64_t incx)
cublasZtbsv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A : memory, int lda, cuDoubleComplex *x : memory writable, int incx)
cublasZtbsv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A : memory, int64_t lda, cuDoubleComplex *x : memory writable, int64_t incx)
cublasSsymv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y : writable, int incy)
cublasSsymv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y : writable, int64_t incy)
cublasDsymv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y : writable, int incy)
cublasDsymv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y : writable, int64_t incy)
cublasCsymv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *x : memory, int incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int incy)
cublasCsymv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *x : memory, int64_t incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int64_t incy)
cublasZsymv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int incy)
cublasZsymv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int64_t incy)
cublasChemv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *x : memory, int incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int incy)
cublasChemv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *x : memory, int64_t incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int64_t incy)
cublasZhemv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int incy)
cublasZhemv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int64_t incy)
cublasSsbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y : writable, int incy)
cublasSsbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y : writable, int64_t incy)
cublasDsbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y : writable, int incy)
cublasDsbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y : writable, int64_t incy)
cublasChbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *x : memory, int incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int incy)
cublasChbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *x : memory, int64_t incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int64_t incy)
cublasZhbmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int incy)
cublasZhbmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int64_t incy)
cublasSspmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y : writable, int incy)
cublasSspmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y : writable, int64_t incy)
cublasDspmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y : writable, int incy)
cublasDspmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y : writable, int64_t incy)
cublasChpmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha : memory, const cuComplex *AP : memory, const cuComplex *x : memory, int incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int incy)
cublasChpmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha : memory, const cuComplex *AP : memory, const cuComplex *x : memory, int64_t incx, const cuComplex *beta : memory, cuComplex *y : memory writable, int64_t incy)
cublasZhpmv_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *AP : memory, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int incy)
cublasZhpmv_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *AP : memory, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int64_t incy)
cublasSger_v2: cublasStatus_t (cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A : writable, int lda)
cublasSger_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A : writable, int64_t lda)
cublasDger_v2: cublasStatus_t (cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A : writable, int lda)
cublasDger_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A : writable, int64_t lda)
cublasCgeru_v2: cublasStatus_t (cublasHandle_t handle, int m, int n, const cuComplex *alpha : memory, const cuComplex *x : memory, int incx, const cuComplex *y : memory, int incy, cuComplex *A : memory writable, int lda)
cublasCgeru_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *x : memory, int64_t incx, const cuComplex *y : memory, int64_t incy, cuComplex *A : memory writable, int64_t lda)
cublasCgerc_v2: cublasStatus_t (cublasHandle_t handle, int m, int n, const cuComplex *alpha : memory, const cuComplex *x : memory, int incx, const cuComplex *y : memory, int incy, cuComplex *A : memory writable, int lda)
cublasCgerc_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *x : memory, int64_t incx, const cuComplex *y : memory, int64_t incy, cuComplex *A : memory writable, int64_t lda)
cublasZgeru_v2: cublasStatus_t (cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *y : memory, int incy, cuDoubleComplex *A : memory writable, int lda)
cublasZgeru_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *y : memory, int64_t incy, cuDoubleComplex *A : memory writable, int64_t lda)
cublasZgerc_v2: cublasStatus_t (cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *y : memory, int incy, cuDoubleComplex *A : memory writable, int lda)
cublasZgerc_v2_64: cublasStatus_t (cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *y : memory, int64_t incy, cuDoubleComplex *A : memory writable, int64_t lda)
cublasSsyr_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A : writable, int lda)
cublasSsyr_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A : writable, int64_t lda)
cublasDsyr_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A : writable, int lda)
cublasDsyr_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A : writable, int64_t lda)
cublasCsyr_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha : memory, const cuComplex *x : memory, int incx, cuComplex *A : memory writable, int lda)
cublasCsyr_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha : memory, const cuComplex *x : memory, int64_t incx, cuComplex *A : memory writable, int64_t lda)
cublasZsyr_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int incx, cuDoubleComplex *A : memory writable, int lda)
cublasZsyr_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int64_t incx, cuDoubleComplex *A : memory writable, int64_t lda)
cublasCher_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x : memory, int incx, cuComplex *A : memory writable, int lda)
cublasCher_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x : memory, int64_t incx, cuComplex *A : memory writable, int64_t lda)
cublasZher_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x : memory, int incx, cuDoubleComplex *A : memory writable, int lda)
cublasZher_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x : memory, int64_t incx, cuDoubleComplex *A : memory writable, int64_t lda)
cublasSspr_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP : writable)
cublasSspr_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP : writable)
cublasDspr_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP : writable)
cublasDspr_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP : writable)
cublasChpr_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x : memory, int incx, cuComplex *AP : memory writable)
cublasChpr_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x : memory, int64_t incx, cuComplex *AP : memory writable)
cublasZhpr_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x : memory, int incx, cuDoubleComplex *AP : memory writable)
cublasZhpr_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x : memory, int64_t incx, cuDoubleComplex *AP : memory writable)
cublasSsyr2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A : writable, int lda)
cublasSsyr2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A : writable, int64_t lda)
cublasDsyr2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A : writable, int lda)
cublasDsyr2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A : writable, int64_t lda)
cublasCsyr2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha : memory, const cuComplex *x : memory, int incx, const cuComplex *y : memory, int incy, cuComplex *A : memory writable, int lda)
cublasCsyr2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha : memory, const cuComplex *x : memory, int64_t incx, const cuComplex *y : memory, int64_t incy, cuComplex *A : memory writable, int64_t lda)
cublasZsyr2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *y : memory, int incy, cuDoubleComplex *A : memory writable, int lda)
cublasZsyr2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *y : memory, int64_t incy, cuDoubleComplex *A : memory writable, int64_t lda)
cublasCher2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha : memory, const cuComplex *x : memory, int incx, const cuComplex *y : memory, int incy, cuComplex *A : memory writable, int lda)
cublasCher2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha : memory, const cuComplex *x : memory, int64_t incx, const cuComplex *y : memory, int64_t incy, cuComplex *A : memory writable, int64_t lda)
cublasZher2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *y : memory, int incy, cuDoubleComplex *A : memory writable, int lda)
cublasZher2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *y : memory, int64_t incy, cuDoubleComplex *A : memory writable, int64_t lda)
cublasSspr2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP : writable)
cublasSspr2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP : writable)
cublasDspr2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP : writable)
cublasDspr2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP : writable)
cublasChpr2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha : memory, const cuComplex *x : memory, int incx, const cuComplex *y : memory, int incy, cuComplex *AP : memory writable)
cublasChpr2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha : memory, const cuComplex *x : memory, int64_t incx, const cuComplex *y : memory, int64_t incy, cuComplex *AP : memory writable)
cublasZhpr2_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int incx, const cuDoubleComplex *y : memory, int incy, cuDoubleComplex *AP : memory writable)
cublasZhpr2_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *x : memory, int64_t incx, const cuDoubleComplex *y : memory, int64_t incy, cuDoubleComplex *AP : memory writable)
cublasSgemvBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float **Aarray, int lda, const float **xarray, int incx, const float *beta, float **yarray, int incy, int batchCount)
cublasSgemvBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float **Aarray, int64_t lda, const float **xarray, int64_t incx, const float *beta, float **yarray, int64_t incy, int64_t batchCount)
cublasDgemvBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double **Aarray, int lda, const double **xarray, int incx, const double *beta, double **yarray, int incy, int batchCount)
cublasDgemvBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double **Aarray, int64_t lda, const double **xarray, int64_t incx, const double *beta, double **yarray, int64_t incy, int64_t batchCount)
cublasCgemvBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha : memory, const cuComplex **Aarray, int lda, const cuComplex **xarray, int incx, const cuComplex *beta : memory, cuComplex **yarray, int incy, int batchCount)
cublasCgemvBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex **Aarray, int64_t lda, const cuComplex **xarray, int64_t incx, const cuComplex *beta : memory, cuComplex **yarray, int64_t incy, int64_t batchCount)
cublasZgemvBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex **Aarray, int lda, const cuDoubleComplex **xarray, int incx, const cuDoubleComplex *beta : memory, cuDoubleComplex **yarray, int incy, int batchCount)
cublasZgemvBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex **Aarray, int64_t lda, const cuDoubleComplex **xarray, int64_t incx, const cuDoubleComplex *beta : memory, cuDoubleComplex **yarray, int64_t incy, int64_t batchCount)
cublasSgemvStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx, long long stridex, const float *beta, float *y : writable, int incy, long long stridey, int batchCount)
cublasSgemvStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex, const float *beta, float *y : writable, int64_t incy, long long stridey, int64_t batchCount)
cublasDgemvStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx, long long stridex, const double *beta, double *y : writable, int incy, long long stridey, int batchCount)
cublasDgemvStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex, const double *beta, double *y : writable, int64_t incy, long long stridey, int64_t batchCount)
cublasCgemvStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, long long strideA, const cuComplex *x : memory, int incx, long long stridex, const cuComplex *beta : memory, cuComplex *y : memory writable, int incy, long long stridey, int batchCount)
cublasCgemvStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, long long strideA, const cuComplex *x : memory, int64_t incx, long long stridex, const cuComplex *beta : memory, cuComplex *y : memory writable, int64_t incy, long long stridey, int64_t batchCount)
cublasZgemvStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, long long strideA, const cuDoubleComplex *x : memory, int incx, long long stridex, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int incy, long long stridey, int batchCount)
cublasZgemvStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, long long strideA, const cuDoubleComplex *x : memory, int64_t incx, long long stridex, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : memory writable, int64_t incy, long long stridey, int64_t batchCount)
cublasSgemm_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C : writable, int ldc)
cublasSgemm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C : writable, int64_t ldc)
cublasDgemm_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C : writable, int ldc)
cublasDgemm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C : writable, int64_t ldc)
cublasCgemm_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc)
cublasCgemm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc)
cublasCgemm3m: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc)
cublasCgemm3m_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc)
cublasCgemm3mEx: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha : memory, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta : memory, void *C : writable, cudaDataType Ctype, int ldc)
cublasCgemm3mEx_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha : memory, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta : memory, void *C : writable, cudaDataType Ctype, int64_t ldc)
cublasZgemm_v2: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int ldc)
cublasZgemm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasZgemm3m: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int ldc)
cublasZgemm3m_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasSgemmEx: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta, void *C : writable, cudaDataType Ctype, int ldc)
cublasSgemmEx_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C : writable, cudaDataType Ctype, int64_t ldc)
cublasGemmEx: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta, void *C : writable, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
cublasGemmEx_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C : writable, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
cublasCgemmEx: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha : memory, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta : memory, void *C : writable, cudaDataType Ctype, int ldc)
cublasCgemmEx_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha : memory, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta : memory, void *C : writable, cudaDataType Ctype, int64_t ldc)
cublasSsyrk_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C : writable, int ldc)
cublasSsyrk_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C : writable, int64_t ldc)
cublasDsyrk_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C : writable, int ldc)
cublasDsyrk_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C : writable, int64_t ldc)
cublasCsyrk_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc)
cublasCsyrk_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc)
cublasZsyrk_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int ldc)
cublasZsyrk_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasCsyrkEx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha : memory, const void *A, cudaDataType Atype, int lda, const cuComplex *beta : memory, void *C : writable, cudaDataType Ctype, int ldc)
cublasCsyrkEx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha : memory, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta : memory, void *C : writable, cudaDataType Ctype, int64_t ldc)
cublasCsyrk3mEx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha : memory, const void *A, cudaDataType Atype, int lda, const cuComplex *beta : memory, void *C : writable, cudaDataType Ctype, int ldc)
cublasCsyrk3mEx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha : memory, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta : memory, void *C : writable, cudaDataType Ctype, int64_t ldc)
cublasCherk_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A : memory, int lda, const float *beta, cuComplex *C : memory writable, int ldc)
cublasCherk_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A : memory, int64_t lda, const float *beta, cuComplex *C : memory writable, int64_t ldc)
cublasZherk_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A : memory, int lda, const double *beta, cuDoubleComplex *C : memory writable, int ldc)
cublasZherk_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A : memory, int64_t lda, const double *beta, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasCherkEx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C : writable, cudaDataType Ctype, int ldc)
cublasCherkEx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C : writable, cudaDataType Ctype, int64_t ldc)
cublasCherk3mEx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C : writable, cudaDataType Ctype, int ldc)
cublasCherk3mEx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C : writable, cudaDataType Ctype, int64_t ldc)
cublasSsyr2k_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C : writable, int ldc)
cublasSsyr2k_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C : writable, int64_t ldc)
cublasDsyr2k_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C : writable, int ldc)
cublasDsyr2k_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C : writable, int64_t ldc)
cublasCsyr2k_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc)
cublasCsyr2k_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc)
cublasZsyr2k_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int ldc)
cublasZsyr2k_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasCher2k_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const float *beta, cuComplex *C : memory writable, int ldc)
cublasCher2k_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, const float *beta, cuComplex *C : memory writable, int64_t ldc)
cublasZher2k_v2: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const double *beta, cuDoubleComplex *C : memory writable, int ldc)
cublasZher2k_v2_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, const double *beta, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasSsyrkx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C : writable, int ldc)
cublasSsyrkx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C : writable, int64_t ldc)
cublasDsyrkx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C : writable, int ldc)
cublasDsyrkx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C : writable, int64_t ldc)
cublasCsyrkx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc)
cublasCsyrkx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc)
cublasZsyrkx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int ldc)
cublasZsyrkx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasCherkx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const float *beta, cuComplex *C : memory writable, int ldc)
cublasCherkx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, const float *beta, cuComplex *C : memory writable, int64_t ldc)
cublasZherkx: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const double *beta, cuDoubleComplex *C : memory writable, int ldc)
cublasZherkx_64: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, const double *beta, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasSsymm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C : writable, int ldc)
cublasSsymm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C : writable, int64_t ldc)
cublasDsymm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C : writable, int ldc)
cublasDsymm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C : writable, int64_t ldc)
cublasCsymm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc)
cublasCsymm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc)
cublasZsymm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int ldc)
cublasZsymm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasChemm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc)
cublasChemm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc)
cublasZhemm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int ldc)
cublasZhemm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasStrsm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B : writable, int ldb)
cublasStrsm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B : writable, int64_t ldb)
cublasDtrsm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B : writable, int ldb)
cublasDtrsm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B : writable, int64_t ldb)
cublasCtrsm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, cuComplex *B : memory writable, int ldb)
cublasCtrsm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, cuComplex *B : memory writable, int64_t ldb)
cublasZtrsm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, cuDoubleComplex *B : memory writable, int ldb)
cublasZtrsm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, cuDoubleComplex *B : memory writable, int64_t ldb)
cublasStrmm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C : writable, int ldc)
cublasStrmm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C : writable, int64_t ldc)
cublasDtrmm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C : writable, int ldc)
cublasDtrmm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C : writable, int64_t ldc)
cublasCtrmm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, cuComplex *C : memory writable, int ldc)
cublasCtrmm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *B : memory, int64_t ldb, cuComplex *C : memory writable, int64_t ldc)
cublasZtrmm_v2: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, cuDoubleComplex *C : memory writable, int ldc)
cublasZtrmm_v2_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *B : memory, int64_t ldb, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasSgemmBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float **Aarray, int lda, const float **Barray, int ldb, const float *beta, float **Carray, int ldc, int batchCount)
cublasSgemmBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float **Aarray, int64_t lda, const float **Barray, int64_t ldb, const float *beta, float **Carray, int64_t ldc, int64_t batchCount)
cublasDgemmBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double **Aarray, int lda, const double **Barray, int ldb, const double *beta, double **Carray, int ldc, int batchCount)
cublasDgemmBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double **Aarray, int64_t lda, const double **Barray, int64_t ldb, const double *beta, double **Carray, int64_t ldc, int64_t batchCount)
cublasCgemmBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha : memory, const cuComplex **Aarray, int lda, const cuComplex **Barray, int ldb, const cuComplex *beta : memory, cuComplex **Carray, int ldc, int batchCount)
cublasCgemmBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex **Aarray, int64_t lda, const cuComplex **Barray, int64_t ldb, const cuComplex *beta : memory, cuComplex **Carray, int64_t ldc, int64_t batchCount)
cublasCgemm3mBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha : memory, const cuComplex **Aarray, int lda, const cuComplex **Barray, int ldb, const cuComplex *beta : memory, cuComplex **Carray, int ldc, int batchCount)
cublasCgemm3mBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex **Aarray, int64_t lda, const cuComplex **Barray, int64_t ldb, const cuComplex *beta : memory, cuComplex **Carray, int64_t ldc, int64_t batchCount)
cublasZgemmBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex **Aarray, int lda, const cuDoubleComplex **Barray, int ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex **Carray, int ldc, int batchCount)
cublasZgemmBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex **Aarray, int64_t lda, const cuDoubleComplex **Barray, int64_t ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex **Carray, int64_t ldc, int64_t batchCount)
cublasSgemmStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C : writable, int ldc, long long strideC, int batchCount)
cublasSgemmStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C : writable, int64_t ldc, long long strideC, int64_t batchCount)
cublasDgemmStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C : writable, int ldc, long long strideC, int batchCount)
cublasDgemmStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta, double *C : writable, int64_t ldc, long long strideC, int64_t batchCount)
cublasCgemmStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, long long strideA, const cuComplex *B : memory, int ldb, long long strideB, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc, long long strideC, int batchCount)
cublasCgemmStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, long long strideA, const cuComplex *B : memory, int64_t ldb, long long strideB, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc, long long strideC, int64_t batchCount)
cublasCgemm3mStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, long long strideA, const cuComplex *B : memory, int ldb, long long strideB, const cuComplex *beta : memory, cuComplex *C : memory writable, int ldc, long long strideC, int batchCount)
cublasCgemm3mStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, long long strideA, const cuComplex *B : memory, int64_t ldb, long long strideB, const cuComplex *beta : memory, cuComplex *C : memory writable, int64_t ldc, long long strideC, int64_t batchCount)
cublasZgemmStridedBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, long long strideA, const cuDoubleComplex *B : memory, int ldb, long long strideB, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int ldc, long long strideC, int batchCount)
cublasZgemmStridedBatched_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, long long strideA, const cuDoubleComplex *B : memory, int64_t ldb, long long strideB, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : memory writable, int64_t ldc, long long strideC, int64_t batchCount)
cublasGemmBatchedEx: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void **Aarray, cudaDataType Atype, int lda, const void **Barray, cudaDataType Btype, int ldb, const void *beta, void **Carray, cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
cublasGemmBatchedEx_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void **Aarray, cudaDataType Atype, int64_t lda, const void **Barray, cudaDataType Btype, int64_t ldb, const void *beta, void **Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
cublasGemmStridedBatchedEx: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C : writable, cudaDataType Ctype, int ldc, long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
cublasGemmStridedBatchedEx_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C : writable, cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)
cublasSgemmGroupedBatched: cublasStatus_t (cublasHandle_t handle, const cublasOperation_t *transa_array : array=group_count, const cublasOperation_t *transb_array : array=group_count, const int *m_array : array=group_count, const int *n_array : array=group_count, const int *k_array : array=group_count, const float *alpha_array, const float **Aarray, const int *lda_array : array=group_count, const float **Barray, const int *ldb_array : array=group_count, const float *beta_array, float **Carray, const int *ldc_array : array=group_count, int group_count, const int *group_size : array=group_count) 12040
cublasSgemmGroupedBatched_64: cublasStatus_t (cublasHandle_t handle, const cublasOperation_t *transa_array : array=group_count, const cublasOperation_t *transb_array : array=group_count, const int64_t *m_array : array=group_count, const int64_t *n_array : array=group_count, const int64_t *k_array : array=group_count, const float *alpha_array, const float **Aarray, const int64_t *lda_array : array=group_count, const float **Barray, const int64_t *ldb_array : array=group_count, const float *beta_array, float **Carray, const int64_t *ldc_array : array=group_count, int64_t group_count, const int64_t *group_size : array=group_count) 12040
cublasDgemmGroupedBatched: cublasStatus_t (cublasHandle_t handle, const cublasOperation_t *transa_array : array=group_count, const cublasOperation_t *transb_array : array=group_count, const int *m_array : array=group_count, const int *n_array : array=group_count, const int *k_array : array=group_count, const double *alpha_array, const double **Aarray, const int *lda_array : array=group_count, const double **Barray, const int *ldb_array : array=group_count, const double *beta_array, double **Carray, const int *ldc_array : array=group_count, int group_count, const int *group_size : array=group_count) 12040
cublasDgemmGroupedBatched_64: cublasStatus_t (cublasHandle_t handle, const cublasOperation_t *transa_array : array=group_count, const cublasOperation_t *transb_array : array=group_count, const int64_t *m_array : array=group_count, const int64_t *n_array : array=group_count, const int64_t *k_array : array=group_count, const double *alpha_array, const double **Aarray, const int64_t *lda_array : array=group_count, const double **Barray, const int64_t *ldb_array : array=group_count, const double *beta_array, double **Carray, const int64_t *ldc_array : array=group_count, int64_t group_count, const int64_t *group_size : array=group_count) 12040
cublasGemmGroupedBatchedEx: cublasStatus_t (cublasHandle_t handle, const cublasOperation_t *transa_array : array=group_count, const cublasOperation_t *transb_array : array=group_count, const int *m_array : array=group_count, const int *n_array : array=group_count, const int *k_array : array=group_count, const void *alpha_array, const void **Aarray, cudaDataType Atype, const int *lda_array : array=group_count, const void **Barray, cudaDataType Btype, const int *ldb_array : array=group_count, const void *beta_array, void **Carray, cudaDataType Ctype, const int *ldc_array : array=group_count, int group_count, const int *group_size : array=group_count, cublasComputeType_t computeType) 12050
cublasGemmGroupedBatchedEx_64: cublasStatus_t (cublasHandle_t handle, const cublasOperation_t *transa_array : array=group_count, const cublasOperation_t *transb_array : array=group_count, const int64_t *m_array : array=group_count, const int64_t *n_array : array=group_count, const int64_t *k_array : array=group_count, const void *alpha_array, const void **Aarray, cudaDataType Atype, const int64_t *lda_array : array=group_count, const void **Barray, cudaDataType Btype, const int64_t *ldb_array : array=group_count, const void *beta_array, void **Carray, cudaDataType Ctype, const int64_t *ldc_array : array=group_count, int64_t group_count, const int64_t *group_size : array=group_count, cublasComputeType_t computeType) 12050
cublasSgeam: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb, float *C : writable, int ldc)
cublasSgeam_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta, const float *B, int64_t ldb, float *C : writable, int64_t ldc)
cublasDgeam: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda, const double *beta, const double *B, int ldb, double *C : writable, int ldc)
cublasDgeam_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb, double *C : writable, int64_t ldc)
cublasCgeam: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuComplex *alpha : memory, const cuComplex *A : memory, int lda, const cuComplex *beta : memory, const cuComplex *B : memory, int ldb, cuComplex *C : memory writable, int ldc)
cublasCgeam_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex *A : memory, int64_t lda, const cuComplex *beta : memory, const cuComplex *B : memory, int64_t ldb, cuComplex *C : memory writable, int64_t ldc)
cublasZgeam: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *beta : memory, const cuDoubleComplex *B : memory, int ldb, cuDoubleComplex *C : memory writable, int ldc)
cublasZgeam_64: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *beta : memory, const cuDoubleComplex *B : memory, int64_t ldb, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasStrsmBatched: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float **A, int lda, float **B, int ldb, int batchCount)
cublasStrsmBatched_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float **A, int64_t lda, float **B, int64_t ldb, int64_t batchCount)
cublasDtrsmBatched: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double **A, int lda, double **B, int ldb, int batchCount)
cublasDtrsmBatched_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double **A, int64_t lda, double **B, int64_t ldb, int64_t batchCount)
cublasCtrsmBatched: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha : memory, const cuComplex **A, int lda, cuComplex **B, int ldb, int batchCount)
cublasCtrsmBatched_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha : memory, const cuComplex **A, int64_t lda, cuComplex **B, int64_t ldb, int64_t batchCount)
cublasZtrsmBatched: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex **A, int lda, cuDoubleComplex **B, int ldb, int batchCount)
cublasZtrsmBatched_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex **A, int64_t lda, cuDoubleComplex **B, int64_t ldb, int64_t batchCount)
cublasSdgmm: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda, const float *x, int incx, float *C : writable, int ldc)
cublasSdgmm_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C : writable, int64_t ldc)
cublasDdgmm: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda, const double *x, int incx, double *C : writable, int ldc)
cublasDdgmm_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C : writable, int64_t ldc)
cublasCdgmm: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A : memory, int lda, const cuComplex *x : memory, int incx, cuComplex *C : memory writable, int ldc)
cublasCdgmm_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A : memory, int64_t lda, const cuComplex *x : memory, int64_t incx, cuComplex *C : memory writable, int64_t ldc)
cublasZdgmm: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *x : memory, int incx, cuDoubleComplex *C : memory writable, int ldc)
cublasZdgmm_64: cublasStatus_t (cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A : memory, int64_t lda, const cuDoubleComplex *x : memory, int64_t incx, cuDoubleComplex *C : memory writable, int64_t ldc)
cublasSmatinvBatched: cublasStatus_t (cublasHandle_t handle, int n, const float **A, int lda, float **Ainv, int lda_inv, int *info : writable, int batchSize)
cublasDmatinvBatched: cublasStatus_t (cublasHandle_t handle, int n, const double **A, int lda, double **Ainv, int lda_inv, int *info : writable, int batchSize)
cublasCmatinvBatched: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex **A, int lda, cuComplex **Ainv, int lda_inv, int *info : writable, int batchSize)
cublasZmatinvBatched: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex **A, int lda, cuDoubleComplex **Ainv, int lda_inv, int *info : writable, int batchSize)
cublasSgeqrfBatched: cublasStatus_t (cublasHandle_t handle, int m, int n, float **Aarray, int lda, float **TauArray, out int *info, int batchSize)
cublasDgeqrfBatched: cublasStatus_t (cublasHandle_t handle, int m, int n, double **Aarray, int lda, double **TauArray, out int *info, int batchSize)
cublasCgeqrfBatched: cublasStatus_t (cublasHandle_t handle, int m, int n, cuComplex **Aarray, int lda, cuComplex **TauArray, out int *info, int batchSize)
cublasZgeqrfBatched: cublasStatus_t (cublasHandle_t handle, int m, int n, cuDoubleComplex **Aarray, int lda, cuDoubleComplex **TauArray, out int *info, int batchSize)
cublasSgelsBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float **Aarray, int lda, float **Carray, int ldc, out int *info, int *devInfoArray : writable, int batchSize)
cublasDgelsBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double **Aarray, int lda, double **Carray, int ldc, out int *info, int *devInfoArray : writable, int batchSize)
cublasCgelsBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuComplex **Aarray, int lda, cuComplex **Carray, int ldc, out int *info, int *devInfoArray : writable, int batchSize)
cublasZgelsBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuDoubleComplex **Aarray, int lda, cuDoubleComplex **Carray, int ldc, out int *info, int *devInfoArray : writable, int batchSize)
cublasStpttr: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A : writable, int lda)
cublasDtpttr: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A : writable, int lda)
cublasCtpttr: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP : memory, cuComplex *A : memory writable, int lda)
cublasZtpttr: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP : memory, cuDoubleComplex *A : memory writable, int lda)
cublasStrttp: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP : writable)
cublasDtrttp: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP : writable)
cublasCtrttp: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, cuComplex *AP : memory writable)
cublasZtrttp: cublasStatus_t (cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, cuDoubleComplex *AP : memory writable)
cublasSgetrfBatched: cublasStatus_t (cublasHandle_t handle, int n, float **A, int lda, int *P : writable, int *info : writable, int batchSize)
cublasDgetrfBatched: cublasStatus_t (cublasHandle_t handle, int n, double **A, int lda, int *P : writable, int *info : writable, int batchSize)
cublasCgetrfBatched: cublasStatus_t (cublasHandle_t handle, int n, cuComplex **A, int lda, int *P : writable, int *info : writable, int batchSize)
cublasZgetrfBatched: cublasStatus_t (cublasHandle_t handle, int n, cuDoubleComplex **A, int lda, int *P : writable, int *info : writable, int batchSize)
cublasSgetriBatched: cublasStatus_t (cublasHandle_t handle, int n, const float **A, int lda, const int *P, float **C, int ldc, int *info : writable, int batchSize)
cublasDgetriBatched: cublasStatus_t (cublasHandle_t handle, int n, const double **A, int lda, const int *P, double **C, int ldc, int *info : writable, int batchSize)
cublasCgetriBatched: cublasStatus_t (cublasHandle_t handle, int n, const cuComplex **A, int lda, const int *P, cuComplex **C, int ldc, int *info : writable, int batchSize)
cublasZgetriBatched: cublasStatus_t (cublasHandle_t handle, int n, const cuDoubleComplex **A, int lda, const int *P, cuDoubleComplex **C, int ldc, int *info : writable, int batchSize)
cublasSgetrsBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float **Aarray, int lda, const int *devIpiv, float **Barray, int ldb, out int *info, int batchSize)
cublasDgetrsBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double **Aarray, int lda, const int *devIpiv, double **Barray, int ldb, out int *info, int batchSize)
cublasCgetrsBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex **Aarray, int lda, const int *devIpiv, cuComplex **Barray, int ldb, out int *info, int batchSize)
cublasZgetrsBatched: cublasStatus_t (cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex **Aarray, int lda, const int *devIpiv, cuDoubleComplex **Barray, int ldb, out int *info, int batchSize)
cublasUint8gemmBias: cublasStatus_t (cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C : writable, int C_bias, int ldc, int C_mult, int C_shift)

[enums]
cublasStatus_t: enum
    CUBLAS_STATUS_SUCCESS = 0
    CUBLAS_STATUS_NOT_INITIALIZED = 1
    CUBLAS_STATUS_ALLOC_FAILED = 3
    CUBLAS_STATUS_INVALID_VALUE = 7
    CUBLAS_STATUS_ARCH_MISMATCH = 8
    CUBLAS_STATUS_MAPPING_ERROR = 11
    CUBLAS_STATUS_EXECUTION_FAILED = 13
    CUBLAS_STATUS_INTERNAL_ERROR = 14
    CUBLAS_STATUS_NOT_SUPPORTED = 15
    CUBLAS_STATUS_LICENSE_ERROR = 16

cublasFillMode_t: enum
    CUBLAS_FILL_MODE_LOWER = 0
    CUBLAS_FILL_MODE_UPPER = 1
    CUBLAS_FILL_MODE_FULL = 2

cublasDiagType_t: enum
    CUBLAS_DIAG_NON_UNIT = 0
    CUBLAS_DIAG_UNIT = 1

cublasSideMode_t: enum
    CUBLAS_SIDE_LEFT = 0
    CUBLAS_SIDE_RIGHT = 1

cublasOperation_t: enum
    CUBLAS_OP_N = 0
    CUBLAS_OP_T = 1
    CUBLAS_OP_C = 2
    CUBLAS_OP_HERMITAN = 2
    CUBLAS_OP_CONJG = 3

cublasPointerMode_t: enum
    CUBLAS_POINTER_MODE_HOST = 0
    CUBLAS_POINTER_MODE_DEVICE = 1

cublasAtomicsMode_t: enum
    CUBLAS_ATOMICS_NOT_ALLOWED = 0
    CUBLAS_ATOMICS_ALLOWED = 1

cublasGemmAlgo_t: enum
    CUBLAS_GEMM_DFALT = -1
    CUBLAS_GEMM_DEFAULT = -1
    CUBLAS_GEMM_ALGO0 = 0
    CUBLAS_GEMM_ALGO1 = 1
    CUBLAS_GEMM_ALGO2 = 2
    CUBLAS_GEMM_ALGO3 = 3
    CUBLAS_GEMM_ALGO4 = 4
    CUBLAS_GEMM_ALGO5 = 5
    CUBLAS_GEMM_ALGO6 = 6
    CUBLAS_GEMM_ALGO7 = 7
    CUBLAS_GEMM_ALGO8 = 8
    CUBLAS_GEMM_ALGO9 = 9
    CUBLAS_GEMM_ALGO10 = 10
    CUBLAS_GEMM_ALGO11 = 11
    CUBLAS_GEMM_ALGO12 = 12
    CUBLAS_GEMM_ALGO13 = 13
    CUBLAS_GEMM_ALGO14 = 14
    CUBLAS_GEMM_ALGO15 = 15
    CUBLAS_GEMM_ALGO16 = 16
    CUBLAS_GEMM_ALGO17 = 17
    CUBLAS_GEMM_ALGO18 = 18
    CUBLAS_GEMM_ALGO19 = 19
    CUBLAS_GEMM_ALGO20 = 20
    CUBLAS_GEMM_ALGO21 = 21
    CUBLAS_GEMM_ALGO22 = 22
    CUBLAS_GEMM_ALGO23 = 23
    CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99
    CUBLAS_GEMM_DFALT_TENSOR_OP = 99
    CUBLAS_GEMM_ALGO0_TENSOR_OP = 100
    CUBLAS_GEMM_ALGO1_TENSOR_OP = 101
    CUBLAS_GEMM_ALGO2_TENSOR_OP = 102
    CUBLAS_GEMM_ALGO3_TENSOR_OP = 103
    CUBLAS_GEMM_ALGO4_TENSOR_OP = 104
    CUBLAS_GEMM_ALGO5_TENSOR_OP = 105
    CUBLAS_GEMM_ALGO6_TENSOR_OP = 106
    CUBLAS_GEMM_ALGO7_TENSOR_OP = 107
    CUBLAS_GEMM_ALGO8_TENSOR_OP = 108
    CUBLAS_GEMM_ALGO9_TENSOR_OP = 109
    CUBLAS_GEMM_ALGO10_TENSOR_OP = 110
    CUBLAS_GEMM_ALGO11_TENSOR_OP = 111
    CUBLAS_GEMM_ALGO12_TENSOR_OP = 112
    CUBLAS_GEMM_ALGO13_TENSOR_OP = 113
    CUBLAS_GEMM_ALGO14_TENSOR_OP = 114
    CUBLAS_GEMM_ALGO15_TENSOR_OP = 115
    CUBLAS_GEMM_AUTOTUNE = 999

cublasMath_t: enum
    CUBLAS_DEFAULT_MATH = 0
    CUBLAS_TENSOR_OP_MATH = 1
    CUBLAS_PEDANTIC_MATH = 2
    CUBLAS_TF32_TENSOR_OP_MATH = 3
    CUBLAS_FP32_EMULATED_BF16X9_MATH = 4
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16

cublasComputeType_t: enum
    CUBLAS_COMPUTE_16F = 64
    CUBLAS_COMPUTE_16F_PEDANTIC = 65
    CUBLAS_COMPUTE_32F = 68
    CUBLAS_COMPUTE_32F_PEDANTIC = 69
    CUBLAS_COMPUTE_32F_FAST_16F = 74
    CUBLAS_COMPUTE_32F_FAST_16BF = 75
    CUBLAS_COMPUTE_32F_FAST_TF32 = 77
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78
    CUBLAS_COMPUTE_64F = 70
    CUBLAS_COMPUTE_64F_PEDANTIC = 71
    CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79
    CUBLAS_COMPUTE_32I = 72
    CUBLAS_COMPUTE_32I_PEDANTIC = 73

cublasEmulationStrategy_t: enum
    CUBLAS_EMULATION_STRATEGY_DEFAULT = 0
    CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1
    CUBLAS_EMULATION_STRATEGY_EAGER = 2

[typedefs]
cuFloatComplex: float2
cuDoubleComplex: double2
cuComplex: cuFloatComplex
cublasDataType_t: cudaDataType
cublasHandle_t: cublasContext *

# Forms that a public name stood for in the past.
[older]

[records]
float2: struct align 8
    float x
    float y

double2: struct align 16
    double x
    double y

[callbacks]
cublasLogCallback: void (const char *msg)

[constants]
CUBLAS_VER_MAJOR: 13
CUBLAS_VER_MINOR: 10
CUBLAS_VER_PATCH: 0
CUBLAS_VER_BUILD: 20
CUBLAS_VERSION: 131000

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
CUBLAS_STATUS_NOT_INITIALIZED: The handle is none that cublasCreate made, or cublasCreate found no usable device or driver: check nvidia-smi, and that a context can be made.
CUBLAS_STATUS_ALLOC_FAILED: The device has no room for the workspace. Free memory, or give one to cublasSetWorkspace; pools of other packages keep what they do not use.
CUBLAS_STATUS_INVALID_VALUE: A number is negative, a leading dimension is smaller than its matrix has rows, an increment is 0, or a pointer is null. Matrices are stored column by column.
CUBLAS_STATUS_ARCH_MISMATCH: The device is too old for this routine or for these types. Compare its compute capability with what the routine asks for.
CUBLAS_STATUS_MAPPING_ERROR: Device memory could not be reached. An earlier kernel may have failed, or a pointer is of another device or is freed already.
CUBLAS_STATUS_EXECUTION_FAILED: A kernel could not be started or failed, often because of work before it. Synchronize after each call to find which, or use compute-sanitizer.
CUBLAS_STATUS_INTERNAL_ERROR: The library itself failed, or a copy did: memory freed while work on it was pending does this. Synchronize before freeing, and try a newer cuBLAS.
CUBLAS_STATUS_NOT_SUPPORTED: This combination of types, layouts and algorithm does not exist. Try another compute type, CUBLAS_GEMM_DEFAULT, or aligned pointers and dimensions.
CUBLAS_STATUS_LICENSE_ERROR: The library looked for a licence and found none. Versions of today ask for none: replace an old one.
"""
