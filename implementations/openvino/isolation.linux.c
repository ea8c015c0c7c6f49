#define _GNU_SOURCE

#include "isolation.h"

#include "plugin_basics.h"

#include <errno.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* The answer of the child, in memory shared by both processes. Extents, message and pages of the output
 * follow it. */
struct answer {
    bool complete;
    enum scatter_cts_result result;
    int32_t dtype;
    int32_t rank;
    int64_t dims[];
};

/* The positions of the parts of an answer, and their sizes. */
struct layout {
    size_t dims_size;
    size_t message_at;
    size_t pages_at;
    size_t size;
    /* The pages that contain the output's elements: the runner checks what was written next to the
     * elements. */
    char *pages;
    size_t pages_size;
};

/* An output without elements may be in memory that must not be accessed. */
static void find_pages(struct layout *layout, const struct scatter_cts_output *output)
{
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t before = (uintptr_t)output->elements % page;
    layout->pages = (char *)output->elements - before;
    layout->pages_size = output->byte_size == 0 ? 0 : (before + output->byte_size + page - 1) / page * page;
}

static struct layout layout_of(const struct scatter_cts_output *output,
                               const struct scatter_cts_message *message)
{
    struct layout layout = {.dims_size = (size_t)output->dims_capacity * sizeof *output->dims};
    layout.message_at = sizeof(struct answer) + layout.dims_size;
    layout.pages_at = layout.message_at + message->capacity;
    find_pages(&layout, output);
    layout.size = layout.pages_at + layout.pages_size;
    return layout;
}

/* The child: everything is written before the answer is complete. */
static void answer(struct answer *shared, const struct layout *layout, enum scatter_cts_result result,
                   const struct scatter_cts_output *output, const struct scatter_cts_message *message)
{
    shared->result = result;
    shared->dtype = output->dtype;
    shared->rank = output->rank;
    memcpy(shared->dims, output->dims, layout->dims_size);
    memcpy((char *)shared + layout->message_at, message->text, message->capacity);
    memcpy((char *)shared + layout->pages_at, layout->pages, layout->pages_size);
    shared->complete = true;
}

/* The parent. */
static enum scatter_cts_result take(const struct answer *shared, const struct layout *layout,
                                    struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    output->dtype = shared->dtype;
    output->rank = shared->rank;
    memcpy(output->dims, shared->dims, layout->dims_size);
    memcpy(message->text, (const char *)shared + layout->message_at, message->capacity);
    memcpy(layout->pages, (const char *)shared + layout->pages_at, layout->pages_size);
    return shared->result;
}

/* Waits until the child has exited successfully; otherwise ends this process in the same way. */
static void follow(pid_t child, const struct answer *shared)
{
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        continue;
    if (WIFSIGNALED(status)) {
        (void)signal(WTERMSIG(status), SIG_DFL);
        (void)raise(WTERMSIG(status));
    }
    if (!shared->complete)
        _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 1);
}

enum scatter_cts_result isolated_call(isolated_function *function, void *state,
                                      const struct scatter_cts_request *request,
                                      struct scatter_cts_output *output, struct scatter_cts_message *message)
{
    const struct layout layout = layout_of(output, message);
    struct answer *shared =
        mmap(NULL, layout.size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED)
        return fail(message, "no memory to share: %s", strerror(errno));

    pid_t child = fork();
    if (child == 0) {
        (void)prctl(PR_SET_PDEATHSIG, SIGKILL); /* the child must end when a deadline ends the parent */
        enum scatter_cts_result result = function(state, request, output, message);
        answer(shared, &layout, result, output, message);
        _exit(0);
    }
    enum scatter_cts_result result = SCATTER_CTS_FAILED;
    if (child < 0) {
        result = fail(message, "no process: %s", strerror(errno));
    } else {
        follow(child, shared);
        result = take(shared, &layout, output, message);
    }
    (void)munmap(shared, layout.size);
    return result;
}
