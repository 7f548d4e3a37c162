#!/usr/bin/env bash
# make_library.sh FOLDER: the games of samples/library, a season of an invented club player, Ida Lind, who learns words
# from autumn to spring. Self-play with the English lexicon; most of the players know only a part of its words.
set -euo pipefail
cd "$(dirname "$0")/../.."
target=${1:?usage: make_library.sh FOLDER}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$target"

# opponent, how they play, Ida's share of the words, seed, days
matches=(
  "Otto Brandt|greedy:vocabulary=0.7|0.55|21|2025-09-06 2025-09-20 2025-10-04 2025-10-18 2025-11-08 2025-11-22"
  "Marta Kos|static:vocabulary=0.75|0.58|22|2025-09-13 2025-09-27 2025-10-11 2025-10-25 2025-12-06 2026-01-17"
  "Pavel Duda|experienced|0.62|23|2025-12-13 2025-12-20 2026-01-10 2026-01-24 2026-02-07 2026-02-21"
  "Zofia Gaj|static:vocabulary=0.95|0.75|24|2026-03-07 2026-03-21 2026-04-11 2026-04-25 2026-05-09 2026-05-23"
)

for match in "${matches[@]}"; do
  IFS='|' read -r opponent player share seed days <<<"$match"
  read -r -a dates <<<"$days"
  rm -rf "$work/games"
  build/release/bin/rozbor autoplay --players "static:vocabulary=$share:name=Ida,$player:name=Other" --games "${#dates[@]}" \
    --unpaired --seed "$seed" --gcg "$work/games" --interface en >/dev/null
  game=0
  for file in "$work"/games/*.gcg; do
    other=${opponent%% *}
    sed -E "/^#title/d; s/^(#player[12]) Ida$/\1 Ida Ida Lind/; s/^(#player[12]) Other$/\1 $other $opponent/
      s/^>Other:/>$other:/; s/^(#description) Other:/\1 $other:/" "$file" >"$target/${dates[game]}-ida-${other,,}.gcg"
    game=$((game + 1))
  done
done
