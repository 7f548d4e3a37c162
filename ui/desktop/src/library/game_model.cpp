#include "game_model.h"

#include <QFileInfo>

#include "speech/phrase.h"
#include "speech/preset_words.h"

namespace rozbor::desktop {
namespace {

QString searched(const reports::GameRow& game) {
  QStringList parts;
  for (const std::string& part : {game.playedOn, game.event, game.round, game.title, game.path, game.language,
                                  game.seats[0].name, game.seats[1].name})
    parts += text(part);
  return parts.join(u' ').toLower();
}

}  // namespace

GameModel::GameModel(const LiveWording& wording, QObject* parent)
    : QAbstractTableModel(parent), wording_(wording) {
  connect(&wording_, &LiveWording::changed, this, [this] { sayAgain(*this); });
}

void GameModel::setOverview(OverviewPtr overview) {
  beginResetModel();
  overview_ = std::move(overview);
  texts_.clear();
  for (const reports::GameRow& game : overview_->games)
    texts_.push_back(searched(game));
  endResetModel();
}

int GameModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !overview_ ? 0 : static_cast<int>(overview_->games.size());
}

int GameModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columnTotal;
}

QVariant GameModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const reports::GameRow& game = at(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return shown(game, index.column());
    case Qt::ToolTipRole:
      return text(game.path);
    case sortRole:
      if (index.column() == result) return game.seats[0].score - game.seats[1].score;
      if (index.column() == analysis) return game.analysis ? static_cast<int>(game.analysis->preset) : -1;
      return shown(game, index.column());
    case textRole:
      return texts_[static_cast<std::size_t>(index.row())];
    default:
      return {};
  }
}

QString GameModel::shown(const reports::GameRow& game, int column) const {
  switch (column) {
    case day:
      return text(game.playedOn);
    case event:
      return text(game.event);
    case round:
      return text(game.round);
    case first:
      return text(game.seats[0].name);
    case second:
      return text(game.seats[1].name);
    case result:
      return QStringLiteral("%1 : %2").arg(game.seats[0].score).arg(game.seats[1].score) +
             (game.complete ? QString() : QStringLiteral(" …"));
    case language:
      return text(game.language);
    case analysis:
      return game.analysis ? presetWord(game.analysis->preset, wording_) : QStringLiteral("–");
    case title:
      return game.title.empty() ? QFileInfo(text(game.path)).fileName() : text(game.title);
    default:
      return {};
  }
}

QVariant GameModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case day:
      return phrase(wording_, "Day");
    case event:
      return phrase(wording_, "Event");
    case round:
      return phrase(wording_, "Round");
    case first:
      return phrase(wording_, "Moved first");
    case second:
      return phrase(wording_, "Moved second");
    case result:
      return phrase(wording_, "Result");
    case language:
      return phrase(wording_, "Language");
    case analysis:
      return phrase(wording_, "Analysis");
    case title:
      return phrase(wording_, "Record");
    default:
      return {};
  }
}

}  // namespace rozbor::desktop
