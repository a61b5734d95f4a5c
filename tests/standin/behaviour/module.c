/* PTX: modules, libraries, functions, launches. */
#include "behaviour.h"

#include <ctype.h>
#include <stdio.h>

struct variable {
    struct variable *next;
    char *name;
    struct allocation *allocation;
};

struct module {
    struct object object;
    struct context *context;
    struct kernel *kernels;
    struct variable *variables;
    char *text;
    int library;
};

/* Reading PTX: enough to know the entries with their parameters and the global variables. */

struct reader {
    const char *at;
    int line;
    char log[256];
};

static void skip_space(struct reader *reader)
{
    for (;;) {
        if (strncmp(reader->at, "//", 2) == 0)
            while (*reader->at && *reader->at != '\n')
                reader->at++;
        else if (strncmp(reader->at, "/*", 2) == 0)
            while (*reader->at && strncmp(reader->at, "*/", 2) != 0)
                reader->line += *reader->at++ == '\n';
        else if (isspace((unsigned char)*reader->at) || (*reader->at == '*' && reader->at[1] == '/'))
            ;
        else
            return;
        if (*reader->at == '*')
            reader->at++;
        if (*reader->at)
            reader->line += *reader->at++ == '\n';
    }
}

/* The next word (a name, a number, a directive with its dot) or sign. */
static int word(struct reader *reader, char *out, size_t size)
{
    skip_space(reader);
    size_t length = 0;
    while (*reader->at && (isalnum((unsigned char)*reader->at) || strchr("._$%", *reader->at)) && length + 1 < size)
        out[length++] = *reader->at++;
    if (!length && *reader->at)
        out[length++] = *reader->at++;
    out[length] = 0;
    return length > 0;
}

static size_t width(const char *type)
{
    static const char *const types[] = {".b8", ".u8", ".s8", ".b16", ".u16", ".s16", ".f16", ".b32", ".u32", ".s32", ".f32",
                                        ".b64", ".u64", ".s64", ".f64", ".b128"};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strcmp(type, types[i]) == 0)
            return (size_t)atoi(type + 2) / 8;
    return 0;
}

static int failure(struct reader *reader, const char *what)
{
    snprintf(reader->log, sizeof reader->log, "ptx, line %d: error: %s", reader->line, what);
    return CUDA_ERROR_INVALID_PTX;
}

/* One declaration, from after its state space to before what ends it; `token` is that then. */
static int declaration(struct reader *reader, char *token, size_t room, char *name, size_t *size, size_t *align)
{
    size_t element = 0;
    *align = *size = 0;
    *name = 0;
    while (word(reader, token, room) && !strchr(",);={", *token)) {
        if (strcmp(token, ".align") == 0) {
            if (!word(reader, token, room))
                break;
            if (!*align)
                *align = (size_t)atoi(token);
        } else if (strcmp(token, ".ptr") == 0) { /* says what a pointer points to, its alignment included */
            *align = 8;
        } else if (width(token)) {
            element = width(token);
        } else if (strcmp(token, "[") == 0) {
            word(reader, token, room);
            element *= (size_t)atoi(token);
        } else if (*token != '.' && *token != ']') {
            snprintf(name, room, "%s", token);
            *size = element;
        }
    }
    if (*size)
        *size = element;
    if (!*align)
        *align = *size;
    return *name && *size ? CUDA_SUCCESS : failure(reader, "a declaration without type or name");
}

