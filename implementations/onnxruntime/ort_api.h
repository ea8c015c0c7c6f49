/*
 * The part of onnxruntime's C interface that this plugin uses.
 *
 * onnxruntime exports one function, OrtGetApiBase(), which gives access to OrtApi, a structure of function
 * pointers that only grows at its end. A function is therefore identified by its slot, its number in that
 * structure, and works with every library whose interface has at least the version that added the slot.
 * Version N of the interface was released with onnxruntime 1.N.
 */
#ifndef ORT_API_H
#define ORT_API_H

#include <stddef.h>
#include <stdint.h>

/* Opaque objects of onnxruntime. A status that is NULL means success. */
struct OrtAllocator;
struct OrtEnv;
struct OrtEpAssignedNode;
struct OrtEpAssignedSubgraph;
struct OrtEpDevice;
struct OrtHardwareDevice;
struct OrtKeyValuePairs;
struct OrtMemoryInfo;
struct OrtRunOptions;
struct OrtSession;
struct OrtSessionOptions;
struct OrtStatus;
struct OrtTensorTypeAndShapeInfo;
struct OrtValue;

/* The results of GetErrorCode. */
enum ort_error_code {
    ORT_OK = 0,
    ORT_FAIL = 1,
    ORT_INVALID_ARGUMENT = 2,
    ORT_NO_SUCHFILE = 3,
    ORT_NO_MODEL = 4,
    ORT_ENGINE_ERROR = 5,
    ORT_RUNTIME_EXCEPTION = 6,
    ORT_INVALID_PROTOBUF = 7,
    ORT_MODEL_LOADED = 8,
    ORT_NOT_IMPLEMENTED = 9,
    ORT_INVALID_GRAPH = 10,
    ORT_EP_FAIL = 11,
    ORT_ERROR_CODE_COUNT
};

/* Arguments of CreateEnv, CreateCpuMemoryInfo and SetSessionGraphOptimizationLevel. */
enum { ORT_LOGGING_LEVEL_FATAL = 4 };
enum { ORT_DEVICE_ALLOCATOR = 0, ORT_MEMORY_TYPE_DEFAULT = 0 };
enum { ORT_OPTIMIZE_NOTHING = 0, ORT_OPTIMIZE_BASIC = 1, ORT_OPTIMIZE_EXTENDED = 2, ORT_OPTIMIZE_ALL = 99 };

/* The results of HardwareDevice_Type. */
enum { ORT_DEVICE_CPU = 0, ORT_DEVICE_GPU = 1, ORT_DEVICE_NPU = 2 };

/* Element types are numbers of ONNX's TensorProto.DataType, in onnxruntime and here. */
enum { DTYPE_UNDEFINED = 0, DTYPE_STRING = 8, DTYPE_BFLOAT16 = 16 };

/* The versions of the interface that added something used here. */
enum {
    ORT_API_OLDEST = 4,               /* everything that is required; older versions were never tested */
    ORT_API_SESSION_CONFIG = 6,       /* AddSessionConfigEntry */
    ORT_API_STRINGS_WITH_NUL = 15,    /* GetResizedStringTensorElementBuffer */
    ORT_API_EXECUTION_PROVIDERS = 22, /* execution providers in separate libraries */
    ORT_API_ASSIGNMENT = 24,          /* which provider got which node */
    ORT_API_NEWEST = ORT_API_ASSIGNMENT
};

/* All functions that are used: slot, version of the interface, result, name, parameters. Functions of version
 * 4 may be older than that. */
