#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "rozbor/render/linked_sentence.h"
#include "rozbor/render/wording.h"
#include "rozbor/review/review.h"

/// What there is to say of a whole game, in the reader's language and without any mark-up, for faces that lay
/// it out themselves. The sentences and figures are those of the text report and the page.
namespace rozbor::reports {

/// A key moment in words.
struct ToldMoment {
  std::size_t turn = 0;  ///< index into the replay's turns
  std::string title;     ///< "Turn 14, Ida: a missed bingo"
  std::string kind;      ///< "a missed bingo"
  std::string text;      ///< whole sentences
};

/// A line of a table with a cell for each column.
struct StoryRow {
  std::string label;
  bool headline = false;  ///< to be looked at first
  std::vector<std::string> cells;
};

struct GameStory {
  std::string verdict;                    ///< "Ida wins by 49 points."
  std::vector<LinkedSentence> paragraph;  ///< how it went, see gameParagraph
  std::string play;                       ///< what both lost by their moves; empty where no turn is graded
  std::vector<ToldMoment> moments;        ///< at most three, in the order of the game
  std::vector<std::string> players;       ///< whose cells the rows have
  std::string ledgerHead;                 ///< "Seen by Ida"
  std::vector<std::string> ledgerColumns;
  std::vector<StoryRow> ledger;      ///< where the result came from; empty where no luck was measured
  std::string ledgerSentence;        ///< what its lines mean
  std::vector<StoryRow> summary;     ///< the game in numbers
  std::vector<std::string> caveats;  ///< what must be known before the numbers are believed
  std::string method;                ///< what the losses are and what they are not
};

[[nodiscard]] GameStory gameStory(const GameReview& review, const Wording& wording);

}  // namespace rozbor::reports
