#include "page.h"

#include <nettle/base64.h>
#include <nettle/sha2.h>
#include <stdio.h>
#include <string.h>

static void meta(struct markup *markup, const char *name, const char *value, const char *content)
{
    markup_open(markup, "meta");
    markup_attribute(markup, name, value);
    if (content[0] != '\0')
        markup_attribute(markup, "content", content);
    markup_close(markup);
}

static void hash_text(struct sha256_ctx *hash, const char *text)
{
    sha256_update(hash, strlen(text), (const uint8_t *)text);
}

/*
 * What a browser may load (Content-Security-Policy). A script in the page is allowed by the SHA-256 of the content of
 * its element; with "file:" there is no other way to distinguish it from an injected script.
 */
static void policy(const struct embedded_file *script, char text[256])
{
    static const char base[] =
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
    uint8_t digest[SHA256_DIGEST_SIZE];
    char encoded[BASE64_ENCODE_RAW_LENGTH(SHA256_DIGEST_SIZE) + 1] = "";
    struct sha256_ctx hash;
    if (script == NULL) {
        (void)snprintf(text, 256, "%s", base);
        return;
    }
    sha256_init(&hash);
    hash_text(&hash, MARKUP_FILE_BEFORE "<![CDATA[" MARKUP_FILE_BEGIN);
    sha256_update(&hash, script->size, script->bytes);
    hash_text(&hash, MARKUP_FILE_END "]]>" MARKUP_FILE_AFTER);
    sha256_digest(&hash, sizeof digest, digest);
    base64_encode_raw(encoded, sizeof digest, digest);
    (void)snprintf(text, 256, "%s; script-src 'sha256-%s'", base, encoded);
}

void page_begin(struct markup *markup, const char *title, const struct embedded_file *styles,
                size_t style_count, const struct embedded_file *script)
{
    char allowed[256];
    policy(script, allowed);
    markup_open(markup, "html");
    markup_attribute(markup, "lang", "en");
    markup_open(markup, "head");
    meta(markup, "charset", "utf-8", "");
    meta(markup, "http-equiv", "Content-Security-Policy", allowed);
    meta(markup, "name", "viewport", "width=device-width, initial-scale=1");
    meta(markup, "name", "color-scheme", "light dark");
    markup_element(markup, "title", title);
    markup_open(markup, "style");
    for (size_t i = 0; i < page_files_count; i++)
        markup_file(markup, &page_files[i]);
    for (size_t i = 0; i < style_count; i++)
        markup_file(markup, &styles[i]);
    markup_close(markup);
    markup_close(markup);
    markup_open(markup, "body");
    markup_open(markup, "main");
}

void page_script(struct markup *markup, const struct embedded_file *script)
{
    markup_open(markup, "script");
    markup_file(markup, script);
    markup_close(markup);
}
