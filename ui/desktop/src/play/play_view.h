#pragma once

#include <QPointer>
#include <QWidget>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "frame/undo_port.h"
#include "play_worker.h"
#include "widgets/banner.h"
#include "widgets/row_model.h"

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QTableView;
class QTimer;
class QVBoxLayout;

namespace rozbor::desktop {

class BoardWidget;
struct BoardEntry;
class MoveEntry;
class PlayForm;
class RackWidget;
class ScoreLine;

/// What can be done in a game; made by PlayView.
struct PlayActions {
  QAction *shuffle = nullptr, *exchange = nullptr, *pass = nullptr, *resign = nullptr, *anew = nullptr;
};

/// A game against a level. It is agreed in a form, played on the board or in a field, kept while it is under
/// way, and its record is filed at the end. What the level does changes neither the focus nor the page, and
/// what it holds is not shown.
class PlayView : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  PlayView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// For the games that begin from now on.
  void usePaths(const lexica::DataPaths& paths);
  /// Tells the library that games go into.
  void setLibrary(std::function<std::string()> library) { library_ = std::move(library); }
  void setTime(app::TimeSource now) { worker_.setTime(std::move(now)); }

  /// Goes on with the game that is under way, or offers to begin one.
  void enter();
  void begin(const app::PlaySetup& setup);
  /// Writes the game that is under way down, as its clocks are now.
  void keep();

  [[nodiscard]] const PlayActions& actions() const { return actions_; }
  [[nodiscard]] QList<UndoPort*> undoPorts() const;
  [[nodiscard]] const PlayedGamePtr& game() const { return game_; }
  [[nodiscard]] const std::filesystem::path& record() const { return record_; }
  [[nodiscard]] PlayForm& form() { return *form_; }
  [[nodiscard]] BoardWidget& board() { return *board_; }
  [[nodiscard]] RackWidget& rack() { return *rack_; }
  [[nodiscard]] ScoreLine& scores() { return *scores_; }
  [[nodiscard]] QLineEdit& answer() { return *answer_; }
  [[nodiscard]] QTableView& turnTable() { return *turnTable_; }
  [[nodiscard]] QPushButton& resignButton() { return *reallyResign_; }
  [[nodiscard]] QPushButton& reviewButton() { return *review_; }
  [[nodiscard]] QString headingText() const;
  [[nodiscard]] QString pointsText() const;
  [[nodiscard]] QString toldText() const;
  [[nodiscard]] QString unseenText() const;

 signals:
  /// A game has begun or gone on, a move was made, the game is over, or none is under way.
  void changed();
  /// The record of a game that is over is filed. `asked`: the person ended it; otherwise nobody asked for
  /// anything just now.
  void filed(const std::filesystem::path& record, bool asked);
  void reviewWanted(const std::filesystem::path& record);
  void lexiconWanted(const std::string& language);
  void statusChanged(const rozbor::desktop::Spoken& text);
  void told(rozbor::desktop::Banner::Kind kind, const rozbor::desktop::Spoken& text);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void makeActions();
  void makeParts();
  [[nodiscard]] QWidget* makeTable();
  [[nodiscard]] QVBoxLayout* makeBoardSide();
  [[nodiscard]] QVBoxLayout* makeTalkSide();
  void makeResignStrip();
  void makeEndButtons();
  void connectParts();
  void connectWorker();

  void setGame(const PlayedGamePtr& game);
  void onMoved(const game::Move& move);
  void onFailed(const game::Error& error);
  void submit();
  void play(const game::Move& move);
  void afterTurn();
  void end();
  void exchangeChosen();
  void toggleForExchange(game::Tile tile, bool chosen);
  void shuffle();
  void askToResign(bool ask);
  void resign();
  void startAnew();
  void focusAnswer();

  void showPosition();
  void showEntry(const BoardEntry& entry, const game::Rack& rack);
  void showScores();
  void showTyped();
  void showStage();
  void tellStatus();
  void retranslate();
  [[nodiscard]] std::vector<RowModel::Row> turnRows() const;
  [[nodiscard]] RowModel::Row turnRow(std::size_t at) const;
  [[nodiscard]] QString nameOf(app::PlaySide side) const;
  [[nodiscard]] QString moveText(const app::PlayedTurn& turn) const;
  [[nodiscard]] QString turnText(const app::PlayedTurn& turn) const;
  [[nodiscard]] QString lastTurnText() const;
  [[nodiscard]] QString resultText() const;
  [[nodiscard]] QString clockText(app::PlaySide side) const;
  [[nodiscard]] QString typedText() const;

  const LiveWording& wording_;
  std::function<std::string()> library_;
  PlayedGamePtr game_;
  std::filesystem::path record_;  ///< of the game that is over
  bool opening_ = false;          ///< a game was asked for
  bool askedToEnd_ = false;       ///< the person made the last move
  QPointer<QWidget> askedFrom_;   ///< had the focus when a game was asked for
  RowModel turns_;
  PlayActions actions_;
  PlayForm* form_ = nullptr;
  QStackedWidget* pages_ = nullptr;
  ScoreLine* scores_ = nullptr;
  BoardWidget* board_ = nullptr;
  RackWidget* rack_ = nullptr;
  QLabel* unseen_ = nullptr;
  QLabel* heading_ = nullptr;
  QLineEdit* answer_ = nullptr;
  QLabel* points_ = nullptr;
  QPushButton* lay_ = nullptr;
  QLabel* told_ = nullptr;
  QWidget* resignStrip_ = nullptr;
  QPushButton* reallyResign_ = nullptr;
  QWidget* endButtons_ = nullptr;
  QPushButton* review_ = nullptr;
  QTableView* turnTable_ = nullptr;
  MoveEntry* entry_ = nullptr;
  QTimer* tick_ = nullptr;
  PlayWorker worker_;
};

}  // namespace rozbor::desktop
