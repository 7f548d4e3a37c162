#!/usr/bin/env bash
# check_page.sh PAGE [PICTURES]: looks at a page with a real browser. At 390 and 1280 pixels nothing
# may lie beyond the right edge, but wide tables in boxes that scroll by themselves, with every turn
# closed and with every turn open; and every shape
# that is used must be there. With a folder PICTURES, leaves screenshots in it.
# Exit: 0 good, 1 not, 2 usage, 77 no Chromium on this machine (ctest: skipped).
set -euo pipefail

page=${1:?usage: check_page.sh PAGE [PICTURES]}
pictures=${2-}
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
  { echo "no Chromium"; exit 77; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

chromium_run() {
  timeout 120 "$browser" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage \
    --hide-scrollbars --allow-file-access-from-files --user-data-dir="$work/profile" "$@" 2>"$work/browser.log"
}

cp "$page" "$work/closed.html"
sed 's/<details\( class="data"\)\?>/<details open\1>/g' "$page" >"$work/open.html"

# The page has no script, so a frame around it measures: elements whose right edge lies outside, and
# shapes that are referred to but missing.
measure() { # page width
  cat >"$work/frame.html" <<HTML
<!doctype html><title>not measured</title>
<iframe id="f" src="$1" style="width:$2px;height:2000px;border:0"></iframe>
<script>
document.getElementById("f").onload = event => {
  const page = event.target.contentDocument, root = page.documentElement;
  const beyond = [...page.body.querySelectorAll("*")].filter(element => !element.closest("defs,use,.defs,.wide table") &&
    element.getBoundingClientRect().right > root.clientWidth + 0.5);
  const lost = [...page.querySelectorAll("use")].filter(use => !page.querySelector(use.getAttribute("href")));
  document.title = "measured";
  document.body.innerHTML = "<p>scroll=" + root.scrollWidth + " client=" + root.clientWidth + " beyond=" + beyond.length +
    " lost=" + lost.length + " first=" + (beyond[0] ? beyond[0].tagName + "." + (beyond[0].getAttribute("class") || "") : "none") + "</p>";
};
</script>
HTML
  chromium_run --virtual-time-budget=5000 --window-size=1400,2100 --dump-dom "file://$work/frame.html" |
    grep -o 'scroll=[^<]*' || { cat "$work/browser.log"; echo "the page was not measured"; }
}

faults=0
for state in closed open; do
  for width in 390 1280; do
    result=$(measure "$state.html" "$width")
    echo "$state $width: $result"
    [[ $result == "scroll=$width client=$width beyond=0 lost=0 "* ]] || faults=1
  done
done

if [[ -n $pictures ]]; then
  mkdir -p "$pictures"
  # Headless Chromium follows no preference of the desktop; dark is asked for by rewriting the query.
  sed 's/@media screen and (prefers-color-scheme:dark)/@media screen/' "$work/closed.html" >"$work/dark.html"
  for width in 390 1280; do
    for look in closed dark; do
      chromium_run --window-size="$width,3600" --screenshot="$pictures/$look-$width.png" "file://$work/$look.html"
    done
  done
  chromium_run --no-pdf-header-footer --print-to-pdf="$pictures/print.pdf" "file://$work/closed.html"
fi
exit $faults
