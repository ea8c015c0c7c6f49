/*
 * Part of every C test. Criterion may be built with libgit2, which uses mbedTLS, which reads the system's
 * certificates at the start of each test, although no connection is made: a third of the time of a test. This
 * replaces the function that reads them, and reads none.
 */
int mbedtls_x509_crt_parse_file(void *chain, const char *path);

__attribute__((visibility("default"))) int mbedtls_x509_crt_parse_file(void *chain, const char *path)
{
    (void)chain, (void)path;
    return 0;
}
