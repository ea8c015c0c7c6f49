#include "graph_input.h"

#include <string.h>

static const struct scatter_cts_tensor *find(const struct scatter_cts_tensor *tensors, size_t count,
                                             const char *name)
{
    for (size_t i = 0; i < count; i++) {
        if (tensors[i].dtype != 0 && strcmp(tensors[i].name, name) == 0)
            return &tensors[i];
    }
    return NULL;
}

const struct scatter_cts_tensor *find_graph_input(const struct scatter_cts_request *request, const char *name)
{
    const struct scatter_cts_tensor *found = find(request->inputs, request->input_count, name);
    return found != NULL ? found : find(request->unread_inputs, request->unread_input_count, name);
}
