# For projects that test an implementation with CTest; find_package(scatter-cts) and the subproject include it.
#
#   scatter_cts_add_conformance_test(NAME name
#       PLUGIN target | COMMAND program [argument...]
#       [OPERATORS name...] [TIER core|full] [CASES [name=]path...]
#       [WAIVERS file] [BASELINE results] [STRICT [clause...]]
#       [RUN_OPTIONS option...] [LABELS label...] [TIMEOUT seconds])
#
# adds a test name.OPERATOR-VERSION for each operator version, such as name.ScatterND-18, and name.absent for the cases of
# the corpus whose opset has no such operator. Each runs "scatter-cts run" on its cases and fails by its exit status. They
# have the labels scatter-cts, name, and the operator version, and write to the folder scatter-cts/name of the current
# binary folder: VERSION.xml (JUnit) and VERSION.jsonl (results, for "scatter-cts waive" and BASELINE).
#
#   NAME         letters, digits and _ . + -, the first one a letter, a digit or _
#   PLUGIN       the target of a shared library with the interface of scatter_cts/plugin.h
#   COMMAND      a program, or the target of one, that speaks the protocol of protocol.proto; generator expressions are evaluated
#   OPERATORS    operators (ScatterND) or operator versions (ScatterND-18) of the tests; by default all, and name.absent:
#                then a test of a version that the implementation does not declare is skipped. It fails if it is named here.
#   TIER, CASES, WAIVERS, BASELINE, STRICT
#                the options of these names. STRICT alone: all warnings are failures. CASES are whole corpora, without
#                name.absent. A file of waivers that does not exist ends the configuration with the command that writes it.
#   RUN_OPTIONS  further options of "scatter-cts run", such as --option threads=4
#   LABELS       further labels
#   TIMEOUT      time limit of a test in seconds (default: 1500, as in CTest)
#
# Relative paths are relative to the current source folder; a path may begin with a generator expression. A test uses one
# processor: "ctest --parallel" runs several.

# The policies of the functions; the project may have older ones.
cmake_policy(PUSH)
cmake_policy(VERSION 3.21)

