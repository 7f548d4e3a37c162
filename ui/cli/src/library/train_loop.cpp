#include "train_loop.h"

#include <fmt/format.h>

#include <cstdio>
#include <istream>
#include <string>

#include "rozbor/app/training/training_words.h"
#include "rozbor/render/answer.h"
#include "terminal.h"
#include "train_json.h"
#include "train_text.h"

namespace rozbor::cli {
namespace {

/// What a line does to the session.
enum class Step { stay, next, quit, failed };

class Loop {
 public:
  Loop(app::TrainingSession& session, const reports::Wording& wording, const TrainLook& look)
      : session_(session), wording_(wording), look_(look) {}

  void ask() const {
    const app::TrainingItem& item = *session_.current();
    if (look_.json) return say(askedJson(item, session_.number(), session_.size()));
    say(askedText(item, session_.number(), session_.size(), wording_));
  }
  Step take(const std::string& line) {
    if (line == "q") return Step::quit;
    if (line.empty()) return Step::stay;
    if (line == "?") return hint();
    return line == "!" ? giveUp() : answer(line);
  }

 private:
  void say(const std::string& text) const {
    look_.json ? sayJson(text) : sayText(text + "\n");
    flushOutput();
  }
  Step hint() {
    const app::Hint hint = session_.takeHint();
    say(look_.json ? hintJson(hint) : app::hintText(hint, wording_));
    return Step::stay;
  }
  Step giveUp() {
    const auto result = session_.giveUp();
    return result ? show() : failed(result.error());
  }
  Step answer(const std::string& line) {
    const auto reply = session_.answer(line);
    if (!reply) return failed(reply.error());
    if (!reply->fault) return show();
    say(look_.json ? faultJson(*reply->fault) : answerFaultText(*reply->fault, wording_));
    return Step::stay;
  }
  Step show() const {
    say(look_.json ? resultJson(*session_.current()) : app::resultText(*session_.current(), wording_) + "\n");
    return Step::next;
  }
  static Step failed(const game::Error& error) {
    complain(error);
    return Step::failed;
  }

  app::TrainingSession& session_;
  const reports::Wording& wording_;
  const TrainLook& look_;
};

/// Without the line end of other systems and blanks around.
std::string trimmed(std::string line) {
  line.erase(line.find_last_not_of(" \t\r") + 1);
  line.erase(0, std::min(line.find_first_not_of(" \t"), line.size()));
  return line;
}

Step askOne(Loop& loop, std::istream& lines, const reports::Wording& wording, const TrainLook& look) {
  loop.ask();
  std::string line;
  for (Step step = Step::stay; step == Step::stay;) {
    if (look.asks) tell("{}", trainPrompt(wording));
    if (!std::getline(lines, line)) return Step::quit;
    step = loop.take(trimmed(line));
    if (step != Step::stay) return step;
  }
  return Step::quit;
}

}  // namespace

Exit trainLoop(app::TrainingSession& session, std::istream& lines, const reports::Wording& wording,
               const TrainLook& look) {
  Loop loop(session, wording, look);
  Step step = Step::next;
  while (session.current() != nullptr && step == Step::next) {
    step = askOne(loop, lines, wording, look);
    if (step == Step::next) session.next();
  }
  look.json ? sayJson(summaryJson(session.answers()))
            : sayText(trainingSummary(session.answers(), wording) + "\n");
  for (const game::Error& fault : session.faults())
    complain(fault);
  if (step == Step::failed) return Exit::data;
  return session.faults().empty() ? Exit::ok : Exit::someFailed;
}

}  // namespace rozbor::cli
