"""The places of an array's elements: shape, strides, size of an element."""

from __future__ import annotations

from math import gcd, prod
from operator import index

from ..._counting import there_are
from ..._lazy import former
from .._driver import as_int, class_name, plain
from ..quick_properties import compared, is_a, kept

TYPE_CHECKING = bool()  # importing typing takes longer than all of this package
if TYPE_CHECKING:
    from typing import Any, Callable, TypeVar

    Function = TypeVar("Function", bound=Callable[..., Any])

__name__ = former(__name__)


def _numbers(values: Any, what: str) -> tuple[int, ...]:
    if not isinstance(values, tuple):
        raise TypeError(f"{what}: a tuple of integers is expected, got {type(values).__name__}")
    for value in values:
        if value.__class__ is not int:
            return tuple([as_int(value, what) for value in values])
    return values


def dense_strides(shape: tuple[int, ...], order: Any = None) -> tuple[int, ...]:
    """Strides without gaps, in elements. ``order`` has the axes, the one with stride 1 last; None for C order."""
    strides, step = [0] * len(shape), 1
    for axis in reversed(range(len(shape)) if order is None else order):
        strides[axis] = step
        step *= shape[axis]
    return tuple(strides) if step else (0,) * len(shape)


new: Callable[[Any], Any] = object.__new__


def layout_of(shape: tuple[int, ...], strides: tuple[int, ...] | None, itemsize: int) -> StridedLayout:
    """A layout of plain ints, as many strides as extents, which are not negative."""
    made: StridedLayout = new(StridedLayout)
    made._shape = shape
    made._strides = strides
    made._itemsize = itemsize
    made._slice_offset = 0
    made._volume = None
    return made


def plain_bounds(shape: Any, strides: Any, itemsize: Any) -> tuple[int, int] | None:
    """The first byte of an array, and the one behind the last; None for what :class:`StridedLayout` converts or refuses."""
    if shape.__class__ is not tuple or itemsize.__class__ is not int or itemsize <= 0:
        return None
    if strides is None:
        size = itemsize
        for extent in shape:
            if extent.__class__ is not int or extent < 0:
                return None
            size *= extent
        return 0, size
    if strides.__class__ is not tuple or len(strides) != len(shape):
        return None
    low = high = 0
    for extent, stride in zip(shape, strides):
        if extent.__class__ is not int or extent < 0 or stride.__class__ is not int:
            return None
        if stride < 0:
            low += stride * (extent - 1)
        else:
            high += stride * (extent - 1)
    return (low * itemsize, (high + 1) * itemsize) if 0 not in shape else (0, 0)


def told(function: Function) -> Function:
    """For ``@property``: a fact of a layout is found once, and kept with the others in a dict."""
    name = function.__name__

    def get(self: StridedLayout) -> Any:
        try:
            found = self._found
        except AttributeError:
            found = self._found = {}
        if name not in found:
            found[name] = function(self)
        return found[name]

    get.__name__, get.__doc__ = name, function.__doc__
    return kept("_found", key=name)(get)  # type: ignore[return-value]


