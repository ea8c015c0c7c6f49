# Writes a C source that contains files as arrays of bytes, for runner/system/file.h. A script:
#   cmake -D OUTPUT=clause_files.c -D NAME=clause_files -D FILES=a.json|b.json -P EmbedFiles.cmake

string(REPLACE "|" ";" files "${FILES}")
set(arrays "")
set(rows "")
set(number 0)
foreach(file IN LISTS files)
    file(READ ${file} bytes HEX)
    string(LENGTH "${bytes}" digits)
    if(digits EQUAL 0)
        message(FATAL_ERROR "${file}: is empty")
    endif()
    math(EXPR size "${digits} / 2")
    get_filename_component(name ${file} NAME)
    string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
    string(APPEND arrays "static const unsigned char file_${number}[] = {\n${bytes}};\n\n")
    string(APPEND rows "    {\"${name}\", file_${number}, ${size}},\n")
    math(EXPR number "${number} + 1")
endforeach()
file(WRITE ${OUTPUT} "#include \"file.h\"\n\n${arrays}"
     "const struct embedded_file ${NAME}[] = {\n${rows}};\nconst size_t ${NAME}_count = ${number};\n")
