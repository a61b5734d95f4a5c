"""Writes the machine code of a :class:`..routine.Routine`.

=================================  ==========================================================================
:mod:`.writer`                     what all code has in common: objects of the pool, references, classes
:mod:`.frame`                      which slot of the stack has what, and where C gets its arguments from
:mod:`.places`                     how arguments, and objects in them, are read and looked at
:mod:`.critical_sections`          the same without the GIL
:mod:`.function`                   a function that calls C, from its first instruction to its last
:mod:`.dispatch`                   a function that passes its arguments on to another one
:mod:`.sources`                    the C arguments, one after the other
:mod:`.numbers`                    ints and floats as C numbers
:mod:`.texts`, :mod:`.buffers`     bytes, texts, and memory of the caller that C reads or fills
:mod:`.lists`, :mod:`.structs`     arrays from lists, structs from members
:mod:`.prepared`, :mod:`.made`     what is made right before the call: arguments by Python, memory for results
:mod:`.retention`                  objects that a dict keeps for C
:mod:`.calling`                    the call, and one before it
:mod:`.asked`                      another call where C says that there is more
:mod:`.results`                    the Python objects to return
=================================  ==========================================================================

Modules that few routines need are loaded by the first of these. Other code, such as that of members or finalizers, is written by
subclasses of :class:`Writer` beside the routines that it is for.

CPython calls the code with four arguments: the owner, the address of the arguments, how many there are (without those that have
names), and a tuple of their names or NULL. The owner of a function is its pool; that of a method is the object, and the address of
the pool stands in the code. Registers have the same roles everywhere; their numbers are in a processor's module:

=============  ======================================================================================
``POOL``       the address of the pool's first item
``VALUES``     the address of the arguments
``KEPT``       the C function; after the call, its status; then the result
``STATE``      an object at hand; during the call, what the GIL is taken with
``ARGUMENTS``  of the C functions that code calls, and of this one at its beginning
``RESULT``     of the C functions that code calls; on aarch64 the same as the first argument
``FIRST``      scratch
``SECOND``     scratch; a call takes it for the address of the function
=============  ======================================================================================

Calls preserve the first four alone. A function here says in which registers it takes and leaves values. It may change the others, but
``POOL``, ``VALUES`` and ``KEPT``; what takes ``KEPT`` for something else before the call loads the C function again.

Labels are places to jump to. Each function has its own, with a number; these are for all:

==================  =========================================================================================
``slow``            let the Python function make the call
``unfit``           the same after an exception, which is forgotten
``unprepared``      the same once something has been made for the call
``call``            make the call, with all arguments in their slots
``again``           let the Python function make the call that C refused
``fail``            let a Python function raise the exception for the status
``not prepared``    leave with the exception that was raised while an argument was made,
``not made``        or memory for a result,
``without 2``       or the output at position 2, behind which there are none,
``undo 2``          or only those that were made before the call
``nothing``         the same with nothing to drop: return NULL
==================  =========================================================================================
"""

from .frame import FOUND, GIVEN, NAMES, OWNER, REAL
from .writer import Writer

__all__ = ["FOUND", "GIVEN", "NAMES", "OWNER", "REAL", "Writer"]
