#pragma once

#include <QObject>
#include <memory>
#include <string>

#include "frame/work_lane.h"
#include "rozbor/app/studies/word_question.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::desktop {

/// Asks the words of the lexicon that a language is judged by, on a thread of its own. A question takes the
/// place of the one before.
class WordsWorker : public QObject {
  Q_OBJECT
 public:
  static constexpr std::size_t kMost = 400;  ///< words of a list

  explicit WordsWorker(QObject* parent = nullptr) : QObject(parent) {}

  /// Then comes answered or failed.
  void ask(const std::string& typed, const std::string& languageId, const lexica::DataPaths& paths);
  void cancel() { lane_.cancel(); }

 signals:
  void answered(const rozbor::app::WordAnswer& answer, const std::string& lexicon);
  void failed(const rozbor::game::Error& error);

 private:
  struct Opened {
    std::shared_ptr<const game::Language> language;
    std::shared_ptr<const engine::Lexicon> lexicon;
    lexica::DataPaths paths;
  };
  /// Of the lane: what was opened at last, if it is what is asked for.
  [[nodiscard]] game::Result<Opened> open(const std::string& languageId, const lexica::DataPaths& paths);

  Opened opened_;  ///< the lane's alone
  WorkLane lane_;  ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
