#include "candidate_model.h"

#include <QFont>
#include <algorithm>

#include "rozbor/game/notation.h"
#include "speech/phrase.h"
#include "speech/words.h"

namespace rozbor::desktop {
namespace {

bool isText(int column) {
  return column == CandidateModel::move || column == CandidateModel::leave;
}

constexpr double kInterval = 1.96;

Qt::Alignment alignment(int column) {
  return (isText(column) ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter;
}

}  // namespace

CandidateModel::CandidateModel(const LiveWording& wording, QObject* parent)
    : QAbstractTableModel(parent), wording_(wording) {
  connect(&wording_, &LiveWording::changed, this, [this] { sayAgain(*this); });
}

void CandidateModel::setDecision(GamePtr game, const reports::Decision* decision) {
  beginResetModel();
  game_ = std::move(game);
  rows_.clear();
  if (decision != nullptr && decision->isGraded()) {
    board_ = decision->position.board;
    for (const reports::Candidate& candidate : decision->candidates())
      addRow(candidate);
  }
  endResetModel();
}

void CandidateModel::addRow(const reports::Candidate& candidate) {
  const double error = candidate.error ? kInterval * candidate.error->win : 0;
  rows_.push_back({candidate.rank.value_or(0), candidate.play, candidate.isPlayed,
                   candidate.spread.has_value(), candidate.win, error});
}

bool CandidateModel::looksAhead() const {
  return std::ranges::any_of(rows_, [](const Row& row) { return row.win.has_value(); });
}

QString CandidateModel::winText(const Row& row) const {
  if (!row.win) return QStringLiteral("–");
  const std::string share = wording_.number(100 * *row.win, 1);
  if (row.winError == 0) return QString::fromStdString(share);
  return phrase(wording_, "{0} ± {1}", share, wording_.number(100 * row.winError, 1));
}

QVariant CandidateModel::place(const Row& row) const {
  if (!row.win) return {};
  double low = 1;
  double high = 0;
  for (const Row& each : rows_) {
    if (!each.win) continue;
    low = std::min(low, *each.win - each.winError);
    high = std::max(high, *each.win + each.winError);
  }
  const double span = std::max(high - low, 0.01);
  const auto on = [&](double value) { return (value - low) / span; };
  return QVariant::fromValue(
      QList<double>{on(*row.win - row.winError), on(*row.win), on(*row.win + row.winError)});
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
  if (role == intervalRole) return place(row);
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
      return (row.estimated ? QStringLiteral("≈ ") : QString()) + points(row.play.equity, wording_);
    case win:
      return winText(row);
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
    case win:
      return phrase(wording_, "Win %");
    default:
      return {};
  }
}

}  // namespace rozbor::desktop
