/* Which part of a graph a failing case is about (decision `whole-graphs`). */
#include "active_case.h"
#include "graph_twins.h"

/* Whether the implementation passes a case made of the failing one; else *why has lines that say what it did. It has
 * a process of its own, so that the other one has only cases of the run. */
static bool passes(struct case_worker *worker, const struct scatter_case *made, const char **why,
                   struct arena *arena)
{
    struct derived_expectation derived;
    struct error error;
    if (derive_expectation(made, &derived, arena, &error) != STATUS_OK)
        return false;
    const struct answer answer = session_run_once(worker->aside, made, arena);
    const struct judgement judgement = judge(worker->settings->judge, made, &derived, &answer, arena);
    *why = judgement.explanation == NULL ? "" : judgement.explanation;
    return judgement.verdict == VERDICT_PASS;
}

/* The first input that the other nodes do not compute as is due, or of which this is not known; -1: none. */
static int wrong_input(struct case_worker *worker, const struct scatter_case *the_case, const char **why,
                       struct arena *arena)
{
    for (int slot = 0; slot < INPUT_SLOTS && (size_t)slot < the_case->input_count; slot++) {
        struct scatter_case probe;
        struct error error;
        if (the_case->model.inputs[slot].source == INPUT_FROM_NODES &&
            (graph_probe(&probe, the_case, (size_t)slot, arena, &error) != STATUS_OK ||
             !passes(worker, &probe, why, arena)))
            return slot;
    }
    return -1;
}

static void excuse(struct answer *answer, struct judgement *judgement, const char *reason, const char *why,
                   struct arena *arena)
{
    const char *explanation =
        arena_format(arena, "%s%s%s", reason, why[0] == '\0' ? "\n" : ", when it is handed through:\n", why);
    answer->kind = ANSWER_UNSUPPORTED;
    answer->message = reason;
    *judgement = (struct judgement){.verdict = VERDICT_UNSUPPORTED,
                                    .level = judgement->level,
                                    .explanation = explanation == NULL ? "" : explanation,
                                    .graph = GRAPH_OTHER_INPUTS};
}

void graph_check(struct case_worker *worker, const struct scatter_case *the_case, struct answer *answer,
                 struct judgement *judgement, struct arena *arena)
{
    static const char *const names[INPUT_SLOTS] = {"data", "indices", "updates"};
    if (the_case->model.contents == NULL || worker->aside == NULL || !verdict_is_failure(judgement->verdict))
        return;
    if (worker->session->implementation->kind == IMPLEMENTATION_ANSWERS) {
        excuse(answer, judgement,
               "a stored answer does not tell whether other nodes or the scatter node are wrong", "", arena);
        return;
    }
    const char *why = "";
    const int slot = wrong_input(worker, the_case, &why, arena);
    if (slot >= 0) {
        const char *reason = arena_format(
            arena, "it is not shown that other nodes compute %s as is due in this implementation",
            names[slot]);
        excuse(answer, judgement, reason == NULL ? "" : reason, why, arena);
        return;
    }
    struct scatter_case twin;
    struct error error;
    if (graph_plain_twin(&twin, the_case, arena, &error) != STATUS_OK)
        return;
    judgement->graph = passes(worker, &twin, &why, arena) ? GRAPH_ONLY_THERE : GRAPH_ALSO_ALONE;
    const char *explanation = arena_format(
        arena, "%s: %s\n%s", the_case->model.contents,
        judgement->graph == GRAPH_ONLY_THERE
            ? "with the same values as graph inputs, the scatter node alone passes"
            : "with the same values as graph inputs, the scatter node alone does not pass either",
        judgement->explanation == NULL ? "" : judgement->explanation);
    if (explanation != NULL)
        judgement->explanation = explanation;
}
