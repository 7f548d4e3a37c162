#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <QSignalSpy>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "engine_fixtures.h"
#include "frame/main_window.h"
#include "game_fixtures.h"
#include "rozbor/lexica/data_paths.h"

namespace rozbor::test {

/// An invented game: Otto's first rack is told in part only, Ida overlooks STATION on her second
/// turn, and Otto's last line is no decision.
inline constexpr std::string_view kGame =
    "#player1 Ida Ida Lind\n"
    "#player2 Otto Otto Berg\n"
    ">Ida: EHOSUVW 8D HOUSE +24 24\n"
    ">Otto: N E8 .N +2 2\n"
    "#note Otto was in a hurry.\n"
    ">Ida: AINOSTT 9D O. +7 31\n"
    ">Otto: AEINRST -AE +0 2\n"
    ">Otto: AEINRST (time) -10 -8\n";
enum GameTurn { house, n, on, exchange, overtime, turnCount };

/// A folder with a lexicon and records; gone with the object.
class DesktopFolder {
 public:
  DesktopFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "rozbor-desktop-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot make " + name);
    path_ = name;
  }
  ~DesktopFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  DesktopFolder(const DesktopFolder&) = delete;
  DesktopFolder& operator=(const DesktopFolder&) = delete;

  [[nodiscard]] lexica::DataPaths paths() const {
    lexica::DataPaths paths{
        sourcePath("data"), {path_}, path_ / "languages", path_ / "players", (path_ / "library.db").string()};
    paths.cache = path_ / "cache";
    return paths;
  }
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  void installLexicon() const {
    ASSERT_TRUE(lexiconOf(language(), {"HOUSE", "HOUSES", "ON", "HO", "STATION", "AT"})
                    ->write(path_ / "tiny.rozlex", language()));
  }
  std::filesystem::path write(const std::string& name, std::string_view text) const {
    std::ofstream(path_ / name, std::ios::binary) << text;
    return path_ / name;
  }

 private:
  std::filesystem::path path_;
};

/// Opens a record and waits until its review is there or has failed.
inline void openAndWait(desktop::MainWindow& window, const std::filesystem::path& file) {
  QSignalSpy settled(&window, &desktop::MainWindow::settled);
  window.open(file);
  ASSERT_TRUE(settled.wait(30'000));
}

}  // namespace rozbor::test
