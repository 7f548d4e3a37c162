#include "rozbor/app/studies/autoplay.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <system_error>

#include "rozbor/app/studies/players.h"
#include "rozbor/engine/study/player.h"
#include "rozbor/game/file_replacement.h"
#include "rozbor/lexica/languages.h"
#include "rozbor/lexica/lexicon_store.h"
#include "rozbor/lexica/win_model_choice.h"
#include "rozbor/replay/record_writer.h"
#include "study_parts.h"

namespace rozbor::app {
namespace {

namespace fs = std::filesystem;

/// Writes down one game.
class RecordingObserver final : public engine::GameObserver {
 public:
  RecordingObserver(const AutoplayMatch& match, const engine::Pairing& pairing)
      : match_(match), players_{pairing.first, pairing.second}, writer_(*match.language) {}

  void onStart(const engine::GameSetup& setup) override {
    first_ = setup.first;
    for (const int player : {first_, 1 - first_}) {
      const engine::PlayerSpec& spec = match_.players[players_[static_cast<std::size_t>(player)]].spec;
      writer_.addPlayer(spec.name, "");
      writer_.record().descriptions.push_back({fmt::format("{}: {}", spec.name, textOf(spec)), {}});
    }
    parser::GameRecord& record = writer_.record();
    record.title =
        parser::TextField{fmt::format("Game {} of seed {}", setup.number + 1, match_.request.seed), {}};
    record.lexicon = parser::TextField{match_.lexicon->info().name, {}};
  }

  void onTurn(const game::Position& before, const engine::RatedPlay& played, int player) override {
    writer_.addMove(seat(player), before.rack, played.move, played.score);
  }

  void onEnd(const engine::GameResult& result) override {
    const auto first = static_cast<std::size_t>(first_);
    if (!result.brokenOff) writer_.addEnd({result.racks[first], result.racks[1 - first]});
    gcg_ = writer_.gcg();
  }

  [[nodiscard]] const std::string& gcg() const { return gcg_; }

 private:
  [[nodiscard]] int seat(int player) const { return player == first_ ? 0 : 1; }

