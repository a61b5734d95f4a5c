# python -m generator generate cusparse 13.5
# cusparse as the headers of CUDA 13.5 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 13.5
home: checked
since: 12.0
uses[]: runtime driver
shared[]: cudaDataType cudaStream_t libraryPropertyType
result: cusparseStatus_t
summary: cuSPARSE, sparse matrices
environment: CUDA_CTYPES_LIBCUSPARSE
pathfinder: cusparse
version[]: cusparseGetProperty
two_majors: a handle of one means nothing to the other
sections: names=46+9 functions=160+108634 enums=108794+4057 typedefs=112851+1035 older=113936+9 records=113945+110 callbacks=114055+106 constants=114161+126 makers=114326+10 attributes=114415+13 unnamed=114493+11 advice=114504+1734

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
cusparseCreate: cusparseStatus_t (out cusparseHandle_t *handle)
cusparseDestroy: cusparseStatus_t (cusparseHandle_t handle)
cusparseGetVersion: cusparseStatus_t (cusparseHandle_t handle, out int *version)
cusparseGetProperty: cusparseStatus_t (libraryPropertyType type, out int *value)
cusparseGetErrorName: const char * (cusparseStatus_t status)
cusparseGetErrorString: const char * (cusparseStatus_t status)
cusparseSetStream: cusparseStatus_t (cusparseHandle_t handle, cudaStream_t streamId)
cusparseGetStream: cusparseStatus_t (cusparseHandle_t handle, out cudaStream_t *streamId)
cusparseGetPointerMode: cusparseStatus_t (cusparseHandle_t handle, out cusparsePointerMode_t *mode)
cusparseSetPointerMode: cusparseStatus_t (cusparseHandle_t handle, cusparsePointerMode_t mode)
cusparseLoggerSetCallback: cusparseStatus_t (cusparseLoggerCallback_t callback)
cusparseLoggerSetFile: cusparseStatus_t (FILE *file)
cusparseLoggerOpenFile: cusparseStatus_t (const char *logFile)
cusparseLoggerSetLevel: cusparseStatus_t (int level)
cusparseLoggerSetMask: cusparseStatus_t (int mask)
cusparseLoggerForceDisable: cusparseStatus_t ()
cusparseCreateMatDescr: cusparseStatus_t (out cusparseMatDescr_t *descrA)
cusparseDestroyMatDescr: cusparseStatus_t (cusparseMatDescr_t descrA)
cusparseSetMatType: cusparseStatus_t (cusparseMatDescr_t descrA, cusparseMatrixType_t type)
cusparseGetMatType: cusparseMatrixType_t (const cusparseMatDescr_t descrA)
cusparseSetMatFillMode: cusparseStatus_t (cusparseMatDescr_t descrA, cusparseFillMode_t fillMode)
cusparseGetMatFillMode: cusparseFillMode_t (const cusparseMatDescr_t descrA)
cusparseSetMatDiagType: cusparseStatus_t (cusparseMatDescr_t descrA, cusparseDiagType_t diagType)
cusparseGetMatDiagType: cusparseDiagType_t (const cusparseMatDescr_t descrA)
cusparseSetMatIndexBase: cusparseStatus_t (cusparseMatDescr_t descrA, cusparseIndexBase_t base)
cusparseGetMatIndexBase: cusparseIndexBase_t (const cusparseMatDescr_t descrA)
cusparseCreateCsric02Info: cusparseStatus_t (out csric02Info_t *info)
cusparseDestroyCsric02Info: cusparseStatus_t (csric02Info_t info)
cusparseCreateBsric02Info: cusparseStatus_t (out bsric02Info_t *info)
cusparseDestroyBsric02Info: cusparseStatus_t (bsric02Info_t info)
cusparseCreateCsrilu02Info: cusparseStatus_t (out csrilu02Info_t *info)
cusparseDestroyCsrilu02Info: cusparseStatus_t (csrilu02Info_t info)
cusparseCreateBsrilu02Info: cusparseStatus_t (out bsrilu02Info_t *info)
cusparseDestroyBsrilu02Info: cusparseStatus_t (bsrilu02Info_t info)
cusparseCreateBsrsv2Info: cusparseStatus_t (out bsrsv2Info_t *info)
cusparseDestroyBsrsv2Info: cusparseStatus_t (bsrsv2Info_t info)
cusparseCreateBsrsm2Info: cusparseStatus_t (out bsrsm2Info_t *info)
cusparseDestroyBsrsm2Info: cusparseStatus_t (bsrsm2Info_t info)
cusparseCreateCsru2csrInfo: cusparseStatus_t (out csru2csrInfo_t *info)
cusparseDestroyCsru2csrInfo: cusparseStatus_t (csru2csrInfo_t info)
cusparseCreateColorInfo: cusparseStatus_t (out cusparseColorInfo_t *info)
cusparseDestroyColorInfo: cusparseStatus_t (cusparseColorInfo_t info)
cusparseCreatePruneInfo: cusparseStatus_t (out pruneInfo_t *info)
cusparseDestroyPruneInfo: cusparseStatus_t (pruneInfo_t info)
cusparseSgemvi: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const float *alpha, const float *A, int lda, int nnz, const float *xVal, const int *xInd, const float *beta, float *y : writable, cusparseIndexBase_t idxBase, void *pBuffer : writable)
cusparseSgemvi_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, out int *pBufferSize)
cusparseDgemvi: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const double *alpha, const double *A, int lda, int nnz, const double *xVal, const int *xInd, const double *beta, double *y : writable, cusparseIndexBase_t idxBase, void *pBuffer : writable)
cusparseDgemvi_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, out int *pBufferSize)
cusparseCgemvi: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuComplex *alpha : memory, const cuComplex *A, int lda, int nnz, const cuComplex *xVal : memory, const int *xInd, const cuComplex *beta : memory, cuComplex *y : writable memory, cusparseIndexBase_t idxBase, void *pBuffer : writable)
cusparseCgemvi_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, out int *pBufferSize)
cusparseZgemvi: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuDoubleComplex *alpha : memory, const cuDoubleComplex *A, int lda, int nnz, const cuDoubleComplex *xVal : memory, const int *xInd, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : writable memory, cusparseIndexBase_t idxBase, void *pBuffer : writable)
cusparseZgemvi_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, out int *pBufferSize)
cusparseSbsrmv: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y : writable)
cusparseDbsrmv: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y : writable)
cusparseCbsrmv: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x : memory, const cuComplex *beta : memory, cuComplex *y : writable memory)
cusparseZbsrmv: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuDoubleComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x : memory, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : writable memory)
cusparseSbsrxmv: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y : writable)
cusparseDbsrxmv: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y : writable)
cusparseCbsrxmv: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x : memory, const cuComplex *beta : memory, cuComplex *y : writable memory)
cusparseZbsrxmv: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuDoubleComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x : memory, const cuDoubleComplex *beta : memory, cuDoubleComplex *y : writable memory)
cusparseXbsrsv2_zeroPivot: cusparseStatus_t (cusparseHandle_t handle, bsrsv2Info_t info, int *position : writable)
cusparseSbsrsv2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedValA : writable, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, out int *pBufferSizeInBytes)
cusparseDbsrsv2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedValA : writable, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, out int *pBufferSizeInBytes)
cusparseCbsrsv2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedValA : writable memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, out int *pBufferSizeInBytes)
cusparseZbsrsv2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedValA : writable memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, out int *pBufferSizeInBytes)
cusparseSbsrsv2_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDbsrsv2_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCbsrsv2_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZbsrsv2_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseSbsrsv2_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const float *f, float *x : writable, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDbsrsv2_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const double *f, double *x : writable, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCbsrsv2_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuComplex *f : memory, cuComplex *x : writable memory, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZbsrsv2_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuDoubleComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuDoubleComplex *f : memory, cuDoubleComplex *x : writable memory, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseSbsrmm: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, const int blockSize, const float *B, const int ldb, const float *beta, float *C : writable, int ldc)
cusparseDbsrmm: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, const int blockSize, const double *B, const int ldb, const double *beta, double *C : writable, int ldc)
cusparseCbsrmm: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, const int blockSize, const cuComplex *B : memory, const int ldb, const cuComplex *beta : memory, cuComplex *C : writable memory, int ldc)
cusparseZbsrmm: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuDoubleComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, const int blockSize, const cuDoubleComplex *B : memory, const int ldb, const cuDoubleComplex *beta : memory, cuDoubleComplex *C : writable memory, int ldc)
cusparseXbsrsm2_zeroPivot: cusparseStatus_t (cusparseHandle_t handle, bsrsm2Info_t info, int *position : writable)
cusparseSbsrsm2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, out int *pBufferSizeInBytes)
cusparseDbsrsm2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, out int *pBufferSizeInBytes)
cusparseCbsrsm2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, out int *pBufferSizeInBytes)
cusparseZbsrsm2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, out int *pBufferSizeInBytes)
cusparseSbsrsm2_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDbsrsm2_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCbsrsm2_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZbsrsm2_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseSbsrsm2_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const float *alpha, const cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const float *B, int ldb, float *X : writable, int ldx, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDbsrsm2_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const double *alpha, const cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const double *B, int ldb, double *X : writable, int ldx, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCbsrsm2_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuComplex *B : memory, int ldb, cuComplex *X : writable memory, int ldx, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZbsrsm2_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuDoubleComplex *alpha : memory, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuDoubleComplex *B : memory, int ldb, cuDoubleComplex *X : writable memory, int ldx, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseScsrilu02_numericBoost: cusparseStatus_t (cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, float *boost_val)
cusparseDcsrilu02_numericBoost: cusparseStatus_t (cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, double *boost_val)
cusparseCcsrilu02_numericBoost: cusparseStatus_t (cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val : memory)
cusparseZcsrilu02_numericBoost: cusparseStatus_t (cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val : memory)
cusparseXcsrilu02_zeroPivot: cusparseStatus_t (cusparseHandle_t handle, csrilu02Info_t info, int *position : writable)
cusparseScsrilu02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedValA : writable, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, out int *pBufferSizeInBytes)
cusparseDcsrilu02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedValA : writable, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, out int *pBufferSizeInBytes)
cusparseCcsrilu02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedValA : writable memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, out int *pBufferSizeInBytes)
cusparseZcsrilu02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA : writable memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, out int *pBufferSizeInBytes)
cusparseScsrilu02_analysis: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDcsrilu02_analysis: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCcsrilu02_analysis: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZcsrilu02_analysis: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseScsrilu02: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedValA_valM : writable, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDcsrilu02: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedValA_valM : writable, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCcsrilu02: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM : writable memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZcsrilu02: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM : writable memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseSbsrilu02_numericBoost: cusparseStatus_t (cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, float *boost_val)
cusparseDbsrilu02_numericBoost: cusparseStatus_t (cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, double *boost_val)
cusparseCbsrilu02_numericBoost: cusparseStatus_t (cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val : memory)
cusparseZbsrilu02_numericBoost: cusparseStatus_t (cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val : memory)
cusparseXbsrilu02_zeroPivot: cusparseStatus_t (cusparseHandle_t handle, bsrilu02Info_t info, int *position : writable)
cusparseSbsrilu02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, out int *pBufferSizeInBytes)
cusparseDbsrilu02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, out int *pBufferSizeInBytes)
cusparseCbsrilu02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, out int *pBufferSizeInBytes)
cusparseZbsrilu02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, out int *pBufferSizeInBytes)
cusparseSbsrilu02_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDbsrilu02_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCbsrilu02_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZbsrilu02_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseSbsrilu02: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDbsrilu02: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCbsrilu02: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZbsrilu02: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseXcsric02_zeroPivot: cusparseStatus_t (cusparseHandle_t handle, csric02Info_t info, int *position : writable)
cusparseScsric02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedValA : writable, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, out int *pBufferSizeInBytes)
cusparseDcsric02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedValA : writable, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, out int *pBufferSizeInBytes)
cusparseCcsric02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedValA : writable memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, out int *pBufferSizeInBytes)
cusparseZcsric02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA : writable memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, out int *pBufferSizeInBytes)
cusparseScsric02_analysis: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDcsric02_analysis: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCcsric02_analysis: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZcsric02_analysis: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseScsric02: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, float *csrSortedValA_valM : writable, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDcsric02: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, double *csrSortedValA_valM : writable, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCcsric02: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM : writable memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZcsric02: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM : writable memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseXbsric02_zeroPivot: cusparseStatus_t (cusparseHandle_t handle, bsric02Info_t info, int *position : writable)
cusparseSbsric02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, out int *pBufferSizeInBytes)
cusparseDbsric02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, out int *pBufferSizeInBytes)
cusparseCbsric02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, out int *pBufferSizeInBytes)
cusparseZbsric02_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, out int *pBufferSizeInBytes)
cusparseSbsric02_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer : writable)
cusparseDbsric02_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer : writable)
cusparseCbsric02_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer : writable)
cusparseZbsric02_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer : writable)
cusparseSbsric02: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, float *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseDbsric02: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, double *bsrSortedVal : writable, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseCbsric02: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseZbsric02: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, const cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal : writable memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer : writable)
cusparseSgtsv2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B : writable, int ldb, void *pBuffer : writable)
cusparseDgtsv2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B : writable, int ldb, void *pBuffer : writable)
cusparseCgtsv2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuComplex *dl : memory, const cuComplex *d : memory, const cuComplex *du : memory, cuComplex *B : writable memory, int ldb, void *pBuffer : writable)
cusparseZgtsv2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl : memory, const cuDoubleComplex *d : memory, const cuDoubleComplex *du : memory, cuDoubleComplex *B : writable memory, int ldb, void *pBuffer : writable)
cusparseSgtsv2_nopivot_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, out size_t *bufferSizeInBytes)
cusparseDgtsv2_nopivot_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, out size_t *bufferSizeInBytes)
cusparseCgtsv2_nopivot_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuComplex *dl : memory, const cuComplex *d : memory, const cuComplex *du : memory, const cuComplex *B : memory, int ldb, out size_t *bufferSizeInBytes)
cusparseZgtsv2_nopivot_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl : memory, const cuDoubleComplex *d : memory, const cuDoubleComplex *du : memory, const cuDoubleComplex *B : memory, int ldb, out size_t *bufferSizeInBytes)
cusparseSgtsv2_nopivot: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B : writable, int ldb, void *pBuffer : writable)
cusparseDgtsv2_nopivot: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B : writable, int ldb, void *pBuffer : writable)
cusparseCgtsv2_nopivot: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuComplex *dl : memory, const cuComplex *d : memory, const cuComplex *du : memory, cuComplex *B : writable memory, int ldb, void *pBuffer : writable)
cusparseZgtsv2_nopivot: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl : memory, const cuDoubleComplex *d : memory, const cuDoubleComplex *du : memory, cuDoubleComplex *B : writable memory, int ldb, void *pBuffer : writable)
cusparseSgtsv2StridedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, int batchStride, out size_t *bufferSizeInBytes)
cusparseDgtsv2StridedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, int batchStride, out size_t *bufferSizeInBytes)
cusparseCgtsv2StridedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, const cuComplex *dl : memory, const cuComplex *d : memory, const cuComplex *du : memory, const cuComplex *x : memory, int batchCount, int batchStride, out size_t *bufferSizeInBytes)
cusparseZgtsv2StridedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, const cuDoubleComplex *dl : memory, const cuDoubleComplex *d : memory, const cuDoubleComplex *du : memory, const cuDoubleComplex *x : memory, int batchCount, int batchStride, out size_t *bufferSizeInBytes)
cusparseSgtsv2StridedBatch: cusparseStatus_t (cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, float *x : writable, int batchCount, int batchStride, void *pBuffer : writable)
cusparseDgtsv2StridedBatch: cusparseStatus_t (cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, double *x : writable, int batchCount, int batchStride, void *pBuffer : writable)
cusparseCgtsv2StridedBatch: cusparseStatus_t (cusparseHandle_t handle, int m, const cuComplex *dl : memory, const cuComplex *d : memory, const cuComplex *du : memory, cuComplex *x : writable memory, int batchCount, int batchStride, void *pBuffer : writable)
cusparseZgtsv2StridedBatch: cusparseStatus_t (cusparseHandle_t handle, int m, const cuDoubleComplex *dl : memory, const cuDoubleComplex *d : memory, const cuDoubleComplex *du : memory, cuDoubleComplex *x : writable memory, int batchCount, int batchStride, void *pBuffer : writable)
cusparseSgtsvInterleavedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, out size_t *pBufferSizeInBytes)
cusparseDgtsvInterleavedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, out size_t *pBufferSizeInBytes)
cusparseCgtsvInterleavedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, const cuComplex *dl : memory, const cuComplex *d : memory, const cuComplex *du : memory, const cuComplex *x : memory, int batchCount, out size_t *pBufferSizeInBytes)
cusparseZgtsvInterleavedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *dl : memory, const cuDoubleComplex *d : memory, const cuDoubleComplex *du : memory, const cuDoubleComplex *x : memory, int batchCount, out size_t *pBufferSizeInBytes)
cusparseSgtsvInterleavedBatch: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, float *dl : writable, float *d : writable, float *du : writable, float *x : writable, int batchCount, void *pBuffer : writable)
cusparseDgtsvInterleavedBatch: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, double *dl : writable, double *d : writable, double *du : writable, double *x : writable, int batchCount, void *pBuffer : writable)
cusparseCgtsvInterleavedBatch: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, cuComplex *dl : writable memory, cuComplex *d : writable memory, cuComplex *du : writable memory, cuComplex *x : writable memory, int batchCount, void *pBuffer : writable)
cusparseZgtsvInterleavedBatch: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, cuDoubleComplex *dl : writable memory, cuDoubleComplex *d : writable memory, cuDoubleComplex *du : writable memory, cuDoubleComplex *x : writable memory, int batchCount, void *pBuffer : writable)
cusparseSgpsvInterleavedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, const float *ds, const float *dl, const float *d, const float *du, const float *dw, const float *x, int batchCount, out size_t *pBufferSizeInBytes)
cusparseDgpsvInterleavedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, const double *ds, const double *dl, const double *d, const double *du, const double *dw, const double *x, int batchCount, out size_t *pBufferSizeInBytes)
cusparseCgpsvInterleavedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, const cuComplex *ds : memory, const cuComplex *dl : memory, const cuComplex *d : memory, const cuComplex *du : memory, const cuComplex *dw : memory, const cuComplex *x : memory, int batchCount, out size_t *pBufferSizeInBytes)
cusparseZgpsvInterleavedBatch_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *ds : memory, const cuDoubleComplex *dl : memory, const cuDoubleComplex *d : memory, const cuDoubleComplex *du : memory, const cuDoubleComplex *dw : memory, const cuDoubleComplex *x : memory, int batchCount, out size_t *pBufferSizeInBytes)
cusparseSgpsvInterleavedBatch: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, float *ds : writable, float *dl : writable, float *d : writable, float *du : writable, float *dw : writable, float *x : writable, int batchCount, void *pBuffer : writable)
cusparseDgpsvInterleavedBatch: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, double *ds : writable, double *dl : writable, double *d : writable, double *du : writable, double *dw : writable, double *x : writable, int batchCount, void *pBuffer : writable)
cusparseCgpsvInterleavedBatch: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, cuComplex *ds : writable memory, cuComplex *dl : writable memory, cuComplex *d : writable memory, cuComplex *du : writable memory, cuComplex *dw : writable memory, cuComplex *x : writable memory, int batchCount, void *pBuffer : writable)
cusparseZgpsvInterleavedBatch: cusparseStatus_t (cusparseHandle_t handle, int algo, int m, cuDoubleComplex *ds : writable memory, cuDoubleComplex *dl : writable memory, cuDoubleComplex *d : writable memory, cuDoubleComplex *du : writable memory, cuDoubleComplex *dw : writable memory, cuDoubleComplex *x : writable memory, int batchCount, void *pBuffer : writable)
cusparseScsrgeam2_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *alpha, const cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, const cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, out size_t *pBufferSizeInBytes)
cusparseDcsrgeam2_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *alpha, const cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, const cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, out size_t *pBufferSizeInBytes)
cusparseCcsrgeam2_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuComplex *alpha : memory, const cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta : memory, const cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB : memory, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, const cuComplex *csrSortedValC : memory, const int *csrSortedRowPtrC, const int *csrSortedColIndC, out size_t *pBufferSizeInBytes)
cusparseZcsrgeam2_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha : memory, const cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta : memory, const cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB : memory, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, const cuDoubleComplex *csrSortedValC : memory, const int *csrSortedRowPtrC, const int *csrSortedColIndC, out size_t *pBufferSizeInBytes)
cusparseXcsrgeam2Nnz: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, int nnzA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrB, int nnzB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC : writable, int *nnzTotalDevHostPtr : writable, void *workspace : writable)
cusparseScsrgeam2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *alpha, const cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, const cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, float *csrSortedValC : writable, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable, void *pBuffer : writable)
cusparseDcsrgeam2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *alpha, const cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, const cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, double *csrSortedValC : writable, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable, void *pBuffer : writable)
cusparseCcsrgeam2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuComplex *alpha : memory, const cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta : memory, const cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB : memory, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, cuComplex *csrSortedValC : writable memory, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable, void *pBuffer : writable)
cusparseZcsrgeam2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha : memory, const cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta : memory, const cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB : memory, const int *csrSortedRowPtrB, const int *csrSortedColIndB, const cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC : writable memory, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable, void *pBuffer : writable)
cusparseScsrcolor: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors : writable, int *coloring : writable, int *reordering : writable, const cusparseColorInfo_t info)
cusparseDcsrcolor: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors : writable, int *coloring : writable, int *reordering : writable, const cusparseColorInfo_t info)
cusparseCcsrcolor: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors : writable, int *coloring : writable, int *reordering : writable, const cusparseColorInfo_t info)
cusparseZcsrcolor: cusparseStatus_t (cusparseHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors : writable, int *coloring : writable, int *reordering : writable, const cusparseColorInfo_t info)
cusparseSnnz: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *A, int lda, int *nnzPerRowCol : writable, int *nnzTotalDevHostPtr : writable)
cusparseDnnz: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *A, int lda, int *nnzPerRowCol : writable, int *nnzTotalDevHostPtr : writable)
cusparseCnnz: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *A, int lda, int *nnzPerRowCol : writable, int *nnzTotalDevHostPtr : writable)
cusparseZnnz: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *A, int lda, int *nnzPerRowCol : writable, int *nnzTotalDevHostPtr : writable)
cusparseSnnz_compress: cusparseStatus_t (cusparseHandle_t handle, int m, const cusparseMatDescr_t descr, const float *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow : writable, int *nnzC : writable, float tol)
cusparseDnnz_compress: cusparseStatus_t (cusparseHandle_t handle, int m, const cusparseMatDescr_t descr, const double *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow : writable, int *nnzC : writable, double tol)
cusparseCnnz_compress: cusparseStatus_t (cusparseHandle_t handle, int m, const cusparseMatDescr_t descr, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, int *nnzPerRow : writable, int *nnzC : writable, cuComplex tol)
cusparseZnnz_compress: cusparseStatus_t (cusparseHandle_t handle, int m, const cusparseMatDescr_t descr, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, int *nnzPerRow : writable, int *nnzC : writable, cuDoubleComplex tol)
cusparseScsr2csr_compress: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, float *csrSortedValC : writable, int *csrSortedColIndC : writable, int *csrSortedRowPtrC : writable, float tol)
cusparseDcsr2csr_compress: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, double *csrSortedValC : writable, int *csrSortedColIndC : writable, int *csrSortedRowPtrC : writable, double tol)
cusparseCcsr2csr_compress: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA : memory, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuComplex *csrSortedValC : writable memory, int *csrSortedColIndC : writable, int *csrSortedRowPtrC : writable, cuComplex tol)
cusparseZcsr2csr_compress: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuDoubleComplex *csrSortedValC : writable memory, int *csrSortedColIndC : writable, int *csrSortedRowPtrC : writable, cuDoubleComplex tol)
cusparseXcoo2csr: cusparseStatus_t (cusparseHandle_t handle, const int *cooRowInd, int nnz, int m, int *csrSortedRowPtr : writable, cusparseIndexBase_t idxBase)
cusparseXcsr2coo: cusparseStatus_t (cusparseHandle_t handle, const int *csrSortedRowPtr, int nnz, int m, int *cooRowInd : writable, cusparseIndexBase_t idxBase)
cusparseXcsr2bsrNnz: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, int *bsrSortedRowPtrC : writable, int *nnzTotalDevHostPtr : writable)
cusparseScsr2bsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, float *bsrSortedValC : writable, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable)
cusparseDcsr2bsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, double *bsrSortedValC : writable, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable)
cusparseCcsr2bsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, cuComplex *bsrSortedValC : writable memory, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable)
cusparseZcsr2bsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC : writable memory, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable)
cusparseSbsr2csr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, float *csrSortedValC : writable, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable)
cusparseDbsr2csr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, double *csrSortedValC : writable, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable)
cusparseCbsr2csr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, cuComplex *csrSortedValC : writable memory, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable)
cusparseZbsr2csr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC : writable memory, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable)
cusparseSgebsr2gebsc_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, out int *pBufferSizeInBytes)
cusparseDgebsr2gebsc_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, out int *pBufferSizeInBytes)
cusparseCgebsr2gebsc_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, out int *pBufferSizeInBytes)
cusparseZgebsr2gebsc_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, out int *pBufferSizeInBytes)
cusparseSgebsr2gebsc: cusparseStatus_t (cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, float *bscVal : writable, int *bscRowInd : writable, int *bscColPtr : writable, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer : writable)
cusparseDgebsr2gebsc: cusparseStatus_t (cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, double *bscVal : writable, int *bscRowInd : writable, int *bscColPtr : writable, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer : writable)
cusparseCgebsr2gebsc: cusparseStatus_t (cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuComplex *bscVal : writable memory, int *bscRowInd : writable, int *bscColPtr : writable, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer : writable)
cusparseZgebsr2gebsc: cusparseStatus_t (cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal : memory, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuDoubleComplex *bscVal : writable memory, int *bscRowInd : writable, int *bscColPtr : writable, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer : writable)
cusparseSgebsr2csr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, float *csrSortedValC : writable, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable)
cusparseDgebsr2csr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, double *csrSortedValC : writable, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable)
cusparseCgebsr2csr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, cuComplex *csrSortedValC : writable memory, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable)
cusparseZgebsr2csr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, const cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC : writable memory, int *csrSortedRowPtrC : writable, int *csrSortedColIndC : writable)
cusparseScsr2gebsr_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, out int *pBufferSizeInBytes)
cusparseDcsr2gebsr_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, out int *pBufferSizeInBytes)
cusparseCcsr2gebsr_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, out int *pBufferSizeInBytes)
cusparseZcsr2gebsr_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, out int *pBufferSizeInBytes)
cusparseXcsr2gebsrNnz: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, int *bsrSortedRowPtrC : writable, int rowBlockDim, int colBlockDim, int *nnzTotalDevHostPtr : writable, void *pBuffer : writable)
cusparseScsr2gebsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, float *bsrSortedValC : writable, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable, int rowBlockDim, int colBlockDim, void *pBuffer : writable)
cusparseDcsr2gebsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, double *bsrSortedValC : writable, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable, int rowBlockDim, int colBlockDim, void *pBuffer : writable)
cusparseCcsr2gebsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, cuComplex *bsrSortedValC : writable memory, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable, int rowBlockDim, int colBlockDim, void *pBuffer : writable)
cusparseZcsr2gebsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA : memory, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC : writable memory, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable, int rowBlockDim, int colBlockDim, void *pBuffer : writable)
cusparseSgebsr2gebsr_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, out int *pBufferSizeInBytes)
cusparseDgebsr2gebsr_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, out int *pBufferSizeInBytes)
cusparseCgebsr2gebsr_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, out int *pBufferSizeInBytes)
cusparseZgebsr2gebsr_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, out int *pBufferSizeInBytes)
cusparseXgebsr2gebsrNnz: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, int *bsrSortedRowPtrC : writable, int rowBlockDimC, int colBlockDimC, int *nnzTotalDevHostPtr : writable, void *pBuffer : writable)
cusparseSgebsr2gebsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, float *bsrSortedValC : writable, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable, int rowBlockDimC, int colBlockDimC, void *pBuffer : writable)
cusparseDgebsr2gebsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, double *bsrSortedValC : writable, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable, int rowBlockDimC, int colBlockDimC, void *pBuffer : writable)
cusparseCgebsr2gebsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, cuComplex *bsrSortedValC : writable memory, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable, int rowBlockDimC, int colBlockDimC, void *pBuffer : writable)
cusparseZgebsr2gebsr: cusparseStatus_t (cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, const cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA : memory, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, const cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC : writable memory, int *bsrSortedRowPtrC : writable, int *bsrSortedColIndC : writable, int rowBlockDimC, int colBlockDimC, void *pBuffer : writable)
cusparseCreateIdentityPermutation: cusparseStatus_t (cusparseHandle_t handle, int n, int *p : writable)
cusparseXcoosort_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const int *cooRowsA, const int *cooColsA, out size_t *pBufferSizeInBytes)
cusparseXcoosortByRow: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA : writable, int *cooColsA : writable, int *P : writable, void *pBuffer : writable)
cusparseXcoosortByColumn: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA : writable, int *cooColsA : writable, int *P : writable, void *pBuffer : writable)
cusparseXcsrsort_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const int *csrRowPtrA, const int *csrColIndA, out size_t *pBufferSizeInBytes)
cusparseXcsrsort: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const int *csrRowPtrA, int *csrColIndA : writable, int *P : writable, void *pBuffer : writable)
cusparseXcscsort_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const int *cscColPtrA, const int *cscRowIndA, out size_t *pBufferSizeInBytes)
cusparseXcscsort: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const int *cscColPtrA, int *cscRowIndA : writable, int *P : writable, void *pBuffer : writable)
cusparseScsru2csr_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, float *csrVal : writable, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, out size_t *pBufferSizeInBytes)
cusparseDcsru2csr_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, double *csrVal : writable, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, out size_t *pBufferSizeInBytes)
cusparseCcsru2csr_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, cuComplex *csrVal : writable memory, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, out size_t *pBufferSizeInBytes)
cusparseZcsru2csr_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, cuDoubleComplex *csrVal : writable memory, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, out size_t *pBufferSizeInBytes)
cusparseScsru2csr: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, float *csrVal : writable, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, void *pBuffer : writable)
cusparseDcsru2csr: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, double *csrVal : writable, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, void *pBuffer : writable)
cusparseCcsru2csr: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrVal : writable memory, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, void *pBuffer : writable)
cusparseZcsru2csr: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrVal : writable memory, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, void *pBuffer : writable)
cusparseScsr2csru: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, float *csrVal : writable, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, void *pBuffer : writable)
cusparseDcsr2csru: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, double *csrVal : writable, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, void *pBuffer : writable)
cusparseCcsr2csru: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, cuComplex *csrVal : writable memory, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, void *pBuffer : writable)
cusparseZcsr2csru: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, cuDoubleComplex *csrVal : writable memory, const int *csrRowPtr, int *csrColInd : writable, csru2csrInfo_t info, void *pBuffer : writable)
cusparseSpruneDense2csr_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, out size_t *pBufferSizeInBytes)
cusparseDpruneDense2csr_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, out size_t *pBufferSizeInBytes)
cusparseSpruneDense2csrNnz: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, const cusparseMatDescr_t descrC, int *csrRowPtrC : writable, int *nnzTotalDevHostPtr : writable, void *pBuffer : writable)
cusparseDpruneDense2csrNnz: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC : writable, int *nnzTotalDevHostPtr : writable, void *pBuffer : writable)
cusparseSpruneDense2csr: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, const cusparseMatDescr_t descrC, float *csrSortedValC : writable, const int *csrSortedRowPtrC, int *csrSortedColIndC : writable, void *pBuffer : writable)
cusparseDpruneDense2csr: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, const cusparseMatDescr_t descrC, double *csrSortedValC : writable, const int *csrSortedRowPtrC, int *csrSortedColIndC : writable, void *pBuffer : writable)
cusparseSpruneCsr2csr_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, out size_t *pBufferSizeInBytes)
cusparseDpruneCsr2csr_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, out size_t *pBufferSizeInBytes)
cusparseSpruneCsr2csrNnz: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC : writable, int *nnzTotalDevHostPtr : writable, void *pBuffer : writable)
cusparseDpruneCsr2csrNnz: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC : writable, int *nnzTotalDevHostPtr : writable, void *pBuffer : writable)
cusparseSpruneCsr2csr: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, const cusparseMatDescr_t descrC, float *csrSortedValC : writable, const int *csrSortedRowPtrC, int *csrSortedColIndC : writable, void *pBuffer : writable)
cusparseDpruneCsr2csr: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, const cusparseMatDescr_t descrC, double *csrSortedValC : writable, const int *csrSortedRowPtrC, int *csrSortedColIndC : writable, void *pBuffer : writable)
cusparseSpruneDense2csrByPercentage_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, out size_t *pBufferSizeInBytes)
cusparseDpruneDense2csrByPercentage_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, out size_t *pBufferSizeInBytes)
cusparseSpruneDense2csrNnzByPercentage: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, const cusparseMatDescr_t descrC, int *csrRowPtrC : writable, int *nnzTotalDevHostPtr : writable, pruneInfo_t info, void *pBuffer : writable)
cusparseDpruneDense2csrNnzByPercentage: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, const cusparseMatDescr_t descrC, int *csrRowPtrC : writable, int *nnzTotalDevHostPtr : writable, pruneInfo_t info, void *pBuffer : writable)
cusparseSpruneDense2csrByPercentage: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, const cusparseMatDescr_t descrC, float *csrSortedValC : writable, const int *csrSortedRowPtrC, int *csrSortedColIndC : writable, pruneInfo_t info, void *pBuffer : writable)
cusparseDpruneDense2csrByPercentage: cusparseStatus_t (cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, const cusparseMatDescr_t descrC, double *csrSortedValC : writable, const int *csrSortedRowPtrC, int *csrSortedColIndC : writable, pruneInfo_t info, void *pBuffer : writable)
cusparseSpruneCsr2csrByPercentage_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, out size_t *pBufferSizeInBytes)
cusparseDpruneCsr2csrByPercentage_bufferSizeExt: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, out size_t *pBufferSizeInBytes)
cusparseSpruneCsr2csrNnzByPercentage: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC : writable, int *nnzTotalDevHostPtr : writable, pruneInfo_t info, void *pBuffer : writable)
cusparseDpruneCsr2csrNnzByPercentage: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, int *csrSortedRowPtrC : writable, int *nnzTotalDevHostPtr : writable, pruneInfo_t info, void *pBuffer : writable)
cusparseSpruneCsr2csrByPercentage: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, float *csrSortedValC : writable, const int *csrSortedRowPtrC, int *csrSortedColIndC : writable, pruneInfo_t info, void *pBuffer : writable)
cusparseDpruneCsr2csrByPercentage: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, const cusparseMatDescr_t descrC, double *csrSortedValC : writable, const int *csrSortedRowPtrC, int *csrSortedColIndC : writable, pruneInfo_t info, void *pBuffer : writable)
cusparseCsr2cscEx2: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal : writable, int *cscColPtr : writable, int *cscRowInd : writable, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, void *buffer : writable)
cusparseCsr2cscEx2_bufferSize: cusparseStatus_t (cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal : writable, int *cscColPtr : writable, int *cscRowInd : writable, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, out size_t *bufferSize)
cusparseCreateSpVec: cusparseStatus_t (out cusparseSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, void *indices : writable, void *values : writable, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseCreateConstSpVec: cusparseStatus_t (out cusparseConstSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, const void *indices, const void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseDestroySpVec: cusparseStatus_t (cusparseConstSpVecDescr_t spVecDescr)
cusparseSpVecGet: cusparseStatus_t (cusparseSpVecDescr_t spVecDescr, out int64_t *size, out int64_t *nnz, out void **indices, out void **values, out cusparseIndexType_t *idxType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseConstSpVecGet: cusparseStatus_t (cusparseConstSpVecDescr_t spVecDescr, out int64_t *size, out int64_t *nnz, out const void **indices, out const void **values, out cusparseIndexType_t *idxType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseSpVecGetIndexBase: cusparseStatus_t (cusparseConstSpVecDescr_t spVecDescr, out cusparseIndexBase_t *idxBase)
cusparseSpVecGetValues: cusparseStatus_t (cusparseSpVecDescr_t spVecDescr, out void **values)
cusparseConstSpVecGetValues: cusparseStatus_t (cusparseConstSpVecDescr_t spVecDescr, out const void **values)
cusparseSpVecSetValues: cusparseStatus_t (cusparseSpVecDescr_t spVecDescr, void *values : writable)
cusparseCreateDnVec: cusparseStatus_t (out cusparseDnVecDescr_t *dnVecDescr, int64_t size, void *values : writable, cudaDataType valueType)
cusparseCreateConstDnVec: cusparseStatus_t (out cusparseConstDnVecDescr_t *dnVecDescr, int64_t size, const void *values, cudaDataType valueType)
cusparseDestroyDnVec: cusparseStatus_t (cusparseConstDnVecDescr_t dnVecDescr)
cusparseDnVecGet: cusparseStatus_t (cusparseDnVecDescr_t dnVecDescr, out int64_t *size, out void **values, out cudaDataType *valueType)
cusparseConstDnVecGet: cusparseStatus_t (cusparseConstDnVecDescr_t dnVecDescr, out int64_t *size, out const void **values, out cudaDataType *valueType)
cusparseDnVecGetValues: cusparseStatus_t (cusparseDnVecDescr_t dnVecDescr, out void **values)
cusparseConstDnVecGetValues: cusparseStatus_t (cusparseConstDnVecDescr_t dnVecDescr, out const void **values)
cusparseDnVecSetValues: cusparseStatus_t (cusparseDnVecDescr_t dnVecDescr, void *values : writable)
cusparseDestroySpMat: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr)
cusparseSpMatGetFormat: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out cusparseFormat_t *format)
cusparseSpMatGetIndexBase: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out cusparseIndexBase_t *idxBase)
cusparseSpMatGetValues: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, out void **values)
cusparseConstSpMatGetValues: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out const void **values)
cusparseSpMatSetValues: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, void *values : writable)
cusparseSpMatGetSize: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *nnz)
cusparseSpMatGetStridedBatch: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out int *batchCount)
cusparseCooSetStridedBatch: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t batchStride)
cusparseCsrSetStridedBatch: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsValuesBatchStride)
cusparseBsrSetStridedBatch: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsBatchStride, int64_t ValuesBatchStride) 12010
cusparseSpMatGetAttribute: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data : writable least=dataSize, size_t dataSize)
cusparseSpMatSetAttribute: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data : least=dataSize, size_t dataSize)
cusparseCreateCsr: cusparseStatus_t (out cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *csrRowOffsets : writable, void *csrColInd : writable, void *csrValues : writable, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseCreateConstCsr: cusparseStatus_t (out cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *csrRowOffsets, const void *csrColInd, const void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseCreateCsc: cusparseStatus_t (out cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cscColOffsets : writable, void *cscRowInd : writable, void *cscValues : writable, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseCreateConstCsc: cusparseStatus_t (out cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cscColOffsets, const void *cscRowInd, const void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseCsrGet: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *nnz, out void **csrRowOffsets, out void **csrColInd, out void **csrValues, out cusparseIndexType_t *csrRowOffsetsType, out cusparseIndexType_t *csrColIndType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseConstCsrGet: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *nnz, out const void **csrRowOffsets, out const void **csrColInd, out const void **csrValues, out cusparseIndexType_t *csrRowOffsetsType, out cusparseIndexType_t *csrColIndType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseCscGet: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *nnz, out void **cscColOffsets, out void **cscRowInd, out void **cscValues, out cusparseIndexType_t *cscColOffsetsType, out cusparseIndexType_t *cscRowIndType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseConstCscGet: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *nnz, out const void **cscColOffsets, out const void **cscRowInd, out const void **cscValues, out cusparseIndexType_t *cscColOffsetsType, out cusparseIndexType_t *cscRowIndType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseCsrSetPointers: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, void *csrRowOffsets : writable, void *csrColInd : writable, void *csrValues : writable)
cusparseCscSetPointers: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, void *cscColOffsets : writable, void *cscRowInd : writable, void *cscValues : writable)
cusparseCreateBsr: cusparseStatus_t (out cusparseSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockSize, int64_t colBlockSize, void *bsrRowOffsets : writable, void *bsrColInd : writable, void *bsrValues : writable, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order) 12010
cusparseCreateConstBsr: cusparseStatus_t (out cusparseConstSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockDim, int64_t colBlockDim, const void *bsrRowOffsets, const void *bsrColInd, const void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order) 12010
cusparseCreateCoo: cusparseStatus_t (out cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cooRowInd : writable, void *cooColInd : writable, void *cooValues : writable, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseCreateConstCoo: cusparseStatus_t (out cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cooRowInd, const void *cooColInd, const void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseCooGet: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *nnz, out void **cooRowInd, out void **cooColInd, out void **cooValues, out cusparseIndexType_t *idxType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseConstCooGet: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *nnz, out const void **cooRowInd, out const void **cooColInd, out const void **cooValues, out cusparseIndexType_t *idxType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseCooSetPointers: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, void *cooRows : writable, void *cooColumns : writable, void *cooValues : writable)
cusparseCreateBlockedEll: cusparseStatus_t (out cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, void *ellColInd : writable, void *ellValue : writable, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseCreateConstBlockedEll: cusparseStatus_t (out cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, const void *ellColInd, const void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)
cusparseBlockedEllGet: cusparseStatus_t (cusparseSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *ellBlockSize, out int64_t *ellCols, out void **ellColInd, out void **ellValue, out cusparseIndexType_t *ellIdxType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseConstBlockedEllGet: cusparseStatus_t (cusparseConstSpMatDescr_t spMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *ellBlockSize, out int64_t *ellCols, out const void **ellColInd, out const void **ellValue, out cusparseIndexType_t *ellIdxType, out cusparseIndexBase_t *idxBase, out cudaDataType *valueType)
cusparseCreateSlicedEll: cusparseStatus_t (out cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, void *sellSliceOffsets : writable, void *sellColInd : writable, void *sellValues : writable, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType) 12010
cusparseCreateConstSlicedEll: cusparseStatus_t (out cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, const void *sellSliceOffsets, const void *sellColInd, const void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType) 12010
cusparseCreateDnMat: cusparseStatus_t (out cusparseDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, void *values : writable, cudaDataType valueType, cusparseOrder_t order)
cusparseCreateConstDnMat: cusparseStatus_t (out cusparseConstDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, const void *values, cudaDataType valueType, cusparseOrder_t order)
cusparseDestroyDnMat: cusparseStatus_t (cusparseConstDnMatDescr_t dnMatDescr)
cusparseDnMatGet: cusparseStatus_t (cusparseDnMatDescr_t dnMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *ld, out void **values, out cudaDataType *type, out cusparseOrder_t *order)
cusparseConstDnMatGet: cusparseStatus_t (cusparseConstDnMatDescr_t dnMatDescr, out int64_t *rows, out int64_t *cols, out int64_t *ld, out const void **values, out cudaDataType *type, out cusparseOrder_t *order)
cusparseDnMatGetValues: cusparseStatus_t (cusparseDnMatDescr_t dnMatDescr, out void **values)
cusparseConstDnMatGetValues: cusparseStatus_t (cusparseConstDnMatDescr_t dnMatDescr, out const void **values)
cusparseDnMatSetValues: cusparseStatus_t (cusparseDnMatDescr_t dnMatDescr, void *values : writable)
cusparseDnMatSetStridedBatch: cusparseStatus_t (cusparseDnMatDescr_t dnMatDescr, int batchCount, int64_t batchStride)
cusparseDnMatGetStridedBatch: cusparseStatus_t (cusparseConstDnMatDescr_t dnMatDescr, out int *batchCount, out int64_t *batchStride)
cusparseAxpby: cusparseStatus_t (cusparseHandle_t handle, const void *alpha, cusparseConstSpVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY)
cusparseGather: cusparseStatus_t (cusparseHandle_t handle, cusparseConstDnVecDescr_t vecY, cusparseSpVecDescr_t vecX)
cusparseScatter: cusparseStatus_t (cusparseHandle_t handle, cusparseConstSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)
cusparseRot: cusparseStatus_t (cusparseHandle_t handle, const void *c_coeff, const void *s_coeff, cusparseSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)
cusparseSpVV_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, const void *result, cudaDataType computeType, out size_t *bufferSize)
cusparseSpVV: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, void *result : writable, cudaDataType computeType, void *externalBuffer : writable)
cusparseSparseToDense_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, out size_t *bufferSize)
cusparseSparseToDense: cusparseStatus_t (cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, void *externalBuffer : writable)
cusparseDenseToSparse_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, out size_t *bufferSize)
cusparseDenseToSparse_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer : writable)
cusparseDenseToSparse_convert: cusparseStatus_t (cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer : writable)
cusparseSpMV: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer : writable)
cusparseSpMV_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, out size_t *bufferSize)
cusparseSpMV_preprocess: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer : writable) 12040
cusparseSpSV_createDescr: cusparseStatus_t (out cusparseSpSVDescr_t *descr)
cusparseSpSV_destroyDescr: cusparseStatus_t (cusparseSpSVDescr_t descr)
cusparseSpSV_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, out size_t *bufferSize)
cusparseSpSV_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, void *externalBuffer : writable)
cusparseSpSV_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr)
cusparseSpSV_updateMatrix: cusparseStatus_t (cusparseHandle_t handle, cusparseSpSVDescr_t spsvDescr, void *newValues, cusparseSpSVUpdate_t updatePart) 12010
cusparseSpSM_createDescr: cusparseStatus_t (out cusparseSpSMDescr_t *descr)
cusparseSpSM_destroyDescr: cusparseStatus_t (cusparseSpSMDescr_t descr)
cusparseSpSM_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, out size_t *bufferSize)
cusparseSpSM_analysis: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, void *externalBuffer : writable)
cusparseSpSM_solve: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr)
cusparseSpSM_updateMatrix: cusparseStatus_t (cusparseHandle_t handle, cusparseSpSMDescr_t spsmDescr, void *newValues, cusparseSpSMUpdate_t updatePart) 12040
cusparseSpMM_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, out size_t *bufferSize)
cusparseSpMM_preprocess: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer : writable)
cusparseSpMM: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer : writable)
cusparseSpGEMM_createDescr: cusparseStatus_t (out cusparseSpGEMMDescr_t *descr)
cusparseSpGEMM_destroyDescr: cusparseStatus_t (cusparseSpGEMMDescr_t descr)
cusparseSpGEMM_workEstimation: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, inout size_t *bufferSize1, void *externalBuffer1 : writable)
cusparseSpGEMM_getNumProducts: cusparseStatus_t (cusparseSpGEMMDescr_t spgemmDescr, out int64_t *num_prods)
cusparseSpGEMM_estimateMemory: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, float chunk_fraction, inout size_t *bufferSize3, void *externalBuffer3 : writable, out size_t *bufferSize2)
cusparseSpGEMM_compute: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, inout size_t *bufferSize2, void *externalBuffer2 : writable)
cusparseSpGEMM_copy: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)
cusparseSpGEMMreuse_workEstimation: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, inout size_t *bufferSize1, void *externalBuffer1 : writable)
cusparseSpGEMMreuse_nnz: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, inout size_t *bufferSize2, void *externalBuffer2 : writable, inout size_t *bufferSize3, void *externalBuffer3 : writable, inout size_t *bufferSize4, void *externalBuffer4 : writable)
cusparseSpGEMMreuse_copy: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, inout size_t *bufferSize5, void *externalBuffer5 : writable)
cusparseSpGEMMreuse_compute: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)
cusparseSpGEAM_createDescr: cusparseStatus_t (out cusparseSpGEAMDescr_t *descr) 13030
cusparseSpGEAM_destroyDescr: cusparseStatus_t (cusparseSpGEAMDescr_t descr) 13030
cusparseSpGEAM_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, out size_t *bufferSize) 13030
cusparseSpGEAM_nnz: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer : writable) 13030
cusparseSpGEAM: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer : writable) 13030
cusparseSDDMM_bufferSize: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, out size_t *bufferSize)
cusparseSDDMM_preprocess: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer : writable)
cusparseSDDMM: cusparseStatus_t (cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer : writable)
cusparseSpMMOp_createPlan: cusparseStatus_t (cusparseHandle_t handle, out cusparseSpMMOpPlan_t *plan, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMOpAlg_t alg, const void *addOperationLtoirBuffer : least=addOperationBufferSize, size_t addOperationBufferSize, const void *mulOperationLtoirBuffer : least=mulOperationBufferSize, size_t mulOperationBufferSize, const void *epilogueLtoirBuffer : least=epilogueBufferSize, size_t epilogueBufferSize, out size_t *SpMMWorkspaceSize)
cusparseSpMMOp: cusparseStatus_t (cusparseSpMMOpPlan_t plan, void *externalBuffer : writable)
cusparseSpMMOp_destroyPlan: cusparseStatus_t (cusparseSpMMOpPlan_t plan)

