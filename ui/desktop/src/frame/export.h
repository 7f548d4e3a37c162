#pragma once

#include <QString>
#include <filesystem>
#include <string>

#include "library/game_view.h"
#include "rozbor/render/wording.h"

class QPrinter;

namespace rozbor::desktop {

/// The review as a page, with its charts. Needs the thread of the interface.
[[nodiscard]] std::string pageOf(const reports::GameReview& game, const reports::Wording& wording);

/// The same as a PDF file for paper, or on a printer.
[[nodiscard]] std::string paperOf(const reports::GameReview& game, const reports::Wording& wording);
void printGame(const reports::GameReview& game, const reports::Wording& wording, QPrinter& printer);

/// The name to propose for an exported file: the record's, beside the record.
[[nodiscard]] QString proposedName(const reports::GameReview& game, const QString& suffix);

/// Replaces a file by `text`, or leaves it as it was and returns false.
[[nodiscard]] bool writeFile(const QString& path, const std::string& text);

}  // namespace rozbor::desktop
