#include <criterion/criterion.h>

Test(explanation, begins)
{
}
