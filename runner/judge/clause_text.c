/* Clauses as text for users. */
#include "clause.h"
#include "print_text.h"

#include <ctype.h>
#include <inttypes.h>
#include <string.h>

/* "9 unspecified; 11 must": neighbouring versions with the same level are combined. */
static void write_newest_levels(const struct clause *clause, FILE *stream)
{
    int last = -1;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        if (!clause->holds[row])
            continue;
        enum level level = clause->levels[row][EDITION_NEWEST];
        if (last >= 0 && clause->levels[last][EDITION_NEWEST] != level)
            (void)print_text(stream, " %s; ", level_name(clause->levels[last][EDITION_NEWEST]));
        else if (last >= 0)
            (void)fputs(", ", stream);
        (void)print_text(stream, "%" PRId64, operator_versions[row].since_version);
        last = row;
    }
    if (last >= 0)
        (void)print_text(stream, " %s", level_name(clause->levels[last][EDITION_NEWEST]));
}

void clauses_list(const struct clause_set *set, FILE *stream)
{
    for (size_t i = 0; i < set->count; i++) {
        (void)print_text(stream, "%s\t", set->clauses[i].id);
        write_newest_levels(&set->clauses[i], stream);
        (void)print_text(stream, "\t%s\n", set->clauses[i].statement);
    }
}

/* "unspecified from onnx-1.6, must from onnx-1.13" */
static void write_levels(const enum level levels[EDITION_COUNT], enum edition first, FILE *stream)
{
    for (int edition = (int)first; edition < EDITION_COUNT; edition++) {
        if (edition > (int)first && levels[edition] == levels[edition - 1])
            continue;
        (void)print_text(stream, "%s%s from %s", edition == (int)first ? "" : ", ",
                         level_name(levels[edition]), edition_name((enum edition)edition));
    }
    (void)fputs("\n", stream);
}

/* Whether some sentence of a clause is in a version (NULL: in any version). */
static bool is_stated(const struct clause_source *source, const struct operator_version *version)
{
    bool stated = false;
    for (size_t i = 0; i < source->sentence_count; i++)
        stated |= version == NULL ||
                  (source->sentences[i].since <= version && version <= source->sentences[i].until);
    return stated;
}

/* The schema's formal part binds like sentences. */
static bool is_silent(const struct clause_source *source, const struct operator_version *version)
{
    return !is_stated(source, version) && (source->locator == NULL || strcmp(source->locator, "schema") != 0);
}

/* What a level means in a clause that the text does not state: a decision takes the place of the text. */
static const char *decided_meaning(enum level level)
{
    switch (level) {
    case LEVEL_MUST:
        return "by a decision of this suite, no sentence of ONNX: another behaviour fails";
    case LEVEL_MUST_REJECT:
        return "an error by a decision of this suite, no sentence of ONNX: accepting fails";
    case LEVEL_SHOULD_REJECT:
        return "a precondition by a decision of this suite, no sentence of ONNX: accepting passes with a "
               "warning";
    case LEVEL_SHOULD:
    case LEVEL_MAY_REJECT:
    case LEVEL_ANY:
    case LEVEL_UNSPECIFIED:
        break; /* their meaning claims nothing about the text, or that it is silent */
    }
    return level_meaning(level);
}

/* Explains each level of the clause. */
static void write_meanings(const struct clause *clause, const struct operator_version *only, FILE *stream)
{
    static const enum level all[] = {
#define LEVEL(constant, name, meaning) LEVEL_##constant,
        LEVEL_TABLE(LEVEL)
#undef LEVEL
    };
    bool silent = is_silent(&clause->source, only);
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
            (void)print_text(stream, "%s: %s\n", level_name(all[i]),
                             silent ? decided_meaning(all[i]) : level_meaning(all[i]));
    }
}

/* The section's name in ONNX's document: "Summary" for "doc", "Inputs, indices" for "inputs.indices". */
static void write_section(const char *section, FILE *stream)
{
    const char *dot = strchr(section, '.');
    if (dot == NULL)
        (void)fputs("Summary", stream);
    else
        (void)print_text(stream, "%c%.*s, %s", toupper((unsigned char)*section), (int)(dot - section - 1),
                         section + 1, dot + 1);
}

static void write_link(const struct operator_version *version, FILE *stream)
{
    (void)print_text(stream, "    https://github.com/onnx/onnx/blob/main/docs/Changelog.md#%s\n",
                     version->id);
}

static bool is_same_place(const struct clause_sentence *a, const struct clause_sentence *b)
{
    return a->since == b->since && a->until == b->until && strcmp(a->section, b->section) == 0;
}

/* How a clause is shown. */
struct showing {
    const struct operator_version *only;    /* NULL: all versions */
    const struct clause_document *document; /* NULL: the sentences are not shown */
    FILE *stream;
    struct arena *arena;
};

