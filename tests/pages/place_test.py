"""place_test.py PAGE [PICTURES]: the page of a game in Chromium, with its script and without: steps, deep links, the question
that is not answered before it is asked to be, widths, accessibility, and that nothing leaves the file. With a folder PICTURES,
leaves screenshots in it. Exit: 0 good, 1 not, 77 no Chromium on this machine (ctest: skipped).
"""

import itertools
import json
import pathlib
import sys
import unittest

import browser

PAGE = pathlib.Path(sys.argv[1]).resolve()
PICTURES = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
AXE = pathlib.Path(__file__).parent / "node_modules/axe-core/axe.min.js"
WIDTHS = {390: 844, 1280: 900}

SHOWN = "[...document.querySelectorAll('.turns>li')].filter(row => row.checkVisibility())"
STOPS = "[...document.querySelectorAll('.turns>li')].filter(row => row.querySelector('details'))"
CURRENT = "document.querySelector('.turns>.current')"


class Place(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = browser.Browser()
        cls.tell, cls.press = cls.browser.tell, cls.browser.press
        cls.open()
        cls.turns = cls.tell(STOPS + ".map(row => row.querySelector('.more').id)")
        cls.graded = cls.tell(STOPS + ".map((row, at) => row.classList.contains('graded') ? at : -1).filter(at => at >= 0)")
        cls.rows = cls.tell("document.querySelectorAll('.turns>li').length")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()

    @classmethod
    def open(cls, turn="", **how):
        cls.browser.open(PAGE.as_uri() + turn, **how)

    def tearDown(self):
        """Whatever was done: nothing was asked for but the page, nothing was kept, nothing went wrong."""
        asked = {request["request"]["url"].split("#")[0] for request in self.browser.of("Network.requestWillBeSent")}
        self.assertLessEqual(asked, {PAGE.as_uri()})
        self.assertEqual([entry["entry"]["text"] for entry in self.browser.of("Log.entryAdded")], [])
        self.assertEqual(self.browser.of("Runtime.exceptionThrown"), [])
        self.assertEqual(self.tell("localStorage.length + sessionStorage.length + document.cookie.length"), 0)

    def picture(self, name, whole=False):
        if PICTURES:
            PICTURES.mkdir(parents=True, exist_ok=True)
            self.browser.picture(PICTURES / (name + ".png"), whole)

    def at(self):
        """The turn that is shown alone, by the address of it and by the page itself."""
        shown = self.tell(f"{SHOWN}.map(row => row.querySelector('.more')?.id ?? '')")
        self.assertEqual(self.tell("location.hash"), "#" + shown[0])
        self.assertEqual([name for name in shown if name], shown[:1])
        self.assertTrue(self.tell(f"{CURRENT}.querySelector('details').open"))
        top = self.tell("document.querySelector('.steps').getBoundingClientRect().top")
        self.assertTrue(0 <= top < 400, top)
        return shown[0]

    # --- without scripts

    def test_is_whole_without_scripts(self):
        for width, height in WIDTHS.items():
            self.open(width=width, height=height, scripts=False)
            self.assertEqual(len(self.tell(f"{SHOWN}.map(row => 1)")), self.rows)
            self.assertTrue(self.tell("[...document.querySelectorAll('main>section,header,footer')].every(part => part.checkVisibility())"))
            self.assertFalse(self.tell("document.querySelector('.steps').checkVisibility()"))
            self.picture(f"plain-{width}", whole=True)

    def test_a_link_opens_its_turn_without_scripts(self):
        for turn in self.turns:
            self.open("#" + turn, scripts=False)
            self.assertEqual(self.tell("[...document.querySelectorAll('.turns details[open] .more')].map(more => more.id)"), [turn])

    def test_every_link_leads_somewhere(self):
        targets = "[...document.querySelectorAll('a[href^=\"#\"]')].map(link => document.getElementById(link.getAttribute('href').slice(1)))"
        self.open(scripts=False)
        self.assertGreater(self.tell(targets + ".length"), len(self.turns))
        self.assertTrue(self.tell(targets + ".every(target => target)"))

    # --- steps

    def test_is_as_it_was_until_somebody_steps(self):
        self.open()
        self.assertEqual(len(self.tell(f"{SHOWN}.map(row => 1)")), self.rows)
        self.assertEqual(self.tell("scrollY"), 0)
        self.assertEqual(self.tell("document.querySelectorAll('.turns details[open]').length"), 0)

    def test_keys_step(self):
        for width, height in WIDTHS.items():
            self.open(width=width, height=height)
            first, second, last = self.turns[0], self.turns[1], self.turns[-1]
            for key, turn in [("ArrowRight", first), ("ArrowRight", second), ("ArrowLeft", first), ("ArrowLeft", first),
                              ("End", last), ("ArrowRight", last), ("Home", first)]:
                self.press(key)
                self.assertEqual(self.at(), turn, key)
            self.picture(f"step-{width}")
            self.press("Escape")
            self.assertEqual(len(self.tell(f"{SHOWN}.map(row => 1)")), self.rows)
            self.assertEqual(self.tell("location.hash"), "")

    def test_every_turn_is_told_of(self):
        self.open()
        for turn in self.turns:
            self.press("ArrowRight")
            self.assertEqual(self.at(), turn)
            told = self.tell("document.querySelector('.where').textContent")
            self.assertIn(turn.removeprefix("turn-"), told)
            self.assertIn(self.tell(f"{CURRENT}.querySelector('.mv').textContent"), told)

    def test_an_address_shows_its_turn(self):
        self.open("#" + self.turns[-1])
        self.assertEqual(self.at(), self.turns[-1])
        self.tell(f"location.hash = '{self.turns[0]}'; new Promise(done => setTimeout(done, 50))")
        self.assertEqual(self.at(), self.turns[0])

    def test_what_follows_from_a_turn_is_shown_with_it(self):
        self.open()
        events = self.tell("[...document.querySelectorAll('.turns>li[id]')].map(row => row.id)")
        for event in events:
            self.open("#" + event)
            self.assertTrue(self.tell(f"document.getElementById('{event}').checkVisibility()"))
            self.assertTrue(self.at())

    def test_charts_and_moments_lead_to_turns(self):
        for link in ["figure:nth-of-type(1) .places a:nth-child(3)", "figure:nth-of-type(2) .places a:nth-child(2)", ".moment h3 a"]:
            self.open()
            turn = self.tell(f"document.querySelector({json.dumps(link)}).getAttribute('href').slice(1)")
            self.browser.click(link)
            self.tell("new Promise(done => setTimeout(done, 50))")
            if turn in self.turns:
                self.assertEqual(self.at(), turn)
            marked = self.tell("[...document.querySelectorAll('.places a.current')].map(link => link.getAttribute('href'))")
            self.assertLessEqual(set(marked), {"#" + self.at()})

    def test_swipes_step(self):
        self.open(width=390, height=844)
        self.press("ArrowRight")
        self.browser.swipe((300, 500), (100, 510))
        self.assertEqual(self.at(), self.turns[1])
        self.browser.swipe((100, 500), (300, 510))
        self.assertEqual(self.at(), self.turns[0])
        self.browser.swipe((200, 600), (140, 300))  # that is how one reads on
        self.assertEqual(self.tell("location.hash"), "#" + self.turns[0])

    def test_works_by_keyboard_alone(self):
        self.open()
        for _ in range(200):
            self.press("Tab")
            if self.tell("document.activeElement.className") == "begin":
                break
        outline = self.tell("getComputedStyle(document.activeElement).outlineStyle")
        self.assertEqual(outline, "solid")
        self.press("Enter")
        self.assertEqual(self.at(), self.turns[0])
        self.assertEqual(self.tell("document.activeElement.className"), "on")
        self.press("Enter")
        self.assertEqual(self.at(), self.turns[1])
        self.press("Tab")
        self.assertEqual(self.tell("document.activeElement.className"), "quiz")
        self.press(" ")
        self.assertEqual(self.tell("document.activeElement.getAttribute('class')"), "tell" if 1 in self.graded else "quiz")

    # --- "What would you play?"

    def ask(self):
        self.press("ArrowRight")
        self.browser.click("button.quiz")

    def answers(self):
        """What would give the turn away that is shown: the move, the best ones, the verdict, sentences."""
        texts = self.tell(f"""(() => {{ const row = {CURRENT};
            return [...row.querySelectorAll('.mv,.vd,.hint,.told,figcaption,.cand td:nth-child(2)')].map(part => part.textContent) }})()""")
        return {text.strip() for text in texts} - {""}

    def given_away(self):
        """All that can be seen or heard of the page, but for its title. It takes its time."""
        names = [node.get("name", {}).get("value", "") for node in self.browser.call("Accessibility.getFullAXTree")["nodes"]
                 if not node.get("ignored") and node.get("role", {}).get("value") != "RootWebArea"]
        return "\n".join([self.tell("document.body.innerText"), *names])

    def test_the_question_gives_nothing_away(self):
        for width, height in WIDTHS.items():
            self.open(width=width, height=height)
            self.ask()
            for at, _ in enumerate(self.turns):
                asked = self.tell(f"{CURRENT}.classList.contains('asked')")
                self.assertEqual(asked, at in self.graded)
                if asked:
                    seen = self.given_away() if at < 12 else self.tell("document.body.innerText")
                    for answer in self.answers():
                        self.assertNotIn(answer, seen)
                    self.assertFalse(self.tell(f"[...{CURRENT}.querySelectorAll('.new,.gho,.cand')].some(part => part.getBoundingClientRect().width)"))
                    self.assertTrue(self.tell(f"[...{CURRENT}.querySelectorAll('.rx svg,figure svg')].filter(part => part.checkVisibility()).length === 2"))
                    self.assertEqual(self.tell("document.activeElement.className"), "tell")
                self.press("ArrowRight")
            self.picture(f"asked-{width}")

    def test_the_answer_is_shown_when_asked_for(self):
        for key in ["Enter", " "]:
            self.open()
            self.ask()
            while not self.tell(f"{CURRENT}.classList.contains('asked')"):
                self.press("ArrowRight")
            turn = self.at()
            self.press(key)
            self.assertEqual(self.at(), turn)
            seen = self.given_away()
            for answer in self.answers():
                self.assertIn(" ".join(answer.split())[:20], " ".join(seen.split()))
            self.picture("answered")
            # What was answered stays so; what was not is asked again.
            self.press("ArrowRight")
            self.press("ArrowLeft")
            self.assertFalse(self.tell(f"{CURRENT}.classList.contains('asked')"))

    def test_the_rest_of_the_game_is_not_told_meanwhile(self):
        self.open()
        self.ask()
        self.assertEqual(self.tell("[...document.querySelectorAll('main>section,footer,.hero figure,.result,.pts')].filter(part => part.checkVisibility()).length"), 1)
        self.browser.click("button.quiz")
        self.assertTrue(self.tell("[...document.querySelectorAll('main>section,footer,.result,.pts')].every(part => part.checkVisibility())"))
        self.assertFalse(self.tell("document.querySelector('.asked') !== null"))

    def test_paper_has_all_of_it_all_the_same(self):
        self.open()
        self.ask()
        self.browser.call("Emulation.setEmulatedMedia", media="print")
        self.assertEqual(len(self.tell(f"{SHOWN}.map(row => 1)")), self.rows)
        self.assertTrue(self.tell("[...document.querySelectorAll('main>section,.turns .mv')].every(part => part.checkVisibility())"))
        self.browser.call("Emulation.setEmulatedMedia", media="")

    # --- at all widths, for everybody

    def test_nothing_lies_beyond_the_edge(self):
        beyond = """[...document.body.querySelectorAll("*")].filter(part => !part.closest("defs,use,.defs,.wide table,.unseen") &&
            part.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5).map(part => part.outerHTML.slice(0, 80))"""
        for width, height in WIDTHS.items():
            self.open(width=width, height=height)
            self.assertEqual(self.tell(beyond), [])
            self.press("ArrowRight")
            self.assertEqual(self.tell(beyond), [])
            self.browser.click("button.quiz")
            self.assertEqual(self.tell(beyond), [])

    @unittest.skipUnless(AXE.exists(), "run npm ci in tests/pages")
    def test_everybody_can_use_it(self):
        audit = """axe.run(document, { resultTypes: ["violations"] }).then(result => result.violations.flatMap(
            fault => fault.nodes.map(node => fault.id + ": " + node.html.slice(0, 160))))"""
        for (width, height), dark in itertools.product(WIDTHS.items(), [False, True]):
            self.open(width=width, height=height, dark=dark)
            self.tell(AXE.read_text() + "; 0")
            look = f"{'dark' if dark else 'light'}-{width}"
            self.assertEqual(self.tell(audit), [], look)
            self.press("ArrowRight")
            self.press("ArrowRight")
            self.assertEqual(self.tell(audit), [], look)
            self.picture("stepping-" + look)
            self.browser.click("button.quiz")
            self.picture("question-" + look)
            self.assertEqual(self.tell(audit), [], look)


if __name__ == "__main__":
    if not browser.find():
        print("no Chromium")
        sys.exit(77)
    unittest.main(argv=sys.argv[:1])
