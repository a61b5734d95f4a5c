/* Stand-in for the C library's header: CUDA's headers call its functions in inline ones, but have no type of it. */