class StridedLayout:
    """Shape and strides of an array, in elements, and the bytes of an element.

    Parameters
    ----------
    shape : tuple of int
        The extents.
    strides : tuple of int or None
        Elements from one index to the next, for each axis. None: C order without gaps.
    itemsize : int
        Bytes of an element.
    divide_strides : bool, optional
        Whether the strides are given in bytes.

    Raises
    ------
    TypeError
        ``shape`` or ``strides`` is not a tuple of integers, or ``itemsize`` not an integer.
    ValueError
        ``itemsize`` is not positive, an extent is negative, the shape and the strides have different lengths, or strides in
        bytes are not multiples of ``itemsize``.
    """

    __slots__ = ("_shape", "_strides", "_itemsize", "_slice_offset", "_volume", "_found")

    _shape: tuple[int, ...]
    _strides: tuple[int, ...] | None
    _itemsize: int
    _slice_offset: int
    _volume: int | None
    """None until it is asked for."""
    _found: dict[str, Any]
    """What :func:`told` keeps, once there is something."""
    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self, shape: tuple[int, ...], strides: tuple[int, ...] | None, itemsize: int, divide_strides: bool = False
    ) -> None:
        self._volume = None
        self._shape = _numbers(shape, "shape")
        self._itemsize = itemsize if itemsize.__class__ is int else as_int(itemsize, "itemsize")
        if self._itemsize <= 0:
            raise ValueError(f"itemsize is {itemsize}, but must be 1 or more")
        if self._shape and min(self._shape) < 0:
            raise ValueError(f"shape is {self._shape}, but no extent can be negative")
        if strides is not None:
            strides = _numbers(strides, "strides")
            if len(strides) != len(self._shape):
                raise ValueError(f"the shape has {len(self._shape)} dimensions, but {len(strides)} strides are given")
            if divide_strides:
                if any(stride % self._itemsize for stride in strides):
                    raise ValueError(
                        f"strides are {strides} bytes, but must be multiples of itemsize, {self._itemsize}"
                    )
                strides = tuple(stride // self._itemsize for stride in strides)
        self._strides = strides
        self._slice_offset = 0

    def _with(self, shape: Any, strides: Any, itemsize: int = 0, offset: int | None = None) -> StridedLayout:
        made = StridedLayout(tuple(shape), tuple(strides), itemsize or self._itemsize)
        made._slice_offset = self._slice_offset if offset is None else offset
        return made

    @classmethod
    def dense(cls, shape: tuple[int, ...], itemsize: int, stride_order: Any = "C") -> StridedLayout:
        """A layout without gaps.

        Parameters
        ----------
        shape : tuple of int
            The extents.
        itemsize : int
            Bytes of an element.
        stride_order : str or tuple of int, optional
            "C", "F", or the axes with the one of stride 1 last.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            ``itemsize`` is not positive, an extent is negative, or ``stride_order`` is neither "C" nor "F" nor a permutation
            of the axes.
        """
        made = cls(shape, None, itemsize)
        axes = tuple(range(len(shape)))
        if isinstance(stride_order, str):
            if stride_order not in ("C", "F"):
                raise ValueError(f"stride_order is {stride_order!r}, but must be 'C', 'F' or a permutation of the axes")
            axes = axes if stride_order == "C" else axes[::-1]
        else:
            axes = made._permutation(stride_order)
        made._strides = dense_strides(made._shape, axes)
        return made

    def to_dense(self, stride_order: Any = "K") -> StridedLayout:
        """A layout of the same shape and ``itemsize`` without gaps and offset.

        Parameters
        ----------
        stride_order : str or tuple of int, optional
            As for :meth:`dense`; "K" keeps the order of the axes.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            The order is unknown.
        """
        made = StridedLayout.dense(
            self._shape, self._itemsize, self.stride_order if stride_order == "K" else stride_order
        )
        return self if isinstance(stride_order, str) and self._is_like(made) else made

    def _is_like(self, dense: StridedLayout) -> bool:
        """Whether it has the places of a layout without gaps: axes of extent 1 may have other strides."""
        if self._slice_offset or not self.volume:
            return not self._slice_offset
        return all(extent == 1 or one == other for extent, one, other in zip(self._shape, self._steps, dense._steps))

    @classmethod
    def dense_like(cls, other: StridedLayout, stride_order: Any = "K") -> StridedLayout:
        """:meth:`to_dense` of another layout.

        Parameters
        ----------
        other : StridedLayout
            The layout.
        stride_order : str or tuple of int, optional
            As for :meth:`to_dense`.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            The order is unknown.
        """
        if not isinstance(other, StridedLayout):
            raise TypeError(f"other: a StridedLayout is expected, got {class_name(other)}")
        return other.to_dense(stride_order)

    @compared()
    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not is_a(other, StridedLayout):
            return NotImplemented
        return (self._shape, self._steps, self._itemsize, self._slice_offset) == (
            other._shape,
            other._steps,
            other._itemsize,
            other._slice_offset,
        )

    def __repr__(self) -> str:
        offset = f", slice_offset={self._slice_offset}" if self._slice_offset else ""
        return f"StridedLayout(shape={self._shape}, strides={self._strides}, itemsize={self._itemsize}{offset})"

    # Properties.

    @property
    @kept("_shape")
    def shape(self) -> tuple[int, ...]:
        """The extents."""
        return self._shape

    @property
    @kept("_strides", none=None)
    def strides(self) -> tuple[int, ...] | None:
        """Elements from one index to the next, for each axis; None for C order without gaps, if it was made so."""
        return self._strides

    @property
    @kept("_itemsize")
    def itemsize(self) -> int:
        """Bytes of an element."""
        return self._itemsize

    @property
    @kept("_slice_offset")
    def slice_offset(self) -> int:
        """The first element's place in the layout that this one was sliced from, in elements."""
        return self._slice_offset

    @property
    def _steps(self) -> tuple[int, ...]:
        """The strides, given or not."""
        return dense_strides(self._shape) if self._strides is None else self._strides

    @property
    def ndim(self) -> int:
        """The number of axes."""
        return len(self._shape)

    @property
    @kept("_volume")
    def volume(self) -> int:
        """The number of elements."""
        found = self._volume
        if found is None:
            found = self._volume = prod(self._shape)
        return found

    @property
    @told
    def strides_in_bytes(self) -> tuple[int, ...] | None:
        """The strides in bytes; None if they are not given."""
        return None if self._strides is None else tuple(stride * self._itemsize for stride in self._strides)

    @property
    def slice_offset_in_bytes(self) -> int:
        """``slice_offset`` in bytes."""
        return self._slice_offset * self._itemsize

    @property
    @told
    def stride_order(self) -> tuple[int, ...]:
        """The axes, from the largest stride to the smallest."""
        steps = self._strides
        if steps is None:
            return tuple(range(self.ndim))
        return tuple(sorted(range(self.ndim), key=lambda axis: (-abs(steps[axis]), -self._shape[axis], axis)))

    def _is_dense_in(self, axes: Any) -> bool:
        step = 1
        for axis in reversed(axes):
            if self._shape[axis] != 1 and self._steps[axis] != step:
                return False
            step *= self._shape[axis]
        return True

    @property
    @told
    def is_contiguous_c(self) -> bool:
        """Whether it is C order without gaps."""
        return not self.volume or self._is_dense_in(range(self.ndim))

    @property
    @told
    def is_contiguous_f(self) -> bool:
        """Whether it is Fortran order without gaps."""
        return not self.volume or self._is_dense_in(range(self.ndim)[::-1])

    @property
    @told
    def is_contiguous_any(self) -> bool:
        """Whether there are no gaps, in any order of the axes."""
        return not self.volume or self._is_dense_in([axis for axis in self.stride_order if self._shape[axis] != 1])

    @property
    @told
    def is_dense(self) -> bool:
        """Whether there are no gaps and no offset."""
        return self.is_contiguous_any and not self._slice_offset

    @property
    @told
    def is_unique(self) -> bool:
        """Whether no two elements share a place; False also if that is hard to tell."""
        if not self.volume:
            return True
        reach = 0
        for axis in reversed(self.stride_order):
            if self._shape[axis] > 1:
                if abs(self._steps[axis]) <= reach:
                    return False
                reach += abs(self._steps[axis]) * (self._shape[axis] - 1)
        return True

    @property
    @told
    def offset_bounds(self) -> tuple[int, int]:
        """The places of the first and last element in memory, in elements; (0, -1) without elements."""
        volume = prod(self._shape)
        if not volume:
            return 0, -1
        low = high = self._slice_offset
        if self._strides is None:
            return low, high + volume - 1
        for stride, extent in zip(self._strides, self._shape):
            if stride < 0:
                low += stride * (extent - 1)
            else:
                high += stride * (extent - 1)
        return low, high

    @property
    def min_offset(self) -> int:
        """The first of :attr:`offset_bounds`."""
        return self.offset_bounds[0]

    @property
    def max_offset(self) -> int:
        """The last of :attr:`offset_bounds`."""
        return self.offset_bounds[1]

    def required_size_in_bytes(self) -> int:
        """The bytes that an allocation for it needs.

        Returns
        -------
        int

        Raises
        ------
        ValueError
            Elements lie before its beginning.
        """
        low, high = self.offset_bounds
        if low < 0:
            raise ValueError(f"elements lie before the beginning of this layout: the first is at {low}")
        return (high + 1) * self._itemsize

    # Derived layouts.

    def _axis(self, axis: int, ndim: int) -> int:
        if not -ndim <= axis < ndim:
            raise ValueError(f"axis is {axis}, but {there_are(ndim, 'axis')}")
        return axis % ndim

    def _permutation(self, axes: Any) -> tuple[int, ...]:
        if len(axes) != self.ndim:
            raise ValueError(f"a permutation of {self.ndim} axes is expected, got {axes}")
        order = tuple(self._axis(axis, self.ndim) for axis in axes)
        if len(set(order)) != len(order):
            raise ValueError(f"a permutation of the axes is expected, but an axis is repeated in {axes}")
        return order

    def permuted(self, axis_order: tuple[int, ...]) -> StridedLayout:
        """The layout with its axes in another order.

        Parameters
        ----------
        axis_order : tuple of int
            The axes of this layout, in their new order.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            It is not a permutation of the axes.
        """
        order = self._permutation(axis_order)
        return self._with((self._shape[axis] for axis in order), (self._steps[axis] for axis in order))

    def reshaped(self, shape: tuple[int, ...]) -> StridedLayout:
        """The same elements, in C order, with another shape.

        Parameters
        ----------
        shape : tuple of int
            The extents; one may be -1, which stands for the rest of the elements.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            ``shape`` is not a tuple of integers.
        ValueError
            The number of elements or the strides do not allow it.
        """
        wanted = list(_numbers(shape, "shape"))
        if wanted.count(-1) > 1:
            raise ValueError("only one extent of a shape can be -1")
        if -1 in wanted:
            rest = -prod(wanted)
            if not rest or self.volume % rest:
                raise ValueError(f"{self.volume} elements have no shape {shape}")
            wanted[wanted.index(-1)] = self.volume // rest
        if prod(wanted) != self.volume or min(wanted, default=0) < 0:
            raise ValueError(f"{self.volume} elements have no shape {tuple(wanted)}")
        if not self.volume:
            return self._with(wanted, [0] * len(wanted))
        runs = self._merged(range(1, self.ndim))  # each is split, the last first
        strides = [0] * len(wanted)
        extent, stride = runs.pop() if runs else (1, 1)
        for axis in range(len(wanted) - 1, -1, -1):
            if extent == 1 and runs and wanted[axis] != 1:
                extent, stride = runs.pop()
            if extent % wanted[axis]:
                raise ValueError(
                    f"elements with strides {self._strides} cannot have the shape {tuple(wanted)} without a copy"
                )
            strides[axis] = stride
            extent //= wanted[axis]
            stride *= wanted[axis]
        return self._with(wanted, strides)

    def _merged(self, axes: Any) -> list[tuple[int, int]]:
        """Extents and strides; each of ``axes`` is merged with the axis before it if one stride does for both."""
        runs: list[tuple[int, int]] = []
        for axis, (extent, stride) in enumerate(zip(self._shape, self._steps)):
            if axis in axes and runs:
                outer, step = runs[-1]
                if outer == 1 or extent == 1 or step == stride * extent:
                    runs[-1] = (outer * extent, step if extent == 1 else stride)
                    continue
            runs.append((extent, stride))
        return runs

    def flattened(self, start_axis: int = 0, end_axis: int = -1, mask: int | None = None) -> StridedLayout:
        """The layout with neighbouring axes merged where possible.

        Parameters
        ----------
        start_axis : int, optional
            The first axis.
        end_axis : int, optional
            The last axis.
        mask : int, optional
            The axes to merge with the one before, as bits: the result of :meth:`flattened_axis_mask`. Then the first two
            are not used.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            There is no such axis.
        """
        if not self.ndim:
            return self._with((1,), (1,))
        if mask is not None:
            axes = [axis for axis in range(1, self.ndim) if mask >> axis & 1]
        else:
            axes = [*range(self._axis(start_axis, self.ndim) + 1, self._axis(end_axis, self.ndim) + 1)]
        runs = self._merged(axes)
        return self._with((extent for extent, _ in runs), (stride for _, stride in runs))

    def flattened_axis_mask(self) -> int:
        """The axes that can be merged with the one before them, as bits.

        Returns
        -------
        int
        """
        return sum(1 << axis for axis in range(1, self.ndim) if len(self._merged([axis])) < self.ndim)

    def squeezed(self) -> StridedLayout:
        """The layout without axes of extent 1; without elements, its shape is ``(0,)``.

        Returns
        -------
        StridedLayout
        """
        if not self.volume:
            return self._with((0,), (0,))
        kept = [axis for axis in range(self.ndim) if self._shape[axis] != 1]
        return self._with((self._shape[axis] for axis in kept), (self._steps[axis] for axis in kept))

    def unsqueezed(self, axis: int | tuple[int, ...]) -> StridedLayout:
        """The layout with further axes of extent 1.

        Parameters
        ----------
        axis : int or tuple of int
            Their places in the result.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            A place does not exist, or is given twice.
        """
        places = (axis,) if isinstance(axis, int) else axis
        ndim = self.ndim + len(places)
        new = {self._axis(place, ndim) for place in places}
        if len(new) != len(places):
            raise ValueError(f"an axis is repeated in {axis}")
        shape, strides = list(self._shape), list(self._steps)
        for place in sorted(new):
            outer = strides[place] * shape[place] if place < len(shape) else strides[-1] if strides else 1
            strides.insert(place, outer)
            shape.insert(place, 1)
        return self._with(shape, strides)

    def broadcast_to(self, shape: tuple[int, ...]) -> StridedLayout:
        """The layout with axes of extent 1 repeated, and axes added in front: their stride is 0.

        Parameters
        ----------
        shape : tuple of int
            The extents of the result.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            The shapes do not fit.
        """
        more = len(shape) - self.ndim
        own, steps = (1,) * max(more, 0) + self._shape, (0,) * max(more, 0) + self._steps
        if more < 0 or any(extent not in (1, wanted) for extent, wanted in zip(own, shape)):
            raise ValueError(f"shape {self._shape} cannot be broadcast to {shape}")
        return self._with(shape, (0 if extent != wanted else step for extent, wanted, step in zip(own, shape, steps)))

    def repacked(self, itemsize: int, data_ptr: int = 0, axis: int = -1, keep_dim: bool = True) -> StridedLayout:
        """The same bytes as elements of another size, joined or split along an axis of stride 1.

        Parameters
        ----------
        itemsize : int
            Bytes of the new elements.
        data_ptr : int, optional
            The address of the first element, which must be a multiple of a larger ``itemsize``.
        axis : int, optional
            The axis.
        keep_dim : bool, optional
            Whether to keep the axis if its extent becomes 1.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An argument has a wrong type.
        ValueError
            Sizes, extents, strides or the address do not allow it.
        """
        if itemsize == self._itemsize:
            return self
        axis = self._axis(axis, self.ndim)
        shape, strides = list(self._shape), list(self._steps)
        large, small = max(itemsize, self._itemsize), min(itemsize, self._itemsize)
        if itemsize <= 0 or large % small:
            raise ValueError(f"elements of {self._itemsize} bytes cannot be read as elements of {itemsize}")
        if strides[axis] != 1 or not shape[axis]:
            raise ValueError(f"axis {axis} must have elements and the stride 1, but has the stride {strides[axis]}")
        factor = large // small
        if itemsize < self._itemsize:
            shape[axis] *= factor
            strides = [1 if place == axis else stride * factor for place, stride in enumerate(strides)]
            return self._with(shape, strides, itemsize, self._slice_offset * factor)
        rest = [stride for place, stride in enumerate(strides) if place != axis]
        if any(number % factor for number in (shape[axis], self._slice_offset, *rest)):
            raise ValueError(f"the extent of axis {axis}, the offset and other strides must be multiples of {factor}")
        if data_ptr % itemsize:
            raise ValueError(f"the address {data_ptr:#x} must be a multiple of {itemsize}")
        shape[axis] //= factor
        strides = [1 if place == axis else stride // factor for place, stride in enumerate(strides)]
        if shape[axis] == 1 and not keep_dim:
            del shape[axis], strides[axis]
        return self._with(shape, strides, itemsize, self._slice_offset // factor)

    def max_compatible_itemsize(self, max_itemsize: int = 16, data_ptr: int = 0, axis: int = -1) -> int:
        """The largest ``itemsize`` that :meth:`repacked` takes.

        Parameters
        ----------
        max_itemsize : int, optional
            The limit, in bytes.
        data_ptr : int, optional
            The address of the first element.
        axis : int, optional
            The axis.

        Returns
        -------
        int

        Raises
        ------
        TypeError
            An argument is not an integer.
        ValueError
            There is no such axis, or ``max_itemsize`` is less than ``itemsize``.
        """
        axis = self._axis(axis, self.ndim)
        limit = as_int(max_itemsize, "max_itemsize")
        if limit < self._itemsize:
            raise ValueError(f"max_itemsize is {limit}, but an element has {self._itemsize} bytes")
        if self._steps[axis] != 1 or not self._shape[axis]:
            return self._itemsize
        rest = [stride for place, stride in enumerate(self._steps) if place != axis]
        return gcd(
            limit, data_ptr, *[number * self._itemsize for number in (self._shape[axis], self._slice_offset, *rest)]
        )

    def sliced(self, slices: Any) -> StridedLayout:
        """The layout of a part, by integers and slices, as arrays are indexed.

        Parameters
        ----------
        slices : int, slice or tuple of them
            The indices.

        Returns
        -------
        StridedLayout

        Raises
        ------
        TypeError
            An index is neither an integer nor a slice.
        ValueError
            An index is out of range, a slice has the step 0, or there are too many.
        """
        given = slices if isinstance(slices, tuple) else (slices,)
        if len(given) > self.ndim:
            raise ValueError(f"{len(given)} indices are given for {self.ndim} dimensions")
        shape, strides, offset, is_empty = [], [], self._slice_offset, False
        for axis, (extent, stride) in enumerate(zip(self._shape, self._steps)):
            item = given[axis] if axis < len(given) else slice(None)
            if isinstance(item, slice):
                start, stop, step = item.indices(extent)
                count = len(range(start, stop, step))
                offset += start * stride if count else 0
                is_empty = is_empty or not count and axis < len(given)
                shape.append(count)
                strides.append(stride * step)
                continue
            try:
                place = index(plain(item))
            except TypeError:
                raise TypeError(f"an integer or a slice is expected as index, got {type(item).__name__}") from None
            if not -extent <= place < extent:
                raise ValueError(f"index {place} is outside of axis {axis}, whose extent is {extent}")
            offset += place % extent * stride
        return self._with(shape, [0] * len(shape) if is_empty else strides, offset=offset)

    __getitem__ = sliced
