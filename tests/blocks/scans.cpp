/* Runs a scan's kernel on arrays of many sizes, in place or not, at addresses that are multiples of 16 or not, and
 * compares every byte with the result of a loop. KERNEL is its file, EXCLUSIVE 0 or 1, ROOM the bytes of shared memory. */
#include "blocks.h"

#include KERNEL

#include <stdio.h>

using namespace pycuda_scan;
extern "C" { alignas(16) thread_local unsigned char room[ROOM]; }

int main()
{
    enum { BLOCKS = 7 };  // at a time
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
            unsigned blocks = tiles < BLOCKS ? tiles : BLOCKS, known = 0;
            std::vector<scan_type> given(in, in + n);
            for (unsigned epoch : {0, 4, 8}) {  // in memory that is not cleared in between
                memcpy(in, given.data(), n * sizeof *in);
                launch(blocks, THREADS, [&] { scan_tiles(in, out, n, tiles > 1 ? state.data() : nullptr, known, epoch); });
                known += tiles + STAGES * blocks;
                for (unsigned k = 0; k < n; ++k) {
                    if (memcmp(&out[k], &expected[k], sizeof *in)) {
                        printf("of %u elements, number %u is wrong, %s\n", n, k, offset ? "in place" : "of another array");
                        return 1;
                    }
                }
            }
        }
    }
}
