#include <QAction>
#include <QLabel>
#include <QSignalBlocker>
#include <QStringList>
#include <QTableView>

#include "explore_view.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/scoring.h"
#include "speech/phrase.h"
#include "speech/words.h"
#include "widgets/paragraph.h"

// A part of ExploreView: looking further into a position.
namespace rozbor::desktop {

/// As the player on turn sees it: nobody looks into the other's rack while it may still hold anything.
void ExploreView::lookFurther(bool on) {
  if (!on) {
    analyst_.cancel();
    if (simulated_.empty()) forgetFindings();  // there is nothing to tell
    return;
  }
  game::Position seen = state_->current().position;
  const int bag = bagCount(seen.board, *state_->language());
  if (bag > 0) seen.opponentRack = {};
  app::PositionRequest request;
  request.cgp = writeCgp(seen, *state_->language()) + " lex " + state_->lexicon() + ";";
  request.language = state_->language()->id;
  if (bag == 0) {
    showText(*finding_, spoken(wording_, "Searching to the end of the game…"));
    return analyst_.solve(std::move(request));
  }
  onStanding({}, 0);
  analyst_.simulate(std::move(request), simulationFrom(seen, *state_->language(), PositionAnalyst::effort()));
}

void ExploreView::onStanding(const SimulatedPlays& plays, std::uint64_t games) {
  const QVariant chosen = plays_->currentIndex().siblingAtColumn(0).data(RowModel::markRole);
  simulated_ = plays;
  rows_.setRows(playRows());
  chooseRow(chosen);
  showText(*finding_, {wording_, [this, games] { return simulatedWords(games); }});
}

/// The row of a play, wherever it stands now; nothing else hears of it.
void ExploreView::chooseRow(const QVariant& play) {
  if (!play.isValid()) return;
  const QSignalBlocker quiet(plays_->selectionModel());
  const QAbstractItemModel& rows = *plays_->model();
  for (int row = 0; row < rows.rowCount(); ++row) {
    if (rows.index(row, 0).data(RowModel::markRole) == play) plays_->setCurrentIndex(rows.index(row, 0));
  }
}

QString ExploreView::simulatedWords(std::uint64_t games) const {
  const std::string player =
      playerName(state_->shown(), state_->shown().onTurn(state_->current())).toStdString();
  const std::string most = wording_.number(static_cast<double>(PositionAnalyst::budget()), 0);
  return phrase(
      wording_,
      "Games played on: {0} of at most {1}, as {2} sees it; the tiles of the other rack are not known.",
      wording_.number(static_cast<double>(games), 0), most, player);
}

void ExploreView::onSolved(const app::EndgameAnalysis& analysis) {
  actions_.further->setChecked(false);
  showText(*finding_, {wording_, [this, analysis] { return solvedWords(analysis); }});
}

/// The final spread is told as proven only where it is.
QString ExploreView::solvedWords(const app::EndgameAnalysis& analysis) const {
  const engine::EndgameLine& best = analysis.result.best;
  const int spread = analysis.position.spread();
  QStringList moves;
  game::Board board = analysis.position.board;
  for (const engine::Play& play : best.line) {
    moves += moveWords(play.move, board, analysis.language, wording_);
    if (play.move.isPlacement()) lay(board, play.move);
  }
  const std::string line = moves.join(QStringLiteral(", ")).toStdString();
  if (best.exact)
    return phrase(wording_, "Best play, proven to the end of the game: {0}; final spread {1}.", line,
                  signedNumber(spread + best.value, wording_));
  if (best.low > -engine::kUnbounded && best.high < engine::kUnbounded) {
    return phrase(wording_, "Best play found: {0}. Proven is a final spread from {1} to {2}.", line,
                  signedNumber(spread + best.low, wording_), signedNumber(spread + best.high, wording_));
  }
  return phrase(wording_, "Best play found: {0}. Nothing is proven of it.", line);
}

/// They are of one position.
void ExploreView::forgetFindings() {
  analyst_.cancel();
  actions_.further->setChecked(false);
  simulated_.clear();
  showText(*finding_, {});
}

}  // namespace rozbor::desktop
