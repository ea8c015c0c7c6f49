#include "fingerprint_json.h"

#include "record.h"

#include <stdio.h>
#include <string.h>

/* Whether a member of an object could be set. Takes the value. */
static bool put(json_t *object, const char *member, json_t *value)
{
    return json_object_set_new(object, member, value) == 0;
}

/* ---- out ----------------------------------------------------------------------------------------------------------------- */

static json_t *implementation_to_json(const struct fingerprint *fingerprint)
{
    json_t *options = json_object();
    for (size_t i = 0; options != NULL && i < fingerprint->option_count; i++)
        if (!put(options, fingerprint->options[i].key, json_string(fingerprint->options[i].value))) {
            json_decref(options);
            return NULL;
        }
    return json_pack("{s:s, s:s, s:s, s:o}", "specification", fingerprint->specification, "name",
                     fingerprint->name, "version", fingerprint->version, "options", options);
}

static json_t *sources_to_json(const struct fingerprint *fingerprint)
{
    json_t *sources = json_array();
    for (size_t i = 0; sources != NULL && i < fingerprint->source_count; i++) {
        const struct fingerprint_source *source = &fingerprint->sources[i];
        json_t *object =
            json_pack("{s:s, s:I, s:s*}", "name", source->name, "cases", (json_int_t)source->cases,
                      "corpus_hash", source->hash[0] == '\0' ? NULL : source->hash);
        if (json_array_append_new(sources, object) != 0) {
            json_decref(sources);
            return NULL;
        }
    }
    return sources;
}

static json_t *unanswered_to_json(const struct fingerprint *fingerprint)
{
    json_t *unanswered = json_object();
    for (int verdict = 0; unanswered != NULL && verdict < VERDICT_COUNT; verdict++)
        if (fingerprint->unanswered[verdict] > 0 && !put(unanswered, verdict_name((enum verdict)verdict),
                                                         json_integer(fingerprint->unanswered[verdict]))) {
            json_decref(unanswered);
            return NULL;
        }
    return unanswered;
}

json_t *fingerprint_about(const struct fingerprint *fingerprint)
{
    return json_pack("{s:s, s:s, s:o, s:o, s:I, s:o, s:b}", "version", fingerprint->program_version,
                     "edition", fingerprint->edition, "implementation", implementation_to_json(fingerprint),
                     "sources", sources_to_json(fingerprint), "cases", (json_int_t)fingerprint->cases,
                     "unanswered", unanswered_to_json(fingerprint), "complete", fingerprint->complete);
}

json_t *fingerprint_policies_to_json(const struct fingerprint_point *point)
{
    json_t *policies = json_array();
    for (size_t i = 0; policies != NULL && i < point->policy_count; i++) {
        const struct fingerprint_policy *policy = &point->policies[i];
        json_t *object = json_pack("{s:s, s:s, s:I, s:s}", "policy", policy->policy, "severity",
                                   fingerprint_severity_name(policy->severity), "cases",
                                   (json_int_t)policy->cases, "example", policy->example);
        if (json_array_append_new(policies, object) != 0) {
            json_decref(policies);
            return NULL;
        }
    }
    return policies;
}

json_t *fingerprint_question_to_json(const struct fingerprint_point *point)
{
    const char *owner = point->version == NULL ? operator_name(point->op) : point->version->id;
    json_t *object = json_pack("{s:s++}", "clause", owner, ".", point->clause);
    bool done = object != NULL;
    if (done && point->level[0] != '\0')
        done = put(object, "level", json_string(point->level));
    if (done && point->question[0] != '\0')
        done = put(object, "point", json_string(point->question));
    if (done && point->reduction[0] != '\0')
        done = put(object, "reduction", json_string(point->reduction));
    if (done && point->dtype[0] != '\0')
        done = put(object, "dtype", json_string(point->dtype));
    if (done)
        return object;
    json_decref(object);
    return NULL;
}

json_t *fingerprint_to_json(const struct fingerprint *fingerprint)
{
    json_t *document = fingerprint_about(fingerprint);
    json_t *points = json_array();
    bool done = document != NULL && points != NULL;
    for (size_t i = 0; done && i < fingerprint->point_count; i++) {
        json_t *point = fingerprint_question_to_json(&fingerprint->points[i]);
        done = point != NULL &&
               put(point, "policies", fingerprint_policies_to_json(&fingerprint->points[i])) &&
               json_array_append(points, point) == 0;
        json_decref(point);
    }
    done = done && json_object_set(document, "points", points) == 0 &&
           put(document, "type", json_string("fingerprint")) &&
           put(document, "format", json_integer(FINGERPRINT_FORMAT)) &&
           put(document, "program", json_string("scatter-cts"));
    json_decref(points);
    if (done)
        return document;
    json_decref(document);
    return NULL;
}

/* ---- in ------------------------------------------------------------------------------------------------------------------ */

/* A member that may be absent; `text` is then "". */
static enum status take_optional(const json_t *object, const char *member, const char *where,
                                 const char **text, struct error *error)
{
    *text = "";
    return json_object_get(object, member) == NULL ? STATUS_OK
                                                   : record_take_text(object, member, where, text, error);
}

