#pragma once

#include <QAction>
#include <QKeySequence>
#include <functional>

#include "speech/spoken.h"

class QPushButton;

namespace rozbor::desktop {

/// An action that `does` something; its tool tip names the key.
[[nodiscard]] QAction* makeAction(QObject* owner, const Spoken& text, const QKeySequence& key,
                                  std::function<void()> does);
/// The same for an action that is named anew.
void setActionText(QAction& action, const QString& text);
/// What a menu shows of an action, without the marks for keys.
[[nodiscard]] QString plainText(const QAction& action);

/// A button that does the same, as long as the action may be done.
[[nodiscard]] QPushButton* buttonFor(QAction* action, QWidget* parent);

}  // namespace rozbor::desktop
