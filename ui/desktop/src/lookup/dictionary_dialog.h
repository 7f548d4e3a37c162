#pragma once

#include "rozbor/lexica/data_paths.h"
#include "speech/spoken.h"

class QDialog;
class QWidget;

namespace rozbor::desktop {

/// Asks for the page of each language's dictionary; they are kept when it is accepted.
[[nodiscard]] QDialog* makeDictionaryDialog(const LiveWording& wording, const lexica::DataPaths& paths,
                                            QWidget* parent);

}  // namespace rozbor::desktop
