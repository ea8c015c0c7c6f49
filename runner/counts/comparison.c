#include "comparison.h"

#include "record.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* The verdict of a case and its reasons. NULL if there is no case, or no memory. */
static const char *text_of(const struct compared_case *item, struct arena *arena)
{
    if (item == NULL)
        return NULL;
    return arena_format(arena, "%s%s%s%s", verdict_name(item->verdict), item->waived ? ", waived" : "",
                        item->reasons[0] == '\0' ? "" : ": ", item->reasons);
}

static enum status add(struct comparison *comparison, enum change change, const struct compared_case *before,
                       const struct compared_case *after, struct arena *arena, struct error *error)
{
    const struct difference difference = {.change = change,
                                          .id = after == NULL ? before->id : after->id,
                                          .before = text_of(before, arena),
                                          .after = text_of(after, arena),
                                          .case_changed = change_is_of_case(before, after),
                                          .missing = after == NULL ? before : NULL};
    if ((before != NULL && difference.before == NULL) || (after != NULL && difference.after == NULL))
        return error_no_memory(error, "a comparison");
    comparison->items[comparison->count++] = difference;
    comparison->counts[change]++;
    return STATUS_OK;
}

/* The source to which an id belongs: the part before the first "/". NULL: the run had no such source. */
static const struct recorded_source *source_of(const struct compared_run *run, const char *id)
{
    const size_t length = strcspn(id, "/");
    const struct recorded_sources *sources = &run->header->sources;
    for (size_t i = 0; i < sources->count; i++)
        if (strlen(sources->items[i].name) == length && strncmp(sources->items[i].name, id, length) == 0)
            return &sources->items[i];
    return NULL;
}

/* Whether a run would have run a case of the older run, if its corpus had it. */
static bool selects(const struct compared_run *run, const struct compared_case *item)
{
    return !run->listed && source_of(run, item->id) != NULL &&
           selection_admits_id(&run->selection, item->id) &&
           selection_admits_facts(&run->selection, &item->facts);
}

/* Whether the corpus of the newer run, which lacks a case, has another version. */
static enum status find_missing(const struct comparison *comparison, const struct compared_case *before,
                                bool *is_gone, struct error *error)
{
    const struct recorded_source *older = source_of(comparison->older, before->id),
                                 *newer = source_of(comparison->newer, before->id);
    const bool is_other_version = newer != NULL && newer->corpus_version[0] != '\0' && older != NULL &&
                                  strcmp(newer->corpus_version, older->corpus_version) != 0;
    const bool is_selected = selects(comparison->newer, before);
    *is_gone = is_selected && is_other_version;
    if (is_selected && !is_other_version && newer->has_corpus_matches && !newer->corpus_matches)
        return error_set(
            error, STATUS_UNREADABLE,
            "%s: its cases are not those of the manifest of \"%.100s\", so it cannot be said why %.200s is "
            "not among them",
            comparison->newer->path, newer->name, before->id);
    return STATUS_OK;
}

void comparison_excuse_unselected(struct comparison *comparison, const struct text_numbers *existing)
{
    size_t kept = 0;
    comparison->excluded = comparison->unselected;
    for (size_t i = 0; i < comparison->count; i++) {
        const struct difference *item = &comparison->items[i];
        if (item->missing != NULL && ((existing != NULL && text_numbers_find(existing, item->id, NULL)) ||
                                      !selects(comparison->newer, item->missing))) {
            comparison->counts[item->change]--;
            comparison->excluded++;
        } else {
            comparison->items[kept++] = *item;
        }
    }
    comparison->count = kept;
}

