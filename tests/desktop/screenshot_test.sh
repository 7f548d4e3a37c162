#!/usr/bin/env bash
# screenshot_test.sh ROZBOR ROZBOR_DESKTOP: the program itself, with a lexicon of a few words and
# without any, must open a record and leave a picture of its window.
set -euo pipefail
rozbor=$1 desktop=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cat >"$work/game.gcg" <<'GCG'
#player1 Ida Ida Lind
#player2 Otto Otto Berg
>Ida: EHOSUVW 8D HOUSE +24 24
>Otto: N E8 .N +2 2
>Ida: AINOSTT 9D O. +7 31
GCG
printf '%s\n' house houses on ho station at >"$work/words.txt"

picture() {  # name, wanted size, options...
  local name=$1 size=$2
  shift 2
  timeout 60 "$desktop" --screenshot "$work/$name.png" --size "$size" "$@" || { echo "$name: failed"; exit 1; }
  # Width and height are two big-endian numbers at byte 16 of a PNG.
  local found
  found=$(od -An -t u1 -j 16 -N 8 "$work/$name.png" | awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }')
  [ "$found" = "$size" ] || { echo "$name: expected $size, found $found"; exit 1; }
}

export ROZBOR_LEXICA=$work/lexica XDG_CACHE_HOME=$work/cache
picture no-lexicon 1280x800 "$work/game.gcg"
"$rozbor" lexicon build "$work/words.txt" --language en --name en >/dev/null
picture graded 1280x800 --turn 3 --best "$work/game.gcg"
picture small 1000x700 --turn 3 --tab 1 --dark "$work/game.gcg"
picture welcome 1280x800
printf 'ZH: Ida Lind\nDH: Otto Berg\n\nZH word | points | DH word | points\nHOUSE | 24 | ON | 2\n' >"$work/sheet.txt"
picture sheet 1000x700 --enter "$work/sheet.txt"
cmp -s "$work/welcome.png" "$work/sheet.png" && { echo "the sheet does not show"; exit 1; }
cmp -s "$work/no-lexicon.png" "$work/graded.png" && { echo "the grades do not show"; exit 1; }
echo "pictures taken"
