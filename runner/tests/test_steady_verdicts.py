"""Every run of one misbehaving plugin gives the same verdicts, whatever memory the system gives to its process.

The plugin misbehaves in one case. Where chance decides when a thread of it writes, the case itself may get another
verdict, no other case ever does, and the exit status is always the same.
"""

import collections

import pytest
from test_misbehaviour import BYSTANDERS, EXTENT, TARGET

pytestmark = pytest.mark.long

RUNS = 8

# The C example, with an action in one case, before or after its work.
PLUGIN = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>

static const struct scatter_cts_plugin *example;

static enum scatter_cts_result start(const struct scatter_cts_option *options, size_t count, void **state,
                                     struct scatter_cts_message *message)
{
    example = dlsym(dlopen("%(example)s", RTLD_NOW), "scatter_cts_plugin");
    return example->open == NULL ? SCATTER_CTS_OK : example->open(options, count, state, message);
}

/* Every late action of a thread. */
struct late { volatile char *at; int after; };

static void *write_late(void *argument)
{
    struct late *late = argument;
    (void)select(0, NULL, NULL, NULL, &(struct timeval){.tv_usec = late->after});
    *late->at = 77;
    return NULL;
}

static void *write_often(void *argument)
{
    struct late *late = argument;
    for (;; (void)select(0, NULL, NULL, NULL, &(struct timeval){.tv_usec = late->after}))
        for (int i = 0; i < 100; i++)
            late->at[i] = 77;
}

static void *read_late(void *argument)
{
    struct late *late = argument;
    (void)select(0, NULL, NULL, NULL, &(struct timeval){.tv_usec = late->after});
    (void)*late->at;
    return NULL;
}

static void later(void *(*act)(void *), const volatile void *at, int after)
{
    pthread_t thread;
    struct late *late = malloc(sizeof *late);
    late->at = (volatile char *)(uintptr_t)at;
    late->after = after;
    if (pthread_create(&thread, NULL, act, late) == 0)
        (void)pthread_detach(thread);
}

static enum scatter_cts_result act(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    (void)run, (void)later, (void)write_late, (void)write_often, (void)read_late;
    enum scatter_cts_result result = example->run(state, request, output, message);
    if (request->input_count > 0 && request->inputs[0].rank > 0 && request->inputs[0].dims[0] == %(extent)d) {
        volatile char *out = output->elements, *end = out + output->byte_size;
        const char *data = request->inputs[0].elements;
        (void)out, (void)end, (void)data;
        %(action)s;
    }
    return result;
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .name = "example",
          .version = "1.0.0", .open = start, .run = act};
"""


@pytest.fixture
def acting(compile_plugin, example):
    return lambda action: compile_plugin(PLUGIN % {"example": example, "extent": EXTENT, "action": action})


@pytest.fixture
def outcomes(run, corpus):
    """What the runs say: how often each pair of verdict and message of the target, and each exit status, occurs."""

    def call(plugin, jobs):
        filters = [word for name in [TARGET, *BYSTANDERS] for word in ("--filter", name)]
        targets, codes = collections.Counter(), collections.Counter()
        for _ in range(RUNS):
            result = run("--implementation", plugin, "--cases", corpus, "--jobs", jobs, *filters)
            others = {name: case["verdict"] for name, case in result.cases.items() if name != TARGET}
            assert others == dict.fromkeys(BYSTANDERS, "pass"), result.err
            target = result.cases[TARGET]
            targets[target["verdict"], target.get("message", "")] += 1
            codes[result.code] += 1
        return targets, codes

    return call


# Where the plugin writes or reads, and what every run says.
FAR = {
    "end[0] = 1": "wrote to memory right past the end of its output",
    "end[4096] = 1": "wrote to memory 4096 bytes past the end of its output",
    "end[400 << 10] = 1": "wrote to memory 409600 bytes past the end of its output",
    "end[1 << 20] = 1": "wrote to memory 1048576 bytes past the end of its output",
    "end[8 << 20] = 1": "wrote to memory 8388608 bytes past the end of its output",
    "out[-1] = 1": "wrote to memory 1 byte before its output",
    "out[-(200 << 10)] = 1": "",
    "out[-(4 << 20)] = 1": "",
    "end[(size_t)1 << 30] = 1": "was killed by SIGSEGV",
    "end[(size_t)16 << 30] = 1": "was killed by SIGSEGV",
    "out[-((ptrdiff_t)8 << 30)] = 1": "was killed by SIGSEGV",
    "(void)*(volatile const char *)(data + (400 << 10))": "",
    "(void)*(volatile const char *)(data + ((size_t)8 << 30))": "was killed by SIGSEGV",
}


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.parametrize("action", FAR)
def test_an_access_far_from_a_buffer_gives_the_same_verdict_every_time(acting, outcomes, action, jobs):
    targets, codes = outcomes(acting(action), jobs)
    ((verdict, message),) = targets
    assert verdict in ("fail", "crash")
    assert FAR[action] in message and "after it had answered" not in message
    assert codes == {1: RUNS}


LATE_WRITES = [
    f"later(write_late, {where}, {after})" for where in ("out", "data", "output->dims") for after in (0, 100, 1000, 10_000)
] + ["later(write_often, output->allocate(output->context, 100), 50)"]


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.parametrize("action", LATE_WRITES)
def test_a_late_write_blames_no_other_case_and_counts_every_time(acting, outcomes, action, jobs):
    _, codes = outcomes(acting(action), jobs)
    assert codes == {1: RUNS}


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.parametrize("after", [0, 1000])
def test_a_late_read_does_no_harm(acting, outcomes, after, jobs):
    targets, codes = outcomes(acting(f"later(read_late, data, {after})"), jobs)
    assert (targets, codes) == ({("pass", ""): RUNS}, {0: RUNS})
