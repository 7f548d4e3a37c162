#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rozbor/parser/diagnostic.h"
#include "rozbor/said/message.h"

namespace rozbor::replay {

/// One sort of contradiction between a record and the rules: its stable code, its weight and what
/// the referee does about it. Every code is explained in docs/replay.md and has a broken file
/// tests/data/replay/<code without "replay.">.gcg; a test holds the three together.
struct FindingKind {
  std::string_view code;
  parser::Severity severity;
  said::Sentence recovery;
};

namespace finding {

using enum parser::Severity;

// Who plays
inline constexpr FindingKind kDuplicateNick{
    "replay.duplicate-nick", warning,
    said::marked("turns are taken to alternate; where totals tell, they decide")};
inline constexpr FindingKind kSameName{"replay.same-name", warning, said::marked("taken as two players")};
inline constexpr FindingKind kMoreThanTwoPlayers{"replay.more-than-two-players", error,
                                                 said::marked("replayed, but cannot be reviewed")};
inline constexpr FindingKind kUnknownPlayer{
    "replay.unknown-player", warning,
    said::marked("taken as the player whom the turn and the totals suggest")};
inline constexpr FindingKind kOutOfTurn{"replay.out-of-turn", warning,
                                        said::marked("the player of the line moves")};
inline constexpr FindingKind kAfterTheEnd{"replay.after-the-end", warning, said::marked("the game goes on")};

// Tiles and racks
inline constexpr FindingKind kUnknownLetter{
    "replay.unknown-letter", error, said::marked("a play with it is not laid, a rack is read without it")};
inline constexpr FindingKind kTileNotOnRack{
    "replay.tile-not-on-rack", error,
    said::marked("the rack is taken to hold the tiles used, the rest unknown")};
inline constexpr FindingKind kTileNotAvailable{"replay.tile-not-available", error,
                                               said::marked("played as written")};
inline constexpr FindingKind kTooManyTiles{"replay.too-many-tiles", error, said::marked("played as written")};
inline constexpr FindingKind kRackTooLarge{
    "replay.rack-too-large", error,
    said::marked("the rack is taken to hold the tiles used, the rest unknown")};
inline constexpr FindingKind kRackImpossible{
    "replay.rack-impossible", error,
    said::marked("the rack is taken to hold the tiles used, the rest unknown")};

inline constexpr FindingKind kRackNotKept{"replay.rack-not-kept", warning,
                                          said::marked("both racks are taken as written")};

// Placements
inline constexpr FindingKind kOffBoard{"replay.off-board", error,
                                       said::marked("not laid; the score is taken as recorded")};
inline constexpr FindingKind kOverlap{"replay.overlap", error,
                                      said::marked("not laid; the score is taken as recorded")};
inline constexpr FindingKind kGap{"replay.gap", error,
                                  said::marked("not laid; the score is taken as recorded")};
inline constexpr FindingKind kLaysNothing{"replay.lays-nothing", error,
                                          said::marked("not laid; the score is taken as recorded")};
inline constexpr FindingKind kNotConnected{"replay.not-connected", error, said::marked("laid as written")};
inline constexpr FindingKind kMissesStart{"replay.misses-start", error, said::marked("laid as written")};
inline constexpr FindingKind kOneTileFirstPlay{"replay.one-tile-first-play", error,
                                               said::marked("laid as written")};
inline constexpr FindingKind kNotWholeWord{"replay.not-whole-word", info,
                                           said::marked("the whole word counts")};

// Points
inline constexpr FindingKind kScoreMismatch{"replay.score-mismatch", warning,
                                            said::marked("both numbers are kept; the computed one counts")};
inline constexpr FindingKind kScoreMissing{"replay.score-missing", info,
                                           said::marked("the computed score counts")};
inline constexpr FindingKind kTotalMismatch{
    "replay.total-mismatch", warning,
    said::marked("both numbers are kept; later totals are compared with this one")};
inline constexpr FindingKind kPassWithPoints{"replay.pass-with-points", warning,
                                             said::marked("it counts nothing")};
inline constexpr FindingKind kExchangeWithPoints{"replay.exchange-with-points", warning,
                                                 said::marked("it counts nothing")};

// Exchanges, challenges, the clock
inline constexpr FindingKind kExchangeWithSmallBag{"replay.exchange-with-small-bag", warning,
                                                   said::marked("exchanged as written")};
inline constexpr FindingKind kNothingToWithdraw{
    "replay.nothing-to-withdraw", error, said::marked("no tile is taken up; the score is taken as recorded")};
inline constexpr FindingKind kWithdrawnScore{"replay.withdrawn-score", warning,
                                             said::marked("the points of the play are taken off")};
inline constexpr FindingKind kWithdrawnRack{"replay.withdrawn-rack", warning,
                                            said::marked("the rack of the play counts")};
inline constexpr FindingKind kChallengeWithoutPlay{"replay.challenge-without-play", warning,
                                                   said::marked("the points are taken as recorded")};
inline constexpr FindingKind kChallengeBonus{"replay.challenge-bonus", info,
                                             said::marked("the points are taken as recorded")};
inline constexpr FindingKind kNextRack{"replay.next-rack", info, said::marked("the rack is not used")};
inline constexpr FindingKind kTimePenalty{"replay.time-penalty", warning,
                                          said::marked("the points are taken as recorded")};
inline constexpr FindingKind kSecondTimePenalty{"replay.second-time-penalty", warning,
                                                said::marked("both count")};

// The end
inline constexpr FindingKind kEndRackEarly{"replay.end-rack-early", warning,
                                           said::marked("the game is taken to end here")};
inline constexpr FindingKind kEndRackTiles{
    "replay.end-rack-tiles", warning,
    said::marked("the tiles that must be left count, where that is certain")};
inline constexpr FindingKind kEndRackTwice{"replay.end-rack-twice", warning, said::marked("both count")};
inline constexpr FindingKind kRackPenaltyMissing{"replay.rack-penalty-missing", warning,
                                                 said::marked("nothing is deducted")};
inline constexpr FindingKind kEndPointsMissing{"replay.end-points-missing", info,
                                               said::marked("the scores stay as the record has them")};
inline constexpr FindingKind kUnfinished{"replay.unfinished", info, said::Sentence("")};

// The header
inline constexpr FindingKind kBoardLayout{"replay.board-layout", info,
                                          said::marked("the board of the language is used")};
inline constexpr FindingKind kGameType{
    "replay.game-type", info, said::marked("replayed by the rules of ordinary games of the language")};

}  // namespace finding

/// "+12", "-12".
[[nodiscard]] std::string withSign(int points);

/// Collects what contradicts.
class Findings {
 public:
  void add(const FindingKind& kind, parser::SourceRange where, said::Message message) {
    diagnostics_.push_back({kind.severity, std::string(kind.code), where, std::move(message), kind.recovery});
  }

  /// Everything found, in the order of lines.
  [[nodiscard]] std::vector<parser::Diagnostic> take();

 private:
  std::vector<parser::Diagnostic> diagnostics_;
};

}  // namespace rozbor::replay
