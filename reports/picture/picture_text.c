#include "picture_text.h"

#include "case.h"
#include "operator_version.h"
#include "tensor_text.h"
#include "view.h"

#include <inttypes.h>
#include <string.h>

/* ---- lines --------------------------------------------------------------------------------------------- */

static void add_line(struct lines *lines, const char *text, size_t length, struct arena *arena)
{
    if (lines->count == MOST_LINES) {
        lines->lines[MOST_LINES - 1] = "…";
        return;
    }
    const char *copy = arena_copy_text(arena, text, length);
    lines->lines[lines->count++] = copy == NULL ? "" : text_cut(copy, WORDS_LENGTH, arena);
}

/* Adds a text, broken at spaces into lines of at most WORDS_LENGTH bytes; a longer word is cut. */
static void add_words(struct lines *lines, const char *text, struct arena *arena)
{
    for (text += strspn(text, " \n"); *text != '\0'; text += strspn(text, " \n")) {
        size_t length = strcspn(text, "\n");
        if (length > WORDS_LENGTH) {
            length = WORDS_LENGTH;
            while (length > 0 && text[length] != ' ')
                length--;
            if (length == 0)
                length = strcspn(text, " \n");
        }
        add_line(lines, text, length, arena);
        text += length;
    }
}

/* ---- parts --------------------------------------------------------------------------------------------- */

const char *picture_part_name(int part)
{
    static const char *const names[PART_COUNT] = {"indices", "updates", "data", "expected", "actual"};
    return names[part];
}

/* The words in place of the expected output. */
static void describe_missing_value(const struct picture *picture, struct lines *words, struct arena *arena)
{
    const struct preparation *preparation = &picture->subject->derived->preparation;
    if (preparation->outcome == OUTCOME_REFUSED) {
        add_words(words, "the input is refused because it breaks", arena);
        add_words(words, violated_rules(preparation, arena), arena);
        return;
    }
    add_words(words, "there is no expected value:", arena);
    add_words(words, text_or_empty(preparation->undefined), arena);
}

static void describe_missing_grid(const struct tensor *tensor, struct lines *words, struct arena *arena)
{
    if (dtype_size(tensor->dtype) == 0)
        add_words(words,
                  text_or_empty(
                      arena_format(arena, "%zu bytes of an element type that is not drawn", tensor->size)),
                  arena);
    else
        add_words(words, "no elements: an extent is 0", arena);
}

struct part_text picture_part_text(const struct picture *picture, int part, struct arena *arena)
{
    enum { HEAD_LENGTH = 40 };
    const struct part *shown = picture_part(picture, part);
    struct part_text text = {.head = "", .whole = "", .note = ""};
    char shape[512];
    if (shown->tensor == NULL) {
        if (part == PART_ACTUAL)
            return text;
        text.head = text.whole = picture_part_name(part);
        if (part == PART_EXPECTED)
            describe_missing_value(picture, &text.words, arena);
        else
            add_words(&text.words, "omitted", arena);
        return text;
    }
    text.whole = text_or_empty(
        arena_format(arena, "%s %s %s", picture_part_name(part), dtype_name(shown->tensor->dtype),
                     shape_text(shown->tensor->dims, shown->tensor->rank, shape, sizeof shape)));
    text.head = text_cut(text.whole, HEAD_LENGTH, arena);
    if (shown->is_grid)
        text.note = view_extent_text(&shown->view, arena);
    else
        describe_missing_grid(shown->tensor, &text.words, arena);
    return text;
}

/* ---- the lines below ----------------------------------------------------------------------------------- */

static void add_item(struct legend *legend, enum sign sign, const char *text, struct arena *arena)
{
    if (text == NULL || legend->count == MOST_LINES)
        return;
    legend->items[legend->count].sign = sign;
    legend->items[legend->count++].text = text_cut(text, LINE_LENGTH, arena);
}

/* The first wrong cell with its full values, one line each. */
static void add_first_wrong(const struct picture *picture, struct legend *legend, struct arena *arena)
{
    const struct tensor *expected = picture->expected.tensor, *actual = picture->actual.tensor;
    int64_t position = picture->first_wrong;
    if (position < 0)
        return;
    add_item(legend, SIGN_NONE,
             arena_format(arena, "first wrong cell: output%s", position_text(expected, position, arena)),
             arena);
    add_item(legend, SIGN_NONE, arena_format(arena, "expected: %s", element_text(expected, position, arena)),
             arena);
    add_item(legend, SIGN_NONE, arena_format(arena, "actual: %s", element_text(actual, position, arena)),
             arena);
}