static int entry(struct reader *reader, struct module *module)
{
    char token[256], name[256];
    struct kernel *kernel = object_new(KERNEL, sizeof *kernel);
    if (!word(reader, token, sizeof token) || !(isalpha((unsigned char)*token) || strchr("_$%", *token)))
        return failure(reader, "an entry without a name");
    kernel->name = strdup(token);
    kernel->module = module;
    word(reader, token, sizeof token);
    if (*token == '(') {
        while (word(reader, token, sizeof token) && *token != ')') {
            size_t size, align;
            if (strcmp(token, ",") == 0)
                continue;
            if (strcmp(token, ".param") != 0)
                return failure(reader, "a parameter without .param");
            int error = declaration(reader, token, sizeof token, name, &size, &align);
            if (error)
                return error;
            if (kernel->parameter_count == 64)
                return failure(reader, "too many parameters");
            size_t offset = (kernel->parameters_size + align - 1) / align * align;
            kernel->offsets[kernel->parameter_count] = offset;
            kernel->sizes[kernel->parameter_count++] = size;
            kernel->parameters_size = offset + size;
            if (*token == ')')
                break;
        }
        if (*token != ')')
            return failure(reader, "a parameter list without end");
        word(reader, token, sizeof token);
    }
    kernel->attributes[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK] = 1024;
    kernel->attributes[CU_FUNC_ATTRIBUTE_NUM_REGS] = 16;
    kernel->attributes[CU_FUNC_ATTRIBUTE_PTX_VERSION] = kernel->attributes[CU_FUNC_ATTRIBUTE_BINARY_VERSION] = 90;
    kernel->attributes[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES] = 48 << 10;
    while (*token && *token != '{') /* .maxntid and the like */
        word(reader, token, sizeof token);
    int depth = 1;
    for (char previous = '{'; depth && word(reader, token, sizeof token); previous = *token) {
        depth += (*token == '{') - (*token == '}');
        if (strcmp(token, "trap") == 0 && strchr(";{}", previous))
            kernel->traps = 1;
    }
    if (depth)
        return failure(reader, "a body without end");
    struct kernel **end = &module->kernels;
    while (*end)
        end = &(*end)->next;
    *end = kernel;
    return CUDA_SUCCESS;
}

static int variable(struct reader *reader, struct module *module)
{
    char token[256], name[256];
    size_t size, align;
    int error = declaration(reader, token, sizeof token, name, &size, &align);
    struct variable *variable = calloc(1, sizeof *variable);
    if (!error)
        error = allocate(module->context, DEVICE_MEMORY, size, &variable->allocation);
    if (error)
        return error;
    variable->name = strdup(name);
    variable->next = module->variables;
    module->variables = variable;
    while (*token && *token != ';')
        word(reader, token, sizeof token);
    return CUDA_SUCCESS;
}

static int read_ptx(struct reader *reader, struct module *module)
{
    char token[256];
    int depth = 0;
    if (!word(reader, token, sizeof token) || strcmp(token, ".version") != 0)
        return CUDA_ERROR_INVALID_IMAGE;
    word(reader, token, sizeof token);
    if (atof(token) < 1)
        return failure(reader, "no version");
    if (atof(token) > 10)
        return CUDA_ERROR_UNSUPPORTED_PTX_VERSION;
    word(reader, token, sizeof token);
    if (strcmp(token, ".target") != 0)
        return failure(reader, "no .target after .version");
    word(reader, token, sizeof token);
    if (strncmp(token, "sm_", 3) != 0)
        return failure(reader, "an unknown target");
    if (atoi(token + 3) > 90)
        return failure(reader, "a target newer than the device");
    while (word(reader, token, sizeof token)) {
        int error = CUDA_SUCCESS;
        depth += (*token == '{') - (*token == '}');
        if (strcmp(token, ".entry") == 0)
            error = entry(reader, module);
        else if (!depth && (strcmp(token, ".global") == 0 || strcmp(token, ".const") == 0))
            error = variable(reader, module);
        else if (!depth && *token != '.' && !strchr(",{};", *token) && isalpha((unsigned char)*token) &&
                 strncmp(token, "sm_", 3) != 0 && strncmp(token, "texmode_", 8) != 0 && strcmp(token, "debug") != 0)
            error = *reader->at == ' ' || *reader->at == '\n' ? failure(reader, "a word that is no directive") : CUDA_SUCCESS;
        if (strcmp(token, ".func") == 0 || strcmp(token, ".file") == 0) /* neither is looked into */
            while (word(reader, token, sizeof token) && !strchr(";{\n", *token))
                ;
        if (error)
            return error;
    }
    return depth ? failure(reader, "a block without end") : CUDA_SUCCESS;
}

