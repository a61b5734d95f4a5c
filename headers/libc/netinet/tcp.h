/* Stand-in for the system's header: no declaration needs it. */
