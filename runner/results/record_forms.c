/* Made by reports/record_forms.py from reports/results.schema.json, which explains the members. */
/* clang-format off */
#include "record_forms.h"

#include "record.h"

#define OF(its_name, of) .name = its_name, .kind = MEMBER_##of
#define SHARED(name, its_count, its_size, ...) \
    const struct record_form name##_form = {(const struct record_member[]){__VA_ARGS__}, its_count, its_size};
#define FORM(name, its_count, its_size, ...) static SHARED(name, its_count, its_size, __VA_ARGS__)
#define AT(structure, member) .offset = offsetof(struct recorded_##structure, member)
#define FLAG(structure, member) .flag = offsetof(struct recorded_##structure, has_##member)

FORM(isolation, 3, 0,
    {OF("process", FLAG)}, {OF("memory_watched", FLAG)}, {OF("guard", TEXT)},
)

FORM(implementation, 6, 0,
    {OF("specification", TEXT), .is_required = true}, {OF("name", TEXT)}, {OF("version", TEXT)},
    {OF("isolation", OBJECT), .form = &isolation_form}, {OF("options", OPTIONS)},
    {OF("options_in_effect", OPTIONS)},
)

FORM(limits, 4, 0,
    {OF("case_milliseconds", COUNT)}, {OF("time", TEXT)}, {OF("memory_bytes", COUNT)},
    {OF("frame_bytes", COUNT)},
)

FORM(source, 8, 0,
    {OF("name", TEXT)}, {OF("cases", COUNT)}, {OF("from", COUNT)}, {OF("end", COUNT)},
    {OF("corpus_hash", TEXT_OR_NULL)}, {OF("corpus_version", TEXT)}, {OF("corpus_matches", FLAG)},
    {OF("corpus_compared", TEXT)},
)

FORM(selection, 7, 0,
    {OF("filter", TEXTS)}, {OF("operator", TEXTS)}, {OF("opset", TEXTS)}, {OF("dtype", TEXTS)},
    {OF("reduction", TEXTS)}, {OF("tier", TEXT)}, {OF("listed", FLAG)},
)

FORM(shard, 5, 0,
    {OF("number", COUNT), .is_required = true}, {OF("count", COUNT), .is_required = true},
    {OF("source", TEXT)}, {OF("division", TEXT)}, {OF("of_selected", FLAG)},
)

FORM(output, 4, sizeof(struct recorded_output),
    {OF("dtype", TEXT), AT(output, dtype)}, {OF("shape", INTEGERS), .is_always = true, AT(output, shape)},
    {OF("sha256", TEXT), AT(output, sha256)}, {OF("bytes", TEXT), AT(output, bytes), .is_null_without = true},
)

FORM(limit, 4, sizeof(struct recorded_limit),
    {OF("name", TEXT), AT(limit, name)}, {OF("greatest", COUNT), .is_always = true, AT(limit, greatest)},
    {OF("declared", FLAG), .is_always = true, AT(limit, declared)}, {OF("cases", COUNT), AT(limit, cases)},
)

FORM(finding, 7, sizeof(struct recorded_finding),
    {OF("clause", TEXT), .is_required = true, AT(finding, clause)},
    {OF("level", WORD), .is_required = true, AT(finding, level), .words = record_levels, .without =
     LEVEL_UNSPECIFIED}, {OF("point", TEXT), AT(finding, point)},
    {OF("policy", TEXT), .is_required = true, AT(finding, policy)},
    {OF("detail", TEXT), AT(finding, detail), .is_null_without = true},
    {OF("cells", COUNT), AT(finding, cells)}, {OF("unsearched", COUNT), AT(finding, unsearched)},
)

FORM(outcome, 5, sizeof(struct recorded_outcome),
    {OF("count", COUNT), .is_always = true, AT(outcome, count)},
    {OF("answer", WORD), AT(outcome, answer), FLAG(outcome, answer), .words = record_answers, .without =
     ANSWER_NOT_RUN},
    {OF("verdict", WORD), .is_required = true, AT(outcome, verdict), .words = record_verdicts, .without =
     VERDICT_ERROR}, {OF("differs_at", TEXT), AT(outcome, differs_at), .is_null_without = true},
    {OF("value", TEXT), AT(outcome, value), .is_null_without = true},
)