struct legend picture_legend(const struct picture *picture, const struct signs_used *used,
                             struct arena *arena)
{
    struct legend legend = {.count = 0};
    const struct preparation *preparation = &picture->subject->derived->preparation;
    if (used->touched)
        add_item(&legend, SIGN_TOUCHED, "an update aims at this cell (×2: two updates do)", arena);
    if (used->wrong)
        add_item(&legend, SIGN_WRONG, "wrong: not the expected value, and not allowed", arena);
    if (used->allowed)
        add_item(&legend, SIGN_ALLOWED, "not the value of the reference, but allowed", arena);
    if (used->outside)
        add_item(&legend, SIGN_OUTSIDE, "an index out of range", arena);
    if (used->negative)
        add_item(&legend, SIGN_NONE, "-1→2: the index -1, counted from the end, is 2", arena);
    if (picture->has_plan && picture->plan.slice > 1)
        add_item(&legend, SIGN_NONE,
                 arena_format(arena,
                              "an update is a slice of %" PRId64 " elements; its arrow begins at the first",
                              picture->plan.slice),
                 arena);
    if (picture->arrow_count < picture->arrow_total)
        add_item(&legend, SIGN_NONE,
                 arena_format(arena, "%d of %d arrows are drawn", picture->arrow_count, picture->arrow_total),
                 arena);
    if (picture->expected.tensor != NULL && preparation->undefined != NULL)
        add_item(&legend, SIGN_NONE, arena_format(arena, "?: %s", preparation->undefined), arena);
    if (preparation->unstated != NULL)
        add_item(&legend, SIGN_NONE, preparation->unstated, arena);
    if (picture->subject->actual != NULL && !picture->is_compared && picture->expected.is_grid &&
        preparation->outcome == OUTCOME_COMPUTED)
        add_item(&legend, SIGN_WRONG, "the actual output does not have the element type and extents of data",
                 arena);
    add_first_wrong(picture, &legend, arena);
    return legend;
}

/* ---- facts and description ----------------------------------------------------------------------------- */

const char *picture_facts(const struct picture *picture, struct arena *arena)
{
    const struct scatter_case *the_case = picture->subject->the_case;
    const struct preparation *preparation = &picture->subject->derived->preparation;
    const char *text =
        arena_format(arena, "%s, opset %" PRId64 ", %s, reduction %s", case_operator_version(the_case),
                     the_case->model.opset, case_dtype_name(the_case), case_reduction(the_case, arena));
    if (text != NULL && the_case->model.op != OPERATOR_SCATTER_ND &&
        preparation_violation(preparation, RULE_AXIS_RANGE) == NULL)
        text = arena_format(arena, "%s, axis %d", text, preparation->axis);
    return text_or_empty(text);
}

/* The arrows as sentences. */
static const char *add_arrows(const char *text, const struct picture *picture, struct arena *arena)
{
    const struct tensor *updates = picture->updates.tensor, *data = picture->data.tensor;
    const char *whole;
    for (int i = 0; i < picture->arrow_count && text != NULL; i++) {
        const struct arrow *arrow = &picture->arrows[i];
        text = arena_format(arena, "%s updates%s = %s aims at data%s.", text,
                            position_text(updates, arrow->from_position, arena),
                            short_text(updates, arrow->from_position, &whole, arena),
                            position_text(data, arrow->to_position, arena));
    }
    return text;
}

/* What is said of the actual output, or "". */
static const char *describe_actual(const struct picture *picture, struct arena *arena)
{
    if (picture->subject->actual == NULL)
        return "";
    if (!picture->is_compared)
        return " There is an actual output, which is not compared.";
    if (picture->differences == 0)
        return " The actual output is the expected one.";
    const char *text = arena_format(
        arena, " The actual output differs in %" PRId64 " of %" PRId64 " cells%s%s.", picture->differences,
        picture->actual.tensor->count,
        picture->first_wrong < 0 ? ", all of which are allowed" : "; the first wrong one is output",
        picture->first_wrong < 0 ? "" : position_text(picture->actual.tensor, picture->first_wrong, arena));
    return text_or_empty(text);
}

const char *picture_description(const struct picture *picture, struct arena *arena)
{
    const struct preparation *preparation = &picture->subject->derived->preparation;
    const char *text = picture_facts(picture, arena);
    for (int part = PART_INDICES; part <= PART_DATA && text != NULL; part++)
        text = arena_format(arena, "%s%s%s", text, part == PART_INDICES ? ": " : ", ",
                            picture_part_text(picture, part, arena).head);
    const char *outcome = preparation->outcome == OUTCOME_COMPUTED  ? "The reference computes an output."
                          : preparation->outcome == OUTCOME_REFUSED ? "The reference refuses the input."
                                                                    : "The text gives no value.";
    if (text != NULL)
        text = arena_format(arena, "%s. %s%s", text, outcome, describe_actual(picture, arena));
    return text_or_empty(add_arrows(text, picture, arena));
}
