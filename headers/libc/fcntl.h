/* Stand-in for POSIX's header: no declaration needs it. */
