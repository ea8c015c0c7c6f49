/*
 * The mutator of targets whose inputs are JSON: it changes, copies and removes values, so that the text stays
 * JSON. With FUZZ_LINES the input is a file of results with a document on each line, and in most cases the
 * counts in the footers are corrected.
 */
#include "arena.h"
#include "shuffle.h"
#include "target.h"

#include <jansson.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#ifdef FUZZ_LINES
enum { HAS_LINES = 1 };
#else
enum { HAS_LINES = 0 };
#endif

enum { DEEPEST = 16, LONGEST_TEXT = 256 };

/* A place in a document: a member of an object, or an element of an array. */
struct place {
    json_t *parent;
    const char *key;
    size_t index;
};

static uint64_t draw(uint64_t *state, uint64_t limit)
{
    return splitmix64(state) % limit;
}

static json_t *value_at(const struct place *place)
{
    return place->key != NULL ? json_object_get(place->parent, place->key)
                              : json_array_get(place->parent, place->index);
}

/* Selects one of the places below a value as `chosen`, each with the same probability. */
static void choose(json_t *value, int depth, uint64_t *seen, struct place *chosen, uint64_t *state)
{
    const char *key;
    json_t *below;
    size_t index;
    if (depth > DEEPEST)
        return;
    json_object_foreach(value, key, below)
    {
        if (draw(state, ++*seen) == 0)
            *chosen = (struct place){.parent = value, .key = key};
        choose(below, depth + 1, seen, chosen, state);
    }
    json_array_foreach(value, index, below)
    {
        if (draw(state, ++*seen) == 0)
            *chosen = (struct place){.parent = value, .index = index};
        choose(below, depth + 1, seen, chosen, state);
    }
}

static json_t *another_text(const json_t *value, uint64_t *state)
{
    static const char *const words[] = {"",
                                        "pass",
                                        "fail",
                                        "crash",
                                        "timeout",
                                        "memory",
                                        "unsupported",
                                        "disputed",
                                        "not-run",
                                        "error",
                                        "case",
                                        "header",
                                        "footer",
                                        "must",
                                        "should",
                                        "ScatterND-18",
                                        "*",
                                        "exact",
                                        "refuse",
                                        "core",
                                        "add",
                                        "float",
                                        "ScatterND.nan-order",
                                        "ScatterElements-16.reduction-order",
                                        "cases/ScatterND-18/*",
                                        "\xe2\x80\xae",
                                        "[!a",
                                        "\x1b[2J\r\n\t\x7f\xc2\x9b\xef\xbf\xbe",
                                        "\"'><x onload=\"1\"/>&amp;&#0;]]>",
                                        "`[x](y) | <x/>\n\n# *x*"};
    char text[LONGEST_TEXT];
    const char *before = json_string_value(value);
    size_t size = json_string_length(value);
    if (before == NULL || size > sizeof text || draw(state, 2) == 0)
        return json_string(words[draw(state, sizeof words / sizeof *words)]);
    memcpy(text, before, size);
    size = LLVMFuzzerMutate((uint8_t *)text, size, sizeof text);
    json_t *changed = json_stringn(text, size); /* NULL: no longer UTF-8 */
    return changed != NULL ? changed : json_string("no UTF-8");
}

static json_t *another_number(const json_t *value, uint64_t *state)
{
    static const json_int_t numbers[] = {0, 1, -1, 2, INT32_MAX, (json_int_t)1 << 53, INT64_MAX, INT64_MIN};
    json_int_t before = json_integer_value(value);
    switch (draw(state, 4)) {
    case 0:
        return json_integer(before < INT64_MAX ? before + 1 : 0);
    case 1:
        return json_integer(before > INT64_MIN ? before - 1 : 0);
    default:
        return json_integer(numbers[draw(state, sizeof numbers / sizeof *numbers)]);
    }
}

/* Another value for a place, usually of the same type. */
static json_t *another_value(json_t *document, const json_t *value, uint64_t *state)
{
    struct place source = {.parent = NULL};
    uint64_t seen = 0;
    switch (draw(state, 12)) {
    case 0:
        return json_null();
    case 1:
        return json_boolean(draw(state, 2));
    case 2:
        return draw(state, 2) == 0 ? json_array() : json_object();
    case 3:
        return json_real(0.5);
    case 4:
        return another_number(NULL, state);
    case 5:
        return another_text(NULL, state);
    case 6:
    case 7: /* a value from elsewhere */
        choose(document, 0, &seen, &source, state);
        return source.parent == NULL ? json_null() : json_deep_copy(value_at(&source));
    default:
        return json_is_integer(value)   ? another_number(value, state)
               : json_is_boolean(value) ? json_boolean(json_is_false(value))
                                        : another_text(value, state);
    }
}

