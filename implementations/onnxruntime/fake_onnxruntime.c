/*
 * A fake onnxruntime library for the tests: it logs the calls that depend on the plugin's options, and
 * behaves as the environment variables say.
 *
 *     FAKE_LOG    a file that receives a line for each of these calls
 *     FAKE_LOAD   "CODE text": the status with which every model is refused
 *     FAKE_RUN    "CODE text": the status with which every run ends
 *     FAKE_SHAPE  "N": every result is a tensor of int64 of shape [N]
 *     FAKE_OWNER  the execution provider that gets the node, "" for a graph without nodes; by default
 *                 "fake_ep", the provider of the device that it offers
 *
* Its results are never written, and so are wrong. Compiled with -DVERSION='"1.31.1"' or another version,
* -DINTERFACE=0 to offer none, and -DOPENMP to imitate a library built with OpenMP.
 */
#include "ort_api.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef INTERFACE
#define INTERFACE 1
#endif

struct OrtStatus {
    int code;
    const char *text;
};

/* One value is used for all: only its type and shape are ever read. */
struct OrtValue {
    int dtype;
    size_t rank;
    int64_t dims[16];
};

static void *some; /* a dummy object */

static void note(const char *what, long number)
{
    FILE *log = getenv("FAKE_LOG") == NULL ? NULL : fopen(getenv("FAKE_LOG"), "a");
    if (log == NULL)
        return;
    fprintf(log, "%s %ld\n", what, number);
    fclose(log);
}

static struct OrtStatus *status_of(const char *variable)
{
    const char *given = getenv(variable);
    if (given == NULL)
        return NULL;
    struct OrtStatus *status = malloc(sizeof *status);
    char *end;
    status->code = (int)strtol(given, &end, 10);
    status->text = end;
    return status;
}

/* ---- the functions, by the names of OrtApi ------------------------------------------------------------- */

static int fake_GetErrorCode(const struct OrtStatus *status)
{
    return status->code;
}

static const char *fake_GetErrorMessage(const struct OrtStatus *status)
{
    return status->text;
}

static void fake_ReleaseStatus(struct OrtStatus *status)
{
    free(status);
}

static struct OrtStatus *fake_CreateEnv(int level, const char *name, struct OrtEnv **environment)
{
    (void)name;
    note("logging level", level);
    *environment = (struct OrtEnv *)&some;
    return NULL;
}

static struct OrtStatus *fake_CreateCpuMemoryInfo(int allocator, int memory, struct OrtMemoryInfo **info)
{
    (void)allocator, (void)memory;
    *info = (struct OrtMemoryInfo *)&some;
    return NULL;
}

static struct OrtStatus *fake_GetAllocatorWithDefaultOptions(struct OrtAllocator **allocator)
{
    *allocator = (struct OrtAllocator *)&some;
    return NULL;
}

static struct OrtStatus *fake_CreateSessionOptions(struct OrtSessionOptions **options)
{
    *options = (struct OrtSessionOptions *)&some;
    return NULL;
}

static struct OrtStatus *fake_SetSessionGraphOptimizationLevel(struct OrtSessionOptions *options, int level)
{
    (void)options;
    note("optimization", level);
    return NULL;
}

static struct OrtStatus *fake_SetIntraOpNumThreads(struct OrtSessionOptions *options, int threads)
{
    (void)options;
    note("threads", threads);
    return NULL;
}

static struct OrtStatus *fake_CreateSessionFromArray(const struct OrtEnv *environment, const void *model,
                                                     size_t size, const struct OrtSessionOptions *options,
                                                     struct OrtSession **session)
{
    (void)environment, (void)model, (void)options;
    note("load", (long)size);
    *session = (struct OrtSession *)&some;
    return status_of("FAKE_LOAD");
}

static void fake_ReleaseSession(struct OrtSession *session)
{
    (void)session;
    note("release", 0);
}

static struct OrtStatus *no_inputs(const struct OrtSession *session, size_t *count)
{
    (void)session;
    *count = 0;
    return NULL;
}

