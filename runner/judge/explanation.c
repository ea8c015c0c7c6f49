#include "explanation.h"

#include "answer.h"
#include "dtype.h"
#include "rounding_bound.h"
#include "tensor_text.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

/* The longest lines; the program indents them by two blanks. */
enum {
    UPDATES_SHOWN = 8,
    UPDATE_LINES = 8,
    COLUMNS = 78,
    INDENT = 2 * EXPLANATION_INDENT,
    INDENT_OF_VALUES = 14,
    OTHERS_SHOWN = 4
};

const char *describe_type(const struct tensor *tensor, struct arena *arena)
{
    char shape[128];
    const char *text = arena_format(arena, "%s %s", dtype_name(tensor->dtype),
                                    shape_text(tensor->dims, tensor->rank, shape, sizeof shape));
    return text == NULL ? dtype_name(tensor->dtype) : text;
}

/* A text in lines of limited length, broken at blanks; all lines except the first begin with `indent`
 * blanks. */
static const char *wrapped(const char *text, size_t indent, struct arena *arena)
{
    const char *lines = "";
    while (*text != '\0' && lines != NULL) {
        size_t begin = lines[0] == '\0' ? 0 : indent, end = strlen(text);
        if (end > COLUMNS - begin)
            for (end = COLUMNS - begin; end > indent && text[end] != ' ';)
                end--;
        if (end == indent)
            end += strcspn(text + end, " ");
        lines = arena_format(arena, "%s%*s%.*s\n", lines, (int)begin, "", (int)end, text);
        text += end;
        text += strspn(text, " ");
    }
    return text_or_empty(lines);
}

const char *explain_clause(const struct clause_set *clauses, const struct operator_version *version,
                           const char *name, enum level level, struct arena *arena)
{
    const struct clause *clause = clause_named(clauses, version->op, name);
    const char *text = arena_format(arena, "%s.%s (%s): %s", version->id, name, level_name(level),
                                    clause == NULL ? "" : clause->statement);
    const char *decisions = clause == NULL || clause->decision_count == 0 ? "" : "    see DECISIONS.md:";
    for (size_t i = 0; clause != NULL && i < clause->decision_count && decisions != NULL; i++)
        decisions = arena_format(arena, "%s%s %s", decisions, i == 0 ? "" : ",", clause->decisions[i]);
    if (text == NULL || decisions == NULL)
        return "";
    text = arena_format(arena, "%s%s", wrapped(text, INDENT, arena), wrapped(decisions, 2 * INDENT, arena));
    return text_or_empty(text);
}

/* ---- the cell ------------------------------------------------------------------------------------------ */

/* One update and the index or tuple that aims it, on one line or two. */
static const char *update_line(const struct cell *cell, const struct scatter_node *node, int64_t i,
                               struct arena *arena)
{
    int64_t position = aims_update_position(cell->aims, cell->position, i);
    const char *line = arena_format(arena, "    %-9s updates%s = %s", i == 0 ? "updates" : "",
                                    text_or_empty(position_text(cell->updates, position, arena)),
                                    text_or_empty(element_text(cell->updates, position, arena)));
    const char *index = index_text(node, position, arena);
    if (line == NULL || index == NULL)
        return line == NULL ? NULL : arena_format(arena, "%s\n", line);
    bool fits = strlen(line) + strlen(" by ") + strlen(index) <= COLUMNS;
    return arena_format(arena, "%s%s by %s\n", line, fits ? "" : "\n               ", index);
}

static const char *updates_text(const struct cell *cell, const struct scatter_node *node, struct arena *arena)
{
    int64_t count = aims_count(cell->aims, cell->position);
    const char *text = count == 0 ? "    updates   none\n" : "";
    int64_t shown = 0;
    for (int lines = 0; shown < count && lines < UPDATE_LINES && text != NULL; shown++) {
        const char *line = text_or_empty(update_line(cell, node, shown, arena));
        lines += strchr(line, '\n') != strrchr(line, '\n') ? 2 : 1;
        text = arena_format(arena, "%s%s", text, line);
    }
    if (count > shown && text != NULL)
        text = arena_format(arena, "%s              and %" PRId64 " more\n", text, count - shown);
    return text_or_empty(text);
}

/* A part, at `offset` bytes, of the old value for i = 0, otherwise of an update. */
static double operand_part(const struct cell *cell, int64_t i, size_t offset)
{
    int32_t dtype = cell->data->dtype;
    const char *elements = i == 0 ? cell->data->elements : cell->updates->elements;
    int64_t position = i == 0 ? cell->position : aims_update_position(cell->aims, cell->position, i - 1);
    return floating_value(part_dtype(dtype), elements + (size_t)position * dtype_size(dtype) + offset);
}

/* Whether a sum or product is the same in every order, part by part. */
static bool never_rounds(const struct cell *cell, struct arena *arena)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    int64_t count = aims_count(cell->aims, cell->position) + 1;
    double *operands = arena_allocate(arena, (size_t)count * sizeof *operands);
    bool product = cell->reduction == REDUCTION_MUL, never = operands != NULL && (!product || part == dtype);
    for (size_t offset = 0; never && offset < dtype_size(dtype); offset += dtype_size(part)) {
        for (int64_t i = 0; i < count; i++)
            operands[i] = operand_part(cell, i, offset);
        never =
            product ? product_never_rounds(part, operands, count) : sum_never_rounds(part, operands, count);
    }
    return never;
}

