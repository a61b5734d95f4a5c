/* CUDA C++ on the processor, one thread of a kernel at a time: each block is a thread of the system, for its shared memory, and each
 * of its threads a context that runs until it has to wait for others. The order of the threads is random, but the same
 * in each run. */
#include <condition_variable>
#include <cstring>
#include <mutex>
#include <thread>
#include <ucontext.h>
#include <vector>

#define __device__
#define __global__
#define __shared__ thread_local
#define __align__(bytes) __attribute__((aligned(bytes)))
#define __launch_bounds__(...)

struct dim3 { unsigned x, y, z; };
struct alignas(16) uint4 { unsigned x, y, z, w; };
static dim3 gridDim;
static thread_local dim3 threadIdx, blockIdx;

static unsigned random_below(unsigned end)
{
    static unsigned seed = 1;
    seed = seed * 1664525u + 1013904223u;
    return (seed >> 8) % end;
}

/* Turns of the blocks. */

static struct {
    std::mutex lock;
    std::vector<unsigned> living;
    unsigned current, late, patience;  // a block that waits while others run
} turns;
static thread_local unsigned this_block;
static std::condition_variable changed[64];

static void pass_on()
{
    do
        turns.current = turns.living[random_below(turns.living.size())];
    while (turns.current == turns.late && turns.patience && turns.patience-- && turns.living.size() > 1);
    changed[turns.current].notify_one();
}

static void wait_for_turn(std::unique_lock<std::mutex> &held)
{
    changed[this_block].wait(held, [] { return turns.current == this_block; });
}

static thread_local std::unique_lock<std::mutex> *held;

static void let_others()
{
    pass_on();
    wait_for_turn(*held);
}

/* The threads of a block. */

struct together {  // the values that threads exchange at this barrier and at the one before
    unsigned meeting = 0, values[2][32];
    std::vector<unsigned> arrived;
};

static thread_local struct {
    ucontext_t scheduler, *threads;
    std::vector<unsigned> ready;
    unsigned count;
    together all, warps[32];
} block;

/* Wait for this number of threads; returns the values of the warp's threads. */
static const unsigned *meet(together &group, unsigned members, unsigned value)
{
    unsigned self = threadIdx.x, *values = group.values[group.meeting & 1];
    values[self % 32] = value;
    group.arrived.push_back(self);
    if (group.arrived.size() == members) {
        ++group.meeting;
        block.ready.insert(block.ready.end(), group.arrived.begin(), group.arrived.end());
        group.arrived.clear();
    }
    swapcontext(&block.threads[self], &block.scheduler);
    return values;
}

static together &own_warp() { return block.warps[threadIdx.x / 32]; }
static void __syncthreads() { meet(block.all, block.count, 0); }
static unsigned __shfl_sync(unsigned, unsigned value, int lane) { return meet(own_warp(), 32, value)[lane & 31]; }
static void __syncwarp() { meet(own_warp(), 32, 0); }
static int __ffs(unsigned value) { return __builtin_ffs((int)value); }

static unsigned __ballot_sync(unsigned, bool value)
{
    const unsigned *values = meet(own_warp(), 32, value);
    unsigned found = 0;
    for (unsigned lane = 0; lane < 32; ++lane)
        found |= values[lane] << lane;
    return found;
}

/* The block that comes first is late, so that others have to wait for it. */
static unsigned long long atomicAdd(unsigned long long *to, unsigned long long value)
{
    if (!*to) {
        turns.late = this_block;
        turns.patience = 300;
    }
    return (*to += value) - value;
}

template <typename Kernel> static void run_block(unsigned count, const Kernel &kernel)
{
    enum { STACK = 1 << 15 };
    static thread_local const Kernel *current;
    current = &kernel;
    std::vector<ucontext_t> threads(count);
    std::vector<char> stacks((size_t)count * STACK);
    block.threads = threads.data();
    block.count = count;
    for (unsigned k = 0; k < count; ++k) {
        getcontext(&threads[k]);
        threads[k].uc_stack.ss_sp = &stacks[(size_t)k * STACK];
        threads[k].uc_stack.ss_size = STACK;
        threads[k].uc_link = &block.scheduler;
        makecontext(&threads[k], (void (*)()) + [] { (*current)(); }, 0);
        block.ready.push_back(k);
    }
    while (!block.ready.empty()) {
        unsigned at = random_below(block.ready.size()), next = block.ready[at];
        block.ready[at] = block.ready.back();
        block.ready.pop_back();
        threadIdx = {next, 0, 0};
        swapcontext(&block.scheduler, &threads[next]);
        if (!random_below(50))
            let_others();
    }
}

/* Run a kernel in this number of blocks (at most 64), all at once. */
template <typename Kernel> static void launch(unsigned blocks, unsigned threads, const Kernel &kernel)
{
    gridDim = {blocks, 1, 1};
    turns.living.clear();
    for (unsigned k = 0; k < blocks; ++k)
        turns.living.push_back(k);
    turns.current = turns.patience = 0;
    std::vector<std::thread> started;
    for (unsigned k = 0; k < blocks; ++k)
        started.emplace_back([=] {
            std::unique_lock<std::mutex> own(turns.lock);
            held = &own;
            this_block = blockIdx.x = k;
            wait_for_turn(own);
            run_block(threads, kernel);
            for (unsigned &block : turns.living)
                if (block == k) {
                    block = turns.living.back();
                    turns.living.pop_back();
                    break;
                }
            if (!turns.living.empty())
                pass_on();
        });
    for (std::thread &thread : started)
        thread.join();
}
