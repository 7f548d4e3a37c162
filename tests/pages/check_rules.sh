#!/usr/bin/env bash
# check_rules.sh PAGE...: whether pages are valid HTML (html-validate) and can be used by everybody (axe-core in
# headless Chromium, in light and in dark, with everything that can be opened open).
# Exit: 0 good, 1 not, 2 usage, 77 a tool is missing (ctest: skipped).
set -euo pipefail

[ $# -gt 0 ] || { echo "usage: check_rules.sh PAGE..."; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
  { echo "no Chromium"; exit 77; }
[ -x "$here/node_modules/.bin/html-validate" ] || { echo "no html-validate; run npm ci in tests/pages"; exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
faults=0

"$here/node_modules/.bin/html-validate" --config "$here/.htmlvalidate.json" "$@" || faults=1

# A copy is given a script that runs the check and shows what it found, and a policy that permits it.
audit() { # page name
  { sed '/http-equiv="Content-Security-Policy"/d' "$1"; cat <<HTML; } >"$work/audited.html"
<script src="file://$here/node_modules/axe-core/axe.min.js"></script>
<script>
axe.run(document, { resultTypes: ["violations"] }).then(result => {
  const lines = result.violations.flatMap(fault =>
    fault.nodes.map(node => fault.id + ": " + node.html.slice(0, 160) + " " + node.failureSummary.replace(/\s+/g, " ")));
  document.body.innerHTML = "<pre id=found></pre>";
  document.getElementById("found").textContent = ["axe: " + lines.length + " faults", ...lines, "end"].join("\n");
});
</script>
HTML
  timeout 120 "$browser" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage \
    --allow-file-access-from-files --user-data-dir="$work/profile" --virtual-time-budget=60000 \
    --window-size=1280,2000 --dump-dom "file://$work/audited.html" 2>"$work/browser.log" |
    sed -n '/axe: /,/^end/p' | sed 's/.*axe: /axe: /' >"$work/found.txt"
  sed '/^end/d' "$work/found.txt" | sed "s|^|$2: |" | head -40
  grep -q "axe: 0 faults" "$work/found.txt" || faults=1
}

for page in "$@"; do
  sed 's/<details\( class="[a-z ]*"\)\?>/<details open\1>/g' "$page" >"$work/open.html"
  # Headless Chromium follows no preference of the desktop; dark is asked for by rewriting the query.
  sed 's/@media screen and (prefers-color-scheme:dark)/@media screen/' "$work/open.html" >"$work/dark.html"
  audit "$work/open.html" "$(basename "$page") light"
  audit "$work/dark.html" "$(basename "$page") dark"
done
exit $faults
