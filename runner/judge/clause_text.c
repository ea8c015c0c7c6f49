#include "clause_text.h"

#include <inttypes.h>

/* "9 unspecified; 11 must": neighbouring versions of one level share its name. */
static void write_newest_levels(const struct clause *clause, FILE *stream)
{
    int last = -1;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        if (!clause->holds[row])
            continue;
        enum level level = clause->levels[row][EDITION_NEWEST];
        if (last >= 0 && clause->levels[last][EDITION_NEWEST] != level)
            (void)fprintf(stream, " %s; ", level_name(clause->levels[last][EDITION_NEWEST]));
        else if (last >= 0)
            (void)fputs(", ", stream);
        (void)fprintf(stream, "%" PRId64, operator_versions[row].since_version);
        last = row;
    }
    if (last >= 0)
        (void)fprintf(stream, " %s", level_name(clause->levels[last][EDITION_NEWEST]));
}

void clauses_list(const struct clause_set *set, FILE *stream)
{
    for (size_t i = 0; i < set->count; i++) {
        (void)fprintf(stream, "%s\t", set->clauses[i].id);
        write_newest_levels(&set->clauses[i], stream);
        (void)fprintf(stream, "\t%s\n", set->clauses[i].statement);
    }
}

/* "unspecified from onnx-1.6, must from onnx-1.13" */
static void write_levels(const enum level levels[EDITION_COUNT], enum edition first, FILE *stream)
{
    for (int edition = (int)first; edition < EDITION_COUNT; edition++) {
        if (edition > (int)first && levels[edition] == levels[edition - 1])
            continue;
        (void)fprintf(stream, "%s%s from %s", edition == (int)first ? "" : ", ", level_name(levels[edition]),
                      edition_name((enum edition)edition));
    }
    (void)fputs("\n", stream);
}

/* Explains each level that the clause has somewhere. */
static void write_meanings(const struct clause *clause, const struct operator_version *only, FILE *stream)
{
    static const enum level all[] = {
#define LEVEL(constant, name, meaning) LEVEL_##constant,
        LEVEL_TABLE(LEVEL)
#undef LEVEL
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        bool occurs = false;
        for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
            const struct operator_version *version = &operator_versions[row];
            if (!clause->holds[row] || (only != NULL && version != only))
                continue;
            for (int edition = (int)edition_first(version); edition < EDITION_COUNT; edition++)
                occurs |= clause->levels[row][edition] == all[i];
        }
        if (occurs)
            (void)fprintf(stream, "%s: %s\n", level_name(all[i]), level_meaning(all[i]));
    }
}

static void write_source(const struct clause_source *source, FILE *stream)
{
    if (source->locator == NULL)
        (void)fprintf(stream, "source: %s, text of %s, %s, the sentence with SHA-256 %s\n",
                      edition_name(source->edition), source->version->id, source->section,
                      source->sentence_sha256);
    else
        (void)fprintf(stream, "source: %s\n", source->locator);
    if (*source->note != '\0')
        (void)fprintf(stream, "note: %s\n", source->note);
}

void clause_show(const struct clause *clause, const struct operator_version *version, FILE *stream)
{
    if (version == NULL)
        (void)fprintf(stream, "%s\n", clause->id);
    else
        (void)fprintf(stream, "%s.%s\n", version->id, clause->name);
    (void)fprintf(stream, "%s\n", clause->statement);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *each = &operator_versions[row];
        if (!clause->holds[row] || (version != NULL && version != each))
            continue;
        (void)fprintf(stream, "  %s: ", each->id);
        write_levels(clause->levels[row], edition_first(each), stream);
    }
    write_meanings(clause, version, stream);
    write_source(&clause->source, stream);
}
