// Steps through a game turn by turn (docs/pages.md). All that it shows is in the page anyway and stays whole
// without it; it keeps nothing, loads nothing and says no word of its own.
(() => {
  "use strict";
  const list = document.querySelector(".turns"), bar = document.querySelector(".steps");
  const section = list.closest("section"), where = bar.querySelector(".where");
  const button = name => bar.querySelector("." + name);
  const rows = [...list.children];
  // A stop is a decision; what only follows from it is shown with it.
  const stops = rows.filter(row => row.querySelector("details figure svg"));
  if (!stops.length) return;
  const captions = stops.map(row => row.querySelector("figure svg").getAttribute("aria-label"));
  let at = -1;  // the stop that is shown; -1: all turns
  let asking = false;
  const told = new Set();

  const isAsked = () => asking && at >= 0 && stops[at].classList.contains("graded") && !told.has(at);
  const nameOf = row => (row.id ? row : row.querySelector("[id]")).id;
  const textOf = (row, part) => row.querySelector(part)?.textContent ?? "";

  const followers = row => {
    const next = row.nextElementSibling;
    return next && !stops.includes(next) ? [next, ...followers(next)] : [];
  };

  const leave = () => {
    if (at < 0) return;
    stops[at].classList.remove("current", "asked");
    stops[at].querySelector("details").open = false;
    stops[at].querySelector("figure svg").setAttribute("aria-label", captions[at]);
    for (const row of rows) row.classList.remove("after");
  };

  const markLinks = () => {
    const name = at < 0 ? "" : "#" + nameOf(stops[at]);
    for (const link of document.querySelectorAll(".places a"))
      link.classList.toggle("current", link.getAttribute("href") === name);
  };

  // What is shown, and for who does not see it what is new about it.
  const tellWhere = () => {
    where.textContent = at < 0 ? "" : stops[at].dataset.step;
    if (at < 0) return;
    const more = document.createElement("span");
    more.className = "unseen";
    more.textContent = isAsked()
      ? ". " + (stops[at].querySelector(".rx svg")?.getAttribute("aria-label") ?? "")
      : ". " + textOf(stops[at], ".mv") + ". " + textOf(stops[at], ".vd");
    where.append(more);
  };

  const update = () => {
    const asked = isAsked(), stepping = at >= 0;
    document.body.classList.toggle("quiz", asking);
    list.classList.toggle("one", stepping);
    section.classList.toggle("stepping", stepping);
    if (stepping) {
      stops[at].classList.toggle("asked", asked);
      stops[at].querySelector("figure svg").setAttribute("aria-label", asked ? list.dataset.before : captions[at]);
    }
    button("begin").hidden = stepping;
    button("back").hidden = button("on").hidden = button("whole").hidden = where.hidden = !stepping;
    button("tell").hidden = !asked;
    button("back").setAttribute("aria-disabled", at === 0);
    button("on").setAttribute("aria-disabled", at === stops.length - 1);
    button("quiz").setAttribute("aria-pressed", asking);
    tellWhere();
    markLinks();
    if (asked) button("tell").focus({ preventScroll: true });
  };

  const address = name => {
    // A page that is shown from inside another program may have no address to change.
    try { history.replaceState(null, "", name || location.pathname + location.search); } catch { /* goes without */ }
  };

  const intoSight = () => {
    const top = section.getBoundingClientRect().top;
    if (top < -8 || top > innerHeight / 3) section.scrollIntoView();
  };

  const show = stop => {
    const inside = list.contains(document.activeElement);
    leave();
    at = stop;
    const row = stops[at];
    row.classList.add("current");
    row.querySelector("details").open = true;
    for (const next of followers(row)) next.classList.add("after");
    update();
    if (inside && !isAsked()) button("on").focus({ preventScroll: true });
    address("#" + nameOf(row));
    intoSight();
  };

  const step = by => {
    const stop = at < 0 ? 0 : at + by;
    if (stop >= 0 && stop < stops.length) show(stop);
  };

  const showAll = () => {
    const row = stops[at];
    leave();
    at = -1;
    asking = false;
    update();
    address("");
    row?.scrollIntoView({ block: "center" });
    button("begin").focus({ preventScroll: true });
  };

  const ask = () => {
    asking = !asking;
    told.clear();
    if (at < 0) show(0); else update();
    intoSight();
  };

  const tell = () => {
    told.add(at);
    update();
    button("on").focus({ preventScroll: true });
  };

  // The address names any turn; one that is no decision is shown with the decision before it.
  const open = () => {
    const target = /^#turn-\d+$/.test(location.hash) && document.getElementById(location.hash.slice(1));
    if (!target) return;
    let row = target.closest(".turns>li");
    while (row && !stops.includes(row)) row = row.previousElementSibling;
    const stop = stops.indexOf(row);
    if (stop >= 0 && stop !== at) show(stop);
  };

  button("begin").onclick = () => { show(0); button("on").focus({ preventScroll: true }); };
  button("back").onclick = () => step(-1);
  button("on").onclick = () => step(1);
  button("quiz").onclick = ask;
  button("tell").onclick = tell;
  button("whole").onclick = showAll;

  const keys = {
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
    Home: () => at >= 0 && show(0),
    End: () => at >= 0 && show(stops.length - 1),
    Escape: () => at >= 0 && showAll(),
  };
  document.addEventListener("keydown", event => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Arrows move a table that is wider than the page.
    if (event.target.closest(".wide")) return;
    const answers = (event.key === "Enter" || event.key === " ") && isAsked() && event.target === document.body;
    const act = answers ? tell : keys[event.key];
    if (!act || (at < 0 && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    act();
  });

  let start = null;
  list.addEventListener("touchstart", event => {
    const zoomed = visualViewport && visualViewport.scale > 1.01;
    start = event.touches.length === 1 && !zoomed ? event.touches[0] : null;
  }, { passive: true });
  list.addEventListener("touchend", event => {
    if (!start || at < 0) return;
    const end = event.changedTouches[0], right = end.clientX - start.clientX, down = end.clientY - start.clientY;
    if (Math.abs(right) > 48 && Math.abs(right) > 2 * Math.abs(down)) step(right < 0 ? 1 : -1);
    start = null;
  }, { passive: true });

  addEventListener("hashchange", open);
  section.classList.add("game");
  bar.hidden = false;
  update();
  open();
})();
