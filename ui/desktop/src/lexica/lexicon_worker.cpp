#include "lexicon_worker.h"

#include <functional>
#include <utility>

#include "rozbor/lexica/languages.h"

namespace rozbor::desktop {
namespace {

/// Hands progress on, in thousandths where a step is longer than that.
class Listener final : public lexica::ProgressListener {
 public:
  using Tell = std::function<void(const std::string& step, int done, int all)>;
  Listener(const std::stop_token& stop, Tell tell) : stop_(stop), tell_(std::move(tell)) {}

  void onProgress(const lexica::Progress& progress) override {
    constexpr std::uint64_t kParts = 1000;
    const int all = progress.total == 0 ? 0 : static_cast<int>(kParts);
    const int done = all == 0 ? 0 : static_cast<int>(progress.done * kParts / progress.total);
    if (progress.step == step_ && done == done_) return;
    step_ = progress.step;
    done_ = done;
    tell_(step_, done, all);
  }
  [[nodiscard]] bool cancelled() const override { return stop_.stop_requested(); }

 private:
  std::stop_token stop_;
  Tell tell_;
  std::string step_;
  int done_ = 0;
};

}  // namespace

LexiconWorker::LexiconWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void LexiconWorker::list() {
  lane_.start([this](const std::stop_token& stop) {
    const auto languages = lexica::openLanguages(paths_).languages;
    lane_.tell(stop, [this, all = lexica::LexiconStore(paths_).list(languages)] { emit listed(all); });
  });
}

void LexiconWorker::build(lexica::LexiconBuildRequest request,
                          std::shared_ptr<const game::Language> language) {
  lane_.start(
      [this, request = std::move(request), language = std::move(language)](const std::stop_token& stop) {
        Listener listener(stop, [&](const std::string& step, int done, int all) {
          lane_.tell(stop, [this, step, done, all] { emit progressed(step, done, all); });
        });
        const auto made = lexica::buildLexicon(request, *language, paths_, &listener);
        lane_.tell(stop, [this, made] { made ? emit built(made->info.name) : emit failed(made.error()); });
      });
}

}  // namespace rozbor::desktop
