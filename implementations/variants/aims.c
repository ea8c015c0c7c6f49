#include "aims.h"

#include <stdlib.h>

static int64_t counted_from_start(int64_t index, int64_t extent)
{
    return index < 0 ? index + extent : index;
}

/* Scatter and ScatterElements: the coordinates of the update, with the one along axis replaced by its
 * index. */
static int64_t cell_of_element(const struct node *node, int64_t update)
{
    int64_t cell = 0, stride = 1, rest = update;
    for (int32_t axis = node->data->rank - 1; axis >= 0; axis--) {
        int64_t coordinate = rest % node->indices->dims[axis];
        if (axis == node->axis)
            coordinate = counted_from_start(index_at(node->indices, update), node->data->dims[axis]);
        cell += coordinate * stride;
        stride *= node->data->dims[axis];
        rest /= node->indices->dims[axis];
    }
    return cell;
}

/* ScatterND: a tuple of indices gives the leading coordinates, the position in its slice of updates the
 * rest. */
static int64_t cell_of_slice(const struct node *node, int64_t slice, int64_t update)
{
    int64_t length = tuple_length(node);
    int64_t tuple = update / slice * length;
    int64_t cell = 0;
    for (int64_t axis = 0; axis < length; axis++)
        cell = cell * node->data->dims[axis] +
               counted_from_start(index_at(node->indices, tuple + axis), node->data->dims[axis]);
    return cell * slice + update % slice;
}

/* The number of elements of a slice; there are updates, so the product cannot overflow. */
static int64_t slice_size(const struct node *node)
{
    int64_t slice = 1;
    for (int64_t axis = tuple_length(node); axis < node->data->rank; axis++)
        slice *= node->data->dims[axis];
    return slice;
}

static void find_cells(const struct node *node, int64_t *cells)
{
    int64_t count = node->updates->count;
    if (node->op != SCATTER_ND) {
        for (int64_t update = 0; update < count; update++)
            cells[update] = cell_of_element(node, update);
    } else if (count > 0) {
        int64_t slice = slice_size(node);
        for (int64_t update = 0; update < count; update++)
            cells[update] = cell_of_slice(node, slice, update);
    }
}

/* First counts, then positions, as in a counting sort. `first` is zero. */
static void sort_by_cell(const int64_t *cells, int64_t update_count, int64_t cell_count, struct aims *aims)
{
    for (int64_t update = 0; update < update_count; update++)
        aims->first[cells[update] + 1]++;
    for (int64_t cell = 0; cell < cell_count; cell++) {
        aims->most = aims->first[cell + 1] > aims->most ? aims->first[cell + 1] : aims->most;
        aims->first[cell + 1] += aims->first[cell];
    }
    /* In reverse order, each end moves to the beginning of its cell. */
    for (int64_t update = update_count - 1; update >= 0; update--)
        aims->updates[--aims->first[cells[update] + 1]] = update;
    for (int64_t cell = 0; cell < cell_count; cell++)
        aims->first[cell] = aims->first[cell + 1];
    aims->first[cell_count] = update_count;
}

bool aims_collect(const struct node *node, struct aims *aims)
{
    size_t cell_count = (size_t)node->data->count, update_count = (size_t)node->updates->count;
    int64_t *cells = calloc(update_count + 1, sizeof *cells);
    aims->first = calloc(cell_count + 1, sizeof *aims->first);
    aims->updates = calloc(update_count + 1, sizeof *aims->updates);
    aims->most = 0;
    bool complete = cells != NULL && aims->first != NULL && aims->updates != NULL;
    if (complete) {
        find_cells(node, cells);
        sort_by_cell(cells, node->updates->count, node->data->count, aims);
    }
    free(cells);
    if (!complete)
        aims_free(aims);
    return complete;
}

void aims_free(struct aims *aims)
{
    free(aims->first);
    free(aims->updates);
}
