/* Texts that outlive their arena, or are in none. */
#ifndef SCATTER_TEXT_KEPT_H
#define SCATTER_TEXT_KEPT_H

/* A copy that the caller frees; NULL without memory, which is noted (arena_system_out_of_memory). */
char *text_kept(const char *text);

#endif
