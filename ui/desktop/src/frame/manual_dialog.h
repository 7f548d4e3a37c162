#pragma once

#include <QDialog>
#include <filesystem>

class QTextBrowser;

namespace rozbor::desktop {

class LiveWording;

/// The handbook in the language of the interface, in English where that has none; stays open beside the page.
class ManualDialog : public QDialog {
  Q_OBJECT
 public:
  /// `handbook`: the folder with a file for each language, "cs.md".
  ManualDialog(const LiveWording& wording, std::filesystem::path handbook, QWidget* parent);

  [[nodiscard]] const QTextBrowser& text() const { return *text_; }
  /// Goes on to the next place that has these letters, from the beginning again after the last.
  void find(const QString& letters);

 private:
  void read();

  const LiveWording& wording_;
  std::filesystem::path handbook_;
  QTextBrowser* text_;
};

}  // namespace rozbor::desktop