/* The rounding bound of a sum or product, in words. */
static const char *bound_text(const struct cell *cell, struct arena *arena)
{
    int32_t dtype = cell->data->dtype, part = part_dtype(dtype);
    const struct floating_format *format = floating_format_of(dtype);
    int64_t count = aims_count(cell->aims, cell->position);
    double each = part == dtype ? format->unit : 3 * format->unit; /* rounding_bound.h */
    if (cell->reduction == REDUCTION_MUL)
        return arena_format(arena, ", or within %.3g of its magnitude", expm1((double)count * log1p(each)));
    double magnitudes = 0;
    for (size_t offset = 0; offset < dtype_size(dtype); offset += dtype_size(part)) {
        double sum = 0;
        for (int64_t i = 0; i <= count; i++)
            sum += fabs(operand_part(cell, i, offset));
        magnitudes = sum > magnitudes || isnan(sum) ? sum : magnitudes;
    }
    return arena_format(arena, ", or within %.3g of the exact sum",
                        (double)count * format->unit * magnitudes);
}

/* The allowed results of a sum or product, in words. */
static const char *rounded_text(const struct cell *cell, const char *expected, struct arena *arena)
{
    if (never_rounds(cell, arena))
        return arena_format(arena, "%s, in every order", expected);
    return arena_format(arena, "%s, the same in another order or grouping%s", expected,
                        text_or_empty(bound_text(cell, arena)));
}

/* The allowed results of max or min, in words: NaN and zeros of different sign leave a choice. */
static const char *extreme_text(const struct cell *cell, const char *expected, struct arena *arena)
{
    bool nan = false, zeros[2] = {false, false};
    for (int64_t i = 0; i <= cell_count(cell); i++) {
        double operand = operand_part(cell, i, 0);
        nan |= isnan(operand);
        zeros[signbit(operand) != 0] |= operand == 0;
    }
    return arena_format(arena, "%s%s%s", expected, nan ? ", NaN, or a number near it" : "",
                        zeros[0] && zeros[1] ? "; a zero of either sign" : "");
}

/* The allowed values of the cell, in words; `expected` is the reference's value. */
static const char *allowed_text(const struct cell *cell, const char *expected, struct arena *arena)
{
    int64_t count = aims_count(cell->aims, cell->position);
    bool floating = floating_format_of(cell->data->dtype) != NULL;
    if (count == 0)
        return arena_format(arena, "%s, as in data", expected);
    switch (reduction_kind(cell->reduction)) {
    case REDUCES_TO_UPDATE:
        return count > 1 ? "any one of the updates" : expected;
    case REDUCES_TO_SUM:
        if (count > 1 && cell->data->dtype == DTYPE_STRING)
            return arena_format(arena, "%s, or the updates in another order", expected);
        return count > 1 && floating ? rounded_text(cell, expected, arena) : expected;
    case REDUCES_TO_PRODUCT:
        return count > 1 && floating ? rounded_text(cell, expected, arena) : expected;
    case REDUCES_TO_EXTREME:
        if (floating)
            return extreme_text(cell, expected, arena);
        break;
    }
    return expected;
}

static const char *allowed_line(const struct cell *cell, const char *expected, struct arena *arena)
{
    const char *line =
        arena_format(arena, "    allowed   %s", text_or_empty(allowed_text(cell, expected, arena)));
    if (line == NULL || cell->data->dtype == DTYPE_STRING)
        return line == NULL ? "" : text_or_empty(arena_format(arena, "%s\n", line));
    return wrapped(line, INDENT_OF_VALUES, arena);
}

/* Whether an element holds the pattern that fills outputs before a call. */
static bool holds_poison(const struct cell *cell)
{
    size_t size = dtype_size(cell->data->dtype);
    const unsigned char *bytes = cell->actual;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != UNWRITTEN_BYTE)
            return false;
    return cell->data->dtype != DTYPE_STRING;
}

/* A line that says what the actual value is, or "". */
static const char *actual_value_line(const struct derived_expectation *derived, const struct tensor *actual,
                                     const struct value_findings *findings,
                                     const struct value_finding *finding, struct arena *arena)
{
    static const enum trait vague[] = {MISTAKE_FOREIGN_VALUE, MISTAKE_UPDATES_LOST, MISTAKE_UPDATE_DOUBLED};
    bool is_vague = false;
    for (size_t i = 0; i < sizeof vague / sizeof *vague; i++)
        is_vague |= strcmp(value_finding_policy(finding), trait_name(vague[i])) == 0;
    if (!is_vague)
        return "";
    const char *what = describe_actual_value(derived, actual, findings, finding, arena);
    return what == NULL ? "" : text_or_empty(arena_format(arena, "              it is %s\n", what));
}