FORM(repetitions, 3, sizeof(struct recorded_repetitions),
    {OF("count", COUNT), .is_always = true, AT(repetitions, count)},
    {OF("outcomes", OBJECTS), .is_always = true, AT(repetitions, outcomes), .form = &outcome_form},
    {OF("others", COUNT), AT(repetitions, others)},
)

FORM(pair, 2, 0,
    {OF("dtype", TEXT)}, {OF("reduction", TEXT)},
)

FORM(statement, 9, 0,
    {OF("operator_version", TEXT)}, {OF("statement", TEXT)}, {OF("of_selected", FLAG)}, {OF("cases", COUNT)},
    {OF("standings", COUNTS)}, {OF("verdicts", COUNTS)}, {OF("complete_for", OBJECTS), .form = &pair_form},
    {OF("not_complete_for", OBJECTS), .form = &pair_form}, {OF("limits", OBJECTS), .form = &limit_form},
)

FORM(of_no_version, 2, 0,
    {OF("cases", COUNT)}, {OF("verdicts", COUNTS)},
)

FORM(suspect, 6, 0,
    {OF("feature", TEXT)}, {OF("failing_with", COUNT)}, {OF("with", COUNT)}, {OF("failing_without", COUNT)},
    {OF("without", COUNT)}, {OF("coefficient", NUMBER)},
)

FORM(cause, 6, 0,
    {OF("title", TEXT)}, {OF("cases", COUNT)}, {OF("telling", TEXT)}, {OF("misreading", TEXT)},
    {OF("related", COUNT)}, {OF("suspect", OBJECT), .form = &suspect_form},
)

FORM(range, 9, 0,
    {OF("source", TEXT), .is_required = true}, {OF("from", COUNT), .is_required = true},
    {OF("end", COUNT), .is_required = true}, {OF("passed", COUNT), .is_required = true},
    {OF("passed_with_warnings", COUNT)}, {OF("unsupported", COUNT), .is_required = true},
    {OF("compared", COUNT)}, {OF("outputs_due", COUNT)}, {OF("outputs_compared", COUNT)},
)

FORM(shrunk, 8, 0,
    {OF("cause", TEXT)}, {OF("case", TEXT)}, {OF("dtype", TEXT)}, {OF("data", INTEGERS)},
    {OF("indices", INTEGERS)}, {OF("updates", INTEGERS)}, {OF("form", TEXT)}, {OF("tries", COUNT)},
)

FORM(loss, 4, 0,
    {OF("when", TEXT)}, {OF("how", TEXT)}, {OF("case", TEXT)}, {OF("count", COUNT)},
)

SHARED(header, 18, 0,
    {OF("program", TEXT)}, {OF("version", TEXT)}, {OF("format", COUNT), .is_required = true},
    {OF("started", TEXT)}, {OF("command", TEXT)}, {OF("judge", WORD), .words = record_judges},
    {OF("edition", TEXT)}, {OF("strict", TEXTS)},
    {OF("implementation", OBJECT), .is_required = true, .form = &implementation_form},
    {OF("limits", OBJECT), .form = &limits_form}, {OF("sources", OBJECTS), .form = &source_form},
    {OF("selection", OBJECT), .form = &selection_form}, {OF("shard", OBJECT), .form = &shard_form},
    {OF("most_seconds", NUMBER)}, {OF("repeat", COUNT)}, {OF("waivers", TEXT)}, {OF("max_failures", COUNT)},
    {OF("seed", COUNT)},
)

