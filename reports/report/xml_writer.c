#include "xml_writer.h"

#include "print_text.h"

/* Writes a text after a filter of print_text.h, which gives "" without memory. */
static void write_harmless(struct xml_writer *writer, const char *text,
                           const char *(*filter)(const char *text, struct arena *arena))
{
    arena_reset(writer->scratch);
    const char *copy = text == NULL ? "" : filter(text, writer->scratch);
    writer->lacks_memory |= text == NULL || (copy[0] == '\0' && text[0] != '\0');
    print_escaped(writer->out, copy);
}

static void end_tag(struct xml_writer *writer)
{
    if (writer->is_in_tag)
        (void)fputc('>', writer->out);
    writer->is_in_tag = false;
}

void xml_begin(struct xml_writer *writer, const char *name)
{
    end_tag(writer);
    (void)fprintf(writer->out, "\n<%s", name);
    writer->is_in_tag = true;
}

void xml_attribute(struct xml_writer *writer, const char *name, const char *value)
{
    (void)fprintf(writer->out, " %s=\"", name);
    write_harmless(writer, value, printable);
    (void)fputc('"', writer->out);
}

void xml_text(struct xml_writer *writer, const char *text)
{
    end_tag(writer);
    write_harmless(writer, text, printable_lines);
}

void xml_end(struct xml_writer *writer, const char *name)
{
    end_tag(writer);
    (void)fprintf(writer->out, "</%s>", name);
}
