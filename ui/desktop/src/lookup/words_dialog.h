#pragma once

#include <QDialog>
#include <optional>
#include <string>

#include "rozbor/lexica/data_paths.h"
#include "speech/spoken.h"
#include "word_lookup.h"
#include "words_worker.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace rozbor::desktop {

/// Looks words up in the lexicon of a language: hooks, anagrams, words of tiles, words that fit a pattern.
/// Every word of an answer leads on.
class WordsDialog : public QDialog {
  Q_OBJECT
 public:
  /// `wording` must outlive the dialog.
  WordsDialog(const LiveWording& wording, lexica::DataPaths paths, QWidget* parent = nullptr);

  /// Shows itself with a question, or with the last one where `word` is empty; "": the language as it is.
  void show(const QString& word, const std::string& languageId);
  void usePaths(lexica::DataPaths paths);

  [[nodiscard]] QLineEdit& question() { return *question_; }
  [[nodiscard]] QComboBox& languages() { return *languages_; }
  [[nodiscard]] QTextBrowser& answer() { return *answer_; }
  [[nodiscard]] QPushButton& meaningButton() { return *meaning_; }
  [[nodiscard]] WordLookup& lookup() { return lookup_; }

 signals:
  /// What was asked is answered, or why not is said.
  void told();

 private:
  void makeParts();
  void ask();
  void onAnswered(const app::WordAnswer& answer, const std::string& lexicon);
  void onFailed(const game::Error& error);
  void tell();
  [[nodiscard]] QString answerText() const;
  [[nodiscard]] std::string language() const;

  const LiveWording& wording_;
  lexica::DataPaths paths_;
  std::optional<app::WordAnswer> found_;
  std::string lexicon_;
  std::optional<game::Error> fault_;
  QLineEdit* question_ = nullptr;
  QComboBox* languages_ = nullptr;
  QTextBrowser* answer_ = nullptr;
  QPushButton* meaning_ = nullptr;
  WordLookup lookup_;
  WordsWorker worker_;
};

}  // namespace rozbor::desktop
