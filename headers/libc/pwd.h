/* Stand-in for POSIX's header: a user, as glibc has it. */
#ifndef STAND_IN_PWD_H
#define STAND_IN_PWD_H

#include <sys/types.h>

struct passwd {
    char *pw_name;
    char *pw_passwd;
    uid_t pw_uid;
    gid_t pw_gid;
    char *pw_gecos;
    char *pw_dir;
    char *pw_shell;
};

#endif
