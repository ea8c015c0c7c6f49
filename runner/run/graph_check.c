/* Which part of a graph a failing case is about (decision `whole-graphs`). */
#include "active_case.h"
#include "failure_check.h"
#include "graph_twins.h"

/* Gives a case to the process aside. `words` gets lines that say what it did. */
static enum trial_outcome try(struct case_worker *worker, const struct scatter_case *made, const char **words,
                              bool *is_run, struct arena *arena)
{
    struct derived_expectation derived;
    struct error error;
    *is_run = derive_expectation(made, &derived, arena, &error) == STATUS_OK;
    if (!*is_run)
        return TRIAL_UNKNOWN;
    const struct answer answer = session_run_once(worker->aside, made, arena);
    const struct judgement judgement = judge(worker->settings->judge, made, &derived, &answer, arena);
    *is_run = answer.kind != ANSWER_NOT_RUN;
    *words = text_or_empty(judgement.explanation);
    return judgement.verdict == VERDICT_PASS       ? TRIAL_PASSES
           : verdict_is_failure(judgement.verdict) ? TRIAL_FAILS
                                                   : TRIAL_UNKNOWN;
}

/* Takes a failure back: what the case shows is not about the scatter node, or not known. */
static void take_back(struct answer *answer, struct judgement *judgement, bool is_run, const char *reason,
                      const char *words, struct arena *arena)
{
    const char *text = reason == NULL ? NULL : arena_format(arena, "%s\n%s", reason, words);
    answer->kind = is_run ? ANSWER_UNSUPPORTED : ANSWER_NOT_RUN;
    answer->message = text_or_empty(reason);
    *judgement = (struct judgement){.verdict = is_run ? VERDICT_UNSUPPORTED : VERDICT_NOT_RUN,
                                    .level = judgement->level,
                                    .explanation = text == NULL ? "no memory\n" : text,
                                    .graph = is_run ? GRAPH_OTHER_INPUTS : GRAPH_NONE};
}

/* Whether the other nodes compute all inputs as is due; otherwise the failure is taken back. */
static bool are_inputs_right(struct case_worker *worker, const struct scatter_case *the_case,
                             struct answer *answer, struct judgement *judgement, struct arena *arena)
{
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        struct scatter_case probe;
        struct error error;
        const char *words = "";
        bool is_run = true;
        if (!model_input_comes_from(&the_case->model, (size_t)slot, INPUT_FROM_NODES) ||
            (graph_probe(&probe, the_case, (size_t)slot, arena, &error) == STATUS_OK &&
             try(worker, &probe, &words, &is_run, arena) == TRIAL_PASSES))
            continue;
        take_back(answer, judgement, is_run,
                  arena_format(arena,
                               "it is not shown that other nodes compute %s as is due in this implementation",
                               input_names[slot]),
                  words, arena);
        return false;
    }
    return true;
}

void graph_check(struct case_worker *worker, const struct scatter_case *the_case, struct answer *answer,
                 struct judgement *judgement, struct arena *arena)
{
    const char *words = "";
    bool is_run = true;
    if (the_case->model.contents == NULL || worker->aside == NULL || !verdict_is_failure(judgement->verdict))
        return;
    if (worker->session->implementation->kind == IMPLEMENTATION_ANSWERS) {
        take_back(answer, judgement, true,
                  "a stored answer does not tell whether other nodes or the scatter node are wrong", "",
                  arena);
        return;
    }
    if (worker->aside != worker->session)
        session_stop(worker->aside); /* no case of the run, and no earlier one of these, comes before */
    const enum trial_outcome again = try(worker, the_case, &words, &is_run, arena);
    if (again == TRIAL_UNKNOWN)
        take_back(answer, judgement, is_run, "in a fresh process the graph was not answered", words, arena);
    if (again != TRIAL_FAILS || !are_inputs_right(worker, the_case, answer, judgement, arena))
        return;
    struct scatter_case twin;
    struct error error;
    enum trial_outcome alone = TRIAL_UNKNOWN;
    if (graph_plain_twin(&twin, the_case, arena, &error) == STATUS_OK)
        alone = try(worker, &twin, &words, &is_run, arena);
    if (alone != TRIAL_UNKNOWN)
        judgement->graph = alone == TRIAL_PASSES ? GRAPH_ONLY_THERE : GRAPH_ALSO_ALONE;
    judgement->graph_words =
        arena_format(arena, "%s; the scatter node alone, with the same values as graph inputs, %s",
                     the_case->model.contents,
                     alone == TRIAL_PASSES  ? "passes"
                     : alone == TRIAL_FAILS ? "fails too"
                                            : "was not answered");
}