/* Logs are asked for by a list of options: a buffer and its size, which becomes the length of the text. */
static void write_log(const char *text, uint32_t count, const uint32_t *options, void **values, uint32_t buffer_option)
{
    char *buffer = NULL;
    size_t room = 0, length = strlen(text);
    for (uint32_t i = 0; i < count; i++)
        if (options[i] == buffer_option)
            buffer = values[i];
        else if (options[i] == buffer_option + 1)
            room = (uint32_t)(uint64_t)values[i];
    if (buffer && room)
        snprintf(buffer, room, "%s", text);
    for (uint32_t i = 0; i < count; i++)
        if (options[i] == buffer_option + 1)
            values[i] = (void *)(buffer && room ? (length < room ? length : room - 1) : 0);
}

static int load(void *out, const char *image, uint32_t count, void *options, void *values, int library)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out && image && (!count || (options && values)), CUDA_ERROR_INVALID_VALUE);
    struct module *module = object_new(MODULE, sizeof *module);
    struct reader reader = {.at = image, .line = 1};
    module->context = context;
    module->library = library;
    module->text = strdup(image);
    int error = read_ptx(&reader, module);
    write_log(reader.log, count, options, values, CU_JIT_ERROR_LOG_BUFFER);
    write_log("", count, options, values, CU_JIT_INFO_LOG_BUFFER);
    if (error)
        object_end(module);
    else
        SET(out, void *, module);
    return error;
}

