#pragma once

#include <optional>
#include <string>

#include "rozbor/review/found_grades.h"

namespace rozbor::reports {

/// Grades as bytes (CBOR), with a text that says what they rest on, and back; nothing for bytes that are no
/// such grades or rest on something else. Exact to the last bit, but for what grading alone needs of a
/// simulation (what the opponent's move was taken to tell).
[[nodiscard]] std::string encodedGrades(const std::string& grounds, const FoundGrades& found);
[[nodiscard]] std::optional<FoundGrades> decodedGrades(const std::string& bytes, const std::string& grounds);

}  // namespace rozbor::reports