static struct OrtStatus *fake_CreateTensorWithDataAsOrtValue(const struct OrtMemoryInfo *info, void *elements,
                                                             size_t byte_size, const int64_t *dims,
                                                             size_t rank, int dtype, struct OrtValue **value)
{
    (void)info, (void)elements, (void)byte_size;
    *value = malloc(sizeof **value);
    **value = (struct OrtValue){.dtype = dtype, .rank = rank};
    memcpy((*value)->dims, dims, rank * sizeof *dims);
    return NULL;
}

static void fake_ReleaseValue(struct OrtValue *value)
{
    free(value);
}

static struct OrtStatus *fake_Run(struct OrtSession *session, const struct OrtRunOptions *options,
                                  const char *const *input_names, const struct OrtValue *const *inputs,
                                  size_t input_count, const char *const *output_names, size_t output_count,
                                  struct OrtValue **outputs)
{
    (void)session, (void)options, (void)input_names, (void)inputs, (void)output_names, (void)output_count;
    note("run", (long)input_count);
    if (*outputs == NULL)
        *outputs = calloc(1, sizeof **outputs);
    if (getenv("FAKE_SHAPE") != NULL)
        **outputs = (struct OrtValue){.dtype = 7, .rank = 1, .dims = {atol(getenv("FAKE_SHAPE"))}};
    return status_of("FAKE_RUN");
}

static struct OrtStatus *fake_GetTensorTypeAndShape(const struct OrtValue *value,
                                                    struct OrtTensorTypeAndShapeInfo **info)
{
    memcpy(info, &value, sizeof *info);
    return NULL;
}

static void fake_ReleaseTensorTypeAndShapeInfo(struct OrtTensorTypeAndShapeInfo *info)
{
    (void)info;
}

static struct OrtStatus *fake_GetTensorElementType(const struct OrtTensorTypeAndShapeInfo *info, int *dtype)
{
    *dtype = ((const struct OrtValue *)info)->dtype;
    return NULL;
}

static struct OrtStatus *fake_GetDimensionsCount(const struct OrtTensorTypeAndShapeInfo *info, size_t *rank)
{
    *rank = ((const struct OrtValue *)info)->rank;
    return NULL;
}

static struct OrtStatus *fake_GetDimensions(const struct OrtTensorTypeAndShapeInfo *info, int64_t *dims,
                                            size_t rank)
{
    memcpy(dims, ((const struct OrtValue *)info)->dims, rank * sizeof *dims);
    return NULL;
}

/* ---- execution providers ------------------------------------------------------------------------------- */

static struct OrtStatus *fake_GetEpDevices(const struct OrtEnv *environment,
                                           const struct OrtEpDevice *const **devices, size_t *count)
{
    static const struct OrtEpDevice *device;
    (void)environment;
    device = (const struct OrtEpDevice *)&some;
    *devices = &device;
    *count = 1;
    return NULL;
}

static const char *fake_EpDevice_EpName(const struct OrtEpDevice *device)
{
    (void)device;
    return "fake_ep";
}

static const struct OrtHardwareDevice *fake_EpDevice_Device(const struct OrtEpDevice *device)
{
    (void)device;
    return (const struct OrtHardwareDevice *)&some;
}

static int fake_HardwareDevice_Type(const struct OrtHardwareDevice *device)
{
    (void)device;
    return ORT_DEVICE_NPU;
}

static const struct OrtKeyValuePairs *fake_EpDevice_EpMetadata(const struct OrtEpDevice *device)
{
    (void)device;
    return (const struct OrtKeyValuePairs *)&some;
}

static const char *fake_GetKeyValue(const struct OrtKeyValuePairs *pairs, const char *key)
{
    (void)pairs;
    return strcmp(key, "version") == 0 ? "0.5" : NULL;
}

static struct OrtStatus *fake_SessionOptionsAppendExecutionProvider_V2(
    struct OrtSessionOptions *options, struct OrtEnv *environment, const struct OrtEpDevice *const *devices,
    size_t device_count, const char *const *keys, const char *const *values, size_t count)
{
    (void)options, (void)environment, (void)devices, (void)keys, (void)values, (void)count;
    note("provider devices", (long)device_count);
    return NULL;
}

