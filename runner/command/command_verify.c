/* scatter-cts verify: checks the cases for consistency, without an implementation. */
#include "case_command.h"
#include "case_source.h"
#include "commands.h"
#include "machine.h"
#include "print_text.h"
#include "text_numbers.h"
#include "verification.h"

#include <stdio.h>
#include <stdlib.h>

static const char help[] =
    "[OPTION...]\n"
    "\n"
    "Checks the cases for consistency; only the reference is executed:\n"
    "\n"
    "  - The files are those that the manifest of the corpus lists.\n"
    "  - The reference gives the stored outputs. With --tier large, it gives the\n"
    "    outputs in closed form. With --tier huge, only clauses are checked: run\n"
    "    --implementation reference compares the outputs.\n"
    "  - The expectation in case.json (exact, allowed, refuse, invariants) follows\n"
    "    from the values.\n"
    "  - The clauses in case.json are clauses of the operator version.\n"
    "  - An input that must be refused breaks exactly the rules in case.json.\n"
    "\n"
    "For each case that does not agree, both sides are printed. Warnings are printed\n"
    "about files: a model that declares other types than its tensors have or one name\n"
    "for different extents, or a stored output that only a convention contradicts or\n"
    "that looks like a decimal typed by hand.\n"
    "\n"
    "Example:\n"
    "  scatter-cts verify --cases path/to/cases\n"
    "\n"
    "Exit status:\n"
    "  0  all cases agree, with or without warnings\n"
    "  2  wrong usage\n"
    "  3  a case does not agree or cannot be read, or no case is selected";

/* The outcome of one case. */
struct slot {
    enum { SLOT_LEFT_OUT, SLOT_AGREES, SLOT_DISAGREES, SLOT_UNREADABLE } outcome;
    char *complaints; /* lines; NULL: none */
    char *warnings;   /* lines; NULL: none */
};

/* The state of one invocation of `verify`. */
struct verify_command {
    struct case_command common;
    struct arena *case_arenas; /* by thread */
    struct slot *slots;        /* by case */
};

/* ---- the cases ----------------------------------------------------------------------------------------- */

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
        slot->complaints = text_kept(complaints);
        slot->warnings = warnings[0] == '\0' ? NULL : text_kept(warnings);
    } else if (status != STATUS_NOT_FOUND && status != STATUS_NOT_SCATTER) {
        slot->outcome = SLOT_UNREADABLE;
        slot->complaints = text_kept(error.message);
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

/* ---- printing ------------------------------------------------------------------------------------------ */

/* Prints the outcome of a case, if notable; returns whether there is a warning. */
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

static int print_outcome(struct verify_command *command)
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
        none_selected_show(&command->common.selected);
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

/* ---- the command --------------------------------------------------------------------------------------- */

static enum status take_no_words(struct case_command *command, poptContext context, struct error *error)
{
    (void)command;
    return poptPeekArg(context) == NULL
               ? STATUS_OK
               : error_set(error, STATUS_USAGE, "unexpected argument \"%s\"; see scatter-cts verify --help",
                           poptPeekArg(context));
}

/* Compares all files of the sources with their manifests, and prints those that differ. */
static enum status verify_files(const struct selected_cases *selected, bool *agrees, struct arena *arena,
                                struct error *error)
{
    for (size_t i = 0; i < selected->source_count; i++) {
        const char *problem;
        const enum status status = corpus_verify(&selected->sources[i], &problem, arena, error);
        if (status != STATUS_OK)
            return status;
        if (problem == NULL)
            continue;
        *agrees = false;
        (void)print_text(stdout, "%s is not the corpus that its manifest.json lists: %s\n",
                         selected->sources[i].folder, problem);
    }
    return STATUS_OK;
}

static enum status perform(struct case_command *common, int *code, struct error *error)
{
    struct verify_command *command = (struct verify_command *)common;
    struct arena *arena = &common->arena;
    int threads = processor_count();
    bool agrees = true;
    command->case_arenas = arena_allocate_zeroed(arena, (size_t)threads, sizeof *command->case_arenas);
    command->slots = arena_allocate_zeroed(arena, common->selected.cases.count, sizeof *command->slots);
    if (command->case_arenas == NULL || command->slots == NULL)
        return error_no_memory(error, "the cases");
    const enum status status = verify_files(&common->selected, &agrees, arena, error);
    if (status != STATUS_OK)
        return status;
    verify_all(command, threads);
    *code = print_outcome(command);
    if (!agrees && common->arguments.any_corpus == 0)
        *code = EXIT_HARNESS;
    return STATUS_OK;
}

int command_verify(const struct invocation *invocation)
{
    static const struct case_command_kind kind = {
        .help = help, .take_words = take_no_words, .perform = perform};
    struct verify_command command = {0};
    return case_command_run(&command.common, &kind, invocation);
}
