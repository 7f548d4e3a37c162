#pragma once

#include <QWidget>
#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "explore/explored_tree.h"
#include "frame/undo_port.h"
#include "guided_review.h"
#include "review_actions.h"
#include "review_worker.h"
#include "rozbor/render/game_story.h"
#include "trainer/answer_worker.h"
#include "widgets/banner.h"
#include "widgets/diagnostic_model.h"

class QStackedWidget;
class QTableView;
class QTabWidget;

namespace rozbor::desktop {

class BalancePanel;
class BoardPanel;
class CourseChart;
class GameRibbon;
class MoveEntry;
class QuestionPanel;
class StoryHeader;
class TurnPanel;
class TurnTable;
class WordLookup;

/// A game and its review: makes the parts and connects them. What is shown hangs on the current turn of the
/// table, and on whether its answer is hidden; everything else follows.
class ReviewView : public QWidget {
  Q_OBJECT
 public:
  /// `wording` must outlive the view.
  ReviewView(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// Shows the turn (from 0) first.
  void open(app::RecordSource source, int turn = 0);
  /// For the records that are opened from now on.
  void usePaths(const lexica::DataPaths& paths);
  /// Grades the game that is shown anew by this lexicon, whichever its record names; "": by its own.
  void judgeBy(const std::string& lexicon);
  void showBest(bool on);
  void showTab(int tab);
  void setPreset(reports::Preset preset);
  /// Asks what the user would play on the turn that is shown, if that can be asked.
  void askNow();
  /// Ends the analysis; the grades that are there stay.
  void stop();
  /// Keeps what is being written; before the window closes.
  void finish();

  /// The position before the turn that is shown, with the racks that the record tells; nothing without a
  /// game.
  [[nodiscard]] std::optional<ExploreOrigin> position() const;
  /// Adds a line to the note on a turn, where the record is the one that is open and has a file.
  bool addToNote(const std::filesystem::path& record, std::size_t turn, const QString& line);

  [[nodiscard]] QList<UndoPort*> undoPorts() const;
  [[nodiscard]] WordLookup& lookup() { return *lookup_; }
  [[nodiscard]] const ReviewActions& actions() const { return actions_; }
  [[nodiscard]] bool hasTurns() const { return game_ && !game_->replay.turns.empty(); }
  [[nodiscard]] bool graded() const { return game_ && !game_->decisions.empty(); }
  [[nodiscard]] reports::Preset preset() const { return preset_; }
  [[nodiscard]] bool asking() const { return asking_; }
  [[nodiscard]] const GuidedReview& guided() const { return guided_; }
  [[nodiscard]] const GamePtr& game() const { return game_; }
  /// Of the game that is shown; empty where it has none.
  [[nodiscard]] std::filesystem::path file() const { return shownFrom_.text ? "" : shownFrom_.path; }
  [[nodiscard]] TurnTable& turns() { return *turns_; }
  [[nodiscard]] BoardPanel& board() { return *board_; }
  [[nodiscard]] TurnPanel& details() { return *details_; }
  [[nodiscard]] QuestionPanel& question() { return *question_; }
  [[nodiscard]] const StoryHeader& story() const { return *story_; }
  [[nodiscard]] CourseChart& chart() { return *chart_; }
  [[nodiscard]] GameRibbon& ribbon() { return *ribbon_; }

 signals:
  /// A whole analysis that looks ahead was made, in so many seconds; not by a lexicon that is only for this
  /// once.
  void analysed(const rozbor::desktop::GamePtr& game, rozbor::reports::Preset preset, double seconds);
  /// The review of the record that was opened is there, or there is none.
  void settled();
  void gameChanged();
  void told(rozbor::desktop::Banner::Kind kind, const rozbor::desktop::Spoken& text);
  /// There is none of the language (id) to grade the game with.
  void lexiconWanted(const std::string& language);
  /// The one that judged lacks words of the game that this one has.
  void lexiconOffered(const std::string& name);
  void busyChanged(bool busy);
  void progressed(int done, int all);
  void statusChanged(const rozbor::desktop::Spoken& text);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void startReview(int turn);
  void makeActions();
  void makePresets();
  void makeParts();
  void makeIcons();
  void connectParts();
  void enableActions();

  void setGame(const GamePtr& game);
  void tellStory();
  void offerBalance(bool gradesToCome);
  [[nodiscard]] QString remarksTitle() const;
  [[nodiscard]] Spoken grounds() const;
  void onReviewed(const GamePtr& game);
  void onGraded(std::size_t index, const DecisionPtr& decision);
  void onFailed(const game::Error& error);
  void onTurn(int turn);
  void onDiagnostic(const QModelIndex& row);
  void setBusy(bool busy);

  void showCurrent();
  void showBoard(const std::optional<game::Move>& ghost);
  [[nodiscard]] const reports::Decision* currentDecision() const;
  void ask();
  void reveal();
  void submitAnswer();
  void goTo(int turn, bool hidden);
  void stepOn();
  void stepGuided();
  void endGuided();
  void onReply(const app::AnswerReply& reply);
  void hideAsked();
  [[nodiscard]] QString answerWords(const Spoken& answer) const;
  void stepToMistake(bool forward);
  void goToMoment(std::size_t number);
  void deepen();
  void writeNote();
  void keepNote(std::size_t turn, const QString& note);
  void putNote(std::size_t turn, const std::string& text);

  void exportPage();
  void exportPaper();
  void exportRecord();
  void print();
  void saveAs(const QString& suffix, const QString& filter, const std::string& text);

  const LiveWording& wording_;
  app::RecordSource source_;     ///< that was opened last
  app::RecordSource shownFrom_;  ///< of the game that is shown
  std::string judge_;            ///< the lexicon that was chosen for this game; "": as its record has it
  GamePtr game_;
  std::size_t shown_ = 0;  ///< the turn that the panels show
  bool asking_ = false;    ///< and whether its answer is hidden
  bool hideNext_ = false;  ///< the turn that is gone to now is to be asked
  bool deepening_ = false;
  GuidedReview guided_;
  bool streaming_ = false;                    ///< some turns have grades of the analysis that is under way
  int startTurn_ = -1;                        ///< to go to once the game is there; -1: done
  std::map<std::size_t, std::string> notes_;  ///< by event, written since the record was read
  reports::Preset preset_ = reports::Preset::standard;
  ReviewActions actions_;
  reports::GameStory told_;
  DiagnosticModel diagnostics_;
  UndoSteps* noteSteps_;
  WordLookup* lookup_;

  StoryHeader* story_ = nullptr;
  BoardPanel* board_ = nullptr;
  TurnTable* turns_ = nullptr;
  TurnPanel* details_ = nullptr;
  QuestionPanel* question_ = nullptr;
  MoveEntry* entry_ = nullptr;
  QStackedWidget* turnPages_ = nullptr;
  CourseChart* chart_ = nullptr;
  GameRibbon* ribbon_ = nullptr;
  BalancePanel* balance_ = nullptr;
  QTableView* remarks_ = nullptr;
  QTabWidget* tabs_ = nullptr;
  ReviewWorker worker_;
  AnswerWorker grader_;
};

}  // namespace rozbor::desktop
