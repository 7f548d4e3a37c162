#include "rozbor/engine/lexicon.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <optional>

#include "checksum.h"
#include "file_header.h"
#include "graph_check.h"
#include "kwg.h"
#include "mapping.h"
#include "rozbor/game/file_replacement.h"

namespace rozbor::engine {
namespace {

static_assert(std::endian::native == std::endian::little,
              "lexicon files are little-endian and mapped as they are");

/// A small graph can stand for more words than there is memory; no language has so many.
constexpr std::uint64_t kMostWords = 20'000'000;

std::uint64_t mapChecksum(const WordMap& map) {
  return checksumOf(std::as_bytes(map.filter)) + checksumOf(std::as_bytes(map.table)) +
         checksumOf(std::as_bytes(map.letters));
}

/// Hands out the parts of a mapped file one after the other; each has to begin aligned.
class Parts {
 public:
  explicit Parts(std::span<const std::byte> bytes) : bytes_(bytes) {}

  /// False once more is asked for than there is.
  template <class Value>
  [[nodiscard]] bool take(std::uint64_t count, std::span<const Value>& part) {
    if (count > bytes_.size() / sizeof(Value)) return false;
    part = {reinterpret_cast<const Value*>(bytes_.data()), static_cast<std::size_t>(count)};
    bytes_ = bytes_.subspan(part.size_bytes());
    return true;
  }
  [[nodiscard]] bool atEnd() const { return bytes_.empty(); }

 private:
  std::span<const std::byte> bytes_;
};

std::uint64_t headChecksum(FileHeader header, std::string_view text) {
  header.headChecksum = 0;
  return checksumOf(std::as_bytes(std::span(&header, 1))) ^ checksumOf(std::as_bytes(std::span(text)));
}

std::string capitals(const game::Language& language) {
  std::string text;
  for (int index = 1; index <= language.alphabet.size(); ++index) {
    text += (index > 1 ? " " : "") + language.alphabet.upper(game::Letter(index));
  }
  return text;
}

std::string firstLine(std::string_view& text) {
  const auto end = text.find('\n');
  std::string line(text.substr(0, end));
  text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  return line;
}

std::string inOneLine(std::string text) {
  for (char& character : text) {
    if (character == '\n' || character == '\r') character = ' ';
  }
  return text;
}

game::Error corrupt(const said::Message& what) {
  return {"lexicon.corrupt", said::words("{0}; build it again with \"rozbor lexicon build\"", what)};
}

}  // namespace

/// Makes Lexicon objects; keeps the formats out of the public header.
class LexiconFactory {
 public:
  using Opened = game::Result<std::shared_ptr<const Lexicon>>;

  static Opened openOwn(std::unique_ptr<FileMapping> mapping, const game::Language& language) {
    const auto bytes = mapping->bytes();
    FileHeader header;
    if (bytes.size() < sizeof(header)) return corrupt(said::words("the file ends in its head"));
    std::memcpy(&header, bytes.data(), sizeof(header));
    if (header.version != kFileVersion) {
      return game::Error{"lexicon.version", said::words("the file has format version {0}, this program reads "
                                                        "{1}; build it again with \"rozbor lexicon build\"",
                                                        header.version, kFileVersion)};
    }
    Parts parts(bytes.subspan(sizeof(header)));
    WordMap map;
    std::span<const Arc> arcs;
    std::span<const char> characters;
    if (!parts.take(header.filterWords, map.filter) || !parts.take(header.slotCount, map.table) ||
        !parts.take(header.arcCount, arcs) || !parts.take(header.letterBytes, map.letters) ||
        !parts.take(header.textBytes, characters) || !parts.atEnd() ||
        !std::has_single_bit(header.filterWords) || header.slotCount == 0) {
      return corrupt(said::words("the file is {0} bytes long, its head tells another size", bytes.size()));
    }
    std::string_view text(characters.data(), characters.size());
    const auto changed = [&] { return corrupt(said::words("the checksum is wrong")); };
    if (headChecksum(header, text) != header.headChecksum) return changed();
    std::shared_ptr<Lexicon> lexicon(new Lexicon);
    lexicon->info_ = {firstLine(text), firstLine(text), firstLine(text),
                      header.words,    header.arcCount, header.graphChecksum};
    if (text != capitals(language)) {
      return game::Error{
          "lexicon.other-alphabet",
          said::words("the lexicon \"{0}\" ({1}) is made for another alphabet than that of {2}",
                      lexicon->info_.name, lexicon->info_.language, languageName(language))};
    }
    // Only now, so that of a lexicon of another language the head alone is read.
    if (checksumOf(std::as_bytes(arcs)) != header.graphChecksum || mapChecksum(map) != header.mapChecksum)
      return changed();
    lexicon->graph_ = {arcs, header.dawgRoot, header.gaddagRoot};
    lexicon->wordMap_ = map;
    if (const auto fault = faultIn(*lexicon, language.alphabet.size())) return corrupt(*fault);
    lexicon->letters_ = language.alphabet.size();
    lexicon->mapping_ = std::move(mapping);
    return std::shared_ptr<const Lexicon>(std::move(lexicon));
  }

  /// A checksum tells accidents, not intent: what is walked later is proven to end.
  static std::optional<said::Message> faultIn(const Lexicon& lexicon, int letters) {
    if (!isSoundInOrder(lexicon.graph_, letters)) {
      if (auto fault = faultOf(lexicon.graph_, letters, false)) return fault;
    }
    if (lexicon.info_.words > kMostWords || countWords(lexicon.graph_) != lexicon.info_.words)
      return said::words("it holds another number of words than its head tells");
    return faultIn(lexicon.wordMap_, letters);
  }

