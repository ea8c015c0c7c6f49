"""What a plugin does to its arguments, its memory and its process in one call, and the required outcome.

Each row is an action in one case, tried with one and with four processes. That case alone is blamed, all others pass, and
the exit status is 1; actions that do no harm change nothing. Where an action strikes later, no case is blamed, and the lost
process counts.
"""

import pytest
from test_misbehaviour import BYSTANDERS, EXTENT, TARGET

pytestmark = pytest.mark.long

PLUGIN = r"""
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <fenv.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/types.h>
#include <sys/wait.h>

int close(int), dup2(int, int), pipe(int[2]), usleep(unsigned);
pid_t fork(void), getpid(void), getppid(void), setsid(void);
void _exit(int);
ssize_t write(int, const void *, size_t), read(int, void *, size_t), pwrite(int, const void *, size_t, off_t);
int madvise(void *, size_t, int);

static const struct scatter_cts_plugin *example;
static const char *chosen = "";

static enum scatter_cts_result start(const struct scatter_cts_option *options, size_t count, void **state,
                                     struct scatter_cts_message *message)
{
    if (count > 0)
        chosen = strdup(options[0].value);
    example = dlsym(dlopen("%(example)s", RTLD_NOW), "scatter_cts_plugin");
    return example->open == NULL ? SCATTER_CTS_OK : example->open(NULL, 0, state, message);
}

static void *page_of(const void *address) { return (void *)((uintptr_t)address & ~(uintptr_t)4095); }

static void rest(int microseconds)
{
    (void)select(0, NULL, NULL, NULL, &(struct timeval){.tv_usec = microseconds});
}

static void *doing(void (*act)(void)) { act(); return NULL; }

static void in_thread(void (*act)(void))
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, (void *(*)(void *))doing, (void *)act) == 0)
        (void)pthread_detach(thread);
}

static void recurse(volatile char *above)
{
    volatile char frame[4096];
    frame[0] = above == NULL ? 0 : above[0];
    recurse(frame);
    frame[1] = frame[0];
}

static void overflow_stack(void) { recurse(NULL); }
static void die_later(void) { rest(2000); raise(SIGKILL); }
static void exit_later(void) { rest(2000); _exit(0); }
static void abort_later(void) { rest(2000); abort(); }
static void exit_soon(void) { rest(100); _exit(0); }
static void exit_much_later(void) { rest(30000); _exit(0); }
static void exit_quietly(void) { _exit(0); }

#define WHEN(name) if (strcmp(chosen, name) == 0)

static enum scatter_cts_result act(void *state, const struct scatter_cts_request *request,
                                   struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    if (request->input_count == 0 || request->inputs[0].rank == 0 || request->inputs[0].dims[0] != %(extent)d)
        return example->run(state, request, output, message);
    char *elements = output->elements, *end = elements + output->byte_size;
    struct scatter_cts_request *writable = (struct scatter_cts_request *)(uintptr_t)request;
    struct scatter_cts_tensor *inputs = (struct scatter_cts_tensor *)(uintptr_t)request->inputs;
    int64_t *dims = (int64_t *)(uintptr_t)inputs[0].dims;
    (void)run, (void)elements, (void)end, (void)writable, (void)inputs, (void)dims;
%(before)s
    enum scatter_cts_result result = example->run(state, request, output, message);
%(after)s
    return result;
}

PLUGIN = {.abi_version = SCATTER_CTS_ABI_VERSION, .size = sizeof scatter_cts_plugin, .name = "example",
          .version = "1.0.0", .open = start, .run = act};
"""

