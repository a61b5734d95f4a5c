/* Modules, libraries, functions, launches. */
#include "ptx.h"

#include <stdio.h>

#define LINKED "\x7f" "ELF stand-in %d\n"
enum { OWN_TARGET = 90 };

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
    int library;
};

/* The contents of a module's text, found by ptx.c. */

static int add_entry(void *to, const char *name, const struct parameters *parameters, struct program *program)
{
    struct module *module = to;
    struct kernel *kernel = object_new(KERNEL, sizeof *kernel), **end = &module->kernels;
    kernel->module = module;
    kernel->program = program;
    kernel->name = strdup(name);
    kernel->parameters = *parameters;
    kernel->attributes[CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK] = 1024;
    kernel->attributes[CU_FUNC_ATTRIBUTE_NUM_REGS] = 16;
    kernel->attributes[CU_FUNC_ATTRIBUTE_PTX_VERSION] = kernel->attributes[CU_FUNC_ATTRIBUTE_BINARY_VERSION] = 90;
    kernel->attributes[CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES] = 48 << 10;
    while (*end)
        end = &(*end)->next;
    *end = kernel;
    return CUDA_SUCCESS;
}

static int add_variable(void *to, const char *name, size_t size, const void *content)
{
    struct module *module = to;
    struct variable *variable = calloc(1, sizeof *variable);
    int error = allocate(module->context, DEVICE_MEMORY, size, &variable->allocation);
    if (error)
        return error;
    memcpy((void *)variable->allocation->address, content, size);
    variable->name = strdup(name);
    variable->next = module->variables;
    module->variables = variable;
    return CUDA_SUCCESS;
}

static struct variable *named(const struct module *module, const char *name)
{
    struct variable *variable = module->variables;
    while (variable && strcmp(variable->name, name) != 0)
        variable = variable->next;
    return variable;
}

static uint64_t address_of(void *to, const char *name)
{
    struct variable *variable = named(to, name);
    return variable ? variable->allocation->address : 0;
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

static void discard(struct module *module)
{
    for (struct variable *variable = module->variables; variable; variable = variable->next)
        release(variable->allocation);
    for (struct kernel *kernel = module->kernels; kernel; kernel = kernel->next)
        object_end(kernel);
    object_end(module);
}

static int load(void *out, const char *image, uint32_t count, void *options, void *values, int library)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out && image && (!count || (options && values)), CUDA_ERROR_INVALID_VALUE);
    int target = 0, head = 0;
    if (sscanf(image, LINKED "%n", &target, &head) == 1) {
        REQUIRE(target == OWN_TARGET, CUDA_ERROR_NO_BINARY_FOR_GPU);
        image += head;
    }
    struct module *module = object_new(MODULE, sizeof *module);
    struct reader reader = {.at = image, .line = 1};
    module->context = context;
    module->library = library;
    int error = ptx_read(&reader, &(struct sink){module, add_entry, add_variable, address_of});
    char said[4096] = "";
    for (struct kernel *kernel = module->kernels; kernel && !error; kernel = kernel->next)
        snprintf(said + strlen(said), sizeof said - strlen(said), "ptx: entry '%s'\n", kernel->name);
    write_log(reader.log, count, options, values, CU_JIT_ERROR_LOG_BUFFER);
    write_log(said, count, options, values, CU_JIT_INFO_LOG_BUFFER);
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
    PERMITTED_NOW;
    wait_for_all();
    discard(module);
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
    struct variable *variable = named(module, name);
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

/* Linking: the result begins like a cubin, names its target, and holds the PTX of the inputs, which is parsed at once. */

enum { LINK_OPTIONS = 32 };

struct link {
    struct object object;
    int target;
    char *image;
    size_t size;
    uint32_t count, options[LINK_OPTIONS];
    void *values[LINK_OPTIONS];
};

int cuLinkCreate_v2(uint32_t count, void *options, void *values, void *out)
{
    CURRENT(context);
    LOCKED;
    REQUIRE(out && (!count || (options && values)) && count <= LINK_OPTIONS, CUDA_ERROR_INVALID_VALUE);
    struct link *link = object_new(LINK, sizeof *link);
    link->count = count;
    memcpy(link->options, options, count * sizeof *link->options);
    memcpy(link->values, values, count * sizeof *link->values);
    link->target = OWN_TARGET;
    for (uint32_t i = 0; i < count; i++)
        if (((uint32_t *)options)[i] == CU_JIT_TARGET)
            link->target = (int)(uint32_t)((uint64_t *)values)[i];
    SET(out, void *, link);
    return CUDA_SUCCESS;
}

