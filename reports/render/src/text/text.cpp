#include <algorithm>

#include "rozbor/game/notation.h"
#include "rozbor/render/phrase.h"
#include "rozbor/render/render.h"
#include "rozbor/render/text_layout.h"
#include "text_turns.h"
#include "words/story.h"
#include "words/words.h"

namespace rozbor::reports {
namespace {

using terminal::Ink;
using terminal::Paint;
using terminal::Table;
using terminal::wrapped;

/// What every part of the text is made with.
struct Sheet {
  const GameReview& review;
  const Wording& wording;
  Paint paint;
  std::size_t width;

  [[nodiscard]] std::string heading(const std::string& title) const {
    return "\n" + paint(Ink::bold, title) + "\n\n";
  }
};

std::string titleLine(const Sheet& sheet) {
  const GameReview& review = sheet.review;
  const auto name = [&](std::size_t player) {
    return sheet.paint(Ink::bold, playerName(review, player, sheet.wording));
  };
  const std::vector<int>& scores = review.replay.finalScores;
  if (scores.size() == 2) return fmt::format("{} {} – {} {}\n", name(0), scores[0], scores[1], name(1));
  std::string line;
  for (std::size_t player = 0; player < scores.size(); ++player)
    line += fmt::format("{}{} {}", player > 0 ? "  " : "", name(player), scores[player]);
  return line + "\n";
}

std::string headerText(const Sheet& sheet) {
  std::string text =
      titleLine(sheet) + wrapped(resultSentence(sheet.review, sheet.wording), sheet.width, 0) + "\n";
  Table facts(std::vector<Table::Column>(2));
  if (!sheet.review.title.empty())
    facts.add({{sheet.wording.text("Title"), sheet.review.title}, {Ink::dim}, {}});
  if (!sheet.review.file.empty())
    facts.add({{sheet.wording.text("Record"), sheet.review.file}, {Ink::dim}, {}});
  for (const Fact& fact : groundsOf(sheet.review, sheet.wording))
    facts.add({{fact.label, fact.value}, {Ink::dim}, {}});
  text += facts.text(sheet.paint, 2) + "\n";
  text += wrapped(methodSentence(sheet.review, sheet.wording), sheet.width, 2);
  for (const std::string& caveat : caveatsOf(sheet.review, sheet.wording))
    text += wrapped(caveat, sheet.width, 2);
  return text;
}

/// Facts beside each other; a line is broken between them only.
std::string factsText(const std::vector<Fact>& facts, std::size_t width, std::size_t indent) {
  constexpr char kHeld = '\x1f';
  std::string line;
  for (const Fact& fact : facts) {
    std::string text = fact.label + " " + fact.value;
    std::ranges::replace(text, ' ', kHeld);
    line += (line.empty() ? "" : std::string(1, kHeld) + "· ") + text;
  }
  line = wrapped(line, width, indent);
  std::ranges::replace(line, kHeld, ' ');
  return line;
}

std::string momentsText(const Sheet& sheet) {
  if (sheet.review.keyMoments.empty()) return {};
  std::string text = sheet.heading(sheet.wording.text("Moments to remember"));
  for (const KeyMoment& moment : sheet.review.keyMoments) {
    const Story story = storyOf(sheet.review, moment, sheet.wording);
    std::string sentences;
    for (const std::string& sentence : story.sentences)
      sentences += sentence + " ";
    text += "  " + sheet.paint(Ink::bold, story.title) + "\n" + wrapped(sentences, sheet.width, 4);
    text += sheet.paint(Ink::dim, factsText(story.facts, sheet.width, 4)) + "\n";
  }
  text.pop_back();
  return text;
}

/// Rows with a column for each player.
std::string rowsText(const Sheet& sheet, std::vector<SummaryRow> rows) {
  Table table([&] {
    std::vector<Table::Column> columns(sheet.review.players.size() + 1, Table::Column{true, 20});
    columns.front() = {false, 50};
    return columns;
  }());
  Table::Row names{{""}, {}, {}};
  for (std::size_t player = 0; player < sheet.review.players.size(); ++player)
    names.cells.push_back(terminal::clipped(playerName(sheet.review, player, sheet.wording), 20));
  names.inks.assign(names.cells.size(), Ink::bold);
  table.add(std::move(names));
  for (SummaryRow& row : rows) {
    row.cells.insert(row.cells.begin(), std::move(row.label));
    table.add({std::move(row.cells), {}, {}});
  }
  return table.text(sheet.paint, 2);
}

std::string summaryText(const Sheet& sheet) {
  return sheet.heading(sheet.wording.text("The game in numbers")) +
         rowsText(sheet, summaryRows(sheet.review, sheet.wording));
}

std::string ledgerText(const Sheet& sheet) {
  std::vector<SummaryRow> rows = ledgerRows(sheet.review, sheet.wording);
  if (rows.empty()) return {};
  return sheet.heading(sheet.wording.text("Where the result came from, in points")) +
         rowsText(sheet, std::move(rows)) + wrapped(ledgerSentence(sheet.wording), sheet.width, 2);
}

Ink inkOf(parser::Severity severity) {
  switch (severity) {
    case parser::Severity::error:
      return Ink::worst;
    case parser::Severity::warning:
      return Ink::bad;
    case parser::Severity::info:
      return Ink::dim;
  }
  return Ink::plain;
}

std::string diagnosticsText(const Sheet& sheet) {
  if (sheet.review.diagnostics.empty()) return {};
  std::string text = sheet.heading(sheet.wording.text("Remarks on the record"));
  for (const parser::Diagnostic& diagnostic : sheet.review.diagnostics) {
    const std::string severity = severityWord(diagnostic.severity, sheet.wording);
    const std::string place =
        fmt::format(" {}:{}:{} ", sheet.review.file, diagnostic.where.line, diagnostic.where.column);
    text += "  " + sheet.paint(inkOf(diagnostic.severity), severity) + place +
            sheet.paint(Ink::dim, "[" + diagnostic.code + "]") + "\n" +
            wrapped(diagnostic.message, sheet.width, 4);
    text += sheet.paint(Ink::dim, wrapped(diagnostic.recovery, sheet.width, 4));
  }
  return text;
}

}  // namespace

std::string renderText(const GameReview& review, const Wording& wording, const TextOptions& options) {
  const Sheet sheet{review, wording, Paint(options.colour),
                    static_cast<std::size_t>(std::max(options.width, 40))};
  std::string text = headerText(sheet) + momentsText(sheet) + summaryText(sheet) + ledgerText(sheet);
  if (options.everyTurn) {
    text += sheet.heading(wording.text("Turn by turn")) + turnsText(review, wording, sheet.paint);
  }
  return text + diagnosticsText(sheet);
}

}  // namespace rozbor::reports
