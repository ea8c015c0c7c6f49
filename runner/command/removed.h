/*
 * Commands and options of earlier versions that no longer exist. Using one is wrong usage; the message says what to do
 * instead. A new row in removed.c is all that the removal of a command, an option or a value needs.
 */
#ifndef SCATTER_REMOVED_H
#define SCATTER_REMOVED_H

#include "status.h"

/*
 * STATUS_USAGE if the arguments, of which the first is the command, use something that was removed. A word that looks like a
 * removed option counts as one, even if it is the value of another option.
 */
enum status removed_check(int count, const char *const *arguments, struct error *error);

#endif
