#pragma once

#include <boost/spirit/home/x3.hpp>
#include <string_view>
#include <type_traits>

// What the grammars share. Only for the .cpp file of a grammar: X3 costs seconds to compile.
namespace rozbor::parser {

/// A grammar writes into the session that x3::with puts into its context under this tag.
template <class Session>
struct SessionTag;

template <class Session, class Context>
Session& sessionOf(const Context& context) {
  return boost::spirit::x3::get<SessionTag<Session>>(context).get();
}

template <class Context>
std::string_view matched(const Context& context) {
  const auto& range = boost::spirit::x3::_attr(context);
  return {range.begin(), static_cast<std::size_t>(range.end() - range.begin())};
}

template <class Session, class Result>
Session sessionOfMember(Result (Session::*)(std::string_view));

/// Action: hands the text of a raw[] to a member of the session, which may refuse it.
template <auto kTake>
struct Take {
  template <class Context>
  void operator()(Context& context) const {
    auto& into = sessionOf<decltype(sessionOfMember(kTake))>(context);
    if constexpr (std::is_void_v<decltype((into.*kTake)(matched(context)))>) {
      (into.*kTake)(matched(context));
    } else {
      boost::spirit::x3::_pass(context) = (into.*kTake)(matched(context));
    }
  }
};

/// White space within a line, as isBlank() has it.
const auto blank = boost::spirit::x3::char_(" \t\v\f");
const auto blanks = boost::spirit::x3::omit[*blank];
const auto wordEnd = boost::spirit::x3::omit[&blank] | boost::spirit::x3::eoi;

}  // namespace rozbor::parser
