#!/bin/sh
# The GPU tests under compute-sanitizer, which must find nothing: no access out of bounds and, in the tests of the driver's own
# functions, no failed call. Tests of core and pycuda ask on purpose for what the driver refuses: there, only memory is looked at.
# Left out are tests that provoke errors on purpose, those that start processes, those that look at what such a tool changes,
# and NCCL's: it asks for kernels that the device lacks and goes on.
set -e
cd "$(dirname "$0")/../.."
command -v compute-sanitizer >/dev/null || { echo "compute-sanitizer is not on PATH: CUDA toolkits have it" >&2; exit 1; }
export CUDA_CTYPES_TEST_GPU=1
which="not errors and not processes and not alone"
check="compute-sanitizer --error-exitcode 1"
tests="${PYTHON:-python3} -m pytest -q"
$check $tests tests/gpu --ignore tests/gpu/test_nccl.py --ignore tests/gpu/core --ignore tests/gpu/pycuda -m "$which"
$check --report-api-errors no $tests tests/gpu/core tests/gpu/pycuda -m "$which"
