#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "rozbor/library/rows.h"
#include "rozbor/render/wording.h"

/// Pages of many games that stand together as plain files, and the page that leads to them (docs/pages.md).
namespace rozbor::reports {

/// Folders beside the index.
inline constexpr const char* kSiteGames = "games";
inline constexpr const char* kSitePlayers = "players";

struct SiteGame {
  GameRow game;
  std::string page;  ///< its file in kSiteGames; empty: there is none
};

struct Site {
  std::string title;
  std::vector<SiteGame> games;
  std::map<Id, std::string> reports;  ///< of people: files of their coaching reports in kSitePlayers
  bool club = false;                  ///< kSitePlayers has a page that leads to them
};

/// The index: games by event and round, and by player.
[[nodiscard]] std::string renderSiteHtml(const Site& site, const Wording& wording);

/// The mark of a page of a site (PageOfSite), "index" of its index; empty for what is none of ours. The
/// beginning of the file is enough.
[[nodiscard]] std::string siteMark(std::string_view page);

}  // namespace rozbor::reports
