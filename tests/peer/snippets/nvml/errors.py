"""NVML's exceptions."""

from tests.peer.snippets.given import d, fake


def _():
    def raised(status):
        fake.status(status)
        try:
            d.shutdown()
        except d.NvmlError as error:
            return type(error).__name__, int(error.status), isinstance(error, Exception)

    return [raised(status) for status in (*range(1, 40), 999, 1000)]


def _():
    fake.status(3)
    try:
        d.shutdown()
    except d.NvmlError as error:
        import pickle

        caught = error
        again = pickle.loads(pickle.dumps(error))
    return type(again).__name__, int(again.status), str(again) == str(caught)


def _():
    return type(d.NvmlError(3)).__name__, int(d.NvmlError(3).status)


def _():
    return type(d.InvalidArgumentError(2)).__name__, int(d.InvalidArgumentError(2).status)


def _():
    return d.NvmlError()


def _():
    return (
        issubclass(d.TimeoutError, d.NvmlError),
        issubclass(d.MemoryError, d.NvmlError),
        issubclass(d.UnknownError, d.NvmlError),
    )
