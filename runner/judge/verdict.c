#include "verdict.h"

const char *verdict_name(enum verdict verdict)
{
    static const char *const names[VERDICT_COUNT] = {
#define NAME(constant, name) [VERDICT_##constant] = name,
        VERDICT_TABLE(NAME)
#undef NAME
    };
    return names[verdict];
}

bool verdict_is_failure(enum verdict verdict)
{
    switch (verdict) {
    case VERDICT_FAIL:
    case VERDICT_CRASH:
    case VERDICT_TIMEOUT:
    case VERDICT_MEMORY:
        return true;
    case VERDICT_PASS:
    case VERDICT_UNSUPPORTED:
    case VERDICT_DISPUTED:
    case VERDICT_NOT_RUN:
    case VERDICT_UNREADABLE:
    case VERDICT_ERROR:
        return false;
    }
    return false;
}

enum verdict verdict_without_output(enum answer_kind kind)
{
    switch (kind) {
    case ANSWER_UNSUPPORTED:
        return VERDICT_UNSUPPORTED;
    case ANSWER_TIMEOUT:
        return VERDICT_TIMEOUT;
    case ANSWER_MEMORY:
        return VERDICT_MEMORY;
    case ANSWER_NOT_RUN:
        return VERDICT_NOT_RUN;
    case ANSWER_CRASH:
        return VERDICT_CRASH;
    case ANSWER_OUTPUT:
    case ANSWER_REJECTED:
    case ANSWER_FAILED:
    case ANSWER_FAULT:
        break;
    }
    return VERDICT_FAIL;
}
