/* PTX: reading the text of a module, and running the kernels in it.
 *
 * Threads run one after the other, so that a kernel with barriers or shared memory cannot run: it loads, and its launch is
 * not supported. The only function that they can call is cudaGraphSetConditional. Scalar integer and floating-point arithmetic, branches, loads, stores and atom.add are there.
 */
#include "ptx.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

/* Words. */

static void skip_space(struct reader *reader)
{
    for (const char *at = reader->at; *at; reader->at = at) {
        if (isspace((unsigned char)*at)) {
            reader->line += *at++ == '\n';
        } else if (at[0] == '/' && at[1] == '/') {
            at += strcspn(at, "\n");
        } else if (at[0] == '/' && at[1] == '*') {
            const char *end = strstr(at + 2, "*/");
            for (end = end ? end + 2 : at + strlen(at); at < end; at++)
                reader->line += *at == '\n';
        } else {
            return;
        }
    }
}

enum { ROOM = 256 };

/* The next word (a name, a number, a directive with its dot, a string) or sign; empty at the end. */
static int next(struct reader *reader, char *out)
{
    skip_space(reader);
    size_t length = 0;
    if (*reader->at == '"') {
        reader->at += 1 + strcspn(reader->at + 1, "\"\n");
        reader->at += *reader->at == '"';
        strcpy(out, "\"");
        return 1;
    }
    while (*reader->at && (isalnum((unsigned char)*reader->at) || strchr("._$%", *reader->at)) && length + 1 < ROOM)
        out[length++] = *reader->at++;
    if (!length && *reader->at)
        out[length++] = *reader->at++;
    out[length] = 0;
    return length > 0;
}

static int failure(struct reader *reader, const char *what, const char *word)
{
    snprintf(reader->log, sizeof reader->log, "ptx, line %d: error: %s '%s'", reader->line, what, word);
    return CUDA_ERROR_INVALID_PTX;
}

static int is_name(const char *word)
{
    return isalpha((unsigned char)*word) || strchr("_$%", *word) != NULL;
}

/* A constant as its bits: 12, 0x1F, 0f3F800000, 1.5 (a double). */
static uint64_t constant(const char *word)
{
    if (word[0] == '0' && strchr("fFdD", word[1]) && word[1])
        return strtoull(word + 2, NULL, 16);
    if (strchr(word, '.')) {
        double value = atof(word);
        uint64_t bits;
        memcpy(&bits, &value, sizeof bits);
        return bits;
    }
    return strtoull(word, NULL, 0);
}

/* Types. */

struct type {
    char kind; /* u, s, b, f, p (predicate); 0 for none */
    size_t size;
};

static struct type type_of(const char *text)
{
    if (strcmp(text, "pred") == 0)
        return (struct type){'p', 1};
    int bits = *text && strchr("usbf", *text) ? atoi(text + 1) : 0;
    int known = bits == 8 || bits == 16 || bits == 32 || bits == 64 || bits == 128;
    return known ? (struct type){*text, (size_t)bits / 8} : (struct type){0, 0};
}

/* Programs. */

enum root {
    ADD, SUB, MUL, MAD, FMA, DIV, REM, NEG, ABS, MIN, MAX, AND, OR, XOR, NOT, SHL, SHR, SELP, SETP, MOV, CVT, CVTA, LD, ST, ATOM,
    BRA, RET, EXIT, TRAP, NOP, CALL, OTHER
};
static const char *const roots[] = {
    "add", "sub", "mul", "mad", "fma", "div", "rem", "neg", "abs", "min", "max", "and", "or", "xor", "not", "shl", "shr", "selp",
    "setp", "mov", "cvt", "cvta", "ld", "st", "atom", "bra", "ret", "exit", "trap", "membar", "call",
};
/* Instructions of the language that this does not run. */
static const char *const others =
    " activemask addc alloca applypriority atom bar barrier bfe bfi bfind bmsk brev brkpt brx clz cnot copysign cos cp"
    " createpolicy discard dp2a dp4a elect ex2 fence fns getctarank griddepcontrol isspacep istypep ldmatrix ldu lg2 lop3 mad24"
    " madc mapa match mbarrier mma movmatrix mul24 multimem nanosleep pmevent popc prefetch prefetchu prmt rcp red redux rsqrt"
    " sad set setmaxnreg shf shfl sin slct sqrt stacksave stackrestore stmatrix subc suld suq sured sust szext tanh tcgen05"
    " tensormap testp tex tld4 txq vabsdiff vadd vmad vmax vmin vote vset vshl vshr vsub wgmma wmma tex ";