[enums]
cusparseStatus_t: enum
    CUSPARSE_STATUS_SUCCESS = 0
    CUSPARSE_STATUS_NOT_INITIALIZED = 1
    CUSPARSE_STATUS_ALLOC_FAILED = 2
    CUSPARSE_STATUS_INVALID_VALUE = 3
    CUSPARSE_STATUS_ARCH_MISMATCH = 4
    CUSPARSE_STATUS_MAPPING_ERROR = 5
    CUSPARSE_STATUS_EXECUTION_FAILED = 6
    CUSPARSE_STATUS_INTERNAL_ERROR = 7
    CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8
    CUSPARSE_STATUS_ZERO_PIVOT = 9
    CUSPARSE_STATUS_NOT_SUPPORTED = 10
    CUSPARSE_STATUS_INSUFFICIENT_RESOURCES = 11

cusparsePointerMode_t: enum
    CUSPARSE_POINTER_MODE_HOST = 0
    CUSPARSE_POINTER_MODE_DEVICE = 1

cusparseAction_t: enum
    CUSPARSE_ACTION_SYMBOLIC = 0
    CUSPARSE_ACTION_NUMERIC = 1

cusparseMatrixType_t: enum
    CUSPARSE_MATRIX_TYPE_GENERAL = 0
    CUSPARSE_MATRIX_TYPE_SYMMETRIC = 1
    CUSPARSE_MATRIX_TYPE_HERMITIAN = 2
    CUSPARSE_MATRIX_TYPE_TRIANGULAR = 3

