#include "time_limit.h"

#include <stddef.h>

/* `PAUSE`: how often is looked again when hardly any time is left. */
enum { FRACTION_BEFORE_BEGIN = 10, MOST_TIMES_LIMIT = 10, LAST_MILLISECONDS = 1000, PAUSE = 100 };

struct time_limit time_limit_create(int64_t now, int64_t limit, const struct wait_meter *meter)
{
    return (struct time_limit){.start = now,
                               .limit = limit,
                               .next = now + (meter == NULL ? limit : limit / FRACTION_BEFORE_BEGIN),
                               .meter = meter};
}

/* Reads the meter when the limit is reached, and decides when to look again; true: the limit is over. */
static bool look(struct time_limit *limit, int64_t now)
{
    const int64_t left = limit->start + limit->limit + limit->meter->waited(limit->meter->context) - now;
    if (left <= 0 && limit->is_last_second)
        return true;
    limit->is_last_second = left <= 0;
    limit->next = now + (left <= 0 ? LAST_MILLISECONDS : left < PAUSE ? PAUSE : left);
    return false;
}

bool time_limit_is_over(struct time_limit *limit, int64_t now)
{
    const int64_t end = limit->start + MOST_TIMES_LIMIT * limit->limit;
    if (now < limit->next)
        return false;
    if (limit->meter == NULL || now >= end)
        return true;
    if (!limit->has_begun) {
        limit->meter->begin(limit->meter->context);
        limit->has_begun = true;
        limit->next = limit->start + limit->limit;
    }
    if (now >= limit->next && look(limit, now))
        return true;
    if (limit->next > end)
        limit->next = end;
    return false;
}
