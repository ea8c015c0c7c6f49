#include "vector_file.h"

#include "file.h"
#include "json_reader.h"

#include <stdlib.h>
#include <string.h>

/* Whether a group has the members of another, which has no tests. */
static bool is_group(const json_t *group, json_t *wanted)
{
    const char *name;
    json_t *value;
    json_object_foreach(wanted, name,
                        value) if (!json_equal(json_object_get(group, name), value)) return false;
    return true;
}

void vector_file_add(struct vector_file *file, json_t *group, json_t *test)
{
    if (file->groups == NULL)
        file->groups = json_array();
    size_t place = json_array_size(file->groups);
    while (place > 0 && !is_group(json_array_get(file->groups, place - 1), group))
        place--;
    if (place == 0) {
        (void)json_object_set_new(group, "tests", json_array());
        (void)json_array_append(file->groups, group);
        place = json_array_size(file->groups);
    }
    (void)json_array_append_new(json_object_get(json_array_get(file->groups, place - 1), "tests"), test);
    json_decref(group);
    file->tests++;
}

/* ---- writing ------------------------------------------------------------------------------------------------------------- */

/* The text that is written so far. */
struct text {
    char *bytes; /* from malloc */
    size_t size, capacity;
    bool lacks_memory;
};

static void append(struct text *text, const char *bytes)
{
    const size_t size = strlen(bytes), needed = text->size + size + 1;
    if (needed > text->capacity) {
        const size_t capacity = 2 * needed;
        char *larger = realloc(text->bytes, capacity);
        text->lacks_memory |= larger == NULL;
        if (larger == NULL)
            return;
        text->bytes = larger;
        text->capacity = capacity;
    }
    memcpy(text->bytes + text->size, bytes, size + 1);
    text->size += size;
}

static void append_json(struct text *text, const json_t *value)
{
    char *line = json_dumps(value, JSON_COMPACT);
    text->lacks_memory |= line == NULL;
    append(text, line == NULL ? "" : line);
    free(line);
}

/* An object whose last member is a list with an item a line. */
static void append_open(struct text *text, const json_t *object, const char *list)
{
    append_json(text, object);
    if (!text->lacks_memory)
        text->bytes[--text->size] = '\0'; /* the brace */
    append(text, ",\"");
    append(text, list);
    append(text, "\":[\n");
}

static void append_group(struct text *text, json_t *group)
{
    json_t *tests = json_incref(json_object_get(group, "tests")), *members = json_copy(group);
    (void)json_object_del(members, "tests");
    append_open(text, members, "tests");
    for (size_t i = 0; i < json_array_size(tests); i++) {
        append(text, i == 0 ? "" : ",\n");
        append_json(text, json_array_get(tests, i));
    }
    append(text, "\n]}");
    json_decref(members);
    json_decref(tests);
}

enum status vector_file_write(const struct vector_file *file, const char *path, const char *corpus,
                              enum edition edition, struct error *error)
{
    struct text text = {0};
    json_t *header =
        json_pack("{s:i, s:s, s:s, s:s, s:I}", "format", 1, "corpus", corpus, "edition",
                  edition_name(edition), "license", "Apache-2.0", "tests", (json_int_t)file->tests);
    append_open(&text, header, "groups");
    for (size_t i = 0; i < json_array_size(file->groups); i++) {
        append(&text, i == 0 ? "" : ",\n");
        append_group(&text, json_array_get(file->groups, i));
    }
    append(&text, "\n]}\n");
    json_decref(header);
    enum status status = text.lacks_memory || json_out_of_memory()
                             ? error_no_memory(error, path)
                             : file_write(path, text.bytes, text.size, error);
    free(text.bytes);
    return status;
}

void vector_file_release(struct vector_file *file)
{
    json_decref(file->groups);
    *file = (struct vector_file){0};
}