static void change(json_t *document, uint64_t *state)
{
    struct place place = {.parent = NULL};
    uint64_t seen = 0;
    choose(document, 0, &seen, &place, state);
    if (place.parent == NULL)
        return;
    uint64_t choice = draw(state, 8);
    json_t *value = value_at(&place);
    if (place.key != NULL && choice == 0) {
        (void)json_object_del(place.parent, place.key);
    } else if (place.key != NULL) {
        if (json_is_array(value) && choice < 4)
            (void)json_array_append_new(value, another_value(document, json_array_get(value, 0), state));
        else if (!json_is_object(value) || choice < 3)
            (void)json_object_set_new(place.parent, place.key, another_value(document, value, state));
    } else if (choice == 0) {
        (void)json_array_remove(place.parent, place.index);
    } else if (choice < 4) {
        (void)json_array_insert_new(place.parent, place.index, json_deep_copy(value));
    } else {
        (void)json_array_set_new(place.parent, place.index, another_value(document, value, state));
    }
}

/* ---- texts --------------------------------------------------------------------------------------------- */

/* The text of a mutated document, to be freed by the caller; NULL if the text is not a document. */
static char *mutated(const char *text, size_t size, uint64_t *state)
{
    json_t *document = json_loadb(text, size, 0, NULL);
    for (uint64_t rounds = 1 + draw(state, 3); document != NULL && rounds > 0; rounds--)
        change(document, state);
    char *changed = json_dumps(document, JSON_COMPACT);
    json_decref(document);
    return changed;
}

/* The text of a line; in a footer, the counts are corrected unless `as_is`. The caller frees it; NULL if not
 * JSON. */
static char *counted(const char *text, size_t size, bool as_is, json_int_t *cases, json_int_t *skipped)
{
    json_t *record = json_loadb(text, size, 0, NULL);
    const char *type = json_string_value(json_object_get(record, "type"));
    if (type != NULL && strcmp(type, "header") == 0)
        *cases = *skipped = 0;
    *cases += type != NULL && strcmp(type, "case") == 0;
    *skipped += type != NULL && strcmp(type, "skipped") == 0;
    if (type != NULL && strcmp(type, "footer") == 0 && !as_is) {
        (void)json_object_set_new(record, "cases", json_integer(*cases));
        (void)json_object_set_new(record, "skipped", json_integer(*skipped));
    }
    char *changed = json_dumps(record, JSON_COMPACT);
    json_decref(record);
    return changed;
}

/* Adds a line to the text and frees it; false if there is no room. */
static bool add_line(char *text, size_t *size, size_t largest, char *line)
{
    size_t length = line == NULL ? 0 : strlen(line);
    bool fits = line != NULL && length < largest - *size;
    if (fits) {
        memcpy(text + *size, line, length + 1);
        text[*size + length] = '\n';
        *size += length + 1;
    }
    free(line);
    return fits;
}

/* Mutates, removes or duplicates one line. Returns the new size; 0 on failure. */
static size_t mutate_lines(const char *bytes, size_t size, char *text, size_t largest, uint64_t *state)
{
    size_t lines = 1, made = 0;
    json_int_t cases = 0, skipped = 0;
    for (size_t i = 0; i + 1 < size; i++)
        lines += bytes[i] == '\n';
    size_t chosen = draw(state, lines);
    uint64_t choice = draw(state, 8);
    bool as_is = draw(state, 8) == 0, fits = true;
    for (size_t number = 0, begin = 0; fits && begin < size; number++) {
        const char *end = memchr(bytes + begin, '\n', size - begin);
        size_t length = end == NULL ? size - begin : (size_t)(end - bytes) - begin;
        size_t times = number != chosen ? 1 : choice == 0 ? 0 : choice == 1 ? 2 : 1;
        char *line = number == chosen ? mutated(bytes + begin, length, state) : NULL;
        const char *source = line != NULL ? line : bytes + begin;
        for (size_t i = 0; fits && i < times; i++)
            fits = add_line(text, &made, largest,
                            counted(source, line != NULL ? strlen(line) : length, as_is, &cases, &skipped));
        free(line);
        begin += length + 1;
    }
    return fits ? made : 0;
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t size, size_t largest, unsigned int seed)
{
    uint64_t state = seed;
    size_t made = 0;
    if (draw(&state, 4) == 0)
        return LLVMFuzzerMutate(bytes, size, largest);
    char *text = HAS_LINES ? malloc(largest + 1) : mutated((const char *)bytes, size, &state);
    if (text != NULL)
        made = HAS_LINES ? mutate_lines((const char *)bytes, size, text, largest, &state) : strlen(text);
    bool fits = made > 0 && made <= largest;
    for (size_t i = 0; fits && i < made; i++)
        bytes[i] = (uint8_t)text[i];
    free(text);
    return fits ? made : LLVMFuzzerMutate(bytes, size, largest);
}
