# Cross-compiles with Debian's gcc for aarch64 against the libraries of the folder SCATTER_CTS_AARCH64_ROOT (see `test`).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_SYSROOT $ENV{SCATTER_CTS_AARCH64_ROOT})
set(CMAKE_FIND_ROOT_PATH $ENV{SCATTER_CTS_AARCH64_ROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
# Debian's pkg-config files of this architecture, and no others.
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${CMAKE_SYSROOT})
set(ENV{PKG_CONFIG_LIBDIR} ${CMAKE_SYSROOT}/usr/lib/aarch64-linux-gnu/pkgconfig:${CMAKE_SYSROOT}/usr/share/pkgconfig)
# The build runs the program, for its manual pages.
set(ENV{QEMU_LD_PREFIX} ${CMAKE_SYSROOT})
