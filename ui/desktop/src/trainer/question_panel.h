#pragma once

#include <QWidget>

#include "library/game_view.h"
#include "rozbor/app/training/decision_question.h"
#include "speech/spoken.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace rozbor::desktop {

/// "What would you play?": a field for the answer, and what became of it.
class QuestionPanel : public QWidget {
  Q_OBJECT
 public:
  explicit QuestionPanel(const LiveWording& wording, QWidget* parent = nullptr);

  /// Asks for a decision anew.
  void ask(GamePtr game, const reports::Decision& decision);
  [[nodiscard]] QLineEdit& field() { return *answer_; }
  [[nodiscard]] QString answer() const;
  void setBusy(bool busy);
  void tellReply(const app::AnswerReply& reply);
  void tell(const Spoken& text);
  /// What the last answer came to; empty where none was graded.
  [[nodiscard]] const Spoken& graded() const { return graded_; }
  [[nodiscard]] QString told() const;
  void focusAnswer();

 signals:
  void submitted();
  void revealed();

 private:
  const LiveWording& wording_;
  GamePtr game_;
  const reports::Decision* decision_ = nullptr;
  Spoken graded_;
  QLabel* heading_;
  QLineEdit* answer_;
  QPushButton* submit_;
  QLabel* reply_;
};

}  // namespace rozbor::desktop
