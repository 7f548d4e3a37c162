#include "actions.h"

namespace rozbor::desktop {

QAction* makeAction(QObject* owner, const QString& text, const QKeySequence& key,
                    std::function<void()> does) {
  auto* made = new QAction(text, owner);
  made->setShortcut(key);
  QObject::connect(made, &QAction::triggered, owner, [does = std::move(does)] { does(); });
  if (!key.isEmpty())
    made->setToolTip(plainText(*made) + QStringLiteral(" (") + key.toString(QKeySequence::NativeText) + u')');
  return made;
}

QString plainText(const QAction& action) {
  QString plain = action.text();
  return plain.remove(u'&').remove(u'…');
}

}  // namespace rozbor::desktop
