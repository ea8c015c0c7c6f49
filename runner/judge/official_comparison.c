#include "official_comparison.h"

#include "compare.h"
#include "element_bits.h"
#include "explanation.h"
#include "floating_format.h"
#include "json_memory.h"
#include "printable.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <jansson.h>
#include <math.h>
#include <string.h>

/* ---- numbers ------------------------------------------------------------------------------------------- */

/* How elements of a type are compared. */
struct comparison {
    int32_t part; /* the type of the element, or of its real and imaginary part */
    bool is_complex;
    int32_t arithmetic;                    /* the type in which numpy computes */
    struct official_tolerances tolerances; /* rounded to that arithmetic */
};

/*
 * A number rounded to the arithmetic. Operations are computed in double and rounded again by this function, which is
 * harmless: 53 bits are at least 2p + 2 for the 24 bits of float and the 11 of float16 (half.h).
 */
static double rounded(int32_t arithmetic, double value)
{
    double element;
    floating_store(arithmetic, value, &element);
    return floating_value(arithmetic, &element);
}

static struct comparison comparison_of(int32_t dtype, const struct official_tolerances *tolerances)
{
    int32_t part = part_dtype(dtype);
    struct comparison comparison = {.part = part, .is_complex = part != dtype, .tolerances = *tolerances};
    comparison.arithmetic = floating_format_of(part) == NULL ? DTYPE_DOUBLE
                            : part == DTYPE_BFLOAT16         ? DTYPE_FLOAT
                                                             : part;
    double relative = tolerances->relative;
    if (part == DTYPE_BFLOAT16 && relative < 0x1p-6)
        relative = 0x1p-6;
    comparison.tolerances.relative = rounded(comparison.arithmetic, relative);
    comparison.tolerances.absolute = rounded(comparison.arithmetic, tolerances->absolute);
    return comparison;
}

/* An element without parts as a double: integers beyond 2^53 are rounded. */
static double number(int32_t dtype, const char *element)
{
    if (floating_format_of(dtype) != NULL)
        return floating_value(dtype, element);
    const uint64_t bits = integer_bits(dtype, element);
    return dtype_kind(dtype) == DTYPE_KIND_SIGNED ? (double)(int64_t)bits : (double)bits;
}

/* A number of the complex plane; real numbers are on the real axis. */
struct point {
    double real, imaginary;
};

static struct point point_at(const struct comparison *comparison, const struct tensor *tensor,
                             int64_t position)
{
    const char *element = (const char *)tensor->elements + (size_t)position * dtype_size(tensor->dtype);
    struct point point = {.real = number(comparison->part, element)};
    if (comparison->is_complex)
        point.imaginary = number(comparison->part, element + dtype_size(comparison->part));
    return point;
}

static bool is_nan(struct point point)
{
    return isnan(point.real) || isnan(point.imaginary);
}

/* Whether numpy treats a number as an infinity: complex numbers only if the other part is 0. */
static bool is_infinity(struct point point)
{
    return isinf(point.real) && point.imaginary == 0;
}

static bool is_equal(struct point a, struct point b)
{
    return a.real == b.real && a.imaginary == b.imaginary;
}

static double error_between(int32_t arithmetic, struct point expected, struct point actual)
{
    double real = rounded(arithmetic, actual.real - expected.real);
    double imaginary = rounded(arithmetic, actual.imaginary - expected.imaginary);
    return rounded(arithmetic, hypot(real, imaginary));
}

static bool is_close(const struct comparison *comparison, struct point expected, struct point actual)
{
    if (is_nan(expected) || is_nan(actual))
        return is_nan(expected) && is_nan(actual);
    if (is_infinity(expected) || is_infinity(actual) || is_equal(expected, actual))
        return is_equal(expected, actual);
    if (!isfinite(expected.real) || !isfinite(expected.imaginary))
        return false;
    int32_t arithmetic = comparison->arithmetic;
    double modulus = rounded(arithmetic, hypot(expected.real, expected.imaginary));
    double share = rounded(arithmetic, comparison->tolerances.relative * modulus);
    double tolerance = rounded(arithmetic, comparison->tolerances.absolute + share);
    return error_between(arithmetic, expected, actual) <= tolerance;
}

