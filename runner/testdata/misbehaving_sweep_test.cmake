# Test: the runner survives plugins that damage the memory that it shares with their processes in a sweep. In builds with sanitizers,
# without a report of them; which case is named is in runner/tests/test_misbehaving_sweep.py.
#
# cmake -DPROGRAM=scatter-cts -DPLUGIN=misbehaving.so -P misbehaving_sweep_test.cmake
cmake_minimum_required(VERSION 3.21)

# The exit status of a sweep in which one case of many misbehaves in this way.
set(kinds page-truncated=0 page-ones=1 page-noise=1 page-much-found=1 page-accuses-earlier=1 page-skips-and-dies=1 page-unmapped=1
          late-close=1 write-unasked=1)

foreach(row IN LISTS kinds)
    string(REPLACE "=" ";" row ${row})
    list(GET row 0 kind)
    list(GET row 1 expected)
    execute_process(COMMAND ${PROGRAM} sweep --implementation ${PLUGIN} --option misbehave=${kind} --option on-extent=53 --jobs 2
                            --world random-1 --from 98304 --to 163839 --operator ScatterND-18 --dtype float --no-shrink
                    RESULT_VARIABLE code OUTPUT_VARIABLE said ERROR_VARIABLE said)
    if(NOT code STREQUAL expected OR NOT said MATCHES "cases 98304 to 163839: [0-9]+ executed" OR said MATCHES "Sanitizer|runtime error")
        message(SEND_ERROR "${kind}: exit status ${code} instead of ${expected}\n${said}")
    endif()
endforeach()
