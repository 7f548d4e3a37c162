#!/usr/bin/env bash
# Are the catalogues in po/ complete? Every message of the sources must be translated in each of
# them, none fuzzy, and msgfmt must find no fault. With --update: takes new messages into
# po/rozbor.pot and the catalogues (translate them then).
# Exit: 0 complete, 1 not, 77 gettext is not installed.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v xgettext msgfmt msgmerge msgattrib >/dev/null || { echo "gettext is not installed"; exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Above the line: the functions of Wording, words() of messages, those of phrase.h and spoken.h, and those of the
# command line (arguments.h and what adds options with it). Below it there are messages only.
KEYWORDS_OF_MESSAGES=(--keyword --keyword=words:1 --keyword=marked:1)
KEYWORDS_OF_FACES=(--keyword=text:1 --keyword=plural:1,2 --keyword=phrase:2 --keyword=spoken:2 --keyword=phrasePlural:2,3
  --keyword=subcommand:2 --keyword=option:3 --keyword=flag:3 --keyword=footer:1 --keyword=UsageError:1
  --keyword=addStep:5 --keyword=addPositionOptions:3 --keyword=addBudgetOption:3 --keyword=addThreadsOption:3
  --keyword=addStatisticsFilters:3)
sources() { find "$@" -name '*.cpp' -o -name '*.h' | LC_ALL=C sort; }
scan() {
  xgettext --files-from=- --language=C++ --from-code=UTF-8 --add-comments=TRANSLATORS --no-wrap \
    "${KEYWORDS_OF_MESSAGES[@]}" --add-location=file --package-name=Rozbor "$@" 2>"$work/xgettext.log" ||
    { cat "$work/xgettext.log"; exit 1; }
}
extract() {
  sources reports ui | scan "${KEYWORDS_OF_FACES[@]}" --output="$1"
  sources parser replay engine | scan --join-existing --output="$1"
  # A date would change the file at every run; the charset is ours; no sentence is printf's, whatever
  # stands behind a percent sign.
  sed -i -e '/^"POT-Creation-Date:/d' -e 's/charset=CHARSET/charset=UTF-8/' -e '/^#, c-format$/d' "$1"
}

extract "$work/rozbor.pot"

if [[ ${1-} == --update ]]; then
  cp "$work/rozbor.pot" po/rozbor.pot
  for catalogue in po/*.po; do
    msgmerge --quiet --no-fuzzy-matching --no-wrap --update --backup=none "$catalogue" po/rozbor.pot
    msgattrib --no-obsolete --no-wrap --output-file="$catalogue" "$catalogue"
  done
fi

faults=0
for catalogue in po/*.po; do
  msgfmt --check --output-file=/dev/null "$catalogue" || faults=1
  msgmerge --quiet --no-fuzzy-matching --no-wrap --output-file="$work/merged.po" "$catalogue" "$work/rozbor.pot"
  missing=$(msgattrib --untranslated --no-obsolete --no-wrap "$work/merged.po" | grep -c '^msgid "..*"' || true)
  fuzzy=$(msgattrib --only-fuzzy --no-obsolete --no-wrap "$catalogue" | grep -c '^msgid "..*"' || true)
  if ((missing + fuzzy > 0)); then
    echo "$catalogue: $missing missing, $fuzzy fuzzy:"
    msgattrib --untranslated --no-obsolete --no-wrap "$work/merged.po" | grep '^msgid "..*"' || true
    msgattrib --only-fuzzy --no-obsolete --no-wrap "$catalogue" | grep '^msgid "..*"' || true
    faults=1
  fi
done
exit $faults
