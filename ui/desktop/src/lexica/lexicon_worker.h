#pragma once

#include <QObject>
#include <memory>
#include <string>
#include <vector>

#include "frame/work_lane.h"
#include "rozbor/game/language.h"
#include "rozbor/lexica/lexicon_build.h"
#include "rozbor/lexica/lexicon_store.h"

namespace rozbor::desktop {

using InstalledLexica = std::vector<lexica::InstalledLexicon>;

/// Looks at the lexica of this machine and builds new ones, on a thread of its own. The destructor stops a
/// build and waits for it; half a lexicon is never left behind.
class LexiconWorker : public QObject {
  Q_OBJECT
 public:
  explicit LexiconWorker(lexica::DataPaths paths, QObject* parent = nullptr);

  void list();  ///< then listed
  /// Then progressed some times, and built or failed.
  void build(lexica::LexiconBuildRequest request, std::shared_ptr<const game::Language> language);
  void cancel() { lane_.cancel(); }

 signals:
  void listed(const rozbor::desktop::InstalledLexica& installed);
  /// A step (lexica::Progress) and how far it is; `all` is 0 where that is not known.
  void progressed(const std::string& step, int done, int all);
  void built(const std::string& name);
  void failed(const rozbor::game::Error& error);

 private:
  lexica::DataPaths paths_;
  WorkLane lane_;  ///< last, so that its thread ends first
};

}  // namespace rozbor::desktop
