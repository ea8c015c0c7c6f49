#include "case_command.h"
#include "parallel.h"
#include "print_text.h"
#include "text_kept.h"
#include "vector_file.h"
#include "vector_json.h"

#include <stdlib.h>
#include <string.h>

/* The most bytes of an input or the output: in core.json, in the files of the operator versions. */
enum { MOST_BYTES_OF_CORE = 2048, MOST_BYTES = 4096 };

/* What became of a case. */
struct piece {
    bool is_selected, is_core, has_failed;
    char *problem; /* why it has failed, from malloc; NULL: no memory for that */
    enum vector_obstacle obstacle;
    json_t *group, *test; /* NULL with an obstacle */
    const struct operator_version *version;
    int64_t bytes;
};

/* The state of an export. */
struct vector_export {
    struct case_command *common;
    struct arena *arenas; /* by thread */
    struct piece *pieces; /* by case */
};

/* ---- the cases ---------------------------------------------------------------------------------------------------------- */

static enum status make_piece(struct piece *piece, const struct vector_export *exported, size_t index,
                              struct arena *arena, struct error *error)
{
    struct scatter_case the_case;
    struct derived_expectation derived;
    struct vector vector;
    enum status status = selected_cases_load(&exported->common->selected, index, &the_case, arena, error);
    piece->is_selected = status != STATUS_NOT_FOUND && status != STATUS_NOT_SCATTER;
    if (status == STATUS_OK)
        status = derive_expectation(&the_case, &derived, arena, error);
    if (status == STATUS_OK)
        status =
            vector_make(&vector, &exported->common->settings, &the_case, &derived, MOST_BYTES, arena, error);
    if (status != STATUS_OK)
        return status;
    piece->is_core = the_case.tier == TIER_CORE;
    piece->obstacle = vector.obstacle;
    piece->bytes = vector.bytes;
    piece->version = expectation_version(&derived);
    if (vector.obstacle == OBSTACLE_NONE) {
        piece->group = vector_group_json(&derived);
        piece->test = vector_test_json(&vector, &the_case, &derived, arena);
    }
    return STATUS_OK;
}

static void make_one(size_t index, int thread, void *context)
{
    struct vector_export *exported = context;
    struct piece *piece = &exported->pieces[index];
    struct error error;
    if (make_piece(piece, exported, index, &exported->arenas[thread], &error) != STATUS_OK &&
        piece->is_selected) {
        piece->has_failed = true;
        piece->problem = text_kept(error.message);
    }
    arena_reset(&exported->arenas[thread]);
}

static void make_all(struct vector_export *exported, int threads)
{
    for (int i = 0; i < threads; i++)
        exported->arenas[i] = arena_create((size_t)4 << 30);
    parallel_for(exported->common->selected.cases.count, threads, make_one, exported);
    for (int i = 0; i < threads; i++)
        arena_destroy(&exported->arenas[i]);
}

/* ---- files --------------------------------------------------------------------------------------------------------------- */

/* Whether a piece belongs to the file of a version; NULL: of the core. */
static bool is_of_file(const struct piece *piece, const struct operator_version *version)
{
    if (piece->test == NULL)
        return false;
    return version == NULL ? piece->is_core && piece->bytes <= MOST_BYTES_OF_CORE : piece->version == version;
}

/* "scatter-cts 0.4.2", by the manifest of the only source, or "unknown". */
static const char *corpus_name(const struct selected_cases *selected, struct arena *arena)
{
    const bool is_known =
        selected->corpora != NULL && selected->source_count == 1 && selected->corpora[0].version != NULL;
    const char *name = is_known ? arena_format(arena, "scatter-cts %s", selected->corpora[0].version) : NULL;
    return name == NULL ? "unknown" : name;
}

