#include "judge_fixture.h"

#include <stdlib.h>
#include <string.h>

const struct judge_settings *fixture_judging(void)
{
    static struct arena arena;
    static struct clause_set clauses;
    static const struct judge_settings settings = {.clauses = &clauses, .edition = EDITION_NEWEST};
    struct error error;
    if (clauses.count > 0)
        return &settings;
    arena = arena_create((size_t)16 << 20);
    if (clauses_load(&clauses, &arena, &error) != STATUS_OK)
        abort();
    return &settings;
}

void judge_start(struct judge_fixture *fixture, enum scatter_operator op, int64_t opset)
{
    memset(fixture, 0, sizeof *fixture);
    fixture_start(&fixture->node, op, opset);
    fixture->settings = *fixture_judging();
}

void judge_derive(struct judge_fixture *fixture)
{
    struct node_fixture *node = &fixture->node;
    const struct scatter_case before = fixture->the_case;
    fixture->the_case = case_from_node(node);
    if (fixture->domain != NULL)
        fixture->the_case.model.domain = fixture->domain;
    fixture->the_case.expectation = before.expectation;
    fixture->the_case.output = before.output;
    fixture->the_case.contradiction = before.contradiction;
    fixture->the_case.ours = before.ours;
    if (derive_expectation(&fixture->the_case, &fixture->derived, &node->arena, &node->error) != STATUS_OK)
        abort();
}

static struct tensor make(struct judge_fixture *fixture, int32_t dtype, const void *elements,
                          const int64_t *dims, int rank)
{
    struct node_fixture *node = &fixture->node;
    struct tensor tensor;
    if (tensor_create(&tensor, dtype, dims, rank, &node->arena, &node->error) != STATUS_OK)
        abort();
    if (elements != NULL)
        memcpy(tensor.elements, elements, tensor.size);
    else
        memset(tensor.elements, 0, tensor.size);
    return tensor;
}

void judge_other_output(struct judge_fixture *fixture, int32_t dtype, const void *elements,
                        const int64_t *dims, int rank)
{
    fixture->answer = (struct answer){.kind = ANSWER_OUTPUT,
                                      .message = "",
                                      .text = "",
                                      .output = make(fixture, dtype, elements, dims, rank)};
}

void judge_output(struct judge_fixture *fixture, const void *elements)
{
    const struct tensor *data = &fixture->node.tensors[INPUT_DATA];
    judge_other_output(fixture, data->dtype, elements, data->dims, data->rank);
}

void judge_answer_of(struct judge_fixture *fixture, enum answer_kind kind)
{
    fixture->answer = (struct answer){.kind = kind, .message = "the message", .text = ""};
}

void judge_store(struct judge_fixture *fixture, const void *elements)
{
    const struct tensor *data = &fixture->node.tensors[INPUT_DATA];
    fixture->stored = make(fixture, data->dtype, elements, data->dims, data->rank);
    fixture->the_case.output = &fixture->stored;
}

enum verdict judge_now(struct judge_fixture *fixture)
{
    fixture->judgement = judge(&fixture->settings, &fixture->the_case, &fixture->derived, &fixture->answer,
                               &fixture->node.arena);
    return fixture->judgement.verdict;
}

enum verdict judge_elements(struct judge_fixture *fixture, const void *elements)
{
    judge_output(fixture, elements);
    return judge_now(fixture);
}

const struct finding *judge_finding(const struct judge_fixture *fixture, const char *clause)
{
    const struct findings *findings = &fixture->judgement.findings;
    for (size_t i = 0; i < findings->count; i++)
        if (strcmp(findings->items[i].clause, clause) == 0)
            return &findings->items[i];
    return NULL;
}

const char *finding_text(struct judge_fixture *fixture, const struct finding *finding)
{
    static const char *const severities[] = {"observation", "warning", "failure"};
    const char *text = arena_format(&fixture->node.arena, "%s: %s: %s", severities[finding->severity],
                                    finding->clause, finding->policy);
    if (text == NULL)
        abort();
    return text;
}

bool judge_found(struct judge_fixture *fixture, const char *text)
{
    const struct findings *findings = &fixture->judgement.findings;
    for (size_t i = 0; i < findings->count; i++)
        if (strncmp(finding_text(fixture, &findings->items[i]), text, strlen(text)) == 0)
            return true;
    return false;
}

const char *judge_findings_text(struct judge_fixture *fixture)
{
    const struct findings *findings = &fixture->judgement.findings;
    const char *text = verdict_name(fixture->judgement.verdict);
    for (size_t i = 0; i < findings->count && text != NULL; i++)
        text = arena_format(&fixture->node.arena, "%s; %s", text, finding_text(fixture, &findings->items[i]));
    if (text == NULL)
        abort();
    return text;
}

bool judge_explains(const struct judge_fixture *fixture, const char *text)
{
    return strstr(fixture->judgement.explanation, text) != NULL;
}

int line_count(const char *text)
{
    int lines = 0;
    size_t length = strlen(text);
    for (size_t i = 0; i < length; i++)
        lines += text[i] == '\n';
    return length == 0 || text[length - 1] == '\n' ? lines : -1;
}

void judge_end(struct judge_fixture *fixture)
{
    fixture_end(&fixture->node);
}
