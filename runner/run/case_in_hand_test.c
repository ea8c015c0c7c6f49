#include "case_in_hand.h"

#include <criterion/criterion.h>

/* Its request would decide whether the next case is sent ahead, of which it tells nothing. */
Test(case_in_hand, nothing_is_left_of_the_case_before)
{
    static const char *const others[] = {"another id", NULL};
    struct case_location location = {.id = "id"};
    const struct case_list cases = {.locations = &location, .count = 1};
    const struct selection selection = {.ids = others};
    const struct run_settings settings = {.cases = &cases, .selection = &selection};
    struct case_worker worker = {.settings = &settings};
    struct case_in_hand hand = {
        .taken = true, .is_asked = true, .selected = true, .asked = {.request_size = 1, .settled = true}};
    case_in_hand_load(&worker, &hand);
    cr_expect(!hand.selected && !hand.is_asked && hand.record == NULL);
    cr_expect(hand.asked.request_size == 0 && !hand.asked.settled);
}