/* Writes the file of a version, or core.json, if it has tests. */
static enum status write_file(const struct vector_export *exported, const char *target,
                              const struct operator_version *version, struct error *error)
{
    struct arena *arena = &exported->common->arena;
    struct vector_file file = {0};
    const char *path = arena_format(arena, "%s/%s.json", target, version == NULL ? "core" : version->id);
    if (path == NULL)
        return error_no_memory(error, target);
    for (size_t i = 0; i < exported->common->selected.cases.count; i++)
        if (is_of_file(&exported->pieces[i], version))
            vector_file_add(&file, json_deep_copy(exported->pieces[i].group),
                            json_incref(exported->pieces[i].test));
    enum status status = STATUS_OK;
    if (file.tests > 0) {
        status = vector_file_write(&file, path, corpus_name(&exported->common->selected, arena),
                                   exported->common->settings.edition, error);
        if (status == STATUS_OK)
            (void)print_text(stdout, "%s: %zu tests\n", path, file.tests);
    }
    vector_file_release(&file);
    return status;
}

static enum status write_files(const struct vector_export *exported, const char *target, struct error *error)
{
    enum status status = write_file(exported, target, NULL, error);
    for (int row = 0; status == STATUS_OK && row < OPERATOR_VERSION_COUNT; row++)
        status = write_file(exported, target, &operator_versions[row], error);
    return status;
}

/* ---- what is left out -------------------------------------------------------------------------------------------------- */

/* Prints the counts of obstacles, and returns the number of cases that are no vectors because of an error. */
static size_t print_left_out(const struct vector_export *exported)
{
    size_t all[OBSTACLE_COUNT] = {0}, core[OBSTACLE_COUNT] = {0}, problems = 0;
    for (size_t i = 0; i < exported->common->selected.cases.count; i++) {
        const struct piece *piece = &exported->pieces[i];
        if (piece->has_failed) {
            (void)print_text(stderr, "scatter-cts: %s: %s\n",
                             exported->common->selected.cases.locations[i].id,
                             piece->problem == NULL ? "no memory for the details" : piece->problem);
            problems++;
        } else if (piece->is_selected) {
            all[piece->obstacle]++;
            core[piece->obstacle] += piece->is_core;
        }
    }
    for (int obstacle = OBSTACLE_NONE + 1; obstacle < OBSTACLE_COUNT; obstacle++)
        if (all[obstacle] > 0)
            (void)print_text(stdout, "left out: %zu data sets %s (%zu of the core)\n", all[obstacle],
                             vector_obstacle_phrase((enum vector_obstacle)obstacle), core[obstacle]);
    return problems + all[OBSTACLE_UNSOUND];
}

static void release_pieces(struct vector_export *exported)
{
    for (size_t i = 0; i < exported->common->selected.cases.count; i++) {
        json_decref(exported->pieces[i].group);
        json_decref(exported->pieces[i].test);
        free(exported->pieces[i].problem);
    }
}

/* Says on standard error why there are no files; nothing if there are some. */
static bool has_files(const struct vector_export *exported)
{
    bool is_any_selected = false;
    for (size_t i = 0; i < exported->common->selected.cases.count; i++) {
        if (exported->pieces[i].test != NULL)
            return true;
        is_any_selected |= exported->pieces[i].is_selected;
    }
    if (is_any_selected)
        (void)print_text(stderr, "scatter-cts: no selected case can be a vector\n");
    else
        none_selected_show(&exported->common->selected);
    return false;
}

enum status export_vectors(struct case_command *common, const char *target, int *code, struct error *error)
{
    const int threads = processor_count();
    struct vector_export exported = {
        .common = common,
        .arenas = arena_allocate_zeroed(&common->arena, (size_t)threads, sizeof *exported.arenas),
        .pieces =
            arena_allocate_zeroed(&common->arena, common->selected.cases.count, sizeof *exported.pieces)};
    if (exported.arenas == NULL || exported.pieces == NULL)
        return error_no_memory(error, "the cases");
    make_all(&exported, threads);
    enum status status = write_files(&exported, target, error);
    if (status == STATUS_OK) {
        const size_t problems = print_left_out(&exported);
        *code = has_files(&exported) && problems == 0 ? EXIT_AS_EXPECTED : EXIT_HARNESS;
    }
    release_pieces(&exported);
    return status;
}
