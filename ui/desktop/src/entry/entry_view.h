#pragma once

#include <QPointer>
#include <QWidget>
#include <filesystem>

#include "entry_worker.h"
#include "frame/undo_port.h"
#include "sheet_table.h"
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
class QVBoxLayout;

namespace rozbor::desktop {

class BoardWidget;

/// A paper score sheet is typed in, row by row, with the board in view: places are proposed and asked for,
/// slips are shown, and the file is written after each row.
class EntryView : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  EntryView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// For the sheets that are opened from now on.
  void usePaths(const lexica::DataPaths& paths) { worker_.usePaths(paths); }
  /// Judges the words of the sheet that is open by this lexicon, if they are of the language (id).
  void judgeBy(const std::string& lexicon, const std::string& language);
  /// Goes on with a sheet, or begins one in a language (id).
  void open(const std::filesystem::path& file, const std::string& language);
  /// Takes in the other player's sheet of the same game.
  void addOther(const std::filesystem::path& file);

  [[nodiscard]] bool hasSheet() const { return !file_.empty(); }
  [[nodiscard]] const std::filesystem::path& file() const { return file_; }
  [[nodiscard]] const EntryPtr& state() const { return state_; }
  [[nodiscard]] QLineEdit& line() { return *line_; }
  [[nodiscard]] QList<UndoPort*> undoPorts() const { return {undo_}; }
  [[nodiscard]] QAction& acceptAction() { return *accept_; }
  [[nodiscard]] QAction& otherSheetAction() { return *otherSheet_; }
  [[nodiscard]] QTableView& proposals() { return *proposalTable_; }
  [[nodiscard]] const QList<QAction*>& rowActions() const { return table_->rowActions(); }
  [[nodiscard]] SheetTable& table() { return *table_; }
  [[nodiscard]] BoardWidget& board() { return *board_; }
  /// The replies to the last line, in sight whatever their number.
  [[nodiscard]] QLabel& said() { return *said_; }
  [[nodiscard]] QLabel& heading() { return *heading_; }
  [[nodiscard]] QLabel& prompt() { return *prompt_; }
  [[nodiscard]] QString transcript() const;
  [[nodiscard]] QStringList completions() const;

 signals:
  void changed();
  void told(rozbor::desktop::Banner::Kind kind, const rozbor::desktop::Spoken& text);
  void reviewWanted(const std::filesystem::path& file);
  void statusChanged(const rozbor::desktop::Spoken& text);

 protected:
  void showEvent(QShowEvent* event) override;
  /// Of the line: Escape leaves the row that is edited, Up and Down go from row to row.
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// What Enter does with the line: a new row, or one that is there.
  struct RowEdit {
    enum class Kind { replace, insert };
    Kind kind = Kind::replace;
    std::size_t row = 0;
    QString text;  ///< as it was when the edit began
  };

  void makeParts();
  void makeLine();
  void layOut();
  void connectParts();
  /// What is asked of the worker is answered after a while; whoever goes elsewhere meanwhile stays there.
  [[nodiscard]] EntryWorker& ask();
  [[nodiscard]] bool focusIsWhereItWas() const;
  void setState(const EntryPtr& state);
  void tellStatus();
  void sayReplies();
  [[nodiscard]] QString repliesOf(const EntryState& state) const;
  [[nodiscard]] QString headingText() const;
  [[nodiscard]] QString promptNow() const;
  void beginEdit(std::optional<RowEdit> edit);
  void beginReplacing(std::size_t row);
  void beginInserting(std::size_t row);
  void leaveEdit() { beginEdit(std::nullopt); }
  [[nodiscard]] bool stepRow(int key);
  void takeUpAgain();
  void retranslate();
  void makeProposals();
  void acceptProposal();
  void chooseOther();
  [[nodiscard]] std::vector<RowModel::Row> proposalRows() const;
  void showBoard();
  void submit();
  void complete(const QString& text);
  void showTried(const std::string& row, const std::vector<replay::PlaceChance>& places);

  const LiveWording& wording_;
  std::filesystem::path file_;
  EntryPtr state_;
  QPointer<QWidget> askedFrom_;    ///< had the focus when the worker was asked last
  std::vector<EntryPtr> history_;  ///< what was said of, to be said again
  std::optional<RowEdit> edit_;
  std::optional<RowEdit>
      submitted_;  ///< what the last line was to do, for the case that it is not understood
  RowModel proposals_;
  QStringListModel* words_ = nullptr;
  QCompleter* completer_ = nullptr;
  BoardWidget* board_ = nullptr;
  QLabel* heading_ = nullptr;
  QLabel* prompt_ = nullptr;
  QLineEdit* line_ = nullptr;
  QLabel* said_ = nullptr;
  SheetTable* table_ = nullptr;
  QAction* accept_ = nullptr;
  QAction* otherSheet_ = nullptr;
  QWidget* proposalPanel_ = nullptr;
  QTableView* proposalTable_ = nullptr;
  QPlainTextEdit* replies_ = nullptr;
  QPushButton* review_ = nullptr;
  UndoPort* undo_;
  QTimer* pause_ = nullptr;  ///< in the typing
  EntryWorker worker_;
};

}  // namespace rozbor::desktop
