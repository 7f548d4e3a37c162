#!/usr/bin/env bash
# check_page.sh PAGE [PICTURES]: looks at a page with a real browser. At 390, 1100, 1280 and 1920 pixels nothing
# may lie beyond the right edge, but wide tables in boxes that scroll by themselves, with every turn
# closed and with every turn open; every shape
# that is used must be there; no cell of a table is so narrow that its text stands in a column of letters, and no word of a
# fact is broken. With a folder PICTURES, leaves screenshots in it.
# Exit: 0 good, 1 not, 2 usage, 77 no Chromium on this machine (ctest: skipped).
set -euo pipefail

page=${1:?usage: check_page.sh PAGE [PICTURES]}
pictures=${2-}
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome) ||
  { echo "no Chromium"; exit 77; }

widths=(390 1100 1280 1920)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

chromium_run() {
  timeout 120 "$browser" --headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync --disable-dev-shm-usage \
    --hide-scrollbars --allow-file-access-from-files --user-data-dir="$work/profile" "$@" 2>"$work/browser.log"
}

cp "$page" "$work/closed.html"
sed 's/<details\( class="data"\)\?>/<details open\1>/g' "$page" >"$work/open.html"

# Frames around the page measure, all in one start of the browser: elements whose right edge
# lies outside, shapes that are referred to but missing, cells that are columns of letters.
cat >"$work/frame.html" <<HTML
<!doctype html><title>not measured</title>
<body></body>
<script>
const told = [];
const measure = (frame, state, width) => {
  const page = frame.contentDocument, root = page.documentElement;
  const beyond = [...page.body.querySelectorAll("*")].filter(element => !element.closest("defs,use,.defs,.wide table") &&
    element.getBoundingClientRect().right > root.clientWidth + 0.5);
  const letters = [...page.body.querySelectorAll("th,td")].filter(cell => {
    const text = cell.textContent.trim(), box = cell.getBoundingClientRect();
    return text.length > 5 && box.width > 1 && box.height > 2.2 * box.width && box.width < 60;
  });
  const isBroken = (text, from, to) => {
    const word = page.createRange();
    word.setStart(text, from);
    word.setEnd(text, to);
    return new Set([...word.getClientRects()].map(box => Math.round(box.top))).size > 1;
  };
  const broken = [...page.body.querySelectorAll("dd")].filter(fact => [...fact.childNodes].filter(node => node.nodeType === 3).some(
    text => [...text.data.matchAll(/[^\\s\u00a0-]{2,24}/gu)].some(word => isBroken(text, word.index, word.index + word[0].length))));
  const lost = [...page.querySelectorAll("use")].filter(use => !page.querySelector(use.getAttribute("href")));
  told.push(state + " " + width + ": scroll=" + root.scrollWidth + " client=" + root.clientWidth + " beyond=" + beyond.length +
    " lost=" + lost.length + " letters=" + letters.length + " broken=" + broken.length + " first=" +
    (beyond[0] ? beyond[0].tagName + "." + (beyond[0].getAttribute("class") || "") : broken[0] ? broken[0].textContent.trim().slice(0, 60) : "none"));
};
const wanted = ["closed", "open"].flatMap(state => [$(IFS=,; echo "${widths[*]}")].map(width => [state, width]));
const next = () => {
  document.body.innerHTML = "";
  if (told.length === wanted.length) {
    document.body.innerHTML = told.map(line => "<p>" + line + "</p>").join("");
    return;
  }
  const [state, width] = wanted[told.length], frame = document.createElement("iframe");
  frame.style.cssText = "height:2000px;border:0;width:" + width + "px";
  frame.onload = () => { measure(frame, state, width); setTimeout(next); };
  frame.src = state + ".html";
  document.body.append(frame);
};
next();
</script>
HTML
measured=$(chromium_run --virtual-time-budget=20000 --window-size=2000,2100 --dump-dom "file://$work/frame.html" |
  grep -oE '(closed|open) [0-9]+: scroll=[^<]*' || true)

faults=0
for state in closed open; do
  for width in "${widths[@]}"; do
    result=$(grep "^$state $width: " <<<"$measured" || echo "$state $width: not measured")
    echo "$result"
    [[ $result == "$state $width: scroll=$width client=$width beyond=0 lost=0 letters=0 broken=0 "* ]] || faults=1
  done
done
[[ -n $measured ]] || cat "$work/browser.log"

if [[ -n $pictures ]]; then
  mkdir -p "$pictures"
  # Headless Chromium follows no preference of the desktop; dark is asked for by rewriting the query.
  sed 's/@media screen and (prefers-color-scheme:dark)/@media screen/' "$work/closed.html" >"$work/dark.html"
  for width in "${widths[@]}"; do
    for look in closed dark; do
      chromium_run --window-size="$width,3600" --screenshot="$pictures/$look-$width.png" "file://$work/$look.html"
    done
  done
  chromium_run --no-pdf-header-footer --print-to-pdf="$pictures/print.pdf" "file://$work/closed.html"
fi
exit $faults
