#include "sha256.h"

#include <criterion/criterion.h>
#include <string.h>

static char text[SHA256_TEXT_SIZE];

Test(sha256, no_bytes_have_the_published_hash)
{
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_end(&hash, text);
    cr_expect_str_eq(text, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

Test(sha256, bytes_have_the_published_hash_however_they_are_divided)
{
    struct sha256 hash;
    sha256_begin(&hash);
    sha256_add(&hash, "a", 1);
    sha256_add(&hash, NULL, 0);
    sha256_add(&hash, "bc", 2);
    sha256_end(&hash, text);
    cr_expect_str_eq(text, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

Test(sha256, a_number_is_eight_bytes_with_the_least_significant_first)
{
    struct sha256 of_number, of_bytes;
    char wanted[SHA256_TEXT_SIZE];
    sha256_begin(&of_number);
    sha256_add_number(&of_number, UINT64_C(0x0807060504030201));
    sha256_end(&of_number, text);
    sha256_begin(&of_bytes);
    sha256_add(&of_bytes, "\1\2\3\4\5\6\7\10", 8);
    sha256_end(&of_bytes, wanted);
    cr_expect_str_eq(text, wanted);
}