function(scatter_cts_add_conformance_test)
    cmake_parse_arguments(PARSE_ARGV 0 test "" "NAME;PLUGIN;TIER;WAIVERS;BASELINE;TIMEOUT"
                          "COMMAND;OPERATORS;CASES;STRICT;RUN_OPTIONS;LABELS")
    foreach(option IN ITEMS NAME PLUGIN TIER WAIVERS BASELINE TIMEOUT)
        if(option IN_LIST ARGV AND NOT DEFINED test_${option}) # also an empty value
            list(APPEND test_KEYWORDS_MISSING_VALUES ${option})
        endif()
    endforeach()
    list(REMOVE_DUPLICATES test_KEYWORDS_MISSING_VALUES)
    _scatter_cts_check_conformance_test()
    if(DEFINED test_PLUGIN)
        set(implementation $<TARGET_FILE:${test_PLUGIN}>)
    else()
        _scatter_cts_quote_command(implementation)
    endif()

    # What "scatter-cts run" prints if the implementation declares none of the selected cases, which may be of several opsets (N).
    set(nothing_declared "operator Scatter[A-Za-z*]* at opset ([0-9]+|N) is not declared \\([0-9]+\\)\n.*: 0 pass, 0 fail, \
[0-9]+ unsupported\nscatter-cts: no answer was compared with an expectation")
    set(options --jobs 1)
    if(DEFINED test_TIER)
        _scatter_cts_add_option(tier "${test_TIER}")
    endif()
    foreach(cases IN LISTS test_CASES)
        string(REGEX MATCH "^([^=/]+=)?(.*)$" cases "${cases}")
        set(name "${CMAKE_MATCH_1}")
        _scatter_cts_absolute(path "${CMAKE_MATCH_2}")
        _scatter_cts_add_option(cases "${name}${path}")
    endforeach()
    if(NOT DEFINED test_CASES)
        _scatter_cts_add_option(cases "${scatter-cts_CASES}")
    endif()
    foreach(option IN ITEMS WAIVERS BASELINE)
        if(DEFINED test_${option})
            string(TOLOWER ${option} name)
            _scatter_cts_absolute(path "${test_${option}}")
            if(option STREQUAL "WAIVERS")
                _scatter_cts_check_waivers("${path}")
            endif()
            _scatter_cts_add_option(${name} "${path}")
        endif()
    endforeach()
    foreach(clause IN LISTS test_STRICT)
        list(APPEND options --strict=${clause})
    endforeach()
    if("STRICT" IN_LIST test_KEYWORDS_MISSING_VALUES)
        list(APPEND options --strict)
    endif()

    _scatter_cts_operator_versions(versions ${test_OPERATORS})
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/scatter-cts/${test_NAME})
    file(MAKE_DIRECTORY ${folder})
    foreach(version IN LISTS versions)
        set(selection --operator ${version})
        if(version STREQUAL "absent")
            if(DEFINED test_CASES)
                continue()
            endif()
            set(selection --filter cases/absent/*)
        endif()
        add_test(NAME ${test_NAME}.${version}
                 COMMAND scatter-cts::program run --implementation "${implementation}" ${selection} ${options}
                         --results ${folder}/${version}.jsonl --report junit=${folder}/${version}.xml
                         ${test_RUN_OPTIONS})
        set_tests_properties(${test_NAME}.${version} PROPERTIES
                             LABELS "scatter-cts;${test_NAME};${version};${test_LABELS}")
        if(NOT DEFINED test_OPERATORS)
            set_tests_properties(${test_NAME}.${version} PROPERTIES
                                 SKIP_REGULAR_EXPRESSION "${nothing_declared}")
        endif()
        if(DEFINED test_TIMEOUT)
            set_tests_properties(${test_NAME}.${version} PROPERTIES TIMEOUT ${test_TIMEOUT})
        endif()
    endforeach()
endfunction()

# ---- internal functions ------------------------------------------------------------------------------------

# Wrong usage ends the configuration.
function(_scatter_cts_check_conformance_test)
    set(function scatter_cts_add_conformance_test)
    if(NOT TARGET scatter-cts::program)
        message(FATAL_ERROR "${function}: there is no target scatter-cts::program: find_package(scatter-cts) creates it for its \
folder and those below, if the program is installed next to its plugin header")
    endif()
    if(NOT DEFINED scatter-cts_CASES)
        message(FATAL_ERROR "${function}: scatter-cts_CASES is not set: find_package(scatter-cts) was called in a function")
    endif()
    if(DEFINED test_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "${function}: unknown arguments: ${test_UNPARSED_ARGUMENTS}")
    endif()
    list(REMOVE_ITEM test_KEYWORDS_MISSING_VALUES STRICT)
    if(test_KEYWORDS_MISSING_VALUES)
        message(FATAL_ERROR "${function}: no value after ${test_KEYWORDS_MISSING_VALUES}")
    endif()
    if(NOT DEFINED test_NAME)
        message(FATAL_ERROR "${function}: NAME is missing")
    endif()
    # It becomes a folder, a label, and part of the names of tests.
    if(NOT test_NAME MATCHES "^[A-Za-z0-9_][A-Za-z0-9_.+-]*$")
        message(FATAL_ERROR "${function}: NAME '${test_NAME}' must consist of letters, digits and _ . + -, and begin with a letter, \
a digit or _")
    endif()
    if(DEFINED test_TIER AND NOT test_TIER MATCHES "^(core|full)$")
        message(FATAL_ERROR "${function}: TIER '${test_TIER}' must be core or full")
    endif()
    if(DEFINED test_TIMEOUT AND NOT test_TIMEOUT MATCHES "^[0-9]*[1-9][0-9]*$")
        message(FATAL_ERROR "${function}: TIMEOUT '${test_TIMEOUT}' must be a positive number of seconds")
    endif()
    foreach(cases IN LISTS test_CASES)
        if(cases MATCHES "^([^=/]+=)?$")
            message(FATAL_ERROR "${function}: CASES '${cases}' has no path")
        endif()
    endforeach()
    if((DEFINED test_PLUGIN AND DEFINED test_COMMAND) OR NOT (DEFINED test_PLUGIN OR DEFINED test_COMMAND))
        message(FATAL_ERROR "${function}: specify either PLUGIN or COMMAND")
    endif()
    if(DEFINED test_COMMAND AND test_COMMAND STREQUAL "")
        message(FATAL_ERROR "${function}: COMMAND is empty")
    endif()
    if(DEFINED test_PLUGIN AND NOT TARGET ${test_PLUGIN})
        message(FATAL_ERROR "${function}: PLUGIN ${test_PLUGIN} is not a target")
    endif()
    if(DEFINED test_PLUGIN)
        get_target_property(type ${test_PLUGIN} TYPE)
        if(NOT type MATCHES "^(SHARED|MODULE)_LIBRARY$")
            message(FATAL_ERROR "${function}: PLUGIN ${test_PLUGIN} is not a shared library but a target of the type ${type}")
        endif()
    endif()
endfunction()

# The tests cannot run without their waivers, and their results, from which the waivers are written, come from such a run.
function(_scatter_cts_check_waivers path)
    if(path MATCHES "^\\$<" OR EXISTS "${path}")
        return()
    endif()
    message(FATAL_ERROR "scatter_cts_add_conformance_test: WAIVERS ${path}: there is no such file. \
Run the tests without WAIVERS; then this command writes it:
  scatter-cts waive ${CMAKE_CURRENT_BINARY_DIR}/scatter-cts/${test_NAME}/*.jsonl --waivers ${path} --reason TEXT")
endfunction()

# A path of the caller, relative to the current source folder. The value of a generator expression is not known yet.
function(_scatter_cts_absolute variable path)
    if(NOT path MATCHES "^\\$<")
        cmake_path(ABSOLUTE_PATH path BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} NORMALIZE)
    endif()
    set(${variable} "${path}" PARENT_SCOPE)
endfunction()

# Adds an option of the program to the list `options`. A semicolon in its value does not separate anything.
function(_scatter_cts_add_option name value)
    string(REPLACE ";" "\\;" value "${value}")
    list(APPEND options --${name} "${value}")
    set(options "${options}" PARENT_SCOPE)
endfunction()

# exec:'PROGRAM' 'ARGUMENT'..., the words of test_COMMAND quoted for a shell.
function(_scatter_cts_quote_command variable)
    set(words "")
    foreach(word IN LISTS test_COMMAND)
        if(words STREQUAL "" AND TARGET "${word}")
            set(word $<TARGET_FILE:${word}>)
        endif()
        string(REPLACE "'" "'\\''" word "${word}")
        string(APPEND words " '${word}'")
    endforeach()
    string(SUBSTRING "${words}" 1 -1 words)
    set(${variable} "exec:${words}" PARENT_SCOPE)
endfunction()

# The operator versions that have an archive in the corpus, restricted to the named operators or versions if there are any.
function(_scatter_cts_operator_versions variable)
    file(GLOB archives RELATIVE ${scatter-cts_CASES} ${scatter-cts_CASES}/*.zip)
    if(NOT archives)
        message(FATAL_ERROR "scatter_cts_add_conformance_test: there is no corpus in ${scatter-cts_CASES}")
    endif()
    list(SORT archives COMPARE NATURAL)
    list(TRANSFORM archives REPLACE "\\.zip$" "")
    if(ARGC EQUAL 1)
        set(${variable} ${archives} PARENT_SCOPE)
        return()
    endif()
    set(versions "")
    foreach(name IN LISTS ARGN)
        set(named "")
        if(name MATCHES "^[A-Za-z]+(-[0-9]+)?$")
            set(named ${archives})
        endif()
        list(FILTER named INCLUDE REGEX "^${name}(-[0-9]+)?$")
        list(REMOVE_ITEM named absent)
        if(NOT named)
            message(FATAL_ERROR "scatter_cts_add_conformance_test: '${name}' is not an operator or operator version")
        endif()
        list(APPEND versions ${named})
    endforeach()
    list(REMOVE_DUPLICATES versions)
    set(${variable} ${versions} PARENT_SCOPE)
endfunction()

cmake_policy(POP)