cusparseFillMode_t: enum
    CUSPARSE_FILL_MODE_LOWER = 0
    CUSPARSE_FILL_MODE_UPPER = 1

cusparseDiagType_t: enum
    CUSPARSE_DIAG_TYPE_NON_UNIT = 0
    CUSPARSE_DIAG_TYPE_UNIT = 1

cusparseIndexBase_t: enum
    CUSPARSE_INDEX_BASE_ZERO = 0
    CUSPARSE_INDEX_BASE_ONE = 1

cusparseOperation_t: enum
    CUSPARSE_OPERATION_NON_TRANSPOSE = 0
    CUSPARSE_OPERATION_TRANSPOSE = 1
    CUSPARSE_OPERATION_CONJUGATE_TRANSPOSE = 2

cusparseDirection_t: enum
    CUSPARSE_DIRECTION_ROW = 0
    CUSPARSE_DIRECTION_COLUMN = 1

cusparseSolvePolicy_t: enum
    CUSPARSE_SOLVE_POLICY_NO_LEVEL = 0
    CUSPARSE_SOLVE_POLICY_USE_LEVEL = 1

cusparseColorAlg_t: enum
    CUSPARSE_COLOR_ALG0 = 0
    CUSPARSE_COLOR_ALG1 = 1

cusparseCsr2CscAlg_t: enum
    CUSPARSE_CSR2CSC_ALG_DEFAULT = 1
    CUSPARSE_CSR2CSC_ALG1 = 1

