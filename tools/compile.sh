#!/bin/sh
# compile.sh CACHE COMPILER ARGUMENT...: runs a compiler through the compiler cache. A precompiled header is made as if
# none had been there before: the cache takes the old one for a part of what the new one is made of, and so neither it
# nor anything that uses it would be found by another checkout.
case " $* " in
*" -x c++-header "* | *" -xc++-header "*)
  for argument in "$@"; do
    case $argument in *.gch | *.pch) rm -f "$argument" ;; esac
  done
  ;;
esac
exec "$@"