static int load_file(void *out, const char *path, uint32_t count, void *options, void *values, int library)
{
    READY;
    FILE *file = path ? fopen(path, "rb") : NULL;
    REQUIRE(path, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(file, CUDA_ERROR_FILE_NOT_FOUND);
    fseek(file, 0, SEEK_END);
    size_t size = (size_t)ftell(file);
    rewind(file);
    char *text = calloc(1, size + 1);
    size_t got = fread(text, 1, size, file);
    fclose(file);
    int error = got == size ? load(out, text, count, options, values, library) : CUDA_ERROR_OPERATING_SYSTEM;
    free(text);
    return error;
}

static int unload(void *handle, int library)
{
    CURRENT(context);
    LOCKED;
    struct module *module = object_get(handle, MODULE);
    REQUIRE(module && module->library == library, CUDA_ERROR_INVALID_HANDLE);
    wait_for_all();
    for (struct variable *variable = module->variables; variable; variable = variable->next)
        release(variable->allocation);
    for (struct kernel *kernel = module->kernels; kernel; kernel = kernel->next)
        object_end(kernel);
    object_end(module);
    return CUDA_SUCCESS;
}

static int find_kernel(void *out, void *handle, const char *name)
{
    READY;
    LOCKED;
    struct module *module = object_get(handle, MODULE);
    REQUIRE(out && name && *name, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(module, CUDA_ERROR_INVALID_HANDLE);
    struct kernel *kernel = module->kernels;
    while (kernel && strcmp(kernel->name, name) != 0)
        kernel = kernel->next;
    REQUIRE(kernel, CUDA_ERROR_NOT_FOUND);
    SET(out, void *, kernel);
    return CUDA_SUCCESS;
}

static int find_variable(void *out, void *size, void *handle, const char *name)
{
    READY;
    LOCKED;
    struct module *module = object_get(handle, MODULE);
    REQUIRE(name && *name, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(module, CUDA_ERROR_INVALID_HANDLE);
    struct variable *variable = module->variables;
    while (variable && strcmp(variable->name, name) != 0)
        variable = variable->next;
    REQUIRE(variable, CUDA_ERROR_NOT_FOUND);
    if (out)
        SET(out, uint64_t, variable->allocation->address);
    if (size)
        SET(size, uint64_t, variable->allocation->size);
    return CUDA_SUCCESS;
}

static int count_kernels(void *out, void *handle)
{
    READY;
    LOCKED;
    struct module *module = object_get(handle, MODULE);
    REQUIRE(out, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(module, CUDA_ERROR_INVALID_HANDLE);
    uint32_t count = 0;
    for (struct kernel *kernel = module->kernels; kernel; kernel = kernel->next)
        count++;
    SET(out, uint32_t, count);
    return CUDA_SUCCESS;
}

static int list_kernels(void **out, uint32_t room, void *handle)
{
    READY;
    LOCKED;
    struct module *module = object_get(handle, MODULE);
    REQUIRE(out && room, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(module, CUDA_ERROR_INVALID_HANDLE);
    struct kernel *kernel = module->kernels;
    for (uint32_t i = 0; i < room && kernel; i++, kernel = kernel->next)
        out[i] = kernel;
    return CUDA_SUCCESS;
}

int cuModuleLoadData(void *out, void *image)
{
    return load(out, image, 0, NULL, NULL, 0);
}

int cuModuleLoadDataEx(void *out, void *image, uint32_t count, void *options, void *values)
{
    return load(out, image, count, options, values, 0);
}

int cuModuleLoad(void *out, void *path)
{
    return load_file(out, path, 0, NULL, NULL, 0);
}

int cuModuleUnload(void *handle)
{
    return unload(handle, 0);
}

int cuModuleGetFunction(void *out, void *handle, void *name)
{
    return find_kernel(out, handle, name);
}

int cuModuleGetFunctionCount(void *out, void *handle)
{
    return count_kernels(out, handle);
}

int cuModuleEnumerateFunctions(void *out, uint32_t room, void *handle)
{
    return list_kernels(out, room, handle);
}

int cuModuleGetGlobal_v2(void *out, void *size, void *handle, void *name)
{
    return find_variable(out, size, handle, name);
}

int cuModuleGetLoadingMode(void *mode)
{
    READY;
    SET(mode, uint32_t, CU_MODULE_LAZY_LOADING);
    return CUDA_SUCCESS;
}

int cuLibraryLoadData(void *out, void *image, void *options, void *values, uint32_t count, void *library_options,
                      void *library_values, uint32_t library_count)
{
    REQUIRE(!library_count || (library_options && library_values), CUDA_ERROR_INVALID_VALUE);
    return load(out, image, count, options, values, 1);
}

int cuLibraryLoadFromFile(void *out, void *path, void *options, void *values, uint32_t count, void *library_options,
                          void *library_values, uint32_t library_count)
{
    REQUIRE(!library_count || (library_options && library_values), CUDA_ERROR_INVALID_VALUE);
    return load_file(out, path, count, options, values, 1);
}

int cuLibraryUnload(void *handle)
{
    return unload(handle, 1);
}

int cuLibraryGetKernel(void *out, void *handle, void *name)
{
    return find_kernel(out, handle, name);
}

int cuLibraryGetKernelCount(void *out, void *handle)
{
    return count_kernels(out, handle);
}

int cuLibraryEnumerateKernels(void *out, uint32_t room, void *handle)
{
    return list_kernels(out, room, handle);
}

int cuLibraryGetModule(void *out, void *handle)
{
    READY;
    LOCKED;
    REQUIRE(out && object_get(handle, MODULE), CUDA_ERROR_INVALID_HANDLE);
    SET(out, void *, handle);
    return CUDA_SUCCESS;
}

int cuLibraryGetGlobal(void *out, void *size, void *handle, void *name)
{
    return find_variable(out, size, handle, name);
}

/* Linking: PTX in, the same PTX out. */

struct link {
    struct object object;
    char *text;
};

int cuLinkCreate_v2(uint32_t count, void *options, void *values, void *out)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out && (!count || (options && values)), CUDA_ERROR_INVALID_VALUE);
    struct link *link = object_new(LINK, sizeof *link);
    SET(out, void *, link);
    return CUDA_SUCCESS;
}

int cuLinkAddData_v2(void *handle, uint32_t type, void *data, uint64_t size, void *name, uint32_t count, void *options,
                     void *values)
{
    READY;
    LOCKED;
    (void)name, (void)count, (void)options, (void)values;
    struct link *link = object_get(handle, LINK);
    REQUIRE(link, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(data && size && type == CU_JIT_INPUT_PTX && !link->text, CUDA_ERROR_INVALID_VALUE);
    link->text = calloc(1, size + 1);
    memcpy(link->text, data, size);
    return CUDA_SUCCESS;
}

int cuLinkComplete(void *handle, void *out, void *size)
{
    READY;
    LOCKED;
    struct link *link = object_get(handle, LINK);
    REQUIRE(link, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(out && link->text, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, link->text);
    if (size)
        SET(size, uint64_t, strlen(link->text) + 1);
    return CUDA_SUCCESS;
}

int cuLinkDestroy(void *handle)
{
    READY;
    LOCKED;
    struct link *link = object_get(handle, LINK);
    REQUIRE(link, CUDA_ERROR_INVALID_HANDLE);
    free(link->text);
    object_end(link);
    return CUDA_SUCCESS;
}

/* Functions and kernels are one. */

#define KERNEL_ENTRY(handle, name) \
    READY; \
    LOCKED; \
    struct kernel *name = object_get(handle, KERNEL); \
    REQUIRE(name, CUDA_ERROR_INVALID_HANDLE)

int cuKernelGetFunction(void *out, void *handle)
{
    KERNEL_ENTRY(handle, kernel);
    SET(out, void *, kernel);
    return CUDA_SUCCESS;
}

int cuKernelGetLibrary(void *out, void *handle)
{
    KERNEL_ENTRY(handle, kernel);
    SET(out, void *, kernel->module);
    return CUDA_SUCCESS;
}

int cuFuncGetModule(void *out, void *handle)
{
    KERNEL_ENTRY(handle, kernel);
    SET(out, void *, kernel->module);
    return CUDA_SUCCESS;
}

int cuFuncGetName(void *out, void *handle)
{
    KERNEL_ENTRY(handle, kernel);
    SET(out, const char *, kernel->name);
    return CUDA_SUCCESS;
}

int cuKernelGetName(void *out, void *handle)
{
    return cuFuncGetName(out, handle);
}

int cuFuncGetAttribute(void *out, uint32_t which, void *handle)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(out && which < CU_FUNC_ATTRIBUTE_MAX, CUDA_ERROR_INVALID_VALUE);
    SET(out, int32_t, kernel->attributes[which]);
    return CUDA_SUCCESS;
}

int cuFuncSetAttribute(void *handle, uint32_t which, int32_t value)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(which >= CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES && which < CU_FUNC_ATTRIBUTE_MAX, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(which != CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES || (0 <= value && value <= 227 << 10), CUDA_ERROR_INVALID_VALUE);
    kernel->attributes[which] = value;
    return CUDA_SUCCESS;
}

int cuKernelGetAttribute(void *out, uint32_t which, void *handle, int32_t device)
{
    REQUIRE(0 <= device && device < DEVICES, CUDA_ERROR_INVALID_DEVICE);
    return cuFuncGetAttribute(out, which, handle);
}

int cuKernelSetAttribute(uint32_t which, int32_t value, void *handle, int32_t device)
{
    REQUIRE(0 <= device && device < DEVICES, CUDA_ERROR_INVALID_DEVICE);
    return cuFuncSetAttribute(handle, which, value);
}

int cuFuncSetCacheConfig(void *handle, uint32_t config)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(config <= CU_FUNC_CACHE_PREFER_EQUAL, CUDA_ERROR_INVALID_VALUE);
    return CUDA_SUCCESS;
}

int cuFuncIsLoaded(void *out, void *handle)
{
    KERNEL_ENTRY(handle, kernel);
    SET(out, uint32_t, CU_FUNCTION_LOADING_STATE_LOADED);
    return CUDA_SUCCESS;
}

int cuFuncLoad(void *handle)
{
    KERNEL_ENTRY(handle, kernel);
    return CUDA_SUCCESS;
}

int cuFuncGetParamInfo(void *handle, uint64_t index, void *offset, void *size)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(offset && index < (uint64_t)kernel->parameter_count, CUDA_ERROR_INVALID_VALUE);
    SET(offset, uint64_t, kernel->offsets[index]);
    if (size)
        SET(size, uint64_t, kernel->sizes[index]);
    return CUDA_SUCCESS;
}

int cuFuncGetParamCount(void *handle, void *count)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(count, CUDA_ERROR_INVALID_VALUE);
    SET(count, uint64_t, (uint64_t)kernel->parameter_count);
    return CUDA_SUCCESS;
}

int cuKernelGetParamInfo(void *handle, uint64_t index, void *offset, void *size)
{
    return cuFuncGetParamInfo(handle, index, offset, size);
}

int cuKernelGetParamCount(void *handle, void *count)
{
    return cuFuncGetParamCount(handle, count);
}

int cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(void *out, void *handle, int32_t block, uint64_t shared, uint32_t flags)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(out && block > 0 && flags <= 1, CUDA_ERROR_INVALID_VALUE);
    int by_threads = 2048 / block, by_shared = shared ? (int)((228u << 10) / shared) : 32;
    int blocks = by_threads < by_shared ? by_threads : by_shared;
    SET(out, int32_t, block > 1024 ? 0 : blocks < 32 ? blocks : 32);
    return CUDA_SUCCESS;
}

