/* The most telling case of each cause of a sweep: shrinking, printing and writing it. */
#include "generated_case.h"
#include "interruption.h"
#include "print_text.h"
#include "record.h"
#include "saved_case.h"
#include "shrink.h"
#include "sweep_command.h"

#include <inttypes.h>
#include <string.h>

/* ---- shrinking ----------------------------------------------------------------------------------------------------------- */

/* The number of the most telling case of a cause; false if it is not in the findings. */
static bool number_of(const struct sweep_command *command, const struct cause *cause, uint64_t *number)
{
    const struct case_list *cases = &command->run.plan.cases;
    const char *id = record_text(cause->telling, "id");
    for (size_t i = 0; i < cases->count; i++)
        if (strcmp(cases->locations[i].id, id) == 0) {
            *number = cases->locations[i].number;
            return true;
        }
    return false;
}

/* If the process cannot be started or memory is lacking, the case is not shrunk. */
static void shrink(struct sweep_command *command, struct telling_case *telling)
{
    struct execution_plan *plan = &command->run.plan;
    struct implementation implementation; /* a copy, so that processes lost here are not counted */
    struct error error;
    const char *specification = record_text(telling->cause->telling, "implementation");
    enum status status =
        implementation_create(&implementation, specification, &plan->execution, &plan->arena, &error);
    if (status == STATUS_OK)
        status = shrink_case(&implementation, &plan->judge, &command->world, telling->number,
                             &telling->shrunk, &command->telling_arena, &error);
    const bool is_cut = sweep_command_is_late(command) && (status != STATUS_OK || telling->shrunk.is_cut);
    telling->is_shrunk = status == STATUS_OK && telling->shrunk.is_alike && !telling->shrunk.is_cut;
    command->not_shrunk += is_cut;
    if (status != STATUS_OK && !is_cut)
        run_command_print(&command->run, error.message);
}

static json_t *dims_record(const struct tensor *tensor)
{
    json_t *dims = json_array();
    for (int i = 0; i < tensor->rank; i++)
        (void)json_array_append_new(dims, json_integer((json_int_t)tensor->dims[i]));
    return dims;
}

static json_t *shrunk_record(const struct telling_case *telling, struct arena *arena)
{
    const struct tensor *inputs = telling->shrunk.made->inputs;
    const char *form = written_form_text(&telling->shrunk.made->form, arena);
    json_t *record =
        json_pack("{s:s, s:s, s:s, s:o, s:o, s:o, s:I}", "cause", telling->cause->title, "case",
                  record_text(telling->cause->telling, "id"), "dtype", dtype_name(inputs[INPUT_DATA].dtype),
                  "data", dims_record(&inputs[INPUT_DATA]), "indices", dims_record(&inputs[INPUT_INDICES]),
                  "updates", dims_record(&inputs[INPUT_UPDATES]), "tries", (json_int_t)telling->shrunk.tries);
    if (form != NULL && form[0] != '\0')
        (void)json_object_set_new(record, "form", json_string(form));
    return record;
}

/* The record of a cause's shrunk case in a shard, or NULL. */
static json_t *shrunk_in_shard(const json_t *sweeps, const struct cause *cause)
{
    for (size_t i = 0; i < json_array_size(sweeps); i++) {
        const json_t *shrunk = json_object_get(json_array_get(sweeps, i), "shrunk");
        for (size_t place = 0; place < json_array_size(shrunk); place++) {
            json_t *record = json_array_get(shrunk, place);
            if (strcmp(record_text(record, "case"), record_text(cause->telling, "id")) == 0 &&
                strcmp(record_text(record, "cause"), cause->title) == 0)
                return json_incref(record);
        }
    }
    return NULL;
}

static void take_cause(struct sweep_command *command, struct telling_case *telling)
{
    json_t *record = command->sweeps == NULL ? NULL : shrunk_in_shard(command->sweeps, telling->cause);
    if (!command->keeps_size && command->sweeps == NULL && !interruption_is_requested())
        shrink(command, telling);
    if (telling->is_shrunk)
        record = shrunk_record(telling, &command->telling_arena);
    if (record != NULL)
        (void)json_array_append_new(command->shrunk, record);
}

void sweep_command_take_causes(struct sweep_command *command, const struct causes *causes)
{
    arena_reset(&command->telling_arena);
    json_decref(command->shrunk);
    command->shrunk = json_array();
    command->telling_count = 0;
    command->telling =
        arena_allocate_zeroed(&command->telling_arena, causes->count + 1, sizeof *command->telling);
    for (size_t i = 0; command->telling != NULL && i < causes->count; i++) {
        struct telling_case *telling = &command->telling[command->telling_count];
        telling->cause = &causes->items[i];
        if (!number_of(command, telling->cause, &telling->number))
            continue;
        command->telling_count++;
        take_cause(command, telling);
    }
}

