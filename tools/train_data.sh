#!/usr/bin/env bash
# Makes everything under data/leaves and data/winmodels anew, and the plots and tables of
# docs/winmodel.md, from nothing but the lexica: tools/train_data.sh [LANGUAGE...]. The seeds are fixed, so the same lexica and
# the same program give the same files. It may be interrupted and started again: what was played is
# kept in build/train until a language is done.
#
# GAMES, ENDINGS, BOARDS, HELD_OUT, LEAVES_GAMES and POOL_GAMES make shorter runs: GAMES=2000 ENDINGS=50 BOARDS=100
# HELD_OUT=500 LEAVES_GAMES=500,500 POOL_GAMES=200.
set -euo pipefail
cd "$(dirname "$0")/.."

rozbor=build/release/bin/rozbor
export ROZBOR_LEXICA=${ROZBOR_LEXICA:-$PWD/build/lexica}
export ROZBOR_DATA=$PWD/data
state=build/train
mkdir -p "$state" data/leaves data/winmodels docs/images

say() { printf '\033[1m== %s\033[0m\n' "$*" >&2; }

# Leave values first: the players of the win model use them.
train_leaves() {  # language
  say "$1: leave values"
  "$rozbor" leaves train --language "$1" --games "${LEAVES_GAMES:-5000,15000,40000}" --seed 1 \
    --out "data/leaves/$1.csv" --resume "$state/$1.leaves"
  "$rozbor" leaves pool --language "$1" --games "${POOL_GAMES:-10000}" --seed 1 --out "data/leaves/$1.pool.csv"
}

train_winmodel() {  # language
  say "$1: win model"
  "$rozbor" winmodel fit --language "$1" --games "${GAMES:-100000}" --seed 1 \
    --out "data/winmodels/$1.csv" --resume "$state/$1.winmodel"
  say "$1: endings"
  "$rozbor" winmodel endings --language "$1" --games "${ENDINGS:-1000}" --nodes 1000000 --seed 1 \
    --model "data/winmodels/$1.csv" --resume "$state/$1.endings"
  say "$1: boards"
  "$rozbor" winmodel boards --language "$1" --games "${BOARDS:-10000}" --seed 1 --model "data/winmodels/$1.csv"
  say "$1: calibration, in games of another seed"
  "$rozbor" winmodel check --language "$1" --games "${HELD_OUT:-20000}" --seed 2 --interface en \
    --svg "docs/images/calibration-$1.svg" --json > "$state/$1.calibration.json"
}

[ $# -gt 0 ] || set -- cs sk pl en
for language in "$@"; do
  train_leaves "$language"
  train_winmodel "$language"
  rm -f "$state/$language.leaves" "$state/$language.winmodel" "$state/$language.endings"
done
tools/calibration_tables.py docs/winmodel.md "$state"/*.calibration.json
