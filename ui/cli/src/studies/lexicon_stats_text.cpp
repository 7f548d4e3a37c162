#include <algorithm>
#include <cmath>

#include "lexicon_stats_output.h"
#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/text_layout.h"

namespace rozbor::cli {
namespace {

using reports::Wording;
using reports::terminal::Ink;
using reports::terminal::Paint;
using reports::terminal::Table;

constexpr std::size_t kIndent = 2;
constexpr std::size_t kPlaysOfAScore = 3;  ///< the likeliest ones; the JSON has more

/// What every part of the report is made with.
struct Sheet {
  const app::LexiconStudy& study;
  const Wording& wording;
  Paint paint;
  std::size_t width;

  [[nodiscard]] const engine::LexiconStats& stats() const { return study.stats; }
  [[nodiscard]] const game::Alphabet& alphabet() const { return study.language.alphabet; }

  /// A title and, below it, what the numbers mean.
  [[nodiscard]] std::string heading(const std::string& title, const std::string& meaning) const {
    return "\n" + paint(Ink::bold, title) + "\n" +
           (meaning.empty() ? "" : paint(Ink::dim, reports::terminal::wrapped(meaning, width, kIndent))) +
           "\n";
  }
  [[nodiscard]] std::string number(std::uint64_t value) const {
    return wording.number(static_cast<double>(value), 0);
  }
  [[nodiscard]] std::string percent(double share) const { return wording.number(100 * share, 2); }
  /// N of "one in N".
  [[nodiscard]] std::string oneIn(const engine::DrawChance& chance) const {
    if (chance.ways == 0) return "–";
    const double inverse = 1 / chance.probability();
    return wording.number(inverse, inverse < 100 ? 1 : 0);
  }
};

Table::Row headOf(std::vector<std::string> cells) {
  std::vector<Ink> inks(cells.size(), Ink::dim);
  return {std::move(cells), std::move(inks), {}};
}

std::string headText(const Sheet& sheet) {
  const engine::WordCounts& counts = sheet.stats().counts;
  const double average =
      static_cast<double>(counts.letters) / static_cast<double>(std::max<std::uint64_t>(counts.words, 1));
  Table facts(std::vector<Table::Column>(2));
  const auto add = [&](const std::string& label, const std::string& value) {
    facts.add({{label, value}, {Ink::dim}, {}});
  };
  add(sheet.wording.text("Language"), sheet.study.language.name);
  add(sheet.wording.text("Words"), sheet.number(counts.words));
  add(sheet.wording.text("Letters in a word"), sheet.wording.number(average, 2));
  return sheet.paint(Ink::bold,
                     phrase(sheet.wording, "Statistics of the lexicon {0}", sheet.study.lexicon.name)) +
         "\n\n" + facts.text(sheet.paint, kIndent);
}

std::string lengthsText(const Sheet& sheet) {
  constexpr double kLongestBar = 32;
  const engine::WordCounts& counts = sheet.stats().counts;
  const double most = static_cast<double>(std::max<std::uint64_t>(std::ranges::max(counts.byLength), 1));
  Table table({{.right = true}, {.right = true}, {.right = true}, {}});
  table.add(headOf({sheet.wording.text("Length"), sheet.wording.text("Words"), "%"}));
  for (std::size_t length = 2; length < counts.byLength.size(); ++length) {
    const auto words = static_cast<double>(counts.byLength[length]);
    std::string bar;
    for (int mark = 0; mark < std::lround(words / most * kLongestBar); ++mark)
      bar += "█";
    table.add({{std::to_string(length), sheet.number(counts.byLength[length]),
                sheet.percent(words / static_cast<double>(std::max<std::uint64_t>(counts.words, 1))), bar},
               {},
               {}});
  }
  return sheet.heading(sheet.wording.text("Words by length"), "") + table.text(sheet.paint, kIndent);
}

std::string lettersText(const Sheet& sheet) {
  const Wording& wording = sheet.wording;
  std::vector<Table::Column> columns(9, {.right = true});
  columns.front().right = false;
  Table table(columns);
  table.add(headOf({"", wording.text("Tiles"), wording.text("Points"), wording.text("Tiles, %"),
                    wording.text("Letters, %"), wording.text("Ratio"), wording.text("Words, %"),
                    wording.text("Twos"), wording.text("Threes")}));
  for (const engine::LetterUse& use : sheet.stats().counts.use) {
    const game::Tile tile(use.letter);
    const int tiles = sheet.study.language.tiles.count(tile.kind());
    table.add(
        {{sheet.alphabet().upper(use.letter), std::to_string(tiles),
          tiles > 0 ? std::to_string(sheet.study.language.value(tile)) : "–", sheet.percent(use.tileShare),
          sheet.percent(use.letterShare), use.ratio ? wording.number(*use.ratio, 2) : "–",
          sheet.percent(use.wordShare), sheet.number(use.twoLetterWords), sheet.number(use.threeLetterWords)},
         {},
         {}});
  }
  return sheet.heading(
             wording.text("Letters and tiles"),
             wording.text("Ratio: share of the letters of all words over the share of the tiles, blanks left "
                          "out; above 1 the words ask for the letter more often than the bag gives it. Twos "
                          "and threes: words of two and of three letters that hold it.")) +
         table.text(sheet.paint, kIndent);
}

std::string openingsText(const Sheet& sheet, const std::string& title, const std::string& meaning,
                         const std::vector<engine::OpeningScore>& scores) {
  if (scores.empty()) return {};
  Table table({{.right = true}, {.right = true}, {}, {.right = true}});
  table.add(headOf({sheet.wording.text("Points"), sheet.wording.text("Words"), sheet.wording.text("Play"),
                    sheet.wording.text("One rack in")}));
  for (const engine::OpeningScore& score : scores) {
    const std::size_t shown = std::min(score.plays.size(), kPlaysOfAScore);
    for (std::size_t play = 0; play < shown; ++play) {
      const bool first = play == 0;
      table.add({{first ? std::to_string(score.score) : "", first ? sheet.number(score.words) : "",
                  moveText(score.plays[play].move, sheet.alphabet()), sheet.oneIn(score.plays[play].drawn)},
                 {Ink::bold},
                 {}});
    }
  }
  return sheet.heading(title, meaning) + table.text(sheet.paint, kIndent);
}

/// The words of a rack in lines that fit behind the column they stand below.
std::vector<std::string> wordLines(const Sheet& sheet, const engine::AnagramSet& set, std::size_t taken) {
  std::string words;
  for (const auto& word : set.words) {
    words += words.empty() ? "" : " ";
    for (const game::Letter letter : word)
      words += sheet.alphabet().upper(letter);
  }
  std::vector<std::string> lines;
  std::string all = reports::terminal::wrapped(words, sheet.width - std::min(sheet.width, taken), 0);
  for (std::size_t end = all.find('\n'); end != std::string::npos; end = all.find('\n')) {
    lines.push_back(all.substr(0, end));
    all.erase(0, end + 1);
  }
  return lines;
}

std::string racksText(const Sheet& sheet, const std::string& title, const std::string& meaning,
                      const std::vector<engine::AnagramSet>& sets) {
  if (sets.empty()) return {};
  Table table({{}, {.right = true}, {.right = true}});
  table.add(
      headOf({sheet.wording.text("Rack"), sheet.wording.text("Words"), sheet.wording.text("One rack in")}));
  for (const engine::AnagramSet& set : sets) {
    table.add({{rackText(set.rack, sheet.alphabet()), sheet.number(set.words.size()), sheet.oneIn(set.drawn)},
               {Ink::bold},
               wordLines(sheet, set, kIndent)});
  }
  return sheet.heading(title, meaning) + table.text(sheet.paint, kIndent);
}

/// Tiles with their chance in percent, the best first, in as many columns as there is room for.
std::string tileGrid(const Sheet& sheet) {
  constexpr std::size_t kCellWidth = 16;
  std::vector<engine::LeaveChance> tiles = sheet.stats().tiles;
  std::ranges::stable_sort(tiles, std::ranges::greater(),
                           [](const engine::LeaveChance& tile) { return tile.bingo.ways; });
  const std::size_t columns = std::max<std::size_t>(1, (sheet.width - kIndent) / kCellWidth);
  const std::size_t rows = (tiles.size() + columns - 1) / columns;
  std::vector<Table::Column> shape;
  for (std::size_t column = 0; column < columns; ++column)
    shape.insert(shape.end(), {{}, {.right = true}, {}});
  Table table(shape);
  for (std::size_t row = 0; row < rows; ++row) {
    Table::Row line;
    for (std::size_t at = row; at < tiles.size(); at += rows) {
      line.cells.insert(line.cells.end(), {rackText(tiles[at].leave, sheet.alphabet()),
                                           sheet.percent(tiles[at].bingo.probability()), ""});
      line.inks.insert(line.inks.end(), {Ink::bold, Ink::plain, Ink::plain});
    }
    table.add(std::move(line));
  }
  return table.text(sheet.paint, kIndent);
}

std::string leavesTable(const Sheet& sheet) {
  if (sheet.stats().leaves.empty()) return {};
  Table table({{}, {.right = true}, {.right = true}});
  table.add(headOf({sheet.wording.text("Leave"), "%", sheet.wording.text("One rack in")}));
  for (const engine::LeaveChance& leave : sheet.stats().leaves) {
    table.add({{rackText(leave.leave, sheet.alphabet()), sheet.percent(leave.bingo.probability()),
                sheet.oneIn(leave.bingo)},
               {Ink::bold},
               {}});
  }
  return "\n" + table.text(sheet.paint, kIndent);
}

std::string bingosText(const Sheet& sheet) {
  const Wording& wording = sheet.wording;
  const engine::LexiconStats& stats = sheet.stats();
  Table facts({{}, {.right = true}});
  const auto add = [&](const std::string& label, const std::string& value) {
    facts.add({{label, value}, {Ink::dim}, {}});
  };
  add(wording.text("Words as long as a rack"), sheet.number(stats.fullRackWords));
  add(wording.text("Racks that make one, without a blank"), sheet.number(stats.plainBingoRacks));
  add(wording.text("Racks that make one, with blanks, too"), sheet.number(stats.bingoRacks));
  add(wording.text("Chance of an opening rack, %"), sheet.percent(stats.openingBingo.probability()));
  return sheet.heading(wording.text("Chance of a bingo"),
                       wording.text("That a kept tile or leave, filled up at random from all other tiles, "
                                    "makes a word of the whole rack; in percent, counted exactly.")) +
         facts.text(sheet.paint, kIndent) + "\n" + tileGrid(sheet) + leavesTable(sheet);
}

}  // namespace

std::string lexiconStatsText(const app::LexiconStudy& study, const Wording& wording, bool colour, int width) {
  const Sheet sheet{study, wording, Paint(colour), static_cast<std::size_t>(width)};
  const engine::LexiconStats& stats = study.stats;
  return headText(sheet) + lengthsText(sheet) + lettersText(sheet) +
         openingsText(sheet, wording.text("Best opening plays that are no bingos"),
                      wording.text("Without blanks, where each word scores most; of the words of a score the "
                                   "likeliest. One rack in so many holds the tiles."),
                      stats.openings) +
         openingsText(sheet, wording.text("Best opening bingos"), "", stats.bingoOpenings) +
         racksText(sheet, wording.text("Racks that make the most words"),
                   wording.text("Words of the whole rack; racks without blanks."), stats.mostWords) +
         racksText(sheet, wording.text("Likeliest racks that make a word"), "", stats.likeliest) +
         bingosText(sheet);
}

}  // namespace rozbor::cli
