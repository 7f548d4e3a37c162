#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rozbor/parser/diagnostic.h"
#include "rozbor/render/document/blocks.h"
#include "rozbor/render/document/turns_block.h"
#include "rozbor/render/linked_sentence.h"

/// What the document of a game has besides: values for which every face has a shape of its own.
namespace rozbor::reports {

struct OpeningSide {
  PlayerTag player;
  std::string points;
  bool won = false;
  std::string
      note{};  ///< how they played, for faces that show the points as a figure; the numbers have it, too
};

/// Who played, how it ended, and what must be known before the numbers are believed.
struct OpeningBlock {
  std::vector<OpeningSide> sides;
  std::string verdict;
  std::vector<LinkedSentence> story;  ///< how it went
  std::vector<Fact> origin;           ///< title and file, where they are not on top as the subtitle
  std::vector<Fact> grounds;
  std::vector<std::string> caveats;  ///< the method first
  std::optional<BoardFigure> board;  ///< as the game left it
};

/// A moment to remember.
struct MomentBlock {
  std::string turn;  ///< its number, as its row has it
  std::string title;
  std::vector<std::string> sentences;
  std::vector<Fact> facts;
  std::vector<BoardFigure> boards;
};

struct Remark {
  parser::Severity severity = parser::Severity::info;
  std::string severityWord;
  std::string place;    ///< "line 3, column 4"; empty where it has none
  std::string address;  ///< "club.gcg:3:4"
  std::string code;
  std::string message;
  std::string recovery;
};

/// What the reader of the record has to say.
struct RemarksBlock {
  std::vector<Remark> remarks;
};

/// Program, lexicon and method, to the last digit: for who would compute it again.
struct SourcesBlock {
  std::vector<Fact> facts;
};

}  // namespace rozbor::reports
