#include "turn_model.h"

#include <QFont>
#include <utility>

#include "rozbor/render/verdict_words.h"
#include "speech/phrase.h"
#include "speech/words.h"

namespace rozbor::desktop {
namespace {

bool isNumeric(int column) {
  return column == TurnModel::number || column == TurnModel::score || column == TurnModel::total ||
         column == TurnModel::lost;
}

/// -1 where nothing was graded.
int bandNumber(const reports::Decision& decision) {
  return decision.isGraded() || decision.imputed() != nullptr ? static_cast<int>(decision.band) : -1;
}

/// By the verdict first, for a percent of win probability is no point; -1 where nothing was graded.
double lossRank(const reports::Decision& decision) {
  constexpr double kBand = 10'000;  // more than a game's points
  const auto loss = lossOf(decision);
  if (!loss) return -1;
  return kBand * static_cast<int>(decision.band) + (loss->byPoints() ? loss->points : loss->win->loss());
}

/// Verdicts from best to worst, ungraded turns before them all.
int verdictRank(const reports::Decision* decision) {
  if (decision == nullptr) return -2;
  if (decision->imputed()) return bandNumber(*decision) * 2;
  if (!decision->isGraded()) return -1;
  const bool phony = decision->band == reports::Band::none && !decision->phonies.empty();
  return static_cast<int>(decision->band) * 2 + (phony ? 1 : 0);
}

}  // namespace

TurnModel::TurnModel(const LiveWording& wording, QObject* parent)
    : QAbstractTableModel(parent), wording_(wording) {
  connect(&wording_, &LiveWording::changed, this, [this] { sayAgain(*this); });
}

void TurnModel::setGame(GamePtr game) {
  beginResetModel();
  game_ = std::move(game);
  endResetModel();
}

void TurnModel::regrade(GamePtr game, int turn) {
  game_ = std::move(game);
  emit dataChanged(index(turn, 0), index(turn, columnTotal - 1));
}

void TurnModel::hideTurns(const std::set<int>& turns) {
  const std::set<int> before = std::exchange(hidden_, turns);
  for (const std::set<int>* each : {&before, &turns}) {
    for (const int turn : *each) {
      if (turn < rowCount() && before.contains(turn) != turns.contains(turn))
        emit dataChanged(index(turn, 0), index(turn, columnTotal - 1));
    }
  }
}

int TurnModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !game_ ? 0 : static_cast<int>(game_->replay.turns.size());
}

int TurnModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnTotal;
}

QVariant TurnModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const auto row = static_cast<std::size_t>(index.row());
  const replay::Turn& turn = game_->replay.turns[row];
  const bool hidden = hidden_.contains(index.row());
  const reports::Decision* decision = hidden ? nullptr : decisionOn(*game_, row);
  if (hidden && index.column() >= move && (role == Qt::DisplayRole || role == Qt::ToolTipRole))
    return index.column() == move ? QStringLiteral("?") : QString();
  switch (role) {
    case Qt::DisplayRole:
      return shown(row, index.column());
    case Qt::ToolTipRole:
      return index.column() == player || index.column() == move ? shown(row, index.column()) : QString();
    case Qt::TextAlignmentRole:
      return QVariant((isNumeric(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::FontRole: {
      QFont font;
      font.setItalic(!turn.isDecision());
      return font;
    }
    case sortRole:
      return sortKey(row, index.column());
    case bandRole:
      return decision != nullptr ? bandNumber(*decision) : -1;
    case playerRole:
      return static_cast<int>(turn.player);
    default:
      return {};
  }
}

QString TurnModel::shown(std::size_t row, int column) const {
  const replay::Turn& turn = game_->replay.turns[row];
  const reports::Decision* decision = decisionOn(*game_, row);
  switch (column) {
    case number:
      return QString::number(row + 1);
    case player:
      return playerName(*game_, turn.player, wording_);
    case move:
      return turnWords(*game_, row, wording_);
    case score:
      return (turn.scoreComputed > 0 ? QStringLiteral("+") : QString()) +
             QString::fromStdString(wording_.number(turn.scoreComputed, 0));
    case total:
      return QString::fromStdString(wording_.number(turn.totalComputed, 0));
    case lost:
      return shownLoss(row);
    case verdict:
      return decision != nullptr ? desktop::verdictWord(*decision, wording_) : QString();
    default:
      return {};
  }
}

QString TurnModel::shownLoss(std::size_t row) const {
  const reports::Decision* decision = decisionOn(*game_, row);
  return decision != nullptr ? QString::fromStdString(rulerText(*decision, wording_)) : QString();
}

QVariant TurnModel::sortKey(std::size_t row, int column) const {
  const replay::Turn& turn = game_->replay.turns[row];
  const reports::Decision* decision = decisionOn(*game_, row);
  switch (column) {
    case number:
      return static_cast<int>(row);
    case score:
      return turn.scoreComputed;
    case total:
      return turn.totalComputed;
    case lost:
      return decision != nullptr ? lossRank(*decision) : -1;
    case verdict:
      return verdictRank(decision);
    default:
      return shown(row, column);
  }
}

QVariant TurnModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant((isNumeric(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole && section == lost) {
    return phrase(wording_,
                  "What the verdict is made of: points, or win probability in % where the analysis tells it");
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case number:
      return QStringLiteral("#");
    case player:
      return phrase(wording_, "Player");
    case move:
      return phrase(wording_, "Play");
    case score:
      return phrase(wording_, "Points");
    case total:
      return phrase(wording_, "Total");
    case lost:
      return phrase(wording_, "Lost");
    case verdict:
      return phrase(wording_, "Verdict");
    default:
      return {};
  }
}

}  // namespace rozbor::desktop
