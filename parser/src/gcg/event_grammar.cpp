#include "event_grammar.h"

#include <boost/spirit/home/x3.hpp>
#include <functional>

#include "event_session.h"
#include "text.h"
#include "x3_support.h"

// The body of an event in Spirit X3. Every expectation is a rule of the form `eps > wanted`, whose
// handler notes the fault in the session and lets the line be read on; so each field that can be
// read is. The order of the alternatives is part of the grammar and is tested one by one.
namespace rozbor::parser {
namespace {

namespace x3 = boost::spirit::x3;

template <class Context>
EventSession& session(const Context& context) {
  return sessionOf<EventSession>(context);
}

/// Id of a rule that goes on after its expectation failed.
template <Expected kExpected>
struct Recovering {
  template <class Iterator, class Failure, class Context>
  x3::error_handler_result on_error(Iterator& first, const Iterator& /*last*/, const Failure& failure,
                                    const Context& context) {
    first = session(context).recover(kExpected, failure.where());
    return x3::error_handler_result::accept;
  }
};

/// One tile as the session's scanner sees it.
struct TileParser : x3::parser<TileParser> {
  using attribute_type = x3::unused_type;
  static constexpr bool has_attribute = false;

  template <class Iterator, class Context, class RuleContext, class Attribute>
  bool parse(Iterator& first, const Iterator& last, const Context& context, RuleContext& /*unused*/,
             Attribute& /*unused*/) const {
    const Iterator next = session(context).tiles().scan(first, last);
    const bool found = next != first;
    first = next;
    return found;
  }
};

template <EventKind kKind>
struct SetKind {
  template <class Context>
  void operator()(Context& context) const {
    session(context).setKind(kKind);
  }
};

struct IsTimeWord {
  template <class Context>
  void operator()(Context& context) const {
    const std::string_view word = matched(context).substr(0, std::string_view("(time)").size());
    const std::string_view rest = matched(context).substr(word.size());
    x3::_pass(context) = session(context).isTimeWord(word, rest);
  }
};

template <EventKind kKind>
const auto isKind = x3::eps[SetKind<kKind>{}];

const TileParser tile;
const auto rackTile = tile | x3::char_("?_");
const auto number = -x3::char_("+-") >> blanks >> +x3::digit;

// What is expected, by name.
const x3::rule<struct RackRule> rack = "rack";
const x3::rule<struct CoordinateRule> coordinate = "coordinate";
const x3::rule<struct PlayRule> play = "play";
const x3::rule<struct ExchangeRule> exchanged = "tiles or their number";
const x3::rule<struct ScoreRule> score = "score";
const x3::rule<struct TotalRule> total = "total";
const x3::rule<struct ClosingRule> closing = "closing bracket";

const auto rack_def = x3::raw[+rackTile >> wordEnd][Take<&EventSession::takeRack>{}];

const auto row = x3::digit >> -x3::digit;
const auto column = x3::char_("a-zA-Z");
const auto place = (row >> column | column >> row) >> wordEnd;
const auto coordinate_def = x3::raw[place][Take<&EventSession::takeCoordinate>{}];

const auto boardTile = tile | '.';
const auto play_def =
    x3::raw[+(boardTile | '(' >> +boardTile >> ')') >> wordEnd][Take<&EventSession::takePlay>{}];

const auto exchanged_def = x3::raw[+x3::digit >> wordEnd][Take<&EventSession::takeExchangeCount>{}] |
                           x3::raw[+rackTile >> wordEnd][Take<&EventSession::takeExchanged>{}];

const auto score_def = x3::raw[number >> wordEnd][Take<&EventSession::takeScore>{}];
const auto total_def = x3::raw[number >> wordEnd][Take<&EventSession::takeTotal>{}];
const auto closing_def = x3::lit(')');

// The same with recovery.
struct RackStep : Recovering<Expected::rack> {};
struct CoordinateStep : Recovering<Expected::coordinate> {};
struct PlayStep : Recovering<Expected::play> {};
struct ExchangeStep : Recovering<Expected::exchange> {};
struct ScoreStep : Recovering<Expected::score> {};
struct PointsStep : Recovering<Expected::endRackPoints> {};
struct TotalStep : Recovering<Expected::total> {};
struct ClosingStep : Recovering<Expected::closing> {};

const x3::rule<RackStep> rackStep = "rack step";
const x3::rule<CoordinateStep> coordinateStep = "coordinate step";
const x3::rule<PlayStep> playStep = "play step";
const x3::rule<ExchangeStep> exchangeStep = "exchange step";
const x3::rule<ScoreStep> scoreStep = "score step";
const x3::rule<PointsStep> pointsStep = "points step";
const x3::rule<TotalStep> totalStep = "total step";
const x3::rule<ClosingStep> closingStep = "closing step";

const auto rackStep_def = x3::eps > rack;
const auto coordinateStep_def = x3::eps > coordinate;
const auto playStep_def = x3::eps > play;
const auto exchangeStep_def = x3::eps > exchanged;
const auto scoreStep_def = x3::eps > score;
const auto pointsStep_def = x3::eps > score;
const auto totalStep_def = x3::eps > total;
const auto closingStep_def = x3::eps > closing;

const auto numbers = blanks >> scoreStep >> blanks >> totalStep;

// What can have happened. "--" must come before "-", the pass before the exchange, and the words in
// parentheses before a rack in parentheses.
const auto withdrawn = x3::lit("--") >> wordEnd >> isKind<EventKind::withdrawn> >> numbers;
const auto passEnd = blanks >> ('+' | x3::eoi) | +blank >> (x3::char_('-') | x3::digit);
const auto pass = '-' >> &passEnd >> isKind<EventKind::pass> >> numbers;
const auto exchange = '-' >> blanks >> isKind<EventKind::exchange> >> exchangeStep >> numbers;
const auto challenge = x3::no_case[x3::lit("(challenge)")] >> isKind<EventKind::challenge> >> numbers;
const auto timeWord = x3::no_case[x3::lit("(time)")];
const auto time =
    &x3::raw[timeWord >> *x3::char_][IsTimeWord{}] >> timeWord >> isKind<EventKind::time> >> numbers;
const auto endRack = '(' >> blanks >> x3::raw[*rackTile][Take<&EventSession::takeEndTiles>{}] >> blanks >>
                     closingStep >> isKind<EventKind::endRack> >> blanks >> pointsStep >> blanks >> totalStep;
const auto placement = coordinateStep >> blanks >> playStep >> numbers;

const auto action = withdrawn | pass | exchange | challenge | time | endRack | placement;

// A word that is no rack where a rack must be: an action follows it, and it is none itself.
const auto actionStart = place | '-' | '(';
const auto misspeltRack = !actionStart >> +(x3::char_ - blank) >> +blank >> actionStart;

const auto trailing = x3::raw[*x3::char_][Take<&EventSession::takeTrailing>{}];
const auto body = blanks >> -((rack | &misspeltRack >> rackStep) >> blanks) >> action >> trailing;

BOOST_SPIRIT_DEFINE(rack, coordinate, play, exchanged, score, total, closing)
BOOST_SPIRIT_DEFINE(rackStep, coordinateStep, playStep, exchangeStep, scoreStep, pointsStep, totalStep,
                    closingStep)

/// The nick is the first word up to a colon at its end, else up to the first colon in it: some files
/// have no blank behind the colon, and a nick may hold colons of its own.
std::optional<std::size_t> nickLength(std::string_view afterMark) {
  const std::string_view word = splitWord(afterMark).first;
  if (word.ends_with(':')) return word.size() - 1;
  const std::size_t colon = word.find(':');
  return colon == std::string_view::npos ? std::nullopt : std::optional(colon);
}

}  // namespace

std::optional<EventReading> readEventLine(std::string_view line, std::uint32_t lineNumber,
                                          const TileScanner& tiles) {
  const std::optional<std::size_t> length = nickLength(line.substr(1));
  if (!length || *length == 0 || line.size() > kLongestLine) return std::nullopt;

  EventSession session(line, lineNumber, tiles);
  session.takeNick(line.substr(1, *length));
  const char* first = line.data() + *length + 2;
  x3::parse(first, line.data() + line.size(), x3::with<SessionTag<EventSession>>(std::ref(session))[body]);
  session.finish();
  if (!session.madeSense()) return std::nullopt;
  return std::move(session.reading());
}

}  // namespace rozbor::parser
