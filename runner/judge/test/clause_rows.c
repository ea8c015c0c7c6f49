#include "clause_rows.h"

#include <stdlib.h>

int64_t clause_row_opset(const struct clause_row *row, enum scatter_operator op)
{
    const struct operator_version *version = operator_version_resolve(op, OPSET_NEWEST);
    while (version->deprecated)
        version--;
    return row->opset != 0 ? row->opset : version->since_version;
}

enum edition clause_row_edition(const struct clause_row *row)
{
    enum edition edition = EDITION_NEWEST;
    struct error error;
    if (row->edition != NULL && edition_from_name(row->edition, &edition, &error) != STATUS_OK)
        abort();
    return edition;
}

static void put(struct node_fixture *node, size_t slot, const struct row_tensor *tensor)
{
    fixture_input(node, slot, tensor->dtype, tensor->elements, tensor->dims, tensor->rank);
}

void clause_row_start(struct judge_fixture *fixture, const struct clause_row *row, enum scatter_operator op)
{
    struct node_fixture *node = &fixture->node;
    judge_start(fixture, op, clause_row_opset(row, op));
    fixture->settings.edition = clause_row_edition(row);
    put(node, INPUT_DATA, &row->data);
    put(node, INPUT_INDICES, &row->indices);
    put(node, INPUT_UPDATES, &row->updates);
    if (row->axis != NULL)
        fixture_integer(node, "axis", *row->axis);
    if (row->reduction != NULL)
        fixture_text(node, "reduction", row->reduction);
    if (row->change != NULL)
        row->change(node);
    fixture->domain = row->domain;
    judge_derive(fixture);
}

enum verdict clause_row_judge(struct judge_fixture *fixture, const struct row_answer *answer)
{
    const struct row_tensor *other = &answer->other;
    if (answer->kind != ANSWER_OUTPUT)
        judge_answer_of(fixture, answer->kind);
    else if (other->dtype != DTYPE_UNDEFINED)
        judge_other_output(fixture, other->dtype, other->elements, other->dims, other->rank);
    else
        judge_output(fixture, answer->elements);
    fixture->answer.fault = answer->fault;
    fixture->answer.claim = answer->claim;
    fixture->answer.output_problem = answer->problem;
    fixture->answer.output.odd_bools = answer->odd_bools;
    fixture->answer.changed_floating_point_environment = answer->changed_environment;
    return judge_now(fixture);
}
