#define _POSIX_C_SOURCE 200809L

#include "data_folder.h"

#include "version.h"

#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *data_folder(const char *program, struct arena *arena)
{
    const char *below = SCATTER_CTS_DATA_FOLDER;
    char *folder = arena_copy_text(arena, program, strlen(program));
    if (folder == NULL)
        return NULL;
    char *slash = strrchr(folder, '/');
    while (slash != NULL && strncmp(below, "../", 3) == 0) {
        *slash = '\0';
        below += 3;
        slash = strrchr(folder, '/');
    }
    if (slash != NULL)
        *slash = '\0';
    return arena_format(arena, "%s/%s", folder, below);
}

const char *cache_folder(struct arena *arena)
{
    const char *cache = getenv("XDG_CACHE_HOME");
    if (cache != NULL && cache[0] == '/')
        return arena_format(arena, "%s/scatter-cts/%s", cache, SCATTER_CTS_VERSION);
    const char *home = getenv("HOME");
    if (home == NULL || home[0] == '\0') {
        const struct passwd *user = getpwuid(getuid());
        home = user == NULL ? NULL : user->pw_dir;
    }
    return home == NULL ? NULL : arena_format(arena, "%s/.cache/scatter-cts/%s", home, SCATTER_CTS_VERSION);
}
