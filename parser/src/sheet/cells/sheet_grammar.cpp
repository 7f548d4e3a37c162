#include "sheet_grammar.h"

#include <algorithm>
#include <boost/spirit/home/x3.hpp>
#include <functional>
#include <string>

#include "fold.h"
#include "rozbor/parser/encoding.h"
#include "sheet/sheet_session.h"
#include "sheet_terms.h"
#include "text.h"
#include "tiles.h"
#include "x3_support.h"

// The cells of a score sheet in Spirit X3. A cell is short and people write what they like into it, so
// nothing is expected: what the grammar does not match is left over, and the caller says so. The order
// of the alternatives is part of the grammar and is tested.
namespace rozbor::parser {
namespace {

namespace x3 = boost::spirit::x3;

/// What every parser of our own has in common: no attribute.
template <class Derived>
struct PlainParser : x3::parser<Derived> {
  using attribute_type = x3::unused_type;
  static constexpr bool has_attribute = false;

  template <class Iterator, class Context, class RuleContext, class Attribute>
  bool parse(Iterator& first, const Iterator& last, const Context& /*unused*/, RuleContext& /*unused*/,
             Attribute& /*unused*/) const {
    const Iterator next = static_cast<const Derived&>(*this).skip(first, last);
    const bool found = next != first;
    first = next;
    return found;
  }
};

struct LetterParser : PlainParser<LetterParser> {
  const char* skip(const char* first, const char* last) const { return skipSheetLetter(first, last); }
};

/// A run of letters that is a word of this meaning.
template <SheetAction kAction>
struct ActionParser : PlainParser<ActionParser<kAction>> {
  const char* skip(const char* first, const char* last) const {
    const char* end = first;
    for (const char* next = skipLetter(end, last); next != end; next = skipLetter(end, last))
      end = next;
    const std::string word = folded({first, static_cast<std::size_t>(end - first)});
    return sheetAction(word) == kAction ? end : first;
  }
};

template <SheetTurnKind kKind>
struct SetKind {
  template <class Context>
  void operator()(Context& context) const {
    sessionOf<CellSession>(context).setKind(kKind);
  }
};

struct SetChallenged {
  template <class Context>
  void operator()(Context& context) const {
    sessionOf<CellSession>(context).setChallenged();
  }
};

struct IsScored {
  template <class Context>
  void operator()(Context& context) const {
    x3::_pass(context) = sessionOf<CellSession>(context).scored();
  }
};

template <SheetTurnKind kKind>
const auto isKind = x3::eps[SetKind<kKind>{}];

const auto isScored = x3::eps[IsScored{}];
const auto end = blanks >> x3::eoi;

template <SheetAction kAction>
const auto action = ActionParser<kAction>() >> -x3::lit('.');
const auto exchangeWord = action<SheetAction::exchange>;
const auto passWord = action<SheetAction::pass>;
const auto challengeWord = action<SheetAction::challenge>;
const auto unitWord = action<SheetAction::unit>;
const auto invalidWord = action<SheetAction::invalid> >> -(+blank >> ActionParser<SheetAction::filler>());
const auto anyMark = invalidWord | challengeWord;

// A letter is a blank in parentheses and behind "*" or "=".
const LetterParser letter;
const auto bracketed =
    !('(' >> blanks >> anyMark >> blanks >> ')') >> '(' >> blanks >> +letter >> blanks >> ')';
const auto word = +(bracketed | x3::char_("*=") >> letter | letter);
const auto mainWord = x3::raw[word][Take<&CellSession::takeWord>{}];
const auto crossWord = x3::raw[word][Take<&CellSession::takeCrossWord>{}];
const auto words = mainWord >> *(blanks >> '/' >> blanks >> crossWord);

const auto placeEnd = &(blank | x3::char_(",/")) | x3::eoi;
const auto digits = x3::digit >> -x3::digit;
const auto square = digits >> x3::char_("a-zA-Z") | x3::char_("a-zA-Z") >> digits;
const auto direction = blanks >> x3::char_("VSvs") >> placeEnd;
const auto place = x3::raw[square >> -direction >> placeEnd][Take<&CellSession::takePlace>{}];

const auto dash = x3::char_('-') | x3::lit("–") | x3::lit("—") | x3::lit("−");
const auto number = -(x3::char_('+') | dash) >> blanks >> +x3::digit;
const auto points = x3::raw[number >> placeEnd][Take<&CellSession::takePoints>{}];

const auto invalid = invalidWord >> isKind<SheetTurnKind::invalid>;
const auto challenge = challengeWord >> x3::eps[SetChallenged{}];
const auto markWord = invalid | challenge;
const auto mark = markWord | '*' >> isKind<SheetTurnKind::invalid>;
const auto markBehind = '(' >> blanks >> mark >> blanks >> ')' | mark;

const auto beforeWord = -(place >> +blank) >> -(markWord >> -x3::lit(':') >> blanks);
const auto behindWord = *(blanks >> markBehind | -x3::lit(',') >> +blank >> (place | points));
const auto play = beforeWord >> words >> behindWord;

// What was not played. Of a turn with points these words are words that were played.
const auto loneWord = isScored >> (exchangeWord | passWord | invalidWord | challengeWord) >>
                      (end | blanks >> challengeWord >> end);
const auto tile = bracketed | letter | x3::char_("?_");
const auto tiles = tile % *(blank | ',');
const auto rackTiles = blanks >> tiles >> end;
const auto count = x3::raw[+x3::digit][Take<&CellSession::takeCount>{}];
const auto exchangedTiles = x3::raw[tiles][Take<&CellSession::takeExchanged>{}];
const auto whatExchanged = -(count >> blanks) >> -(unitWord >> blanks) >> -(!challengeWord >> exchangedTiles);
const auto exchange = exchangeWord >> !(blanks >> '/') >> isKind<SheetTurnKind::exchange> >> blanks >>
                      -x3::char_(":(-") >> blanks >> whatExchanged >> -(blanks >> ')') >>
                      -(blanks >> challenge);
const auto pass = (passWord | !isScored >> +dash) >>
                  (&end | &(+blank >> challengeWord)) >> isKind<SheetTurnKind::pass> >>
                  -(blanks >> challenge);
const auto loneInvalid = invalid >> &end;
const auto loneChallenge = challenge >> &end >> isKind<SheetTurnKind::pass>;
const auto notPlayed = exchange | pass | loneInvalid | loneChallenge;

const auto cell = blanks >> (&loneWord >> words >> behindWord | notPlayed | play | place >> end);

// A result has a colon or a dash between its numbers; a dash right before the second is its sign only
// behind something else.
const auto firstNumber = x3::raw[number][Take<&CellSession::takeFirstNumber>{}];
const auto secondNumber = x3::raw[number][Take<&CellSession::takeSecondNumber>{}];
const auto between = blanks >> dash >> blanks | +(blank | x3::char_(":/;|,"));
const auto result = blanks >>
                    (firstNumber >> between >> secondNumber | firstNumber >> blanks >> -x3::lit(':') |
                     x3::lit(':') >> blanks >> secondNumber) >>
                    end;

template <class Grammar>
bool parseWhole(std::string_view text, CellSession& session, const Grammar& grammar) {
  const char* first = text.data();
  const char* const last = first + text.size();
  return x3::parse(first, last, x3::with<SessionTag<CellSession>>(std::ref(session))[grammar]) &&
         first == last;
}

}  // namespace

CellReading readWordCell(std::string_view text, bool scored) {
  CellSession session(scored);
  const char* first = text.data();
  x3::parse(first, text.data() + text.size(), x3::with<SessionTag<CellSession>>(std::ref(session))[cell]);
  CellReading& reading = session.reading();
  reading.understood = static_cast<std::size_t>(first - text.data());
  if (reading.understood == 0) return {};
  return std::move(reading);
}

std::optional<SheetWord> readTiles(std::string_view text) {
  CellSession session(false);
  if (!parseWhole(text, session, rackTiles)) return std::nullopt;
  SheetWord letters = cutWord(text).letters;
  for (SheetLetter& one : letters)
    one = {.letter = upperTile(one.letter), .blank = one.blank || one.letter == "?"};
  if (letters.empty() || letters.size() > kMostTiles) return std::nullopt;
  return letters;
}

std::optional<Coordinate> readPlace(std::string_view text) {
  CellSession session(false);
  return parseWhole(text, session, place) ? session.reading().at : std::nullopt;
}

std::optional<ResultText> readResult(std::string_view text) {
  CellSession session(false);
  if (!parseWhole(text, session, result)) return std::nullopt;
  return ResultText{session.firstNumber, session.secondNumber};
}

}  // namespace rozbor::parser
