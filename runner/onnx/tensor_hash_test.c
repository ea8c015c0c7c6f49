#include "tensor_text.h"

#include <criterion/criterion.h>

static char text[SHA256_TEXT_SIZE];

/* hashlib.sha256(numpy.array([1, -2], dtype="<i4").tobytes()).hexdigest() */
Test(tensor_hash, numbers_have_the_hash_of_numpys_bytes)
{
    static int32_t elements[] = {1, -2};
    static const int64_t dims[] = {2};
    const struct tensor tensor = {
        .dtype = DTYPE_INT32, .rank = 1, .dims = dims, .count = 2, .elements = elements, .size = 8};
    tensor_elements_hash(&tensor, text);
    cr_expect_str_eq(text, "b5f56b64f014154a5433fcb074019bb39a5bc74b2004cb4670565d57b5af23b6");
}

/* hashlib.sha256((1).to_bytes(8, "little") + b"a" + (0).to_bytes(8, "little")).hexdigest() */
Test(tensor_hash, strings_are_separated_by_their_lengths)
{
    static struct string_element elements[] = {{"a", 1}, {"", 0}};
    static const int64_t dims[] = {2};
    const struct tensor tensor = {.dtype = DTYPE_STRING,
                                  .rank = 1,
                                  .dims = dims,
                                  .count = 2,
                                  .elements = elements,
                                  .size = sizeof elements};
    tensor_elements_hash(&tensor, text);
    cr_expect_str_eq(text, "49a1af1b982d48d444434b4fdd5a935bad437b5e211cfd8c9f18b975e2cc1e31");
}

/* hashlib.sha256(bytes(n % 251 for n in range(10000))).hexdigest() */
Test(tensor_hash, a_tensor_larger_than_a_piece_is_hashed_whole)
{
    static uint8_t elements[10000];
    static const int64_t dims[] = {10000};
    for (size_t i = 0; i < sizeof elements; i++)
        elements[i] = (uint8_t)(i % 251);
    const struct tensor tensor = {.dtype = DTYPE_UINT8,
                                  .rank = 1,
                                  .dims = dims,
                                  .count = 10000,
                                  .elements = elements,
                                  .size = sizeof elements};
    tensor_elements_hash(&tensor, text);
    cr_expect_str_eq(text, "0cd0bf930677960951dda8588edcb6b293c0c3b26ef3ba72cddff4ddfc6822c7");
}

Test(tensor_hash, the_first_bytes_are_whole_elements_of_raw_data)
{
    static int32_t elements[] = {1, -2};
    static const int64_t dims[] = {2};
    const struct tensor tensor = {
        .dtype = DTYPE_INT32, .rank = 1, .dims = dims, .count = 2, .elements = elements, .size = 8};
    uint8_t bytes[7];
    cr_assert(tensor_first_bytes(&tensor, bytes, sizeof bytes) == 4);
    cr_expect_arr_eq(bytes, "\1\0\0\0", 4);
}

Test(tensor_hash, the_first_bytes_of_strings_are_cut_anywhere)
{
    static struct string_element elements[] = {{"abc", 3}, {"", 0}};
    static const int64_t dims[] = {2};
    const struct tensor tensor = {.dtype = DTYPE_STRING,
                                  .rank = 1,
                                  .dims = dims,
                                  .count = 2,
                                  .elements = elements,
                                  .size = sizeof elements};
    uint8_t bytes[10];
    cr_assert(tensor_first_bytes(&tensor, bytes, sizeof bytes) == 10);
    cr_expect_arr_eq(bytes, "\3\0\0\0\0\0\0\0ab", 10);
}
