#!/usr/bin/env bash
# check_pdf.sh FILE TEXT…: is FILE a PDF on A4 whose pages hold each TEXT as text that can be searched, with
# its fonts in it and nothing as a bitmap?
# Exit: 0 good, 1 not, 2 usage, 77 no poppler-utils on this machine (ctest: skipped).
set -euo pipefail

file=${1:?usage: check_pdf.sh FILE TEXT...}
shift
command -v pdftotext pdfinfo pdffonts pdfimages >/dev/null || { echo "no poppler-utils"; exit 77; }

faults=0
complain() { echo "$1"; faults=1; }

pdfinfo "$file" | grep -q '^Page size: *59[0-9.]* x 84[0-9.]* pts' || complain "not on A4"
pdfinfo "$file" | grep -q '^CreationDate: .*2000' || complain "the date of printing is in the file"
text=$(pdftotext -layout "$file" -)
for wanted in "$@"; do
  grep -qF -- "$wanted" <<<"$text" || complain "not found: $wanted"
done
pdffonts "$file" | tail -n +3 | grep -qvE ' yes +(yes|no) +yes ' && complain "a font is not in the file"
[ "$(pdfimages -list "$file" | wc -l)" -le 2 ] || complain "something is a bitmap"
exit $faults
