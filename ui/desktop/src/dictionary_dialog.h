#pragma once

#include "rozbor/app/data_paths.h"
#include "spoken.h"

class QDialog;
class QWidget;

namespace rozbor::desktop {

/// Asks for the page of each language's dictionary; they are kept when it is accepted.
[[nodiscard]] QDialog* makeDictionaryDialog(const LiveWording& wording, const app::DataPaths& paths,
                                            QWidget* parent);

}  // namespace rozbor::desktop
