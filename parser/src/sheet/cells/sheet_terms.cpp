#include "sheet_terms.h"

#include <algorithm>
#include <array>
#include <unordered_map>

#include "fold.h"

namespace rozbor::parser {
namespace {

/// The four names that are written, and what else is read, folded, between blanks: "_" stands for a blank.
template <class Kind>
struct Term {
  Kind kind;
  std::array<std::string_view, 4> written;  // cs, sk, pl, en
  std::string_view read;
};

constexpr Term<SheetField> kFields[] = {
    {SheetField::competition,
     {"Soutěž", "Súťaž", "Turniej", "Competition"},
     "turnaj zawody tournament event akce akcia"},
    {SheetField::round, {"Kolo", "Kolo", "Runda", "Round"}, ""},
    {SheetField::table, {"Stůl", "Stôl", "Stół", "Table"}, "stolik stolek board"},
    {SheetField::date, {"Datum", "Dátum", "Data", "Date"}, "dne dna"},
    {SheetField::variant, {"Varianta", "Variant", "Wariant", "Variant"}, "verze verzia wersja version"},
    {SheetField::first,
     {"ZH", "ZH", "ZH", "ZH"},
     "zacinajici_hrac zacinajuci_hrac rozpoczynajacy first first_player player_1 hrac_1 gracz_1"},
    {SheetField::second,
     {"DH", "DH", "DH", "DH"},
     "druhy_hrac drugi_gracz second second_player player_2 hrac_2 gracz_2"},
    {SheetField::result,
     {"Výsledek", "Výsledok", "Wynik", "Result"},
     "konecny_stav konecny_vysledek skore score final_score celkem celkom razem wynik_koncowy"},
    {SheetField::left,
     {"Zbylo", "Zostalo", "Zostało", "Left"},
     "zustalo zbyva zbytek zbyle zbylo_pismen zostatok pozostalo zostaly remaining tiles_left"},
    {SheetField::board,
     {"Deska", "Doska", "Plansza", "Final board"},
     "hraci_deska konecna_deska hracia_doska konecna_doska hraci_plan konecne_postaveni konecne_postavenie "
     "plansza_koncowa end_board final_position"},
    {SheetField::remark,
     {"Poznámka", "Poznámka", "Uwaga", "Remark"},
     "poznamky pozn uwagi remarks note notes comment"},
};

constexpr Term<ColumnKind> kColumns[] = {
    {ColumnKind::number,
     {"Kolo", "Kolo", "Runda", "Round"},
     "c c_kola cislo por poradi poradie # nr no num lp"},
    {ColumnKind::turn, {"Tah", "Ťah", "Ruch", "Turn"}, "tahy move"},
    {ColumnKind::player,
     {"Hráč", "Hráč", "Gracz", "Player"},
     "jmeno meno imie name kdo kto who jmeno_hrace meno_hraca"},
    {ColumnKind::word, {"slovo", "slovo", "słowo", "word"}, "slova slowa words play"},
    {ColumnKind::score,
     {"body", "body", "punkty", "points"},
     "b bod bodu bodov point pts p pkt punkt punktow score skore zisk"},
    {ColumnKind::total,
     {"součet", "súčet", "suma", "total"},
     "celkem celkom spolu razem lacznie sum stav stan s mezisoucet medzisucet"},
    {ColumnKind::place,
     {"pozice", "pozícia", "pozycja", "position"},
     "place pole poz pos policko souradnice suradnice wspolrzedne coordinate coordinates misto miesto "
     "miejsce "
     "umisteni square"},
    {ColumnKind::rack, {"zásobník", "stojan", "stojak", "rack"}, "zas pismena litery tiles stojanek kameny"},
    {ColumnKind::remark,
     {"poznámka", "poznámka", "uwaga", "remark"},
     "poznamky pozn uwagi remarks note notes comment comments"},
};

constexpr Term<SheetAction> kActions[] = {
    {SheetAction::exchange,
     {"výměna", "výmena", "wymiana", "exchange"},
     "vym wym exch ex swap vymena_pismen menil menila"},
    {SheetAction::pass, {"pass", "pass", "pas", "pass"}, "passe pauza"},
    {SheetAction::invalid,
     {"neplatné", "neplatné", "nieważne", "invalid"},
     "neplatny neplatna neplati neplatne nepl neuznano neuznane neuzn niewazny niewazna phony"},
    {SheetAction::challenge,
     {"námitka", "námietka", "sprawdzenie", "challenge"},
     "namitky namietky zpochybneni challenged sprawdzone"},
    {SheetAction::filler, {"tah", "ťah", "ruch", "play"}, "slovo slowo word turn move"},
    {SheetAction::unit,
     {"písmen", "písmen", "liter", "tiles"},
     "pismena pismeno ks kamenu litery litera tile"},
};

template <class Kind>
using Dictionary = std::unordered_map<std::string, Kind>;

template <class Kind>
void addReadings(Dictionary<Kind>& dictionary, Kind kind, std::string_view words) {
  while (!words.empty()) {
    const std::size_t length = std::min(words.find(' '), words.size());
    std::string word(words.substr(0, length));
    std::ranges::replace(word, '_', ' ');
    dictionary.emplace(std::move(word), kind);
    words.remove_prefix(std::min(length + 1, words.size()));
  }
}

template <class Kind, std::size_t kSize>
Dictionary<Kind> dictionaryOf(const Term<Kind> (&terms)[kSize]) {
  Dictionary<Kind> dictionary;
  for (const Term<Kind>& term : terms) {
    for (const std::string_view written : term.written)
      dictionary.emplace(folded(written), term.kind);
    addReadings(dictionary, term.kind, term.read);
  }
  return dictionary;
}

template <class Kind>
std::optional<Kind> find(const Dictionary<Kind>& dictionary, std::string_view folded) {
  const auto found = dictionary.find(std::string(folded));
  return found == dictionary.end() ? std::nullopt : std::optional(found->second);
}

template <class Kind, std::size_t kSize>
std::string_view writtenTerm(const Term<Kind> (&terms)[kSize], Kind kind, std::string_view language) {
  static constexpr std::array<std::string_view, 4> kLanguages = {"cs", "sk", "pl", "en"};
  const auto* const place = std::ranges::find(kLanguages, language);
  const auto index = place == kLanguages.end() ? 0U : static_cast<std::size_t>(place - kLanguages.begin());
  const auto* const found = std::ranges::find(terms, kind, &Term<Kind>::kind);
  return found == std::ranges::end(terms) ? std::string_view() : found->written[index];
}

}  // namespace

std::optional<SheetField> sheetField(std::string_view folded) {
  static const Dictionary<SheetField> kDictionary = dictionaryOf(kFields);
  return find(kDictionary, folded);
}

ColumnKind columnKind(std::string_view folded) {
  static const Dictionary<ColumnKind> kDictionary = dictionaryOf(kColumns);
  return find(kDictionary, folded).value_or(ColumnKind::unknown);
}

std::optional<SheetAction> sheetAction(std::string_view folded) {
  static const Dictionary<SheetAction> kDictionary = dictionaryOf(kActions);
  return find(kDictionary, folded);
}

std::optional<int> playerMarker(std::string_view folded) {
  if (folded == "zh" || folded == "1" || folded == "first") return 0;
  if (folded == "dh" || folded == "2" || folded == "second") return 1;
  return std::nullopt;
}

bool isSheetTerm(std::string_view folded) {
  return sheetField(folded) || sheetAction(folded) || playerMarker(folded) ||
         columnKind(folded) != ColumnKind::unknown;
}

std::string_view term(SheetField field, std::string_view language) {
  return writtenTerm(kFields, field, language);
}

std::string_view term(ColumnKind column, std::string_view language) {
  return writtenTerm(kColumns, column, language);
}

std::string_view term(SheetAction action, std::string_view language) {
  return writtenTerm(kActions, action, language);
}

}  // namespace rozbor::parser
