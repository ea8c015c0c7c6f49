/*
 * The last record of a run (result.h).
 */
#ifndef SCATTER_RUN_FOOTER_H
#define SCATTER_RUN_FOOTER_H

#include "process_losses.h"
#include "tally.h"

/*
 * The last record of a run. `complete`: every selected case has a record. `losses`: lost processes that are in no record
 * of a case, or NULL. `seconds`: the duration of the run. In the arena, with numbers and texts borrowed from the tally. NULL
 * when there is no memory.
 */
struct recorded_footer *footer_record(const struct tally *tally, bool complete,
                                      const struct process_losses *losses, double seconds,
                                      struct arena *arena);

#endif
