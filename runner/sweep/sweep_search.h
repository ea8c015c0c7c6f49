/*
 * The runner's side of a sweep: a range of a world is divided into pieces, which processes of the implementation execute
 * (sweep_worker.h). The cases that they find, and those in which they are lost, are suspects for an ordinary run.
 */
#ifndef SCATTER_SWEEP_SEARCH_H
#define SCATTER_SWEEP_SEARCH_H

#include "arena.h"
#include "judgement.h"
#include "session.h"
#include "status.h"
#include "sweep_piece.h"
#include "world.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Cases of a piece; more if a range would have more than SWEEP_PIECES_MOST pieces. */
enum { SWEEP_PIECE = 1 << 15, SWEEP_PIECES_MOST = 1 << 22 };

/* The progress of a search. */
struct sweep_progress {
    uint64_t done, total; /* cases */
    uint64_t found;       /* of those that are done */
    size_t kinds;         /* of which a case was executed since the search began */
    double seconds;       /* since then */
};

/* Called from time to time, by one thread at a time. */
typedef void sweep_progress_listener(const struct sweep_progress *progress, void *context);

/* Called with each piece that is done, by one thread at a time. A failure ends the search. */
typedef enum status sweep_keeper(const struct sweep_piece *piece, void *context, struct error *error);

struct sweep_search {
    const struct world *world;
    const char *wanted; /* by kind, '1' or '0' */
    uint64_t from, to;
    int jobs;
    double seconds; /* end after so many, or after half of them if something was found; 0: no bound */
    uint64_t
        most_found; /* at least 1; end after so many found cases and lost processes, and a piece with the last of them */
    const struct judge_settings *judge;
    bool checks_relations;     /* instead of the answers (sweep_dialogue.c) */
    int64_t late_milliseconds; /* that a process has after its last case to end by itself, which is a loss */
    bool asks_each;            /* plugins also get each case as an ordinary request (sweep_dialogue.c) */
    const struct sweep_piece
        *known; /* done by a search of this range that was ended; its pieces, in any order */
    size_t known_count;
    sweep_keeper *keep;                /* may be NULL */
    sweep_progress_listener *progress; /* may be NULL */
    void *context;
};

/*
 * What was found. Without a bound in time it is the same whatever the number of threads: what as many pieces have, from the
 * first on, as have enough. Else it is all that was found.
 */
struct sweep_findings {
    uint64_t *numbers; /* of suspect cases, rising; in the arena */
    size_t count;
    uint64_t end;                           /* all wanted cases before it were executed */
    bool is_scattered;                      /* some cases after it were also executed */
    uint64_t executed, judged, unsupported; /* cases, as in sweep_page.h */
    uint64_t lost;                          /* processes in cases that do not fail alone, or in none known */
    double seconds;                         /* that the search took */
    uint64_t nanoseconds[SWEEP_PHASES];     /* of processes, as in sweep_page.h; zeroes for programs */
    struct relation_counts relations;
    bool is_complete;  /* end == to */
    uint64_t suspects; /* as many as there are numbers, and more where these are only some of them */
};

/*
 * Searches with processes of the implementation, one for each job. An interruption ends the search: what was found up to
 * then counts. STATUS_OUT_OF_MEMORY, STATUS_SYSTEM; STATUS_PROTOCOL when a worker could not
 * do its job; STATUS_UNREADABLE when a known piece is not a piece of the range, or is given twice.
 */
enum status sweep_search(struct implementation *implementation, const struct sweep_search *search,
                         struct sweep_findings *findings, struct arena *arena, struct error *error);

/* The piece of the search that a case belongs to: the cases from *from on, before *to. */
void sweep_search_piece_of(const struct sweep_search *search, uint64_t number, uint64_t *from, uint64_t *to);

#endif
