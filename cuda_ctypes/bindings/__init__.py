"""The convention of cuda.bindings: functions return ``(status, outputs...)``; those named in snake_case return their
outputs and raise exceptions."""

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    __version__: str
    """The release of cuda-bindings whose names are here: that of the default CUDA major."""
else:

    def __getattr__(name):
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from importlib import import_module

        from .. import major

        return import_module(f"..cu{major()}.bindings", __name__).__version__
