/* <string.h> with the function of POSIX that Windows lacks. */
#pragma once
#include_next <string.h>

char *strsep(char **text, const char *separators);
