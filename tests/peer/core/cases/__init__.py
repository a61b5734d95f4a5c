"""Programs that use ``cuda.core``: one file per class or topic.

A function without a leading underscore is a case. Its parameters name objects of :mod:`tests.peer.core.given`. It runs
in its own process, and ``see`` records the values that must be equal on both sides.
"""