enum special { TID, NTID, CTAID, NCTAID, CLUSTER_RANK, CLUSTER_SIZE, TIMER, SPECIALS };
static const char *const specials[] = {"%tid", "%ntid", "%ctaid", "%nctaid", "%cluster_ctarank", "%cluster_nctarank", "%globaltimer"};

/* Special registers that this does not have. */
static const char *const other_specials =
    " %clock %clock64 %cluster_ctaid %cluster_nctaid %clusterid %dynamic_smem_size %gridid %is_explicit_cluster %laneid"
    " %lanemask_eq %lanemask_ge %lanemask_gt %lanemask_le %lanemask_lt %nclusterid %nsmid %nwarpid %smid %total_smem_size"
    " %warpid ";

struct operand {
    enum { NONE, REGISTER, CONSTANT, SPECIAL, ADDRESS, PARAMETER, LABEL } kind;
    int index;       /* of a register (-1: none), a special register with its axis, an instruction */
    uint64_t value;  /* a constant; what is added to an address */
    int negative;
    const char *label;
};

struct instruction {
    enum root root;
    int line, guard, unless; /* guard: a register, or -1 */
    char modifiers[8][16];
    int modifier_count;
    struct type type, from;
    struct operand operands[5];
    int operand_count;
};

struct program {
    struct instruction *instructions;
    size_t count;
    char **registers;
    int register_count;
    int runs;
};

static int has(const struct instruction *instruction, const char *modifier)
{
    for (int i = 0; i < instruction->modifier_count; i++)
        if (strcmp(instruction->modifiers[i], modifier) == 0)
            return 1;
    return 0;
}

static int register_number(struct program *program, const char *name)
{
    for (int i = 0; i < program->register_count; i++)
        if (strcmp(program->registers[i], name) == 0)
            return i;
    program->registers = realloc(program->registers, (size_t)(program->register_count + 1) * sizeof(char *));
    program->registers[program->register_count] = strdup(name);
    return program->register_count++;
}

static int special_number(const char *name)
{
    const char *dot = strchr(name, '.');
    size_t length = dot ? (size_t)(dot - name) : strlen(name);
    for (int i = 0; i < SPECIALS; i++)
        if (strncmp(specials[i], name, length) == 0 && !specials[i][length])
            return 3 * i + (dot && dot[1] == 'y') + 2 * (dot && dot[1] == 'z');
    return -1;
}

/* Whether a word is in a list of them that has a space before and after each. */
static int listed(const char *list, const char *word)
{
    char padded[ROOM + 2];
    snprintf(padded, sizeof padded, " %s ", word);
    return strstr(list, padded) != NULL;
}

struct reading {
    struct reader *reader;
    const struct sink *sink;
    const struct parameters *parameters;
    struct program *program;
};

