/* Tests of a floating-point environment that a plugin changes. */
#define _GNU_SOURCE /* feenableexcept */

#include "plugin_call.h"

#include <criterion/criterion.h>
#include <fenv.h>
#include <float.h>

static fenv_t saved;

static void set_up(void)
{
    floating_point_environment_save(&saved);
}

TestSuite(floating_point_environment, .init = set_up);

Test(floating_point_environment, an_unchanged_environment_is_not_a_change)
{
    cr_expect(!floating_point_environment_restore(&saved));
}

Test(floating_point_environment, every_other_rounding_mode_is_detected_and_restored)
{
    static const int modes[] = {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO};
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        cr_assert(fesetround(modes[i]) == 0);
        cr_expect(floating_point_environment_restore(&saved), "mode %zu", i);
        cr_expect(fegetround() == FE_TONEAREST, "mode %zu", i);
        cr_expect(!floating_point_environment_restore(&saved), "mode %zu, again", i);
    }
}

Test(floating_point_environment, exception_flags_alone_are_not_a_change)
{
    (void)feraiseexcept(FE_INEXACT | FE_OVERFLOW);
    cr_expect(!floating_point_environment_restore(&saved));
}

Test(floating_point_environment, enabled_traps_are_disabled_and_do_not_fire)
{
    cr_assert(feenableexcept(FE_ALL_EXCEPT) != -1);
    (void)floating_point_environment_restore(&saved);
    cr_expect(fegetexcept() == 0);
}

Test(floating_point_environment, a_changed_rounding_mode_is_detected_with_traps)
{
    cr_assert(fesetround(FE_DOWNWARD) == 0);
    cr_assert(feenableexcept(FE_ALL_EXCEPT) != -1);
    cr_expect(floating_point_environment_restore(&saved));
    cr_expect(fegetround() == FE_TONEAREST);
}

#if defined(__x86_64__)
#include <xmmintrin.h>

enum { FLUSH_TO_ZERO = 0x8000, DENORMALS_ARE_ZERO = 0x0040 };

Test(floating_point_environment, flushing_subnormals_is_detected_and_restored)
{
    static const unsigned bits[] = {FLUSH_TO_ZERO, DENORMALS_ARE_ZERO, FLUSH_TO_ZERO | DENORMALS_ARE_ZERO};
    for (size_t i = 0; i < sizeof bits / sizeof *bits; i++) {
        _mm_setcsr(_mm_getcsr() | bits[i]);
        cr_expect(floating_point_environment_restore(&saved), "%#x", bits[i]);
        volatile double smallest = DBL_MIN;
        volatile double half = smallest / 2;
        cr_expect(half != 0 && half * 2 == smallest, "%#x", bits[i]);
        cr_expect(!floating_point_environment_restore(&saved), "%#x, again", bits[i]);
    }
}

Test(floating_point_environment, flushing_subnormals_is_detected_with_traps)
{
    _mm_setcsr(_mm_getcsr() | FLUSH_TO_ZERO);
    cr_assert(feenableexcept(FE_ALL_EXCEPT) != -1);
    cr_expect(floating_point_environment_restore(&saved));
}
#endif