static enum status take_policy(const json_t *object, const char *where, struct fingerprint_policy *policy,
                               struct error *error)
{
    const char *severity = NULL;
    enum status status = record_take_text(object, "policy", where, &policy->policy, error);
    if (status == STATUS_OK)
        status = record_take_text(object, "severity", where, &severity, error);
    if (status == STATUS_OK)
        status = record_take_count(object, "cases", 1, where, &policy->cases, error);
    if (status == STATUS_OK)
        status = record_take_text(object, "example", where, &policy->example, error);
    if (status != STATUS_OK)
        return status;
    for (int candidate = SEVERITY_OBSERVATION; candidate <= SEVERITY_FAILURE; candidate++)
        if (strcmp(severity, fingerprint_severity_name((enum severity)candidate)) == 0) {
            policy->severity = (enum severity)candidate;
            return STATUS_OK;
        }
    return error_set(error, STATUS_UNREADABLE, "%s.severity: \"%.80s\" is unknown", where, severity);
}

static enum status take_point(struct fingerprint *fingerprint, const json_t *object, size_t number,
                              struct error *error)
{
    char where[64];
    (void)snprintf(where, sizeof where, "points[%zu]", number);
    struct fingerprint_sighting sighting = {0};
    struct fingerprint_point *point = &sighting.point;
    const char *clause = NULL;
    enum status status = record_take_text(object, "clause", where, &clause, error);
    if (status == STATUS_OK && !fingerprint_split_clause(clause, &point->version, &point->clause))
        status = error_set(error, STATUS_UNREADABLE,
                           "%s.clause: \"%.80s\" is not a clause of an operator version", where, clause);
    if (status == STATUS_OK)
        status = fingerprint_take_level(object, where, &point->level, error);
    if (status == STATUS_OK)
        status = take_optional(object, "point", where, &point->question, error);
    if (status == STATUS_OK)
        status = take_optional(object, "reduction", where, &point->reduction, error);
    if (status == STATUS_OK)
        status = take_optional(object, "dtype", where, &point->dtype, error);
    const json_t *policies = json_object_get(object, "policies");
    if (status == STATUS_OK && json_array_size(policies) == 0)
        status = error_set(error, STATUS_UNREADABLE, "%s.policies: is missing, empty or not an array", where);
    for (size_t i = 0; status == STATUS_OK && i < json_array_size(policies); i++) {
        (void)snprintf(where, sizeof where, "points[%zu].policies[%zu]", number, i);
        status = take_policy(json_array_get(policies, i), where, &sighting.policy, error);
        if (status == STATUS_OK)
            status = fingerprint_note(fingerprint->sightings, &sighting, error);
    }
    return status;
}

static enum status take_unanswered(struct fingerprint *fingerprint, const json_t *object, struct error *error)
{
    if (!json_is_object(object))
        return error_set(error, STATUS_UNREADABLE, "unanswered: is missing or not an object");
    size_t known = 0;
    for (int verdict = 0; verdict < VERDICT_COUNT; verdict++) {
        const char *name = verdict_name((enum verdict)verdict);
        if (json_object_get(object, name) == NULL)
            continue;
        enum status status =
            record_take_count(object, name, 1, "unanswered", &fingerprint->unanswered[verdict], error);
        if (status != STATUS_OK)
            return status;
        known++;
    }
    if (known != json_object_size(object))
        return error_set(error, STATUS_UNREADABLE, "unanswered: has an unknown verdict");
    return fingerprint_unanswered(fingerprint) > fingerprint->cases
               ? error_set(error, STATUS_UNREADABLE, "unanswered: the sum is greater than cases")
               : STATUS_OK;
}

static enum status take_document(struct fingerprint *fingerprint, const json_t *document, struct error *error)
{
    const json_t *complete = json_object_get(document, "complete");
    const json_t *points = json_object_get(document, "points");
    enum status status = record_take_count(document, "cases", 0, "fingerprint", &fingerprint->cases, error);
    if (status == STATUS_OK)
        status = take_unanswered(fingerprint, json_object_get(document, "unanswered"), error);
    if (status == STATUS_OK && !json_is_boolean(complete))
        status = error_set(error, STATUS_UNREADABLE, "complete: is missing or neither true nor false");
    fingerprint->complete = json_is_true(complete);
    if (status == STATUS_OK && !json_is_array(points))
        status = error_set(error, STATUS_UNREADABLE, "points: is missing or not an array");
    for (size_t i = 0; status == STATUS_OK && i < json_array_size(points); i++)
        status = take_point(fingerprint, json_array_get(points, i), i, error);
    return status == STATUS_OK ? fingerprint_finish(fingerprint, error) : status;
}

enum status fingerprint_from_json(struct fingerprint *fingerprint, const json_t *document,
                                  struct arena *arena, struct error *error)
{
    enum status status = fingerprint_start(fingerprint, document, arena, error);
    if (status == STATUS_OK)
        status = take_document(fingerprint, document, error);
    fingerprint_destroy(fingerprint);
    return status;
}
