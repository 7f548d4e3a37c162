#include "training_worker.h"

#include "rozbor/app/review/band_scale.h"
#include "rozbor/app/training/library_cards.h"

namespace rozbor::desktop {
/// In the order in which one holds on to the other.
struct TrainingWorker::Sitting {
  std::optional<reports::Library> library;
  std::unique_ptr<reports::LibraryCards> cards;
  std::optional<app::AnswerGrader> grader;
  std::optional<app::TrainingSession> session;
};

TrainingWorker::TrainingWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)), sitting_(std::make_unique<Sitting>()) {}

TrainingWorker::~TrainingWorker() = default;

void TrainingWorker::with(std::function<void(Sitting&, const std::stop_token&)> work) {
  lane_.start([this, work = std::move(work)](const std::stop_token& stop) { work(*sitting_, stop); });
}

void TrainingWorker::tellError(const game::Error& error, const std::stop_token& stop) {
  lane_.tell(stop, [this, error] { emit failed(error); });
}

void TrainingWorker::begin(const std::string& library, std::optional<reports::Id> person,
                           const std::optional<app::Drill>& drill) {
  with([this, paths = paths_, library, person, drill](Sitting& sitting, const std::stop_token& stop) {
    sitting = Sitting();
    auto opened = app::openLibrary(library);
    if (!opened) return tellError(opened.error(), stop);
    sitting.library.emplace(*std::move(opened));
    auto cards = reports::LibraryCards::open(*sitting.library, person, app::bandScaleOf(paths));
    if (!cards) return tellError(cards.error(), stop);
    sitting.cards = *std::move(cards);
    if (drill) sitting.cards->narrow(drill->positions);
    sitting.grader.emplace(paths);
    auto session = app::TrainingSession::begin(*sitting.cards, *sitting.grader,
                                               {.today = app::localDay(), .drill = drill.has_value()});
    if (!session) return tellError(session.error(), stop);
    sitting.session.emplace(*std::move(session));
    tellCurrent(sitting, stop);
  });
}

void TrainingWorker::tellCurrent(Sitting& sitting, const std::stop_token& stop) {
  const app::TrainingItem* item = sitting.session->current();
  if (item != nullptr) {
    const TrainingPlace place{sitting.session->number(), sitting.session->size()};
    lane_.tell(stop, [this, place, copy = std::make_shared<const app::TrainingItem>(*item)] {
      emit asked(copy, place);
    });
    return;
  }
  const auto answers = sitting.cards->answers();
  if (!answers) return tellError(answers.error(), stop);
  lane_.tell(stop, [this, own = sitting.session->answers(), days = reports::progressByDay(*answers)] {
    emit ended(own, days);
  });
}

void TrainingWorker::answer(std::string text) {
  with([this, text = std::move(text)](Sitting& sitting, const std::stop_token& stop) {
    const auto reply = sitting.session->answer(text);
    if (!reply) return tellError(reply.error(), stop);
    if (reply->fault) {
      lane_.tell(stop, [this, fault = *reply->fault] { emit refused(fault); });
      return;
    }
    lane_.tell(stop, [this, item = std::make_shared<const app::TrainingItem>(*sitting.session->current())] {
      emit graded(item);
    });
  });
}

void TrainingWorker::giveUp() {
  with([this](Sitting& sitting, const std::stop_token& stop) {
    const auto result = sitting.session->giveUp();
    if (!result) return tellError(result.error(), stop);
    lane_.tell(stop, [this, item = std::make_shared<const app::TrainingItem>(*sitting.session->current())] {
      emit graded(item);
    });
  });
}

void TrainingWorker::hint() {
  with([this](Sitting& sitting, const std::stop_token& stop) {
    lane_.tell(stop, [this, hint = sitting.session->takeHint()] { emit hinted(hint); });
  });
}

void TrainingWorker::next() {
  with([this](Sitting& sitting, const std::stop_token& stop) {
    sitting.session->next();
    tellCurrent(sitting, stop);
  });
}

}  // namespace rozbor::desktop
