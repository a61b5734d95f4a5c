"""C as it is: ctypes prototypes that return the status."""
