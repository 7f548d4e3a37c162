# rozbor_library(NAME DIRECTORY dir USES layer... PRIVATE package...)
#
# One layer of the house. USES names the rozbor layers it may include; their headers reach nobody
# else. PRIVATE packages stay out of its public headers. Every public header is also compiled alone
# (target <name>_headers), so that it needs no include before it.
function(rozbor_library NAME)
  cmake_parse_arguments(ARG "" "" "SOURCES;USES;PRIVATE" ${ARGN})
  add_library(rozbor_${NAME} STATIC ${ARG_SOURCES})
  add_library(rozbor::${NAME} ALIAS rozbor_${NAME})
  target_include_directories(rozbor_${NAME} PUBLIC ${CMAKE_CURRENT_SOURCE_DIR}/include
                             PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/src)
  list(TRANSFORM ARG_USES PREPEND rozbor::)
  target_link_libraries(rozbor_${NAME} PUBLIC ${ARG_USES} PRIVATE rozbor_flags ${ARG_PRIVATE})

  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/include/*.h)
  set(units)
  foreach(header ${headers})
    file(RELATIVE_PATH relative ${CMAKE_CURRENT_SOURCE_DIR}/include ${header})
    string(REPLACE "/" "_" unit ${relative})
    set(unit ${CMAKE_CURRENT_BINARY_DIR}/headers/${unit}.cpp)
    file(CONFIGURE OUTPUT ${unit} CONTENT "#include \"${relative}\"\n#include \"${relative}\"\n")
    list(APPEND units ${unit})
  endforeach()
  if(units)
    add_library(rozbor_${NAME}_headers OBJECT ${units})
    target_link_libraries(rozbor_${NAME}_headers PRIVATE rozbor_flags ${ARG_USES})
    target_include_directories(rozbor_${NAME}_headers PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/include)
  endif()
endfunction()
