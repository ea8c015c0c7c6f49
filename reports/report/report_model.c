/* The tables of the model: what all runs have in common. */
#include "comparison.h"
#include "file.h"
#include "print_text.h"
#include "record.h"
#include "report.h"
#include "report_format.h"
#include "version.h"
#include "view.h"

#include <string.h>

/* The bytes that explanations and drawings may take together. The rest of a page about twenty runs of the
 * corpus takes about 2 MB, and a page should not be larger than 6 MB. */
enum { DETAILS_SIZE = 2800 << 10 };

/* Longer texts are cut, in characters. */
enum { ID_LENGTH = 1000, NAME_LENGTH = 100 };

json_t *model_text(const struct model_writing *writing, const char *text)
{
    return json_string(printable(text, writing->arena));
}

/* ---- what is known in advance -------------------------------------------------------------------------- */

static json_t *versions_json(void)
{
    json_t *versions = json_array();
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        const struct operator_version *version = &operator_versions[row];
        const reduction_set reductions = version->reductions == 0 ? REDUCTION_BIT(NONE) : version->reductions;
        (void)json_array_append_new(
            versions, json_pack("{s:s, s:s, s:s, s:o, s:o}", "id", version->id, "operator", version->name,
                                "edition", edition_name(edition_first(version)), "types",
                                dtypes_record(version->types), "reductions", reductions_record(reductions)));
    }
    return versions;
}

static json_t *operators_json(void)
{
    json_t *names = json_array();
    for (int op = 0; op < OPERATOR_COUNT; op++)
        (void)json_array_append_new(names, json_string(operator_name((enum scatter_operator)op)));
    return names;
}

/* Letter -> [member of a record, words for a person]. */
static json_t *standings_json(void)
{
    json_t *standings = json_object();
    for (int standing = 0; standing < STANDING_COUNT; standing++) {
        const char letter[] = {(char)('a' + standing), '\0'};
        (void)json_object_set_new(standings, letter,
                                  json_pack("[s, s]", standing_name((enum standing)standing),
                                            standing_words((enum standing)standing)));
    }
    return standings;
}

/* Its levels by operator version in an edition; null where it does not hold. */
static json_t *levels_json(const struct clause_set *set, const struct clause *clause, enum edition edition)
{
    json_t *levels = json_array();
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        struct clause_weight weight;
        const bool holds =
            clause->holds[row] && clause_level(set, &operator_versions[row], clause->name, edition, &weight);
        (void)json_array_append_new(levels, holds ? json_string(level_name(weight.level)) : json_null());
    }
    return levels;
}

/* The decisions that clauses are based on, with a sentence each. */
static json_t *decisions_json(const struct report *report, struct arena *arena)
{
    json_t *decisions = json_object();
    for (size_t i = 0; i < report->clauses->count; i++)
        for (size_t k = 0; k < report->clauses->clauses[i].decision_count; k++) {
            const char *id = report->clauses->clauses[i].decisions[k];
            const char *line =
                json_object_get(decisions, id) != NULL ? NULL : decision_line(&document_files[0], id, arena);
            if (line != NULL)
                (void)json_object_set_new(decisions, id, json_string(line));
        }
    return decisions;
}

static json_t *clauses_json(const struct report *report)
{
    const struct clause_set *set = report->clauses;
    enum edition edition = EDITION_NEWEST;
    json_t *clauses = json_array();
    if (report->count > 0)
        (void)edition_from_name(report->runs[0].header->edition, &edition, NULL);
    for (size_t i = 0; i < set->count; i++) {
        const struct clause *clause = &set->clauses[i];
        const struct clause_sentence *first = clause->source.sentences;
        json_t *decisions = json_array();
        for (size_t k = 0; k < clause->decision_count; k++)
            (void)json_array_append_new(decisions, json_string(clause->decisions[k]));
        (void)json_array_append_new(
            clauses, json_pack("{s:s, s:s, s:s, s:s, s:b, s:o, s:o, s:o}", "id", clause->id, "name",
                               clause->name, "operator", operator_name(clause->op), "statement",
                               clause->statement, "gate", (int)is_version_gate(clause->name), "levels",
                               levels_json(set, clause, edition), "decisions", decisions, "place",
                               clause->source.sentence_count == 0
                                   ? json_string("")
                                   : json_sprintf("%s %lld", first->section, (long long)first->number)));
    }
    return clauses;
}

