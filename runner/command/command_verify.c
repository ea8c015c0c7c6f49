/* scatter-cts verify: whether everything that is known of the cases agrees, without any implementation. */
#include "case_command.h"
#include "commands.h"
#include "parallel.h"
#include "print_text.h"
#include "verification.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What stands behind the name of the command in its help. */
static const char help[] =
    "[OPTION...]\n"
    "\n"
    "Checks that everything that is known of the cases agrees; only the reference is executed. The "
    "reference\n"
    "gives the stored outputs. What case.json expects (exact, allowed, refuse, invariants) follows from the\n"
    "values. The clauses that it names are clauses of the operator version. An input to be refused breaks\n"
    "exactly the rules that it names. A case that does not agree is printed with what each side says, and "
    "so\n"
    "are warnings about files: a stored output that only a convention wants otherwise, a model that "
    "declares\n"
    "other types than its tensors have. With --tier large the reference gives the outputs in closed form.\n"
    "\n"
    "Exit status: 0 all agree, with or without warnings; 2 wrong usage; 3 some do not, or cannot be read,\n"
    "or none is selected.\n";

/* What became of one case. */
struct slot {
    enum { SLOT_LEFT_OUT, SLOT_AGREES, SLOT_DISAGREES, SLOT_UNREADABLE } outcome;
    char *complaints; /* lines; NULL: none */
    char *warnings;   /* likewise */
};

/* Everything of one invocation of `verify`. */
struct verify_command {
    struct case_command common;
    struct arena *case_arenas; /* by thread */
    struct slot *slots;        /* by case */
};

/* ---- the cases ------------------------------------------------------------------------------------------------------ */

/* Keeps what is to be told of a case beyond the life of its arena. */
static char *keep(const char *lines)
{
    char *copy = malloc(strlen(lines) + 1);
    if (copy != NULL)
        (void)strcpy(copy, lines);
    return copy;
}

static void verify_one(size_t index, int thread, void *context)
{
    struct verify_command *command = context;
    struct arena *arena = &command->case_arenas[thread];
    struct slot *slot = &command->slots[index];
    struct scatter_case the_case;
    struct error error;
    const char *complaints = "", *warnings = "";
    enum status status = selected_cases_load(&command->common.selected, index, &the_case, arena, &error);
    if (status == STATUS_OK)
        status = verify_case(&command->common.settings, &the_case, &complaints, &warnings, arena, &error);
    if (status == STATUS_OK) {
        slot->outcome = complaints[0] == '\0' ? SLOT_AGREES : SLOT_DISAGREES;
        slot->complaints = keep(complaints);
        slot->warnings = warnings[0] == '\0' ? NULL : keep(warnings);
    } else if (status != STATUS_NOT_FOUND && status != STATUS_NOT_SCATTER) {
        slot->outcome = SLOT_UNREADABLE;
        slot->complaints = keep(error.message);
    }
    arena_reset(arena);
}

/* Verifies all cases on as many threads as there are arenas. */
static void verify_all(struct verify_command *command, int threads)
{
    for (int i = 0; i < threads; i++)
        command->case_arenas[i] = arena_create((size_t)4 << 30);
    parallel_for(command->common.selected.cases.count, threads, verify_one, command);
    for (int i = 0; i < threads; i++)
        arena_destroy(&command->case_arenas[i]);
}

/* ---- telling -------------------------------------------------------------------------------------------------------- */

/* What there is to say of a case; whether there is a warning. */
static bool print_case(const char *id, const struct slot *slot)
{
    if (slot->outcome == SLOT_DISAGREES || slot->outcome == SLOT_UNREADABLE) {
        (void)print_text(stdout, "%s %s\n", id,
                         slot->outcome == SLOT_UNREADABLE ? "cannot be read" : "does not agree");
        (void)print_lines(stdout, "  ",
                          slot->complaints == NULL ? "(no memory for the details)" : slot->complaints);
    }
    if (slot->warnings == NULL)
        return false;
    (void)print_text(stdout, "warning %s\n", id);
    (void)print_lines(stdout, "  ", slot->warnings);
    return true;
}

static int tell(struct verify_command *command)
{
    size_t counts[SLOT_UNREADABLE + 1] = {0}, warned = 0;
    for (size_t i = 0; i < command->common.selected.cases.count; i++) {
        struct slot *slot = &command->slots[i];
        counts[slot->outcome]++;
        warned += print_case(command->common.selected.cases.locations[i].id, slot);
        free(slot->complaints);
        free(slot->warnings);
    }
    size_t selected = counts[SLOT_AGREES] + counts[SLOT_DISAGREES] + counts[SLOT_UNREADABLE];
    if (selected == 0) {
        (void)print_text(stderr, "scatter-cts: no case is selected\n");
        return EXIT_HARNESS;
    }
    (void)print_text(stdout, "%zu data sets agree", counts[SLOT_AGREES]);
    if (counts[SLOT_DISAGREES] > 0)
        (void)print_text(stdout, ", %zu do not", counts[SLOT_DISAGREES]);
    if (counts[SLOT_UNREADABLE] > 0)
        (void)print_text(stdout, ", %zu cannot be read", counts[SLOT_UNREADABLE]);
    if (warned > 0)
        (void)print_text(stdout, "; warnings about the files of %zu", warned);
    (void)print_text(stdout, "\n");
    return counts[SLOT_AGREES] == selected ? EXIT_AS_EXPECTED : EXIT_HARNESS;
}

/* ---- the command ---------------------------------------------------------------------------------------------------- */

static enum status take_no_words(struct case_command *command, poptContext context, struct error *error)
{
    (void)command;
    return poptPeekArg(context) == NULL
               ? STATUS_OK
               : error_set(error, STATUS_USAGE, "\"%s\" is not an option; see scatter-cts verify --help",
                           poptPeekArg(context));
}

static enum status perform(struct case_command *common, int *code, struct error *error)
{
    struct verify_command *command = (struct verify_command *)common;
    struct arena *arena = &common->arena;
    int threads = processor_count();
    command->case_arenas = arena_allocate_zeroed(arena, (size_t)threads, sizeof *command->case_arenas);
    command->slots = arena_allocate_zeroed(arena, common->selected.cases.count, sizeof *command->slots);
    if (command->case_arenas == NULL || command->slots == NULL)
        return error_set(error, STATUS_OUT_OF_MEMORY, "no memory for the cases");
    verify_all(command, threads);
    *code = tell(command);
    return STATUS_OK;
}

int command_verify(const struct invocation *invocation)
{
    static const struct case_command_kind kind = {
        .title = "scatter-cts verify", .help = help, .take_words = take_no_words, .perform = perform};
    struct verify_command command = {0};
    return case_command_run(&command.common, &kind, invocation);
}