int cuLinkAddData_v2(void *handle, uint32_t type, void *data, uint64_t size, void *name, uint32_t count, void *options,
                     void *values)
{
    CURRENT(context);
    LOCKED;
    (void)name, (void)count, (void)options, (void)values;
    struct link *link = object_get(handle, LINK);
    REQUIRE(link, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(data && size && type == CU_JIT_INPUT_PTX && !link->image, CUDA_ERROR_INVALID_VALUE);
    link->image = calloc(1, size + 64);
    int head = sprintf(link->image, LINKED, link->target);
    memcpy(link->image + head, data, size);
    link->size = (size_t)head + size + 1;
    struct module *module = object_new(MODULE, sizeof *module);
    struct reader reader = {.at = link->image + head, .line = 1};
    module->context = context;
    int error = ptx_read(&reader, &(struct sink){module, add_entry, add_variable, address_of});
    write_log(reader.log, link->count, link->options, link->values, CU_JIT_ERROR_LOG_BUFFER);
    discard(module);
    return error;
}

int cuLinkComplete(void *handle, void *out, void *size)
{
    READY;
    LOCKED;
    struct link *link = object_get(handle, LINK);
    REQUIRE(link, CUDA_ERROR_INVALID_HANDLE);
    REQUIRE(out && link->image, CUDA_ERROR_INVALID_VALUE);
    SET(out, void *, link->image);
    if (size)
        SET(size, uint64_t, link->size);
    return CUDA_SUCCESS;
}

int cuLinkDestroy(void *handle)
{
    READY;
    LOCKED;
    struct link *link = object_get(handle, LINK);
    REQUIRE(link, CUDA_ERROR_INVALID_HANDLE);
    free(link->image);
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

static int parameter_info(const struct kernel *kernel, uint64_t index, void *offset, void *size)
{
    CURRENT(context);
    REQUIRE(offset && index < (uint64_t)kernel->parameters.count, CUDA_ERROR_INVALID_VALUE);
    SET(offset, uint64_t, kernel->parameters.offsets[index]);
    if (size)
        SET(size, uint64_t, kernel->parameters.sizes[index]);
    return CUDA_SUCCESS;
}

int cuFuncGetParamInfo(void *handle, uint64_t index, void *offset, void *size)
{
    KERNEL_ENTRY(handle, kernel);
    return parameter_info(kernel, index, offset, size);
}

/* A CUfunction, the kernel of a module, is refused. */
int cuKernelGetParamInfo(void *handle, uint64_t index, void *offset, void *size)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(kernel->module->library, CUDA_ERROR_INVALID_HANDLE);
    return parameter_info(kernel, index, offset, size);
}

int cuFuncGetParamCount(void *handle, void *count)
{
    KERNEL_ENTRY(handle, kernel);
    REQUIRE(count, CUDA_ERROR_INVALID_VALUE);
    SET(count, uint64_t, (uint64_t)kernel->parameters.count);
    return CUDA_SUCCESS;
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

/* The caller's function returns the shared memory that a block of a size needs. */
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

/* Copies the parameters to memory that lives until the kernel has run, and completes the operation. */
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
    REQUIRE(parameters || extra || !kernel->parameters.count, CUDA_ERROR_INVALID_VALUE);
    REQUIRE(program_runs(kernel->program), CUDA_ERROR_NOT_SUPPORTED);
    REQUIRE(kernel->parameters.size <= sizeof gathered, CUDA_ERROR_INVALID_VALUE);
    memset(gathered, 0, kernel->parameters.size);
    for (int i = 0; parameters && i < kernel->parameters.count; i++) {
        REQUIRE(parameters[i], CUDA_ERROR_INVALID_VALUE);
        memcpy(gathered + kernel->parameters.offsets[i], parameters[i], kernel->parameters.sizes[i]);
    }
    if (extra) { /* (1, buffer, 2, address of its size, 0) in any order */
        const void *buffer = NULL;
        uint64_t size = 0;
        for (; *extra; extra += 2)
            if (*extra == (void *)1)
                buffer = extra[1];
            else if (*extra == (void *)2)
                size = *(const uint64_t *)extra[1];
        REQUIRE(buffer && size >= kernel->parameters.size && size < sizeof gathered, CUDA_ERROR_INVALID_VALUE);
        memcpy(gathered, buffer, kernel->parameters.size);
    }
    operation->kind = LAUNCH;
    operation->launch.context = context;
    operation->launch.kernel = kernel;
    operation->launch.parameters = gathered;
    return CUDA_SUCCESS;
}

static int launch(struct operation *operation, void *function, void *stream_handle, void *const *parameters, void *const *extra)
{
    READY;
    LOCKED;
    struct stream *stream = stream_get(stream_handle);
    struct context *context = stream ? stream->context : NULL; /* a default stream has none of its own */
    int error = context ? standin_usable(context) : standin_current(&context);
    if (!error)
        error = launch_checked(context, operation, function, parameters, extra);
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

/* The last launch and the number of launches, for tests. */

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

static int is_loaded(struct kernel *kernel)
{
    LOCKED;
    return object_get(kernel, KERNEL) != NULL;
}

void perform_launch(const struct operation *operation)
{
    struct kernel *kernel = operation->launch.kernel;
    int error = operation->launch.context->error;
    if (!error)
        error = is_loaded(kernel) ? program_run(kernel->program, operation) : CUDA_ERROR_ILLEGAL_ADDRESS;
    LOCKED;
    launches++;
    snprintf(last.name, sizeof last.name, "%s", kernel->name);
    memcpy(last.grid, operation->launch.grid, sizeof last.grid);
    memcpy(last.block, operation->launch.block, sizeof last.block);
    memcpy(last.cluster, operation->launch.cluster, sizeof last.cluster);
    last.shared = operation->launch.shared;
    last.size = kernel->parameters.size;
    memcpy(last.parameters, operation->launch.parameters, last.size < sizeof last.parameters ? last.size : sizeof last.parameters);
    operation->launch.context->error = error;
}
