#pragma once

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

#include "rozbor/parser/diagnostic.h"
#include "rozbor/replay/replay.h"
#include "rozbor/review/review.h"

namespace rozbor::reports {

/// Points with at most three decimals, as the contract has them.
[[nodiscard]] double roundedPoints(double points);
/// A probability or a share, 0 to 1, with at most six.
[[nodiscard]] double roundedShare(double share);

/// The same; null of nothing.
[[nodiscard]] nlohmann::json optionalPoints(const std::optional<double>& points);
[[nodiscard]] nlohmann::json optionalShare(const std::optional<double>& share);

[[nodiscard]] nlohmann::json diagnosticsJson(const std::vector<parser::Diagnostic>& diagnostics);
[[nodiscard]] nlohmann::json lexiconJson(const GameReview& review);

/// One line; text that is no UTF-8 comes out with U+FFFD.
[[nodiscard]] std::string dump(const nlohmann::json& object);

}  // namespace rozbor::reports
