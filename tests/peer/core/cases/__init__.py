"""Programs that use ``cuda.core``: one file per class or topic.

A function without a leading underscore is a case. It gets by name what it needs of :mod:`tests.peer.core.given`, runs in a
process of its own, and says with ``see`` what is to be the same on both sides.
"""