cusparseFormat_t: enum
    CUSPARSE_FORMAT_CSR = 1
    CUSPARSE_FORMAT_CSC = 2
    CUSPARSE_FORMAT_COO = 3
    CUSPARSE_FORMAT_BLOCKED_ELL = 5
    CUSPARSE_FORMAT_BSR = 6
    CUSPARSE_FORMAT_SLICED_ELLPACK = 7

cusparseOrder_t: enum
    CUSPARSE_ORDER_COL = 1
    CUSPARSE_ORDER_ROW = 2

cusparseIndexType_t: enum
    CUSPARSE_INDEX_16U = 1
    CUSPARSE_INDEX_32I = 2
    CUSPARSE_INDEX_64I = 3

cusparseSpMatAttribute_t: enum
    CUSPARSE_SPMAT_FILL_MODE = 0
    CUSPARSE_SPMAT_DIAG_TYPE = 1
    CUSPARSE_SPMAT_STORAGE = 2
    CUSPARSE_SPMAT_SYMMETRY_TYPE = 3

cusparseSpMatStorage_t: enum
    CUSPARSE_STORE_FULL = 0
    CUSPARSE_STORE_LOWER = 1
    CUSPARSE_STORE_UPPER = 2

cusparseSymmetryType_t: enum
    CUSPARSE_GENERAL = 0
    CUSPARSE_SYMMETRIC = 1
    CUSPARSE_HERMITIAN = 2

