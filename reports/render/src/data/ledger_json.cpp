#include "ledger_json.h"

#include "json_values.h"
#include "rozbor/review/luck/ledger.h"

namespace rozbor::reports {
namespace {

using nlohmann::json;
/// How a scale is written.
struct Digits {
  double (*rounded)(double);
  json (*optional)(const std::optional<double>&);
};
constexpr Digits kPoints{roundedPoints, optionalPoints};
constexpr Digits kShare{roundedShare, optionalShare};

json scaleJson(const LedgerScale& scale, const Digits& digits) {
  const auto rounded = digits.rounded;
  return {{"start", rounded(scale.start)},
          {"ownLuck", digits.optional(scale.ownLuck)},
          {"opponentLuck", digits.optional(scale.opponentLuck)},
          {"luckSe", scale.ownLuck || scale.opponentLuck ? json(rounded(scale.luckSe)) : json()},
          {"ownMistakes", rounded(scale.ownMistakes)},
          {"opponentMistakes", rounded(scale.opponentMistakes)},
          {"ownMistakesSe", rounded(scale.ownMistakesSe)},
          {"opponentMistakesSe", rounded(scale.opponentMistakesSe)},
          {"replies", rounded(scale.replies)},
          {"repliesSe", rounded(scale.repliesSe)},
          {"method", rounded(scale.method)},
          {"methodSe", rounded(scale.methodSe)},
          {"other", rounded(scale.other)},
          {"rest", rounded(scale.rest)},
          {"result", scale.result}};
}

json partsOnScale(const Parts& parts, const Digits& digits) {
  json object;
  for (std::size_t part = 0; part < kPartCount; ++part)
    object[name(static_cast<Part>(part))] = digits.optional(parts[part]);
  return object;
}

}  // namespace

json ledgerJson(const GameReview& review, std::size_t player) {
  const Ledger ledger = ledgerOf(review, player);
  json object = scaleJson(ledger.points, kPoints);
  object["player"] = player;
  object["adjustedSpread"] = optionalPoints(ledger.adjustedSpread);
  object["win"] = ledger.win ? scaleJson(*ledger.win, kShare) : json();
  return object;
}

json partsJson(const GameReview& review, std::size_t decision) {
  if (!review.parts) return nullptr;
  const TurnParts& turn = review.parts->turns[decision];
  return {{"points", partsOnScale(turn.points, kPoints)}, {"win", partsOnScale(turn.win, kShare)}};
}

}  // namespace rozbor::reports
