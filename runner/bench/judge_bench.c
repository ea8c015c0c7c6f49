#include "judge_bench.h"

#include <string.h>

enum status judge_bench_create(struct judge_bench *bench, enum shape_kind kind, enum dtype dtype,
                               enum reduction reduction, int64_t elements, bool distinct, struct error *error)
{
    memset(bench, 0, sizeof *bench);
    bench->arena = arena_create(SIZE_MAX);
    enum status status = bench_case_create(&bench->bench, kind, dtype, reduction, elements, distinct, error);
    if (status == STATUS_OK)
        status = clauses_load(&bench->clauses, &bench->arena, error);
    if (status != STATUS_OK)
        return status;
    const struct scatter_node *node = &bench->bench.node;
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        bench->inputs[slot] = *node->inputs[slot];
    bench->the_case.inputs = bench->inputs;
    bench->the_case.input_count = INPUT_SLOTS;
    bench->the_case.model.op = node->op;
    bench->the_case.model.opset = node->opset;
    bench->the_case.model.attributes = node->attributes;
    bench->the_case.model.attribute_count = node->attribute_count;
    bench->the_case.model.output_count = node->output_count;
    bench->settings = (struct judge_settings){.clauses = &bench->clauses, .edition = EDITION_NEWEST};
    status = derive_expectation(&bench->the_case, &bench->derived, &bench->arena, error);
    if (status == STATUS_OK && !bench_case_reference(&bench->bench))
        status = error_set(error, STATUS_OUT_OF_MEMORY, "the reference could not be executed");
    bench->answer =
        (struct answer){.kind = ANSWER_OUTPUT, .message = "", .text = "", .output = bench->bench.output};
    return status;
}

void judge_bench_destroy(struct judge_bench *bench)
{
    bench_case_destroy(&bench->bench);
    arena_destroy(&bench->arena);
}

bool judge_bench_judge(struct bench_case *bench)
{
    const struct judge_bench *judging = (const struct judge_bench *)bench;
    struct arena arena = arena_create(SIZE_MAX);
    struct judgement judgement =
        judge(&judging->settings, &judging->the_case, &judging->derived, &judging->answer, &arena);
    arena_destroy(&arena);
    return judgement.verdict == VERDICT_PASS;
}
