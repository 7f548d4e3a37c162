#include "answer_worker.h"

namespace rozbor::desktop {

AnswerWorker::AnswerWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void AnswerWorker::start(app::Question question, std::string answer) {
  lane_.start([this, paths = paths_, question = std::move(question),
               answer = std::move(answer)](const std::stop_token& stop) {
    const auto reply = app::answerTo(grader_.of(paths), question, answer);
    lane_.tell(stop, [this, reply] {
      if (reply) {
        emit replied(*reply);
      } else {
        emit failed(reply.error());
      }
    });
  });
}

}  // namespace rozbor::desktop
