"""The programs of CUDA Python's overview, one for each of its sections: they run with a link named ``cuda`` on the path.

They make the overview's calls, with its older names, and add the parts that it leaves out: code, files, other
libraries' streams.
"""
