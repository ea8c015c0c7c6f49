#include "passed_over.h"

#include "print_text.h"
#include "record.h"
#include "result.h"
#include "wrapped_text.h"

#include <inttypes.h>

/* The memory limit for one text. */
#define TEXT_MEMORY ((size_t)1 << 20)

/* The number of lines about folders if no case is selected. */
enum { LINES_SHOWN = 6 };

static void show_nearly(FILE *out, const struct tally *tally, size_t most_lines)
{
    const char *reason;
    json_t *group;
    size_t shown = 0;
    int64_t left_out = tally->nearly_left_out;
    if (json_object_size(tally->nearly_scatter) > 0)
        (void)print_text(out, "passed over, but perhaps meant as scatter cases\n");
    json_object_foreach(tally->nearly_scatter, reason, group)
    {
        struct arena arena = arena_create(TEXT_MEMORY);
        int64_t folders = (int64_t)json_integer_value(json_object_get(group, "cases"));
        const char *first = record_text(group, "first");
        if (shown++ < most_lines) {
            (void)print_text(out, "  ");
            print_wrapped(out, 2, 4,
                          folders == 1 ? arena_format(&arena, "%s: %s", first, reason)
                                       : arena_format(&arena, "%s (%" PRId64 " folders, first %s)", reason,
                                                      folders, first));
        } else {
            left_out += folders;
        }
        arena_destroy(&arena);
    }
    if (left_out > 0)
        (void)print_text(out, "  and %" PRId64 " more folder%s\n", left_out, plural(left_out));
}

void passed_over_show(FILE *out, const struct tally *tally, size_t most_lines)
{
    const char *kind;
    json_t *group;
    show_nearly(out, tally, most_lines);
    json_object_foreach(tally->passed_over, kind, group)
    {
        struct arena arena = arena_create(TEXT_MEMORY);
        print_wrapped(out, 0, 2, passed_over_text(kind, group, &arena));
        arena_destroy(&arena);
    }
}

void none_selected_show(const struct selected_cases *selected)
{
    struct tally tally = {0};
    struct arena arena = arena_create((size_t)4 << 30);
    for (size_t i = 0; i < selected->cases.count; i++) {
        struct scatter_case the_case;
        struct error error;
        if (selected_cases_load(selected, i, &the_case, &arena, &error) == STATUS_NOT_SCATTER) {
            json_t *record = skipped_record(selected->cases.locations[i].id, error.message,
                                            the_case.is_nearly_scatter, &arena);
            tally_add(&tally, record);
            json_decref(record);
        }
        arena_reset(&arena);
    }
    (void)print_text(stderr, "scatter-cts: no case is selected\n");
    passed_over_show(stderr, &tally, LINES_SHOWN);
    tally_destroy(&tally);
    arena_destroy(&arena);
}