SHARED(case, 38, sizeof(struct recorded_case),
    {OF("id", TEXT), .is_required = true, AT(case, id)},
    {OF("implementation", TEXT), .is_required = true, AT(case, implementation)},
    {OF("verdict", WORD), .is_required = true, AT(case, verdict), .words = record_verdicts, .without =
     VERDICT_ERROR}, {OF("compared", FLAG), .is_always = true, AT(case, compared)},
    {OF("command", TEXT), AT(case, command)}, {OF("case_hash", TEXT), AT(case, case_hash)},
    {OF("seconds", NUMBER), AT(case, seconds), FLAG(case, seconds)},
    {OF("output", OBJECT), AT(case, output), .form = &output_form},
    {OF("operator_version", TEXT), AT(case, operator_version)},
    {OF("opset", INTEGER), AT(case, opset), FLAG(case, opset)}, {OF("dtype", TEXT), AT(case, dtype)},
    {OF("reduction", TEXT), AT(case, reduction), FLAG(case, reduction)},
    {OF("expectation", TEXT), AT(case, expectation)}, {OF("tier", TEXT), AT(case, tier)},
    {OF("clauses", TEXTS), AT(case, clauses)}, {OF("why", TEXT), AT(case, why)},
    {OF("sibling", TEXT), AT(case, sibling)}, {OF("newer", FLAG), AT(case, newer)},
    {OF("file_warnings", TEXTS), AT(case, file_warnings)},
    {OF("answer", WORD), AT(case, answer), FLAG(case, answer), .words = record_answers, .without =
     ANSWER_NOT_RUN}, {OF("message", TEXT), AT(case, message)},
    {OF("executed_by", TEXT), AT(case, executed_by)},
    {OF("limit", OBJECT), AT(case, limit), .form = &limit_form},
    {OF("level", WORD), AT(case, level), FLAG(case, level), .words = record_levels, .without =
     LEVEL_UNSPECIFIED}, {OF("misreading", TEXT), AT(case, misreading)},
    {OF("misreadings", TEXTS), AT(case, misreadings)}, {OF("related", TEXT), AT(case, related)},
    {OF("blamed", TEXT), AT(case, blamed)},
    {OF("failures", OBJECTS), AT(case, failures), .form = &finding_form},
    {OF("warnings", OBJECTS), AT(case, warnings), .form = &finding_form},
    {OF("observations", OBJECTS), AT(case, observations), .form = &finding_form},
    {OF("explanation", TEXTS), AT(case, explanation)}, {OF("printed", TEXTS), AT(case, printed)},
    {OF("waived", TEXT), AT(case, waived), .is_null_without = true},
    {OF("repetitions", OBJECT), AT(case, repetitions), .form = &repetitions_form},
    {OF("nondeterminism", WORD), AT(case, nondeterminism), .words = nondeterminism_names, .first = 1, .without
     = NONDETERMINISM_NONE},
    {OF("circumstance", WORD), AT(case, circumstance), .words = circumstance_names, .first = 1, .without =
     CIRCUMSTANCE_NONE}, {OF("after", TEXTS), AT(case, after), FLAG(case, after)},
)

SHARED(skipped, 4, sizeof(struct recorded_case),
    {OF("id", TEXT), .is_required = true, AT(case, id)}, {OF("reason", TEXT), AT(case, reason)},
    {OF("memory_bytes", COUNT), AT(case, memory_bytes), FLAG(case, memory_bytes)},
    {OF("nearly_scatter", FLAG), AT(case, nearly_scatter)},
)

SHARED(footer, 20, 0,
    {OF("cases", COUNT), .is_required = true}, {OF("compared", COUNT)},
    {OF("skipped", COUNT), .is_required = true}, {OF("passed_with_warnings", COUNT)},
    {OF("verdicts", COUNTS)}, {OF("statements", OBJECTS), .form = &statement_form},
    {OF("of_no_version", OBJECT), .form = &of_no_version_form}, {OF("complete", FLAG), .is_required = true},
    {OF("seconds", NUMBER)}, {OF("causes", OBJECTS), .form = &cause_form},
    {OF("suspects", OBJECTS), .form = &suspect_form}, {OF("waived", COUNT)}, {OF("stale_waivers", COUNT)},
    {OF("stale_waiver_messages", TEXTS)}, {OF("ranges", OBJECTS), .form = &range_form},
    {OF("out_of_time", FLAG)}, {OF("shrunk", OBJECTS), .form = &shrunk_form},
    {OF("lost_processes", OBJECTS), .form = &loss_form}, {OF("nondeterminism", COUNTS)},
    {OF("run_again", COUNTS)},
)
