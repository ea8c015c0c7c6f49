/* Badges: the JSON that shields.io reads from an endpoint, and the same badge as an image. */
#include "markup.h"
#include "report_format.h"
#include "report_sentence.h"
#include "report_text.h"

#include <jansson.h>
#include <stdlib.h>
#include <string.h>

/* The maximum size of the image, in bytes. */
#define BADGE_LIMIT ((size_t)1 << 20)

static const char label[] = "ONNX scatter";

/* The content of a badge: the colour by shields.io's name and as used in the image. */
struct badge {
    const char *message, *colour, *rgb;
};

static struct badge badge_of(const struct reported_run *run, struct arena *arena)
{
    struct version_counts versions = report_versions(run);
    int64_t failures = report_failures(run), waived = report_waived(run);
    struct badge badge = {report_short_sentence(run, arena), "brightgreen", "#2a7d00"};
    if (failures > waived || report_lost(run) > 0)
        badge.colour = "red", badge.rgb = "#b3261e";
    else if (failures > 0)
        badge.colour = "orange", badge.rgb = "#a84600";
    else if (!run->complete || versions.conforming == 0)
        badge.colour = "lightgrey", badge.rgb = "#5c5c5c";
    else if (versions.conforming < versions.tested || versions.partly > 0 || run->tally.conformance.selected)
        badge.colour = "yellow", badge.rgb = "#806000";
    return badge;
}

enum status report_badge(const struct report *report, const struct report_cases *cases, FILE *out,
                         struct arena *arena, struct error *error)
{
    struct badge badge = badge_of(&report->runs[0], arena);
    json_t *record = json_pack("{s:i, s:s, s:s, s:s}", "schemaVersion", 1, "label", label, "message",
                               badge.message, "color", badge.colour);
    char *text = record == NULL ? NULL : json_dumps(record, JSON_COMPACT);
    (void)cases;
    json_decref(record);
    if (text == NULL || badge.message[0] == '\0') {
        free(text);
        return error_set(error, STATUS_OUT_OF_MEMORY, "out of memory for the badge");
    }
    (void)fputs(text, out);
    (void)fputc('\n', out);
    free(text);
    return STATUS_OK;
}

/* ---- the image --------------------------------------------------------------------------------------------------------- */

enum { BADGE_HEIGHT = 20, CHARACTER_WIDTH = 7, PADDING = 6 };

/* The width of a text; the text itself is stretched to it, whatever the font. */
static int width_of(const char *text)
{
    return (int)strlen(text) * CHARACTER_WIDTH;
}

static void add_part(struct markup *markup, int x, const char *text, const char *rgb)
{
    markup_open(markup, "rect");
    markup_attribute_format(markup, "x", "%d", x);
    markup_attribute_format(markup, "width", "%d", width_of(text) + 2 * PADDING);
    markup_attribute_format(markup, "height", "%d", BADGE_HEIGHT);
    markup_attribute(markup, "fill", rgb);
    markup_close(markup);
    markup_open(markup, "text");
    markup_attribute_format(markup, "x", "%d", x + PADDING);
    markup_attribute(markup, "y", "14");
    markup_attribute_format(markup, "textLength", "%d", width_of(text));
    markup_attribute(markup, "fill", "#ffffff");
    markup_attribute(markup, "font-family", "Verdana, DejaVu Sans, sans-serif");
    markup_attribute(markup, "font-size", "11");
    markup_text(markup, text);
    markup_close(markup);
}

static void add_badge(struct markup *markup, const struct badge *badge, struct arena *arena)
{
    int left = width_of(label) + 2 * PADDING;
    int width = left + width_of(badge->message) + 2 * PADDING;
    const char *title = arena_format(arena, "%s: %s", label, badge->message);
    markup_open(markup, "svg");
    markup_attribute(markup, "xmlns", "http://www.w3.org/2000/svg");
    markup_attribute_format(markup, "width", "%d", width);
    markup_attribute_format(markup, "height", "%d", BADGE_HEIGHT);
    markup_attribute_format(markup, "viewBox", "0 0 %d %d", width, BADGE_HEIGHT);
    markup_attribute(markup, "role", "img");
    markup_attribute(markup, "aria-label", title == NULL ? label : title);
    markup_element(markup, "title", title == NULL ? label : title);
    add_part(markup, 0, label, "#404040");
    add_part(markup, left, badge->message, badge->rgb);
    markup_close(markup);
}

enum status report_badge_svg(const struct report *report, const struct report_cases *cases, FILE *out,
                             struct arena *arena, struct error *error)
{
    struct badge badge = badge_of(&report->runs[0], arena);
    struct markup *markup;
    const char *text;
    enum status status = markup_create(&markup, MARKUP_XML, BADGE_LIMIT, error);
    (void)cases;
    if (status != STATUS_OK)
        return status;
    add_badge(markup, &badge, arena);
    status = markup_save(markup, &text, error);
    if (status == STATUS_OK)
        (void)fputs(text, out);
    markup_destroy(markup);
    return status;
}
