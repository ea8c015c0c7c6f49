#include "written_form.h"

bool written_form_is_plain(const struct written_form *form)
{
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        if (form->sources[slot] != SOURCE_GRAPH)
            return false;
    return form->extents == EXTENTS_NUMBERED && !written_form_shares(form);
}

void written_form_settle(struct written_form *form)
{
    bool has_graph_input = false;
    for (int slot = 0; slot < INPUT_SLOTS; slot++) {
        form->sources[slot] = form->sources[slot - form->shared[slot]];
        has_graph_input = has_graph_input || written_form_has_graph_input(form, slot);
    }
    if (!has_graph_input)
        form->extents = EXTENTS_NUMBERED;
}

/* Adds a phrase to a list; without memory the list is NULL. */
static const char *add(const char *list, const char *name, const char *what, struct arena *arena)
{
    return list == NULL ? NULL
                        : arena_format(arena, "%s%s%s%s", list, list[0] == '\0' ? "" : ", ", name, what);
}

const char *written_form_text(const struct written_form *form, struct arena *arena)
{
    static const char *const names[INPUT_SLOTS] = {"data", "indices", "updates"};
    static const char *const sources[SOURCE_COUNT] = {[SOURCE_INITIALIZER] = " an initializer",
                                                      [SOURCE_CONSTANT] = " a Constant node",
                                                      [SOURCE_DEFAULT] = " a default",
                                                      [SOURCE_OVERRIDDEN] = " an overridden default"};
    static const char *const extents[DECLARED_EXTENTS_COUNT] = {[EXTENTS_NAMED] = "extents with names",
                                                                [EXTENTS_ALIKE] =
                                                                    "equal extents with one name",
                                                                [EXTENTS_UNKNOWN] = "extents unknown"};
    const char *text = "";
    for (int slot = 0; slot < INPUT_SLOTS; slot++)
        if (form->shared[slot] != 0)
            text = add(text, names[slot],
                       form->shared[slot] == slot ? " the value of data" : " the value of indices", arena);
        else if (form->sources[slot] != SOURCE_GRAPH)
            text = add(text, names[slot], sources[form->sources[slot]], arena);
    return form->extents == EXTENTS_NUMBERED ? text : add(text, extents[form->extents], "", arena);
}
