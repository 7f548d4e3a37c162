#include "candidate_model.h"

#include <QFont>

#include "phrase.h"
#include "rozbor/game/notation.h"
#include "words.h"

namespace rozbor::desktop {
namespace {

bool isText(int column) {
  return column == CandidateModel::move || column == CandidateModel::leave;
}

Qt::Alignment alignment(int column) {
  return (isText(column) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

}  // namespace

CandidateModel::CandidateModel(const reports::Wording& wording, QObject* parent)
    : QAbstractTableModel(parent), wording_(wording) {}

void CandidateModel::setDecision(GamePtr game, const reports::Decision* decision) {
  beginResetModel();
  game_ = std::move(game);
  rows_.clear();
  if (decision != nullptr && decision->graded) {
    board_ = decision->position.board;
    for (const engine::RatedPlay& play : decision->candidates) {
      const std::size_t place = rows_.size() + 1;
      rows_.push_back({place, play, decision->playedRank == place});
    }
    if (!decision->playedRank || *decision->playedRank > rows_.size())
      rows_.push_back({decision->playedRank.value_or(0), decision->played, true});
  }
  endResetModel();
}

int CandidateModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int CandidateModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnTotal;
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return shown(row, index.column());
  if (role == Qt::TextAlignmentRole) return QVariant(alignment(index.column()));
  if (role == Qt::FontRole) {
    QFont font;
    font.setBold(row.played);
    return font;
  }
  return {};
}

QString CandidateModel::shown(const Row& row, int column) const {
  switch (column) {
    case rank:
      return row.rank == 0 ? QStringLiteral("–") : QString::number(row.rank);
    case move:
      return moveWords(row.play.move, board_, *game_->language, wording_);
    case score:
      return QString::number(row.play.score);
    case leave:
      return row.play.leave.empty()
                 ? QStringLiteral("–")
                 : QString::fromStdString(rackText(row.play.leave, game_->language->alphabet));
    case leaveValue:
      return signedPoints(row.play.leaveValue, wording_);
    case equity:
      return points(row.play.equity, wording_);
    default:
      return {};
  }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return QVariant(alignment(section));
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case rank:
      return QStringLiteral("#");
    case move:
      return phrase(wording_, "Move");
    case score:
      return phrase(wording_, "Points");
    case leave:
      return phrase(wording_, "Leave");
    case leaveValue:
      return phrase(wording_, "Value");
    case equity:
      return phrase(wording_, "Equity");
    default:
      return {};
  }
}

}  // namespace rozbor::desktop
