/* The sentence that sums up a run. */
#include "print_text.h"
#include "report.h"

#include <ctype.h>
#include <inttypes.h>

/* ---- by element types ---------------------------------------------------------------------------------- */

/* Whether an operator version has cases and answers some, so that it counts for the types. */
static bool is_answered(const struct reported_run *run, int row)
{
    const struct conformance *conformance = &run->tally.conformance;
    if (conformance->versions[row].cases == 0)
        return false;
    enum statement statement = conformance_of(conformance, row, run->complete);
    return statement == STATEMENT_COMPLETE || statement == STATEMENT_CONFORMING ||
           statement == STATEMENT_PARTLY || statement == STATEMENT_NOT_CONFORMING ||
           statement == STATEMENT_INCOMPLETE;
}

/* The element types for which every answering version conforms in what it supports, those for which some do,
 * and all types. */
struct type_counts {
    int all, conforming, in_part;
    bool limited; /* a type that conforms lacks reductions or versions */
};

static struct type_counts count_types(const struct reported_run *run)
{
    const struct conformance *conformance = &run->tally.conformance;
    struct type_counts counts = {.all = 0};
    for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES; dtype++) {
        bool is_there = false, is_confirmed = false, is_wanting = false, is_limited = false;
        for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
            is_there |= dtype_in(operator_versions[row].types, dtype);
            for (int i = 0; i < REDUCTION_COUNT && is_answered(run, row); i++) {
                const enum reduction reduction = (enum reduction)i;
                is_confirmed |= pair_is_confirmed(conformance, row, dtype, reduction);
                if (pair_is_wanting(conformance, row, dtype, reduction))
                    *(pair_is_in_scope(conformance, row, dtype, reduction) ? &is_wanting : &is_limited) =
                        true;
            }
        }
        counts.all += is_there;
        counts.conforming += is_confirmed && !is_wanting;
        counts.in_part += is_confirmed && is_wanting;
        counts.limited |= is_confirmed && !is_wanting && is_limited;
    }
    return counts;
}

/* The part of the sentence about what fails. */
static const char *failures_text(const struct reported_run *run, struct arena *arena)
{
    const size_t causes = run->footer->causes.count;
    int64_t failures = tally_of_class(&run->tally, VERDICTS_FAILING), waived = report_waived(run),
            lost = report_lost(run);
    const char *text = run->tally.cases == 0 ? "no case was run"
                       : failures == 0       ? "no case fails"
                                             : count_text(failures, "failure", arena);
    if (failures > 0 && causes > 0) /* a run without memory for causes has none */
        text = arena_format(arena, "%s of %s", count_text((int64_t)causes, "cause", arena), text);
    if (text != NULL && waived > 0)
        text = arena_format(arena, "%s, %s waived", text, number_text(waived, arena));
    if (text != NULL && lost > 0)
        text =
            arena_format(arena, "%s, %s %s", text, failures == 0 ? "but" : "and",
                         lost == 1 ? "1 process was lost"
                                   : arena_format(arena, "%s processes were lost", number_text(lost, arena)));
    if (text != NULL && report_stale(run) > 0)
        text = arena_format(arena, "%s, and %s to be corrected", text,
                            count_text(report_stale(run), "stale waiver", arena));
    return text;
}

/* Restrictions of what conforms, as sentences: versions without answers, a selection. */
static const char *restriction_text(const struct reported_run *run, struct arena *arena)
{
    const char *selected = run->tally.conformance.selected ? " Only some cases were selected." : "";
    int versions = 0, silent = 0;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        bool has_cases = run->tally.conformance.versions[row].cases > 0;
        versions += has_cases;
        silent += has_cases && !is_answered(run, row);
    }
    return silent == 0 ? selected
                       : arena_format(arena, " No valid input of %d of %d operator versions is answered.%s",
                                      silent, versions, selected);
}

/* For how many types it conforms. */
static const char *types_text(struct type_counts counts, struct arena *arena)
{
    if (counts.conforming + counts.in_part == 0)
        return arena_format(arena, "conforms for none of %d element types", counts.all);
    if (counts.conforming == 0)
        return arena_format(arena, "conforms in part for %d of %d element types, for none of them in full",
                            counts.in_part, counts.all);
    const char *conforms = counts.limited ? "conforms in what it supports for" : "conforms for";
    return counts.in_part == 0
               ? arena_format(arena, "%s %d of %d element types", conforms, counts.conforming, counts.all)
               : arena_format(arena, "%s %d of %d element types and in part for %d more", conforms,
                              counts.conforming, counts.all, counts.in_part);
}

