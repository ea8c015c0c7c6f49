#include "small_geometry.h"

#include "indices.h"

/* The list that is being made. */
struct listing {
    struct small_geometries *geometries;
    int elements, rank;
    size_t capacity;
    bool too_many;
    struct arena *arena;
};

/* ---- shapes ------------------------------------------------------------------------------------------------------------- */

static int64_t product(const int16_t *dims, int count)
{
    int64_t elements = 1;
    for (int i = 0; i < count; i++)
        elements *= dims[i];
    return elements;
}

/* The next shape in lexicographic order whose extents are at most `most`; false after the last. */
static bool next_shape(int16_t *dims, const int16_t *most, int rank)
{
    for (int i = rank - 1; i >= 0; i--) {
        if (dims[i] < most[i]) {
            dims[i]++;
            return true;
        }
        dims[i] = 0;
    }
    return false;
}

/* How many indices (components of tuples) a geometry has. */
static int64_t index_count(const struct small_geometry *geometry)
{
    return product(geometry->indices_dims, geometry->indices_rank);
}

int64_t small_geometry_extent(const struct small_geometry *geometry, bool tuples, int64_t position)
{
    if (tuples)
        return geometry->dims[position % geometry->tuple];
    return geometry->dims[axis_normalise(geometry->axis, geometry->rank)];
}

/* Every index takes every value from one below its extent's range to one above. 0: there are too many. */
static uint64_t count_cases(const struct small_geometry *geometry, bool tuples)
{
    uint64_t cases = 1;
    int64_t indices = index_count(geometry);
    for (int64_t i = 0; i < indices; i++) {
        uint64_t values = 2 * (uint64_t)small_geometry_extent(geometry, tuples, i) + 2;
        if (cases > WORLD_MOST_CASES / values)
            return 0;
        cases *= values;
    }
    return cases;
}

/* ---- the list ----------------------------------------------------------------------------------------------------------- */

static bool add_geometry(struct listing *listing, struct small_geometry geometry)
{
    struct small_geometries *geometries = listing->geometries;
    struct small_geometry *room = arena_room_for(listing->arena, geometries->items, geometries->count,
                                                 &listing->capacity, sizeof *room);
    if (room == NULL)
        return false;
    uint64_t cases = count_cases(&geometry, geometries->tuples);
    geometry.begin = geometries->cases;
    geometries->items = room;
    geometries->items[geometries->count++] = geometry;
    geometries->cases += cases;
    listing->too_many = listing->too_many || cases == 0 || geometries->cases >= WORLD_MOST_CASES;
    return !listing->too_many;
}

/* Every axis, counted from both ends, and every shape of indices that fits data, with any extent along the axis. */
static bool add_elements(struct listing *listing, struct small_geometry geometry)
{
    geometry.indices_rank = geometry.rank;
    for (int axis = -geometry.rank; axis < geometry.rank; axis++) {
        int16_t most[SMALL_RANK_MOST];
        for (int i = 0; i < geometry.rank; i++)
            most[i] = geometry.dims[i];
        most[axis_normalise(axis, geometry.rank)] = (int16_t)listing->elements;
        geometry.axis = (int16_t)axis;
        for (int i = 0; i < SMALL_RANK_MOST; i++)
            geometry.indices_dims[i] = 0;
        do {
            if (index_count(&geometry) <= listing->elements && !add_geometry(listing, geometry))
                return false;
        } while (next_shape(geometry.indices_dims, most, geometry.rank));
    }
    return true;
}

/* Every length of a tuple and every shape of the list of tuples. */
static bool add_tuples(struct listing *listing, struct small_geometry geometry)
{
    int16_t most[SMALL_RANK_MOST];
    for (int i = 0; i < SMALL_RANK_MOST; i++)
        most[i] = (int16_t)listing->elements;
    for (int tuple = 0; tuple <= geometry.rank; tuple++) {
        int64_t slice = product(geometry.dims + tuple, geometry.rank - tuple);
        geometry.tuple = (int16_t)tuple;
        for (int rank = 1; rank <= listing->rank; rank++) {
            geometry.indices_rank = (int16_t)rank;
            for (int i = 0; i < SMALL_RANK_MOST; i++)
                geometry.indices_dims[i] = i == rank - 1 ? (int16_t)tuple : 0;
            do {
                int64_t tuples = product(geometry.indices_dims, rank - 1);
                bool fits = tuples <= listing->elements && tuples * tuple <= listing->elements &&
                            tuples * slice <= listing->elements;
                if (fits && !add_geometry(listing, geometry))
                    return false;
            } while (next_shape(geometry.indices_dims, most, rank - 1));
        }
    }
    return true;
}

static bool add_all(struct listing *listing)
{
    int16_t most[SMALL_RANK_MOST];
    for (int i = 0; i < SMALL_RANK_MOST; i++)
        most[i] = (int16_t)listing->elements;
    for (int rank = 1; rank <= listing->rank; rank++) {
        struct small_geometry geometry = {.rank = (int16_t)rank};
        do {
            if (product(geometry.dims, rank) > listing->elements)
                continue;
            if (!(listing->geometries->tuples ? add_tuples : add_elements)(listing, geometry))
                return false;
        } while (next_shape(geometry.dims, most, rank));
    }
    return true;
}

enum status small_geometries_create(struct small_geometries *geometries, bool tuples, int elements, int rank,
                                    struct arena *arena, struct error *error)
{
    *geometries = (struct small_geometries){.tuples = tuples};
    struct listing listing = {.geometries = geometries, .elements = elements, .rank = rank, .arena = arena};
    if (add_all(&listing))
        return STATUS_OK;
    if (listing.too_many)
        return error_set(error, STATUS_USAGE,
                         "a world of %d elements and %d dimensions has more cases than can be numbered",
                         elements, rank);
    return error_set(error, STATUS_OUT_OF_MEMORY,
                     "no memory for the shapes of a world of %d elements and %d dimensions", elements, rank);
}

const struct small_geometry *small_geometry_of(const struct small_geometries *geometries, uint64_t number)
{
    size_t low = 0, high = geometries->count;
    while (high - low > 1) {
        size_t middle = low + (high - low) / 2;
        if (geometries->items[middle].begin <= number)
            low = middle;
        else
            high = middle;
    }
    return &geometries->items[low];
}
