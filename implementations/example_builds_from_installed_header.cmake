# A test: installs the development component into a separate folder and builds the example against it like a
# third party, once with find_package and once with pkg-config.
#
# cmake -DBUILD_FOLDER=… -DEXAMPLE=… -DWORK_FOLDER=… -DDATA_FOLDER=share -DGENERATOR=… -DCOMPILER=…
#       -DPKG_CONFIG=… -DNM=… -P example_builds_from_installed_header.cmake
cmake_minimum_required(VERSION 3.21)

set(prefix ${WORK_FOLDER}/prefix)
set(with_cmake ${WORK_FOLDER}/with_cmake)
set(with_pkg_config ${WORK_FOLDER}/with_pkg_config)

function(run)
    execute_process(COMMAND ${ARGV} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

function(check_exports library)
    execute_process(COMMAND ${NM} -D --defined-only --format=just-symbols ${library}
                    OUTPUT_VARIABLE symbols OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    if(NOT symbols STREQUAL "scatter_cts_plugin")
        message(FATAL_ERROR "${library} should export scatter_cts_plugin alone, but exports:\n${symbols}")
    endif()
endfunction()

# Files left over from an earlier run could hide that a file is no longer installed.
file(REMOVE_RECURSE ${WORK_FOLDER})
file(MAKE_DIRECTORY ${with_pkg_config})
run(${CMAKE_COMMAND} --install ${BUILD_FOLDER} --component development --prefix ${prefix})

run(${CMAKE_COMMAND} -S ${EXAMPLE} -B ${with_cmake} -G ${GENERATOR} -DCMAKE_PREFIX_PATH=${prefix}
    -DCMAKE_C_COMPILER=${COMPILER} -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF
    -DCMAKE_COMPILE_WARNING_AS_ERROR=ON)
run(${CMAKE_COMMAND} --build ${with_cmake})
check_exports(${with_cmake}/example.so)

set(ENV{PKG_CONFIG_PATH} ${prefix}/${DATA_FOLDER}/pkgconfig)
execute_process(COMMAND ${PKG_CONFIG} --cflags scatter-cts
                OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
separate_arguments(flags UNIX_COMMAND "${flags}")
file(GLOB sources ${EXAMPLE}/*.c)
run(${COMPILER} -std=c17 -fPIC -shared -fvisibility=hidden ${flags} ${sources} -lm
    -o ${with_pkg_config}/example.so)
check_exports(${with_pkg_config}/example.so)
