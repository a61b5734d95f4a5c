"""The tests that run on Windows, and those of them that cannot."""

MINOR = "3.11"
"""The Python that runs all tests: from 3.12 on, Python calls functions of Windows that Wine 8 lacks."""
TESTS = ["tests/windows", "tests/gpu/core"]
FILES_ELSEWHERE = {
    "test_documents.py": "the pages say what Linux prints",
    "test_examples.py": "as the pages",
    "test_overview_programs.py": "as the pages",
}
ELSEWHERE: dict[str, str] = {}
"""Tests that Windows cannot run, with the reason."""