# action: what it does before the call, the verdict, a part of the message
BEFORE = {
    "request-pointer": ("writable->op_type = NULL", "fail", "wrote to the request's structures"),
    "request-count": ("writable->input_count = 0", "fail", "wrote to the request's structures"),
    "operator-name": ("((char *)(uintptr_t)request->op_type)[0] = 'X'", "fail", "wrote to the request's structures"),
    "tensor-rank": ("inputs[0].rank = 0", "fail", "wrote to the request's structures"),
    "input-extent": ("dims[0]++", "fail", "wrote to the request's structures: to the dims of data at byte 0"),
    "indices": ("((int64_t *)(uintptr_t)inputs[1].elements)[0] = 0", "fail", "wrote to its inputs: to indices at byte 0"),
    "updates": ("memset((void *)(uintptr_t)inputs[2].elements, 0, 4)", "fail", "wrote to its inputs: to updates at byte 0"),
    "model": ("((char *)(uintptr_t)request->model)[9] = 1", "fail", "wrote to the model at byte 9"),
    "model-before": ("(void)*((volatile const char *)request->model - 1)", "fail", "1 byte before the model"),
    "data-unmapped-before": ("munmap(page_of(inputs[0].elements), 4096)", "fail", "unmapped memory of the request"),
    "output-unmapped-before": ("munmap(page_of(elements), 4096)", "fail", "unmapped memory of its output"),
    "request-twice": ("free((void *)(uintptr_t)request)", "crash", ""),
    "null": ("*(volatile int *)NULL = 1", "crash", "was killed by SIGSEGV"),
    "jump": ("((void (*)(void))(uintptr_t)elements)()", "crash", "it executed memory that holds no code"),
    "format": ('printf("%%n", (int *)0x10)', "crash", "was killed by SIG"),
    "division": ("volatile int zero = 0; volatile int one = 7 / zero; (void)one", "crash", "was killed by SIGFPE"),
    "stack-in-thread": ("in_thread(overflow_stack); rest(500000)", "crash", "was killed by SIGSEGV"),
    "free-twice": ("char *volatile twice = malloc(99); free(twice); free(twice)", "crash", "was killed by SIGABRT"),
    "unaligned-free": ("free((char *)malloc(64) + 8)", "crash", "was killed by SIG"),
    "trap": ("feclearexcept(FE_ALL_EXCEPT); raise(SIGTRAP)", "crash", "was killed by SIGTRAP"),
    "processor-seconds": ("setrlimit(RLIMIT_CPU, &(struct rlimit){1, 1}); for (;;) {}", "crash", "was killed by SIG"),
    "ignored-fault": ("signal(SIGSEGV, SIG_IGN); dims[0] = 1", "crash", "was killed by SIGSEGV"),
    "blocked-fault": ("sigset_t all; sigfillset(&all); sigprocmask(SIG_BLOCK, &all, NULL); dims[0] = 1", "crash", "was killed by SIGSEGV"),
    "handles-spoilt": ("for (int i = 3; i < 40; i++) (void)dup2(open(\"/dev/null\", O_RDWR), i)", "crash", "exited with status 0"),
    "answer-pipe-closed": ("close(4); close(1)", "crash", ""),
}  # fmt: skip

# the same after the call, which has computed the right output
AFTER = {
    "dtype": ("output->dtype = 999", "fail", ""),
    "dtype-none": ("output->dtype = 0", "fail", ""),
    "rank-negative": ("output->rank = -1", "fail", "gave the output the rank -1"),
    "rank-huge": ("output->rank = INT_MAX", "fail", "gave the output the rank"),
    "dims-none": ("output->dims = NULL", "fail", ""),
    "dims-anywhere": ("output->dims = (int64_t *)16", "crash", "was killed by SIGSEGV"),
    "elements-none": ("output->elements = NULL", "crash", "was killed by SIGSEGV"),
    "elements-anywhere": ("output->elements = (void *)64", "crash", "was killed by SIGSEGV"),
    "executed-by-anywhere": ("output->executed_by = (const char *)8", "crash", "was killed by SIGSEGV"),
    "result": ("return (enum scatter_cts_result)77", "fail", "returned 77, which is not a result"),
    "result-negative": ("return (enum scatter_cts_result)-1", "fail", "which is not a result"),
    "message-beyond": ("message->text[message->capacity] = 1", "fail", "past the end of the request's structures"),
    "message-far-beyond": ("memset(message->text, 'x', message->capacity + 8000); return SCATTER_CTS_REJECTED", "fail", "past the end of the request's structures"),
    "message-full": ("memset(message->text, 'x', message->capacity); return SCATTER_CTS_FAILED", "fail", "xxxx"),
    "dims-beyond": ("output->dims[output->dims_capacity] = 1", "fail", "the dims of its output"),
    "output-unmapped": ("munmap(page_of(elements), 4096)", "fail", "unmapped memory of its output"),
    "structure-unmapped": ("munmap(page_of(output), 4096)", "fail", "unmapped memory of its output"),
    "message-unmapped": ("munmap(page_of(message->text), 4096)", "fail", "unmapped memory of its output"),
    "extents-unmapped": ("munmap(page_of(output->dims), 4096)", "fail", "unmapped memory of its output"),
    "request-unmapped": ("munmap(page_of(request), 4096)", "fail", "unmapped memory of the request"),
    "model-unmapped": ("munmap(page_of(request->model), 4096)", "fail", "unmapped memory of the request"),
    "indices-unmapped": ("munmap(page_of(inputs[1].elements), 4096)", "fail", "unmapped memory of the request"),
    "output-forbidden": ("mprotect(page_of(elements), 4096, PROT_NONE)", "pass", None),
    "output-discarded": ("madvise(page_of(elements), 4096, MADV_DONTNEED)", "fail", ""),
    "output-by-the-kernel": ("(void)!read(open(\"/dev/zero\", O_RDONLY), elements, output->byte_size + 4096)", "fail", ""),
}  # fmt: skip