/* Notes the choices of a case that only one of the runs shows. */
static enum status note_choices(struct comparison *comparison, const struct compared_case *before,
                                const struct compared_case *after, struct arena *arena, struct error *error)
{
    const char *const *older = before->choices, *const *newer = after->choices;
    while (*older != NULL || *newer != NULL) {
        const int order = *older == NULL ? 1 : *newer == NULL ? -1 : strcmp(*older, *newer);
        struct changed_choice *items = arena_room_for(arena, comparison->choices, comparison->choice_count,
                                                      &comparison->choice_capacity, sizeof *items);
        if (items == NULL)
            return error_no_memory(error, "a comparison");
        comparison->choices = items;
        if (order != 0)
            items[comparison->choice_count++] = (struct changed_choice){
                .choice = order < 0 ? *older : *newer, .is_new = order > 0, .first = after->id, .cases = 1};
        older += order <= 0;
        newer += order >= 0;
    }
    return STATUS_OK;
}

static enum status compare_case(struct comparison *comparison, const struct compared_case *before,
                                const struct compared_case *after, struct arena *arena, struct error *error)
{
    bool is_gone = false;
    enum status status = after == NULL ? find_missing(comparison, before, &is_gone, error) : STATUS_OK;
    const bool is_common = before != NULL && after != NULL;
    const enum change change = change_of(comparison->older, before, after, is_gone);
    if (is_common && before->verdict == VERDICT_PASS && after->verdict == VERDICT_PASS &&
        !change_is_of_case(before, after))
        status = note_choices(comparison, before, after, arena, error);
    comparison->unselected += after == NULL && change == CHANGE_COUNT && !selects(comparison->newer, before);
    comparison->common += is_common;
    comparison->alike += is_common && change == CHANGE_COUNT;
    return status == STATUS_OK && change != CHANGE_COUNT
               ? add(comparison, change, before, after, arena, error)
               : status;
}

static int compare_choices(const void *left, const void *right)
{
    const struct changed_choice *a = left, *b = right;
    const int order = strcmp(a->choice, b->choice);
    return order != 0 ? order : a->is_new != b->is_new ? a->is_new - b->is_new : strcmp(a->first, b->first);
}

/* Sorts the noted choices, and joins those that are equal. */
static void count_choices(struct comparison *comparison)
{
    struct changed_choice *items = comparison->choices;
    size_t kept = 0;
    if (comparison->choice_count > 0)
        qsort(items, comparison->choice_count, sizeof *items, compare_choices);
    for (size_t i = 0; i < comparison->choice_count; i++)
        if (kept > 0 && items[kept - 1].is_new == items[i].is_new &&
            strcmp(items[kept - 1].choice, items[i].choice) == 0)
            items[kept - 1].cases++;
        else
            items[kept++] = items[i];
    comparison->choice_count = kept;
}

static int compare_differences(const void *left, const void *right)
{
    const struct difference *a = left, *b = right;
    return a->change != b->change ? (a->change < b->change ? -1 : 1) : strcmp(a->id, b->id);
}

enum status compare_runs(struct comparison *comparison, const struct compared_run *older,
                         const struct compared_run *newer, struct arena *arena, struct error *error)
{
    size_t i = 0, j = 0;
    enum status status = STATUS_OK;
    *comparison = (struct comparison){.older = older, .newer = newer};
    comparison->items =
        arena_allocate_zeroed(arena, older->count + newer->count + 1, sizeof *comparison->items);
    if (comparison->items == NULL)
        return error_no_memory(error, "a comparison");
    while (status == STATUS_OK && (i < older->count || j < newer->count)) {
        int order = i == older->count   ? 1
                    : j == newer->count ? -1
                                        : strcmp(older->cases[i].id, newer->cases[j].id);
        const struct compared_case *before = order <= 0 ? &older->cases[i++] : NULL;
        const struct compared_case *after = order >= 0 ? &newer->cases[j++] : NULL;
        status = compare_case(comparison, before, after, arena, error);
    }
    count_choices(comparison);
    if (comparison->count > 0)
        qsort(comparison->items, comparison->count, sizeof *comparison->items, compare_differences);
    return status;
}

