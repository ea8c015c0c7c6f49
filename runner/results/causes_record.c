/* Causes and suspects as records. */
#include "causes.h"
#include "record.h"

static json_t *suspect_record(const struct suspect *suspect)
{
    return json_pack("{s:s, s:I, s:I, s:I, s:I, s:f}", "feature", suspect->name, "failing_with",
                     (json_int_t)suspect->failing_with, "with", (json_int_t)suspect->with, "failing_without",
                     (json_int_t)suspect->failing_without, "without", (json_int_t)suspect->without,
                     "coefficient", suspect->coefficient);
}

json_t *causes_record(const struct causes *causes)
{
    if (causes->count == 0)
        return NULL;
    json_t *array = json_array();
    for (size_t i = 0; i < causes->count; i++) {
        const struct cause *cause = &causes->items[i];
        json_t *record = json_pack("{s:s, s:I, s:s}", "title", cause->title, "cases",
                                   (json_int_t)cause->cases, "telling", cause->telling->id);
        if (cause->misreading[0] != '\0')
            (void)json_object_set_new(record, "misreading", json_string(cause->misreading));
        if (cause->related > 0)
            (void)json_object_set_new(record, "related", json_integer((json_int_t)cause->related));
        if (cause->has_suspect)
            (void)json_object_set_new(record, "suspect", suspect_record(&cause->suspect));
        (void)json_array_append_new(array, record);
    }
    return array;
}

json_t *suspects_record(const struct causes *causes)
{
    if (causes->ranked_count == 0)
        return NULL;
    json_t *array = json_array();
    for (size_t i = 0; i < causes->ranked_count; i++)
        (void)json_array_append_new(array, suspect_record(&causes->ranked[i]));
    return array;
}