/* ---- printing ------------------------------------------------------------------------------------------------------------ */

static const char *shape_of(const json_t *record, const char *member, struct arena *arena)
{
    const json_t *dims = json_object_get(record, member);
    const char *text = "[";
    for (size_t i = 0; text != NULL && i < json_array_size(dims); i++)
        text = arena_format(arena, "%s%s%" JSON_INTEGER_FORMAT, text, i == 0 ? "" : ",",
                            json_integer_value(json_array_get(dims, i)));
    text = text == NULL ? NULL : arena_format(arena, "%s]", text);
    return text == NULL ? "" : text;
}

void sweep_command_show_shrunk(struct sweep_command *command)
{
    struct arena *arena = &command->telling_arena;
    for (size_t i = 0; i < json_array_size(command->shrunk); i++) {
        const json_t *record = json_array_get(command->shrunk, i);
        const char *form = record_text(record, "form");
        (void)print_text(stdout, "%s shrinks to data %s %s, indices %s, updates %s%s%s: %s\n",
                         record_text(record, "case"), record_text(record, "dtype"),
                         shape_of(record, "data", arena), shape_of(record, "indices", arena),
                         shape_of(record, "updates", arena), form[0] == '\0' ? "" : "; ", form,
                         record_text(record, "cause"));
    }
    if (command->not_shrunk > 0 && !interruption_is_requested())
        (void)print_text(stdout, "the case%s of %zu cause%s not shrunk: the time of --seconds is over\n",
                         plural((int64_t)command->not_shrunk), command->not_shrunk,
                         command->not_shrunk == 1 ? " was" : "s were");
}

/* ---- writing ------------------------------------------------------------------------------------------------------------- */

/* The blamed clause of a record, without a version, such as "ScatterND.target"; or NULL. */
static const char *clause_of(const json_t *record, struct arena *arena)
{
    const char *clause = record_blamed_clause(record);
    const char *dash = strchr(clause, '-'), *dot = strchr(clause, '.');
    if (dash == NULL || dot == NULL || dash > dot)
        return NULL;
    return arena_format(arena, "%.*s%s", (int)(dash - clause), clause, dot);
}

static enum status write_case(struct sweep_command *command, const char *name,
                              const struct telling_case *telling, struct arena *arena, struct error *error)
{
    const struct world *world = &command->world;
    const char *path = NULL, *clause = clause_of(telling->cause->telling, arena);
    const char *suffix = telling->is_shrunk ? "-shrunk" : "";
    const char *const *all = execution_plan_implementations(&command->run.plan);
    /* With several implementations, each has its own folders. */
    const char *prefix = all[1] == NULL ? "" : arena_format(arena, "%zu-", command->swept);
    struct world_case made, *of = &made;
    enum status status = STATUS_OK;
    if (telling->is_shrunk)
        of = telling->shrunk.made;
    else
        status = world_case_make(world, telling->number, &made, arena, error);
    const struct saved_statement statement = {
        .name = prefix == NULL ? NULL
                               : arena_format(arena, "%s%s-%0*" PRIu64 "%s", prefix, world->name,
                                              world->digits, telling->number, suffix),
        .clauses = &clause,
        .clause_count = clause != NULL,
        .why = arena_format(arena, "A sweep of %s found it: %s.%s%s%s", name, telling->cause->title,
                            telling->is_shrunk ? " Shrunk from " : "",
                            telling->is_shrunk ? record_text(telling->cause->telling, "id") : "",
                            telling->is_shrunk ? "." : "")};
    if (status == STATUS_OK && (statement.name == NULL || statement.why == NULL))
        status = error_no_memory(error, "the files of a case");
    if (status == STATUS_OK)
        status = saved_case_write(command->saved_path, of, &statement, &path, arena, error);
    if (status == STATUS_OK)
        (void)print_text(stdout, "written: %s\n", path);
    return status;
}

bool sweep_command_save_cases(struct sweep_command *command, const struct session *session)
{
    struct arena arena = arena_create((size_t)256 << 20);
    struct error error;
    enum status status = STATUS_OK;
    for (size_t i = 0; command->saved_path != NULL && status == STATUS_OK && i < command->telling_count;
         i++) {
        arena_reset(&arena);
        status = write_case(command, execution_plan_name(session), &command->telling[i], &arena, &error);
    }
    arena_destroy(&arena);
    if (status != STATUS_OK)
        run_command_print(&command->run, error.message);
    return status == STATUS_OK;
}
