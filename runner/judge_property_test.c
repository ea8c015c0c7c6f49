#include <criterion/criterion.h>

Test(judge_property, begins)
{
}
