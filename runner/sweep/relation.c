#include "relation.h"

#include "case_edit.h"
#include "compare.h"
#include "expectation.h"
#include "floating_format.h"
#include "generated_case.h"
#include "judge.h"
#include "kernels.h"
#include "relation_case.h"

#include <string.h>

const char *relation_name(enum relation relation)
{
    static const char *const names[] = {
#define RELATION_NAME(constant, name) [RELATION_##constant] = name,
        RELATION_TABLE(RELATION_NAME)
#undef RELATION_NAME
    };
    return names[relation];
}

void relation_counts_take(struct relation_counts *counts, const struct relation_results *results)
{
    for (int relation = 0; relation < RELATION_COUNT; relation++) {
        const bool violated = results->of[relation] == RELATION_IS_VIOLATED;
        counts->held[relation] += results->of[relation] == RELATION_HOLDS;
        counts->violated[relation] += violated;
        counts->permitted[relation] += violated && results->pass_the_judge[relation];
        counts->not_comparable[relation] += results->of[relation] == RELATION_IS_NOT_COMPARABLE;
    }
    counts->failing += results->fails;
}

void relation_counts_add(struct relation_counts *counts, const struct relation_counts *others)
{
    for (int relation = 0; relation < RELATION_COUNT; relation++) {
        counts->held[relation] += others->held[relation];
        counts->violated[relation] += others->violated[relation];
        counts->permitted[relation] += others->permitted[relation];
        counts->not_comparable[relation] += others->not_comparable[relation];
    }
    counts->failing += others->failing;
}

/* A case, and its answer as far as it can be compared. */
struct executed {
    struct world_case made;
    struct scatter_case the_case;
    struct answer answer;
    bool passes, has_output;
};

struct checking {
    struct relation_results *results;
    struct session *session;
    const struct judge_settings *judge;
    const struct world_kinds *kinds;
    struct arena *arena;
    struct error *error;
    struct executed first;
    const int64_t *targets;
    bool is_positive, repeats;
};

/* ---- executing and comparing ---------------------------------------------------------------------------------------------- */

static enum status execute(struct checking *checking, struct executed *executed)
{
    struct derived_expectation derived;
    enum status status =
        generated_case_load(&executed->the_case, "", &executed->made, checking->arena, checking->error);
    if (status == STATUS_OK)
        status = derive_expectation(&executed->the_case, &derived, checking->arena, checking->error);
    if (status != STATUS_OK)
        return status;
    executed->answer = session_run_once(checking->session, &executed->the_case, checking->arena);
    const struct judgement judgement =
        judge(checking->judge, &executed->the_case, &derived, &executed->answer, checking->arena);
    const struct tensor *data = &executed->made.inputs[INPUT_DATA];
    executed->passes = judgement.verdict == VERDICT_PASS;
    checking->results->fails = checking->results->fails || verdict_is_failure(judgement.verdict);
    executed->has_output =
        executed->answer.kind == ANSWER_OUTPUT && executed->answer.output_problem == NULL &&
        executed->answer.output.dtype == data->dtype && tensor_same_shape(&executed->answer.output, data);
    return STATUS_OK;
}

/* A sum, a product or an extreme that is 0 may have either sign, here and there another one. */
static bool may_be_either_zero(const struct checking *checking)
{
    return checking->first.made.kind.reduction != REDUCTION_NONE;
}

static void forget_sign_of_zeros(struct tensor *tensor)
{
    const int32_t part = part_dtype(tensor->dtype);
    static const unsigned char zeros[8] = {0};
    if (floating_format_of(part) == NULL)
        return;
    const size_t size = dtype_size(part);
    for (unsigned char *element = tensor->elements, *end = element + tensor->size; element < end;
         element += size)
        if (element[size - 1] == 0x80 && memcmp(element, zeros, size - 1) == 0)
            element[size - 1] = 0;
}

static enum status settle(struct checking *checking, enum relation relation, const struct tensor *one,
                          const struct tensor *other, bool pass)
{
    struct relation_results *results = checking->results;
    struct tensor left = *one, right = *other;
    enum status status = STATUS_OK;
    if (may_be_either_zero(checking)) {
        status = tensor_own(&left, checking->arena, checking->error);
        if (status == STATUS_OK)
            status = tensor_own(&right, checking->arena, checking->error);
        if (status != STATUS_OK)
            return status;
        forget_sign_of_zeros(&left);
        forget_sign_of_zeros(&right);
    }
    /* NaN is NaN, whatever its bits, which are irrelevant here. */
    const bool holds = tensor_differences(&left, &right, true, &results->cell[relation]) == 0;
    results->of[relation] = holds ? RELATION_HOLDS : RELATION_IS_VIOLATED;
    results->pass_the_judge[relation] = pass;
    return STATUS_OK;
}

