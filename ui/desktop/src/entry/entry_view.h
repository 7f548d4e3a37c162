#pragma once

#include <QWidget>
#include <filesystem>

#include "entry_worker.h"
#include "frame/undo_port.h"
#include "widgets/banner.h"
#include "widgets/row_model.h"

class QAction;
class QCompleter;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStringListModel;
class QTableView;
class QTimer;

namespace rozbor::desktop {

class BoardWidget;

/// A paper score sheet is typed in, row by row, with the board in view: places are proposed and asked for,
/// slips are shown, and the file is written after each row.
class EntryView : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  EntryView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// Goes on with a sheet, or begins one in a language (id).
  void open(const std::filesystem::path& file, const std::string& language);

  [[nodiscard]] const EntryPtr& state() const { return state_; }
  [[nodiscard]] QLineEdit& line() { return *line_; }
  [[nodiscard]] QList<UndoPort*> undoPorts() const { return {undo_}; }
  [[nodiscard]] QAction& acceptAction() { return *accept_; }
  [[nodiscard]] QTableView& proposals() { return *proposalTable_; }
  [[nodiscard]] QString transcript() const;
  [[nodiscard]] QStringList completions() const;

 signals:
  void changed();
  void told(rozbor::desktop::Banner::Kind kind, const rozbor::desktop::Spoken& text);
  void reviewWanted(const std::filesystem::path& file);

 private:
  void makeParts();
  void setState(const EntryPtr& state);
  void appendReplies(const EntryState& state);
  void retranslate();
  void makeProposals();
  void acceptProposal();
  [[nodiscard]] std::vector<RowModel::Row> proposalRows() const;
  void fillRows();
  void showBoard();
  void submit();
  void complete(const QString& text);
  void showTried(const std::string& row, const std::vector<replay::PlaceChance>& places);

  const LiveWording& wording_;
  std::filesystem::path file_;
  EntryPtr state_;
  std::vector<EntryPtr> history_;  ///< what was said of, to be said again
  RowModel rows_;
  RowModel proposals_;
  QStringListModel* words_ = nullptr;
  QCompleter* completer_ = nullptr;
  BoardWidget* board_ = nullptr;
  QLabel* heading_ = nullptr;
  QLabel* prompt_ = nullptr;
  QLineEdit* line_ = nullptr;
  QTableView* table_ = nullptr;
  QAction* accept_ = nullptr;
  QWidget* proposalPanel_ = nullptr;
  QTableView* proposalTable_ = nullptr;
  QPlainTextEdit* replies_ = nullptr;
  QPushButton* review_ = nullptr;
  UndoPort* undo_;
  QTimer* pause_ = nullptr;  ///< in the typing
  EntryWorker worker_;
};

}  // namespace rozbor::desktop
