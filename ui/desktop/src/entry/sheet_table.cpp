#include "sheet_table.h"

#include <QAction>
#include <QHeaderView>
#include <algorithm>
#include <array>

#include "frame/actions.h"
#include "row_mark.h"
#include "rozbor/render/render_sheet.h"
#include "widgets/tables.h"

namespace rozbor::desktop {
namespace {

constexpr int kPlayColumn = 2;

}  // namespace

SheetTable::SheetTable(const LiveWording& wording, QWidget* parent)
    : QTableView(parent),
      wording_(wording),
      model_({QStringLiteral("#"), spoken(wording, "Player"), spoken(wording, "Play"),
              spoken(wording, "Points"), spoken(wording, "Total"), spoken(wording, "Remarks")}) {
  setModel(&model_);
  setItemDelegate(new RowMarkDelegate(this));
  dressTable(*this);
  horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  horizontalHeader()->setSectionResizeMode(kPlayColumn, QHeaderView::Stretch);
  spoken(wording, "Rows of the sheet").to(this, &QWidget::setAccessibleName);
  rowActions_ = {
      rowAction(spoken(wording, "&Edit the row"), Qt::Key_Return, &SheetTable::editWanted),
      rowAction(spoken(wording, "&Insert a row before it"), Qt::Key_Insert, &SheetTable::insertWanted),
      rowAction(spoken(wording, "&Remove the row"), Qt::Key_Delete, &SheetTable::removeWanted)};
  addActions(rowActions_);
  setContextMenuPolicy(Qt::ActionsContextMenu);
  const auto edit = [this](const QModelIndex& row) {
    if (row.isValid()) emit editWanted(static_cast<std::size_t>(row.row()));
  };
  connect(this, &QTableView::clicked, this, edit);
  connect(this, &QTableView::activated, this, edit);
}

/// Something that is done with the chosen row.
QAction* SheetTable::rowAction(const Spoken& text, int key, void (SheetTable::*wanted)(std::size_t)) {
  QAction* action = makeAction(this, text, key, [this, wanted] {
    if (currentIndex().isValid()) emit(this->*wanted)(static_cast<std::size_t>(currentIndex().row()));
  });
  action->setShortcutContext(Qt::WidgetShortcut);
  return action;
}

void SheetTable::setState(const EntryPtr& state) {
  const int before = model_.rowCount();
  const int chosen = currentIndex().row();
  state_ = state;
  model_.setRows(rows());
  if (chosen >= 0) setCurrentIndex(model_.index(std::min(chosen, model_.rowCount() - 1), 0));
  // A new row at the end is the one that was typed.
  if (model_.rowCount() != before) scrollToBottom();
}

void SheetTable::sayAgain() {
  if (state_) model_.sayRows(rows());
}

std::vector<RowModel::Row> SheetTable::rows() const {
  std::vector<RowModel::Row> rows;
  std::array<int, 2> totals{};
  for (const parser::SheetTurn& turn : state_->sheet.turns) {
    const auto player = static_cast<std::size_t>(turn.player);
    totals[player] += turn.score ? turn.score->value : 0;
    rows.push_back(rowOf(rows.size(), totals[player]));
  }
  return rows;
}

RowModel::Row SheetTable::rowOf(std::size_t at, int total) const {
  const parser::SheetTurn& turn = state_->sheet.turns[at];
  const int score = turn.score ? turn.score->value : 0;
  const bool isBroken = state_->brokenRow == at;
  const int mark = static_cast<int>(isBroken     ? RowMark::broken
                                    : mended(at) ? RowMark::mended
                                                 : RowMark::none);
  const auto player = static_cast<std::size_t>(turn.player);
  const std::string word = reports::sheetWordText(turn);
  return {{QString::number(at + 1), static_cast<int>(at), isBroken ? mark : 0},
          {QString::fromStdString(state_->sheet.players[player].value), {}, isBroken ? mark : 0},
          {QString::fromStdString(word.empty() ? state_->typed[at] : word), {}, mark},
          {QString::number(score), score, mark},
          {QString::number(total), total, isBroken ? mark : 0},
          {remarkOf(at), {}, mark}};
}

/// What the colours mean, in words.
QString SheetTable::remarkOf(std::size_t at) const {
  QStringList remarks;
  if (state_->brokenRow == at) remarks += phrase(wording_, "no game fits from here on");
  if (const app::MendedRow* row = mended(at)) remarks += phrase(wording_, "mended; was: {0}", row->written);
  return remarks.join(QStringLiteral("; "));
}

const app::MendedRow* SheetTable::mended(std::size_t at) const {
  const auto found = std::ranges::find(state_->mended, at, &app::MendedRow::turn);
  return found == state_->mended.end() ? nullptr : &*found;
}

}  // namespace rozbor::desktop
