/* Functions that tests/native calls by machine code; they record their arguments. */

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdint.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

typedef uint64_t word;

word arrived[64];
int calls;

static int note(int count, const word *values) {
    calls++;
    for (int i = 0; i < count; i++)
        arrived[i] = values[i];
    return 0;
}

int take_0(void) { return note(0, 0); }
int take_2(word a, word b) { return note(2, (word[]){a, b}); }
int take_6(word a, word b, word c, word d, word e, word f) { return note(6, (word[]){a, b, c, d, e, f}); }
int take_7(word a, word b, word c, word d, word e, word f, word g) { return note(7, (word[]){a, b, c, d, e, f, g}); }
int take_9(word a, word b, word c, word d, word e, word f, word g, word h, word i) {
    return note(9, (word[]){a, b, c, d, e, f, g, h, i});
}
int take_16(word a, word b, word c, word d, word e, word f, word g, word h, word i, word j, word k, word l, word m, word n,
            word o, word p) {
    return note(16, (word[]){a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p});
}

/* One number of each type, and an output of each. */
#define NUMBER(code, type)                                                                                             \
    int number_##code(type value) { return note(1, (word[]){(word)value}); }                                           \
    int numbers_##code(type a, type b, type c, type d, type e, type f, type g, type h, type i, type j) {               \
        (void)(b + c + d + e + f + g + h + i);                                                                         \
        return note(2, (word[]){(word)a, (word)j});                                                                    \
    }                                                                                                                  \
    int give_##code(type *out, word bits) {                                                                            \
        *out = (type)bits;                                                                                             \
        return 0;                                                                                                      \
    }
NUMBER(Q, uint64_t)
NUMBER(q, int64_t)
NUMBER(I, uint32_t)
NUMBER(i, int32_t)
NUMBER(H, uint16_t)
NUMBER(h, int16_t)
NUMBER(B, uint8_t)
NUMBER(b, int8_t)

/* A struct whose members are arguments and results. */
int raise_members(uint32_t *memory, word count) {
    for (word i = 0; i < count; i++) {
        arrived[i] = memory[i];
        memory[i] += 1000 * (uint32_t)(i + 1);
    }
    calls++;
    return memory[0] == 1098;
}

/* A struct of two ints in one register, or nothing that a caller should look at. */
word pair_of(word value) {
    note(1, (word[]){value});
    return value;
}

int64_t count_of(int64_t count, word number) {
    if (count == -1)
        errno = (int)number;
    return note(1, (word[]){number}) + count;
}

/* The first letters of texts. */
int letters(const char *const *texts, word count) {
    for (word i = 0; i < count; i++)
        arrived[i] = (unsigned char)texts[i][0];
    arrived[count] = texts != 0;
    calls++;
    return 0;
}

/* The size that a number's content takes, and the content. */
int size_for(word number, word *size) {
    *size = number > 1001 ? 0 : number == 404 ? 8 : number;
    return number > 1001;
}
int fill_first(word number, unsigned char *memory) {
    note(2, (word[]){number, (word)memory});
    if (memory)
        *memory = (unsigned char)number;
    return number == 404 ? 404 : 0;
}

int write_texts(char *memory, word size) {
    for (word i = 0; i < size; i++)
        memory[i] = (char)('a' + i % 26);
    return note(1, (word[]){size});
}

const char *name_of(word number) {
    note(1, (word[]){number});
    return number == 1 ? "one" : number == 2 ? "\xfftwo" : 0;
}

int words(const word *memory, word count) { return note((int)count, memory); }
int halves(const uint32_t *memory, word count) {
    word values[64];
    for (word i = 0; i < count; i++)
        values[i] = memory[i];
    return note((int)count, values);
}
int parts(word **pointers, word count) {
    for (word i = 0; i < count; i++)
        arrived[i % 64] = *pointers[i];
    return note(0, 0);
}
int nested(word **memory) { return note(4, (word[]){*(word *)memory[0], (word)memory[1], *(word *)memory[2], (word)memory[3]}); }

