/* Explanations of failing cases that change when more is known of other cases. */
#include "printable.h"
#include "record.h"

#include <string.h>

/* The position of the line that begins with `words`, or of the end. */
static size_t line_with(const struct texts *lines, const char *words)
{
    size_t at = 0;
    while (at < lines->count && strncmp(lines->items[at], words, strlen(words)) != 0)
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
    const size_t end = lines->count, waiver = line_with(lines, "    a waiver names: ");
    if (waiver < end && line_with(lines, "  as if it ") < waiver)
        replace(lines, 0, waiver, NULL, 0, arena);
    else if (waiver < end && line_with(lines, "    one wrong value") < waiver)
        replace(lines, line_with(lines, "    one wrong value"), waiver, NULL, 0, arena);
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
