/* The parts of a plan that commands print or record. */
#include "declaration.h"
#include "execution_plan.h"
#include "large_values.h"
#include "record.h"

#include <inttypes.h>

const char *execution_plan_losses(const struct session *session, struct arena *arena)
{
    const struct process_losses *losses = &session->implementation->losses;
    const char *list = "";
    for (size_t i = 0; i < losses->kind_count && list != NULL; i++) {
        const struct loss_kind *kind = &losses->kinds[i];
        list = arena_format(arena, "%s%s%" PRId64 " %s (%s%s%s)", list, i == 0 ? "" : ", ", kind->count,
                            loss_name(kind->when), kind->how, kind->case_id[0] == '\0' ? "" : ": ",
                            kind->case_id);
    }
    if (losses->count == 0)
        return NULL;
    const char *text = arena_format(
        arena, "%s lost %" PRId64 " process%s that no case is blamed for: %s%s",
        session->implementation->specification, losses->count, losses->count == 1 ? "" : "es",
        text_or_empty(list),
        process_losses_are_unsteady(losses) ? "; this is unsteady: another run may lose others" : "");
    return text == NULL ? "processes were lost that no case is blamed for" : text;
}

const char *execution_plan_unknown(const struct session *session, struct arena *arena)
{
    const char *unknown = declaration_unknown(&session->declaration, arena);
    const char *text = unknown == NULL
                           ? NULL
                           : arena_format(arena, "%s declares unknown names, for which nothing is tested: %s",
                                          session->implementation->specification, unknown);
    return text == NULL ? unknown : text;
}

const char *execution_plan_name(const struct session *session)
{
    const char *declared = session->declaration.name;
    return declared[0] == '\0' ? session->implementation->specification : declared;
}

double execution_plan_seconds(const struct execution_plan *plan)
{
    return clock_seconds() - plan->start_seconds;
}

struct recorded_header *execution_plan_header(struct execution_plan *plan, const struct session *session)
{
    if (plan->recorded != NULL)
        return plan->recorded->header;
    const struct run_description description = {.session = session,
                                                .judge = &plan->judge,
                                                .selection = plan->shard.count > 0 ? &plan->shard.filters
                                                                                   : &plan->selection,
                                                .sources = plan->sources,
                                                .corpora = plan->corpora,
                                                .source_count = plan->source_count,
                                                .command = plan->settings.command,
                                                .started = plan->started};
    struct recorded_header *header = header_record(&description, &plan->arena);
    if (header == NULL)
        return NULL;
    run_describe_order(&plan->settings, header);
    if (plan->shard.count > 0)
        header->shard = shard_record(&plan->shard, &plan->arena);
    header->has_most_seconds = plan->seconds > 0;
    header->most_seconds = plan->seconds;
    return header;
}

bool execution_plan_disputes_own_case(const struct execution_plan *plan, const struct recorded_case *item)
{
    return item->verdict == VERDICT_DISPUTED &&
           corpora_own(plan->corpora, plan->sources, plan->source_count, item->id);
}

const char *execution_plan_huge_note(struct execution_plan *plan)
{
    const double gibibyte = (double)((uint64_t)1 << 30);
    uint64_t most = 0;
    struct error error;
    if (!plan->settings.is_huge)
        return NULL;
    for (size_t i = 0; i < plan->cases.count; i++) {
        struct tensor inputs[INPUT_SLOTS];
        const struct large_geometry geometry = large_geometry_of(plan->cases.locations[i].large);
        if (!selection_admits_id(&plan->selection, plan->cases.locations[i].id) ||
            large_inputs_describe(&geometry, inputs, &plan->arena, &error) != STATUS_OK)
            continue;
        const uint64_t needed = large_inputs_memory(inputs);
        most = needed > most ? needed : most;
    }
    return arena_format(
        &plan->arena,
        "the tier huge needs up to %.1f GiB of memory for a case, %.1f GiB are available; the cases "
        "run one after the other, for up to %" PRId64 " seconds each",
        (double)most / gibibyte, (double)plan->settings.available / gibibyte,
        plan->execution.case_milliseconds / 1000);
}

const char *execution_plan_memory_note(const struct execution_plan *plan)
{
    if (plan->execution.memory != 0)
        return NULL;
    return plan->arguments.memory == NULL ? "the memory of implementations is not limited: this program "
                                            "is built with AddressSanitizer"
                                          : "the memory of implementations is not limited";
}

enum exit_code execution_plan_exit_code(enum status status)
{
    switch (status) {
    case STATUS_OK:
        return EXIT_AS_EXPECTED;
    case STATUS_USAGE:
        return EXIT_USAGE;
    default:
        return EXIT_HARNESS;
    }
}
