#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rozbor/parser/diagnostic.h"

namespace rozbor::replay {

/// One sort of contradiction between a record and the rules: its stable code, its weight and what
/// the referee does about it. Every code is explained in docs/replay.md and has a broken file
/// tests/data/replay/<code without "replay.">.gcg; a test holds the three together.
struct FindingKind {
  std::string_view code;
  parser::Severity severity;
  std::string_view recovery;
};

namespace finding {

using enum parser::Severity;

// Who plays
inline constexpr FindingKind kDuplicateNick{"replay.duplicate-nick", warning,
                                            "turns are taken to alternate; where totals tell, they decide"};
inline constexpr FindingKind kSameName{"replay.same-name", warning, "taken as two players"};
inline constexpr FindingKind kMoreThanTwoPlayers{"replay.more-than-two-players", error,
                                                 "replayed, but cannot be reviewed"};
inline constexpr FindingKind kUnknownPlayer{"replay.unknown-player", warning,
                                            "taken as the player whom the turn and the totals suggest"};
inline constexpr FindingKind kOutOfTurn{"replay.out-of-turn", warning, "the player of the line moves"};
inline constexpr FindingKind kAfterTheEnd{"replay.after-the-end", warning, "the game goes on"};

// Tiles and racks
inline constexpr FindingKind kUnknownLetter{"replay.unknown-letter", error,
                                            "a play with it is not laid, a rack is read without it"};
inline constexpr FindingKind kTileNotOnRack{"replay.tile-not-on-rack", error,
                                            "the rack is taken to hold the tiles used, the rest unknown"};
inline constexpr FindingKind kTileNotAvailable{"replay.tile-not-available", error, "played as written"};
inline constexpr FindingKind kTooManyTiles{"replay.too-many-tiles", error, "played as written"};
inline constexpr FindingKind kRackTooLarge{"replay.rack-too-large", error,
                                           "the rack is taken to hold the tiles used, the rest unknown"};
inline constexpr FindingKind kRackImpossible{"replay.rack-impossible", error,
                                             "the rack is taken to hold the tiles used, the rest unknown"};

inline constexpr FindingKind kRackNotKept{"replay.rack-not-kept", warning, "both racks are taken as written"};

// Placements
inline constexpr FindingKind kOffBoard{"replay.off-board", error, "not laid; the score is taken as recorded"};
inline constexpr FindingKind kOverlap{"replay.overlap", error, "not laid; the score is taken as recorded"};
inline constexpr FindingKind kGap{"replay.gap", error, "not laid; the score is taken as recorded"};
inline constexpr FindingKind kLaysNothing{"replay.lays-nothing", error,
                                          "not laid; the score is taken as recorded"};
inline constexpr FindingKind kNotConnected{"replay.not-connected", error, "laid as written"};
inline constexpr FindingKind kMissesStart{"replay.misses-start", error, "laid as written"};
inline constexpr FindingKind kOneTileFirstPlay{"replay.one-tile-first-play", error, "laid as written"};
inline constexpr FindingKind kNotWholeWord{"replay.not-whole-word", info, "the whole word counts"};

// Points
inline constexpr FindingKind kScoreMismatch{"replay.score-mismatch", warning,
                                            "both numbers are kept; the computed one counts"};
inline constexpr FindingKind kScoreMissing{"replay.score-missing", info, "the computed score counts"};
inline constexpr FindingKind kTotalMismatch{"replay.total-mismatch", warning,
                                            "both numbers are kept; later totals are compared with this one"};
inline constexpr FindingKind kPassWithPoints{"replay.pass-with-points", warning, "it counts nothing"};
inline constexpr FindingKind kExchangeWithPoints{"replay.exchange-with-points", warning, "it counts nothing"};

// Exchanges, challenges, the clock
inline constexpr FindingKind kExchangeWithSmallBag{"replay.exchange-with-small-bag", warning,
                                                   "exchanged as written"};
inline constexpr FindingKind kNothingToWithdraw{"replay.nothing-to-withdraw", error,
                                                "no tile is taken up; the score is taken as recorded"};
inline constexpr FindingKind kWithdrawnScore{"replay.withdrawn-score", warning,
                                             "the points of the play are taken off"};
inline constexpr FindingKind kWithdrawnRack{"replay.withdrawn-rack", warning, "the rack of the play counts"};
inline constexpr FindingKind kChallengeWithoutPlay{"replay.challenge-without-play", warning,
                                                   "the points are taken as recorded"};
inline constexpr FindingKind kChallengeBonus{"replay.challenge-bonus", info,
                                             "the points are taken as recorded"};
inline constexpr FindingKind kNextRack{"replay.next-rack", info, "the rack is not used"};
inline constexpr FindingKind kTimePenalty{"replay.time-penalty", warning, "the points are taken as recorded"};
inline constexpr FindingKind kSecondTimePenalty{"replay.second-time-penalty", warning, "both count"};

// The end
inline constexpr FindingKind kEndRackEarly{"replay.end-rack-early", warning, "the game is taken to end here"};
inline constexpr FindingKind kEndRackTiles{"replay.end-rack-tiles", warning,
                                           "the tiles that must be left count, where that is certain"};
inline constexpr FindingKind kEndRackTwice{"replay.end-rack-twice", warning, "both count"};
inline constexpr FindingKind kRackPenaltyMissing{"replay.rack-penalty-missing", warning,
                                                 "nothing is deducted"};
inline constexpr FindingKind kEndPointsMissing{"replay.end-points-missing", info,
                                               "the scores stay as the record has them"};
inline constexpr FindingKind kUnfinished{"replay.unfinished", info, ""};

// The header
inline constexpr FindingKind kBoardLayout{"replay.board-layout", info, "the board of the language is used"};
inline constexpr FindingKind kGameType{"replay.game-type", info,
                                       "replayed by the rules of ordinary games of the language"};

}  // namespace finding

/// Collects what contradicts.
class Findings {
 public:
  void add(const FindingKind& kind, parser::SourceRange where, std::string message) {
    diagnostics_.push_back(
        {kind.severity, std::string(kind.code), where, std::move(message), std::string(kind.recovery)});
  }

  /// Everything found, in the order of lines.
  [[nodiscard]] std::vector<parser::Diagnostic> take();

 private:
  std::vector<parser::Diagnostic> diagnostics_;
};

}  // namespace rozbor::replay
