#include "printable.h"
#include "record.h"

#include <string.h>

static bool begins_with(const char *line, const char *words)
{
    return line != NULL && strncmp(line, words, strlen(words)) == 0;
}

/* The position of the line that begins with `words`, or of the end. */
static size_t line_with(const json_t *lines, const char *words)
{
    size_t at = 0;
    while (at < json_array_size(lines) && !begins_with(record_line(lines, at), words))
        at++;
    return at;
}

static void remove_lines(json_t *lines, size_t from, size_t to)
{
    for (size_t i = from; i < to; i++)
        (void)json_array_remove(lines, from);
}

void record_withdraw_misreadings(json_t *record)
{
    json_t *lines = json_object_get(record, "explanation");
    const size_t end = json_array_size(lines), waiver = line_with(lines, "    a waiver names: ");
    if (waiver < end && line_with(lines, "  as if it ") < waiver)
        remove_lines(lines, 0, waiver);
    else if (waiver < end && line_with(lines, "    one wrong value") < waiver)
        remove_lines(lines, line_with(lines, "    one wrong value"), waiver);
    (void)json_object_del(record, "misreading");
    (void)json_object_del(record, "misreadings");
    (void)json_object_del(record, "blamed");
}

void record_relate(json_t *record, const char *misreading, struct arena *arena)
{
    const char *line =
        arena_format(arena, "related to the misreading %s, which changes this case too, but in another way",
                     printable(misreading, arena));
    json_t *lines = json_object_get(record, "explanation");
    record_withdraw_misreadings(record);
    (void)json_object_set_new(record, "related", json_string(misreading));
    (void)json_array_insert_new(lines, 0, json_string(line == NULL ? "" : line));
}
