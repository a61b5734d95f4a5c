/* The time of a driver function called in a loop from C, without a binding. */
void floor_loop(int (*function)(void *, void *, void *, void *), void *a, void *b, void *c, void *d, long times)
{
    while (times-- > 0)
        function(a, b, c, d);
}