cusparseSparseToDenseAlg_t: enum
    CUSPARSE_SPARSETODENSE_ALG_DEFAULT = 0

cusparseDenseToSparseAlg_t: enum
    CUSPARSE_DENSETOSPARSE_ALG_DEFAULT = 0

cusparseSpMVAlg_t: enum
    CUSPARSE_SPMV_ALG_DEFAULT = 0
    CUSPARSE_SPMV_CSR_ALG1 = 2
    CUSPARSE_SPMV_CSR_ALG2 = 3
    CUSPARSE_SPMV_COO_ALG1 = 1
    CUSPARSE_SPMV_COO_ALG2 = 4
    CUSPARSE_SPMV_SELL_ALG1 = 5
    CUSPARSE_SPMV_BSR_ALG1 = 6

cusparseSpSVAlg_t: enum
    CUSPARSE_SPSV_ALG_DEFAULT = 0
    CUSPARSE_SPSV_ALG1 = 1
    CUSPARSE_SPSV_ALG2 = 2

cusparseSpSVUpdate_t: enum
    CUSPARSE_SPSV_UPDATE_GENERAL = 0
    CUSPARSE_SPSV_UPDATE_DIAGONAL = 1

cusparseSpSMAlg_t: enum
    CUSPARSE_SPSM_ALG_DEFAULT = 0

