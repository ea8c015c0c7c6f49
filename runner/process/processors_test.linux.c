#define _GNU_SOURCE /* sched_setaffinity */

#include "processor_use.h"
#include "temporary_folder.h"

#include <criterion/criterion.h>
#include <math.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct temporary_folder folder;

static void set_up(void)
{
    folder = temporary_folder_create();
}

static void tear_down(void)
{
    temporary_folder_remove(&folder);
}

TestSuite(processors, .init = set_up, .fini = tear_down);

static void write_file(const char *name, const char *text)
{
    temporary_folder_write(&folder, name, text, strlen(text));
}

static void expect_quota(const char *membership, double expected)
{
    char file[300], groups[300];
    write_file("membership", membership);
    (void)snprintf(file, sizeof file, "%s/membership", folder.path);
    (void)snprintf(groups, sizeof groups, "%s/groups", folder.path);
    double quota = processor_quota(file, groups);
    cr_expect(quota == expected, "%g, not %g", quota, expected);
}

Test(processors, without_groups_there_is_no_quota)
{
    expect_quota("", INFINITY);
    expect_quota("0::/\n", INFINITY);
    expect_quota("no colon\n0:\n", INFINITY);
    cr_expect(isinf(processor_quota("/nowhere/at/all", "/nowhere")));
}

Test(processors, the_quota_of_a_group_is_a_number_of_processors)
{
    write_file("groups/a/b/cpu.max", "50000 100000\n");
    expect_quota("0::/a/b\n", 0.5);
}

Test(processors, the_smallest_quota_of_a_group_and_those_above_counts)
{
    write_file("groups/a/b/cpu.max", "max 100000\n");
    write_file("groups/a/cpu.max", "150000 100000\n");
    write_file("groups/cpu.max", "300000 100000\n");
    expect_quota("0::/a/b\n", 1.5);
}

Test(processors, a_group_that_cannot_be_seen_does_not_hide_the_others)
{
    write_file("groups/cpu.max", "300000 100000\n");
    expect_quota("0::/outside/the/container\n", 3);
}

Test(processors, quotas_of_version_1_count_too)
{
    write_file("groups/cpu,cpuacct/a/cpu.cfs_quota_us", "25000\n");
    write_file("groups/cpu,cpuacct/a/cpu.cfs_period_us", "100000\n");
    write_file("groups/cpuset/a/cpu.cfs_quota_us", "1\n");
    write_file("groups/cpuset/a/cpu.cfs_period_us", "100000\n");
    expect_quota("5:cpuset:/a\n4:cpu,cpuacct:/a\n0::/\n", 0.25);
    write_file("groups/cpu,cpuacct/a/cpu.cfs_quota_us", "-1\n");
    expect_quota("4:cpu,cpuacct:/a\n", INFINITY);
}

Test(processors, affinity_limits_the_processors)
{
    cpu_set_t all, one;
    cr_assert(sched_getaffinity(0, sizeof all, &all) == 0);
    cr_expect(processors_of(getpid()) <= CPU_COUNT(&all));
    CPU_ZERO(&one);
    for (size_t i = 0; i < CPU_SETSIZE && CPU_COUNT(&one) == 0; i++)
        if (CPU_ISSET(i, &all))
            CPU_SET(i, &one);
    cr_assert(sched_setaffinity(0, sizeof one, &one) == 0);
    cr_expect(processors_of(getpid()) <= 1 && processors_of(getpid()) > 0);
}