/* Executes another case and compares its output, which is that of the first. */
static enum status compare_with(struct checking *checking, enum relation relation,
                                const struct world_case *made)
{
    struct executed other = {.made = *made};
    enum status status = execute(checking, &other);
    if (status != STATUS_OK)
        return status;
    checking->results->of[relation] = RELATION_IS_NOT_COMPARABLE;
    return other.has_output ? settle(checking, relation, &checking->first.answer.output, &other.answer.output,
                                     checking->first.passes && other.passes)
                            : STATUS_OK;
}

/* ---- one relation each ------------------------------------------------------------------------------------------------------ */

/* The newest kind with the type and reduction of another, of another version that is not older than the least. */
static const struct world_kind *kind_of_version(const struct world_kinds *kinds,
                                                const struct world_kind *like, int32_t index_dtype,
                                                bool has_axis, int64_t least_version)
{
    for (size_t i = kinds->count; i-- > 0;) {
        const struct world_kind *kind = &kinds->items[i];
        if (kind->version != like->version && kind->version->has_axis == has_axis &&
            kind->dtype == like->dtype && kind->index_dtype == index_dtype &&
            kind->reduction == like->reduction && kind->version->since_version >= least_version)
            return kind;
    }
    return NULL;
}

static enum status check_versions(struct checking *checking)
{
    const struct world_kind *like = &checking->first.made.kind, *kind;
    struct world_case made = checking->first.made;
    kind = kind_of_version(checking->kinds, like, like->index_dtype, like->version->has_axis, 0);
    if (kind == NULL || !checking->is_positive)
        return STATUS_OK;
    made.kind = *kind;
    return compare_with(checking, RELATION_VERSIONS, &made);
}

static enum status check_permuted(struct checking *checking)
{
    const struct world_case *first = &checking->first.made;
    const int dimension = case_exchangeable_dimension(first);
    struct world_case made;
    if (dimension < 0 || first->inputs[INPUT_INDICES].dims[dimension] < 2)
        return STATUS_OK;
    enum status status = case_reverse(&made, first, dimension, checking->arena, checking->error);
    return status == STATUS_OK ? compare_with(checking, RELATION_PERMUTED, &made) : status;
}

static enum status check_split(struct checking *checking)
{
    const struct world_case *first = &checking->first.made;
    const int dimension = case_exchangeable_dimension(first);
    const int64_t extent = dimension < 0 ? 0 : first->inputs[INPUT_INDICES].dims[dimension];
    struct executed half = {.has_output = false};
    struct world_case rest;
    bool is_made = false;
    if (extent < 2)
        return STATUS_OK;
    const struct case_edit keep_first = {EDIT_DROP, dimension, extent / 2, extent - extent / 2, NULL};
    const struct case_edit keep_rest = {EDIT_DROP, dimension, 0, extent / 2, NULL};
    enum status status =
        case_edit(&half.made, first, &keep_first, &is_made, checking->arena, checking->error);
    if (status == STATUS_OK)
        status = case_edit(&rest, first, &keep_rest, &is_made, checking->arena, checking->error);
    if (status == STATUS_OK)
        status = execute(checking, &half);
    checking->results->of[RELATION_SPLIT] = RELATION_IS_NOT_COMPARABLE;
    if (status != STATUS_OK || !half.has_output)
        return status;
    const char *name = rest.inputs[INPUT_DATA].name;
    rest.inputs[INPUT_DATA] = half.answer.output;
    rest.inputs[INPUT_DATA].name = name;
    status = compare_with(checking, RELATION_SPLIT, &rest);
    checking->results->pass_the_judge[RELATION_SPLIT] &= half.passes;
    return status;
}

static enum status check_transposed(struct checking *checking)
{
    const struct world_case *first = &checking->first.made;
    struct executed other = {.has_output = false};
    struct tensor back;
    if (!first->kind.version->has_axis || first->inputs[INPUT_DATA].rank < 2)
        return STATUS_OK;
    enum status status = case_transpose(&other.made, first, checking->arena, checking->error);
    if (status == STATUS_OK)
        status = execute(checking, &other);
    checking->results->of[RELATION_TRANSPOSED] = RELATION_IS_NOT_COMPARABLE;
    if (status != STATUS_OK || !other.has_output)
        return status;
    status = tensor_transpose(&back, &other.answer.output, checking->arena, checking->error);
    return status == STATUS_OK ? settle(checking, RELATION_TRANSPOSED, &checking->first.answer.output, &back,
                                        checking->first.passes && other.passes)
                               : status;
}

