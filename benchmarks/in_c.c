/* The time of a driver function called in a loop from C, without a binding. */
void c_loop(int (*function)(void *, void *, void *, void *), void *a, void *b, void *c, void *d, long times)
{
    while (times-- > 0)
        function(a, b, c, d);
}

/* The same for cuLaunchKernelEx: each launch has arguments of its own, of 8 bytes, stored as a compiler does for kernel<<<...>>>(...). */
void c_launch(int (*function)(void *, void *, void *, void *), void *config, void *kernel, const long *values, long count, long times)
{
    while (times-- > 0) {
        volatile long arguments[16];
        volatile void *volatile addresses[16];
        for (long i = 0; i < count; i++) {
            arguments[i] = values[i];
            addresses[i] = &arguments[i];
        }
        function(config, kernel, (void *)addresses, 0);
    }
}