/* ---- tensors ------------------------------------------------------------------------------------------- */

struct differences {
    int64_t count;  /* elements that differ by more than the tolerance */
    int64_t first;  /* the position of the first of them */
    double largest; /* the largest finite error |actual - expected|, in double; -1: there is none */
};

static void add_difference(struct differences *differences, int64_t position, double error)
{
    if (differences->count++ == 0)
        differences->first = position;
    if (isfinite(error) && error > differences->largest)
        differences->largest = error;
}

/*
 * Compares two tensors of the same shape and dtype. Elements of a type outside T are equal when all bytes of both tensors
 * are equal; otherwise `first` is 0.
 */
static struct differences compare_tensors(const struct tensor *expected, const struct tensor *actual,
                                          const struct official_tolerances *tolerances)
{
    struct differences differences = {.largest = -1};
    if (expected->dtype == DTYPE_STRING || dtype_size(expected->dtype) == 0) {
        differences.count = tensor_differences(expected, actual, false, &differences.first);
        return differences;
    }
    struct comparison comparison = comparison_of(expected->dtype, tolerances);
    for (int64_t position = 0; position < expected->count; position++) {
        struct point wanted = point_at(&comparison, expected, position);
        struct point got = point_at(&comparison, actual, position);
        if (!is_close(&comparison, wanted, got))
            add_difference(&differences, position, error_between(DTYPE_DOUBLE, wanted, got));
    }
    return differences;
}

/* ---- the verdict --------------------------------------------------------------------------------------- */

static struct judgement decide(enum verdict verdict, const char *explanation)
{
    return (struct judgement){.verdict = verdict,
                              .level = LEVEL_MUST,
                              .compared = verdict == VERDICT_PASS || verdict == VERDICT_FAIL,
                              .explanation =
                                  explanation == NULL ? "(no memory for the details)\n" : explanation};
}

static const char *value_text(const struct tensor *tensor, int64_t position, struct arena *arena)
{
    if (dtype_size(tensor->dtype) == 0)
        return dtype_name(tensor->dtype);
    return element_text(tensor, position, arena);
}

static struct judgement compare_values(const struct tensor *expected, const struct tensor *actual,
                                       const struct official_tolerances *tolerances, struct arena *arena)
{
    struct differences differences = compare_tensors(expected, actual, tolerances);
    if (differences.count == 0)
        return decide(VERDICT_PASS, "");
    struct comparison comparison = comparison_of(expected->dtype, tolerances);
    const char *allowed =
        expected->dtype == DTYPE_STRING
            ? arena_format(arena, "the output is not the stored output\n")
            : arena_format(arena,
                           "the output differs from the stored output by more than the official comparison "
                           "allows (rtol %g, atol %g)\n",
                           comparison.tolerances.relative, comparison.tolerances.absolute);
    const char *where = position_text(expected, differences.first, arena);
    const char *largest =
        differences.largest < 0 ? "" : arena_format(arena, ", the largest error is %g", differences.largest);
    if (allowed == NULL || largest == NULL)
        return decide(VERDICT_FAIL, NULL);
    return decide(VERDICT_FAIL, arena_format(arena,
                                             "%s  expected  output%s = %s\n  actual    output%s = %s\n"
                                             "  %" PRId64 " of %" PRId64 " elements differ too much%s\n",
                                             allowed, where, value_text(expected, differences.first, arena),
                                             where, value_text(actual, differences.first, arena),
                                             differences.count, expected->count, largest));
}

static struct judgement judge_output(const struct tensor *expected, const struct answer *answer,
                                     const struct official_tolerances *tolerances, struct arena *arena)
{
    const struct tensor *actual = &answer->output;
    /* numpy does not compare the type of stored strings, which matters only if there is no element. */
    bool same_type =
        actual->dtype == expected->dtype || (expected->dtype == DTYPE_STRING && expected->count == 0);
    if (!tensor_same_shape(actual, expected) || !same_type)
        return decide(VERDICT_FAIL,
                      arena_format(arena,
                                   "the output differs from the stored output in element type or shape\n"
                                   "  expected  %s\n  actual    %s\n",
                                   describe_type(expected, arena), describe_type(actual, arena)));
    if (answer->output_problem != NULL)
        return decide(VERDICT_FAIL,
                      arena_format(arena, "the output is malformed: %s\n", answer->output_problem));
    if (actual->elements == NULL) /* not read, since type or shape differ from data */
        return decide(VERDICT_FAIL, "the output differs from data in element type or shape\n");
    return compare_values(expected, actual, tolerances, arena);
}

