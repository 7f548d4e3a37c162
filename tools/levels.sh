#!/usr/bin/env bash
# Plays the levels against each other and prints the tables of docs/levels.md.
#
#   tools/levels.sh [LANGUAGE…]        (default: cs sk pl en)
#
# GAMES (1000) games for each pair of players, SEED (1), ROZBOR (build/release/bin/rozbor). Needs the
# lexica (ROZBOR_LEXICA) and some hours; matches are kept in LEVELS_STATE (build/levels), so that it
# may be interrupted and started again.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${ROZBOR:-build/release/bin/rozbor}
games=${GAMES:-1000}
seed=${SEED:-1}
state=${LEVELS_STATE:-build/levels}
levels=(amateur adept experienced profesional inhuman godlike)
languages=("$@")
((${#languages[@]})) || languages=(cs sk pl en)
mkdir -p "$state"

# match LANGUAGE A B: the JSON of a match.
match() {
  "$program" autoplay --language "$1" --players "$2,$3" --games "$games" --seed "$seed" --json \
    --resume "$state/$1-$2-$3-$games-$seed.json"
}

# rate: "57.1 % (55.0–59.2)" of the first player of the match on standard input.
rate() {
  python3 -c '
import json, sys
player = json.load(sys.stdin)["players"][0]
low, high = 100 * player["winRateLow"], 100 * player["winRateHigh"]
print("{:.1f} % ({:.1f}–{:.1f})".format(100 * player["winRate"], low, high))'
}

# points: "20.41 ± 0.12 | 0.47 ± 0.02", a turn and bingos a game.
points() {
  python3 -c '
import json, sys
player = json.load(sys.stdin)["players"][0]
cell = lambda name: "{:.2f} ± {:.2f}".format(player[name], 1.96 * player[name + "Se"])
print(cell("pointsPerTurn"), "|", cell("bingosPerGame"))'
}

for language in "${languages[@]}"; do
  printf '## %s\n\n' "$language"
  echo "| level | win rate against the next lower | win rate against greedy | points a turn | bingos a game |"
  echo "|---|--:|--:|--:|--:|"
  lower=
  for level in "${levels[@]}"; do
    against_lower=–
    [[ -z $lower ]] || against_lower=$(match "$language" "$level" "$lower" | rate)
    greedy=$(match "$language" "$level" greedy)
    echo "| $level | $against_lower | $(rate <<<"$greedy") | $(points <<<"$greedy") |"
    lower=$level
  done
  echo
done
