/* Tests of the sizes and hashes of tensors. */
#include "tensor_proto.h"
#include "tensor_text.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena;
static struct error error;
static struct tensor tensor;

static void set_up(void)
{
    arena = arena_create((size_t)16 << 20);
    error = (struct error){0};
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(tensor_bytes, .init = set_up, .fini = tear_down);

static enum status decode(const uint8_t *bytes, size_t size)
{
    return tensor_from_bytes(&tensor, bytes, size, NULL, &arena, &error);
}

#define DECODE(...) decode((const uint8_t[]){__VA_ARGS__}, sizeof((const uint8_t[]){__VA_ARGS__}))

/* Tags: the field's number times 8 plus the wire type (0 varint, 1 eight bytes, 2 length, 5 four bytes). */
enum {
    DIMS = 0x08,
    DIMS_PACKED = 0x0a,
    DATA_TYPE = 0x10,
    FLOAT_DATA = 0x25,
    FLOAT_DATA_PACKED = 0x22,
    INT32_DATA = 0x28,
    INT32_DATA_PACKED = 0x2a,
    INT64_DATA = 0x38,
    INT64_DATA_PACKED = 0x3a,
    RAW_DATA = 0x4a
};

static bool holds_1_2_3(void)
{
    static const int64_t expected[] = {1, 2, 3};
    return tensor.dtype == DTYPE_INT64 && tensor.count == 3 && tensor.rank == 1 &&
           memcmp(tensor.elements, expected, sizeof expected) == 0;
}

Test(tensor_bytes, unpacked_entries_are_read)
{
    cr_assert(DECODE(DIMS, 3, DATA_TYPE, 7, INT64_DATA, 1, INT64_DATA, 2, INT64_DATA, 3) == STATUS_OK);
    cr_expect(holds_1_2_3());
}

Test(tensor_bytes, packed_entries_are_read)
{
    cr_assert(DECODE(DIMS, 3, DATA_TYPE, 7, INT64_DATA_PACKED, 3, 1, 2, 3) == STATUS_OK);
    cr_expect(holds_1_2_3());
}

Test(tensor_bytes, several_packed_chunks_are_joined)
{
    cr_assert(DECODE(DIMS, 3, INT64_DATA_PACKED, 2, 1, 2, DATA_TYPE, 7, INT64_DATA_PACKED, 0,
                     INT64_DATA_PACKED, 1, 3) == STATUS_OK);
    cr_expect(holds_1_2_3());
}

Test(tensor_bytes, packed_and_unpacked_entries_may_alternate)
{
    cr_assert(DECODE(DIMS, 3, DATA_TYPE, 7, INT64_DATA, 1, INT64_DATA_PACKED, 1, 2, INT64_DATA, 3) ==
              STATUS_OK);
    cr_expect(holds_1_2_3());
}

Test(tensor_bytes, packed_dims_are_read)
{
    cr_assert(DECODE(DIMS_PACKED, 2, 1, 2, DATA_TYPE, 2, RAW_DATA, 2, 8, 9) == STATUS_OK);
    cr_expect(tensor.rank == 2 && tensor.dims[0] == 1 && tensor.dims[1] == 2);
}

Test(tensor_bytes, floats_are_read_packed_and_unpacked)
{
    static const float expected[] = {1.5f, -2.0f};
    cr_assert(DECODE(DIMS, 2, DATA_TYPE, 1, FLOAT_DATA_PACKED, 4, 0, 0, 0xc0, 0x3f, FLOAT_DATA, 0, 0, 0,
                     0xc0) == STATUS_OK);
    cr_expect(memcmp(tensor.elements, expected, sizeof expected) == 0);
}

Test(tensor_bytes, a_negative_int32_entry_has_ten_bytes)
{
    cr_assert(DECODE(DIMS, 1, DATA_TYPE, 3, INT32_DATA, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                     1) == STATUS_OK);
    cr_expect(((int8_t *)tensor.elements)[0] == -2);
}

Test(tensor_bytes, the_last_of_a_repeated_scalar_field_counts)
{
    cr_assert(DECODE(DATA_TYPE, 1, DIMS, 1, DATA_TYPE, 2, RAW_DATA, 1, 9) == STATUS_OK);
    cr_expect(tensor.dtype == DTYPE_UINT8);
}

Test(tensor_bytes, unknown_fields_are_skipped)
{
    /* doc_string (12) and field 100 with eight bytes. */
    cr_assert(DECODE(0x62, 2, 'h', 'i', DIMS, 1, DATA_TYPE, 2, 0xa1, 6, 1, 2, 3, 4, 5, 6, 7, 8, RAW_DATA, 1,
                     9) == STATUS_OK);
    cr_expect(tensor.count == 1);
}

static void expect_unreadable(enum status status, const char *expected)
{
    cr_expect(status == STATUS_UNREADABLE && strstr(error.message, expected) != NULL,
              "expected \"%s\", got %s \"%s\"", expected, status_name(status), error.message);
}

Test(tensor_bytes, an_empty_file_is_unreadable)
{
    expect_unreadable(tensor_from_bytes(&tensor, "", 0, NULL, &arena, &error), "data_type: is missing");
}

Test(tensor_bytes, a_truncated_file_is_unreadable)
{
    expect_unreadable(DECODE(DIMS, 2, DATA_TYPE, 2, RAW_DATA, 2, 8), "not a well-formed TensorProto");
}

Test(tensor_bytes, a_field_of_the_wrong_wire_type_is_unreadable)
{
    expect_unreadable(DECODE(DIMS, 2, 0x15, 2, 0, 0, 0, RAW_DATA, 2, 8, 9), "not a well-formed TensorProto");
}

Test(tensor_bytes, a_small_file_that_claims_two_gibibytes_does_not_allocate_them)
{
    /* dims [2^31], uint8, no payload */
    expect_unreadable(DECODE(DIMS, 0x80, 0x80, 0x80, 0x80, 8, DATA_TYPE, 2), "dims");
    cr_expect(arena.allocated < (size_t)1 << 20);
}

Test(tensor_bytes, a_length_beyond_the_file_is_unreadable)
{
    expect_unreadable(DECODE(DATA_TYPE, 2, RAW_DATA, 0xff, 0xff, 0xff, 0xff, 7, 1), "not a well-formed");
}

Test(tensor_bytes, packed_entries_that_end_within_a_number_are_unreadable)
{
    expect_unreadable(DECODE(DIMS, 1, DATA_TYPE, 7, INT64_DATA_PACKED, 2, 0x81, 0x82), "not a well-formed");
}

Test(tensor_bytes, int8_entries_are_also_checked_in_packed_form)
{
    expect_unreadable(DECODE(DIMS, 1, DATA_TYPE, 3, INT32_DATA_PACKED, 2, 0xac, 2), "int32_data[0]: 300");
}

Test(tensor_bytes, more_fields_than_memory_is_a_clear_error)
{
    /* 10 MB of one-entry chunks, which expand to more than the arena allows. */
    size_t size = (size_t)10 << 20;
    uint8_t *bytes = malloc(size);
    cr_assert(bytes != NULL);
    for (size_t start = 0; start < size; start += 2)
        memcpy(bytes + start, "\x32\x00", 2); /* string_data of length 0 */
    enum status status = decode(bytes, size);
    free(bytes);
    cr_expect(status == STATUS_OUT_OF_MEMORY, "%s %s", status_name(status), error.message);
    cr_expect(strstr(error.message, "memory limit") != NULL, "%s", error.message);
    cr_expect(arena.allocated <= arena.limit);
}

static char text[SHA256_TEXT_SIZE];
static int32_t number_elements[] = {1, -2};
static const int64_t two[] = {2};
static const struct tensor numbers = {
    .dtype = DTYPE_INT32, .rank = 1, .dims = two, .count = 2, .elements = number_elements, .size = 8};

static struct tensor strings_of(struct string_element elements[2])
{
    return (struct tensor){.dtype = DTYPE_STRING,
                           .rank = 1,
                           .dims = two,
                           .count = 2,
                           .elements = elements,
                           .size = 2 * sizeof *elements};
}

/* hashlib.sha256(numpy.array([1, -2], dtype="<i4").tobytes()).hexdigest() */
Test(tensor_hash, numbers_have_the_hash_of_numpys_bytes)
{
    tensor_elements_hash(&numbers, text);
    cr_expect_str_eq(text, "b5f56b64f014154a5433fcb074019bb39a5bc74b2004cb4670565d57b5af23b6");
}

/* hashlib.sha256((1).to_bytes(8, "little") + b"a" + (0).to_bytes(8, "little")).hexdigest() */
Test(tensor_hash, strings_are_separated_by_their_lengths)
{
    static struct string_element elements[] = {{"a", 1}, {"", 0}};
    const struct tensor strings = strings_of(elements);
    tensor_elements_hash(&strings, text);
    cr_expect_str_eq(text, "49a1af1b982d48d444434b4fdd5a935bad437b5e211cfd8c9f18b975e2cc1e31");
}

/* hashlib.sha256(bytes(n % 251 for n in range(10000))).hexdigest() */
Test(tensor_hash, a_tensor_larger_than_a_piece_is_hashed_whole)
{
    static uint8_t elements[10000];
    static const int64_t dims[] = {10000};
    for (size_t i = 0; i < sizeof elements; i++)
        elements[i] = (uint8_t)(i % 251);
    const struct tensor hashed = {.dtype = DTYPE_UINT8,
                                  .rank = 1,
                                  .dims = dims,
                                  .count = 10000,
                                  .elements = elements,
                                  .size = sizeof elements};
    tensor_elements_hash(&hashed, text);
    cr_expect_str_eq(text, "0cd0bf930677960951dda8588edcb6b293c0c3b26ef3ba72cddff4ddfc6822c7");
}

Test(tensor_hash, the_first_bytes_are_whole_elements_of_raw_data)
{
    uint8_t bytes[7];
    cr_assert(tensor_first_bytes(&numbers, bytes, sizeof bytes) == 4);
    cr_expect_arr_eq(bytes, "\1\0\0\0", 4);
}

Test(tensor_hash, the_first_bytes_of_strings_are_cut_anywhere)
{
    static struct string_element elements[] = {{"abc", 3}, {"", 0}};
    const struct tensor strings = strings_of(elements);
    uint8_t bytes[10];
    cr_assert(tensor_first_bytes(&strings, bytes, sizeof bytes) == 10);
    cr_expect_arr_eq(bytes, "\3\0\0\0\0\0\0\0ab", 10);
}