cusparseSpSMUpdate_t: enum
    CUSPARSE_SPSM_UPDATE_GENERAL = 0
    CUSPARSE_SPSM_UPDATE_DIAGONAL = 1

cusparseSpMMAlg_t: enum
    CUSPARSE_SPMM_ALG_DEFAULT = 0
    CUSPARSE_SPMM_COO_ALG1 = 1
    CUSPARSE_SPMM_COO_ALG2 = 2
    CUSPARSE_SPMM_COO_ALG3 = 3
    CUSPARSE_SPMM_COO_ALG4 = 5
    CUSPARSE_SPMM_CSR_ALG1 = 4
    CUSPARSE_SPMM_CSR_ALG2 = 6
    CUSPARSE_SPMM_CSR_ALG3 = 12
    CUSPARSE_SPMM_BLOCKED_ELL_ALG1 = 13
    CUSPARSE_SPMM_BSR_ALG1 = 14

cusparseSpGEMMAlg_t: enum
    CUSPARSE_SPGEMM_DEFAULT = 0
    CUSPARSE_SPGEMM_CSR_ALG_DETERMINITIC = 1
    CUSPARSE_SPGEMM_CSR_ALG_NONDETERMINITIC = 2
    CUSPARSE_SPGEMM_ALG1 = 3
    CUSPARSE_SPGEMM_ALG2 = 4
    CUSPARSE_SPGEMM_ALG3 = 5