/* Floats are passed in other registers, large structs on the stack or by address. */
static word bits_of(double value) {
    union { double value; word bits; } both = {value};
    return both.bits;
}
int reals(word a, float b, word c, double d, float e) {
    return note(5, (word[]){a, bits_of(b), c, bits_of(d), bits_of(e)});
}
int many_reals(double a, word b, double c, double d, double e, double f, double g, double h, double i, word j) {
    return note(4, (word[]){bits_of(a) ^ bits_of(c + d + e + f + g + h), b, bits_of(i), j});
}
struct triple { word first, second, third; };
int structures(word a, struct triple b, word c, struct triple d, word e, word f, word g, word h, word i) {
    return note(13, (word[]){a, b.first, b.second, b.third, c, d.first, d.second, d.third, e, f, g, h, i});
}
int add_to(int32_t *number, int32_t by, int status) {
    *number += by;
    return status;
}
int text_at(const char **out, const char *text) {
    *out = text;
    return 0;
}
int fill(char *to, int size, int letters) {
    for (int i = 0; i < size; i++)
        if (to[i])
            return 1;
    for (int i = 0; i < letters && i < size; i++)
        to[i] = 'a' + i % 26;
    return letters > size;
}
int pass_word(word *value, word other) { return note(2, (word[]){value ? *value : 0, other}); }

int status_of(int status) { return status; }
int give_three(int32_t *a, word *b, int8_t *c, int status) {
    *a = -1000, *b = ~(word)0, *c = -3;
    return status;
}
int give_nothing(word *out) { return out == 0; }
int give_list(word address, word number, const void **out, word *count) {
    *out = (const void *)address, *count = number;
    return note(2, (word[]){address, number});
}

/* Waits until two threads are here; 1 if the other does not come within ten seconds. */
int meet(void) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
    static int here;
    struct timespec until;
    int failed = 0;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += 10;
    pthread_mutex_lock(&lock);
    int mine = here++;
    if (mine % 2)
        pthread_cond_broadcast(&changed);
    while (here <= mine + !(mine % 2) && failed != ETIMEDOUT)
        failed = pthread_cond_timedwait(&changed, &lock, &until);
    pthread_mutex_unlock(&lock);
    return failed != 0;
}

/* Each output follows from the arguments; other threads run in between. */
int mix(word a, word b, word *sum, word *product) {
    *sum = a + b;
    sched_yield();
    *product = a * b;
    return (int)(a % 7 == 3);
}

int call_back(int (*function)(word), word value) { return function(value); }
int wait_long(void) { return nanosleep(&(struct timespec){60, 0}, 0); }
int wait_shortly(void) { return nanosleep(&(struct timespec){0, 100000}, 0); }

#ifndef _WIN32
/* The first look at a page changes a word elsewhere, as another thread could. */
static struct {
    void *page;
    word *place, content, seen;
    struct sigaction before;
} watch;
static void change(int signal, siginfo_t *fault, void *state) {
    (void)signal, (void)state;
    word at = (word)fault->si_addr - (word)watch.page;
    if (at >= 4096)
        _exit(99);
    watch.seen++;
    *watch.place = watch.content;
    mprotect(watch.page, 4096, PROT_READ | PROT_WRITE);
}
int change_when_seen(void *page, word *place, word content) {
    watch.page = page, watch.place = place, watch.content = content, watch.seen = 0;
    struct sigaction action = {.sa_sigaction = change, .sa_flags = SA_SIGINFO};
    return sigaction(SIGSEGV, &action, &watch.before) || mprotect(page, 4096, PROT_NONE);
}
word seen(void) {
    mprotect(watch.page, 4096, PROT_READ | PROT_WRITE);
    sigaction(SIGSEGV, &watch.before, 0);
    return watch.seen;
}
#endif