  static std::optional<said::Message> faultIn(const WordMap& map, int letters) {
    bool free = false;
    for (const WordMap::Slot& slot : map.table) {
      free |= slot.words == 0;
      if (slot.words >= map.letters.size() && slot.words != 0)
        return said::words("its word map points behind the end");
    }
    if (!free) return said::words("its word map has no end");
    const auto isForeign = [&](std::uint8_t byte) { return (byte & WordMap::kLetter) > letters; };
    if (std::ranges::any_of(map.letters, isForeign))
      return said::words("its word map has letters of another alphabet");
    return std::nullopt;
  }

  static Opened fromGraph(BuiltGraph graph, const game::Language& language, LexiconInfo info) {
    std::shared_ptr<Lexicon> lexicon(new Lexicon);
    lexicon->built_ = std::move(graph);
    lexicon->graph_ = lexicon->built_.view();
    info.words = countWords(lexicon->graph_);
    if (info.words > kMostWords) {
      return game::Error{"lexicon.too-large",
                         said::words("the word graph stands for {0} words, more than the {1} that can be",
                                     info.words, kMostWords)};
    }
    lexicon->builtMap_ = buildWordMap(lexicon->graph_);
    lexicon->wordMap_ = lexicon->builtMap_.view();
    lexicon->letters_ = language.alphabet.size();
    lexicon->info_ = std::move(info);
    lexicon->info_.arcs = lexicon->graph_.arcs.size();
    lexicon->info_.checksum = checksumOf(std::as_bytes(lexicon->graph_.arcs));
    return std::shared_ptr<const Lexicon>(std::move(lexicon));
  }
};

Lexicon::Lexicon() = default;
Lexicon::~Lexicon() = default;

game::Result<std::shared_ptr<const Lexicon>> Lexicon::open(const std::filesystem::path& path,
                                                           const game::Language& language) {
  auto mapping = FileMapping::open(path, "lexicon");
  if (!mapping) return mapping.error();
  const auto bytes = (*mapping)->bytes();
  const auto named = [&](game::Error error) {
    error.message = said::words("{0}: {1}", path.string(), error.message);
    return error;
  };
  if (bytes.size() >= kFileMagic.size() &&
      std::memcmp(bytes.data(), kFileMagic.data(), kFileMagic.size()) == 0) {
    auto own = LexiconFactory::openOwn(*std::move(mapping), language);
    if (!own) return named(own.error());
    return own;
  }
  if (path.extension() != ".kwg") {
    return named({"lexicon.foreign", said::words("this is neither a Rozbor lexicon nor a .kwg; plain lists "
                                                 "are taken by \"rozbor lexicon build\"")});
  }
  auto graph = readKwg(bytes, language.alphabet.size());
  if (!graph) return named(graph.error());
  return LexiconFactory::fromGraph(*std::move(graph), language,
                                   {path.stem().string(), {}, path.filename().string(), 0, 0, 0});
}

game::Result<std::shared_ptr<const Lexicon>> Lexicon::build(std::vector<WordKey> words, std::string name,
                                                            std::string source,
                                                            const game::Language& language) {
  if (words.empty())
    return game::Error{"lexicon.empty",
                       said::words("the list has no word that can be played in {0}", languageName(language))};
  auto graph = buildWordGraph(std::move(words));
  if (!graph) return graph.error();
  return LexiconFactory::fromGraph(
      *std::move(graph), language,
      {inOneLine(std::move(name)), language.id, inOneLine(std::move(source)), 0, 0, 0});
}

game::Result<std::uint64_t> Lexicon::write(const std::filesystem::path& path,
                                           const game::Language& language) const {
  const std::string text = info_.name + "\n" + language.id + "\n" + info_.source + "\n" + capitals(language);
  FileHeader header{kFileMagic,
                    kFileVersion,
                    static_cast<std::uint32_t>(graph_.arcs.size()),
                    graph_.dawgRoot,
                    graph_.gaddagRoot,
                    info_.words,
                    wordMap_.filter.size(),
                    wordMap_.table.size(),
                    wordMap_.letters.size(),
                    text.size(),
                    info_.checksum,
                    mapChecksum(wordMap_),
                    0};
  header.headChecksum = headChecksum(header, text);
  game::FileReplacement file(path);
  std::uint64_t size = 0;
  const auto write = [&](std::span<const std::byte> part) {
    file.write(part);
    size += part.size();
  };
  write(std::as_bytes(std::span(&header, 1)));
  write(std::as_bytes(wordMap_.filter));
  write(std::as_bytes(wordMap_.table));
  write(std::as_bytes(graph_.arcs));
  write(std::as_bytes(wordMap_.letters));
  write(std::as_bytes(std::span(text)));
  if (const auto error = file.commit()) return game::Error{"lexicon.cannot-write", error->message};
  return size;
}

const WordPatterns& Lexicon::wordPatterns() const {
  std::call_once(patternsMade_, [&] { patterns_ = WordPatterns(graph_, letters_); });
  return patterns_;
}

bool Lexicon::contains(std::span<const game::Tile> word) const {
  std::vector<game::Letter> letters;
  letters.reserve(word.size());
  for (const game::Tile tile : word)
    letters.push_back(tile.letter());
  return graph_.contains(letters);
}

void Lexicon::forEachWord(const std::function<void(std::span<const game::Letter>)>& visit) const {
  std::vector<game::Letter> word;
  const auto walk = [&](const auto& self, std::uint32_t first) -> void {
    if (first == 0) return;
    for (const Arc* arc = &graph_.arcs[first];; ++arc) {
      word.push_back(game::Letter(arc->letter()));
      if (arc->accepts()) visit(word);
      self(self, arc->child());
      word.pop_back();
      if (arc->last()) return;
    }
  };
  walk(walk, graph_.dawgRoot);
}

}  // namespace rozbor::engine
