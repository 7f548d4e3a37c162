#include "examples.h"

#include <array>

#include "rozbor/render/phrase.h"
#include "rozbor/render/text_layout.h"

namespace rozbor::cli {
namespace {

using reports::marked;

struct Example {
  std::string_view command;  ///< "review"; empty for the program
  const char* line;
  const char* explains;
};

constexpr std::array kExamples{
    Example{"", "rozbor review game.gcg", marked("the review in the terminal")},
    Example{"", "rozbor review game.gcg --html game.html", marked("and as a page")},
    Example{"", "rozbor lexicon build --language cs", marked("prepare the Czech lexicon")},
    Example{"review", "rozbor review game.gcg", marked("simulated, endings solved")},
    Example{"review", "rozbor review game.gcg --preset quick", marked("static equity, at once")},
    Example{"review", "rozbor review game.gcg --html game.html", marked("a page to be sent")},
    Example{"review", "rozbor review sheet.txt --pdf sheet.pdf", marked("a score sheet, for paper")},
    Example{"replay", "rozbor replay game.gcg", marked("every turn, and what is wrong")},
    Example{"replay", "rozbor replay --json games/*.gcg", marked("for other programs")},
    Example{"reconstruct", "rozbor reconstruct sheet.txt --gcg game.gcg", marked("where the words lay")},
    Example{"reconstruct", "rozbor reconstruct sheet.txt --ask", marked("asks until one game is left")},
    Example{"duplicate", "rozbor duplicate evening.csv --html evening.html", marked("a page of the evening")},
    Example{"duplicate", "rozbor duplicate evening.csv --brief", marked("the standing and the rounds")},
    Example{"enter", "rozbor enter sheet.txt", marked("begins a sheet, or goes on with one")},
    Example{"enter", "rozbor enter sheet.txt --language sk", ""},
    Example{"convert", "rozbor convert game.gcg --to sheet", marked("a score sheet of a game")},
    Example{"convert", "rozbor convert history.json --to gcg --output game.gcg", ""},
    Example{"import", "rozbor import games/", marked("a folder with all below it")},
    Example{"import", "rozbor import --event \"Club night\" --date 2026-11-20 *.gcg", ""},
    Example{"analyze", "rozbor analyze", marked("what is not analysed yet")},
    Example{"analyze", "rozbor analyze --preset standard --player \"Ida Lind\"", ""},
    Example{"analyze", "rozbor analyze --shard 1/4", marked("one of four processes")},
    Example{"stats", "rozbor stats --player \"Ida Lind\"", marked("all figures of one player")},
    Example{"stats", "rozbor stats --player \"Ida Lind\" --by month", marked("and month by month")},
    Example{"report", "rozbor report --player \"Ida Lind\"", marked("what to work on")},
    Example{"report", "rozbor report --player \"Ida Lind\" --html ida.html", marked("and as a page")},
    Example{"report", "rozbor report --folder club/", marked("one for everybody, with an index")},
    Example{"report", "rozbor report --site club/ --event \"Club night\"",
            marked("a page for every game, with an index")},
    Example{"train", "rozbor train --player \"Ida Lind\"", marked("positions of one player")},
    Example{"train", "rozbor train --due", marked("what is due, without asking")},
    Example{"games", "rozbor games --player \"Ida Lind\"", marked("what there is of one player")},
    Example{"games", "rozbor games --json", marked("for other programs")},
    Example{"people", "rozbor people", marked("everybody")},
    Example{"people", "rozbor people proposals", marked("who may be the same person")},
    Example{"people", "rozbor people merge \"I. Lind\" \"Ida Lind\"", ""},
    Example{"language", "rozbor language add hr.rozlang", marked("a language that somebody gave you")},
    Example{"language", "rozbor language pack ./hr --output hr.rozlang", marked("your own, to hand on")},
    Example{"library", "rozbor library check", marked("is anything damaged?")},
    Example{"library", "rozbor library backup copy.db", marked("also while others write")},
    Example{"generate",
            "rozbor generate --cgp \"15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEHOSUU/ 0/0 0\"", ""},
    Example{"generate", "rozbor generate --language cs --top 5 --cgp POSITION", ""},
    Example{"simulate", "rozbor simulate --cgp POSITION --budget 10s", marked("the best moves, ten seconds")},
    Example{"simulate", "rozbor simulate --cgp POSITION --move \"8D HOUSE\" --move \"-UU\"", ""},
    Example{"endgame", "rozbor endgame --cgp POSITION", marked("best play, with its line")},
    Example{"endgame", "rozbor endgame --cgp POSITION --move \"N4 IN(ION)\"",
            marked("and what this move comes to")},
    Example{"preendgame", "rozbor preendgame --cgp POSITION", marked("wins over all orders of the bag")},
    Example{"preendgame", "rozbor preendgame --cgp POSITION --budget 30s",
            marked("bounds after thirty seconds")},
    Example{"infer", "rozbor infer --cgp POSITION --last \"8D HOUSE\"", marked("what the opponent kept")},
    Example{"infer", "rozbor infer --cgp POSITION --last \"-VVU\" --top 5", ""},
    Example{"lexicon", "rozbor lexicon info", marked("what is installed")},
    Example{"lexicon", "rozbor lexicon check --language cs SLOVO", marked("valid or not")},
    Example{"lexicon", "rozbor lexicon words RETINA?", marked("words of seven tiles, one of them a blank")},
    Example{"lexicon", "rozbor lexicon build --language cs", marked("from Debian's word lists")},
    Example{"autoplay", "rozbor autoplay --players static,experienced --games 1000", ""},
    Example{"autoplay", "rozbor autoplay --players static,static --games 100 --gcg games/", ""},
    Example{"autoplay", "rozbor autoplay --players strongest,simulating,static --games 20", ""},
    Example{"leaves", "rozbor leaves show EINRS? Q", marked("what leaves are worth")},
    Example{"leaves", "rozbor leaves train --language sk --out sk.csv --resume state.json", ""},
    Example{"winmodel", "rozbor winmodel check --language cs --games 2000",
            marked("predictions against games")},
    Example{"winmodel", "rozbor winmodel fit --language cs --games 50000 --out cs.csv", ""},
    Example{"winmodel", "rozbor winmodel endings --language cs --games 2000 --model cs.csv", ""},
    Example{"luck", "rozbor luck --games 200", marked("how much of a result is luck")},
    Example{"luck", "rozbor luck --language pl --games 200 --json", ""},
    Example{"export", "rozbor export --what decisions --output lost.csv", marked("a row a decision")},
    Example{"export", "rozbor export --what anki --output cards.txt", marked("flash cards of missed words")},
    Example{"export", "rozbor export --what gcg --output games/", marked("every record")},
    Example{"bench", "rozbor bench", marked("the signature of the engine")},
    Example{"bench", "rozbor bench --verdicts", marked("and of what reviews find")}};

constexpr std::size_t kColumn = 52;

std::string lineOf(const Example& example, const reports::Wording& wording) {
  if (*example.explains == '\0') return std::string("\n  ") + example.line;
  return "\n  " + reports::terminal::padRight(example.line, kColumn) + wording.text(example.explains);
}

}  // namespace

std::string examplesOf(std::string_view command, const reports::Wording& wording) {
  std::string lines;
  for (const Example& each : kExamples) {
    if (each.command == command) lines += lineOf(each, wording);
  }
  return lines.empty() ? lines : wording.text("Examples:") + lines;
}

}  // namespace rozbor::cli