/* ---- the cases of all runs ----------------------------------------------------------------------------- */

/* Names, with their positions by name. */
struct name_list {
    json_t *names, *positions;
};

/* The position of a name in a list, to which it is added if it is new. */
static int64_t position_of(struct name_list *list, const char *name)
{
    const json_t *known = json_object_get(list->positions, name);
    if (known != NULL)
        return json_integer_value(known);
    const int64_t position = (int64_t)json_array_size(list->names);
    (void)json_object_set_new(list->positions, name, json_integer(position));
    (void)json_array_append_new(list->names, json_string(name));
    return position;
}

static struct name_list name_list_of(json_t *names)
{
    struct name_list list = {json_array(), json_object()};
    for (size_t i = 0; i < json_array_size(names); i++)
        (void)position_of(&list, json_string_value(json_array_get(names, i)));
    json_decref(names);
    return list;
}

/* Appends a number; small ones are shared. */
static void append_number(const struct model_writing *writing, json_t *array, int64_t number)
{
    json_t *shared = number < 0 ? NULL : json_array_get(writing->small, (size_t)number);
    (void)(shared == NULL ? json_array_append_new(array, json_integer(number))
                          : json_array_append(array, shared));
}

static json_t *small_numbers(void)
{
    enum { COUNT = 256 };
    json_t *numbers = json_array();
    for (int i = 0; i < COUNT; i++)
        (void)json_array_append_new(numbers, json_integer(i));
    return numbers;
}

/* The sets of clauses of a report, by their numbers, as arrays of the numbers of clauses. */
static json_t *sets_json(const struct model_writing *writing)
{
    const struct report *report = writing->report;
    json_t *sets = json_array();
    (void)json_array_append_new(sets, json_array()); /* the empty one */
    for (size_t i = 0; i < report->set_numbers.count; i++) {
        json_t *numbers = json_array();
        for (size_t clause = 0; clause < REPORTED_CLAUSES; clause++)
            if (reported_has(report->sets[i], clause))
                append_number(writing, numbers, (int64_t)clause);
        (void)json_array_append_new(sets, numbers);
    }
    return sets;
}

struct case_arrays {
    json_t *ids, *versions, *types, *reductions, *opsets, *clauses; /* by number of the case */
    struct name_list type_names, reduction_names;
};

static void add_case(struct model_writing *writing, struct case_arrays *arrays,
                     const struct reported_case *item)
{
    size_t number = writing->case_numbers.count;
    if (text_numbers_add(&writing->case_numbers, item->id, number) != TEXT_IS_NEW) {
        if (!text_numbers_find(&writing->case_numbers, item->id, &number))
            return;                                   /* there was no memory: the model is incomplete */
        const char **hash = &writing->hashes[number]; /* of the first run that knows it */
        *hash = (*hash)[0] == '\0' ? item->hash : *hash;
        return;
    }
    writing->ids[number] = item->id;
    writing->hashes[number] = item->hash;
    (void)json_array_append_new(arrays->ids,
                                model_text(writing, text_cut(item->id, ID_LENGTH, writing->arena)));
    append_number(writing, arrays->versions, item->row);
    append_number(writing, arrays->types, position_of(&arrays->type_names, dtype_name(item->dtype)));
    const char *reduction = printable(text_cut(item->reduction, NAME_LENGTH, writing->arena), writing->arena);
    append_number(writing, arrays->reductions, position_of(&arrays->reduction_names, reduction));
    append_number(writing, arrays->opsets, item->opset);
    (void)json_array_append(arrays->clauses, json_array_get(writing->sets, item->about->number));
}

int64_t model_case_number(const struct model_writing *writing, const struct reported_case *item)
{
    size_t number;
    if (!text_numbers_find(&writing->case_numbers, item->id, &number))
        return -1;
    const char *hash = writing->hashes[number];
    return hash[0] == '\0' || item->hash[0] == '\0' || strcmp(hash, item->hash) == 0 ? (int64_t)number : -1;
}

