#include "node_fixture.h"
#include "tensor.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

Test(tensor, a_tensor_has_room_for_its_elements)
{
    struct arena arena = arena_create(1 << 20);
    struct tensor tensor;
    struct error error;
    cr_assert(eq(int, (int)tensor_create(&tensor, DTYPE_COMPLEX128, DIMS(2, 3), &arena, &error), STATUS_OK));
    cr_expect(eq(i64, tensor.count, 6), "elements");
    cr_expect(eq(sz, tensor.size, 96), "bytes");
    memset(tensor.elements, 1, tensor.size);
    cr_expect(eq(int, tensor.dims[0] == 2 && tensor.dims[1] == 3, 1), "the shape is copied");
    arena_destroy(&arena);
}

Test(tensor, scalars_and_empty_tensors_have_a_pointer_to_elements)
{
    struct arena arena = arena_create(1 << 20);
    struct tensor scalar, empty;
    tensor_create(&scalar, DTYPE_FLOAT, SCALAR, &arena, NULL);
    tensor_create(&empty, DTYPE_FLOAT, DIMS(2, 0), &arena, NULL);
    cr_expect(eq(i64, scalar.count, 1), "a scalar has one element");
    cr_expect(eq(i64, empty.count, 0), "an empty tensor has none");
    cr_expect(ne(ptr, scalar.elements, NULL));
    cr_expect(ne(ptr, empty.elements, NULL));
    arena_destroy(&arena);
}

Test(tensor, impossible_shapes_are_refused_and_named)
{
    struct arena arena = arena_create(1 << 20);
    struct tensor tensor;
    struct error error;
    cr_expect(
        eq(int, (int)tensor_create(&tensor, DTYPE_FLOAT, DIMS(3, -1), &arena, &error), STATUS_UNREADABLE));
    cr_expect(ne(ptr, strstr(error.message, "[3,-1]"), NULL), "%s", error.message);
    cr_expect(eq(int, (int)tensor_create(&tensor, DTYPE_INT8, DIMS(INT64_MAX, 2), &arena, &error),
                 STATUS_UNREADABLE));
    cr_expect(eq(int, (int)tensor_create(&tensor, DTYPE_DOUBLE, DIMS(INT64_MAX / 4), &arena, &error),
                 STATUS_UNREADABLE),
              "the number of bytes must also fit");
    arena_destroy(&arena);
}

Test(tensor, a_tensor_larger_than_the_arena_is_out_of_memory)
{
    struct arena arena = arena_create(1000);
    struct tensor tensor;
    struct error error;
    cr_expect(
        eq(int, (int)tensor_create(&tensor, DTYPE_FLOAT, DIMS(1000), &arena, &error), STATUS_OUT_OF_MEMORY));
    cr_expect(ne(ptr, strstr(error.message, "float tensor of shape [1000]"), NULL), "%s", error.message);
    arena_destroy(&arena);
}

Test(tensor, shapes_are_the_same_when_rank_and_extents_are)
{
    const int64_t dims[] = {2, 3}, others[] = {2, 4};
    struct tensor a = {.rank = 2, .dims = dims}, b = {.rank = 2, .dims = dims};
    cr_expect(tensor_same_shape(&a, &b), "equal");
    b.dims = others;
    cr_expect(not(tensor_same_shape(&a, &b)), "another extent");
    b = (struct tensor){.rank = 1, .dims = dims};
    cr_expect(not(tensor_same_shape(&a, &b)), "another rank");
}

Test(tensor, a_shape_is_written_in_brackets_and_cut_to_its_buffer)
{
    char text[64], small[6];
    cr_expect(eq(str, shape_text(DIMS(2, 3), text, sizeof text), "[2,3]"));
    cr_expect(eq(str, shape_text(SCALAR, text, sizeof text), "[]"));
    cr_expect(eq(str, shape_text(DIMS(INT64_MIN), text, sizeof text), "[-9223372036854775808]"));
    cr_expect(eq(str, shape_text(DIMS(123, 456, 789), small, sizeof small), "[123,"));
}
