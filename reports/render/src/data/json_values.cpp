#include "json_values.h"

#include <fmt/format.h>

#include <cmath>

namespace rozbor::reports {

using nlohmann::json;

namespace {

double rounded(double number, double fineness) {
  return std::round(number * fineness) / fineness + 0.0;  // no "-0"
}

}  // namespace

double roundedPoints(double points) {
  return rounded(points, 1e3);
}

double roundedShare(double share) {
  return rounded(share, 1e6);
}

json optionalPoints(const std::optional<double>& points) {
  return points ? json(roundedPoints(*points)) : json();
}

json optionalShare(const std::optional<double>& share) {
  return share ? json(roundedShare(*share)) : json();
}

json diagnosticsJson(const std::vector<parser::Diagnostic>& diagnostics) {
  json array = json::array();
  for (const parser::Diagnostic& diagnostic : diagnostics) {
    array.push_back({{"severity", parser::name(diagnostic.severity)},
                     {"code", diagnostic.code},
                     {"line", diagnostic.where.line},
                     {"column", diagnostic.where.column},
                     {"message", diagnostic.message.english()},
                     {"recovery", diagnostic.recovery.english()}});
    if (!diagnostic.path.empty()) array.back()["path"] = diagnostic.path;
  }
  return array;
}

json lexiconJson(const GameReview& review) {
  const LexiconFit& fit = review.lexiconFit;
  return {{"name", review.lexicon.name},
          {"words", review.lexicon.words},
          {"checksum", fmt::format("{:016x}", review.lexicon.checksum)},
          {"reason", name(review.lexiconReason)},
          {"wanted", review.lexiconWanted.empty() ? json() : json(review.lexiconWanted)},
          {"recordWords", fit.words},
          {"recordWordsMissing", fit.missing},
          {"fits", fit.isGood()},
          {"origin", fit.origin().empty() ? json() : json(fit.origin())},
          {"better", fit.better.empty() ? json() : json(fit.better)},
          {"betterMissing", fit.better.empty() ? json() : json(fit.betterMissing)}};
}

std::string dump(const json& object) {
  return object.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace rozbor::reports
