/*
 * How much of what is tried at random, or in steps, a test tries. Sanitizers look for what is undefined, which shows in
 * few draws; that the values are right is shown without them.
 */
#ifndef SCATTER_TEST_EFFORT_H
#define SCATTER_TEST_EFFORT_H

/* A number of draws is divided by this, and a step multiplied. */
#ifdef SCATTER_CTS_SANITIZED
enum { TEST_FRACTION = 8 };
#else
enum { TEST_FRACTION = 1 };
#endif

#endif
