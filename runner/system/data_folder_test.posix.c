/* Tests of the folders of data and of the cache. */
#define _POSIX_C_SOURCE 200809L

#include "file.h"
#include "version.h"

#include <criterion/criterion.h>
#include <pwd.h>
#include <stdlib.h>
#include <unistd.h>

static struct arena arena;

static void begin(void)
{
    arena = arena_create(1 << 20);
}

static void end(void)
{
    arena_destroy(&arena);
}

TestSuite(data_folder, .init = begin, .fini = end);

Test(data_folder, the_data_folder_is_next_to_the_folder_of_the_program)
{
    cr_expect_str_eq(data_folder("/opt/x/bin/scatter-cts", &arena), "/opt/x/share/scatter-cts");
    cr_expect_str_eq(data_folder("/bin/scatter-cts", &arena), "/share/scatter-cts");
}

Test(data_folder, the_cache_is_in_xdg_cache_home)
{
    (void)setenv("HOME", "/home/a", 1);
    (void)setenv("XDG_CACHE_HOME", "/caches", 1);
    cr_expect_str_eq(cache_folder(&arena), "/caches/scatter-cts/" SCATTER_CTS_VERSION);
}

Test(data_folder, a_relative_xdg_cache_home_is_ignored)
{
    (void)setenv("HOME", "/home/a", 1);
    (void)setenv("XDG_CACHE_HOME", "caches", 1);
    cr_expect_str_eq(cache_folder(&arena), "/home/a/.cache/scatter-cts/" SCATTER_CTS_VERSION);
}

Test(data_folder, without_home_the_home_folder_comes_from_the_user_database)
{
    const struct passwd *user = getpwuid(getuid());
    cr_assert(user != NULL);
    (void)unsetenv("XDG_CACHE_HOME");
    (void)unsetenv("HOME");
    cr_expect_str_eq(cache_folder(&arena),
                     arena_format(&arena, "%s/.cache/scatter-cts/%s", user->pw_dir, SCATTER_CTS_VERSION));
}