static int operand(struct reading *reading, char *word, struct operand *out)
{
    struct reader *reader = reading->reader;
    int bracket = *word == '[';
    *out = (struct operand){.index = -1};
    if (bracket)
        next(reader, word);
    if (*word == '-') {
        out->negative = 1;
        next(reader, word);
    }
    if (isdigit((unsigned char)*word)) {
        out->kind = CONSTANT;
        out->value = constant(word);
    } else if (*word == '%' && special_number(word) >= 0) {
        out->kind = SPECIAL;
        out->index = special_number(word);
    } else if (*word == '%') {
        reading->program->runs &= !listed(other_specials, word);
        out->kind = REGISTER;
        out->index = register_number(reading->program, word);
    } else if (is_name(word)) {
        out->kind = LABEL;
        out->label = strdup(word);
        for (int i = 0; i < reading->program->register_count; i++)
            if (strcmp(reading->program->registers[i], word) == 0) {
                out->kind = REGISTER;
                out->index = i;
            }
        for (int i = 0; i < reading->parameters->count; i++)
            if (strcmp(reading->parameters->names[i], word) == 0) {
                out->kind = PARAMETER;
                out->value = reading->parameters->offsets[i];
            }
        if (out->kind == LABEL && (out->value = reading->sink->address(reading->sink->to, word)))
            out->kind = CONSTANT;
    } else {
        return failure(reader, "no operand:", word);
    }
    if (!bracket)
        return CUDA_SUCCESS;
    next(reader, word);
    if (*word == '+' || *word == '-') {
        int minus = *word == '-';
        next(reader, word);
        if (*word == '-') {
            minus = !minus;
            next(reader, word);
        }
        out->value += minus ? -constant(word) : constant(word);
        next(reader, word);
    }
    if (*word != ']')
        return failure(reader, "an address without ], but", word);
    if (out->kind != PARAMETER)
        out->kind = ADDRESS;
    return CUDA_SUCCESS;
}

/* The parts of "mad.lo.u32". 0 if there is no such instruction; one that cannot run makes the program one that cannot. */
static int opcode(struct program *program, const char *word, struct instruction *out)
{
    char text[ROOM];
    snprintf(text, sizeof text, "%s", word);
    char *rest = text, *root = strsep(&rest, ".");
    out->root = 0;
    while (out->root < OTHER && strcmp(roots[out->root], root) != 0)
        out->root++;
    if (out->root == OTHER && !listed(others, root))
        return 0;
    program->runs &= out->root != OTHER;
    for (char *part; (part = strsep(&rest, "."));) {
        struct type type = type_of(part);
        if (type.kind) {
            out->from = type;
            out->type = out->type.kind ? out->type : type;
            program->runs &= type.kind != 'f' || type.size >= 4;
        } else if (out->modifier_count < 8) {
            snprintf(out->modifiers[out->modifier_count++], sizeof *out->modifiers, "%.15s", part);
        }
    }
    if (has(out, "shared") || has(out, "local") || has(out, "const") || has(out, "v2") || has(out, "v4") || has(out, "sat"))
        program->runs = 0;
    if (out->root == ATOM && !has(out, "add"))
        program->runs = 0;
    return 1;
}

static int instruction(struct reading *reading, char *word)
{
    struct program *program = reading->program;
    struct reader *reader = reading->reader;
    struct instruction made = {.guard = -1, .line = reader->line};
    int braces = 0;
    if (*word == '@') {
        next(reader, word);
        if ((made.unless = *word == '!'))
            next(reader, word);
        made.guard = register_number(program, word);
        next(reader, word);
    }
    if (!opcode(program, word, &made))
        return failure(reader, "no instruction", word);
    while (next(reader, word) && *word != ';') {
        int error = CUDA_SUCCESS;
        if (*word == ',' || (made.root == CALL && strchr("()", *word)))
            continue;
        if (made.root == CALL && !made.operand_count && strcmp(word, "cudaGraphSetConditional") != 0) {
            program->runs = 0;
            made.root = OTHER;
        }
        if (made.root == OTHER || *word == '{' || *word == '(' || *word == '|' || made.operand_count == 5) {
            program->runs = 0;
            made.root = OTHER;
            braces += *word == '{';
            if (*word == '}' && braces-- == 0)
                return failure(reader, "an instruction without ;, but", word);
            continue;
        }
        error = operand(reading, word, &made.operands[made.operand_count++]);
        if (error)
            return error;
    }
    if (*word != ';')
        return failure(reader, "an instruction without ;", word);
    program->instructions = realloc(program->instructions, (program->count + 1) * sizeof made);
    program->instructions[program->count++] = made;
    return CUDA_SUCCESS;
}

struct declared {
    char name[ROOM];
    size_t element, size, align;
};

