/* Runs the machine code in a file around the function real, and prints what the code passed to note. */

#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

typedef uint64_t word;
typedef word function(word, word, word, word, word, word, word, word, word, word, word, word);

static word status, begun, pushed, popped, attempts, early;

word real(word a, word b, word c, word d, word e, word f, word g, word h, word i, word j, word k, word l) {
    word sum = a + 2 * d + 3 * e + 4 * f + 5 * g + 6 * h + 7 * i + 8 * j + 9 * l;
    if (b) *(word *)b = 1000 + sum;
    if (c) *(word *)c = 2000;
    if (k) *(word *)k = 3000;
    struct timespec pause = {0, 3000000};
    nanosleep(&pause, NULL);
    early = begun && pushed == begun && !popped && !attempts;
    return 0xABCD00000000 | status;
}
word begin(word started) { begun = started; return started; }
int push(int kind, word id) { pushed = kind == 3 ? id : 0; return 0; }
int pop(int kind, word *last) { popped = kind == 3 && last; return 0; }
word note(word a, word b, word c, word d, word e, word f, word g, word h, word i, word j, word k, word l, word first,
          word second, word third, word started, word taken, word result) {
    if (!attempts++) return 7;  /* as if a signal had come */
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    word end = now.tv_sec * 1000000000ull + now.tv_nsec;
    printf("%d %d ", started == begun && early && popped, taken >= 3000000 && started + taken <= end);
    printf("%" PRIu64 " ", a + 2 * d + 3 * e + 4 * f + 5 * g + 6 * h + 7 * i + 8 * j + 9 * l);
    printf("%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIx64, first, second, third, result);
    return started;
}

int main(int count, char **arguments) {
    FILE *file = fopen(arguments[1], "rb");
    char *code = mmap(NULL, 1 << 16, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (!file || !fread(code, 1, 1 << 16, file)) return 1;
    __builtin___clear_cache(code, code + (1 << 16));
    mprotect(code, 1 << 16, PROT_READ | PROT_EXEC);
    status = strtoull(arguments[2], NULL, 16);
    word one, other;
    word result = ((function *)code)(1, (word)&one, 0, 4, 5, 6, 7, 8, 9, 10, (word)&other, 12);
    printf(" %" PRIx64 " %" PRIu64 "\n", result, attempts);
    return count != 3;
}