/* Writes a sentence from the document, and the versions that have another text at its place. */
static void write_sentence(const struct showing *showing, const struct clause_sentence *sentence,
                           const struct operator_version *first, const struct operator_version *last)
{
    const char *text = NULL, *absent = "";
    for (const struct operator_version *version = first; version <= last; version++) {
        const char *found = clause_document_sentence(showing->document, version, sentence, showing->arena);
        if (found != NULL)
            text = found;
        else
            absent =
                arena_format(showing->arena, "%s%s%s", absent, absent[0] == '\0' ? "" : ", ", version->id);
        if (absent == NULL)
            return;
    }
    (void)print_text(showing->stream, "    ");
    if (text != NULL)
        print_wrapped(showing->stream, 4, 4,
                      arena_format(showing->arena, "%" PRId64 ": %s", sentence->number, text));
    if (absent[0] != '\0')
        (void)print_text(showing->stream, "%s%" PRId64 ": not found at this place in %s: %s\n",
                         text == NULL ? "" : "    ", sentence->number, showing->document->path, absent);
}

/* Writes the sentences from `sentence` on that are in one section of the same versions, with a link; returns
 * their number. */
static size_t write_place(const struct showing *showing, const struct clause_sentence *sentence, size_t count)
{
    const struct operator_version *only = showing->only;
    FILE *stream = showing->stream;
    size_t together = 1;
    while (together < count && is_same_place(sentence, &sentence[together]))
        together++;
    const struct operator_version *first = only == NULL ? sentence->since : only;
    const struct operator_version *last = only == NULL ? sentence->until : only;
    if (first < sentence->since || last > sentence->until)
        return together;
    for (const struct operator_version *version = first; version <= last; version++)
        (void)print_text(stream, "%s%s", version == first ? "  " : ", ", version->id);
    (void)fputs(": ", stream);
    write_section(sentence->section, stream);
    for (size_t i = 0; i < together; i++)
        (void)print_text(stream, "%s%" PRId64,
                         i > 0          ? ", "
                         : together > 1 ? ", sentences "
                                        : ", sentence ",
                         sentence[i].number);
    (void)fputs("\n", stream);
    for (size_t i = 0; showing->document != NULL && i < together; i++)
        write_sentence(showing, &sentence[i], first, last);
    write_link(last, stream);
    return together;
}

static const struct operator_version *newest_version(const struct clause *clause)
{
    int row = OPERATOR_VERSION_COUNT - 1;
    while (row > 0 && !clause->holds[row])
        row--;
    return &operator_versions[row];
}

static void write_source(const struct showing *showing, const struct clause *clause)
{
    const struct clause_source *source = &clause->source;
    const struct operator_version *version = showing->only;
    FILE *stream = showing->stream;
    if (is_stated(source, version)) {
        (void)print_text(stream, "source: ONNX's document Changelog.md, edition %s\n",
                         edition_name(source->edition));
        for (size_t i = 0; i < source->sentence_count;)
            i += write_place(showing, &source->sentences[i], source->sentence_count - i);
        if (showing->document == NULL)
            (void)print_text(
                stream,
                "  printed from this document by: --text PATH (PATH: the file, or a folder with it)\n"
                "  printed from an installed onnx package by: generators/clauses.py show %s\n",
                clause->id);
    } else if (!is_silent(source, version)) {
        (void)fputs("source: no sentence, but the formal part of the schema\n", stream);
        write_link(version == NULL ? newest_version(clause) : version, stream);
    } else {
        (void)fputs("source: no sentence, the text is silent\n", stream);
    }
    if (*source->note != '\0')
        (void)print_text(stream, "note: %s\n", source->note);
}

static void write_decisions(const struct clause *clause, FILE *stream, struct arena *arena)
{
    if (clause->decision_count > 0)
        (void)print_text(stream, "decisions (DECISIONS.md)\n");
    for (size_t i = 0; i < clause->decision_count; i++) {
        const char *line = decision_line(&document_files[0], clause->decisions[i], arena);
        (void)print_text(stream, "  %s: %s\n", clause->decisions[i], text_or_empty(line));
    }
}

void clause_show(const struct clause *clause, const struct operator_version *version,
                 const struct clause_document *document, FILE *stream, struct arena *arena)
{
    const struct showing showing = {.only = version, .document = document, .stream = stream, .arena = arena};
    if (version == NULL)
        (void)print_text(stream, "%s\n", clause->id);
    else
        (void)print_text(stream, "%s.%s\n", version->id, clause->name);
    (void)print_text(stream, "%s\n", clause->statement);
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *each = &operator_versions[row];
        if (!clause->holds[row] || (version != NULL && version != each))
            continue;
        (void)print_text(stream, "  %s: ", each->id);
        write_levels(clause->levels[row], edition_first(each), stream);
    }
    write_meanings(clause, version, stream);
    write_source(&showing, clause);
    write_decisions(clause, stream, arena);
}
