#include "tensor_text.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static struct arena arena;

static void set_up(void)
{
    arena = arena_create((size_t)16 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(tensor_text, .init = set_up, .fini = tear_down);

static struct tensor make(int32_t dtype, const int64_t *dims, int rank, const void *elements)
{
    struct tensor tensor;
    struct error error;
    cr_assert(tensor_create(&tensor, dtype, dims, rank, &arena, &error) == STATUS_OK);
    if (elements != NULL)
        memcpy(tensor.elements, elements, tensor.size);
    else
        memset(tensor.elements, 0, tensor.size);
    return tensor;
}

static void expect_element(int32_t dtype, const void *element, const char *expected)
{
    struct tensor tensor = make(dtype, NULL, 0, element);
    const char *actual = element_text(&tensor, 0, &arena);
    cr_expect(strcmp(actual, expected) == 0, "%s: expected %s, got %s", dtype_name(dtype), expected, actual);
}

static void expect_text(const struct tensor *tensor, const char *expected)
{
    const char *actual = tensor_text(tensor, "  ", &arena);
    cr_expect(strcmp(actual, expected) == 0, "expected\n%sgot\n%s", expected, actual);
}

Test(tensor_text, integers_are_shown_as_numbers)
{
    expect_element(DTYPE_INT8, &(int8_t){INT8_MIN}, "-128");
    expect_element(DTYPE_INT16, &(int16_t){INT16_MIN}, "-32768");
    expect_element(DTYPE_INT32, &(int32_t){INT32_MIN}, "-2147483648");
    expect_element(DTYPE_INT64, &(int64_t){INT64_MIN}, "-9223372036854775808");
    expect_element(DTYPE_UINT8, &(uint8_t){UINT8_MAX}, "255");
    expect_element(DTYPE_UINT16, &(uint16_t){UINT16_MAX}, "65535");
    expect_element(DTYPE_UINT32, &(uint32_t){UINT32_MAX}, "4294967295");
    expect_element(DTYPE_UINT64, &(uint64_t){UINT64_MAX}, "18446744073709551615");
}

Test(tensor_text, bool_is_shown_as_a_word)
{
    expect_element(DTYPE_BOOL, &(uint8_t){0}, "false");
    expect_element(DTYPE_BOOL, &(uint8_t){1}, "true");
}

Test(tensor_text, floats_are_shown_with_their_bits)
{
    expect_element(DTYPE_FLOAT, &(float){-0.5f}, "-0.5 (0xbf000000)");
    expect_element(DTYPE_DOUBLE, &(double){1.5}, "1.5 (0x3ff8000000000000)");
    expect_element(DTYPE_FLOAT16, &(uint16_t){0x3c00}, "1 (0x3c00)");
    expect_element(DTYPE_BFLOAT16, &(uint16_t){0xc040}, "-3 (0xc040)");
    expect_element(DTYPE_FLOAT, &(float){-0.0f}, "-0 (0x80000000)");
}

Test(tensor_text, infinities_and_nan_are_shown_by_name)
{
    expect_element(DTYPE_FLOAT, &(uint32_t){0xff800000}, "-inf (0xff800000)");
    expect_element(DTYPE_FLOAT16, &(uint16_t){0x7e01}, "nan (0x7e01)");
}

Test(tensor_text, decimals_distinguish_a_float_from_its_neighbours)
{
    expect_element(DTYPE_FLOAT, &(uint32_t){0x3f800001}, "1.00000012 (0x3f800001)");
    expect_element(DTYPE_DOUBLE, &(uint64_t){0x3ff0000000000001}, "1.0000000000000002 (0x3ff0000000000001)");
    expect_element(DTYPE_FLOAT16, &(uint16_t){0x3c01}, "1.001 (0x3c01)");
    expect_element(DTYPE_BFLOAT16, &(uint16_t){0x3f81}, "1.008 (0x3f81)");
}

Test(tensor_text, no_two_half_precision_numbers_look_the_same_without_their_bits)
{
    static const int32_t dtypes[] = {DTYPE_FLOAT16, DTYPE_BFLOAT16};
    static const int64_t two[] = {2};
    for (size_t i = 0; i < 2; i++) {
        unsigned infinity = dtypes[i] == DTYPE_FLOAT16 ? 0x7c00 : 0x7f80;
        for (unsigned bits = 0; bits < infinity; bits++) {
            const uint16_t neighbours[] = {(uint16_t)bits, (uint16_t)(bits + 1)};
            struct tensor tensor = make(dtypes[i], two, 1, neighbours);
            const char *text = tensor_text(&tensor, "", &arena);
            const char *space = strchr(text, ' ');
            cr_assert(space != NULL);
            size_t length = (size_t)(space - text);
            cr_expect(strncmp(text, space + 1, length) != 0 || space[1 + length] != '\n', "%s %04x: %s",
                      dtype_name(dtypes[i]), bits, text);
            arena_reset(&arena);
        }
    }
}

Test(tensor_text, complex_numbers_are_shown_by_both_parts)
{
    const float plus[] = {1, 2}, minus[] = {1, -2};
    const double parts[] = {-0.5, 0.25};
    expect_element(DTYPE_COMPLEX64, plus, "1+2i (0x3f800000 0x40000000)");
    expect_element(DTYPE_COMPLEX64, minus, "1-2i (0x3f800000 0xc0000000)");
    expect_element(DTYPE_COMPLEX128, parts, "-0.5+0.25i (0xbfe0000000000000 0x3fd0000000000000)");
}

Test(tensor_text, strings_are_quoted_and_unprintable_bytes_escaped)
{
    expect_element(DTYPE_STRING, &(struct string_element){"plain", 5}, "\"plain\"");
    expect_element(DTYPE_STRING, &(struct string_element){NULL, 0}, "\"\"");
    expect_element(DTYPE_STRING, &(struct string_element){"a\0b", 3}, "\"a\\x00b\"");
    expect_element(DTYPE_STRING, &(struct string_element){"\"\\\n\xc3\xa9\x1b", 6},
                   "\"\\\"\\\\\\x0a\\xc3\\xa9\\x1b\"");
}

Test(tensor_text, a_long_string_is_cut_and_its_length_is_shown)
{
    static char bytes[201];
    memset(bytes, 0x01, sizeof bytes);
    struct tensor tensor = make(DTYPE_STRING, NULL, 0, &(struct string_element){bytes, sizeof bytes});
    const char *text = element_text(&tensor, 0, &arena);
    cr_expect(strlen(text) == 1 + 4 * 200 + 1 + strlen("… 201 bytes"), "%s", text);
    cr_expect(strcmp(text + strlen(text) - strlen("\"… 201 bytes"), "\"… 201 bytes") == 0, "%s", text);
}

Test(tensor_text, a_string_of_the_maximum_shown_length_is_shown_whole)
{
    static char bytes[200];
    memset(bytes, 'a', sizeof bytes);
    struct tensor tensor = make(DTYPE_STRING, NULL, 0, &(struct string_element){bytes, sizeof bytes});
    const char *text = element_text(&tensor, 0, &arena);
    cr_expect(strlen(text) == 202 && text[201] == '"', "%s", text);
}

Test(tensor_text, positions_are_coordinates_in_row_major_order)
{
    static const int64_t dims[] = {2, 3, 4};
    struct tensor tensor = make(DTYPE_INT8, dims, 3, NULL);
    cr_expect(strcmp(position_text(&tensor, 0, &arena), "[0,0,0]") == 0);
    cr_expect(strcmp(position_text(&tensor, 4, &arena), "[0,1,0]") == 0);
    cr_expect(strcmp(position_text(&tensor, 23, &arena), "[1,2,3]") == 0);
}

Test(tensor_text, a_scalar_has_no_coordinates)
{
    struct tensor tensor = make(DTYPE_INT8, NULL, 0, NULL);
    cr_expect(strcmp(position_text(&tensor, 0, &arena), "[]") == 0);
}

Test(tensor_text, each_row_is_on_its_own_line)
{
    static const int64_t dims[] = {2, 3};
    const int16_t elements[] = {1, 2, 3, -4, -5, -6};
    struct tensor tensor = make(DTYPE_INT16, dims, 2, elements);
    expect_text(&tensor, "  1 2 3\n  -4 -5 -6\n");
}

Test(tensor_text, a_scalar_is_one_line)
{
    struct tensor tensor = make(DTYPE_FLOAT, NULL, 0, &(float){2.5f});
    expect_text(&tensor, "  2.5\n");
}

Test(tensor_text, a_tensor_without_elements_says_so)
{
    static const int64_t dims[] = {2, 0};
    struct tensor tensor = make(DTYPE_FLOAT, dims, 2, NULL);
    expect_text(&tensor, "  no elements\n");
}

Test(tensor_text, elements_of_a_type_outside_t_are_counted_in_bytes)
{
    const struct tensor tensor = {.dtype = DTYPE_FLOAT8E5M2, .elements = (char[3]){0}, .size = 3, .name = ""};
    expect_text(&tensor, "  3 bytes of type float8e5m2\n");
}

/* Counts the lines of the text of a tensor of zeros. */
static size_t count_lines(const int64_t *dims, int rank, const char *note)
{
    struct tensor tensor = make(DTYPE_INT8, dims, rank, NULL);
    const char *text = tensor_text(&tensor, "  ", &arena);
    cr_expect((strstr(text, "…") != NULL) == (note != NULL), "%s", text);
    if (note != NULL)
        cr_expect(strstr(text, note) != NULL, "%s", text);
    size_t lines = 0;
    while (*text != '\0') {
        size_t length = strcspn(text, "\n");
        cr_expect(length > 2 && strncmp(text, "  ", 2) == 0 && text[length - 1] != ' ', "line %zu \"%.*s\"",
                  lines, (int)length, text);
        text += length + 1;
        lines++;
    }
    return lines;
}

Test(tensor_text, a_tensor_of_400_elements_is_shown_whole)
{
    cr_expect(count_lines((const int64_t[]){400}, 1, NULL) == 1);
    cr_expect(count_lines((const int64_t[]){40, 10}, 2, NULL) == 40);
}

Test(tensor_text, a_longer_tensor_is_cut_in_the_middle)
{
    cr_expect(count_lines((const int64_t[]){401}, 1, "  … 201 elements …\n") == 3);
}

Test(tensor_text, a_tensor_can_be_cut_between_rows_and_within_one)
{
    cr_expect(count_lines((const int64_t[]){100, 10}, 2, "  … 800 elements …\n") == 21);
    cr_expect(count_lines((const int64_t[]){100, 7}, 2, "  … 500 elements …\n") == 31);
}

Test(tensor_text, an_arena_without_room_does_not_crash)
{
    static const int64_t dims[] = {2, 3};
    struct tensor tensor = make(DTYPE_COMPLEX64, dims, 2, NULL);
    struct arena none = arena_create(0);
    cr_expect(strcmp(tensor_text(&tensor, "  ", &none), "?") == 0);
    cr_expect(strcmp(element_text(&tensor, 0, &none), "?") == 0);
    cr_expect(strcmp(position_text(&tensor, 0, &none), "?") == 0);
}