/* One declaration, from after its state space to its end, which is left in `word`. */
static int declaration(struct reader *reader, char *word, struct declared *out)
{
    size_t count = 1;
    *out = (struct declared){.align = 0};
    while (next(reader, word) && !strchr(",);={", *word)) {
        if (strcmp(word, ".align") == 0) {
            next(reader, word);
            out->align = out->align ? out->align : (size_t)atoi(word);
        } else if (strcmp(word, ".ptr") == 0) { /* says what a pointer points to, its alignment included */
            out->align = 8;
        } else if (*word == '.' && type_of(word + 1).kind) {
            out->element = type_of(word + 1).size;
        } else if (*word == '[') {
            next(reader, word);
            count *= (size_t)atoi(word);
        } else if (is_name(word)) {
            snprintf(out->name, sizeof out->name, "%s", word);
        } else if (*word != '.' && *word != ']') {
            return failure(reader, "unexpected", word);
        }
    }
    out->size = out->element * count;
    out->align = out->align ? out->align : out->element;
    return *out->name && out->element ? CUDA_SUCCESS : failure(reader, "a declaration without type or name before", word);
}

static void skip_to(struct reader *reader, char *word, const char *ends)
{
    while (!strchr(ends, *word) && next(reader, word))
        ;
}

/* A kernel's body, from after its {. */
static int body(struct reading *reading)
{
    struct reader *reader = reading->reader;
    struct program *program = reading->program;
    char word[ROOM], ahead[ROOM];
    struct {
        char *name;
        size_t at;
    } *labels = NULL;
    size_t label_count = 0;
    int depth = 1, error = CUDA_SUCCESS;
    while (depth && !error && next(reader, word)) {
        if (*word == '{' || *word == '}') {
            depth += *word == '{' ? 1 : -1;
        } else if (strcmp(word, ".loc") == 0) {
            reader->at += strcspn(reader->at, "\n");
        } else if (*word == '.') {
            program->runs &= strcmp(word, ".reg") == 0 || strcmp(word, ".pragma") == 0 || strcmp(word, ".param") == 0;
            reader->shared |= strcmp(word, ".shared") == 0;
            if (strcmp(word, ".param") == 0) { /* of a call: as a register */
                struct declared declared;
                error = declaration(reader, word, &declared);
                register_number(program, declared.name);
            }
            skip_to(reader, word, ";");
        } else {
            struct reader before = *reader;
            if (is_name(word) && next(reader, ahead) && *ahead == ':' && *reader->at != ':') { /* not fence.proxy::... */
                labels = realloc(labels, (label_count + 1) * sizeof *labels);
                labels[label_count].name = strdup(word);
                labels[label_count++].at = program->count;
                continue;
            }
            *reader = before;
            error = instruction(reading, word);
        }
    }
    if (!error && depth)
        error = failure(reader, "a body without", "}");
    for (size_t i = 0; i < program->count && !error; i++) {
        struct instruction *user = &program->instructions[i];
        for (int j = 0; j < user->operand_count; j++) {
            struct operand *target = &user->operands[j];
            size_t l = 0;
            if (target->kind != LABEL || user->root == CALL)
                continue;
            while (l < label_count && strcmp(labels[l].name, target->label) != 0)
                l++;
            target->index = (int)(l < label_count ? labels[l].at : 0);
            reader->line = l < label_count ? reader->line : user->line;
            if (l == label_count && reader->shared) /* the name of shared memory, it may be */
                program->runs = 0;
            else if (l == label_count && user->root != OTHER)
                error = failure(reader, "unknown name", target->label);
        }
    }
    free(labels);
    return error;
}

/* Modules. */

