#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "rozbor/parser/record.h"

namespace rozbor::reports {

/// Puts our notes, by index of the event, behind the events and the user's own notes on them. Each stands on
/// one line between marks. Notes of ours that were there before go.
void putNotes(parser::GameRecord& record, const std::map<std::size_t, std::string>& notes);

}  // namespace rozbor::reports
