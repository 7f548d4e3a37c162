#include <QInputDialog>
#include <QStackedWidget>
#include <QTableView>
#include <memory>
#include <set>

#include "game_dialog.h"
#include "library_view.h"
#include "rozbor/library/proposals.h"
#include "section_view.h"
#include "speech/phrase.h"

// A part of LibraryView: changes that can be undone. What they are about is told by names and fingerprints,
// for ids may be given anew once a game was removed and put back.
namespace rozbor::desktop {
namespace {

using Change = LibraryWorker::Change;

Change merging(const std::string& from, const std::string& into) {
  return [from, into](reports::Library& library) -> std::optional<game::Error> {
    const auto person = library.person(from);
    if (!person) return person.error();
    const auto other = library.person(into);
    return other ? library.merge(*person, *other) : other.error();
  };
}

Change renaming(const std::string& alias, const std::string& name) {
  return [alias, name](reports::Library& library) -> std::optional<game::Error> {
    const auto person = library.person(alias);
    return person ? library.rename(*person, name) : person.error();
  };
}

/// The game of a step; its fingerprint is asked for when it is first needed.
struct StepGame {
  reports::Id id = 0;
  std::string fingerprint = {};
  reports::KeptGame kept = {};
};
using StepGamePtr = std::shared_ptr<StepGame>;

game::Result<reports::Id> find(StepGame& game, reports::Library& library) {
  if (!game.fingerprint.empty()) return library.gameCalled(game.fingerprint);
  const auto fingerprint = library.fingerprint(game.id);
  if (!fingerprint) return fingerprint.error();
  game.fingerprint = *fingerprint;
  return game.id;
}

Change describing(const StepGamePtr& game, const Occasion& occasion) {
  return [game, occasion](reports::Library& library) -> std::optional<game::Error> {
    const auto id = find(*game, library);
    return id ? library.describe(*id, occasion.event, occasion.round, occasion.day) : id.error();
  };
}

Change removing(const StepGamePtr& game) {
  return [game](reports::Library& library) -> std::optional<game::Error> {
    const auto id = find(*game, library);
    if (!id) return id.error();
    const auto kept = library.takeOut(*id);
    if (!kept) return kept.error();
    game->kept = *kept;
    return std::nullopt;
  };
}

Change puttingBack(const StepGamePtr& game) {
  return [game](reports::Library& library) -> std::optional<game::Error> {
    const auto id = library.putBack(game->kept);
    return id ? std::nullopt : std::optional(id.error());
  };
}

std::string playersOf(const reports::GameRow& game) {
  return game.seats[0].name + " – " + game.seats[1].name;
}

}  // namespace

/// Once it is made it can be undone, and the banner says so.
void LibraryView::make(const Spoken& name, Change does, Change undoes) {
  worker_.change(does, [this, name, does, undoes] {
    steps_->add({name, [this, undoes] { worker_.change(undoes); }, [this, does] { worker_.change(does); }});
    emit told(Banner::Kind::notice, {wording_, [this, name] {
                                       return phrase(wording_, "Done: {0}. Ctrl+Z takes it back.",
                                                     name.now().toStdString());
                                     }});
  });
}

void LibraryView::merge(const reports::PersonRow& from, const reports::PersonRow& into) {
  // Any of the names that were moved takes the whole merge back.
  const std::string& alias = from.aliases.front();
  make(spoken(wording_, "merge of {0} into {1}", from.name, into.name), merging(alias, into.aliases.front()),
       [alias](reports::Library& library) { return library.unmerge(alias); });
}

void LibraryView::chooseMerge() {
  const reports::PersonRow* from = chosenPerson();
  if (from == nullptr) return;
  const auto others =
      reports::mergeCandidates(from->id, overview_->people, reports::meetingsOf(overview_->games));
  if (others.empty()) {
    return emit told(
        Banner::Kind::notice,
        spoken(wording_, "{0} has played against everybody else, so nobody can be the same person.",
               from->name));
  }
  QStringList names;
  for (const reports::PersonRow& person : others)
    names += QString::fromStdString(person.name);
  bool chosen = false;
  const QString name = QInputDialog::getItem(this, phrase(wording_, "Merge two players"),
                                             phrase(wording_, "{0} is the same person as", from->name), names,
                                             0, false, &chosen);
  if (chosen) merge(*from, others[static_cast<std::size_t>(names.indexOf(name))]);
}

void LibraryView::renamePerson() {
  const reports::PersonRow* chosen = chosenPerson();
  if (chosen == nullptr) return;
  const reports::PersonRow person = *chosen;  // the list may be read anew meanwhile
  bool accepted = false;
  const QString typed = QInputDialog::getText(
      this, phrase(wording_, "Rename a player"), phrase(wording_, "{0} is to be shown as", person.name),
      QLineEdit::Normal, QString::fromStdString(person.name), &accepted);
  const std::string name = typed.simplified().toStdString();
  if (!accepted || name.empty() || name == person.name) return;
  const std::string& alias = person.aliases.front();
  make(spoken(wording_, "{0} is shown as {1}", person.name, name), renaming(alias, name),
       renaming(alias, person.name));
}

const reports::GameRow* LibraryView::chosenGame() const {
  if (gamePages_->currentIndex() == 1) return sections_.gameAt(sectionView_->currentIndex());
  const int row = games_->currentIndex().row();
  return row >= 0 ? &filter_.at(row) : nullptr;
}

void LibraryView::editGame() {
  const reports::GameRow* chosen = chosenGame();
  if (chosen == nullptr) return emit told(Banner::Kind::notice, spoken(wording_, "Choose a game first."));
  const reports::GameRow game = *chosen;
  std::set<std::string> events;
  for (const reports::GameRow& each : overview_->games)
    events.insert(each.event);
  const Occasion before{game.event, game.round, game.playedOn};
  const auto after = askForOccasion(wording_, playersOf(game), before, events, this);
  if (!after || *after == before) return;
  const auto step = std::make_shared<StepGame>(StepGame{.id = game.id});
  make(spoken(wording_, "event, round and day of {0}", playersOf(game)), describing(step, *after),
       describing(step, before));
}

void LibraryView::removeGame() {
  const reports::GameRow* game = chosenGame();
  if (game == nullptr) return emit told(Banner::Kind::notice, spoken(wording_, "Choose a game first."));
  const auto step = std::make_shared<StepGame>(StepGame{.id = game->id});
  make(spoken(wording_, "removal of {0}", playersOf(*game)), removing(step), puttingBack(step));
}

}  // namespace rozbor::desktop
