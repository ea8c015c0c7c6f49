/*
 * The standing of a case: what it means for the statement about its operator version (conformance.h).
 */
#ifndef SCATTER_STANDING_H
#define SCATTER_STANDING_H

/* X(constant, member of a record, words for a person) */
#define STANDING_TABLE(X)                                            \
    X(FAILED, "failed", "failed")                                    \
    X(ANSWERED, "answered", "answered")                              \
    X(REFUSED, "refused", "refused")                                 \
    X(NOT_SHOWN, "not_shown", "refused, but not shown")              \
    X(ACCEPTED, "accepted", "accepted though invalid")               \
    X(PERMITTED, "permitted", "refused as is permitted")             \
    X(UNSTATED, "unstated", "with nothing stated")                   \
    X(UNSUPPORTED, "unsupported", "unsupported")                     \
    X(CLAIMED, "claimed", "claimed, then refused")                   \
    X(LIMITED, "limited", "beyond a limit")                          \
    X(NEWER, "newer", "unsupported for a newer opset or IR version") \
    X(EXCUSED, "excused", "unsupported where no answer is due")      \
    X(DISPUTED, "disputed", "disputed")                              \
    X(UNTESTED, "untested", "without a verdict")

/*
 * STANDING_FAILED       it failed, crashed, took too long or too much memory; waived or not
 * STANDING_ANSWERED     a valid input that was answered correctly
 * STANDING_REFUSED      an invalid input that was refused as expected
 * STANDING_NOT_SHOWN    the same, but its sibling was not answered: perhaps everything is refused. It counts against its own
 *                       type and reduction, unless the sibling has others, which are unsupported
 * STANDING_ACCEPTED     an invalid input that was answered, with a warning
 * STANDING_PERMITTED    a valid input that was refused, which the text allows
 * STANDING_UNSTATED     the text states nothing about it, and nothing was damaged
 * STANDING_UNSUPPORTED  unsupported
 * STANDING_CLAIMED      unsupported, with the warning claimed-then-refused
 * STANDING_LIMITED      unsupported, because it is beyond a limit (limit.h)
 * STANDING_NEWER        unsupported, with an opset or IR version above the lowest that it needs; other cases of its type
 *                       and reduction were answered
 * STANDING_EXCUSED      unsupported, but no answer is expected
 * STANDING_DISPUTED     its stored output is not allowed; the implementation is not at fault
 * STANDING_UNTESTED     not run, not readable, or an error of this suite
 */
enum standing {
#define STANDING_CONSTANT(constant, member, words) STANDING_##constant,
    STANDING_TABLE(STANDING_CONSTANT)
#undef STANDING_CONSTANT
};
enum { STANDING_COUNT = STANDING_UNTESTED + 1 };

/* As the table has them: the member of a record, and words for a person. Static storage. */
const char *standing_name(enum standing standing);
const char *standing_words(enum standing standing);

#endif
