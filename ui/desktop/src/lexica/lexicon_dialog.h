#pragma once

#include <QDialog>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lexicon_worker.h"
#include "speech/spoken.h"

class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace rozbor::desktop {

/// What judges the words of a language, and what its leaves are worth: one of the lexica that are installed,
/// a file, or one that is built here from the system's word list.
class LexiconDialog : public QDialog {
  Q_OBJECT
 public:
  /// Begins with a language (id); "": the first. `wording` must outlive the dialog.
  LexiconDialog(const LiveWording& wording, const lexica::DataPaths& paths, const std::string& language,
                QWidget* parent = nullptr);

  /// Builds the lexicon of the language from the system's word list, or from the user's own list, dictionary
  /// or lexicon; it is chosen then.
  void build(std::optional<std::filesystem::path> file = {});
  /// Leave values from a file; what is none is told and not taken.
  void takeLeaves(const std::filesystem::path& file);

  [[nodiscard]] QComboBox& languages() { return *languages_; }
  [[nodiscard]] QListWidget& lexica() { return *lexica_; }
  [[nodiscard]] QComboBox& leaves() { return *leaves_; }
  [[nodiscard]] QLabel& remark() { return *remark_; }

  /// The first press ends a build, the next one leaves.
  void reject() override;

 signals:
  /// The dialog was accepted.
  void chosen(const std::string& language, const rozbor::lexica::PreferredData& data);
  /// What is installed is in the list.
  void listed();

 private:
  void makeParts();
  void connectParts();
  void showLanguage();
  void showInstalled();
  void showProgress(const std::string& step, int done, int all);
  void setBuilding(bool building);
  void chooseFile();
  void chooseLeaves();
  [[nodiscard]] const std::shared_ptr<const game::Language>& language() const;
  [[nodiscard]] QString itemText(const lexica::InstalledLexicon& lexicon) const;
  [[nodiscard]] std::string freeName(const std::filesystem::path& file) const;
  [[nodiscard]] lexica::PreferredData choice() const;

  const LiveWording& wording_;
  lexica::DataPaths paths_;
  std::vector<std::shared_ptr<const game::Language>> known_;
  InstalledLexica installed_;
  std::string wanted_;  ///< name of the lexicon that is chosen once the list is there
  bool building_ = false;
  QComboBox* languages_ = nullptr;
  QListWidget* lexica_ = nullptr;
  QPushButton* fromSystem_ = nullptr;
  QPushButton* fromFile_ = nullptr;
  QProgressBar* progress_ = nullptr;
  QComboBox* leaves_ = nullptr;
  QPushButton* leavesFile_ = nullptr;
  QLabel* remark_ = nullptr;
  QPushButton* accept_ = nullptr;
  LexiconWorker worker_;
};

}  // namespace rozbor::desktop
