/* Whether this build has AddressSanitizer: gcc and clang say so in different ways. */
#ifndef SCATTER_ADDRESS_SANITIZER_H
#define SCATTER_ADDRESS_SANITIZER_H

/* ADDRESS_SANITIZER is defined if it has. */
#if defined(__SANITIZE_ADDRESS__)
#define ADDRESS_SANITIZER
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ADDRESS_SANITIZER
#endif
#endif

#endif
