#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rozbor/game/result.h"
#include "rozbor/library/cards.h"
#include "rozbor/library/library_values.h"
#include "rozbor/library/rows.h"

namespace rozbor::reports {

/// Games, people and analyses that are kept (docs/library.md), in a SQLite file or a PostgreSQL database.
/// Whatever fails leaves the library as it was: each call is one transaction or none. One thread at a
/// time; several processes may have one library open. Errors of every call: "library.failed",
/// "library.busy" (another process keeps it locked), "library.full" (no room on the disk), "library.lost" (no
/// connection to the server any more).
class Library {
 public:
  Library(Library&&) noexcept;
  Library& operator=(Library&&) noexcept;
  ~Library();

  /// A path, made when it is not there, or a "postgresql://…" address. Brings an older schema up to
  /// date. Errors: "library.open", "library.newer" (made by a later version).
  [[nodiscard]] static game::Result<Library> open(const std::string& where);

  /// Takes a game in unless it is there.
  [[nodiscard]] game::Result<Added> add(const NewGame& game);
  /// Puts a record that tells more in the place of the one of the same game; what was told of event, round
  /// and day stays. Error "library.no-game".
  [[nodiscard]] std::optional<game::Error> enrich(Id game, const NewGame& richer, StillTrue rest);
  /// Every game, or those of one person, in the order they were played, as far as that is known.
  [[nodiscard]] game::Result<std::vector<GameRow>> games(std::optional<Id> person = {});
  /// Error "library.no-game".
  [[nodiscard]] game::Result<GameRow> game(Id game);
  /// Every game, or those of one person. Of all games a few are in memory at a time, so this is the way
  /// through a large library. `visit` may ask the library for more; false ends it.
  [[nodiscard]] std::optional<game::Error> eachGameRow(std::optional<Id> person, GameOrder order,
                                                       const GameRowVisit& visit);
  /// Error "library.no-game".
  [[nodiscard]] game::Result<std::string> record(Id game);
  /// What names it, of fingerprintOf. Error "library.no-game".
  [[nodiscard]] game::Result<std::string> fingerprint(Id game);
  /// The last turn of which there is a decision, by any analysis; 0: none.
  [[nodiscard]] game::Result<int> lastTurn(Id game);
  /// Event, round and day of a game. Error "library.no-game".
  [[nodiscard]] std::optional<game::Error> describe(Id game, const std::string& event,
                                                    const std::string& round, const std::string& playedOn);
  /// Takes a game out with all that hangs on it. Error "library.no-game".
  [[nodiscard]] std::optional<game::Error> remove(Id game);
  /// The same, but the connection keeps what it took out, as long as it is open, for putBack. Error
  /// "library.no-game".
  [[nodiscard]] game::Result<KeptGame> takeOut(Id game);
  /// The game is there again with its record, analyses, decisions, cards and answers, under the id that it
  /// had unless another game has that now; and the id. Its names are again the people they were, where those
  /// are there. Errors "library.not-kept", "library.game-there" (it was taken in anew meanwhile).
  [[nodiscard]] game::Result<Id> putBack(const KeptGame& game);
  /// The game of a fingerprint. Error "library.no-game".
  [[nodiscard]] game::Result<Id> gameCalled(const std::string& fingerprint);

  [[nodiscard]] game::Result<std::vector<PersonRow>> people(std::optional<Id> only = std::nullopt);
  /// By any of their names, however written. Errors: "person.unknown", "person.ambiguous".
  [[nodiscard]] game::Result<Id> person(const std::string& name);
  /// From now on both are one person, called as `into`. Reversible.
  [[nodiscard]] std::optional<game::Error> merge(Id from, Id into);
  /// Gives a name that was merged its own person back. Errors: "person.unknown", "person.not-merged".
  [[nodiscard]] std::optional<game::Error> unmerge(const std::string& alias);
  [[nodiscard]] std::optional<game::Error> rename(Id person, const std::string& name);

  /// Takes the next games to be analysed, oldest first, for a worker alone.
  [[nodiscard]] game::Result<std::vector<Task>> claim(const Wish& wish, const Worker& worker,
                                                      std::size_t most);
  /// Keeps a worker's claims for another lease.
  [[nodiscard]] std::optional<game::Error> renew(const Worker& worker);
  /// Gives up a process's claims.
  [[nodiscard]] std::optional<game::Error> release(const std::string& host, std::int64_t process);
  /// The processes of a host that hold claims.
  [[nodiscard]] game::Result<std::vector<std::int64_t>> claimants(const std::string& host);
  [[nodiscard]] game::Result<WorkCount> workLeft(const Wish& wish);
  /// Stores an analysis and gives up the claim on its game. One of the same preset is replaced. Error
  /// "library.no-game": it was taken out meanwhile.
  [[nodiscard]] std::optional<game::Error> store(Id game, const AnalysisRow& analysis,
                                                 std::span<const StoredDecision> decisions);

  /// Who played with whom.
  [[nodiscard]] game::Result<Meetings> meetings();
  /// What somebody scored in games with others than `player`.
  [[nodiscard]] game::Result<OtherGames> otherGames(Id person, Id player);
  /// A player's games with their own decisions, by the strongest analysis of each.
  [[nodiscard]] game::Result<std::vector<PlayedGame>> playedBy(Id person);
  /// Every game in the order of the ids, with its decisions by the strongest analysis: of one person, or of
  /// all. Their games are told without the tiles of the seats. As eachGameRow.
  [[nodiscard]] std::optional<game::Error> eachGame(std::optional<Id> person, Texts texts,
                                                    const GameVisit& visit);
  /// All decisions at once, with their texts.
  [[nodiscard]] game::Result<std::vector<DecisionRecord>> decisions(std::optional<Id> person = {});
  /// One of them. Error "library.no-decision".
  [[nodiscard]] game::Result<DecisionRecord> decision(Id game, int turn);

  /// Cards that were asked (docs/training.md), by game and turn.
  [[nodiscard]] game::Result<std::vector<Card>> cards();
  /// All answers, in the order in which they were given.
  [[nodiscard]] game::Result<std::vector<AnswerRow>> answers(std::optional<Id> person = {});
  /// Keeps an answer and what its card is now.
  [[nodiscard]] std::optional<game::Error> keepAnswer(const Card& card, const AnswerRow& answer);

  /// What is wrong with the tables: the file itself (SQLite), rows that belong to nothing, games without two
  /// seats, values that cannot be. Empty: nothing.
  [[nodiscard]] game::Result<std::vector<LibraryFault>> check();
  /// A copy of one moment, whatever others write meanwhile. Error "library.server" (PostgreSQL has its own
  /// tools), "file.cannot-write".
  [[nodiscard]] std::optional<game::Error> backup(const std::filesystem::path& file);
  /// Gives the room of what was taken out back, and looks at the tables anew for planning.
  [[nodiscard]] std::optional<game::Error> vacuum();

  struct Connection;  ///< of the implementation

 private:
  explicit Library(std::unique_ptr<Connection> connection);
  std::unique_ptr<Connection> connection_;
};

}  // namespace rozbor::reports
