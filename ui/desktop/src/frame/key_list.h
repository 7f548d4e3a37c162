#pragma once

#include <QList>

#include "rozbor/render/wording.h"

class QAction;
class QDialog;
class QWidget;

namespace rozbor::desktop {

/// A window that lists the keys of the actions.
[[nodiscard]] QDialog* makeKeyList(const reports::Wording& wording, const QList<QAction*>& actions,
                                   QWidget* parent);

}  // namespace rozbor::desktop