cusparseSpGEAMAlg_t: enum
    CUSPARSE_SPGEAM_ALG_DEFAULT = 0
    CUSPARSE_SPGEAM_ALG1 = 1

cusparseSDDMMAlg_t: enum
    CUSPARSE_SDDMM_ALG_DEFAULT = 0

cusparseSpMMOpAlg_t: enum
    CUSPARSE_SPMM_OP_ALG_DEFAULT = 0

[typedefs]
cuFloatComplex: float2
cuDoubleComplex: double2
cuComplex: cuFloatComplex
cusparseHandle_t: cusparseContext *
cusparseMatDescr_t: cusparseMatDescr *
bsrsv2Info_t: bsrsv2Info *
bsrsm2Info_t: bsrsm2Info *
csric02Info_t: csric02Info *
bsric02Info_t: bsric02Info *
csrilu02Info_t: csrilu02Info *
bsrilu02Info_t: bsrilu02Info *
csru2csrInfo_t: csru2csrInfo *
cusparseColorInfo_t: cusparseColorInfo *
pruneInfo_t: pruneInfo *
cusparseSpVecDescr_t: cusparseSpVecDescr *
cusparseDnVecDescr_t: cusparseDnVecDescr *
cusparseSpMatDescr_t: cusparseSpMatDescr *
cusparseDnMatDescr_t: cusparseDnMatDescr *
cusparseConstSpVecDescr_t: const cusparseSpVecDescr *
cusparseConstDnVecDescr_t: const cusparseDnVecDescr *
cusparseConstSpMatDescr_t: const cusparseSpMatDescr *
cusparseConstDnMatDescr_t: const cusparseDnMatDescr *
cusparseSpSVDescr_t: cusparseSpSVDescr *
cusparseSpSMDescr_t: cusparseSpSMDescr *
cusparseSpGEMMDescr_t: cusparseSpGEMMDescr *
cusparseSpGEAMDescr_t: cusparseSpGEAMDescr *
cusparseSpMMOpPlan_t: cusparseSpMMOpPlan *

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
cusparseLoggerCallback_t: void (int logLevel, const char *functionName, const char *message)

