/* Stand-in for the compiler's header: no declaration needs it. */
