/* A loader that asks for addresses gets them, unless this function is itself tested. */
#include "recording.h"
#include "standin.h"

static struct function get_proc_address = {"cuGetProcAddress"}, get_proc_address_v2 = {"cuGetProcAddress_v2"};

int cuGetProcAddress(const char *name, void **function, int version, uint64_t flags)
{
    const struct value all[] = {VALUE(name) VALUE(function) VALUE(version) VALUE(flags)};
    int status;
    if (!standin_under_test("cuGetProcAddress"))
        return standin_get_proc_address(name, function, version, flags, NULL);
    standin_receive(&get_proc_address, all, 4, &status, sizeof status);
    return status;
}

int cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status)
{
    const struct value all[] = {VALUE(name) VALUE(function) VALUE(version) VALUE(flags) VALUE(status)};
    int result;
    if (!standin_under_test("cuGetProcAddress_v2"))
        return standin_get_proc_address(name, function, version, flags, status);
    standin_receive(&get_proc_address_v2, all, 5, &result, sizeof result);
    return result;
}
