/*
 * What surrounds a constant file in style or script (markup_file): the marks of CDATA, in comments. The content of the
 * element is CONTENT_BEFORE, "<![CDATA[", CONTENT_BEGIN, the file, CONTENT_END, "]]>", CONTENT_AFTER.
 */
#ifndef SCATTER_MARKUP_CONTENT_H
#define SCATTER_MARKUP_CONTENT_H

#define CONTENT_BEFORE "/*"
#define CONTENT_BEGIN  "*/\n"
#define CONTENT_END    "/*"
#define CONTENT_AFTER  "*/"

#endif
