#!/usr/bin/env bash
# reports_test.sh ROZBOR REPOSITORY: the review of a sample, of some turns as standard has it, the coaching reports of the sample library and a site of some of
# its games in every language, looked at in a browser (check_page.sh) and held against the rules of HTML and accessibility (check_rules.sh).
# Exit: 0 good, 1 not, 77 a tool or the English lexicon is missing (ctest: skipped).
set -euo pipefail

rozbor=$1 repository=$2
"$rozbor" lexicon info en >/dev/null 2>&1 || { echo "no English lexicon"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export ROZBOR_LIBRARY=$work/library.rozbor

"$rozbor" import "$repository/samples/library" --event "Club evenings" >/dev/null
"$rozbor" analyze --luck-samples 100 >/dev/null
pages=()
# Six turns looked ahead from: chances to win and their errors are told, and Polish has the longest words for them.
awk '!/^#note/ && ++lines <= 10' "$repository/samples/english.gcg" >"$work/turns.gcg"
"$rozbor" review "$work/turns.gcg" --html "$work/turns.html" --interface pl >/dev/null
pages+=("$work/turns.html")
for language in cs sk pl en; do
  "$rozbor" report --player "Ida Lind" --html "$work/$language.html" --interface "$language" >/dev/null
  "$rozbor" review "$repository/samples/english.gcg" --preset quick --html "$work/review-$language.html" --interface "$language" >/dev/null
  "$rozbor" report --folder "$work/club-$language" --interface "$language" >/dev/null
  "$rozbor" report --site "$work/site-$language" --to 2025-09-20 --interface "$language" >/dev/null
  pages+=("$work/$language.html" "$work/review-$language.html" "$work/club-$language/index.html" "$work/site-$language/index.html")
done

status=0
for page in "${pages[@]}"; do
  "$repository/tests/pages/check_page.sh" "$page" || status=$?
  [ "$status" -eq 0 ] || exit "$status"
done
exec "$repository/tests/pages/check_rules.sh" "${pages[@]}"
