/* A generated case is given to a plugin in the same way with a message in between and without. */
#include "generated_case.h"
#include "generated_request.h"
#include "message.h"
#include "protocol.h"

#include <criterion/criterion.h>
#include <string.h>

static struct arena arena, other;
static struct world world;
static struct guarded_memory directly, decoded;
static struct error error;

static void set_up(void)
{
    arena = arena_create((size_t)1 << 26);
    other = arena_create((size_t)1 << 26);
    directly = decoded = (struct guarded_memory){0};
}

static void tear_down(void)
{
    guarded_memory_release(&directly);
    guarded_memory_release(&decoded);
    arena_destroy(&other);
    arena_destroy(&arena);
}

TestSuite(generated_request, .init = set_up, .fini = tear_down);

/* Lays a case out as a worker does that has received it. */
static void receive(struct plugin_call *call, struct world_case *made)
{
    struct scatter_case the_case;
    void *bytes = NULL;
    size_t size = 0;
    ProtobufCMessage *message;
    cr_assert(generated_case_load(&the_case, "", made, &other, &error) == STATUS_OK);
    cr_assert(protocol_request(1, &the_case, &bytes, &size, &other, &error) == STATUS_OK);
    cr_assert(message_unpack(&message, &scatter_cts__to_implementation__descriptor, bytes, size, &other,
                             &error) == STATUS_OK);
    const ScatterCts__ToImplementation *what = (const ScatterCts__ToImplementation *)message;
    cr_assert(plugin_call_prepare(call, what->request, &decoded, &other, &error) == STATUS_OK);
}

static bool same_bytes(const struct scatter_cts_string *a, const struct scatter_cts_string *b)
{
    return a->size == b->size && (a->size == 0 || memcmp(a->bytes, b->bytes, a->size) == 0);
}

static bool same_elements(const struct scatter_cts_tensor *a, const struct scatter_cts_tensor *b)
{
    if (a->byte_size != b->byte_size || a->byte_size == 0)
        return a->byte_size == b->byte_size;
    if (a->dtype != DTYPE_STRING)
        return memcmp(a->elements, b->elements, a->byte_size) == 0;
    const struct scatter_cts_string *strings = a->elements, *others = b->elements;
    bool same = true;
    for (int64_t i = 0; i < a->count; i++)
        same = same && same_bytes(&strings[i], &others[i]);
    return same;
}

static bool same_tensor(const struct scatter_cts_tensor *a, const struct scatter_cts_tensor *b)
{
    return a->size == b->size && strcmp(a->name, b->name) == 0 && a->dtype == b->dtype &&
           a->rank == b->rank && a->count == b->count &&
           (a->rank == 0 || memcmp(a->dims, b->dims, (size_t)a->rank * sizeof *a->dims) == 0) &&
           same_elements(a, b);
}

static bool same_attribute(const struct scatter_cts_attribute *a, const struct scatter_cts_attribute *b)
{
    return a->size == b->size && strcmp(a->name, b->name) == 0 && a->type == b->type &&
           a->integer == b->integer && same_bytes(&a->string, &b->string);
}

static bool same_request(const struct scatter_cts_request *a, const struct scatter_cts_request *b)
{
    bool same = a->size == b->size && a->model_size == b->model_size &&
                memcmp(a->model, b->model, a->model_size) == 0 && strcmp(a->op_type, b->op_type) == 0 &&
                strcmp(a->domain, b->domain) == 0 && a->opset == b->opset &&
                a->attribute_count == b->attribute_count && a->input_count == b->input_count &&
                a->unread_input_count == b->unread_input_count &&
                strcmp(a->output_name, b->output_name) == 0 && a->output_count == b->output_count;
    for (size_t i = 0; same && i < a->attribute_count; i++)
        same = same_attribute(&a->attributes[i], &b->attributes[i]);
    for (size_t i = 0; same && i < a->input_count; i++)
        same = same_tensor(&a->inputs[i], &b->inputs[i]);
    return same;
}

static void compare_requests(const char *name, uint64_t cases)
{
    cr_assert(world_create(&world, name, &arena, &error) == STATUS_OK);
    for (uint64_t number = 0; number < cases; number = world_frame_of(&world, number).end) {
        struct world_case made;
        struct world_node node;
        struct plugin_call one, another;
        cr_assert(world_case_make(&world, number, &made, &other, &error) == STATUS_OK);
        world_node_make(&node, &made);
        cr_assert(generated_request_lay_out(&one, &made, &node, &directly, &other, &error) == STATUS_OK);
        receive(&another, &made);
        cr_assert(same_request(one.request, another.request), "%s, case %d", name, (int)number);
        cr_assert(directly.buffer_count == decoded.buffer_count);
        arena_reset(&other);
    }
}

Test(generated_request, a_case_of_a_small_world_is_laid_out_as_if_it_had_been_received)
{
    compare_requests("small-1-1", 378 * 16 + 159 * 8);
}

Test(generated_request, a_case_of_a_random_world_is_laid_out_as_if_it_had_been_received)
{
    compare_requests("random-1", 1000);
}

/* Constants, defaults, names and shared values of the model are as in a case that was received. */
Test(generated_request, a_case_in_another_form_is_laid_out_as_if_it_had_been_received)
{
    compare_requests("small-forms-1-2", 20000);
    compare_requests("random-forms-1", 2000);
}