#define ORT_FUNCTIONS(FUNCTION)                                                                              \
    FUNCTION(1, 4, int, GetErrorCode, (const struct OrtStatus *))                                            \
    FUNCTION(2, 4, const char *, GetErrorMessage, (const struct OrtStatus *))                                \
    FUNCTION(3, 4, struct OrtStatus *, CreateEnv,                                                            \
             (int logging_level, const char *log_name, struct OrtEnv **))                                    \
    FUNCTION(8, 4, struct OrtStatus *, CreateSessionFromArray,                                               \
             (const struct OrtEnv *, const void *model, size_t model_size, const struct OrtSessionOptions *, \
              struct OrtSession **))                                                                         \
    FUNCTION(9, 4, struct OrtStatus *, Run,                                                                  \
             (struct OrtSession *, const struct OrtRunOptions *, const char *const *input_names,             \
              const struct OrtValue *const *inputs, size_t input_count, const char *const *output_names,     \
              size_t output_count, struct OrtValue **outputs))                                               \
    FUNCTION(10, 4, struct OrtStatus *, CreateSessionOptions, (struct OrtSessionOptions **))                 \
    FUNCTION(23, 4, struct OrtStatus *, SetSessionGraphOptimizationLevel,                                    \
             (struct OrtSessionOptions *, int level))                                                        \
    FUNCTION(24, 4, struct OrtStatus *, SetIntraOpNumThreads, (struct OrtSessionOptions *, int threads))     \
    FUNCTION(30, 4, struct OrtStatus *, SessionGetInputCount, (const struct OrtSession *, size_t *))         \
    FUNCTION(32, 4, struct OrtStatus *, SessionGetOverridableInitializerCount,                               \
             (const struct OrtSession *, size_t *))                                                          \
    FUNCTION(36, 4, struct OrtStatus *, SessionGetInputName,                                                 \
             (const struct OrtSession *, size_t index, struct OrtAllocator *, char **))                      \
    FUNCTION(38, 4, struct OrtStatus *, SessionGetOverridableInitializerName,                                \
             (const struct OrtSession *, size_t index, struct OrtAllocator *, char **))                      \
    FUNCTION(48, 4, struct OrtStatus *, CreateTensorAsOrtValue,                                              \
             (struct OrtAllocator *, const int64_t *dims, size_t rank, int dtype, struct OrtValue **))       \
    FUNCTION(49, 4, struct OrtStatus *, CreateTensorWithDataAsOrtValue,                                      \
             (const struct OrtMemoryInfo *, void *elements, size_t byte_size, const int64_t *dims,           \
              size_t rank, int dtype, struct OrtValue **))                                                   \
    FUNCTION(51, 4, struct OrtStatus *, GetTensorMutableData, (struct OrtValue *, void **elements))          \
    FUNCTION(52, 4, struct OrtStatus *, FillStringTensor,                                                    \
             (struct OrtValue *, const char *const *strings, size_t count))                                  \
    FUNCTION(53, 4, struct OrtStatus *, GetStringTensorDataLength,                                           \
             (const struct OrtValue *, size_t *byte_size))                                                   \
    FUNCTION(54, 4, struct OrtStatus *, GetStringTensorContent,                                              \
             (const struct OrtValue *, void *bytes, size_t byte_size, size_t *offsets, size_t count))        \
    FUNCTION(60, 4, struct OrtStatus *, GetTensorElementType,                                                \
             (const struct OrtTensorTypeAndShapeInfo *, int *dtype))                                         \
    FUNCTION(61, 4, struct OrtStatus *, GetDimensionsCount,                                                  \
             (const struct OrtTensorTypeAndShapeInfo *, size_t *rank))                                       \
    FUNCTION(62, 4, struct OrtStatus *, GetDimensions,                                                       \
             (const struct OrtTensorTypeAndShapeInfo *, int64_t *dims, size_t rank))                         \
    FUNCTION(65, 4, struct OrtStatus *, GetTensorTypeAndShape,                                               \
             (const struct OrtValue *, struct OrtTensorTypeAndShapeInfo **))                                 \
    FUNCTION(69, 4, struct OrtStatus *, CreateCpuMemoryInfo,                                                 \
             (int allocator_type, int memory_type, struct OrtMemoryInfo **))                                 \
    FUNCTION(76, 4, struct OrtStatus *, AllocatorFree, (struct OrtAllocator *, void *))                      \
    FUNCTION(78, 4, struct OrtStatus *, GetAllocatorWithDefaultOptions, (struct OrtAllocator **))            \
    FUNCTION(93, 4, void, ReleaseStatus, (struct OrtStatus *))                                               \
    FUNCTION(95, 4, void, ReleaseSession, (struct OrtSession *))                                             \
    FUNCTION(96, 4, void, ReleaseValue, (struct OrtValue *))                                                 \
    FUNCTION(99, 4, void, ReleaseTensorTypeAndShapeInfo, (struct OrtTensorTypeAndShapeInfo *))               \
    FUNCTION(130, 6, struct OrtStatus *, AddSessionConfigEntry,                                              \
             (struct OrtSessionOptions *, const char *key, const char *value))                               \
    FUNCTION(252, 15, struct OrtStatus *, GetResizedStringTensorElementBuffer,                               \
             (struct OrtValue *, size_t index, size_t byte_size, char **buffer))                             \
    FUNCTION(297, 22, const char *, GetKeyValue, (const struct OrtKeyValuePairs *, const char *key))         \
    FUNCTION(301, 22, struct OrtStatus *, RegisterExecutionProviderLibrary,                                  \
             (struct OrtEnv *, const char *registration_name, const char *path))                             \
    FUNCTION(303, 22, struct OrtStatus *, GetEpDevices,                                                      \
             (const struct OrtEnv *, const struct OrtEpDevice *const **devices, size_t *count))              \
    FUNCTION(304, 22, struct OrtStatus *, SessionOptionsAppendExecutionProvider_V2,                          \
             (struct OrtSessionOptions *, struct OrtEnv *, const struct OrtEpDevice *const *devices,         \
              size_t device_count, const char *const *keys, const char *const *values, size_t count))        \
    FUNCTION(307, 22, int, HardwareDevice_Type, (const struct OrtHardwareDevice *))                          \
    FUNCTION(312, 22, const char *, EpDevice_EpName, (const struct OrtEpDevice *))                           \
    FUNCTION(314, 22, const struct OrtKeyValuePairs *, EpDevice_EpMetadata, (const struct OrtEpDevice *))    \
    FUNCTION(316, 22, const struct OrtHardwareDevice *, EpDevice_Device, (const struct OrtEpDevice *))       \
    FUNCTION(407, 24, struct OrtStatus *, Session_GetEpGraphAssignmentInfo,                                  \
             (const struct OrtSession *, const struct OrtEpAssignedSubgraph *const **, size_t *count))       \
    FUNCTION(408, 24, struct OrtStatus *, EpAssignedSubgraph_GetEpName,                                      \
             (const struct OrtEpAssignedSubgraph *, const char **name))                                      \
    FUNCTION(                                                                                                \
        409, 24, struct OrtStatus *, EpAssignedSubgraph_GetNodes,                                            \
        (const struct OrtEpAssignedSubgraph *, const struct OrtEpAssignedNode *const **, size_t *count))     \
    FUNCTION(412, 24, struct OrtStatus *, EpAssignedNode_GetOperatorType,                                    \
             (const struct OrtEpAssignedNode *, const char **type))

/* The functions of a library by their names; NULL for functions that its version lacks. */
struct ort_api {
#define ORT_MEMBER(slot, version, result, name, parameters) result(*name) parameters;
    ORT_FUNCTIONS(ORT_MEMBER)
#undef ORT_MEMBER
    int version; /* of the interface, as far as it is used: ORT_API_OLDEST to ORT_API_NEWEST */
};

#endif