  const AutoplayMatch& match_;
  std::array<std::size_t, 2> players_;
  replay::RecordWriter writer_;
  int first_ = 0;
  std::string gcg_;
};

std::optional<game::Error> writeRecord(const fs::path& folder, std::uint64_t number, const std::string& gcg) {
  const fs::path path = folder / fmt::format("game-{:06}.gcg", number + 1);
  return game::replaceFile(path, gcg, game::Keeping::later);
}

engine::TournamentPlan planOf(const AutoplayMatch& match, const std::stop_token& stop) {
  const auto makePlayer = [&match, stop](std::size_t index) {
    const AutoplayMatch::Player& player = match.players[index];
    return engine::makePlayer(
        player.spec, {*match.language, *match.lexicon, player.leaves, stop, match.winModel, 1, player.pool});
  };
  const AutoplayRequest& request = match.request;
  return {*match.language, makePlayer,     match.players.size(),      request.games,
          request.seed,    request.paired, threadsOf(request.threads)};
}

/// Where the records of two players go: with more than two players, each pairing has a folder of its own.
fs::path folderOf(const AutoplayMatch& match, const engine::Pairing& pairing) {
  const fs::path& folder = match.request.gcgFolder;
  if (match.players.size() == 2) return folder;
  return folder / fmt::format("pair-{}-{}", pairing.first + 1, pairing.second + 1);
}

std::optional<game::Error> makeFolders(const AutoplayMatch& match) {
  for (const engine::Pairing& pairing : engine::everyPairing(match.players.size())) {
    std::error_code error;
    fs::create_directories(folderOf(match, pairing), error);
    if (error) return cannotWrite(folderOf(match, pairing));
  }
  return std::nullopt;
}

/// Opens the win model where somebody looks ahead.
std::optional<game::Error> equipForLookingAhead(AutoplayMatch& match, const game::Language& language,
                                                const lexica::DataPaths& paths) {
  const auto looksAhead = [](const AutoplayMatch::Player& player) {
    return engine::looksAhead(player.spec.strategy);
  };
  const auto first = std::ranges::find_if(match.players, looksAhead);
  if (first == match.players.end()) return std::nullopt;
  const auto choice = lexica::chooseWinModel(paths, language, {});
  if (!choice) return choice.error();
  if (choice->model == nullptr) return noWinModel(first->spec, language);
  match.winModel = choice->model;
  match.winModelFrom = choice->path.string();
  return std::nullopt;
}

}  // namespace

game::Result<AutoplayMatch> openAutoplay(const AutoplayRequest& request, const lexica::DataPaths& paths) {
  const auto specs = openPlayers(paths, request.players);
  if (!specs) return specs.error();
  auto language = lexica::openLanguage(paths, request.language);
  if (!language) return language.error();
  const auto lexicon = lexica::LexiconStore(paths).choose(*language, "", request.lexicon);
  if (!lexicon) return lexicon.error();
  AutoplayMatch match{request, nullptr, lexicon->lexicon, {}, nullptr, {}};
  for (const engine::PlayerSpec& spec : *specs) {
    auto player = equip(spec, request.leaves, *language, paths);
    if (!player) return player.error();
    match.players.push_back(*std::move(player));
  }
  if (auto fault = equipForLookingAhead(match, *language, paths)) return *fault;
  match.language = std::make_shared<const game::Language>(*std::move(language));
  if (!request.gcgFolder.empty()) {
    if (auto fault = makeFolders(match)) return *fault;
  }
  return match;
}

bool AutoplayMatch::isRepeatable() const {
  return std::ranges::none_of(players, [](const Player& player) { return player.spec.isTimed(); });
}

std::vector<std::pair<std::string, std::string>> decidingFacts(const AutoplayMatch& match) {
  const engine::LexiconInfo& lexicon = match.lexicon->info();
  std::vector<std::pair<std::string, std::string>> facts{
      {"games", std::to_string(match.request.games)},
      {"seed", std::to_string(match.request.seed)},
      {"paired", match.request.paired ? "yes" : "no"},
      {"language", match.language->id},
      {"lexicon", fmt::format("{} {:016x}", lexicon.name, lexicon.checksum)},
      {"gcg", match.request.gcgFolder.string()}};
  for (std::size_t index = 0; index < match.players.size(); ++index) {
    const AutoplayMatch::Player& player = match.players[index];
    facts.emplace_back(fmt::format("player {}", index + 1),
                       fmt::format("{} {}", player.spec.name, textOf(player.spec)));
    facts.emplace_back(fmt::format("leaves {}", index + 1), player.leavesFrom);
  }
  if (match.winModel) facts.emplace_back("win model", match.winModelFrom);
  return facts;
}

game::Result<engine::MatchTally> play(const AutoplayMatch& match, const engine::MatchTally& tally,
                                      const AutoplayProgress& progress, const std::stop_token& stop) {
  TournamentProgress same;
  if (progress) same = [&](const engine::TournamentResults& results) { progress(results.front().tally); };
  const auto played = playTournament(match, {{tally, {}}}, same, stop);
  if (!played) return played.error();
  return played->front().tally;
}

game::Result<engine::TournamentResults> playTournament(const AutoplayMatch& match,
                                                       const engine::TournamentResults& results,
                                                       const TournamentProgress& progress,
                                                       const std::stop_token& stop) {
  engine::TournamentHooks hooks;
  hooks.progress = progress;
  std::optional<game::Error> fault;
  if (!match.request.gcgFolder.empty()) {
    hooks.observe = [&match](const engine::Pairing& pairing) {
      return std::make_unique<RecordingObserver>(match, pairing);
    };
    hooks.keep = [&](const engine::Pairing& pairing, engine::GameObserver& observer,
                     const engine::GameResult& result) {
      const auto& recording = static_cast<const RecordingObserver&>(observer);
      fault = writeRecord(folderOf(match, pairing), result.number, recording.gcg());
      return !fault.has_value();
    };
  }
  auto played = engine::playTournament(planOf(match, stop), results, hooks, stop);
  if (fault) return *fault;
  return played;
}

}  // namespace rozbor::app
