/*
 * A library that is loaded in place of onnxruntime, to measure how much of a run is onnxruntime's own work.
 * All calls are forwarded to the library in the environment variable STOPWATCH_LIBRARY; the main ones are
 * timed. When the process ends, a line of JSON is appended to the file in STOPWATCH_FILE: by function, the
 * number of calls and the total time in nanoseconds. See speed.py.
 *
 * For one thread, as scatter-cts calls plugins.
 */
#define _POSIX_C_SOURCE 200809L

#include "ort_api.h"

#include <dlfcn.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SLOT_COUNT = 512 };

typedef void function(void);

struct ort_api_base {
    function *const *(*get_api)(uint32_t version);
    const char *(*get_version)(void);
};

static const struct ort_api_base *real_base;
static struct ort_api real;

/* ---- timing -------------------------------------------------------------------------------------------- */

static struct timer {
    const char *name;
    int64_t calls;
    int64_t nanoseconds;
} loading = {"loading the library", 0, 0}, environment = {"CreateEnv", 0, 0},
  creation = {"CreateSessionFromArray", 0, 0}, execution = {"Run", 0, 0}, release = {"ReleaseSession", 0, 0};

static int64_t now(void)
{
    struct timespec time;
    (void)clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void stop(struct timer *timer, int64_t start)
{
    timer->calls++;
    timer->nanoseconds += now() - start;
}

static void report(void)
{
    static const struct timer *const timers[] = {&loading, &environment, &creation, &execution, &release};
    const char *path = getenv("STOPWATCH_FILE");
    FILE *file = path == NULL ? NULL : fopen(path, "a");
    if (file == NULL)
        return;
    for (size_t i = 0; i < sizeof timers / sizeof *timers; i++)
        (void)fprintf(file, "%s\"%s\": [%" PRId64 ", %" PRId64 "]", i == 0 ? "{" : ", ", timers[i]->name,
                      timers[i]->calls, timers[i]->nanoseconds);
    (void)fprintf(file, "}\n");
    (void)fclose(file);
}

/* ---- the timed functions -------------------------------------------------------------------------- */

static struct OrtStatus *create_environment(int logging_level, const char *name, struct OrtEnv **made)
{
    int64_t start = now();
    struct OrtStatus *status = real.CreateEnv(logging_level, name, made);
    stop(&environment, start);
    return status;
}

static struct OrtStatus *create_session(const struct OrtEnv *env, const void *model, size_t model_size,
                                        const struct OrtSessionOptions *options, struct OrtSession **made)
{
    int64_t start = now();
    struct OrtStatus *status = real.CreateSessionFromArray(env, model, model_size, options, made);
    stop(&creation, start);
    return status;
}

static struct OrtStatus *run(struct OrtSession *session, const struct OrtRunOptions *options,
                             const char *const *input_names, const struct OrtValue *const *inputs,
                             size_t input_count, const char *const *output_names, size_t output_count,
                             struct OrtValue **outputs)
{
    int64_t start = now();
    struct OrtStatus *status =
        real.Run(session, options, input_names, inputs, input_count, output_names, output_count, outputs);
    stop(&execution, start);
    return status;
}

static void release_session(struct OrtSession *session)
{
    int64_t start = now();
    real.ReleaseSession(session);
    stop(&release, start);
}

/* ---- the interface ------------------------------------------------------------------------------------- */

enum slot {
#define SLOT(slot, since, result, name, parameters) SLOT_##name = (slot),
    ORT_FUNCTIONS(SLOT)
#undef SLOT
};

/* The plugin calls only the functions in ort_api.h, so nothing else is needed. */
static function *const *get_api(uint32_t version)
{
    static function *slots[SLOT_COUNT];
    function *const *real_slots = real_base->get_api(version);
    if (real_slots == NULL)
        return NULL;
#define TAKE(slot, since, result, name, parameters)         \
    if (version >= (since)) {                               \
        slots[slot] = real_slots[slot];                     \
        real.name = (result(*) parameters)real_slots[slot]; \
    }
    ORT_FUNCTIONS(TAKE)
#undef TAKE
    slots[SLOT_CreateEnv] = (function *)create_environment;
    slots[SLOT_CreateSessionFromArray] = (function *)create_session;
    slots[SLOT_Run] = (function *)run;
    slots[SLOT_ReleaseSession] = (function *)release_session;
    return slots;
}

static const char *get_version(void)
{
    return real_base->get_version();
}

static _Noreturn void give_up(const char *reason)
{
    (void)fprintf(stderr, "stopwatch: STOPWATCH_LIBRARY: %s\n", reason);
    exit(EXIT_FAILURE);
}

/* The export of onnxruntime's library. */
const struct ort_api_base *OrtGetApiBase(void);

const struct ort_api_base *OrtGetApiBase(void)
{
    static const struct ort_api_base base = {get_api, get_version};
    const struct ort_api_base *(*get_real_base)(void) = NULL;
    const char *path = getenv("STOPWATCH_LIBRARY");
    int64_t start = now();
    void *library = path == NULL ? NULL : dlopen(path, RTLD_NOW | RTLD_LOCAL);
    stop(&loading, start);
    void *symbol = library == NULL ? NULL : dlsym(library, "OrtGetApiBase");
    if (symbol == NULL)
        give_up(path == NULL ? "is not set" : dlerror());
    memcpy(&get_real_base, &symbol, sizeof symbol); /* ISO C has no cast to a function pointer */
    real_base = get_real_base();
    (void)atexit(report);
    return &base;
}
