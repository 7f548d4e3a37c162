#pragma once

#include <QScrollArea>
#include <QString>

#include "rozbor/app/play/play_table.h"
#include "rozbor/lexica/data_paths.h"
#include "speech/spoken.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace rozbor::desktop {

/// What is remembered of how games were begun.
struct PlayChoices {
  QString person;
  QString language;
  QString level;
  QString begins;  ///< "person", "level" or "lot"
  int minutes = 0;
  bool challenged = false;
};

/// What is agreed before a game.
class PlayForm : public QScrollArea {
  Q_OBJECT
 public:
  PlayForm(const LiveWording& wording, const lexica::DataPaths& paths, QWidget* parent = nullptr);

  /// Looks for languages and levels anew; what was chosen stays chosen.
  void usePaths(const lexica::DataPaths& paths);
  [[nodiscard]] PlayChoices choices() const;
  void setChoices(const PlayChoices& choices);
  void setBusy(bool busy);

  [[nodiscard]] QLineEdit& person() { return *person_; }
  [[nodiscard]] QComboBox& language() { return *language_; }
  [[nodiscard]] QComboBox& level() { return *level_; }
  [[nodiscard]] QComboBox& begins() { return *begins_; }
  [[nodiscard]] QSpinBox& minutes() { return *minutes_; }
  [[nodiscard]] QComboBox& phonies() { return *phonies_; }
  [[nodiscard]] QPushButton& beginButton() { return *begin_; }
  /// How the level plays that is chosen.
  [[nodiscard]] QString levelText() const;

 signals:
  /// Chance is drawn anew each time.
  void beginWanted(const rozbor::app::PlaySetup& setup);

 private:
  void makeFields();
  void addRows(QFormLayout& form);
  /// An entry that is named by a phrase.
  static void addItem(QComboBox& box, const Spoken& words, const QString& key);
  void sayLevel();
  void begin();
  [[nodiscard]] app::PlaySetup setup() const;

  const LiveWording& wording_;
  lexica::DataPaths paths_;
  QLineEdit* person_ = nullptr;
  QComboBox* language_ = nullptr;
  QComboBox* level_ = nullptr;
  QLabel* levelText_ = nullptr;
  QComboBox* begins_ = nullptr;
  QSpinBox* minutes_ = nullptr;
  QComboBox* phonies_ = nullptr;
  QPushButton* begin_ = nullptr;
};

}  // namespace rozbor::desktop
