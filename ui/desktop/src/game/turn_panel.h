#pragma once

#include <QWidget>

#include "candidate_model.h"
#include "speech/spoken.h"

class QLabel;
class QScrollArea;
class QTableView;

namespace rozbor::desktop {

class NoteEdit;

/// All that is to be said of one turn: what was played, our comment, the best moves, the user's note.
/// Choosing a move tells the board.
class TurnPanel : public QWidget {
  Q_OBJECT
 public:
  explicit TurnPanel(const LiveWording& wording, QWidget* parent = nullptr);

  void setGame(GamePtr game) { game_ = std::move(game); }
  void showTurn(std::size_t turn);
  /// What the user's own answer came to.
  void showAnswer(const Spoken& text);
  [[nodiscard]] NoteEdit& note() { return *note_; }
  /// Asks for the meaning of a word of the move that is chosen in the table, or else of the played one.
  void askMeaning();
  /// The words of the move that was played, to be clicked.
  [[nodiscard]] QLabel& words() { return *words_; }
  /// What the user's own answer came to, as it is shown.
  [[nodiscard]] QString answerText() const;
  /// What is said of the turn.
  [[nodiscard]] QLabel& remark() { return *comment_; }
  [[nodiscard]] QTableView& table() { return *table_; }

  [[nodiscard]] const CandidateModel& candidates() const { return candidates_; }

 signals:
  void candidateChosen(const rozbor::game::Move& move);
  /// The meaning of a word is wanted.
  void wordChosen(const QString& word);

 private:
  [[nodiscard]] QScrollArea* toldOfTheTurn();
  void chooseRow(const QModelIndex& row);
  void showCandidates(bool on);
  void offerWords(const QStringList& words, const QPoint& at);
  [[nodiscard]] QStringList wordsOf(const game::Move& move) const;
  [[nodiscard]] QStringList playedWords() const;
  [[nodiscard]] QString wordLinks() const;
  [[nodiscard]] QString heading(const reports::GameReview& game, std::size_t turn) const;
  [[nodiscard]] QString comment(const reports::GameReview& game, std::size_t turn) const;

  const LiveWording& wording_;
  GamePtr game_;
  std::size_t turn_ = 0;
  CandidateModel candidates_;
  QLabel* heading_;
  QLabel* words_;
  QLabel* comment_;
  QLabel* answer_;
  QTableView* table_;
  NoteEdit* note_;
};

}  // namespace rozbor::desktop
