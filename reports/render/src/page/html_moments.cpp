#include "html_parts.h"
#include "words/joined.h"

namespace rozbor::reports::html {

std::string htmlOf(const MomentBlock& moment, Page& page) {
  return "<article class=\"moment\">\n<div>\n<h3><a href=\"#" + turnAddress(moment.turn) + "\">" +
         escaped(moment.title) + "</a></h3>\n<p>" + escaped(joined(moment.sentences)) + "</p>\n" +
         factList(moment.facts) + "</div>\n<div class=\"pair\">" + boardFigures(moment.boards, false, page) +
         "</div>\n</article>\n";
}

}  // namespace rozbor::reports::html
