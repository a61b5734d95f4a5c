/* Runs a scan's kernel on arrays of many sizes, in place or not, at addresses that are multiples of 16 or not, and
 * compares every byte with the result of a loop. KERNEL is its file, EXCLUSIVE 0 or 1. */
#include "blocks.h"

#include KERNEL

#include <stdio.h>

using namespace pycuda_scan;

int main()
{
    const unsigned sizes[] = {1, 33, TILE, TILE + 1, 40 * TILE + 7};
    for (unsigned n : sizes) {
        for (unsigned offset : {0, 1}) {
            std::vector<scan_type> in_room(n + offset + 16), out_room(n + offset + 16), expected(n);
            scan_type *in = in_room.data() + offset, *out = offset ? in : out_room.data() + offset;
            unsigned char *bytes = (unsigned char *)in;
            unsigned seed = n;
            for (size_t k = 0; k < n * sizeof *in; ++k)
                bytes[k] = (seed = seed * 1664525u + 1013904223u) >> 24;
            scan_type sum = NEUTRAL;
            for (unsigned k = 0; k < n; ++k) {
                scan_type before = sum;
                sum = k ? SCAN_EXPR(sum, in[k]) : in[k];
                expected[k] = EXCLUSIVE ? before : sum;
            }
            unsigned tiles = (n + TILE - 1) / TILE;
            std::vector<unsigned long long> state(1 + tiles * ((sizeof *in + 3) / 4));
            launch(tiles, THREADS, [&] { scan_tiles(in, out, n, state.data(), 0); });
            for (unsigned k = 0; k < n; ++k) {
                if (memcmp(&out[k], &expected[k], sizeof *in)) {
                    printf("of %u elements, number %u is wrong, %s\n", n, k, offset ? "in place" : "of another array");
                    return 1;
                }
            }
        }
    }
}
