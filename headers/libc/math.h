/* Stand-in for the C library's header: CUDA's inline functions call its functions, but need no types. */
