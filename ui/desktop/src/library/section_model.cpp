#include "section_model.h"

#include <QFont>

#include "speech/phrase.h"

namespace rozbor::desktop {

SectionModel::SectionModel(const LiveWording& wording, GameModel& games, GameFilter& filter, QObject* parent)
    : QAbstractItemModel(parent), wording_(wording), games_(games), filter_(filter) {
  soon_.setSingleShot(true);
  soon_.setInterval(0);
  connect(&soon_, &QTimer::timeout, this, &SectionModel::make);
  const auto changed = [this] {
    if (active_) soon_.start();
  };
  connect(&games_, &QAbstractItemModel::modelAboutToBeReset, this, &SectionModel::clear);
  connect(&filter_, &QAbstractItemModel::modelReset, this, changed);
  connect(&filter_, &QAbstractItemModel::layoutChanged, this, changed);
  connect(&filter_, &QAbstractItemModel::rowsInserted, this, changed);
  connect(&filter_, &QAbstractItemModel::rowsRemoved, this, changed);
  connect(&wording_, &LiveWording::changed, this, changed);
}

void SectionModel::setActive(bool on) {
  active_ = on;
  on ? make() : clear();
}

void SectionModel::clear() {
  beginResetModel();
  sections_.clear();
  endResetModel();
}

void SectionModel::make() {
  if (!active_) return;
  std::vector<app::ListedGame> listed;
  for (int row = 0; row < filter_.rowCount(); ++row) {
    const int source = filter_.mapToSource(filter_.index(row, 0)).row();
    listed.push_back({static_cast<std::size_t>(source), &games_.at(source)});
  }
  beginResetModel();
  sections_ = app::sectionsByEvent(listed);
  endResetModel();
}

const reports::GameRow* SectionModel::gameAt(const QModelIndex& row) const {
  if (!row.isValid() || row.internalId() == 0) return nullptr;
  const app::EventSection& section = sections_[row.internalId() - 1];
  return &games_.at(static_cast<int>(section.games[static_cast<std::size_t>(row.row())]));
}

QString SectionModel::eventAt(int section) const {
  return QString::fromStdString(sections_[static_cast<std::size_t>(section)].event);
}

QModelIndex SectionModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0);
}

QModelIndex SectionModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == 0) return {};
  return createIndex(static_cast<int>(child.internalId() - 1), 0, quintptr{0});
}

int SectionModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(sections_.size());
  if (parent.internalId() != 0 || parent.column() > 0) return 0;
  return static_cast<int>(sections_[static_cast<std::size_t>(parent.row())].games.size());
}

int SectionModel::columnCount(const QModelIndex&) const {
  return games_.columnCount();
}

QString SectionModel::heading(const app::EventSection& section) const {
  const QString event =
      section.event.empty() ? phrase(wording_, "No event") : QString::fromStdString(section.event);
  return event + QStringLiteral(" (%1)").arg(section.games.size());
}

QVariant SectionModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (index.internalId() != 0) {
    const app::EventSection& section = sections_[index.internalId() - 1];
    const auto row = static_cast<int>(section.games[static_cast<std::size_t>(index.row())]);
    return games_.index(row, index.column()).data(role);
  }
  if (role == Qt::DisplayRole && index.column() == 0)
    return heading(sections_[static_cast<std::size_t>(index.row())]);
  if (role == Qt::FontRole) {
    QFont bold;
    bold.setBold(true);
    return bold;
  }
  return {};
}

QVariant SectionModel::headerData(int section, Qt::Orientation orientation, int role) const {
  return games_.headerData(section, orientation, role);
}

void SectionModel::sort(int column, Qt::SortOrder order) {
  filter_.sort(column, order);
}

}  // namespace rozbor::desktop