static struct OrtStatus *fake_AddSessionConfigEntry(struct OrtSessionOptions *options, const char *key,
                                                    const char *value)
{
    (void)options;
    note(key, atol(value));
    return NULL;
}

static const char *owner(void)
{
    return getenv("FAKE_OWNER") == NULL ? "fake_ep" : getenv("FAKE_OWNER");
}

static struct OrtStatus *
fake_Session_GetEpGraphAssignmentInfo(const struct OrtSession *session,
                                      const struct OrtEpAssignedSubgraph *const **parts, size_t *count)
{
    static const struct OrtEpAssignedSubgraph *part;
    (void)session;
    part = (const struct OrtEpAssignedSubgraph *)&some;
    *parts = &part;
    *count = owner()[0] != '\0';
    return NULL;
}

static struct OrtStatus *fake_EpAssignedSubgraph_GetEpName(const struct OrtEpAssignedSubgraph *part,
                                                           const char **name)
{
    (void)part;
    *name = owner();
    return NULL;
}

static struct OrtStatus *fake_EpAssignedSubgraph_GetNodes(const struct OrtEpAssignedSubgraph *part,
                                                          const struct OrtEpAssignedNode *const **nodes,
                                                          size_t *count)
{
    static const struct OrtEpAssignedNode *node;
    (void)part;
    node = (const struct OrtEpAssignedNode *)&some;
    *nodes = &node;
    *count = 1;
    return NULL;
}

static struct OrtStatus *fake_EpAssignedNode_GetOperatorType(const struct OrtEpAssignedNode *node,
                                                             const char **type)
{
    (void)node;
    *type = "ScatterND";
    return NULL;
}

/* ---- exports ------------------------------------------------------------------------------------------- */

static void (*slots[420])(void);

static void (*const *get_api(uint32_t version))(void)
{
    note("interface", (long)version);
    struct ort_api api = {
#define FAKE(name) .name = fake_##name
        FAKE(GetErrorCode),
        FAKE(GetErrorMessage),
        FAKE(ReleaseStatus),
        FAKE(CreateEnv),
        FAKE(CreateCpuMemoryInfo),
        FAKE(GetAllocatorWithDefaultOptions),
        FAKE(CreateSessionOptions),
        FAKE(SetSessionGraphOptimizationLevel),
        FAKE(SetIntraOpNumThreads),
        FAKE(CreateSessionFromArray),
        FAKE(ReleaseSession),
        FAKE(CreateTensorWithDataAsOrtValue),
        FAKE(ReleaseValue),
        FAKE(Run),
        FAKE(GetTensorTypeAndShape),
        FAKE(ReleaseTensorTypeAndShapeInfo),
        FAKE(GetTensorElementType),
        FAKE(GetDimensionsCount),
        FAKE(GetDimensions),
        FAKE(GetEpDevices),
        FAKE(EpDevice_EpName),
        FAKE(EpDevice_EpMetadata),
        FAKE(EpDevice_Device),
        FAKE(HardwareDevice_Type),
        FAKE(GetKeyValue),
        FAKE(SessionOptionsAppendExecutionProvider_V2),
        FAKE(AddSessionConfigEntry),
        FAKE(Session_GetEpGraphAssignmentInfo),
        FAKE(EpAssignedSubgraph_GetEpName),
        FAKE(EpAssignedSubgraph_GetNodes),
        FAKE(EpAssignedNode_GetOperatorType),
        .SessionGetInputCount = no_inputs,
        .SessionGetOverridableInitializerCount = no_inputs};
#define PLACE(slot, since, result, name, parameters) slots[slot] = (void (*)(void))api.name;
    ORT_FUNCTIONS(PLACE)
    return INTERFACE ? slots : NULL;
}

static const char *get_version(void)
{
    return VERSION;
}

struct ort_api_base {
    void (*const *(*get_api)(uint32_t version))(void);
    const char *(*get_version)(void);
};

const struct ort_api_base *OrtGetApiBase(void);

const struct ort_api_base *OrtGetApiBase(void)
{
    static const struct ort_api_base base = {get_api, get_version};
    return &base;
}

#ifdef OPENMP
void omp_set_num_threads(int threads);

void omp_set_num_threads(int threads)
{
    note("OpenMP threads", threads);
}
#endif
