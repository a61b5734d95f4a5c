/* How long a function of the driver takes where nothing is between: called in a loop from C. */
void floor_loop(int (*function)(void *, void *, void *, void *), void *a, void *b, void *c, void *d, long times)
{
    while (times-- > 0)
        function(a, b, c, d);
}