static struct judgement judge_without_output(const struct answer *answer, struct arena *arena)
{
    const char *message = answer->message;
    if (answer->kind == ANSWER_REJECTED || answer->kind == ANSWER_FAILED)
        message = arena_format(arena, "%s, but an output is stored: %s",
                               answer->kind == ANSWER_REJECTED ? "rejected" : "failed",
                               message[0] == '\0' ? "(no message)" : message);
    return decide(verdict_without_output(answer->kind),
                  message == NULL ? NULL : arena_format(arena, "%s\n", printable(message, arena)));
}

struct judgement judge_officially(const struct scatter_case *the_case,
                                  const struct official_tolerances *tolerances, const struct answer *answer,
                                  struct arena *arena)
{
    return answer->kind == ANSWER_OUTPUT ? judge_output(the_case->output, answer, tolerances, arena)
                                         : judge_without_output(answer, arena);
}

struct judgement judge_by_settings(const struct judge_settings *settings, const struct scatter_case *the_case,
                                   const struct derived_expectation *derived, const struct answer *answer,
                                   struct arena *arena)
{
    struct official_tolerances tolerances;
    struct error error;
    if (!settings->official)
        return judge(settings, the_case, derived, answer, arena);
    if (official_tolerances_read(&tolerances, &the_case->files, arena, &error) == STATUS_OK)
        return judge_officially(the_case, &tolerances, answer, arena);
    return decide(VERDICT_UNREADABLE, arena_format(arena, "%s\n", error.message));
}

/* ---- tolerances -------------------------------------------------------------------------------------------------------- */

/* The JSON library has no memory limit of its own. */
enum { JSON_SIZE_LIMIT = 1024 * 1024 };

#define TOLERANCE_FILE "data.json"

struct official_tolerances official_tolerances_default(void)
{
    return (struct official_tolerances){.relative = 1e-3, .absolute = 1e-7};
}

/* Reads a member; leaves the tolerance unchanged if the document has none. */
static enum status take_tolerance(double *tolerance, const json_t *document, const char *member,
                                  struct error *error)
{
    const json_t *value = json_object_get(document, member);
    if (value == NULL)
        return STATUS_OK;
    if (!json_is_number(value) || !(json_number_value(value) >= 0))
        return error_set(error, STATUS_UNREADABLE, TOLERANCE_FILE ": %s: is not a number that is at least 0",
                         member);
    *tolerance = json_number_value(value);
    return STATUS_OK;
}

static enum status parse_tolerances(struct official_tolerances *tolerances, const void *bytes, size_t size,
                                    struct error *error)
{
    json_error_t reason;
    if (size > JSON_SIZE_LIMIT)
        return error_set(error, STATUS_UNREADABLE, TOLERANCE_FILE ": %zu bytes are more than the limit of %d",
                         size, (int)JSON_SIZE_LIMIT);
    json_t *document = json_read_bytes(bytes, size, 0, &reason);
    if (document == NULL)
        return error_set(error, STATUS_UNREADABLE, TOLERANCE_FILE ": line %d: %s", reason.line, reason.text);
    enum status status =
        json_is_object(document)
            ? take_tolerance(&tolerances->relative, document, "rtol", error)
            : error_set(error, STATUS_UNREADABLE, TOLERANCE_FILE ": the document is not an object");
    if (status == STATUS_OK)
        status = take_tolerance(&tolerances->absolute, document, "atol", error);
    json_decref(document);
    return status;
}

enum status official_tolerances_read(struct official_tolerances *tolerances, const struct case_files *files,
                                     struct arena *arena, struct error *error)
{
    const void *bytes;
    size_t size;
    *tolerances = official_tolerances_default();
    enum status status = case_files_read(files, TOLERANCE_FILE, &bytes, &size, arena, error);
    if (status == STATUS_NOT_FOUND)
        return STATUS_OK;
    return status == STATUS_OK ? parse_tolerances(tolerances, bytes, size, error) : status;
}
