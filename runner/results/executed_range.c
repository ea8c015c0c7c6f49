#include "executed_range.h"

#include "record.h"

#include <string.h>

bool case_is_counted(const struct case_location *location, enum verdict verdict)
{
    return location->world != NULL && (verdict == VERDICT_PASS || verdict == VERDICT_UNSUPPORTED);
}

void executed_range_count_case(struct executed_range *range, const struct recorded_case *item)
{
    range->passed += item->verdict == VERDICT_PASS;
    range->passed_with_warnings += recorded_is_warned(item);
    range->unsupported += item->verdict == VERDICT_UNSUPPORTED;
    range->compared += item->compared;
    count_outputs(item, &range->outputs_due, &range->outputs_compared);
}

json_t *executed_range_record(const struct executed_range *range)
{
    json_t *record = json_pack("{s:s, s:s, s:I, s:I}", "type", "range", "source", range->source, "from",
                               (json_int_t)range->from, "end", (json_int_t)range->end);
#define SET_COUNT(member) (void)json_object_set_new(record, #member, json_integer((json_int_t)range->member));
    EXECUTED_COUNT_TABLE(SET_COUNT)
#undef SET_COUNT
    return record;
}

enum status executed_range_take(struct executed_range *range, const json_t *record, struct error *error)
{
    int64_t from = 0, end = 0;
    *range = (struct executed_range){.source = record_text(record, "source")};
    const struct {
        const char *member;
        int64_t *count;
    } counts[] = {{"from", &from},
                  {"end", &end},
#define COUNT_ROW(member) {#member, &range->member},
                  EXECUTED_COUNT_TABLE(COUNT_ROW)
#undef COUNT_ROW
    };
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        enum status status = record_take_count(record, counts[i].member, 0, "ranges", counts[i].count, error);
        if (status != STATUS_OK)
            return status;
    }
    range->from = (uint64_t)from;
    range->end = (uint64_t)end;
    const int64_t cases = range->passed + range->unsupported; /* each is below 2^53 */
    if (end < from || cases > end - from || range->passed_with_warnings > range->passed ||
        range->compared > cases || range->outputs_due > cases || range->outputs_compared > range->compared)
        return error_set(error, STATUS_UNREADABLE,
                         "\"ranges\": the numbers of a range contradict each other");
    return STATUS_OK;
}

void executed_range_add(struct executed_range *ranges, size_t *count, const struct executed_range *next)
{
    struct executed_range *last = *count == 0 ? NULL : &ranges[*count - 1];
    if (last == NULL || strcmp(last->source, next->source) != 0 || last->end != next->from) {
        ranges[(*count)++] = *next;
        return;
    }
    last->end = next->end;
#define ADD_COUNT(member) last->member += next->member;
    EXECUTED_COUNT_TABLE(ADD_COUNT)
#undef ADD_COUNT
}

uint64_t executed_range_part(uint64_t from, uint64_t end, uint64_t part, uint64_t count)
{
    const uint64_t size = end - from;
    return from + size / count * part + size % count * part / count;
}

void executed_range_count(const struct executed_range *range, struct tally *tally)
{
    tally->cases += range->passed + range->unsupported;
    tally->verdicts[VERDICT_PASS] += range->passed;
    tally->verdicts[VERDICT_UNSUPPORTED] += range->unsupported;
    tally->passed_with_warnings += range->passed_with_warnings;
    tally->compared += range->compared;
    tally->outputs_due += range->outputs_due;
    tally->outputs_compared += range->outputs_compared;
    if (range->passed + range->unsupported > 0)
        counted_texts_add_times(&tally->by_source, range->source, NULL, range->passed + range->unsupported);
}
