#include "actions.h"

#include <QPushButton>

namespace rozbor::desktop {
void setActionText(QAction& action, const QString& text) {
  action.setText(text);
  const QKeySequence key = action.shortcut();
  if (key.isEmpty()) return;
  action.setToolTip(plainText(action) + QStringLiteral(" (") + key.toString(QKeySequence::NativeText) + u')');
}

QAction* makeAction(QObject* owner, const Spoken& text, const QKeySequence& key, std::function<void()> does) {
  auto* made = new QAction(owner);
  made->setShortcut(key);
  QObject::connect(made, &QAction::triggered, owner, [does = std::move(does)] { does(); });
  text.to(made, [](QAction* action, const QString& words) { setActionText(*action, words); });
  return made;
}

QString plainText(const QAction& action) {
  QString plain = action.text();
  return plain.remove(u'&').remove(u'…');
}

QPushButton* buttonFor(QAction* action, QWidget* parent) {
  auto* button = new QPushButton(parent);
  const auto follow = [button, action] {
    button->setText(plainText(*action));
    button->setToolTip(action->toolTip());
    button->setEnabled(action->isEnabled());
  };
  follow();
  QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
  QObject::connect(action, &QAction::changed, button, follow);
  return button;
}

}  // namespace rozbor::desktop
