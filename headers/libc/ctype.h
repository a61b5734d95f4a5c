/* Stand-in for the C library's header: no declaration needs it. */
