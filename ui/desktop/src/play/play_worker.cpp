#include "play_worker.h"

#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "rozbor/app/library/importer.h"
#include "rozbor/app/library/library_view.h"
#include "rozbor/app/play/play_file.h"
#include "rozbor/app/replace_file.h"

namespace rozbor::desktop {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> contentsOf(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  return std::string{std::istreambuf_iterator<char>(stream), {}};
}

/// A game that nobody goes on with stays beside the new one.
void putAside(const fs::path& file) {
  std::error_code ignored;
  fs::rename(file, fs::path(file).replace_extension(".put-aside"), ignored);
}

std::optional<game::Error> write(const app::PlayedGame& game, const lexica::DataPaths& paths) {
  const fs::path file = app::gameUnderWay(paths);
  if (file.empty()) return std::nullopt;
  std::error_code ignored;
  fs::create_directories(file.parent_path(), ignored);
  return app::replaceFile(file, keptText(game));
}

std::optional<game::Error> takeIn(const fs::path& record, const std::string& where,
                                  const lexica::DataPaths& paths) {
  auto library = app::openLibrary(where);
  if (!library) return library.error();
  return app::Importer(paths, {}).take({record}, *library).error;
}

}  // namespace

PlayWorker::PlayWorker(lexica::DataPaths paths, QObject* parent)
    : QObject(parent), paths_(std::move(paths)) {}

void PlayWorker::cancel() {
  lane_.cancel();
  thinking_.request_stop();
  thinking_ = std::stop_source();
}

void PlayWorker::tellFailed(const game::Error& error, const std::stop_token& stop) {
  lane_.tell(stop, [this, error] { emit failed(error); });
}

void PlayWorker::tellOpened(app::PlayedGame game, const std::stop_token& stop) {
  lane_.tell(stop, [this, made = std::make_shared<app::PlayedGame>(std::move(game))] { emit opened(made); });
}

void PlayWorker::begin(const app::PlaySetup& setup) {
  lane_.queue([this, setup, paths = paths_, now = now_](const std::stop_token& stop) {
    auto table = openPlayTable(setup, paths);
    if (!table) return tellFailed(table.error(), stop);
    putAside(app::gameUnderWay(paths));
    app::PlayedGame game(setup, *std::move(table), now);
    if (const auto error = write(game, paths)) tellFailed(*error, stop);
    tellOpened(std::move(game), stop);
  });
}

void PlayWorker::goOn() {
  lane_.queue([this, paths = paths_, now = now_](const std::stop_token& stop) {
    const fs::path file = app::gameUnderWay(paths);
    const auto text = file.empty() ? std::nullopt : contentsOf(file);
    if (!text) return lane_.tell(stop, [this] { emit nothingFound(); });
    auto game = app::goOn(*text, paths, now);
    if (game) return tellOpened(*std::move(game), stop);
    if (game.error().code == "play.bad-file") putAside(file);
    tellFailed(game.error(), stop);
  });
}

void PlayWorker::think(const app::PlayedGame& game) {
  lane_.queue([this, game, seen = thinking_.get_token()](const std::stop_token& stop) {
    if (!seat_ || seat_->table.lexicon != game.table().lexicon) {
      seat_.emplace(Seat{game.table(), nullptr});
      seat_->player = makeLevel(seat_->table, seen);
    }
    const game::Move move = game.levelMove(*seat_->player);
    if (seen.stop_requested()) seat_.reset();  // nobody sits there any more
    lane_.tell(stop, [this, move] { emit moved(move); });
  });
}

void PlayWorker::keep(const app::PlayedGame& game) {
  lane_.queue([this, game, paths = paths_](const std::stop_token& stop) {
    if (const auto error = write(game, paths)) tellFailed(*error, stop);
  });
}

void PlayWorker::file(const app::PlayedGame& game, std::string library) {
  lane_.queue([this, game, library = std::move(library), paths = paths_](const std::stop_token& stop) {
    const auto record = keepRecord(game, paths);
    if (!record) return tellFailed(record.error(), stop);
    std::error_code ignored;
    fs::remove(app::gameUnderWay(paths), ignored);
    const auto fault = takeIn(*record, library, paths);
    lane_.tell(stop, [this, file = *record, fault] { emit filed(file, fault); });
  });
}

}  // namespace rozbor::desktop
