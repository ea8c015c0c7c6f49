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
