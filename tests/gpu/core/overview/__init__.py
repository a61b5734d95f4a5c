"""The programs of CUDA Python's overview, one for each of its sections: they run with a link named ``cuda`` on the path.

They call what the overview calls, by the names of its time, and supply what it leaves open: code, files, other libraries' streams.
"""
