/* A case: its drawing, its explanation, and the command that runs it again. */
#include "case_hash.h"
#include "drawing.h"
#include "html_parts.h"
#include "output_record.h"
#include "record.h"
#include "report_text.h"
#include "short_text.h"

#include <string.h>

/* Maximum lengths of texts of a record, in characters, and maximum number of outcomes shown. */
enum {
    LINES_SHOWN = 6000,
    MESSAGE_SHOWN = 1200,
    VALUE_SHOWN = 200,
    OUTCOMES_SHOWN = 16,
    COMMAND_SHOWN = 2000
};

/* The maximum memory of one case while it is drawn. */
#define CASE_MEMORY ((size_t)1 << 30)

/* ---- the drawing -------------------------------------------------------------------------------------------------------- */

/* Loads the case of a record; returns false, with the reason, if it cannot be loaded or is a different case. */
static bool load_same_case(struct html_page *page, const struct reported_case *item,
                           struct scatter_case *the_case, struct arena *arena, struct error *error)
{
    char hash[SHA256_TEXT_SIZE];
    if (page->cases == NULL || item->hash[0] == '\0')
        return false;
    if (page->cases->load(page->cases->context, item->id, the_case, arena, error) != STATUS_OK)
        return false;
    case_hash(the_case, hash);
    return strcmp(hash, item->hash) == 0;
}

/* Draws the case, in separate memory. A case that cannot be loaded is not drawn, which is not an error. */
static void add_drawing(struct html_page *page, const struct reported_case *item, const json_t *record)
{
    struct arena arena = arena_create_dispensable(CASE_MEMORY);
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct tensor output;
    struct error error;
    if (load_same_case(page, item, &the_case, &arena, &error) &&
        derive_expectation(&the_case, &derived, &arena, &error) == STATUS_OK) {
        bool has_output =
            output_record_read(json_object_get(record, "output"), &output, &arena, &error) == STATUS_OK;
        const struct drawing_subject subject = {&the_case, &derived, has_output ? &output : NULL};
        markup_open(page->markup, "figure");
        markup_attribute(page->markup, "tabindex",
                         "0"); /* a wide drawing can also be scrolled with the keyboard */
        (void)drawing_add(page->markup, &subject, DRAWING_IN_PAGE, &arena, &error);
        markup_close(page->markup);
    } else {
        html_element(page, "p", "note",
                     "Not drawn: the files of this case are missing, or differ from those that were run.");
    }
    arena_destroy(&arena);
}

/* ---- the words ---------------------------------------------------------------------------------------------------------- */

/* An array of lines as one text; "" if it is empty. */
static const char *lines_text(const json_t *lines, struct arena *arena)
{
    return text_cut(report_lines(lines, arena), LINES_SHOWN, arena);
}

static void add_outcomes(struct html_page *page, const json_t *record)
{
    const json_t *outcomes = json_object_get(json_object_get(record, "repetitions"), "outcomes"), *outcome;
    const char *text = "";
    size_t index;
    if (record_text(record, "nondeterminism")[0] == '\0')
        return;
    json_array_foreach(outcomes, index, outcome)
    {
        if (text != NULL && index < OUTCOMES_SHOWN)
            text =
                arena_format(page->arena, "%s%s%s times %s (%s)%s%s", text, index == 0 ? "" : "; ",
                             number_text(json_integer_value(json_object_get(outcome, "count")), page->arena),
                             record_text(outcome, "answer"), record_text(outcome, "verdict"),
                             record_text(outcome, "value")[0] == '\0' ? "" : ", ",
                             text_cut(record_text(outcome, "value"), VALUE_SHOWN, page->arena));
    }
    html_format(page, "p", "", "Answers differ from run to run: %s.", text == NULL ? "" : text);
}

static void add_words(struct html_page *page, const json_t *record)
{
    struct arena *arena = page->arena;
    const char *why = record_text(record, "why"), *message = record_text(record, "message");
    const char *waived = record_text(record, "waived");
    const char *explanation = lines_text(json_object_get(record, "explanation"), arena);
    const char *printed = lines_text(json_object_get(record, "printed"), arena);
    if (why[0] != '\0')
        html_element(page, "p", "why", text_cut(why, MESSAGE_SHOWN, arena));
    if (explanation[0] != '\0')
        markup_element(page->markup, "pre", explanation);
    if (message[0] != '\0' && strstr(explanation, message) == NULL) {
        html_open(page, "p", "said");
        markup_text(page->markup, "Message: ");
        markup_element(page->markup, "q", text_cut(message, MESSAGE_SHOWN, arena));
        markup_close(page->markup);
    }
    add_outcomes(page, record);
    if (waived[0] != '\0')
        html_element(page, "p", "",
                     arena_format(arena, "Waived: %s", text_cut(waived, MESSAGE_SHOWN, arena)));
    if (printed[0] != '\0') {
        markup_open(page->markup, "details");
        markup_element(page->markup, "summary", "Printed output");
        markup_element(page->markup, "pre", printed);
        markup_close(page->markup);
    }
}

void html_case(struct html_page *page, const struct reported_case *item, bool drawn)
{
    json_t *record = reported_record(item);
    if (drawn)
        add_drawing(page, item, record);
    add_words(page, record);
    html_command(page, text_cut(record_text(record, "command"), COMMAND_SHOWN, page->arena));
    json_decref(record);
}
