#include "fingerprint_fixture.h"

#include <criterion/criterion.h>

static const char *or_else(const char *text, const char *otherwise)
{
    return text == NULL ? otherwise : text;
}

json_t *fixture_record(const struct shown *shown)
{
    json_t *record = json_pack("{s:s, s:s, s:s, s:s, s:s, s:s, s:[{s:s, s:s, s:s, s:s*}]}", "type", "case",
                               "id", shown->id, "verdict", "pass", "answer", "output", "reduction",
                               or_else(shown->reduction, "add"), "dtype", or_else(shown->dtype, "float16"),
                               or_else(shown->member, "observations"), "clause", shown->clause, "level",
                               "any", "policy", shown->policy, "point", shown->point);
    cr_assert(record != NULL);
    return record;
}

json_t *fixture_header(const char *name)
{
    char specification[64];
    (void)snprintf(specification, sizeof specification, "%s.so", name);
    json_t *header = json_pack("{s:s, s:i, s:s, s:s, s:{s:s, s:s, s:s, s:{}}, s:[{s:s, s:i}]}", "type",
                               "header", "format", 1, "version", "0.1.0", "edition", "onnx-1.23",
                               "implementation", "specification", specification, "name", name, "version",
                               "1.0", "options", "sources", "name", "cases", "cases", 7);
    cr_assert(header != NULL);
    return header;
}

struct fingerprint fixture_fingerprint(const char *name, const struct shown *shown, struct arena *arena)
{
    struct fingerprint fingerprint;
    struct error error;
    json_t *header = fixture_header(name);
    json_t *footer = json_pack("{s:s, s:b}", "type", "footer", "complete", 1);
    cr_assert(fingerprint_start(&fingerprint, header, arena, &error) == STATUS_OK, "%s", error.message);
    for (; shown->id != NULL; shown++) {
        json_t *record = fixture_record(shown);
        cr_assert(fingerprint_add(&fingerprint, record, &error) == STATUS_OK, "%s", error.message);
        json_decref(record);
    }
    cr_assert(fingerprint_add(&fingerprint, footer, &error) == STATUS_OK);
    cr_assert(fingerprint_finish(&fingerprint, &error) == STATUS_OK);
    json_decref(header);
    json_decref(footer);
    return fingerprint;
}

const char *fixture_printed(FILE *stream, struct arena *arena)
{
    long size = ftell(stream);
    cr_assert(size >= 0);
    char *text = arena_allocate_zeroed(arena, (size_t)size + 1, 1);
    rewind(stream);
    cr_assert(text != NULL && fread(text, 1, (size_t)size, stream) == (size_t)size);
    (void)fclose(stream);
    return text;
}
