#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/game/language.h"
#include "rozbor/insight/missed_words.h"
#include "rozbor/insight/statistics.h"
#include "rozbor/insight/training.h"
#include "rozbor/library/rows.h"
#include "rozbor/parser/record.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/verdict.h"

/// What is kept of games, for other programs (docs/exports.md). Text in, text out.
namespace rozbor::reports {

struct CsvOptions {
  bool byteOrderMark = false;  ///< some spreadsheets need it to see that it is UTF-8
};

/// CSV as RFC 4180 has it, with a row of names. A cell that a spreadsheet would take for a formula gets an
/// apostrophe in front.
[[nodiscard]] std::string renderDecisionsCsv(std::span<const DecisionRecord> decisions,
                                             const BandScale& scale, const CsvOptions& options = {});
[[nodiscard]] std::string renderGamesCsv(std::span<const GameRow> games, const CsvOptions& options = {});
[[nodiscard]] std::string renderAnswersCsv(std::span<const AnswerRow> answers,
                                           const CsvOptions& options = {});

/// The same piece by piece, for what is too much for the memory: the row of names, then rows.
[[nodiscard]] std::string decisionsCsvHead(const CsvOptions& options = {});
[[nodiscard]] std::string decisionsCsvRows(std::span<const DecisionRecord> decisions, const BandScale& scale);
[[nodiscard]] std::string gamesCsvHead(const CsvOptions& options = {});
[[nodiscard]] std::string gamesCsvRows(std::span<const GameRow> games);

/// The same as one JSON object a line, with the names of the columns.
[[nodiscard]] std::string renderDecisionsJson(std::span<const DecisionRecord> decisions,
                                              const BandScale& scale);
[[nodiscard]] std::string renderGamesJson(std::span<const GameRow> games);
[[nodiscard]] std::string renderAnswersJson(std::span<const AnswerRow> answers);

/// A figure of a player, or a part of one that is a list.
struct FigureRow {
  std::string player;
  std::string figure;
  std::string part{};  ///< key of the part; empty: the figure is one number
  std::optional<double> value{};
  std::optional<double> low{};  ///< 95 % interval
  std::optional<double> high{};
  std::size_t games = 0;  ///< it rests on
};
[[nodiscard]] std::vector<FigureRow> figureRows(const std::string& player, std::span<const Figure> figures);
[[nodiscard]] std::string renderFiguresCsv(std::span<const FigureRow> rows, const CsvOptions& options = {});
[[nodiscard]] std::string renderFiguresJson(std::span<const FigureRow> rows);

/// Any table as such a CSV; rows may be shorter than the names.
[[nodiscard]] std::string renderTableCsv(std::span<const std::string> names,
                                         std::span<const std::vector<std::string>> rows,
                                         const CsvOptions& options = {});

/// A word a line; with counts behind a tab.
[[nodiscard]] std::string renderWordList(std::span<const MissedWord> words, bool counts);

using Languages = std::span<const std::shared_ptr<const game::Language>>;

/// A text file that Anki imports: a card for each lesson, its front the position, its back the best move.
/// Importing it again brings up to date what is there. Lessons in a language that is not among `languages`
/// are left out.
[[nodiscard]] std::string renderAnki(std::span<const DecisionRecord> decisions, Languages languages,
                                     const BandScale& scale, const Wording& wording);
/// The same piece by piece.
[[nodiscard]] std::string ankiHead();
[[nodiscard]] std::string ankiCards(std::span<const DecisionRecord> decisions, Languages languages,
                                    const BandScale& scale, const Wording& wording);

/// A record with notes on the decisions of its game between marks, as renderGcg puts them; notes of ours
/// that are there already give way.
[[nodiscard]] std::string renderStoredGcg(parser::GameRecord record,
                                          std::span<const DecisionRecord> decisions,
                                          const game::Language& language, const BandScale& scale,
                                          const Wording& wording);

}  // namespace rozbor::reports