static int entry(struct reader *reader, const struct sink *sink)
{
    char word[ROOM], name[ROOM];
    struct parameters parameters = {0};
    struct declared declared;
    if (!next(reader, name) || !is_name(name))
        return failure(reader, "an entry without a name, but", name);
    next(reader, word);
    if (*word == '(') {
        while (next(reader, word) && *word != ')') {
            if (strcmp(word, ".param") != 0)
                return failure(reader, "a parameter without .param, but", word);
            int error = declaration(reader, word, &declared);
            if (error)
                return error;
            if (parameters.count == MOST_PARAMETERS)
                return failure(reader, "too many parameters:", name);
            size_t offset = (parameters.size + declared.align - 1) / declared.align * declared.align;
            parameters.names[parameters.count] = strdup(declared.name);
            parameters.offsets[parameters.count] = offset;
            parameters.sizes[parameters.count++] = declared.size;
            parameters.size = offset + declared.size;
            if (*word == ')')
                break;
            if (*word != ',')
                return failure(reader, "a parameter list without ), but", word);
        }
        next(reader, word);
    }
    skip_to(reader, word, "{;"); /* .maxntid and the like */
    if (*word != '{')
        return failure(reader, "an entry without a body:", name);
    struct program *program = calloc(1, sizeof *program);
    program->runs = 1;
    int error = body(&(struct reading){reader, sink, &parameters, program});
    return error ? error : sink->entry(sink->to, name, &parameters, program);
}

static int variable(struct reader *reader, const struct sink *sink)
{
    char word[ROOM];
    struct declared declared;
    int error = declaration(reader, word, &declared);
    if (error)
        return error;
    unsigned char *content = calloc(1, declared.size + 16);
    for (size_t at = 0; *word && *word != ';'; next(reader, word)) { /* = 41, = {1, -2, 3} */
        int minus = *word == '-';
        if (minus)
            next(reader, word);
        if (!isdigit((unsigned char)*word) || at + declared.element > declared.size)
            continue;
        uint64_t value = minus ? -constant(word) : constant(word);
        memcpy(content + at, &value, declared.element < 8 ? declared.element : 8);
        at += declared.element;
    }
    error = sink->variable(sink->to, declared.name, declared.size, content);
    free(content);
    return error;
}

int ptx_read(struct reader *reader, const struct sink *sink)
{
    char word[ROOM];
    if (!next(reader, word) || strcmp(word, ".version") != 0)
        return CUDA_ERROR_INVALID_IMAGE;
    next(reader, word);
    if (atof(word) < 1)
        return failure(reader, "no version:", word);
    if (atof(word) >= 10)
        return CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
    next(reader, word);
    if (strcmp(word, ".target") != 0)
        return failure(reader, "not .target, but", word);
    next(reader, word);
    if (strncmp(word, "sm_", 3) != 0 || atoi(word + 3) > 90)
        return failure(reader, "this device does not run", word);
    while (next(reader, word)) {
        int error = CUDA_SUCCESS;
        if (strcmp(word, ".entry") == 0) {
            error = entry(reader, sink);
        } else if (strcmp(word, ".global") == 0 || strcmp(word, ".const") == 0) {
            error = variable(reader, sink);
        } else if (strcmp(word, ".shared") == 0) {
            reader->shared = 1;
            skip_to(reader, word, ";");
        } else if (strcmp(word, ".func") == 0 || strcmp(word, ".section") == 0) { /* not looked into */
            skip_to(reader, word, "{;");
            for (int depth = *word == '{'; depth && next(reader, word);)
                depth += (*word == '{') - (*word == '}');
        } else if (strcmp(word, ".file") == 0 || strcmp(word, ".loc") == 0 || strcmp(word, ".address_size") == 0) {
            reader->at += strcspn(reader->at, "\n");
        } else if (*word != '.' && *word != ',' && *word != ';' && strcmp(word, "debug") && strncmp(word, "texmode_", 8)) {
            error = failure(reader, "no directive:", word);
        }
        if (error)
            return error;
    }
    return CUDA_SUCCESS;
}

int program_runs(const struct program *program)
{
    return program->runs;
}

/* Running. */

struct thread {
    const struct operation *launch;
    uint32_t position[SPECIALS][3];
    uint64_t *registers;
};

static uint64_t extended(uint64_t bits, struct type type)
{
    int spare = 64 - 8 * (int)(type.size < 8 ? type.size : 8);
    return type.kind == 's' ? (uint64_t)((int64_t)(bits << spare) >> spare) : bits << spare >> spare;
}

static double real(uint64_t bits, size_t size)
{
    float narrow;
    double wide;
    memcpy(&narrow, &bits, sizeof narrow);
    memcpy(&wide, &bits, sizeof wide);
    return size == 4 ? (double)narrow : wide;
}

