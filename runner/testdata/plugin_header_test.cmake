# Test: the plugin header, included alone, compiles without warnings as C and as C++, in the oldest standard that it
# supports and in a newer one, with gcc and, if it is installed, with clang.
#
# cmake -DINCLUDE_FOLDER=… -DSOURCE=plugin_header.c -P plugin_header_test.cmake
cmake_minimum_required(VERSION 3.21)

set(warnings -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)

function(check_compiles compiler language)
    foreach(standard IN LISTS ARGN)
        message(STATUS "${compiler} -x ${language} -std=${standard}")
        execute_process(COMMAND ${compiler} -x ${language} -std=${standard} ${warnings} -fsyntax-only
                                -I${INCLUDE_FOLDER} ${SOURCE}
                        COMMAND_ERROR_IS_FATAL ANY)
    endforeach()
endfunction()

find_program(GCC gcc REQUIRED)
find_program(GXX g++ REQUIRED)
find_program(CLANG clang)
find_program(CLANGXX clang++)

foreach(compiler IN ITEMS ${GCC} ${CLANG})
    if(compiler)
        check_compiles(${compiler} c c11 c17)
    endif()
endforeach()
foreach(compiler IN ITEMS ${GXX} ${CLANGXX})
    if(compiler)
        check_compiles(${compiler} c++ c++11 c++20)
    endif()
endforeach()
