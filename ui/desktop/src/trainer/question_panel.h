#pragma once

#include <QWidget>

#include "library/game_view.h"
#include "rozbor/app/training/decision_question.h"
#include "speech/spoken.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace rozbor::desktop {

/// Which of several questions it is.
struct QuestionPlace {
  std::size_t number = 0;  ///< from 1; 0: of none
  std::size_t all = 0;
};

/// "What would you play?": a field for the answer, and what became of it.
class QuestionPanel : public QWidget {
  Q_OBJECT
 public:
  explicit QuestionPanel(const LiveWording& wording, QWidget* parent = nullptr);

  /// Asks for a decision anew.
  void ask(GamePtr game, const reports::Decision& decision, QuestionPlace place = {});
  /// What the move scores that is written; empty where it may not be laid.
  [[nodiscard]] QString score() const;
  [[nodiscard]] QLineEdit& field() { return *answer_; }
  [[nodiscard]] QString answer() const;
  void setBusy(bool busy);
  void tellReply(const app::AnswerReply& reply);
  void tell(const Spoken& text);
  /// What the last answer came to; empty where none was graded.
  [[nodiscard]] const Spoken& graded() const { return graded_; }
  [[nodiscard]] QString told() const;
  void focusAnswer();

  bool eventFilter(QObject* object, QEvent* event) override;

 signals:
  void submitted();
  void revealed();
  /// The space bar in the empty field, where it writes nothing that counts.
  void spaced();

 private:
  [[nodiscard]] QString scoreWords() const;
  [[nodiscard]] QString howWords() const;

  const LiveWording& wording_;
  GamePtr game_;
  const reports::Decision* decision_ = nullptr;
  Spoken graded_;
  QuestionPlace place_;
  QLabel* heading_;
  QLabel* how_;
  QLineEdit* answer_;
  QPushButton* submit_;
  QLabel* score_;
  QLabel* reply_;
};

}  // namespace rozbor::desktop