# actions that change nothing, although they are bold
HARMLESS = {
    "own-memory": "int self = open(\"/proc/self/mem\", O_RDWR); (void)!pwrite(self, \"\", 1, (off_t)(uintptr_t)inputs[0].elements); close(self)",
    "errno": "errno = EFAULT",
    "allocations": "for (int i = 0; i < 1000; i++) (void)output->allocate(output->context, 100)",
    "no-allocation": "if (output->allocate(output->context, SIZE_MAX / 2) != NULL) abort()",
    "executed-by-long": "char *name = malloc(1 << 20); memset(name, 'n', 1 << 20); name[(1 << 20) - 1] = 0; output->executed_by = name",
    "rounding": "fesetround(FE_DOWNWARD)",
    "trapping-child": "pid_t child = fork(); if (child == 0) { raise(SIGSEGV); } int how; waitpid(child, &how, 0)",
    "orphan": "if (fork() == 0) { setsid(); rest(1000); _exit(0); }",
    "exit-handler": "atexit(exit_quietly)",
    "message-kept": "message->text = NULL; message->capacity = 0",
}  # fmt: skip

# actions that strike in a later case, between cases or at the end
LATER = {
    "die-later": "in_thread(die_later)",
    "exit-later": "in_thread(exit_later)",
    "abort-later": "in_thread(abort_later)",
    "exit-soon": "in_thread(exit_soon)",
    "exit-much-later": "in_thread(exit_much_later)",
}  # fmt: skip

# actions that cut the worker off from the requests
CUTTING_OFF = {
    "requests-closed": "close(3)",
    "requests-replaced": "dup2(open(\"/dev/null\", O_RDONLY), 3)",
}


def branches(table):
    return "".join(f'    WHEN("{name}") {{ {code}; }}\n' for name, code in table.items())


@pytest.fixture(scope="module")
def plugin(example, compile_into, tmp_path_factory):
    before = branches({name: row[0] for name, row in BEFORE.items()} | LATER | CUTTING_OFF).replace("%%", "%")
    after = branches({name: row[0] for name, row in AFTER.items()} | HARMLESS)
    text = PLUGIN % {"example": example, "extent": EXTENT, "before": "BEFORE_HERE", "after": "AFTER_HERE"}
    text = text.replace("BEFORE_HERE", before).replace("AFTER_HERE", after)
    return compile_into(tmp_path_factory.mktemp("in calls"), text, "-std=gnu11", "-w", "-pthread")


@pytest.fixture(scope="module")
def attempt(run, corpus, plugin):
    def call(action, jobs):
        filters = [word for name in [TARGET, *BYSTANDERS] for word in ("--filter", name)]
        settings = ["--cases", corpus, "--jobs", jobs, "--timeout", 3, *filters]
        return run("--implementation", plugin, "--option", f"act={action}", *settings)

    return call


def assert_others_pass(result):
    verdicts = {name: verdict for name, verdict in result.verdicts.items() if name != TARGET}
    assert verdicts == dict.fromkeys(BYSTANDERS, "pass"), result.out


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.parametrize("action", [*BEFORE, *AFTER])
def test_the_case_in_which_a_plugin_does_it_is_blamed_alone(attempt, action, jobs):
    _, verdict, message = (BEFORE | AFTER)[action]
    result = attempt(action, jobs)
    assert_others_pass(result)
    case = result.cases[TARGET]
    assert (case["verdict"], result.code) == (verdict, 1 if verdict != "pass" else 0), result.out
    assert message is None or message in case.get("message", "") + " ".join(case.get("explanation", [])), case


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.parametrize("action", HARMLESS)
def test_what_does_no_harm_changes_nothing(attempt, action, jobs):
    result = attempt(action, jobs)
    assert_others_pass(result)
    assert (result.verdicts[TARGET], result.code) == ("pass", 0), result.out + result.err


@pytest.mark.parametrize("jobs", [1, 4])
@pytest.mark.parametrize("action", LATER)
def test_what_strikes_later_is_blamed_on_no_case_and_counts(attempt, action, jobs):
    result = attempt(action, jobs)
    assert_others_pass(result)
    assert (result.verdicts[TARGET], result.code) == ("pass", 1), result.out + result.err
    assert result.footer["lost_processes"]


@pytest.mark.parametrize("action", CUTTING_OFF)
def test_a_worker_that_is_cut_off_says_so_whenever_the_next_request_comes(attempt, action):
    for _ in range(5):
        result = attempt(action, 1)
        assert_others_pass(result)
        assert (result.verdicts[TARGET], result.code) == ("pass", 1), result.out + result.err
        (lost,) = result.footer["lost_processes"]
        assert lost["how"] == "closed or used descriptor 3 or 4, which belong to scatter-cts worker"
