/* Tests of the list of findings of a judgement. */
#include "judge.h"

#include <criterion/criterion.h>
#include <string.h>

static struct findings findings;

static struct finding finding_of(enum severity severity, const char *clause, const char *policy)
{
    return (struct finding){
        .severity = severity, .clause = clause, .point = "", .policy = policy, .cells = 2, .unsearched = 1};
}

static void add(enum severity severity, const char *clause, const char *policy)
{
    findings_add(&findings, finding_of(severity, clause, policy));
}

/* Adds the maximum number of findings. */
static void fill(enum severity severity)
{
    static char policies[MOST_FINDINGS][8];
    for (int i = 0; i < MOST_FINDINGS; i++) {
        policies[i][0] = (char)('a' + i);
        add(severity, "untouched", policies[i]);
    }
}

Test(finding, findings_are_kept_in_their_order)
{
    add(SEVERITY_WARNING, "nan-bits", "changed");
    add(SEVERITY_OBSERVATION, "version", "newest");
    cr_assert(findings.count == 2);
    cr_expect_str_eq(findings.items[0].clause, "nan-bits");
    cr_expect_str_eq(findings.items[1].clause, "version");
}

Test(finding, equal_findings_are_merged_with_all_their_cells)
{
    char copy[] = "nan-bits"; /* compared by content, not by address */
    add(SEVERITY_WARNING, "nan-bits", "changed");
    add(SEVERITY_WARNING, copy, "changed");
    cr_assert(findings.count == 1);
    cr_expect(findings.items[0].cells == 4 && findings.items[0].unsearched == 2);
}

Test(finding, findings_that_differ_in_a_relevant_member_are_different)
{
    struct finding other = finding_of(SEVERITY_WARNING, "nan-bits", "changed");
    other.point = "NaN in data";
    add(SEVERITY_WARNING, "nan-bits", "changed");
    add(SEVERITY_FAILURE, "nan-bits", "changed");
    add(SEVERITY_WARNING, "bits-kept", "changed");
    add(SEVERITY_WARNING, "nan-bits", "kept");
    findings_add(&findings, other);
    cr_expect(findings.count == 5);
}

Test(finding, equal_findings_keep_the_first_detail)
{
    struct finding first = finding_of(SEVERITY_WARNING, "rounding", "off"), second = first;
    first.detail = "first";
    second.detail = "second";
    findings_add(&findings, first);
    findings_add(&findings, second);
    cr_expect_str_eq(findings.items[0].detail, "first");
}

Test(finding, findings_beyond_the_maximum_are_left_out)
{
    fill(SEVERITY_OBSERVATION);
    add(SEVERITY_WARNING, "nan-bits", "changed");
    cr_expect(findings.count == MOST_FINDINGS);
    cr_expect(!findings_have(&findings, SEVERITY_WARNING));
}

Test(finding, a_failure_is_never_left_out)
{
    fill(SEVERITY_OBSERVATION);
    add(SEVERITY_FAILURE, "bits-kept", "kept the old value");
    cr_expect(findings.count == MOST_FINDINGS);
    cr_expect_str_eq(findings_most_severe(&findings)->clause, "bits-kept");
}

Test(finding, without_room_an_equal_finding_is_still_counted)
{
    fill(SEVERITY_OBSERVATION);
    add(SEVERITY_OBSERVATION, "untouched", "a");
    cr_expect(findings.items[0].cells == 4);
}

Test(finding, the_most_severe_is_the_first_of_the_greatest_severity)
{
    add(SEVERITY_OBSERVATION, "version", "newest");
    add(SEVERITY_FAILURE, "bits-kept", "kept the old value");
    add(SEVERITY_WARNING, "nan-bits", "changed");
    add(SEVERITY_FAILURE, "untouched", "none of the allowed values");
    cr_expect_str_eq(findings_most_severe(&findings)->clause, "bits-kept");
}

Test(finding, without_findings_none_is_the_most_severe)
{
    cr_expect(findings_most_severe(&findings) == NULL);
}

Test(finding, a_severity_is_present_if_a_finding_has_it)
{
    add(SEVERITY_WARNING, "nan-bits", "changed");
    cr_expect(findings_have(&findings, SEVERITY_WARNING));
    cr_expect(!findings_have(&findings, SEVERITY_OBSERVATION));
    cr_expect(!findings_have(&findings, SEVERITY_FAILURE));
}
