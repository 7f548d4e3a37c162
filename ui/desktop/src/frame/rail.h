#pragma once

#include <QList>
#include <QWidget>

#include "speech/spoken.h"
#include "widgets/page_icons.h"

class QAction;
class QToolButton;
class QVBoxLayout;

namespace rozbor::desktop {

/// The pages of the window, one button below the other; that of the page that is shown is marked. A click
/// leaves the focus where the page puts it.
class Rail : public QWidget {
  Q_OBJECT
 public:
  explicit Rail(const LiveWording& wording, QWidget* parent = nullptr);

  /// A button that does what the action does, as long as that may be done, named by a word.
  void add(const QWidget* page, QAction& action, PageIcon icon, const Spoken& word);
  void mark(const QWidget* page);
  /// Pictures without words, where a window has little room.
  void setNarrow(bool narrow);
  [[nodiscard]] QSize minimumSizeHint() const override;
  [[nodiscard]] QToolButton* buttonOf(const QWidget* page) const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  struct Entry {
    const QWidget* page = nullptr;
    PageIcon icon = PageIcon::home;
    QToolButton* button = nullptr;
  };
  QVBoxLayout* column_;
  QList<Entry> entries_;
  const QWidget* marked_ = nullptr;
  bool narrow_ = false;
};

}  // namespace rozbor::desktop
