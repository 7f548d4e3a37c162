"""What is done to files: bytes, lines, numbers, and the insides of binary files with their sums made right again."""

import json
import struct

PIECES = [b"\x00", b"\xff", b"\x1b[2J", b"-1", b"99999999999999999999", b"1e308", b"\n", b"\r", b"\t", b'"', b"'", b"%s", b"{0}", b"#", b">", b"|", b"\xe2\x80\xae",
          b"A" * 5000, b"=1+1", b"../", b"NULL", b"; DROP TABLE game;"]
NUMBERS = [0, 1, -1, 2, 7, 15, 127, 128, 255, 256, 32767, 65535, 1 << 20, (1 << 22) - 1, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, (1 << 63) - 1, (1 << 64) - 1]


def mutated(data, chance):
    """A few bytes lost, doubled, moved or replaced."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(data) + 1)
        to = min(len(data), at + chance.randrange(1, 40))
        kind = chance.randrange(6)
        if kind == 0:
            del data[at:to]
        elif kind == 1:
            data[at:at] = data[at:to] * chance.randint(1, 30)
        elif kind == 2:
            data[at:at] = chance.choice(PIECES)
        elif kind == 3 and at < len(data):
            data[at] = chance.randrange(256)
        elif kind == 4:
            data[at:to] = chance.choice(PIECES)
        elif kind == 5:
            del data[at:]
    return bytes(data)


def reworded(data, chance):
    """Lines and their fields moved, lost, doubled and swapped, numbers changed: what still looks like a record."""
    lines = data.split(b"\n")
    for _ in range(chance.randint(1, 4)):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        fields = lines[at].split(b" ")
        field = chance.randrange(len(fields))
        kind = chance.randrange(7)
        if kind == 0:
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 1:
            lines[at:at] = [lines[other]] * chance.choice([1, 2, 200])
        elif kind == 2 and len(lines) > 1:
            del lines[at]
        elif kind == 3:
            fields[field] = str(chance.choice(NUMBERS)).encode()
        elif kind == 4:
            fields[field] = chance.choice(lines[other].split(b" "))
        elif kind == 5:
            fields[field] = bytes(chance.sample(list(fields[field]), len(fields[field])))
        elif kind == 6:
            fields[field] = fields[field].swapcase() if chance.randrange(2) else b"?" * chance.choice([1, 7, 40])
        if kind > 2:
            lines[at] = b" ".join(fields)
    return b"\n".join(lines)


def remade(data, chance):
    """A JSON document with values of another kind, lists doubled, keys lost; other bytes as they are."""
    try:
        document = json.loads(data)
    except ValueError:
        return mutated(data, chance)

    def places(node):
        for key in node if isinstance(node, dict) else range(len(node)):
            yield node, key
            if isinstance(node[key], (dict, list)):
                yield from places(node[key])

    for _ in range(chance.randint(1, 4)):
        all_places = list(places(document))
        if not all_places:
            break
        node, key = chance.choice(all_places)
        kind = chance.randrange(4)
        if kind == 0:
            del node[key]
        elif kind == 1:
            other, at = chance.choice(all_places)
            if at in other if isinstance(other, dict) else at < len(other):
                node[key] = json.loads(json.dumps(other[at]))
        elif kind == 2:
            node[key] = chance.choice([*NUMBERS, None, True, 1e308, "", "\x1b[2J", "A" * 5000, [], {}, [[]] * 100])
        elif isinstance(node[key], list):
            node[key] = node[key] * chance.choice([2, 50])
    return json.dumps(document).encode()


def struck(data, chance, size=4):
    """Whole numbers of `size` bytes replaced or swapped: what a file of arrays is hurt by most."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 6)):
        at = chance.randrange(max(1, len(data) // size)) * size
        number = int.from_bytes(data[at:at + size], "little")
        changed = chance.choice([chance.choice(NUMBERS), number ^ 1 << chance.randrange(8 * size), number + chance.choice([-1, 1]), chance.randrange(1 << 8 * size)])
        data[at:at + size] = (changed % (1 << 8 * size)).to_bytes(size, "little")
    return bytes(data)


PRIME, MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


def checksum(data):
    """As engine/src/lexicon/checksum.h has it."""
    def mixed(lane, word, by):
        product = (lane ^ word) * PRIME & MASK
        return (product << by | product >> (64 - by)) & MASK

    lanes = [1, 2, 3, 4]
    whole = len(data) // 32 * 32
    for words in struct.iter_unpack("<4Q", data[:whole]):
        lanes = [mixed(lane, word, 29) for lane, word in zip(lanes, words)]
    total = len(data) * PRIME & MASK
    for byte in data[whole:]:
        total = mixed(total, byte, 29)
    for lane in lanes:
        total = mixed(total, lane, 31)
    return total ^ total >> 32


HEAD = struct.Struct("<8s4I8Q")  # the head of a lexicon file, engine/src/lexicon/lexicon.cpp
PARTS = ["filter", "slots", "arcs", "letters", "text"]
WIDTHS = {"filter": 8, "slots": 8, "arcs": 4, "letters": 1, "text": 1}


def forged(data, chance):
    """A lexicon file changed inside, with checksums that are right."""
    magic, version, arcs, dawg, gaddag, words, filters, slots, letters, text, *_ = HEAD.unpack_from(data)
    sizes = {"filter": 8 * filters, "slots": 8 * slots, "arcs": 4 * arcs, "letters": letters, "text": text}
    if sum(sizes.values()) != len(data) - HEAD.size:  # the slots are wider than thought
        raise ValueError("the format of lexicon files has changed: mutations.py")
    parts, at = {}, HEAD.size
    for name in PARTS:
        parts[name] = data[at:at + sizes[name]]
        at += sizes[name]
    for _ in range(chance.randint(1, 3)):
        kind = chance.randrange(8)
        name = chance.choice(["filter", "slots", "arcs", "arcs", "letters", "text"])
        if kind == 0:
            dawg = chance.choice([0, 1, arcs - 1, arcs, gaddag, (1 << 32) - 1, chance.randrange(arcs)])
        elif kind == 1:
            gaddag = chance.choice([0, 1, arcs - 1, arcs, dawg, (1 << 32) - 1, chance.randrange(arcs)])
        elif kind == 2:
            words = chance.choice([0, 1, words - 1, words + 1, (1 << 64) - 1])
        elif kind == 3 and len(parts[name]) > 2 * WIDTHS[name]:
            parts[name] = parts[name][:len(parts[name]) // WIDTHS[name] // 2 * WIDTHS[name]]
        elif kind == 4:
            parts[name] += parts[name]
        elif parts[name]:
            parts[name] = mutated(parts[name], chance) if name == "text" else struck(parts[name], chance, WIDTHS[name])

    graph_sum = checksum(parts["arcs"])
    map_sum = sum(checksum(parts[name]) for name in ["filter", "slots", "letters"]) & MASK

    def head(head_sum):
        return HEAD.pack(magic, version, len(parts["arcs"]) // 4, dawg, gaddag, words, len(parts["filter"]) // 8, len(parts["slots"]) // 8, len(parts["letters"]),
                         len(parts["text"]), graph_sum, map_sum, head_sum)

    return head(checksum(head(0)) ^ checksum(parts["text"])) + b"".join(parts[name] for name in PARTS)


def word_graph(words):
    """The .kwg of a few English words (FORMATS: nodes of 32 bits, the first two are the roots)."""
    nodes = [0, 0]

    def laid(entries):
        """Writes one list of siblings for words given as lists of tiles; tells where."""
        heads = sorted({entry[0] for entry in entries if entry})
        if not heads:
            return 0
        at = len(nodes)
        nodes.extend([0] * len(heads))
        for place, tile in enumerate(heads):
            rest = [entry[1:] for entry in entries if entry and entry[0] == tile]
            below = laid(rest)
            nodes[at + place] = tile << 24 | ([] in rest) << 23 | (place == len(heads) - 1) << 22 | below
        return at

    tiles = [[ord(letter) - 64 for letter in word] for word in words]
    nodes[0] = 1 << 22 | laid(tiles)
    nodes[1] = 1 << 22 | laid([word[at::-1] + ([0] + word[at + 1:] if at + 1 < len(word) else []) for word in tiles for at in range(len(word))])
    return struct.pack(f"<{len(nodes)}I", *nodes)


def leave_file(leaves):
    """The .klv2 of a few kept tiles: a word graph of them, then a value each."""
    graph = word_graph(sorted(leaves))
    return struct.pack("<I", len(graph) // 4) + graph + struct.pack(f"<I{len(leaves)}f", len(leaves), *[len(leave) * 1.5 for leave in leaves])
