#include <QLabel>
#include <QLineEdit>
#include <cmath>

#include "play_form.h"
#include "play_view.h"
#include "rozbor/game/notation.h"
#include "rozbor/game/scoring.h"
#include "rozbor/parser/clock.h"
#include "rozbor/render/answer.h"
#include "speech/phrase.h"
#include "speech/words.h"

// A part of PlayView: what it says.
namespace rozbor::desktop {

using app::PlaySide;

QString PlayView::nameOf(PlaySide side) const {
  return QString::fromStdString(side == PlaySide::person ? game_->setup().person
                                                         : game_->table().level.spec.name);
}

QString PlayView::headingText() const {
  if (!game_) return {};
  if (game_->over()) return resultText();
  return game_->personsTurn() ? phrase(wording_, "Your turn")
                              : phrase(wording_, "{0} is thinking…", nameOf(PlaySide::level).toStdString());
}

QString PlayView::resultText() const {
  const app::PlayOutcome outcome = game_->outcome();
  const int own = outcome.scores[app::at(PlaySide::person)];
  const int other = outcome.scores[app::at(PlaySide::level)];
  const std::string level = nameOf(PlaySide::level).toStdString();
  if (outcome.resigned) return phrase(wording_, "You gave up at {0} : {1}.", own, other);
  if (own > other) return phrase(wording_, "You have won, {0} : {1}.", own, other);
  if (own < other) return phrase(wording_, "{0} has won, {1} : {2}.", level, other, own);
  return phrase(wording_, "A tie, {0} : {1}.", own, other);
}

/// Which tiles the level put back is its own affair.
QString PlayView::moveText(const app::PlayedTurn& turn) const {
  if (turn.side == PlaySide::level && turn.move.kind() == game::Move::Kind::exchange)
    return phrasePlural(wording_, "exchange of {0} tile", "exchange of {0} tiles", turn.move.tilesUsed());
  const QString move = moveWords(turn.move, turn.board, *game_->table().language, wording_);
  return turn.takenBack ? phrase(wording_, "{0}, challenged off", move.toStdString()) : move;
}

/// A play that came off is told together with the answer to it.
QString PlayView::lastTurnText() const {
  const auto& turns = game_->turns();
  if (turns.empty()) return {};
  const bool both = turns.size() > 1 && turns[turns.size() - 2].takenBack;
  return (both ? turnText(turns[turns.size() - 2]) + u' ' : QString()) + turnText(turns.back());
}

QString PlayView::turnText(const app::PlayedTurn& turn) const {
  const std::string name = nameOf(turn.side).toStdString();
  if (turn.takenBack) {
    const std::string words =
        reports::unknownWords(turn.move, turn.board, *game_->table().language, *game_->table().lexicon);
    return phrase(wording_,
                  "Not in the lexicon: {0}. {1} challenges, the play comes off and the turn is lost.", words,
                  nameOf(PlaySide::level).toStdString());
  }
  const std::string move = moveText(turn).toStdString();
  return turn.move.isPlacement() ? phrasePlural(wording_, "{1}: {2} for {0} point.",
                                                "{1}: {2} for {0} points.", turn.points, name, move)
                                 : phrase(wording_, "{0}: {1}.", name, move);
}

std::vector<RowModel::Row> PlayView::turnRows() const {
  std::vector<RowModel::Row> rows;
  if (!game_) return rows;
  for (std::size_t at = 0; at < game_->turns().size(); ++at)
    rows.push_back(turnRow(at));
  if (!game_->over()) return rows;
  const app::PlayOutcome outcome = game_->outcome();
  const auto add = [&](PlaySide side, const QString& what, int points, int total) {
    if (points == 0) return;
    rows.push_back({{QString()},
                    {nameOf(side)},
                    {what},
                    {QString::fromStdString(signedNumber(points, wording_)), points},
                    {QString::number(total), total},
                    {QString()}});
  };
  for (const PlaySide side : {PlaySide::person, PlaySide::level}) {
    const auto index = app::at(side);
    add(side, phrase(wording_, "tiles left"), outcome.tilesLeft[index],
        game_->score(side) + outcome.tilesLeft[index]);
    add(side, phrase(wording_, "time penalty"), -outcome.overtime[index], outcome.scores[index]);
  }
  return rows;
}

RowModel::Row PlayView::turnRow(std::size_t at) const {
  const app::PlayedTurn& turn = game_->turns()[at];
  const auto number = static_cast<int>(at + 1);
  const int points = turn.takenBack ? 0 : turn.points;
  const QString left =
      turn.left ? QString::fromStdString(parser::clockText(turn.left->count() / 1000 * 1000)) : QString();
  return {{QString::number(number), number},
          {nameOf(turn.side)},
          {moveText(turn)},
          {QString::number(points), points},
          {QString::number(turn.total), turn.total},
          {left, left}};
}

/// Whole seconds; points for overtime as they come.
QString PlayView::clockText(PlaySide side) const {
  const auto left = game_->timeLeft(side);
  if (!left) return {};
  constexpr double kSecond = 1000;
  const auto seconds = static_cast<std::int64_t>(std::floor(static_cast<double>(left->count()) / kSecond));
  const QString time = QString::fromStdString(parser::clockText(seconds * 1000));
  const int points = app::overtimePoints(*left, game_->table().language->rules);
  return points == 0 ? time : QStringLiteral("%1 (−%2)").arg(time).arg(points);
}

/// Words are not judged before the move is made.
QString PlayView::typedText() const {
  if (!game_ || game_->over()) return {};
  const game::Language& language = *game_->table().language;
  const game::Position seen = game_->personSees();
  const auto read = reports::readMove(answer_->text().toStdString(), seen, language);
  if (!read.move) return {};
  if (read.move->kind() == game::Move::Kind::exchange)
    return phrasePlural(wording_, "exchange of {0} tile", "exchange of {0} tiles", read.move->tilesUsed());
  if (read.move->kind() == game::Move::Kind::pass) return phrase(wording_, "pass");
  return phrasePlural(wording_, "{0} point", "{0} points", scoreOf(seen.board, language, *read.move));
}

QString PlayView::unseenText() const {
  if (!game_) return {};
  const game::Language& language = *game_->table().language;
  const game::TileCounts unseen = unseenTiles(game_->personSees(), language);
  return phrase(wording_, "Unseen tiles: {0}, of them in the bag: {1}.", unseen.size(), game_->inBag()) +
         u'\n' + groupedTiles(unseen, language);
}

void PlayView::tellStatus() {
  if (!game_ || !isVisible()) return;
  emit statusChanged({wording_, [this, game = game_] {
                        const app::PlayTable& table = game->table();
                        return QString::fromStdString(table.level.spec.name) + QStringLiteral(" · ") +
                               phrase(wording_, languageName(*table.language)) + QStringLiteral(" · ") +
                               QString::fromStdString(table.lexicon->info().name);
                      }});
}

void PlayView::retranslate() {
  turns_.sayRows(turnRows());
  showTyped();
  showScores();
}

QString PlayView::pointsText() const {
  return points_->text();
}

QString PlayView::toldText() const {
  return told_->text();
}

}  // namespace rozbor::desktop
