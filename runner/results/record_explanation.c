/* Explanations of failing cases that change when more is known of other cases. */
#include "explanation.h"
#include "printable.h"
#include "record.h"

#include <string.h>

/* The first line from `at` on that begins a paragraph (explanation.h), or the end. */
static size_t paragraph_from(const struct texts *lines, size_t at)
{
    while (at < lines->count && strspn(lines->items[at], " ") != EXPLANATION_INDENT)
        at++;
    return at;
}

/* Replaces the lines from `from` to `to` by others. Without memory the lines stay. */
static void replace(struct texts *lines, size_t from, size_t to, const char *const *others, size_t count,
                    struct arena *arena)
{
    const size_t rest = lines->count - to;
    const char **items = arena_allocate_zeroed(arena, from + count + rest + 1, sizeof *items);
    if (items == NULL)
        return;
    for (size_t i = 0; i < from; i++)
        items[i] = lines->items[i];
    for (size_t i = 0; i < count; i++)
        items[from + i] = others[i] == NULL ? "" : others[i];
    for (size_t i = 0; i < rest; i++)
        items[from + count + i] = lines->items[to + i];
    *lines = (struct texts){from + count + rest, items};
}

void record_explain_first(struct recorded_case *item, const char *const *lines, size_t count,
                          struct arena *arena)
{
    replace(&item->explanation, 0, 0, lines, count, arena);
}

void record_withdraw_misreadings(struct recorded_case *item, struct arena *arena)
{
    struct texts *lines = &item->explanation;
    const bool is_named = item->misreading[0] != '\0';
    const size_t first = paragraph_from(lines, 0), cell = is_named ? paragraph_from(lines, first + 1) : first;
    if (item->misreadings.count > 0 && cell > 1 && cell < lines->count) {
        const size_t waiver = cell - 1;
        size_t from = is_named ? 0 : waiver - 1;
        while (from > 0 && strspn(lines->items[from], " ") > 2 * EXPLANATION_INDENT)
            from--;
        replace(lines, from, waiver, NULL, 0, arena);
    }
    item->misreading = item->blamed = "";
    item->misreadings = (struct texts){.count = 0};
}

void record_relate(struct recorded_case *item, const char *misreading, struct arena *arena)
{
    const char *const line =
        arena_format(arena, "related to the misreading %s, which changes this case too, but in another way",
                     printable(misreading, arena));
    record_withdraw_misreadings(item, arena);
    item->related = misreading;
    record_explain_first(item, &line, 1, arena);
}