const char *describe_cells(const struct tensor *actual, int64_t first, int64_t cells, struct arena *arena)
{
    const char *position = text_or_empty(position_text(actual, first, arena));
    const char *text =
        cells == 1 ? arena_format(arena, "output%s, the only such cell of %" PRId64, position, actual->count)
                   : arena_format(arena, "output%s, the first of %" PRId64 " such cells of %" PRId64,
                                  position, cells, actual->count);
    return text_or_empty(text);
}

const char *explain_cell(const struct derived_expectation *derived, const struct tensor *actual,
                         const struct value_findings *findings, const struct value_finding *finding,
                         const char *label, struct arena *arena)
{
    struct cell cell = judged_cell(derived, actual, findings, finding->first);
    const char *expected = text_or_empty(element_text(&derived->output, finding->first, arena));
    const char *text = arena_format(
        arena,
        "  in %s:\n"
        "    data      %s\n%s%s    %-9s %s: %s%s\n%s",
        describe_cells(actual, finding->first, finding->cells, arena),
        text_or_empty(element_text(cell.data, finding->first, arena)),
        updates_text(&cell, &derived->node, arena), allowed_line(&cell, expected, arena), label,
        text_or_empty(element_text(actual, finding->first, arena)), value_finding_policy(finding),
        holds_poison(&cell) ? ", as before the call: never written?" : "",
        actual_value_line(derived, actual, findings, finding, arena));
    return text_or_empty(text);
}

const char *explain_cell_briefly(const struct derived_expectation *derived, const struct tensor *actual,
                                 const struct value_finding *finding, enum level level, struct arena *arena)
{
    const char *others =
        finding->cells == 1 ? "" : arena_format(arena, " and %" PRId64 " more", finding->cells - 1);
    const char *text =
        arena_format(arena, "also %s.%s (%s): output%s%s: %s, not %s", expectation_version(derived)->id,
                     cell_clause_name(finding->clause), level_name(level),
                     text_or_empty(position_text(actual, finding->first, arena)), text_or_empty(others),
                     text_or_empty(element_text(actual, finding->first, arena)),
                     text_or_empty(element_text(&derived->output, finding->first, arena)));
    return text == NULL ? "" : wrapped(text, INDENT, arena);
}

/* A line that begins with `words` and names the misreadings except one, or "" if there are none. */
static const char *misreadings_line(const char *words, const struct misreading_set *misreadings, int but,
                                    struct arena *arena)
{
    int others = 0;
    const char *text = "";
    for (int i = 0; i < MISREADING_COUNT && text != NULL; i++) {
        if (!misreadings->has[i] || i == but)
            continue;
        if (others < OTHERS_SHOWN)
            text = arena_format(arena, "%s%s%s", text, others == 0 ? words : ", ",
                                misreading_name((enum misreading)i));
        others++;
    }
    if (others > OTHERS_SHOWN && text != NULL)
        text = arena_format(arena, "%s and %d more", text, others - OTHERS_SHOWN);
    return text == NULL ? "" : wrapped(text, 2 * INDENT, arena);
}

const char *explain_misreadings(const struct misreading_set *misreadings, bool by_chance, const char *clauses,
                                struct arena *arena)
{
    static const char chance[] = "    one wrong value, perhaps by chance that of: ", more[] = "    so do: ";
    const enum misreading first = misreading_first(misreadings);
    const int64_t number = misreadings->number[first];
    const char *lines = "";
    if (!by_chance) {
        const char *which = number == 0 ? "" : arena_format(arena, " (%" PRId64 ")", number);
        lines = arena_format(arena, "  as if it %s%s", misreading_sentence(first), text_or_empty(which));
        lines = arena_format(arena, "%s    misreading: %s (explains every wrong cell)\n",
                             wrapped(text_or_empty(lines), INDENT, arena), misreading_name(first));
    }
    const char *names = misreadings_line(by_chance ? chance : more, misreadings,
                                         by_chance ? MISREADING_COUNT : (int)first, arena);
    return text_or_empty(
        arena_format(arena, "%s%s    a waiver names: %s\n", text_or_empty(lines), names, clauses));
}

const char *explain_witness(const struct derived_expectation *derived, const struct value_findings *findings,
                            const struct value_finding *finding, struct arena *arena)
{
    if (finding->witness == NULL)
        return NULL;
    const struct tensor *updates = derived->node.inputs[INPUT_UPDATES];
    int64_t count = aims_count(&findings->aims, finding->witness_cell);
    const char *text = arena_format(
        arena, "output%s:", text_or_empty(position_text(&derived->output, finding->witness_cell, arena)));
    for (int64_t i = 0; i < count && i < UPDATES_SHOWN && text != NULL; i++) {
        int64_t position =
            aims_update_position(&findings->aims, finding->witness_cell, (int64_t)finding->witness[i]);
        text = arena_format(arena, "%s%s updates%s", text, i == 0 ? "" : " then",
                            text_or_empty(position_text(updates, position, arena)));
    }
    if (text != NULL && count > UPDATES_SHOWN)
        text = arena_format(arena, "%s then %" PRId64 " more", text, count - UPDATES_SHOWN);
    return text;
}
