"""CUDA's version numbers as text."""


def version_text(version: int) -> str:
    """``"12.3"`` for 12030."""
    return f"{version // 1000}.{version % 1000 // 10}"
