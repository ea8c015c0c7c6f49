#include "arena.h"
#include "input.pb-c.h"
#include "message.h"
#include "onnx.pb-c.h"
#include "structure.h"
#include "target.h"

#include <criterion/criterion.h>
#include <criterion/new/assert.h>
#include <string.h>

enum { ROUNDS = 2000, LARGEST = 4096 };

static struct arena arena;
static struct error error;

/* Replaces libFuzzer's function: adds one byte if there is room. */
size_t LLVMFuzzerMutate(uint8_t *bytes, size_t size, size_t largest)
{
    if (size < largest)
        bytes[size++] = 'x';
    return size;
}

static void set_up(void)
{
    arena = arena_create((size_t)64 << 20);
}

static void tear_down(void)
{
    arena_destroy(&arena);
}

TestSuite(structure, .init = set_up, .fini = tear_down);

/* A folder with one file, a tensor of two extents. */
static size_t input_bytes(uint8_t bytes[LARGEST])
{
    int64_t dims[] = {2, 3};
    Onnx__TensorProto tensor = ONNX__TENSOR_PROTO__INIT;
    Fuzz__File file = FUZZ__FILE__INIT, *files[] = {&file};
    Fuzz__Input input = FUZZ__INPUT__INIT;
    void *packed;
    size_t size;
    tensor.n_dims = 2;
    tensor.dims = dims;
    tensor.has_data_type = 1;
    tensor.data_type = 1;
    cr_assert(eq(int, message_pack(&tensor.base, &packed, &size, &arena, &error), STATUS_OK));
    file.name = (char *)"input_0.pb";
    file.what_case = FUZZ__FILE__WHAT_CONTENTS;
    file.contents = (ProtobufCBinaryData){.data = packed, .len = size};
    input.n_files = 1;
    input.files = files;
    cr_assert(eq(int, message_pack(&input.base, &packed, &size, &arena, &error), STATUS_OK));
    memcpy(bytes, packed, size);
    return size;
}

/* The tensor of the first file of a mutated input, or NULL. */
static const Onnx__TensorProto *first_tensor(const uint8_t *bytes, size_t size)
{
    ProtobufCMessage *message;
    if (message_unpack(&message, &fuzz__input__descriptor, bytes, size, &arena, &error) != STATUS_OK)
        return NULL;
    const Fuzz__Input *input = (const Fuzz__Input *)message;
    if (input->n_files == 0 || input->files[0]->what_case != FUZZ__FILE__WHAT_CONTENTS)
        return NULL;
    const ProtobufCBinaryData *contents = &input->files[0]->contents;
    return message_unpack(&message, &onnx__tensor_proto__descriptor,
                          contents->len == 0 ? "" : (const char *)contents->data, contents->len, &arena,
                          &error) == STATUS_OK
               ? (const Onnx__TensorProto *)message
               : NULL;
}

Test(structure, fields_of_a_message_inside_the_bytes_of_another_are_changed)
{
    bool rank = false, extent = false, type = false, raw = false;
    for (unsigned seed = 0; seed < ROUNDS; seed++) {
        uint8_t bytes[LARGEST];
        size_t size = input_bytes(bytes);
        size = structure_mutate(bytes, size, LARGEST, seed, &fuzz__input__descriptor, structure_of_project);
        const Onnx__TensorProto *tensor = first_tensor(bytes, size);
        if (tensor != NULL) {
            rank |= tensor->n_dims != 2;
            extent |= tensor->n_dims == 2 && tensor->dims[0] != 2;
            type |= tensor->data_type != 1;
            raw |= tensor->has_raw_data && tensor->raw_data.len > 0;
        }
        arena_reset(&arena);
    }
    cr_expect(rank, "the number of extents");
    cr_expect(extent, "an extent");
    cr_expect(type, "the element type");
    cr_expect(raw, "elements");
}

Test(structure, most_mutated_messages_are_messages_again)
{
    int good = 0;
    uint8_t bytes[LARGEST];
    size_t size = input_bytes(bytes);
    for (unsigned seed = 0; seed < ROUNDS; seed++) {
        ProtobufCMessage *message;
        size = structure_mutate(bytes, size, LARGEST, seed, &fuzz__input__descriptor, structure_of_project);
        cr_assert(le(sz, size, LARGEST));
        good += message_unpack(&message, &fuzz__input__descriptor, bytes, size, &arena, &error) == STATUS_OK;
        if (size > LARGEST / 2)
            size = input_bytes(bytes);
        arena_reset(&arena);
    }
    cr_expect(gt(int, good, ROUNDS / 2), "%d of %d", good, ROUNDS);
}

Test(structure, bytes_that_are_not_a_message_are_mutated_as_bytes)
{
    uint8_t bytes[8] = {0xff, 0xff};
    cr_expect(eq(sz, structure_mutate(bytes, 2, 8, 1, &fuzz__input__descriptor, structure_of_project), 3));
    cr_expect(eq(int, bytes[2], 'x'));
}

Test(structure, the_seed_determines_the_mutation)
{
    uint8_t one[LARGEST], other[LARGEST];
    for (unsigned seed = 0; seed < 100; seed++) {
        size_t size = input_bytes(one), other_size = input_bytes(other);
        size = structure_mutate(one, size, LARGEST, seed, &fuzz__input__descriptor, structure_of_project);
        other_size = structure_mutate(other, other_size, LARGEST, seed, &fuzz__input__descriptor,
                                      structure_of_project);
        cr_assert(eq(sz, size, other_size), "seed %u", seed);
        cr_assert(eq(int, memcmp(one, other, size), 0), "seed %u", seed);
    }
}
