#!/bin/sh
# The GPU tests under compute-sanitizer, which must find nothing: no access out of bounds and no failed call.
# Left out are tests that provoke errors on purpose, those that start processes, and NCCL's: it asks for kernels that the
# device lacks and goes on. Arguments go to pytest.
set -e
cd "$(dirname "$0")/../.."
export CUDA_CTYPES_TEST_GPU=1
exec compute-sanitizer --error-exitcode 1 "${PYTHON:-python3}" -m pytest -q tests/gpu --ignore tests/gpu/test_nccl.py -m "not errors and not processes" "$@"
