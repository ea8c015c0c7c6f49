/*
 * What every command is told.
 */
#ifndef SCATTER_INVOCATION_H
#define SCATTER_INVOCATION_H

struct invocation {
    const char *name;    /* the program as the user called it */
    const char *program; /* the path of its file */
    int argument_count;
    const char **arguments;
};

#endif
