/* The finds of a sweep: the most telling case of each cause is shrunk, printed and written. */
#include "machine.h"
#include "print_text.h"
#include "run_command.h"
#include "shrink.h"

#include <inttypes.h>
#include <string.h>

#define FIND_MEMORY ((size_t)1 << 30)

/* Room for the shape of a tensor of a world: 8 extents of up to 5 digits. */
enum { SHAPE_SIZE = 64 };

/* The most telling case of a cause. */
struct find {
    const struct cause *cause;
    struct case_location location; /* in the world */
    bool is_shrunk;
    struct shrunk_case shrunk; /* if is_shrunk */
    struct arena arena;
};

/* Shrinks it with processes of its own, whose losses are not counted. False: it was not shrunk, since the
 * time is over. */
static bool shrink(struct find *find, struct execution_plan *plan, const char *specification)
{
    struct implementation implementation;
    struct error error;
    enum status status =
        implementation_create(&implementation, specification, &plan->execution, &plan->arena, &error);
    if (status == STATUS_OK)
        status = shrink_case(&implementation, &plan->judge, find->location.world, find->location.number,
                             &find->shrunk, &find->arena, &error);
    const int64_t deadline = plan->execution.deadline;
    const bool is_late = deadline > 0 && clock_milliseconds() >= deadline;
    find->is_shrunk = status == STATUS_OK && find->shrunk.is_alike && !find->shrunk.is_cut;
    if (status != STATUS_OK && !is_late)
        print_complaint(error.message);
    return find->is_shrunk || !is_late;
}

static struct integers extents_of(const struct tensor *tensor, struct arena *arena)
{
    int64_t *items = arena_allocate(arena, (size_t)tensor->rank * sizeof *items);
    for (int i = 0; i < tensor->rank && items != NULL; i++)
        items[i] = tensor->dims[i];
    return (struct integers){items == NULL ? 0 : (size_t)tensor->rank, items};
}

/* In the arena. */
static struct recorded_shrunk shrunk_record(const struct find *find, const char *form, struct arena *arena)
{
    const struct tensor *inputs = find->shrunk.made->inputs;
    return (struct recorded_shrunk){.cause = find->cause->record.title,
                                    .case_id = arena_copy(arena, find->location.id),
                                    .dtype = dtype_name(inputs[INPUT_DATA].dtype),
                                    .data = extents_of(&inputs[INPUT_DATA], arena),
                                    .indices = extents_of(&inputs[INPUT_INDICES], arena),
                                    .updates = extents_of(&inputs[INPUT_UPDATES], arena),
                                    .form = arena_copy(arena, form),
                                    .tries = find->shrunk.tries};
}

static void show_shrunk(const struct find *find, const char *form)
{
    const struct tensor *inputs = find->shrunk.made->inputs;
    char shapes[INPUT_SLOTS][SHAPE_SIZE];
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        (void)shape_text(inputs[slot].dims, inputs[slot].rank, shapes[slot], SHAPE_SIZE);
    (void)print_text(stdout, "%s shrinks to data %s %s, indices %s, updates %s%s%s: %s\n", find->location.id,
                     dtype_name(inputs[INPUT_DATA].dtype), shapes[INPUT_DATA], shapes[INPUT_INDICES],
                     shapes[INPUT_UPDATES], form[0] == '\0' ? "" : "; ", form, find->cause->record.title);
}

/* `prefix`: with several implementations, each has its own folders. */
static enum status save(struct find *find, const char *folder, const char *prefix, const char *name,
                        struct error *error)
{
    struct arena *arena = &find->arena;
    const struct world *world = find->location.world;
    char without_version[CLAUSE_ID_SIZE];
    const bool has_clause =
        clause_without_version(recorded_blamed_clause(find->cause->telling), without_version);
    const char *path = NULL, *clause = without_version;
    const char *from = find->is_shrunk ? arena_format(arena, " Shrunk from %s.", find->location.id) : "";
    struct world_case made, *of = find->is_shrunk ? find->shrunk.made : &made;
    const struct saved_statement statement = {
        .name = arena_format(arena, "%s%s-%0*" PRIu64 "%s", prefix, world->name, WORLD_DIGITS,
                             find->location.number, find->is_shrunk ? "-shrunk" : ""),
        .clauses = &clause,
        .clause_count = has_clause,
        .why = arena_format(arena, "A sweep of %s found it: %s.%s", name, find->cause->record.title,
                            text_or_empty(from))};
    if (statement.name == NULL || statement.why == NULL)
        return error_no_memory(error, "the files of a case");
    enum status status =
        find->is_shrunk ? STATUS_OK : world_case_make(world, find->location.number, &made, arena, error);
    if (status == STATUS_OK)
        status = saved_case_write(folder, of, &statement, &path, arena, error);
    if (status == STATUS_OK)
        (void)print_text(stdout, "written: %s\n", path);
    return status;
}

struct recorded_shrunks sweep_take_causes(struct sweep *sweep, struct execution_plan *plan,
                                          const struct session *session, const struct causes *causes)
{
    struct recorded_shrunk *records = arena_allocate_zeroed(&plan->arena, causes->count, sizeof *records);
    size_t late = 0, count = 0;
    const char *const *all = execution_plan_implementations(plan);
    char prefix[24] = "";
    if (all[1] != NULL)
        (void)snprintf(prefix, sizeof prefix, "%zu-", ++sweep->swept);
    if (plan->seconds > 0)
        plan->execution.deadline = clock_milliseconds() + (int64_t)(plan->seconds * 500);
    for (size_t i = 0; i < causes->count && !interruption_is_requested(); i++) {
        struct find find = {.cause = &causes->items[i], .arena = arena_create(FIND_MEMORY)};
        struct error error;
        if (case_of_world(find.cause->telling->id, &find.location, &find.arena)) {
            late += sweep->keeps_size == 0 && !shrink(&find, plan, session->implementation->specification);
            const char *form =
                find.is_shrunk ? written_form_text(&find.shrunk.made->form, &find.arena) : NULL;
            if (find.is_shrunk) {
                show_shrunk(&find, text_or_empty(form));
                if (records != NULL)
                    records[count++] = shrunk_record(&find, text_or_empty(form), &plan->arena);
            }
            if (sweep->saved_path != NULL &&
                save(&find, sweep->saved_path, prefix, execution_plan_name(session), &error) != STATUS_OK) {
                sweep->could_not_save = true;
                print_complaint(error.message);
            }
        }
        arena_destroy(&find.arena);
    }
    plan->execution.deadline = 0;
    if (late > 0)
        (void)print_text(stdout, "the case%s of %zu cause%s not shrunk: the time of --seconds is over\n",
                         plural((int64_t)late), late, late == 1 ? " was" : "s were");
    return (struct recorded_shrunks){count, records};
}