[constants]
CUSPARSE_VER_MAJOR: 12
CUSPARSE_VER_MINOR: 9
CUSPARSE_VER_PATCH: 4
CUSPARSE_VER_BUILD: 2
CUSPARSE_VERSION: 12904

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
CUSPARSE_STATUS_NOT_INITIALIZED: The handle is none that cusparseCreate made, or cusparseCreate found no usable device or driver: check nvidia-smi, and that a context can be made.
CUSPARSE_STATUS_ALLOC_FAILED: There is no room for the library's own memory. Free memory of the host and the device.
CUSPARSE_STATUS_INVALID_VALUE: A number is negative, a pointer is null, or the sizes of matrices and vectors do not fit together. CUSPARSE_LOG_LEVEL=1 prints which.
CUSPARSE_STATUS_ARCH_MISMATCH: The device is too old for this routine or for these types. Compare its compute capability with what the routine asks for.
CUSPARSE_STATUS_MAPPING_ERROR: Device memory or a texture could not be reached: a pointer is of another device or is freed already.
CUSPARSE_STATUS_EXECUTION_FAILED: A kernel could not be started or failed, often because of work before it or of indices outside of the matrix. Synchronize after each call to find which.
CUSPARSE_STATUS_INTERNAL_ERROR: The library itself failed, or memory was freed while work on it was pending. Synchronize before freeing, and try a newer cuSPARSE.
CUSPARSE_STATUS_MATRIX_TYPE_NOT_SUPPORTED: The matrix descriptor has a type that this routine does not take. Most take CUSPARSE_MATRIX_TYPE_GENERAL alone.
CUSPARSE_STATUS_ZERO_PIVOT: The matrix has a zero on its diagonal or becomes singular on the way; the zeroPivot function of the routine tells where.
CUSPARSE_STATUS_NOT_SUPPORTED: This combination of format, types, operation and algorithm does not exist. Try CSR, indices of 32 bits, and the default algorithm.
CUSPARSE_STATUS_INSUFFICIENT_RESOURCES: There is not enough memory for this algorithm. Try one that needs less, such as CUSPARSE_SPGEMM_ALG3 with smaller chunks.
"""