int cuOccupancyMaxActiveBlocksPerMultiprocessor(void *out, void *handle, int32_t block, uint64_t shared)
{
    return cuOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(out, handle, block, shared, 0);
}

/* The caller's own function says how much shared memory a block of a size needs. */
int cuOccupancyMaxPotentialBlockSizeWithFlags(void *grid, void *block, void *handle, void *shared_of, uint64_t shared,
                                              int32_t limit, uint32_t flags)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(grid && block && flags <= 1, CUDA_ERROR_INVALID_VALUE);
    int size = limit > 0 && limit < 1024 ? limit : 1024;
    while (size > 32 && (shared_of ? ((uint64_t(*)(int))shared_of)(size) : shared) > 48 << 10)
        size -= 32;
    SET(block, int32_t, size);
    SET(grid, int32_t, 4 * (2048 / size));
    return CUDA_SUCCESS;
}

int cuOccupancyMaxPotentialBlockSize(void *grid, void *block, void *handle, void *shared_of, uint64_t shared, int32_t limit)
{
    return cuOccupancyMaxPotentialBlockSizeWithFlags(grid, block, handle, shared_of, shared, limit, 0);
}

/* Launches. */

/* Takes the parameters to where they stay until the kernel has run; the operation is complete then. */
int launch_checked(struct context *context, struct operation *operation, void *function, void *const *parameters, void *const *extra)
{
    static unsigned char gathered[1 << 15]; /* under the lock, until the operation is submitted */
    struct kernel *kernel = object_get(function, KERNEL);
    REQUIRE(kernel, CUDA_ERROR_INVALID_HANDLE);
    const uint32_t *grid = operation->launch.grid, *block = operation->launch.block;
    uint64_t threads = (uint64_t)block[0] * block[1] * block[2];
    REQUIRE(grid[0] && grid[1] && grid[2] && threads, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(grid[0] <= 0x7FFFFFFF && grid[1] <= 65535 && grid[2] <= 65535, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(block[0] <= 1024 && block[1] <= 1024 && block[2] <= 64 && threads <= 1024, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(operation->launch.shared <= (uint32_t)kernel->attributes[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES],
            CUDA_ERROR_INVALID_VALUE);
    REQUIRE(!parameters || !extra, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(parameters || extra || !kernel->parameter_count, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(kernel->parameters_size <= sizeof gathered, CUDA_ERROR_INVALID_VALUE);
    memset(gathered, 0, kernel->parameters_size);
    for (int i = 0; parameters && i < kernel->parameter_count; i++) {
        REQUIRE(parameters[i], CUDA_ERROR_INVALID_VALUE);
        memcpy(gathered + kernel->offsets[i], parameters[i], kernel->sizes[i]);
    }
    if (extra) { /* (1, buffer, 2, address of its size, 0) in any order */
        const void *buffer = NULL;
        uint64_t size = 0;
        for (; *extra; extra += 2)
            if (*extra == (void *)1)
                buffer = extra[1];
            else if (*extra == (void *)2)
                size = *(const uint64_t *)extra[1];
        REQUIRE(buffer && size >= kernel->parameters_size && size < sizeof gathered, CUDA_ERROR_INVALID_VALUE);
        memcpy(gathered, buffer, kernel->parameters_size);
    }
    operation->kind = LAUNCH;
    operation->launch.context = context;
    operation->launch.kernel = kernel;
    operation->launch.parameters = gathered;
    return CUDA_SUCCESS;
}

static int launch(struct operation *operation, void *function, void *stream_handle, void *const *parameters, void *const *extra)
{
    CURRENT(context);
    LOCKED;
    int error = launch_checked(context, operation, function, parameters, extra);
    struct stream *stream = stream_get(stream_handle);
    if (error)
        return error;
    REQUIRE(stream, CUDA_ERROR_INVALID_HANDLE);
    return submit(stream, operation);
}

int cuLaunchKernel(void *function, uint32_t grid_x, uint32_t grid_y, uint32_t grid_z, uint32_t block_x, uint32_t block_y,
                   uint32_t block_z, uint32_t shared, void *stream, void *parameters, void *extra)
{
    struct operation operation = {
        .launch = {.grid = {grid_x, grid_y, grid_z}, .block = {block_x, block_y, block_z}, .shared = shared},
    };
    return launch(&operation, function, stream, parameters, extra);
}

int cuLaunchCooperativeKernel(void *function, uint32_t grid_x, uint32_t grid_y, uint32_t grid_z, uint32_t block_x,
                              uint32_t block_y, uint32_t block_z, uint32_t shared, void *stream, void *parameters)
{
    return cuLaunchKernel(function, grid_x, grid_y, grid_z, block_x, block_y, block_z, shared, stream, parameters, NULL);
}

int cuLaunchKernelEx(void *configuration, void *function, void *parameters, void *extra)
{
    const CUlaunchConfig_st *given = configuration;
    REQUIRE(given && (!given->numAttrs || given->attrs), CUDA_ERROR_INVALID_VALUE);
    struct operation operation = {.launch = {
        .grid = {given->gridDimX, given->gridDimY, given->gridDimZ},
        .block = {given->blockDimX, given->blockDimY, given->blockDimZ}, .shared = given->sharedMemBytes,
    }};
    for (uint32_t i = 0; i < given->numAttrs; i++) {
        const CUlaunchAttribute_st *attribute = (const CUlaunchAttribute_st *)given->attrs + i;
        if (attribute->id != CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION)
            continue;
        operation.launch.cluster[0] = attribute->value.clusterDim.x;
        operation.launch.cluster[1] = attribute->value.clusterDim.y;
        operation.launch.cluster[2] = attribute->value.clusterDim.z;
    }
    return launch(&operation, function, given->hStream, parameters, extra);
}

/* What has run, for tests. */

struct launched {
    char name[128];
    uint32_t grid[3], block[3], cluster[3], shared;
    uint64_t size;
    unsigned char parameters[4096];
};
static struct launched last;
static uint64_t launches;

uint64_t standin_launched(struct launched *out)
{
    LOCKED;
    *out = last;
    return launches;
}

void perform_launch(const struct operation *operation)
{
    LOCKED;
    struct kernel *kernel = operation->launch.kernel;
    launches++;
    snprintf(last.name, sizeof last.name, "%s", kernel->name);
    memcpy(last.grid, operation->launch.grid, sizeof last.grid);
    memcpy(last.block, operation->launch.block, sizeof last.block);
    memcpy(last.cluster, operation->launch.cluster, sizeof last.cluster);
    last.shared = operation->launch.shared;
    last.size = kernel->parameters_size;
    memcpy(last.parameters, operation->launch.parameters,
           kernel->parameters_size < sizeof last.parameters ? kernel->parameters_size : sizeof last.parameters);
    if (kernel->traps)
        operation->launch.context->error = CUDA_ERROR_LAUNCH_FAILED;
}
