#include "answer_worker.h"

namespace rozbor::desktop {

AnswerWorker::AnswerWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void AnswerWorker::start(app::Question question, std::string answer) {
  lane_.start(
      [this, question = std::move(question), answer = std::move(answer)](const std::stop_token& stop) {
        if (!grader_) grader_ = std::make_unique<app::AnswerGrader>(paths_);
        const auto reply = app::answerTo(*grader_, question, answer);
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
