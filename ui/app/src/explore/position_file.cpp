#include "rozbor/app/explore/position_file.h"

#include "rozbor/app/replace_file.h"
#include "rozbor/game/cgp.h"
#include "rozbor/game/position_csv.h"
#include "rozbor/lexica/text.h"

namespace rozbor::app {

std::string positionFileText(const std::filesystem::path& file, const game::Position& position,
                             const game::Language& language, const std::string& lexicon) {
  if (lexica::sameIgnoringCase(file.extension().string(), ".csv")) {
    game::PositionFile written;
    written.position = position;
    written.lexicon = lexicon;
    return writePositionCsv(written, language);
  }
  return writeCgp(position, language) + (lexicon.empty() ? "" : " lex " + lexicon + ";") + "\n";
}

std::optional<game::Error> savePosition(const std::filesystem::path& file, const game::Position& position,
                                        const game::Language& language, const std::string& lexicon) {
  return replaceFile(file, positionFileText(file, position, language, lexicon));
}

}  // namespace rozbor::app
