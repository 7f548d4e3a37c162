#pragma once

#include <QAction>
#include <QKeySequence>
#include <functional>

namespace rozbor::desktop {

/// An action that `does` something; its tool tip names the key.
[[nodiscard]] QAction* makeAction(QObject* owner, const QString& text, const QKeySequence& key,
                                  std::function<void()> does);
/// What a menu shows of an action, without the marks for keys.
[[nodiscard]] QString plainText(const QAction& action);

}  // namespace rozbor::desktop
