#include "preset_words.h"

#include "phrase.h"

namespace rozbor::desktop {

QString presetWord(reports::Preset preset, const reports::Wording& wording) {
  switch (preset) {
    case reports::Preset::quick:
      break;
    case reports::Preset::standard:
      return phrase(wording, "standard");
    case reports::Preset::deep:
      return phrase(wording, "deep");
  }
  return phrase(wording, "quick");
}

}  // namespace rozbor::desktop