const char *report_sentence(const struct reported_run *run, struct arena *arena)
{
    const char *failures = failures_text(run, arena), *restriction = restriction_text(run, arena);
    const char *types = !run->complete     ? "nothing is confirmed, because the run is incomplete"
                        : run->lacks_cases ? "nothing is confirmed of generated cases"
                                           : types_text(count_types(run), arena);
    if (failures == NULL || restriction == NULL || types == NULL)
        return "";
    const bool fails_first = report_is_failing(run);
    char *text = arena_format(arena, "%s; %s.%s", fails_first ? failures : types,
                              fails_first ? types : failures, restriction);
    if (text != NULL)
        text[0] = (char)toupper((unsigned char)text[0]);
    return text_or_empty(text);
}

/* ---- by operator versions, in few words ---------------------------------------------------------------- */

struct version_counts report_versions(const struct reported_run *run)
{
    struct version_counts counts = {0};
    const struct conformance *conformance = &run->tally.conformance;
    for (int row = 0; row < OPERATOR_VERSION_COUNT; row++) {
        if (conformance->versions[row].cases == 0)
            continue;
        enum statement statement = conformance_of(conformance, row, run->complete);
        counts.tested += statement != STATEMENT_DEPRECATED;
        counts.conforming += statement == STATEMENT_COMPLETE || statement == STATEMENT_CONFORMING ||
                             statement == STATEMENT_PARTLY;
        counts.partly += statement == STATEMENT_PARTLY;
        counts.incomplete |= statement == STATEMENT_INCOMPLETE;
        for (int32_t dtype = 0; dtype < CONFORMANCE_TYPES && statement != STATEMENT_DEPRECATED; dtype++)
            for (int i = 0; i < REDUCTION_COUNT; i++) {
                counts.pairs += pair_is_in_scope(conformance, row, dtype, (enum reduction)i);
                counts.all += pair_exists(row, dtype, (enum reduction)i);
            }
    }
    return counts;
}

const char *report_short_sentence(const struct reported_run *run, struct arena *arena)
{
    struct version_counts versions = report_versions(run);
    const int full = versions.conforming - versions.partly;
    const bool all_in_part = full == 0 && versions.partly > 0;
    int64_t failures = tally_of_class(&run->tally, VERDICTS_FAILING), waived = report_waived(run),
            lost = report_lost(run);
    const char *text = run->lacks_cases ? "generated cases"
                                        : arena_format(arena, "%d of %d operator versions%s",
                                                       all_in_part ? versions.partly : full, versions.tested,
                                                       all_in_part ? " in part" : "");
    if (text != NULL && versions.partly > 0 && !all_in_part)
        text = arena_format(arena, "%s, %d more in part", text, versions.partly);
    if (text != NULL && !run->lacks_cases)
        text = versions.pairs == versions.all && versions.all > 0
                   ? arena_format(arena, "%s, all types and reductions", text)
                   : arena_format(arena, "%s, %d of %d types and reductions", text, versions.pairs,
                                  versions.all);
    if (text != NULL && failures == 0 && run->complete && run->tally.cases > 0)
        text = arena_format(arena, "%s, no failure", text);
    if (text != NULL && failures > 0)
        text = arena_format(arena, "%s, %" PRId64 " failure%s", text, failures, plural(failures));
    if (text != NULL && waived > 0)
        text = arena_format(arena, "%s (%" PRId64 " waived)", text, waived);
    if (text != NULL && lost > 0)
        text = arena_format(arena, "%s, %" PRId64 " lost process%s", text, lost, lost == 1 ? "" : "es");
    if (text != NULL && report_stale(run) > 0)
        text = arena_format(arena, "%s, %s", text, count_text(report_stale(run), "stale waiver", arena));
    if (text != NULL && run->tally.conformance.selected)
        text = arena_format(arena, "%s, selected cases", text);
    if (text != NULL && !run->complete)
        text = arena_format(arena, "%s, incomplete", text);
    return text_or_empty(text);
}
