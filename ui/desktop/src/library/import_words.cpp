#include "import_words.h"

#include <cmath>

#include "speech/error_words.h"
#include "speech/phrase.h"

namespace rozbor::desktop {

QString importWord(app::ImportStatus status, const reports::Wording& wording) {
  switch (status) {
    case app::ImportStatus::added:
      return phrase(wording, "added");
    case app::ImportStatus::known:
      return phrase(wording, "was there before");
    case app::ImportStatus::enriched:
      return phrase(wording, "was there before, tells more now");
    case app::ImportStatus::skipped:
      return phrase(wording, "left aside");
    case app::ImportStatus::failed:
      break;
  }
  return phrase(wording, "failed");
}

QString importRemark(const app::ImportOutcome& outcome, const reports::Wording& wording) {
  if (outcome.error) return errorWords(*outcome.error, wording);
  if (outcome.diagnostics.empty()) return {};
  return phrasePlural(wording, "{0} remark", "{0} remarks", static_cast<long>(outcome.diagnostics.size()));
}

QString analysedWords(const app::AnalyzeOutcome& outcome, const reports::Wording& wording) {
  if (outcome.error) return errorWords(*outcome.error, wording);
  QString count =
      phrasePlural(wording, "{0} game analysed", "{0} games analysed", static_cast<long>(outcome.analyzed)) +
      u'.';
  if (outcome.failures.empty()) return count;
  return count + u' ' +
         phrasePlural(wording, "{0} game could not be analysed: {1}",
                      "{0} games could not be analysed, the first of them because: {1}",
                      static_cast<long>(outcome.failures.size()),
                      errorWords(outcome.failures.front().error, wording).toStdString());
}

QString timeLeftWords(double seconds, const reports::Wording& wording) {
  constexpr double kMinute = 60;
  constexpr double kHour = 3600;
  if (seconds < kMinute) return phrase(wording, "{0} s left", wording.number(std::ceil(seconds), 0));
  if (seconds < 2 * kHour)
    return phrase(wording, "{0} min left", wording.number(std::ceil(seconds / kMinute), 0));
  return phrase(wording, "{0} h left", wording.number(seconds / kHour, 1));
}

}  // namespace rozbor::desktop
