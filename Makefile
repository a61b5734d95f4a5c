# `make` regenerates the package from NVIDIA's headers, verifies it with the C compiler and shows what changed between majors.
# `make test` runs all tests that need no GPU, on every Python it finds. It needs Python 3.11 or newer: make PYTHON=python3.12

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
# The releases that the package ships; RELEASES="12.9 13.6" generates others.
RELEASES := $(shell sed -n 's/^release: //p' cuda_ctypes/cu*/_driver.py)

.PHONY: all generate every-release standin test test-gpu bench lint docs wheel release clean

all: generate
	$(RUN) -m generator verify
	$(RUN) -m generator diff $(firstword $(RELEASES)) $(lastword $(RELEASES)) | head -n 40
	git --no-pager diff --stat -- cuda_ctypes || true

generate: $(VENV)/done
	for release in $(RELEASES); do $(RUN) -m generator generate all $$release || exit 1; done

# Each release of the manifest, or those of EVERY="12.4 13.1": made apart from the package, and verified. About 20 GB to download at first.
EVERY ?= $(shell sed -n 's/^\["\(.*\)"\.cuda_runtime\]$$/\1/p' headers/manifest.toml)
every-release: $(VENV)/done
	for release in $(EVERY); do \
	    $(RUN) -m generator generate all $$release --output build/releases/$$release/cuda_ctypes \
	    && $(RUN) -m generator verify all $$release --output build/releases/$$release/cuda_ctypes || exit 1; \
	done

test: $(VENV)/done
	$(RUN) -m tests

standin: $(VENV)/done
	$(RUN) -m tests.standin.build

# Any Python with pytest will do, for example PYTHON=.venv/bin/python.
test-gpu:
	@$(PYTHON) -c "import pytest" 2>/dev/null || { echo "make test-gpu needs pytest: $(PYTHON) -m pip install pytest"; exit 1; }
	CUDA_CTYPES_TEST_GPU=1 PYTHONPATH=. $(PYTHON) -m pytest tests/gpu
	@if command -v compute-sanitizer >/dev/null; then PYTHON=$(PYTHON) PYTHONPATH=. sh tests/gpu/sanitize.sh; \
	else echo "compute-sanitizer is not on PATH, so nothing runs under it: CUDA toolkits have it"; fi

bench: $(VENV)/done
	$(RUN) -m benchmarks --all

lint: $(VENV)/done
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy cuda_ctypes generator examples benchmarks tests

# Builds the pages into build/docs; broken links and references are errors.
docs: $(VENV)/docs
	PYTHONPATH=$(VENV)/numpy $(RUN) -m sphinx -q -W --keep-going -E -j 2 -b html -d build/doctrees docs build/docs

wheel: $(VENV)/done
	$(RUN) -m build --wheel

# Builds the source distribution and the wheel into dist, and tests each in an empty environment.
release: $(VENV)/done
	$(RUN) -m tests.release

$(VENV)/done: pyproject.toml
	$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'the generator and its tests need Python 3.11 or newer: make PYTHON=python3.12')"
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --editable ".[dev]"
	touch $@

# NumPy is for the pages of pycuda's arrays alone: the tests run without it.
$(VENV)/docs: $(VENV)/done
	$(RUN) -m pip install --quiet --editable ".[docs]"
	$(RUN) -m pip install --quiet --upgrade --target $(VENV)/numpy numpy==2.4.6
	touch $@

clean:
	rm -rf build dist $(VENV)