bool comparison_is_judged_alike(const struct comparison *comparison)
{
    return strcmp(comparison->older->judging, comparison->newer->judging) == 0;
}

bool comparison_loses_processes(const struct comparison *comparison)
{
    return comparison->newer->losses[0] != '\0' && comparison->older->losses[0] == '\0';
}

bool comparison_is_worse(const struct comparison *comparison)
{
    bool is_worse = comparison_loses_processes(comparison);
    for (int change = 0; change < CHANGE_COUNT; change++)
        is_worse |= change_kinds[change].direction < 0 && comparison->counts[change] > 0;
    return is_worse;
}

/* ---- as JSON ------------------------------------------------------------------------------------------- */

static json_t *run_record(const struct compared_run *run, struct arena *arena)
{
    const struct recorded_implementation *implementation = run->header->implementation;
    json_t *record = json_pack("{s:I}", "cases", (json_int_t)run->count);
    record_set_text(record, "file", run->path, arena);
    record_set_text(record, "specification", implementation->specification, arena);
    record_set_text(record, "name", implementation->name, arena);
    record_set_text(record, "version", implementation->version, arena);
    record_set_text(record, "program_version", run->header->version, arena);
    if (run->losses[0] != '\0')
        record_set_text(record, "lost_processes", run->losses, arena);
    return record;
}

static json_t *difference_record(const struct difference *item, struct arena *arena)
{
    json_t *record = json_pack("{s:s}", "change", change_kinds[item->change].name);
    record_set_text(record, "id", item->id, arena);
    if (item->before != NULL)
        record_set_text(record, "before", item->before, arena);
    if (item->after != NULL)
        record_set_text(record, "after", item->after, arena);
    if (item->case_changed)
        (void)json_object_set_new(record, "case_changed", json_true());
    return record;
}

static json_t *choice_record(const struct changed_choice *item, struct arena *arena)
{
    json_t *record =
        json_pack("{s:s, s:I}", "change", item->is_new ? "new" : "gone", "cases", (json_int_t)item->cases);
    record_set_text(record, "choice", item->choice, arena);
    record_set_text(record, "first", item->first, arena);
    return record;
}

json_t *comparison_record(const struct comparison *comparison, struct arena *arena)
{
    json_t *counts = json_object(), *items = json_array(), *choices = json_array();
    for (int change = 0; change < CHANGE_COUNT; change++)
        (void)json_object_set_new(counts, change_kinds[change].name,
                                  json_integer(comparison->counts[change]));
    (void)json_object_set_new(counts, "alike", json_integer(comparison->alike));
    if (comparison->excluded > 0)
        (void)json_object_set_new(counts, "excluded", json_integer(comparison->excluded));
    for (size_t i = 0; i < comparison->count; i++)
        (void)json_array_append_new(items, difference_record(&comparison->items[i], arena));
    for (size_t i = 0; i < comparison->choice_count; i++)
        (void)json_array_append_new(choices, choice_record(&comparison->choices[i], arena));
    bool same_corpus = strcmp(comparison->older->corpora, comparison->newer->corpora) == 0;
    return json_pack("{s:s, s:i, s:o, s:o, s:b, s:b, s:b, s:b, s:o, s:o, s:o}", "type", "comparison",
                     "format", 1, "older", run_record(comparison->older, arena), "newer",
                     run_record(comparison->newer, arena), "same_corpus", same_corpus, "judged_alike",
                     comparison_is_judged_alike(comparison), "newly_loses_processes",
                     comparison_loses_processes(comparison), "worse", comparison_is_worse(comparison),
                     "counts", counts, "differences", items, "choices", choices);
}

const struct change_kind change_kinds[] = {
#define CHANGE_ROW(constant, ...) {__VA_ARGS__},
    CHANGE_TABLE(CHANGE_ROW)
#undef CHANGE_ROW
};