/* Adds the members "cases", "types" and "reductions". False without memory. */
static bool add_cases(struct model_writing *writing, json_t *model)
{
    const struct report *report = writing->report;
    struct case_arrays arrays = {json_array(),
                                 json_array(),
                                 json_array(),
                                 json_array(),
                                 json_array(),
                                 json_array(),
                                 name_list_of(dtypes_record(((dtype_set)1 << CONFORMANCE_TYPES) - 1)),
                                 name_list_of(reductions_record(~(reduction_set)0))};
    size_t most = 1;
    for (size_t i = 0; i < report->count; i++)
        most += report->runs[i].case_count;
    writing->ids = arena_allocate_zeroed(writing->arena, most, sizeof *writing->ids);
    writing->hashes = arena_allocate_zeroed(writing->arena, most, sizeof *writing->hashes);
    writing->causes = arena_allocate_zeroed(writing->arena, most, sizeof *writing->causes);
    const bool is_whole = writing->ids != NULL && writing->hashes != NULL && writing->causes != NULL;
    for (size_t i = 0; is_whole && i < report->count; i++)
        for (size_t k = 0; k < report->runs[i].case_count; k++)
            add_case(writing, &arrays, &report->runs[i].cases[k]);
    json_t *cases = json_pack("{s:o, s:o, s:o, s:o, s:o, s:o}", "ids", arrays.ids, "versions",
                              arrays.versions, "types", arrays.types, "reductions", arrays.reductions,
                              "opsets", arrays.opsets, "clauses", arrays.clauses);
    (void)json_object_set_new(model, "cases", cases);
    (void)json_object_set_new(model, "types", arrays.type_names.names);
    (void)json_object_set_new(model, "reductions", arrays.reduction_names.names);
    json_decref(arrays.type_names.positions);
    json_decref(arrays.reduction_names.positions);
    return is_whole && !writing->case_numbers.is_short;
}

/* ---- the model ----------------------------------------------------------------------------------------- */

/* "onnxruntime 1.31.1" or "20 runs of 11 implementations". */
static const char *title_of(const struct report *report, struct arena *arena)
{
    int64_t names = 0;
    if (report->count == 1)
        return reported_title_among(report, 0, arena);
    for (size_t i = 0; i < report->count; i++) {
        bool is_new = true;
        for (size_t before = 0; before < i; before++)
            is_new &= strcmp(report->runs[before].name, report->runs[i].name) != 0;
        names += is_new;
    }
    return text_or_empty(arena_format(arena, "%s of %s", count_text((int64_t)report->count, "run", arena),
                                      count_text(names, "implementation", arena)));
}

static json_t *shared_texts(json_t *texts)
{
    json_t *list = json_array(), *number;
    const char *text;
    json_object_foreach(texts, text, number)(void) json_array_append_new(list, json_string(text));
    return list;
}

json_t *report_model(const struct report *report, json_t *pairs, struct arena *arena)
{
    struct model_writing writing = {
        .report = report, .small = small_numbers(), .texts = json_object(), .arena = arena};
    json_t *runs = json_array();
    json_t *model =
        json_pack("{s:i, s:s, s:s, s:o, s:o, s:o, s:o, s:o, s:o, s:o, s:o}", "format", 4, "program",
                  "scatter-cts " SCATTER_CTS_VERSION, "home", SCATTER_CTS_HOME, "decisions",
                  decisions_json(report, arena), "title",
                  model_text(&writing, text_cut(title_of(report, arena), ID_LENGTH, arena)), "standings",
                  standings_json(), "changes", change_table_record(), "operators", operators_json(),
                  "versions", versions_json(), "clauses", clauses_json(report), "runs", runs);
    writing.sets = sets_json(&writing);
    const bool is_whole = add_cases(&writing, model);
    for (size_t i = 0; is_whole && i < report->count; i++) {
        writing.room = DETAILS_SIZE / report->count;
        (void)json_array_append_new(runs, model_run(&writing, i));
    }
    (void)json_object_set_new(model, "texts", shared_texts(writing.texts));
    if (pairs != NULL)
        (void)json_object_set(model, "pairs", pairs);
    text_numbers_free(&writing.case_numbers);
    json_decref(writing.small);
    json_decref(writing.sets);
    json_decref(writing.texts);
    if (is_whole && json_array_size(runs) == report->count)
        return model;
    json_decref(model);
    return NULL;
}
