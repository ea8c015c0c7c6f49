/*
 * A forbidden memory access as the worker reports it: the message for a person. Also the messages of the deaths by SIGSEGV
 * that do not violate a rule about memory, which only the fault reporter detects.
 */
#ifndef SCATTER_FAULT_MESSAGE_H
#define SCATTER_FAULT_MESSAGE_H

#include "answer.h"
#include "arena.h"
#include "protocol.pb-c.h"

/*
 * Sets the kind, the fault and the message of an answer from a Fault: ANSWER_FAULT, or ANSWER_CRASH without a fault
 * for the deaths. An unknown kind is treated as OUTSIDE_OUTPUT. The message is in the arena or static; NULL if
 * the arena has no room.
 */
void fault_message_read(const ScatterCts__Fault *fault, struct answer *answer, struct arena *arena);

#endif
