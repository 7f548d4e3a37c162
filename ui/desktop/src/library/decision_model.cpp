#include "decision_model.h"

#include "rozbor/game/cgp.h"
#include "rozbor/render/lesson_words.h"
#include "speech/phrase.h"

namespace rozbor::desktop {
namespace {

/// The move as people read it, where its board can be read.
QString moveOf(const app::Dashboard& dashboard, const reports::DecisionRecord& decision,
               const std::string& move, const reports::Wording& wording) {
  const auto language = dashboard.player.languages.find(decision.game.language);
  if (move.empty() || language == dashboard.player.languages.end()) return text(move);
  const auto position = game::parseCgp(decision.text.position, *language->second);
  if (!position) return text(move);
  return text(reports::storedMoveWords(move, position->position.board, *language->second, wording));
}

}  // namespace

std::vector<Spoken> decisionHeadings(const LiveWording& wording) {
  return {spoken(wording, "Game"), spoken(wording, "Turn"), spoken(wording, "Rack"), spoken(wording, "Play"),
          spoken(wording, "Best"), spoken(wording, "Lost"), spoken(wording, "Cause")};
}

std::vector<RowModel::Row> decisionRows(const app::Dashboard& dashboard,
                                        const std::vector<std::size_t>& decisions,
                                        const reports::Wording& wording) {
  std::vector<RowModel::Row> rows;
  for (const std::size_t at : decisions) {
    const reports::DecisionRecord& decision = dashboard.player.decisions[at];
    const reports::DecisionRow& numbers = decision.numbers;
    const auto other = static_cast<std::size_t>(1 - numbers.seat);
    const QString game = text(decision.game.playedOn) + u' ' + text(decision.game.seats[other].name);
    const QString cause =
        numbers.cause ? text(reports::causeWords(numbers.cause->cause, wording)) : QString();
    rows.push_back({{game.trimmed()},
                    {QString::number(numbers.turn), numbers.turn},
                    {text(decision.text.rack)},
                    {moveOf(dashboard, decision, decision.text.played, wording)},
                    {moveOf(dashboard, decision, decision.text.best, wording)},
                    {text(reports::lossWords(numbers.loss, wording)), numbers.loss.points},
                    {cause}});
  }
  return rows;
}

}  // namespace rozbor::desktop
