"""Tests of the package on CPython for Windows, which Wine runs on Linux, with stand-ins for the driver that MinGW compiles."""