/*
 * What a case comes to in a run, by letters: A answered, R refused as is permitted, S refused without being
 * shown, P another pass; w a waived failure, f a failure, x an unsteady one, y an unsteady one of a newer run
 * whose older run has none; u no answer: unsupported, unreadable or an error, n not run, d disputed; "." the
 * run lacks it, "," because its corpus has another version.
 */
static const char states[] = "ARSP wfxy und .,";

/*
 * The kinds of change, by the letters of the state in the older run and, in the order of `states`, of that in
 * the newer one. "=": none. A capital letter, where both runs have the case: only if verdict or reasons
 * differ.
 */
static const char *const table[] = {
    ['A'] = "WpWW orur rro mg", ['R'] = "WWWW orur rro mg", ['S'] = "WWWW orur rro mg",
    ['P'] = "WWWW orur rro mg", ['w'] = "bppb Orrr ooo mg", ['f'] = "bppb oO== omo mg",
    ['x'] = "uuuu o=== omo mg", ['u'] = "bppp orrr Ooo =g", ['n'] = "bppp orrr oOo =g",
    ['d'] = "bppp orrr ooO =g", ['.'] = "aaaa afff aaa ==",
};

static char state_of(const struct compared_case *item, char unsteady)
{
    if (verdict_is_failure(item->verdict))
        return item->waived ? 'w' : item->unsteady ? unsteady : 'f';
    if (item->verdict != VERDICT_PASS)
        return item->verdict == VERDICT_NOT_RUN ? 'n' : item->verdict == VERDICT_DISPUTED ? 'd' : 'u';
    return item->standing == STANDING_ANSWERED    ? 'A'
           : item->standing == STANDING_PERMITTED ? 'R'
           : item->standing == STANDING_NOT_SHOWN ? 'S'
                                                  : 'P';
}

bool change_is_of_case(const struct compared_case *before, const struct compared_case *after)
{
    return before != NULL && after != NULL && before->hash[0] != '\0' && after->hash[0] != '\0' &&
           strcmp(before->hash, after->hash) != 0;
}

enum change change_of(const struct compared_run *older, const struct compared_case *before,
                      const struct compared_case *after, bool is_gone)
{
    /* Another case does not repeat what the older one showed: neither its answer nor that it is unsteady. */
    const bool is_other = change_is_of_case(before, after);
    const char unsteady = is_other ? 'f' : older->is_unsteady ? 'x' : 'y';
    const char to = after != NULL ? state_of(after, unsteady) : is_gone ? ',' : '.';
    char from = before == NULL ? '.' : state_of(before, is_other ? 'f' : 'x');
    if (is_other && from == 'A')
        from = 'P';
    char letter = table[(unsigned char)from][strchr(states, to) - states];
    if (isupper(letter) && before->verdict == after->verdict && strcmp(before->reasons, after->reasons) == 0)
        letter = '=';
    if (is_other && (letter == '=' || letter == 'r'))
        letter = letter == 'r' && to == 'f' ? 'f' : 'c';
    int change = 0;
    while (change < CHANGE_COUNT && change_kinds[change].letter != tolower(letter))
        change++;
    return (enum change)change;
}

json_t *change_table_record(void)
{
    json_t *kinds = json_array(), *lines = json_object();
    for (const struct change_kind *kind = change_kinds; kind < change_kinds + CHANGE_COUNT; kind++)
        (void)json_array_append_new(kinds, json_pack("{s:s#, s:s, s:s, s:[s, s]}", "letter", &kind->letter, 1,
                                                     "name", kind->name, "direction",
                                                     kind->direction < 0   ? "worse"
                                                     : kind->direction > 0 ? "better"
                                                                           : "neither",
                                                     "words", kind->one, kind->several));
    for (size_t state = 0; state < sizeof table / sizeof *table; state++)
        if (table[state] != NULL)
            (void)json_object_setn_new(lines, (const char[]){(char)state}, 1, json_string(table[state]));
    return json_pack("{s:o, s:s, s:o}", "kinds", kinds, "states", states, "table", lines);
}