static uint64_t real_bits(double value, size_t size)
{
    uint64_t bits = 0;
    float narrow = (float)value;
    memcpy(&bits, size == 4 ? (void *)&narrow : (void *)&value, size);
    return bits;
}

static uint64_t value_of(const struct thread *thread, const struct operand *operand, struct type type)
{
    uint64_t value = operand->value;
    if (operand->kind == REGISTER) {
        value = thread->registers[operand->index];
    } else if (operand->kind == SPECIAL && operand->index / 3 == TIMER) {
        struct timespec now;
        clock_gettime(CLOCK_MONOTONIC, &now);
        value = (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
    } else if (operand->kind == SPECIAL) {
        value = thread->position[operand->index / 3][operand->index % 3];
    } else if (operand->kind == PARAMETER) {
        memcpy(&value, thread->launch->launch.parameters + operand->value, type.size < 8 ? type.size : 8);
    }
    if (operand->negative && operand->kind == CONSTANT)
        value = type.kind == 'f' ? value ^ (uint64_t)1 << (8 * type.size - 1) : -value;
    else if (operand->negative)
        value = -value;
    return extended(value, type);
}

static uint64_t integer(const struct instruction *i, const uint64_t *v)
{
    int sign = i->type.kind == 's', bits = 8 * (int)i->type.size;
    int64_t a = (int64_t)v[0], b = (int64_t)v[1];
    uint64_t product = v[0] * v[1];
    if (has(i, "hi"))
        product = bits < 64 ? (sign ? (uint64_t)(a * b >> bits) : v[0] * v[1] >> bits)
                            : sign ? (uint64_t)((__int128)a * b >> 64) : (uint64_t)((unsigned __int128)v[0] * v[1] >> 64);
    switch (i->root) {
    case ADD: return v[0] + v[1];
    case SUB: return v[0] - v[1];
    case MUL: return product;
    case MAD: return product + v[2];
    case DIV: return !b ? ~(uint64_t)0 : sign ? (b == -1 ? -v[0] : (uint64_t)(a / b)) : v[0] / v[1];
    case REM: return !b ? v[0] : sign ? (b == -1 ? 0 : (uint64_t)(a % b)) : v[0] % v[1];
    case NEG: return -v[0];
    case ABS: return a < 0 ? -v[0] : v[0];
    case MIN: return sign ? (uint64_t)(a < b ? a : b) : v[0] < v[1] ? v[0] : v[1];
    case MAX: return sign ? (uint64_t)(a > b ? a : b) : v[0] > v[1] ? v[0] : v[1];
    case AND: return v[0] & v[1];
    case OR: return v[0] | v[1];
    case XOR: return v[0] ^ v[1];
    case NOT: return i->type.kind == 'p' ? !v[0] : ~v[0];
    case SHL: return (uint32_t)v[1] >= (uint32_t)bits ? 0 : v[0] << (uint32_t)v[1];
    case SHR: {
        uint32_t by = (uint32_t)v[1] < (uint32_t)bits ? (uint32_t)v[1] : (uint32_t)bits;
        return sign ? (uint64_t)(a >> (by < 63 ? by : 63)) : by == 64 ? 0 : v[0] >> by;
    }
    default: return v[0];
    }
}

static double floating(const struct instruction *i, const double *v)
{
    switch (i->root) {
    case ADD: return v[0] + v[1];
    case SUB: return v[0] - v[1];
    case MUL: return v[0] * v[1];
    case MAD:
    case FMA: return i->type.size == 4 ? (double)fmaf((float)v[0], (float)v[1], (float)v[2]) : fma(v[0], v[1], v[2]);
    case DIV: return v[0] / v[1];
    case NEG: return -v[0];
    case ABS: return fabs(v[0]);
    case MIN: return fmin(v[0], v[1]);
    case MAX: return fmax(v[0], v[1]);
    default: return v[0];
    }
}

static int compared(const struct instruction *i, uint64_t a, uint64_t b)
{
    int less, equal;
    if (i->type.kind == 'f') {
        double x = real(a, i->type.size), y = real(b, i->type.size);
        if (isnan(x) || isnan(y))
            return has(i, "ne") ? 0 : has(i, "neu") || has(i, "equ") || has(i, "ltu") || has(i, "leu") || has(i, "gtu") || has(i, "geu");
        less = x < y, equal = x == y;
    } else {
        less = i->type.kind == 's' ? (int64_t)a < (int64_t)b : a < b;
        equal = a == b;
    }
    if (has(i, "eq") || has(i, "equ"))
        return equal;
    if (has(i, "ne") || has(i, "neu"))
        return !equal;
    if (has(i, "lt") || has(i, "lo") || has(i, "ltu"))
        return less;
    if (has(i, "le") || has(i, "ls") || has(i, "leu"))
        return less || equal;
    if (has(i, "gt") || has(i, "hi") || has(i, "gtu"))
        return !less && !equal;
    return !less;
}

static uint64_t converted(const struct instruction *i, uint64_t value)
{
    struct type to = i->type, from = i->from;
    if (from.kind != 'f')
        return to.kind != 'f' ? extended(value, to) : real_bits(from.kind == 's' ? (double)(int64_t)value : (double)value, to.size);
    double given = real(value, from.size);
    if (has(i, "rni"))
        given = nearbyint(given);
    else if (has(i, "rmi"))
        given = floor(given);
    else if (has(i, "rpi"))
        given = ceil(given);
    else if (has(i, "rzi"))
        given = trunc(given);
    if (to.kind == 'f')
        return real_bits(given, to.size);
    double low = to.kind == 's' ? -ldexp(1, 8 * (int)to.size - 1) : 0, high = ldexp(1, 8 * (int)to.size - (to.kind == 's'));
    if (isnan(given))
        return 0;
    if (given <= low)
        return (uint64_t)(int64_t)low;
    if (given >= high)
        return extended(to.kind == 's' ? ((uint64_t)1 << (8 * to.size - 1)) - 1 : ~(uint64_t)0, to);
    return to.kind == 's' ? (uint64_t)(int64_t)given : (uint64_t)given;
}

/* The memory that an instruction addresses; NULL and an error if the address is wrong. */
static void *memory(const struct thread *thread, const struct operand *operand, size_t size, int *error)
{
    uint64_t address = operand->value + (operand->index >= 0 ? thread->registers[operand->index] : 0);
    LOCKED;
    if (!allocation_at(address, size))
        *error = CUDA_ERROR_ILLEGAL_ADDRESS;
    else if (address % size)
        *error = CUDA_ERROR_MISALIGNED_ADDRESS;
    return *error ? NULL : (void *)address;
}

static int run_thread(const struct program *program, struct thread *thread)
{
    memset(thread->registers, 0, (size_t)(program->register_count + 1) * sizeof *thread->registers);
    for (size_t at = 0; at < program->count; at++) {
        const struct instruction *i = &program->instructions[at];
        if (i->guard >= 0 && (thread->registers[i->guard] & 1) == (uint64_t)i->unless)
            continue;
        uint64_t *result = i->operand_count && i->operands[0].kind == REGISTER ? &thread->registers[i->operands[0].index] : NULL;
        uint64_t unused, v[4] = {0};
        struct type width = i->type;
        int error = CUDA_SUCCESS;
        result = result ? result : &unused;
        switch (i->root) {
        case BRA: at = (size_t)i->operands[0].index - 1; continue;
        case RET:
        case EXIT: return CUDA_SUCCESS;
        case TRAP: return CUDA_ERROR_LAUNCH_FAILED;
        case NOP: continue;
        case CALL:
            for (int j = 1; j < 3; j++)
                v[j] = thread->registers[i->operands[j].index];
            error = condition_set(v[1], (uint32_t)v[2]);
            if (error)
                return error;
            continue;
        case LD:
            if (i->operands[1].kind == PARAMETER) {
                *result = value_of(thread, &i->operands[1], i->type);
                continue;
            }
            {
                const void *from = memory(thread, &i->operands[1], i->type.size, &error);
                if (error)
                    return error;
                __atomic_signal_fence(__ATOMIC_SEQ_CST); /* others may write there meanwhile */
                memcpy(&v[0], from, i->type.size);
            }
            *result = extended(v[0], i->type);
            continue;
        case ST: {
            if (has(i, "param")) {
                thread->registers[i->operands[0].index] = value_of(thread, &i->operands[1], i->type);
                continue;
            }
            void *to = memory(thread, &i->operands[0], i->type.size, &error);
            if (error)
                return error;
            v[0] = value_of(thread, &i->operands[1], i->type);
            memcpy(to, &v[0], i->type.size);
            continue;
        }
        case ATOM: {
            void *where = memory(thread, &i->operands[1], i->type.size, &error);
            if (error)
                return error;
            memcpy(&v[0], where, i->type.size);
            v[1] = value_of(thread, &i->operands[2], i->type);
            double reals[2] = {real(v[0], i->type.size), real(v[1], i->type.size)};
            uint64_t sum = i->type.kind == 'f' ? real_bits(reals[0] + reals[1], i->type.size) : v[0] + v[1];
            memcpy(where, &sum, i->type.size);
            *result = v[0];
            continue;
        }
        default: break;
        }
        for (int j = 1; j < i->operand_count; j++) {
            struct type type = i->root == CVT ? i->from : i->type;
            if ((i->root == SELP && j == 3) || (i->root == SHL && j == 2) || (i->root == SHR && j == 2))
                type = (struct type){'u', 4};
            if (i->root == MAD && j == 3 && has(i, "wide"))
                type.size *= 2;
            v[j - 1] = value_of(thread, &i->operands[j], type);
        }
        if (has(i, "wide"))
            width.size *= 2;
        if (i->root == SETP) {
            *result = (uint64_t)compared(i, v[0], v[1]);
        } else if (i->root == SELP) {
            *result = v[2] & 1 ? v[0] : v[1];
        } else if (i->root == CVT) {
            *result = converted(i, v[0]);
        } else if (i->type.kind == 'f' && i->root != MOV) {
            double reals[3] = {real(v[0], width.size), real(v[1], width.size), real(v[2], width.size)};
            *result = real_bits(floating(i, reals), width.size);
        } else {
            *result = extended(integer(i, v), (struct type){'u', width.size});
        }
    }
    return CUDA_SUCCESS;
}

int program_run(const struct program *program, const struct operation *operation)
{
    const uint32_t *grid = operation->launch.grid, *block = operation->launch.block, *cluster = operation->launch.cluster;
    struct thread thread = {.launch = operation};
    uint32_t blocks = cluster[0] ? cluster[0] * cluster[1] * cluster[2] : 1;
    int error = CUDA_SUCCESS;
    thread.registers = calloc((size_t)program->register_count + 1, sizeof *thread.registers);
    memcpy(thread.position[NTID], block, sizeof thread.position[NTID]);
    memcpy(thread.position[NCTAID], grid, sizeof thread.position[NCTAID]);
    thread.position[CLUSTER_SIZE][0] = blocks;
    uint64_t threads = (uint64_t)block[0] * block[1] * block[2], all = (uint64_t)grid[0] * grid[1] * grid[2] * threads;
    for (uint64_t n = 0; n < all && !error; n++) {
        uint64_t in_block = n % threads, of_grid = n / threads;
        uint32_t *tid = thread.position[TID], *ctaid = thread.position[CTAID];
        tid[0] = (uint32_t)(in_block % block[0]);
        tid[1] = (uint32_t)(in_block / block[0] % block[1]);
        tid[2] = (uint32_t)(in_block / block[0] / block[1]);
        ctaid[0] = (uint32_t)(of_grid % grid[0]);
        ctaid[1] = (uint32_t)(of_grid / grid[0] % grid[1]);
        ctaid[2] = (uint32_t)(of_grid / grid[0] / grid[1]);
        if (cluster[0])
            thread.position[CLUSTER_RANK][0] =
                ctaid[0] % cluster[0] + cluster[0] * (ctaid[1] % cluster[1] + cluster[1] * (ctaid[2] % cluster[2]));
        error = run_thread(program, &thread);
    }
    free(thread.registers);
    return error;
}
