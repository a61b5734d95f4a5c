# python -m generator generate cusolver 12.9
# cusolver as the headers of CUDA 12.9 declare it; cuda_ctypes/_floor/tables reads these lines.
text = """
release: 12.9
home: checked
since: 12.0
uses[]: cusparse cublas runtime driver
shared[]: cuComplex cuDoubleComplex cuFloatComplex cublasDiagType_t cublasFillMode_t cublasOperation_t cublasSideMode_t cudaDataType cudaStream_t cusparseMatDescr_t double2 float2 libraryPropertyType
result: cusolverStatus_t
summary: cuSOLVER, factorisations and solvers of linear systems
environment: CUDA_CTYPES_LIBCUSOLVER
pathfinder: cusolver
version[]: cusolverGetProperty
two_majors: a handle of one means nothing to the other
sections: names=46+9 functions=160+120731 enums=120891+3770 typedefs=124661+355 older=125066+9 records=125075+10 callbacks=125085+108 constants=125193+127 makers=125359+10 attributes=125448+13 unnamed=125526+11 advice=125537+3445

# Public names that stand for another symbol.
[names]

# Symbol, prototype, CUDA version of introduction, ending of the twin for the per-thread default stream.
[functions]
cusolverGetProperty: cusolverStatus_t (libraryPropertyType type, out int *value)
cusolverGetVersion: cusolverStatus_t (out int *version)
cusolverDnCreate: cusolverStatus_t (out cusolverDnHandle_t *handle)
cusolverDnDestroy: cusolverStatus_t (cusolverDnHandle_t handle)
cusolverDnSetStream: cusolverStatus_t (cusolverDnHandle_t handle, cudaStream_t streamId)
cusolverDnGetStream: cusolverStatus_t (cusolverDnHandle_t handle, out cudaStream_t *streamId)
cusolverDnSetDeterministicMode: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDeterministicMode_t mode) 12020
cusolverDnGetDeterministicMode: cusolverStatus_t (cusolverDnHandle_t handle, out cusolverDeterministicMode_t *mode) 12020
cusolverDnIRSParamsCreate: cusolverStatus_t (out cusolverDnIRSParams_t *params_ptr)
cusolverDnIRSParamsDestroy: cusolverStatus_t (cusolverDnIRSParams_t params)
cusolverDnIRSParamsSetRefinementSolver: cusolverStatus_t (cusolverDnIRSParams_t params, cusolverIRSRefinement_t refinement_solver)
cusolverDnIRSParamsSetSolverMainPrecision: cusolverStatus_t (cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision)
cusolverDnIRSParamsSetSolverLowestPrecision: cusolverStatus_t (cusolverDnIRSParams_t params, cusolverPrecType_t solver_lowest_precision)
cusolverDnIRSParamsSetSolverPrecisions: cusolverStatus_t (cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision, cusolverPrecType_t solver_lowest_precision)
cusolverDnIRSParamsSetTol: cusolverStatus_t (cusolverDnIRSParams_t params, double val)
cusolverDnIRSParamsSetTolInner: cusolverStatus_t (cusolverDnIRSParams_t params, double val)
cusolverDnIRSParamsSetMaxIters: cusolverStatus_t (cusolverDnIRSParams_t params, cusolver_int_t maxiters)
cusolverDnIRSParamsSetMaxItersInner: cusolverStatus_t (cusolverDnIRSParams_t params, cusolver_int_t maxiters_inner)
cusolverDnIRSParamsGetMaxIters: cusolverStatus_t (cusolverDnIRSParams_t params, out cusolver_int_t *maxiters)
cusolverDnIRSParamsEnableFallback: cusolverStatus_t (cusolverDnIRSParams_t params)
cusolverDnIRSParamsDisableFallback: cusolverStatus_t (cusolverDnIRSParams_t params)
cusolverDnIRSInfosDestroy: cusolverStatus_t (cusolverDnIRSInfos_t infos)
cusolverDnIRSInfosCreate: cusolverStatus_t (out cusolverDnIRSInfos_t *infos_ptr)
cusolverDnIRSInfosGetNiters: cusolverStatus_t (cusolverDnIRSInfos_t infos, out cusolver_int_t *niters)
cusolverDnIRSInfosGetOuterNiters: cusolverStatus_t (cusolverDnIRSInfos_t infos, out cusolver_int_t *outer_niters)
cusolverDnIRSInfosRequestResidual: cusolverStatus_t (cusolverDnIRSInfos_t infos)
cusolverDnIRSInfosGetResidualHistory: cusolverStatus_t (cusolverDnIRSInfos_t infos, out void **residual_history)
cusolverDnIRSInfosGetMaxIters: cusolverStatus_t (cusolverDnIRSInfos_t infos, out cusolver_int_t *maxiters)
cusolverDnZZgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZCgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZKgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZEgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZYgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnCCgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnCEgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnCKgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnCYgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDDgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDSgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDHgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDBgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDXgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnSSgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnSHgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnSBgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnSXgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZZgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZCgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZKgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZEgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZYgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnCCgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnCKgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnCEgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnCYgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDDgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDSgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDHgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDBgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDXgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnSSgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnSHgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnSBgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnSXgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, cusolver_int_t *dipiv : writable, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZZgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZCgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZKgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZEgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZYgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnCCgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnCKgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnCEgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnCYgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDDgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDSgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDHgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDBgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnDXgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnSSgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnSHgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnSBgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnSXgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *iter, cusolver_int_t *d_info : writable)
cusolverDnZZgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZCgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZKgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZEgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnZYgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA : writable memory, cusolver_int_t ldda, cuDoubleComplex *dB : writable memory, cusolver_int_t lddb, cuDoubleComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnCCgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnCKgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnCEgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnCYgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA : writable memory, cusolver_int_t ldda, cuComplex *dB : writable memory, cusolver_int_t lddb, cuComplex *dX : writable memory, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDDgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDSgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDHgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDBgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnDXgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA : writable, cusolver_int_t ldda, double *dB : writable, cusolver_int_t lddb, double *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnSSgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnSHgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnSBgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnSXgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA : writable, cusolver_int_t ldda, float *dB : writable, cusolver_int_t lddb, float *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, out size_t *lwork_bytes)
cusolverDnIRSXgesv: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnIRSParams_t gesv_irs_params, cusolverDnIRSInfos_t gesv_irs_infos, cusolver_int_t n, cusolver_int_t nrhs, void *dA : writable, cusolver_int_t ldda, void *dB : writable, cusolver_int_t lddb, void *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *niters, cusolver_int_t *d_info : writable)
cusolverDnIRSXgesv_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t n, cusolver_int_t nrhs, out size_t *lwork_bytes)
cusolverDnIRSXgels: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnIRSParams_t gels_irs_params, cusolverDnIRSInfos_t gels_irs_infos, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, void *dA : writable, cusolver_int_t ldda, void *dB : writable, cusolver_int_t lddb, void *dX : writable, cusolver_int_t lddx, void *dWorkspace : writable, size_t lwork_bytes, out cusolver_int_t *niters, cusolver_int_t *d_info : writable)
cusolverDnIRSXgels_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, out size_t *lwork_bytes)
cusolverDnSpotrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, out int *Lwork)
cusolverDnDpotrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, out int *Lwork)
cusolverDnCpotrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, out int *Lwork)
cusolverDnZpotrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, out int *Lwork)
cusolverDnSpotrf: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *Workspace : writable, int Lwork, int *devInfo : writable)
cusolverDnDpotrf: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *Workspace : writable, int Lwork, int *devInfo : writable)
cusolverDnCpotrf: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, cuComplex *Workspace : writable memory, int Lwork, int *devInfo : writable)
cusolverDnZpotrf: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *Workspace : writable memory, int Lwork, int *devInfo : writable)
cusolverDnSpotrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const float *A, int lda, float *B : writable, int ldb, int *devInfo : writable)
cusolverDnDpotrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const double *A, int lda, double *B : writable, int ldb, int *devInfo : writable)
cusolverDnCpotrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuComplex *A : memory, int lda, cuComplex *B : writable memory, int ldb, int *devInfo : writable)
cusolverDnZpotrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuDoubleComplex *A : memory, int lda, cuDoubleComplex *B : writable memory, int ldb, int *devInfo : writable)
cusolverDnSpotrfBatched: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float **Aarray, int lda, int *infoArray : writable, int batchSize)
cusolverDnDpotrfBatched: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double **Aarray, int lda, int *infoArray : writable, int batchSize)
cusolverDnCpotrfBatched: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex **Aarray, int lda, int *infoArray : writable, int batchSize)
cusolverDnZpotrfBatched: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex **Aarray, int lda, int *infoArray : writable, int batchSize)
cusolverDnSpotrsBatched: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, float **A : writable, int lda, float **B : writable, int ldb, int *d_info : writable, int batchSize)
cusolverDnDpotrsBatched: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, double **A : writable, int lda, double **B : writable, int ldb, int *d_info : writable, int batchSize)
cusolverDnCpotrsBatched: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuComplex **A : writable, int lda, cuComplex **B : writable, int ldb, int *d_info : writable, int batchSize)
cusolverDnZpotrsBatched: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuDoubleComplex **A : writable, int lda, cuDoubleComplex **B : writable, int ldb, int *d_info : writable, int batchSize)
cusolverDnSpotri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, out int *lwork)
cusolverDnDpotri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, out int *lwork)
cusolverDnCpotri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, out int *lwork)
cusolverDnZpotri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, out int *lwork)
cusolverDnSpotri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *work : writable, int lwork, int *devInfo : writable)
cusolverDnDpotri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *work : writable, int lwork, int *devInfo : writable)
cusolverDnCpotri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, cuComplex *work : writable memory, int lwork, int *devInfo : writable)
cusolverDnZpotri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *work : writable memory, int lwork, int *devInfo : writable)
cusolverDnXtrtri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXtrtri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *devInfo : writable)
cusolverDnSlauum_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, out int *lwork)
cusolverDnDlauum_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, out int *lwork)
cusolverDnClauum_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, out int *lwork)
cusolverDnZlauum_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, out int *lwork)
cusolverDnSlauum: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *work : writable, int lwork, int *devInfo : writable)
cusolverDnDlauum: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *work : writable, int lwork, int *devInfo : writable)
cusolverDnClauum: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, cuComplex *work : writable memory, int lwork, int *devInfo : writable)
cusolverDnZlauum: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *work : writable memory, int lwork, int *devInfo : writable)
cusolverDnSgetrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, float *A : writable, int lda, out int *Lwork)
cusolverDnDgetrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, double *A : writable, int lda, out int *Lwork)
cusolverDnCgetrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuComplex *A : writable memory, int lda, out int *Lwork)
cusolverDnZgetrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A : writable memory, int lda, out int *Lwork)
cusolverDnSgetrf: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, float *A : writable, int lda, float *Workspace : writable, int *devIpiv : writable, int *devInfo : writable)
cusolverDnDgetrf: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, double *A : writable, int lda, double *Workspace : writable, int *devIpiv : writable, int *devInfo : writable)
cusolverDnCgetrf: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuComplex *A : writable memory, int lda, cuComplex *Workspace : writable memory, int *devIpiv : writable, int *devInfo : writable)
cusolverDnZgetrf: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *Workspace : writable memory, int *devIpiv : writable, int *devInfo : writable)
cusolverDnSlaswp: cusolverStatus_t (cusolverDnHandle_t handle, int n, float *A : writable, int lda, int k1, int k2, const int *devIpiv, int incx)
cusolverDnDlaswp: cusolverStatus_t (cusolverDnHandle_t handle, int n, double *A : writable, int lda, int k1, int k2, const int *devIpiv, int incx)
cusolverDnClaswp: cusolverStatus_t (cusolverDnHandle_t handle, int n, cuComplex *A : writable memory, int lda, int k1, int k2, const int *devIpiv, int incx)
cusolverDnZlaswp: cusolverStatus_t (cusolverDnHandle_t handle, int n, cuDoubleComplex *A : writable memory, int lda, int k1, int k2, const int *devIpiv, int incx)
cusolverDnSgetrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *A, int lda, const int *devIpiv, float *B : writable, int ldb, int *devInfo : writable)
cusolverDnDgetrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *A, int lda, const int *devIpiv, double *B : writable, int ldb, int *devInfo : writable)
cusolverDnCgetrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *A : memory, int lda, const int *devIpiv, cuComplex *B : writable memory, int ldb, int *devInfo : writable)
cusolverDnZgetrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *A : memory, int lda, const int *devIpiv, cuDoubleComplex *B : writable memory, int ldb, int *devInfo : writable)
cusolverDnSgeqrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, float *A : writable, int lda, out int *lwork)
cusolverDnDgeqrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, double *A : writable, int lda, out int *lwork)
cusolverDnCgeqrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuComplex *A : writable memory, int lda, out int *lwork)
cusolverDnZgeqrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A : writable memory, int lda, out int *lwork)
cusolverDnSgeqrf: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, float *A : writable, int lda, float *TAU : writable, float *Workspace : writable, int Lwork, int *devInfo : writable)
cusolverDnDgeqrf: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, double *A : writable, int lda, double *TAU : writable, double *Workspace : writable, int Lwork, int *devInfo : writable)
cusolverDnCgeqrf: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuComplex *A : writable memory, int lda, cuComplex *TAU : writable memory, cuComplex *Workspace : writable memory, int Lwork, int *devInfo : writable)
cusolverDnZgeqrf: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *TAU : writable memory, cuDoubleComplex *Workspace : writable memory, int Lwork, int *devInfo : writable)
cusolverDnSorgqr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, int k, const float *A, int lda, const float *tau, out int *lwork)
cusolverDnDorgqr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, int k, const double *A, int lda, const double *tau, out int *lwork)
cusolverDnCungqr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, int k, const cuComplex *A : memory, int lda, const cuComplex *tau : memory, out int *lwork)
cusolverDnZungqr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, int k, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *tau : memory, out int *lwork)
cusolverDnSorgqr: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, int k, float *A : writable, int lda, const float *tau, float *work : writable, int lwork, int *info : writable)
cusolverDnDorgqr: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, int k, double *A : writable, int lda, const double *tau, double *work : writable, int lwork, int *info : writable)
cusolverDnCungqr: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, int k, cuComplex *A : writable memory, int lda, const cuComplex *tau : memory, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZungqr: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, int k, cuDoubleComplex *A : writable memory, int lda, const cuDoubleComplex *tau : memory, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSormqr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, const float *C, int ldc, out int *lwork)
cusolverDnDormqr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, const double *C, int ldc, out int *lwork)
cusolverDnCunmqr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A : memory, int lda, const cuComplex *tau : memory, const cuComplex *C : memory, int ldc, out int *lwork)
cusolverDnZunmqr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *tau : memory, const cuDoubleComplex *C : memory, int ldc, out int *lwork)
cusolverDnSormqr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, float *C : writable, int ldc, float *work : writable, int lwork, int *devInfo : writable)
cusolverDnDormqr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, double *C : writable, int ldc, double *work : writable, int lwork, int *devInfo : writable)
cusolverDnCunmqr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A : memory, int lda, const cuComplex *tau : memory, cuComplex *C : writable memory, int ldc, cuComplex *work : writable memory, int lwork, int *devInfo : writable)
cusolverDnZunmqr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *tau : memory, cuDoubleComplex *C : writable memory, int ldc, cuDoubleComplex *work : writable memory, int lwork, int *devInfo : writable)
cusolverDnSsytrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int n, float *A : writable, int lda, out int *lwork)
cusolverDnDsytrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int n, double *A : writable, int lda, out int *lwork)
cusolverDnCsytrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int n, cuComplex *A : writable memory, int lda, out int *lwork)
cusolverDnZsytrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int n, cuDoubleComplex *A : writable memory, int lda, out int *lwork)
cusolverDnSsytrf: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, int *ipiv : writable, float *work : writable, int lwork, int *info : writable)
cusolverDnDsytrf: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, int *ipiv : writable, double *work : writable, int lwork, int *info : writable)
cusolverDnCsytrf: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, int *ipiv : writable, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZsytrf: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, int *ipiv : writable, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnXsytrs_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B : writable, int64_t ldb, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXsytrs: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B : writable, int64_t ldb, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable)
cusolverDnSsytri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, const int *ipiv, out int *lwork)
cusolverDnDsytri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, const int *ipiv, out int *lwork)
cusolverDnCsytri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, const int *ipiv, out int *lwork)
cusolverDnZsytri_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, const int *ipiv, out int *lwork)
cusolverDnSsytri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, const int *ipiv, float *work : writable, int lwork, int *info : writable)
cusolverDnDsytri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, const int *ipiv, double *work : writable, int lwork, int *info : writable)
cusolverDnCsytri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, const int *ipiv, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZsytri: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, const int *ipiv, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSgebrd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, out int *Lwork)
cusolverDnDgebrd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, out int *Lwork)
cusolverDnCgebrd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, out int *Lwork)
cusolverDnZgebrd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, out int *Lwork)
cusolverDnSgebrd: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, float *A : writable, int lda, float *D : writable, float *E : writable, float *TAUQ : writable, float *TAUP : writable, float *Work : writable, int Lwork, int *devInfo : writable)
cusolverDnDgebrd: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, double *A : writable, int lda, double *D : writable, double *E : writable, double *TAUQ : writable, double *TAUP : writable, double *Work : writable, int Lwork, int *devInfo : writable)
cusolverDnCgebrd: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuComplex *A : writable memory, int lda, float *D : writable, float *E : writable, cuComplex *TAUQ : writable memory, cuComplex *TAUP : writable memory, cuComplex *Work : writable memory, int Lwork, int *devInfo : writable)
cusolverDnZgebrd: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A : writable memory, int lda, double *D : writable, double *E : writable, cuDoubleComplex *TAUQ : writable memory, cuDoubleComplex *TAUP : writable memory, cuDoubleComplex *Work : writable memory, int Lwork, int *devInfo : writable)
cusolverDnSorgbr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const float *A, int lda, const float *tau, out int *lwork)
cusolverDnDorgbr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const double *A, int lda, const double *tau, out int *lwork)
cusolverDnCungbr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuComplex *A : memory, int lda, const cuComplex *tau : memory, out int *lwork)
cusolverDnZungbr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *tau : memory, out int *lwork)
cusolverDnSorgbr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, float *A : writable, int lda, const float *tau, float *work : writable, int lwork, int *info : writable)
cusolverDnDorgbr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, double *A : writable, int lda, const double *tau, double *work : writable, int lwork, int *info : writable)
cusolverDnCungbr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuComplex *A : writable memory, int lda, const cuComplex *tau : memory, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZungbr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuDoubleComplex *A : writable memory, int lda, const cuDoubleComplex *tau : memory, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSsytrd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *d, const float *e, const float *tau, out int *lwork)
cusolverDnDsytrd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *d, const double *e, const double *tau, out int *lwork)
cusolverDnChetrd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, const float *d, const float *e, const cuComplex *tau : memory, out int *lwork)
cusolverDnZhetrd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, const double *d, const double *e, const cuDoubleComplex *tau : memory, out int *lwork)
cusolverDnSsytrd: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *d : writable, float *e : writable, float *tau : writable, float *work : writable, int lwork, int *info : writable)
cusolverDnDsytrd: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *d : writable, double *e : writable, double *tau : writable, double *work : writable, int lwork, int *info : writable)
cusolverDnChetrd: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, float *d : writable, float *e : writable, cuComplex *tau : writable memory, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZhetrd: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, double *d : writable, double *e : writable, cuDoubleComplex *tau : writable memory, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSorgtr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *tau, out int *lwork)
cusolverDnDorgtr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *tau, out int *lwork)
cusolverDnCungtr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, const cuComplex *tau : memory, out int *lwork)
cusolverDnZungtr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *tau : memory, out int *lwork)
cusolverDnSorgtr: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A : writable, int lda, const float *tau, float *work : writable, int lwork, int *info : writable)
cusolverDnDorgtr: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A : writable, int lda, const double *tau, double *work : writable, int lwork, int *info : writable)
cusolverDnCungtr: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, const cuComplex *tau : memory, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZungtr: cusolverStatus_t (cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, const cuDoubleComplex *tau : memory, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSormtr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const float *A, int lda, const float *tau, const float *C, int ldc, out int *lwork)
cusolverDnDormtr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const double *A, int lda, const double *tau, const double *C, int ldc, out int *lwork)
cusolverDnCunmtr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuComplex *A : memory, int lda, const cuComplex *tau : memory, const cuComplex *C : memory, int ldc, out int *lwork)
cusolverDnZunmtr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *tau : memory, const cuDoubleComplex *C : memory, int ldc, out int *lwork)
cusolverDnSormtr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, float *A : writable, int lda, float *tau : writable, float *C : writable, int ldc, float *work : writable, int lwork, int *info : writable)
cusolverDnDormtr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, double *A : writable, int lda, double *tau : writable, double *C : writable, int ldc, double *work : writable, int lwork, int *info : writable)
cusolverDnCunmtr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuComplex *A : writable memory, int lda, cuComplex *tau : writable memory, cuComplex *C : writable memory, int ldc, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZunmtr: cusolverStatus_t (cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *tau : writable memory, cuDoubleComplex *C : writable memory, int ldc, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSgesvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, out int *lwork)
cusolverDnDgesvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, out int *lwork)
cusolverDnCgesvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, out int *lwork)
cusolverDnZgesvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, int m, int n, out int *lwork)
cusolverDnSgesvd: cusolverStatus_t (cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, float *A : writable, int lda, float *S : writable, float *U : writable, int ldu, float *VT : writable, int ldvt, float *work : writable, int lwork, float *rwork : writable, int *info : writable)
cusolverDnDgesvd: cusolverStatus_t (cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, double *A : writable, int lda, double *S : writable, double *U : writable, int ldu, double *VT : writable, int ldvt, double *work : writable, int lwork, double *rwork : writable, int *info : writable)
cusolverDnCgesvd: cusolverStatus_t (cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuComplex *A : writable memory, int lda, float *S : writable, cuComplex *U : writable memory, int ldu, cuComplex *VT : writable memory, int ldvt, cuComplex *work : writable memory, int lwork, float *rwork : writable, int *info : writable)
cusolverDnZgesvd: cusolverStatus_t (cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuDoubleComplex *A : writable memory, int lda, double *S : writable, cuDoubleComplex *U : writable memory, int ldu, cuDoubleComplex *VT : writable memory, int ldvt, cuDoubleComplex *work : writable memory, int lwork, double *rwork : writable, int *info : writable)
cusolverDnSsyevd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, out int *lwork)
cusolverDnDsyevd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, out int *lwork)
cusolverDnCheevd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, const float *W, out int *lwork)
cusolverDnZheevd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, const double *W, out int *lwork)
cusolverDnSsyevd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *W : writable, float *work : writable, int lwork, int *info : writable)
cusolverDnDsyevd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *W : writable, double *work : writable, int lwork, int *info : writable)
cusolverDnCheevd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, float *W : writable, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZheevd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, double *W : writable, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSsyevdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, float vl, float vu, int il, int iu, out int *meig, const float *W, out int *lwork)
cusolverDnDsyevdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, double vl, double vu, int il, int iu, out int *meig, const double *W, out int *lwork)
cusolverDnCheevdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, float vl, float vu, int il, int iu, out int *meig, const float *W, out int *lwork)
cusolverDnZheevdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, double vl, double vu, int il, int iu, out int *meig, const double *W, out int *lwork)
cusolverDnSsyevdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A : writable, int lda, float vl, float vu, int il, int iu, out int *meig, float *W : writable, float *work : writable, int lwork, int *info : writable)
cusolverDnDsyevdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A : writable, int lda, double vl, double vu, int il, int iu, out int *meig, double *W : writable, double *work : writable, int lwork, int *info : writable)
cusolverDnCheevdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, float vl, float vu, int il, int iu, out int *meig, float *W : writable, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZheevdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, double vl, double vu, int il, int iu, out int *meig, double *W : writable, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSsygvdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, float vl, float vu, int il, int iu, out int *meig, const float *W, out int *lwork)
cusolverDnDsygvdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, double vl, double vu, int il, int iu, out int *meig, const double *W, out int *lwork)
cusolverDnChegvdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, float vl, float vu, int il, int iu, out int *meig, const float *W, out int *lwork)
cusolverDnZhegvdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, double vl, double vu, int il, int iu, out int *meig, const double *W, out int *lwork)
cusolverDnSsygvdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *B : writable, int ldb, float vl, float vu, int il, int iu, out int *meig, float *W : writable, float *work : writable, int lwork, int *info : writable)
cusolverDnDsygvdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *B : writable, int ldb, double vl, double vu, int il, int iu, out int *meig, double *W : writable, double *work : writable, int lwork, int *info : writable)
cusolverDnChegvdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, cuComplex *B : writable memory, int ldb, float vl, float vu, int il, int iu, out int *meig, float *W : writable, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZhegvdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *B : writable memory, int ldb, double vl, double vu, int il, int iu, out int *meig, double *W : writable, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnSsygvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, out int *lwork)
cusolverDnDsygvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, out int *lwork)
cusolverDnChegvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const float *W, out int *lwork)
cusolverDnZhegvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const double *W, out int *lwork)
cusolverDnSsygvd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *B : writable, int ldb, float *W : writable, float *work : writable, int lwork, int *info : writable)
cusolverDnDsygvd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *B : writable, int ldb, double *W : writable, double *work : writable, int lwork, int *info : writable)
cusolverDnChegvd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, cuComplex *B : writable memory, int ldb, float *W : writable, cuComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnZhegvd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *B : writable memory, int ldb, double *W : writable, cuDoubleComplex *work : writable memory, int lwork, int *info : writable)
cusolverDnCreateSyevjInfo: cusolverStatus_t (out syevjInfo_t *info)
cusolverDnDestroySyevjInfo: cusolverStatus_t (syevjInfo_t info)
cusolverDnXsyevjSetTolerance: cusolverStatus_t (syevjInfo_t info, double tolerance)
cusolverDnXsyevjSetMaxSweeps: cusolverStatus_t (syevjInfo_t info, int max_sweeps)
cusolverDnXsyevjSetSortEig: cusolverStatus_t (syevjInfo_t info, int sort_eig)
cusolverDnXsyevjGetResidual: cusolverStatus_t (cusolverDnHandle_t handle, syevjInfo_t info, out double *residual)
cusolverDnXsyevjGetSweeps: cusolverStatus_t (cusolverDnHandle_t handle, syevjInfo_t info, out int *executed_sweeps)
cusolverDnSsyevjBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, out int *lwork, syevjInfo_t params, int batchSize)
cusolverDnDsyevjBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, out int *lwork, syevjInfo_t params, int batchSize)
cusolverDnCheevjBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, const float *W, out int *lwork, syevjInfo_t params, int batchSize)
cusolverDnZheevjBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, const double *W, out int *lwork, syevjInfo_t params, int batchSize)
cusolverDnSsyevjBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *W : writable, float *work : writable, int lwork, int *info : writable, syevjInfo_t params, int batchSize)
cusolverDnDsyevjBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *W : writable, double *work : writable, int lwork, int *info : writable, syevjInfo_t params, int batchSize)
cusolverDnCheevjBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, float *W : writable, cuComplex *work : writable memory, int lwork, int *info : writable, syevjInfo_t params, int batchSize)
cusolverDnZheevjBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, double *W : writable, cuDoubleComplex *work : writable memory, int lwork, int *info : writable, syevjInfo_t params, int batchSize)
cusolverDnSsyevj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, out int *lwork, syevjInfo_t params)
cusolverDnDsyevj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, out int *lwork, syevjInfo_t params)
cusolverDnCheevj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, const float *W, out int *lwork, syevjInfo_t params)
cusolverDnZheevj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, const double *W, out int *lwork, syevjInfo_t params)
cusolverDnSsyevj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *W : writable, float *work : writable, int lwork, int *info : writable, syevjInfo_t params)
cusolverDnDsyevj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *W : writable, double *work : writable, int lwork, int *info : writable, syevjInfo_t params)
cusolverDnCheevj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, float *W : writable, cuComplex *work : writable memory, int lwork, int *info : writable, syevjInfo_t params)
cusolverDnZheevj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, double *W : writable, cuDoubleComplex *work : writable memory, int lwork, int *info : writable, syevjInfo_t params)
cusolverDnSsygvj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, out int *lwork, syevjInfo_t params)
cusolverDnDsygvj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, out int *lwork, syevjInfo_t params)
cusolverDnChegvj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A : memory, int lda, const cuComplex *B : memory, int ldb, const float *W, out int *lwork, syevjInfo_t params)
cusolverDnZhegvj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A : memory, int lda, const cuDoubleComplex *B : memory, int ldb, const double *W, out int *lwork, syevjInfo_t params)
cusolverDnSsygvj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A : writable, int lda, float *B : writable, int ldb, float *W : writable, float *work : writable, int lwork, int *info : writable, syevjInfo_t params)
cusolverDnDsygvj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A : writable, int lda, double *B : writable, int ldb, double *W : writable, double *work : writable, int lwork, int *info : writable, syevjInfo_t params)
cusolverDnChegvj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A : writable memory, int lda, cuComplex *B : writable memory, int ldb, float *W : writable, cuComplex *work : writable memory, int lwork, int *info : writable, syevjInfo_t params)
cusolverDnZhegvj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A : writable memory, int lda, cuDoubleComplex *B : writable memory, int ldb, double *W : writable, cuDoubleComplex *work : writable memory, int lwork, int *info : writable, syevjInfo_t params)
cusolverDnCreateGesvdjInfo: cusolverStatus_t (out gesvdjInfo_t *info)
cusolverDnDestroyGesvdjInfo: cusolverStatus_t (gesvdjInfo_t info)
cusolverDnXgesvdjSetTolerance: cusolverStatus_t (gesvdjInfo_t info, double tolerance)
cusolverDnXgesvdjSetMaxSweeps: cusolverStatus_t (gesvdjInfo_t info, int max_sweeps)
cusolverDnXgesvdjSetSortEig: cusolverStatus_t (gesvdjInfo_t info, int sort_svd)
cusolverDnXgesvdjGetResidual: cusolverStatus_t (cusolverDnHandle_t handle, gesvdjInfo_t info, out double *residual)
cusolverDnXgesvdjGetSweeps: cusolverStatus_t (cusolverDnHandle_t handle, gesvdjInfo_t info, out int *executed_sweeps)
cusolverDnSgesvdjBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, out int *lwork, gesvdjInfo_t params, int batchSize)
cusolverDnDgesvdjBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, out int *lwork, gesvdjInfo_t params, int batchSize)
cusolverDnCgesvdjBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuComplex *A : memory, int lda, const float *S, const cuComplex *U : memory, int ldu, const cuComplex *V : memory, int ldv, out int *lwork, gesvdjInfo_t params, int batchSize)
cusolverDnZgesvdjBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuDoubleComplex *A : memory, int lda, const double *S, const cuDoubleComplex *U : memory, int ldu, const cuDoubleComplex *V : memory, int ldv, out int *lwork, gesvdjInfo_t params, int batchSize)
cusolverDnSgesvdjBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, float *A : writable, int lda, float *S : writable, float *U : writable, int ldu, float *V : writable, int ldv, float *work : writable, int lwork, int *info : writable, gesvdjInfo_t params, int batchSize)
cusolverDnDgesvdjBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, double *A : writable, int lda, double *S : writable, double *U : writable, int ldu, double *V : writable, int ldv, double *work : writable, int lwork, int *info : writable, gesvdjInfo_t params, int batchSize)
cusolverDnCgesvdjBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuComplex *A : writable memory, int lda, float *S : writable, cuComplex *U : writable memory, int ldu, cuComplex *V : writable memory, int ldv, cuComplex *work : writable memory, int lwork, int *info : writable, gesvdjInfo_t params, int batchSize)
cusolverDnZgesvdjBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuDoubleComplex *A : writable memory, int lda, double *S : writable, cuDoubleComplex *U : writable memory, int ldu, cuDoubleComplex *V : writable memory, int ldv, cuDoubleComplex *work : writable memory, int lwork, int *info : writable, gesvdjInfo_t params, int batchSize)
cusolverDnSgesvdj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, out int *lwork, gesvdjInfo_t params)
cusolverDnDgesvdj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, out int *lwork, gesvdjInfo_t params)
cusolverDnCgesvdj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuComplex *A : memory, int lda, const float *S, const cuComplex *U : memory, int ldu, const cuComplex *V : memory, int ldv, out int *lwork, gesvdjInfo_t params)
cusolverDnZgesvdj_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuDoubleComplex *A : memory, int lda, const double *S, const cuDoubleComplex *U : memory, int ldu, const cuDoubleComplex *V : memory, int ldv, out int *lwork, gesvdjInfo_t params)
cusolverDnSgesvdj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, float *A : writable, int lda, float *S : writable, float *U : writable, int ldu, float *V : writable, int ldv, float *work : writable, int lwork, int *info : writable, gesvdjInfo_t params)
cusolverDnDgesvdj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, double *A : writable, int lda, double *S : writable, double *U : writable, int ldu, double *V : writable, int ldv, double *work : writable, int lwork, int *info : writable, gesvdjInfo_t params)
cusolverDnCgesvdj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuComplex *A : writable memory, int lda, float *S : writable, cuComplex *U : writable memory, int ldu, cuComplex *V : writable memory, int ldv, cuComplex *work : writable memory, int lwork, int *info : writable, gesvdjInfo_t params)
cusolverDnZgesvdj: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuDoubleComplex *A : writable memory, int lda, double *S : writable, cuDoubleComplex *U : writable memory, int ldu, cuDoubleComplex *V : writable memory, int ldv, cuDoubleComplex *work : writable memory, int lwork, int *info : writable, gesvdjInfo_t params)
cusolverDnSgesvdaStridedBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, const float *d_S, long long strideS, const float *d_U, int ldu, long long strideU, const float *d_V, int ldv, long long strideV, out int *lwork, int batchSize)
cusolverDnDgesvdaStridedBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, const double *d_S, long long strideS, const double *d_U, int ldu, long long strideU, const double *d_V, int ldv, long long strideV, out int *lwork, int batchSize)
cusolverDnCgesvdaStridedBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A : memory, int lda, long long strideA, const float *d_S, long long strideS, const cuComplex *d_U : memory, int ldu, long long strideU, const cuComplex *d_V : memory, int ldv, long long strideV, out int *lwork, int batchSize)
cusolverDnZgesvdaStridedBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A : memory, int lda, long long strideA, const double *d_S, long long strideS, const cuDoubleComplex *d_U : memory, int ldu, long long strideU, const cuDoubleComplex *d_V : memory, int ldv, long long strideV, out int *lwork, int batchSize)
cusolverDnSgesvdaStridedBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, float *d_S : writable, long long strideS, float *d_U : writable, int ldu, long long strideU, float *d_V : writable, int ldv, long long strideV, float *d_work : writable, int lwork, int *d_info : writable, double *h_R_nrmF : writable, int batchSize)
cusolverDnDgesvdaStridedBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, double *d_S : writable, long long strideS, double *d_U : writable, int ldu, long long strideU, double *d_V : writable, int ldv, long long strideV, double *d_work : writable, int lwork, int *d_info : writable, double *h_R_nrmF : writable, int batchSize)
cusolverDnCgesvdaStridedBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A : memory, int lda, long long strideA, float *d_S : writable, long long strideS, cuComplex *d_U : writable memory, int ldu, long long strideU, cuComplex *d_V : writable memory, int ldv, long long strideV, cuComplex *d_work : writable memory, int lwork, int *d_info : writable, double *h_R_nrmF : writable, int batchSize)
cusolverDnZgesvdaStridedBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A : memory, int lda, long long strideA, double *d_S : writable, long long strideS, cuDoubleComplex *d_U : writable memory, int ldu, long long strideU, cuDoubleComplex *d_V : writable memory, int ldv, long long strideV, cuDoubleComplex *d_work : writable memory, int lwork, int *d_info : writable, double *h_R_nrmF : writable, int batchSize)
cusolverDnCreateParams: cusolverStatus_t (out cusolverDnParams_t *params)
cusolverDnDestroyParams: cusolverStatus_t (cusolverDnParams_t params)
cusolverDnSetAdvOptions: cusolverStatus_t (cusolverDnParams_t params, cusolverDnFunction_t function, cusolverAlgMode_t algo)
cusolverDnPotrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, out size_t *workspaceInBytes)
cusolverDnPotrf: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType computeType, void *pBuffer : writable, size_t workspaceInBytes, int *info : writable)
cusolverDnPotrs: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B : writable, int64_t ldb, int *info : writable)
cusolverDnGeqrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, out size_t *workspaceInBytes)
cusolverDnGeqrf: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeTau, void *tau : writable, cudaDataType computeType, void *pBuffer : writable, size_t workspaceInBytes, int *info : writable)
cusolverDnGetrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, out size_t *workspaceInBytes)
cusolverDnGetrf: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, int64_t *ipiv : writable, cudaDataType computeType, void *pBuffer : writable, size_t workspaceInBytes, int *info : writable)
cusolverDnGetrs: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B : writable, int64_t ldb, int *info : writable)
cusolverDnSyevd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, out size_t *workspaceInBytes)
cusolverDnSyevd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeW, void *W : writable, cudaDataType computeType, void *pBuffer : writable, size_t workspaceInBytes, int *info : writable)
cusolverDnSyevdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, out int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, out size_t *workspaceInBytes)
cusolverDnSyevdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, out int64_t *meig64, cudaDataType dataTypeW, void *W : writable, cudaDataType computeType, void *pBuffer : writable, size_t workspaceInBytes, int *info : writable)
cusolverDnGesvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, out size_t *workspaceInBytes)
cusolverDnGesvd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeS, void *S : writable, cudaDataType dataTypeU, void *U : writable, int64_t ldu, cudaDataType dataTypeVT, void *VT : writable, int64_t ldvt, cudaDataType computeType, void *pBuffer : writable, size_t workspaceInBytes, int *info : writable)
cusolverDnXpotrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXpotrf: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable)
cusolverDnXpotrs: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B : writable, int64_t ldb, int *info : writable)
cusolverDnXgeqrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXgeqrf: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeTau, void *tau : writable, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable)
cusolverDnXgetrf_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXgetrf: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, int64_t *ipiv : writable, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable)
cusolverDnXgetrs: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B : writable, int64_t ldb, int *info : writable)
cusolverDnXsyevd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXsyevd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeW, void *W : writable, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable)
cusolverDnXsyevBatched_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost, int64_t batchSize) 12060
cusolverDnXsyevBatched: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeW, void *W : writable, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable, int64_t batchSize) 12060
cusolverDnXsyevdx_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, out int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXsyevdx: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, out int64_t *meig64, cudaDataType dataTypeW, void *W : writable, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable)
cusolverDnXgeev_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType dataTypeVL, const void *VL, int64_t ldvl, cudaDataType dataTypeVR, const void *VR, int64_t ldvr, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost) 12060
cusolverDnXgeev: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeW, void *W : writable, cudaDataType dataTypeVL, void *VL : writable, int64_t ldvl, cudaDataType dataTypeVR, void *VR : writable, int64_t ldvr, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable) 12060
cusolverDnXgesvd_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXgesvd: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeS, void *S : writable, cudaDataType dataTypeU, void *U : writable, int64_t ldu, cudaDataType dataTypeVT, void *VT : writable, int64_t ldvt, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *info : writable)
cusolverDnXgesvdp_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXgesvdp: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeS, void *S : writable, cudaDataType dataTypeU, void *U : writable, int64_t ldu, cudaDataType dataTypeV, void *V : writable, int64_t ldv, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *d_info : writable, out double *h_err_sigma)
cusolverDnXgesvdr_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeSrand, const void *Srand, cudaDataType dataTypeUrand, const void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, const void *Vrand, int64_t ldVrand, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost)
cusolverDnXgesvdr: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, void *A : writable, int64_t lda, cudaDataType dataTypeSrand, void *Srand : writable, cudaDataType dataTypeUrand, void *Urand : writable, int64_t ldUrand, cudaDataType dataTypeVrand, void *Vrand : writable, int64_t ldVrand, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost, int *d_info : writable)
cusolverDnXlarft_bufferSize: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T : writable, int64_t ldt, cudaDataType computeType, out size_t *workspaceInBytesOnDevice, out size_t *workspaceInBytesOnHost) 12040
cusolverDnXlarft: cusolverStatus_t (cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T : writable, int64_t ldt, cudaDataType computeType, void *bufferOnDevice : writable, size_t workspaceInBytesOnDevice, void *bufferOnHost : writable least=workspaceInBytesOnHost, size_t workspaceInBytesOnHost) 12040
cusolverSpCreate: cusolverStatus_t (out cusolverSpHandle_t *handle)
cusolverSpDestroy: cusolverStatus_t (cusolverSpHandle_t handle)
cusolverSpSetStream: cusolverStatus_t (cusolverSpHandle_t handle, cudaStream_t streamId)
cusolverSpGetStream: cusolverStatus_t (cusolverSpHandle_t handle, out cudaStream_t *streamId)
cusolverSpXcsrissymHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrEndPtrA, const int *csrColIndA, out int *issym)
cusolverSpScsrlsvluHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x : writable, out int *singularity)
cusolverSpDcsrlsvluHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x : writable, out int *singularity)
cusolverSpCcsrlsvluHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b : memory, float tol, int reorder, cuComplex *x : writable memory, out int *singularity)
cusolverSpZcsrlsvluHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b : memory, double tol, int reorder, cuDoubleComplex *x : writable memory, out int *singularity)
cusolverSpScsrlsvqr: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x : writable, out int *singularity)
cusolverSpDcsrlsvqr: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x : writable, out int *singularity)
cusolverSpCcsrlsvqr: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrVal : memory, const int *csrRowPtr, const int *csrColInd, const cuComplex *b : memory, float tol, int reorder, cuComplex *x : writable memory, out int *singularity)
cusolverSpZcsrlsvqr: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal : memory, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b : memory, double tol, int reorder, cuDoubleComplex *x : writable memory, out int *singularity)
cusolverSpScsrlsvqrHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x : writable, out int *singularity)
cusolverSpDcsrlsvqrHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x : writable, out int *singularity)
cusolverSpCcsrlsvqrHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b : memory, float tol, int reorder, cuComplex *x : writable memory, out int *singularity)
cusolverSpZcsrlsvqrHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b : memory, double tol, int reorder, cuDoubleComplex *x : writable memory, out int *singularity)
cusolverSpScsrlsvcholHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x : writable, out int *singularity)
cusolverSpDcsrlsvcholHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x : writable, out int *singularity)
cusolverSpCcsrlsvcholHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrVal : memory, const int *csrRowPtr, const int *csrColInd, const cuComplex *b : memory, float tol, int reorder, cuComplex *x : writable memory, out int *singularity)
cusolverSpZcsrlsvcholHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal : memory, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b : memory, double tol, int reorder, cuDoubleComplex *x : writable memory, out int *singularity)
cusolverSpScsrlsvchol: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x : writable, out int *singularity)
cusolverSpDcsrlsvchol: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x : writable, out int *singularity)
cusolverSpCcsrlsvchol: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrVal : memory, const int *csrRowPtr, const int *csrColInd, const cuComplex *b : memory, float tol, int reorder, cuComplex *x : writable memory, out int *singularity)
cusolverSpZcsrlsvchol: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal : memory, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b : memory, double tol, int reorder, cuDoubleComplex *x : writable memory, out int *singularity)
cusolverSpScsrlsqvqrHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, out int *rankA, float *x : writable, int *p : writable, out float *min_norm)
cusolverSpDcsrlsqvqrHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, out int *rankA, double *x : writable, int *p : writable, out double *min_norm)
cusolverSpCcsrlsqvqrHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b : memory, float tol, out int *rankA, cuComplex *x : writable memory, int *p : writable, out float *min_norm)
cusolverSpZcsrlsqvqrHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b : memory, double tol, out int *rankA, cuDoubleComplex *x : writable memory, int *p : writable, out double *min_norm)
cusolverSpScsreigvsiHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float tol, float *mu : writable, float *x : writable)
cusolverSpDcsreigvsiHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double tol, double *mu : writable, double *x : writable)
cusolverSpCcsreigvsiHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0 : memory, int maxite, float tol, cuComplex *mu : writable memory, cuComplex *x : writable memory)
cusolverSpZcsreigvsiHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0 : memory, int maxite, double tol, cuDoubleComplex *mu : writable memory, cuDoubleComplex *x : writable memory)
cusolverSpScsreigvsi: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float eps, float *mu : writable, float *x : writable)
cusolverSpDcsreigvsi: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double eps, double *mu : writable, double *x : writable)
cusolverSpCcsreigvsi: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0 : memory, int maxite, float eps, cuComplex *mu : writable memory, cuComplex *x : writable memory)
cusolverSpZcsreigvsi: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0 : memory, int maxite, double eps, cuDoubleComplex *mu : writable memory, cuDoubleComplex *x : writable memory)
cusolverSpScsreigsHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, out int *num_eigs)
cusolverSpDcsreigsHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, out int *num_eigs)
cusolverSpCcsreigsHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, out int *num_eigs)
cusolverSpZcsreigsHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, out int *num_eigs)
cusolverSpXcsrsymrcmHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p : writable)
cusolverSpXcsrsymmdqHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p : writable)
cusolverSpXcsrsymamdHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p : writable)
cusolverSpXcsrmetisndHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int64_t *options, int *p : writable)
cusolverSpScsrzfdHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P : writable, out int *numnz)
cusolverSpDcsrzfdHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P : writable, out int *numnz)
cusolverSpCcsrzfdHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, int *P : writable, out int *numnz)
cusolverSpZcsrzfdHost: cusolverStatus_t (cusolverSpHandle_t handle, int n, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, int *P : writable, out int *numnz)
cusolverSpXcsrperm_bufferSizeHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int *p, const int *q, out size_t *bufferSizeInBytes)
cusolverSpXcsrpermHost: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, int *csrRowPtrA : writable, int *csrColIndA : writable, const int *p, const int *q, int *map : writable, void *pBuffer : writable)
cusolverSpCreateCsrqrInfo: cusolverStatus_t (out csrqrInfo_t *info)
cusolverSpDestroyCsrqrInfo: cusolverStatus_t (csrqrInfo_t info)
cusolverSpXcsrqrAnalysisBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnzA, const cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)
cusolverSpScsrqrBufferInfoBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, out size_t *internalDataInBytes, out size_t *workspaceInBytes)
cusolverSpDcsrqrBufferInfoBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, out size_t *internalDataInBytes, out size_t *workspaceInBytes)
cusolverSpCcsrqrBufferInfoBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrVal : memory, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, out size_t *internalDataInBytes, out size_t *workspaceInBytes)
cusolverSpZcsrqrBufferInfoBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal : memory, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, out size_t *internalDataInBytes, out size_t *workspaceInBytes)
cusolverSpScsrqrsvBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float *x : writable, int batchSize, csrqrInfo_t info, void *pBuffer : writable)
cusolverSpDcsrqrsvBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double *x : writable, int batchSize, csrqrInfo_t info, void *pBuffer : writable)
cusolverSpCcsrqrsvBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b : memory, cuComplex *x : writable memory, int batchSize, csrqrInfo_t info, void *pBuffer : writable)
cusolverSpZcsrqrsvBatched: cusolverStatus_t (cusolverSpHandle_t handle, int m, int n, int nnz, const cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA : memory, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b : memory, cuDoubleComplex *x : writable memory, int batchSize, csrqrInfo_t info, void *pBuffer : writable)
cusolverRfCreate: cusolverStatus_t (out cusolverRfHandle_t *handle)
cusolverRfDestroy: cusolverStatus_t (cusolverRfHandle_t handle)
cusolverRfGetMatrixFormat: cusolverStatus_t (cusolverRfHandle_t handle, out cusolverRfMatrixFormat_t *format, out cusolverRfUnitDiagonal_t *diag)
cusolverRfSetMatrixFormat: cusolverStatus_t (cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format, cusolverRfUnitDiagonal_t diag)
cusolverRfSetNumericProperties: cusolverStatus_t (cusolverRfHandle_t handle, double zero, double boost)
cusolverRfGetNumericProperties: cusolverStatus_t (cusolverRfHandle_t handle, out double *zero, out double *boost)
cusolverRfGetNumericBoostReport: cusolverStatus_t (cusolverRfHandle_t handle, out cusolverRfNumericBoostReport_t *report)
cusolverRfSetAlgs: cusolverStatus_t (cusolverRfHandle_t handle, cusolverRfFactorization_t factAlg, cusolverRfTriangularSolve_t solveAlg)
cusolverRfGetAlgs: cusolverStatus_t (cusolverRfHandle_t handle, out cusolverRfFactorization_t *factAlg, out cusolverRfTriangularSolve_t *solveAlg)
cusolverRfGetResetValuesFastMode: cusolverStatus_t (cusolverRfHandle_t handle, out cusolverRfResetValuesFastMode_t *fastMode)
cusolverRfSetResetValuesFastMode: cusolverStatus_t (cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t fastMode)
cusolverRfSetupHost: cusolverStatus_t (int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double *h_csrValA, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)
cusolverRfSetupDevice: cusolverStatus_t (int n, int nnzA, int *csrRowPtrA : writable, int *csrColIndA : writable, double *csrValA : writable, int nnzL, int *csrRowPtrL, int *csrColIndL, double *csrValL, int nnzU, int *csrRowPtrU, int *csrColIndU, double *csrValU, int *P, int *Q, cusolverRfHandle_t handle)
cusolverRfResetValues: cusolverStatus_t (int n, int nnzA, int *csrRowPtrA : writable, int *csrColIndA : writable, double *csrValA : writable, int *P, int *Q, cusolverRfHandle_t handle)
cusolverRfAnalyze: cusolverStatus_t (cusolverRfHandle_t handle)
cusolverRfRefactor: cusolverStatus_t (cusolverRfHandle_t handle)
cusolverRfAccessBundledFactorsDevice: cusolverStatus_t (cusolverRfHandle_t handle, out int *nnzM, out int **Mp, out int **Mi, out double **Mx)
cusolverRfExtractBundledFactorsHost: cusolverStatus_t (cusolverRfHandle_t handle, out int *h_nnzM, out int **h_Mp, out int **h_Mi, out double **h_Mx)
cusolverRfExtractSplitFactorsHost: cusolverStatus_t (cusolverRfHandle_t handle, out int *h_nnzL, int **h_csrRowPtrL, int **h_csrColIndL, double **h_csrValL, out int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU)
cusolverRfSolve: cusolverStatus_t (cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp : writable, int ldt, double *XF : writable, int ldxf)
cusolverRfBatchSetupHost: cusolverStatus_t (int batchSize, int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double **h_csrValA_array : array=batchSize, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)
cusolverRfBatchResetValues: cusolverStatus_t (int batchSize, int n, int nnzA, int *csrRowPtrA : writable, int *csrColIndA : writable, double **csrValA_array, int *P, int *Q, cusolverRfHandle_t handle)
cusolverRfBatchAnalyze: cusolverStatus_t (cusolverRfHandle_t handle)
cusolverRfBatchRefactor: cusolverStatus_t (cusolverRfHandle_t handle)
cusolverRfBatchSolve: cusolverStatus_t (cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp : writable, int ldt, double **XF_array : writable, int ldxf)
cusolverRfBatchZeroPivot: cusolverStatus_t (cusolverRfHandle_t handle, int *position : writable)

[enums]
cusolverStatus_t: enum
    CUSOLVER_STATUS_SUCCESS = 0
    CUSOLVER_STATUS_NOT_INITIALIZED = 1
    CUSOLVER_STATUS_ALLOC_FAILED = 2
    CUSOLVER_STATUS_INVALID_VALUE = 3
    CUSOLVER_STATUS_ARCH_MISMATCH = 4
    CUSOLVER_STATUS_MAPPING_ERROR = 5
    CUSOLVER_STATUS_EXECUTION_FAILED = 6
    CUSOLVER_STATUS_INTERNAL_ERROR = 7
    CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8
    CUSOLVER_STATUS_NOT_SUPPORTED = 9
    CUSOLVER_STATUS_ZERO_PIVOT = 10
    CUSOLVER_STATUS_INVALID_LICENSE = 11
    CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED = 12
    CUSOLVER_STATUS_IRS_PARAMS_INVALID = 13
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC = 14
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE = 15
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER = 16
    CUSOLVER_STATUS_IRS_INTERNAL_ERROR = 20
    CUSOLVER_STATUS_IRS_NOT_SUPPORTED = 21
    CUSOLVER_STATUS_IRS_OUT_OF_RANGE = 22
    CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES = 23
    CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED = 25
    CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED = 26
    CUSOLVER_STATUS_IRS_MATRIX_SINGULAR = 30
    CUSOLVER_STATUS_INVALID_WORKSPACE = 31

cusolverEigType_t: enum
    CUSOLVER_EIG_TYPE_1 = 1
    CUSOLVER_EIG_TYPE_2 = 2
    CUSOLVER_EIG_TYPE_3 = 3

cusolverEigMode_t: enum
    CUSOLVER_EIG_MODE_NOVECTOR = 0
    CUSOLVER_EIG_MODE_VECTOR = 1

cusolverEigRange_t: enum
    CUSOLVER_EIG_RANGE_ALL = 1001
    CUSOLVER_EIG_RANGE_I = 1002
    CUSOLVER_EIG_RANGE_V = 1003

cusolverNorm_t: enum
    CUSOLVER_INF_NORM = 104
    CUSOLVER_MAX_NORM = 105
    CUSOLVER_ONE_NORM = 106
    CUSOLVER_FRO_NORM = 107

cusolverIRSRefinement_t: enum
    CUSOLVER_IRS_REFINE_NOT_SET = 1100
    CUSOLVER_IRS_REFINE_NONE = 1101
    CUSOLVER_IRS_REFINE_CLASSICAL = 1102
    CUSOLVER_IRS_REFINE_CLASSICAL_GMRES = 1103
    CUSOLVER_IRS_REFINE_GMRES = 1104
    CUSOLVER_IRS_REFINE_GMRES_GMRES = 1105
    CUSOLVER_IRS_REFINE_GMRES_NOPCOND = 1106
    CUSOLVER_PREC_DD = 1150
    CUSOLVER_PREC_SS = 1151
    CUSOLVER_PREC_SHT = 1152

cusolverPrecType_t: enum
    CUSOLVER_R_8I = 1201
    CUSOLVER_R_8U = 1202
    CUSOLVER_R_64F = 1203
    CUSOLVER_R_32F = 1204
    CUSOLVER_R_16F = 1205
    CUSOLVER_R_16BF = 1206
    CUSOLVER_R_TF32 = 1207
    CUSOLVER_R_AP = 1208
    CUSOLVER_C_8I = 1211
    CUSOLVER_C_8U = 1212
    CUSOLVER_C_64F = 1213
    CUSOLVER_C_32F = 1214
    CUSOLVER_C_16F = 1215
    CUSOLVER_C_16BF = 1216
    CUSOLVER_C_TF32 = 1217
    CUSOLVER_C_AP = 1218

cusolverAlgMode_t: enum
    CUSOLVER_ALG_0 = 0
    CUSOLVER_ALG_1 = 1
    CUSOLVER_ALG_2 = 2

cusolverStorevMode_t: enum
    CUBLAS_STOREV_COLUMNWISE = 0
    CUBLAS_STOREV_ROWWISE = 1

cusolverDirectMode_t: enum
    CUBLAS_DIRECT_FORWARD = 0
    CUBLAS_DIRECT_BACKWARD = 1

cusolverDnFunction_t: enum
    CUSOLVERDN_GETRF = 0
    CUSOLVERDN_POTRF = 1

cusolverDeterministicMode_t: enum
    CUSOLVER_DETERMINISTIC_RESULTS = 1
    CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 2

cusolverRfResetValuesFastMode_t: enum
    CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF = 0
    CUSOLVERRF_RESET_VALUES_FAST_MODE_ON = 1

cusolverRfMatrixFormat_t: enum
    CUSOLVERRF_MATRIX_FORMAT_CSR = 0
    CUSOLVERRF_MATRIX_FORMAT_CSC = 1

cusolverRfUnitDiagonal_t: enum
    CUSOLVERRF_UNIT_DIAGONAL_STORED_L = 0
    CUSOLVERRF_UNIT_DIAGONAL_STORED_U = 1
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L = 2
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U = 3

cusolverRfFactorization_t: enum
    CUSOLVERRF_FACTORIZATION_ALG0 = 0
    CUSOLVERRF_FACTORIZATION_ALG1 = 1
    CUSOLVERRF_FACTORIZATION_ALG2 = 2

cusolverRfTriangularSolve_t: enum
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG1 = 1
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG2 = 2
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG3 = 3

cusolverRfNumericBoostReport_t: enum
    CUSOLVERRF_NUMERIC_BOOST_NOT_USED = 0
    CUSOLVERRF_NUMERIC_BOOST_USED = 1

[typedefs]
cusolver_int_t: int
cusolverDnHandle_t: cusolverDnContext *
syevjInfo_t: syevjInfo *
gesvdjInfo_t: gesvdjInfo *
cusolverDnIRSParams_t: cusolverDnIRSParams *
cusolverDnIRSInfos_t: cusolverDnIRSInfos *
cusolverDnParams_t: cusolverDnParams *
cusolverSpHandle_t: cusolverSpContext *
csrqrInfo_t: csrqrInfo *
cusolverRfHandle_t: cusolverRfCommon *

# Forms that a public name stood for in the past.
[older]

[records]
[callbacks]
cusolverDnLoggerCallback_t: void (int logLevel, const char *functionName, const char *message)

[constants]
CUSOLVER_VER_MAJOR: 11
CUSOLVER_VER_MINOR: 7
CUSOLVER_VER_PATCH: 5
CUSOLVER_VER_BUILD: 82
CUSOLVER_VERSION: 11705

# Inline functions that fill a struct.
[makers]

# Types of values behind void *, by the enumerator that is passed beside them.
[attributes]
# Names that cuda.bindings gives to records that have none in C.
[unnamed]

[advice]
CUSOLVER_STATUS_NOT_INITIALIZED: The handle is none that the create function made, a step before this one is missing, or there is no usable device: check nvidia-smi.
CUSOLVER_STATUS_ALLOC_FAILED: There is no room for the library's own memory. Free memory of the host and the device.
CUSOLVER_STATUS_INVALID_VALUE: A number is negative, a leading dimension is smaller than its matrix has rows, or a pointer is null. Matrices are stored column by column.
CUSOLVER_STATUS_ARCH_MISMATCH: The device is too old for this routine. Compare its compute capability with what the routine asks for.
CUSOLVER_STATUS_MAPPING_ERROR: Device memory could not be reached: a pointer is of another device or is freed already.
CUSOLVER_STATUS_EXECUTION_FAILED: A kernel could not be started or failed, often because of work before it. Synchronize after each call to find which.
CUSOLVER_STATUS_INTERNAL_ERROR: The library itself failed, or the workspace is smaller than the bufferSize function said. Check both, and try a newer cuSOLVER.
CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED: The matrix descriptor has a type that this routine does not take. Most take CUSPARSE_MATRIX_TYPE_GENERAL alone.
CUSOLVER_STATUS_NOT_SUPPORTED: This combination of parameters does not exist. Try the types of the classic routines, or the other algorithm of cusolverDnSetAdvOptions.
CUSOLVER_STATUS_ZERO_PIVOT: The matrix is singular, or its rows are in an order with a zero pivot.
CUSOLVER_STATUS_INVALID_LICENSE: The library looked for a licence and found none. Versions of today ask for none: replace an old one.
CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED: The parameters of iterative refinement are none that cusolverDnIRSParamsCreate made.
CUSOLVER_STATUS_IRS_PARAMS_INVALID: A parameter of iterative refinement is wrong, or two do not fit: set the precisions and the refinement solver anew.
CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC: The main or lowest precision of iterative refinement is none of those for this type of data; the lowest must not be above the main one.
CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE: The refinement solver is none of cusolverIRSRefinement_t, or none that this routine has.
CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER: The number of iterations makes no sense: the outer ones must be more than 0 and not fewer than the inner ones.
CUSOLVER_STATUS_IRS_INTERNAL_ERROR: Iterative refinement failed inside. Try another refinement solver or precision, and a newer cuSOLVER.
CUSOLVER_STATUS_IRS_NOT_SUPPORTED: Iterative refinement does not exist for this device, type or problem. Use the direct routine: getrf and getrs, or geqrf.
CUSOLVER_STATUS_IRS_OUT_OF_RANGE: A number overflowed in the lower precision: scale the matrix, or refine from a wider precision.
CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES: Refinement with GMRES solves for one right-hand side at a time: pass one, or use the classic refinement.
CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED: The infos of iterative refinement are none that cusolverDnIRSInfosCreate made.
CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED: The infos of iterative refinement could not be destroyed: they are none, or are destroyed already.
CUSOLVER_STATUS_IRS_MATRIX_SINGULAR: The matrix is singular: refinement finds no solution. The info in device memory tells the column.
CUSOLVER_STATUS_INVALID_WORKSPACE: The workspace is null or smaller than the bufferSize function said, for the device or for the host.
"""
