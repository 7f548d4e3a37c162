#include "rail.h"

#include <QAction>
#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace rozbor::desktop {

Rail::Rail(const LiveWording& wording, QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  spoken(wording, "Pages").to(this, &QWidget::setAccessibleName);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::AlternateBase);
  column_->setContentsMargins(4, 6, 4, 6);
  column_->setSpacing(2);
  column_->addStretch(1);
}

void Rail::add(const QWidget* page, QAction& action, PageIcon icon, const Spoken& word) {
  auto* button = new QToolButton(this);
  button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  button->setIcon(pageIcon(icon, palette()));
  button->setIconSize({24, 24});
  button->setAutoRaise(true);
  button->setCheckable(true);
  button->setFocusPolicy(Qt::TabFocus);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  word.to(button, &QToolButton::setText);
  const auto follow = [button, &action] {
    button->setToolTip(action.toolTip());
    button->setEnabled(action.isEnabled());
  };
  follow();
  connect(&action, &QAction::changed, button, follow);
  connect(button, &QToolButton::clicked, &action, &QAction::trigger);
  // The page marks it, not the click: a page that cannot be shown is not.
  connect(button, &QToolButton::clicked, this, [this] { mark(marked_); });
  column_->insertWidget(column_->count() - 1, button);
  entries_ += {page, icon, button};
}

void Rail::mark(const QWidget* page) {
  marked_ = page;
  for (const Entry& entry : entries_)
    entry.button->setChecked(entry.page == page);
}

void Rail::setNarrow(bool narrow) {
  if (narrow == narrow_) return;
  narrow_ = narrow;
  for (const Entry& entry : entries_)
    entry.button->setToolButtonStyle(narrow ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
}

/// Words may always give way to the page.
QSize Rail::minimumSizeHint() const {
  constexpr int kPictureAndEdges = 44;
  return {kPictureAndEdges, QWidget::minimumSizeHint().height()};
}

QToolButton* Rail::buttonOf(const QWidget* page) const {
  for (const Entry& entry : entries_) {
    if (entry.page == page) return entry.button;
  }
  return nullptr;
}

void Rail::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  for (const Entry& entry : entries_)
    entry.button->setIcon(pageIcon(entry.icon, palette()));
}

}  // namespace rozbor::desktop