static enum status check_as_tuples(struct checking *checking)
{
    const struct world_case *first = &checking->first.made;
    const struct world_kind *like = &first->kind, *kind;
    struct world_case made;
    if (!like->version->has_axis)
        return STATUS_OK;
    kind = kind_of_version(checking->kinds, like, DTYPE_INT64, false, like->version->since_version);
    if (kind == NULL || !checking->is_positive)
        return STATUS_OK;
    enum status status = case_as_tuples(&made, first, kind, checking->arena, checking->error);
    return status == STATUS_OK ? compare_with(checking, RELATION_AS_TUPLES, &made) : status;
}

static enum status check_gathered(struct checking *checking)
{
    const struct world_case *first = &checking->first.made;
    struct tensor expected = first->inputs[INPUT_DATA];
    const struct tensor *updates = &first->inputs[INPUT_UPDATES];
    const size_t size = dtype_size(expected.dtype);
    if (first->kind.reduction != REDUCTION_NONE || checking->repeats)
        return STATUS_OK;
    struct world_case copy;
    enum status status = case_copy(&copy, first, checking->arena, checking->error);
    expected = copy.inputs[INPUT_DATA];
    for (int64_t i = 0; status == STATUS_OK && i < updates->count; i++)
        memcpy((char *)expected.elements + (size_t)checking->targets[i] * size,
               (const char *)updates->elements + (size_t)i * size, size);
    if (status == STATUS_OK)
        settle(checking, RELATION_GATHERED, &expected, &checking->first.answer.output,
               checking->first.passes);
    return status;
}

/* ---- all of them ------------------------------------------------------------------------------------------------------------ */

/* Whether there are relations to check; if so, the first case is executed. */
static enum status begin(struct checking *checking, bool *applies)
{
    const struct world_case *of = &checking->first.made;
    *applies = case_can_be_edited(of) && of->inputs[INPUT_DATA].count <= RELATION_ELEMENTS_MOST &&
               of->inputs[INPUT_UPDATES].count <= RELATION_ELEMENTS_MOST &&
               reduction_is_defined(of->kind.dtype, of->kind.reduction) &&
               case_is_valid(of, &checking->is_positive);
    if (!*applies)
        return STATUS_OK;
    checking->targets = case_targets(of, checking->arena);
    enum status status = checking->targets == NULL
                             ? error_no_memory(checking->error, "a relation")
                             : case_repeats_targets(of, checking->targets, &checking->repeats,
                                                    checking->arena, checking->error);
    const bool means_negative = of->kind.version->bounds == BOUNDS_STATED; /* else nothing is said of them */
    *applies = status == STATUS_OK && case_order_is_free(&checking->first.made, checking->repeats) &&
               (checking->is_positive || means_negative);
    if (!*applies)
        return status;
    status = execute(checking, &checking->first);
    *applies = checking->first.has_output;
    for (int relation = 0; status == STATUS_OK && !*applies && relation < RELATION_COUNT; relation++)
        checking->results->of[relation] = RELATION_IS_NOT_COMPARABLE;
    return status;
}

enum status relations_check(struct relation_results *results, struct session *session,
                            const struct judge_settings *judge, const struct world_case *of,
                            const struct world_kinds *kinds, struct arena *arena, struct error *error)
{
    typedef enum status check(struct checking * checking);
    static check *const checks[] = {
        [RELATION_VERSIONS] = check_versions,   [RELATION_PERMUTED] = check_permuted,
        [RELATION_SPLIT] = check_split,         [RELATION_TRANSPOSED] = check_transposed,
        [RELATION_AS_TUPLES] = check_as_tuples, [RELATION_GATHERED] = check_gathered};
    struct checking checking = {.results = results,
                                .session = session,
                                .judge = judge,
                                .kinds = kinds,
                                .arena = arena,
                                .error = error,
                                .first.made = *of};
    static const struct written_form plain;
    bool applies = false;
    world_case_take_form(&checking.first.made, &plain);
    *results = (struct relation_results){.of = {RELATION_DOES_NOT_APPLY}};
    enum status status = begin(&checking, &applies);
    for (int relation = 0; status == STATUS_OK && applies && relation < RELATION_COUNT; relation++)
        status = checks[relation](&checking);
    return status;
}
