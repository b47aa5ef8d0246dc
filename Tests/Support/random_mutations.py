# SPDX-License-Identifier: Apache-2.0
"""Finds what can be mutated in Swift sources, and writes sources that hold many mutations at once.

There is no parser of Swift here. A line is a candidate where it is a complete construct that can be
told for certain by its text: a condition, a `return`, a value, an assignment or a call. Both texts
are written, and `mutant(17)` chooses between them at run time:

    if a < b {          if (mutant(17) ? (a <= b) : (a < b)) {
    x += 1              if mutant(18) { x -= 1 } else { x += 1 }
    call()              if !mutant(19) { call() }

What is told wrongly does not compile, and is dropped (`mutation_bench.py`).
"""

import re
from typing import NamedTuple

# Lines that are no behaviour, or whose meaning one line does not show.
SKIPPED = re.compile(
    r"@|#(if|else|elseif|endif|available|selector|keyPath)\b|\b(pre|post)?condition(Failure)?\(|"
    r"\bassert\w*\(|\bfatalError\b|\bprint\(|\btrace\b|\.note\(|\bdebugDescription\b|"
    r"\btry\b|\bawait\b|\bunsafe\b")
DECLARATION = re.compile(
    r"^(?:(?:public|package|internal|private|fileprivate|final|override|static|class|nonisolated|"
    r"mutating|lazy|indirect|required|convenience)(?:\(\w+\))? )*"
    r"(func|init|var|let|subscript|struct|class|enum|extension|protocol|actor|case|typealias|"
    r"import|associatedtype|deinit|get|set|didSet|willSet)\b")
TYPES = ("struct", "class", "enum", "extension", "protocol", "actor")
# A line that begins or ends so belongs to the line before it or after it.
CONTINUES = re.compile(r"^(\.|&&|\|\||\?|:|=|\+ |- |\* |/ |<|>|\)|\]|,|as |is |->|where )")
CONTINUED = re.compile(r"([,(\[=:<>&|+*/]|(?<=\s)\?|-|\breturn|\bin|\belse)$")
CONTROL = re.compile(
    r"^(if|else|guard|for|while|switch|return|throw|break|continue|do|repeat|case|default|defer|"
    r"let|var|func|catch|fallthrough|self\.init|super\.init|init)\b")

SWAPS = [
    ("comparison", re.compile(r"(?<= )(<=|>=|==|!=|<|>)(?= )"),
     {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}),
    ("boolean", re.compile(r"(?<= )(&&|\|\|)(?= )"), {"&&": "||", "||": "&&"}),
    ("arithmetic", re.compile(r"(?<= )([-+*/])(?= )"), {"+": "-", "-": "+", "*": "/", "/": "*"}),
    ("constant", re.compile(r"\b(true|false)\b(?!:)"), {"true": "false", "false": "true"}),
]
NUMBER = re.compile(r"(?<![\w.$])(\d+(?:\.\d+)?)(?![\w.])")


class Mutation(NamedTuple):
    """One change of one line."""

    file: str
    # From 1.
    line: int
    kind: str
    original: str
    mutated: str

    @property
    def place(self):
        return f"{self.file}:{self.line}"


class Piece(NamedTuple):
    """A part of a line that is written several times, with what it can become."""

    start: int
    end: int
    # "condition", "value" or "statement".
    role: str
    # Each the kind of the mutation and the text that stands instead; none of it for a statement
    # that is left out.
    changes: list


# MARK: Text


def masked(text):
    """The same text with blanks for what stands in string literals and comments; None where a
    literal goes on in the next line."""
    result = list(text)
    index, depths = 0, []
    # `depths` has, for each literal around, how many brackets are open in its interpolation.
    in_literal = False
    while index < len(text):
        character = text[index]
        if in_literal:
            result[index] = "_"
            if character == "\\":
                if text[index + 1:index + 2] == "(":
                    depths.append(0)
                    in_literal = False
                result[index:index + 2] = "__"
                index += 2
                continue
            if character == '"':
                in_literal = False
        elif character == '"':
            if text.startswith('"""', index) or depths and depths[-1] is None:
                return None
            in_literal = True
            result[index] = "_"
        elif text.startswith("//", index):
            return "".join(result[:index]) + " " * (len(text) - index)
        elif text.startswith("/*", index):
            return None
        elif depths:
            result[index] = "_"
            if character == "(":
                depths[-1] += 1
            elif character == ")":
                if depths[-1] == 0:
                    depths.pop()
                    in_literal = True
                else:
                    depths[-1] -= 1
        index += 1
    return None if in_literal or depths else "".join(result)


def is_balanced(mask):
    open_brackets = []
    for character in mask:
        if character in "([{":
            open_brackets.append(character)
        elif character in ")]}":
            if not open_brackets or open_brackets.pop() + character not in ("()", "[]", "{}"):
                return False
    return not open_brackets


def find_outside(mask, text, start=0, end=None):
    """Where the text stands outside of all brackets; -1 where nowhere."""
    depth = 0
    for index in range(start, len(mask) if end is None else end):
        if depth == 0 and mask.startswith(text, index):
            return index
        if mask[index] in "([{":
            depth += 1
        elif mask[index] in ")]}":
            depth -= 1
            if depth < 0:
                return -1
    return -1


def split_outside(mask, start, end):
    """The parts between the commas that stand outside of all brackets, without blanks round
    them."""
    parts = []
    while start <= end:
        comma = find_outside(mask, ",", start, end)
        stop = end if comma < 0 else comma
        first, last = start, stop
        while first < last and mask[first] == " ":
            first += 1
        while last > first and mask[last - 1] == " ":
            last -= 1
        if first < last:
            parts.append((first, last))
        start = stop + 1
    return parts


# MARK: Changes


def next_number(text):
    if "." in text:
        return "1.0" if float(text) == 0 else repr(float(text) * 2)
    return str(int(text) + 1)


def value_changes(text, mask):
    """What an expression can become: one operator or constant is another in each."""
    changes = []
    for kind, pattern, swap in SWAPS:
        for found in pattern.finditer(mask):
            new = swap[found.group(1)]
            if kind == "arithmetic" and re.search(r"_$", mask[:found.start() - 1]) or (
                    kind == "arithmetic" and mask.startswith("_", found.end() + 1)):
                continue  # Texts are put together.
            changes.append((kind, text[:found.start(1)] + new + text[found.end(1):]))
    for found in NUMBER.finditer(mask):
        new = next_number(found.group(1))
        changes.append(("constant", text[:found.start(1)] + new + text[found.end(1):]))
    question = find_outside(mask, " ? ")
    if question > 0 and find_outside(mask, " = ", 0, question) < 0:
        changes.append(("negation", f"!({text[:question]}){text[question:]}"))
    return changes


def condition_changes(text, mask):
    """What a Boolean expression can become."""
    changes = value_changes(text, mask)
    if text in ("true", "false"):
        return changes
    equality = re.findall(r" (?:==|!=) ", mask)
    if len(equality) == 1 and not re.search(r"&&|\|\||\?|[{(]", mask):
        return changes  # Its swapped operator is its negation.
    if re.fullmatch(r"![\w.]+(\(.*\))?", text) and is_balanced(mask):
        return changes + [("negation", text[1:])]
    return changes + [("negation", f"!({text})")]


# MARK: Lines


class Source:
    """One Swift file, and the pieces of its lines."""

    def __init__(self, name, text):
        self.name = name
        self.lines = text.split("\n")
        self.masks = self._masks()
        self._header_lines = self._headers()

    def _masks(self):
        masks, in_block = [], False
        for line in self.lines:
            if line.count('"""') % 2:
                in_block = not in_block
                masks.append(None)
            else:
                masks.append(None if in_block else masked(line))
        return masks

    def _headers(self):
        """The lines that go on with the conditions of an `if`, a `guard` or a `while`."""
        headers, is_inside = set(), False
        for number, mask in enumerate(self.masks):
            text = (mask or "").strip()
            if is_inside:
                headers.add(number)
                is_inside = not text.endswith("{")
            elif re.match(r"(\} else )?(if|guard|while)\b", text):
                is_inside = find_outside(text, " {") < 0 and (
                    text in ("guard", "if", "while") or text.endswith(","))
        return headers

    def _indent(self, number):
        line = self.lines[number]
        return len(line) - len(line.lstrip())

    def _outer_lines(self, number):
        """The lines that this one stands inside of, the nearest first."""
        indent = self._indent(number)
        for outer in range(number - 1, -1, -1):
            text = self.lines[outer].strip()
            if text and not text.startswith(("//", "#")) and self._indent(outer) < indent:
                indent = self._indent(outer)
                yield outer

    def _declaration(self, number):
        """The line and the text of the function or property that this line is in, up to its brace;
        no text inside a closure of several lines."""
        for outer in self._outer_lines(number):
            text = (self.masks[outer] or "").strip()
            if re.search(r"\{ [^{}]*\bin$", text):
                return outer, ""
            found = DECLARATION.match(text)
            if text.startswith(")") or found:
                first = outer
                while text.startswith(")") and first > 0 and not DECLARATION.match(
                        self.lines[first].strip()):
                    first -= 1
                found = DECLARATION.match(self.lines[first].strip())
                if found:
                    return outer, self.lines[first].strip() + " … " + text
        return -1, ""

    def _type_line(self, number):
        """Whether the line stands directly in a type."""
        for outer in self._outer_lines(number):
            found = DECLARATION.match(self.lines[outer].strip())
            return bool(found) and found.group(1) in TYPES
        return False

    def _near(self, number, step):
        number += step
        while 0 <= number < len(self.lines):
            text = self.lines[number].strip()
            if text and not text.startswith("//"):
                return text
            number += step
        return ""

    def _is_value_position(self, number):
        """Whether what stands alone on the line, or after its `case`, is a value."""
        declaration, text = self._declaration(number)
        if declaration < 0 or not (
                "->" in text or re.search(r"\bvar \w+: [^=]*\{$", text)):
            return False
        if not self.lines[number].strip().startswith(("case ", "default:")):
            return (self.lines[declaration].strip() == self._near(number, -1)
                    and self._near(number, 1) == "}")
        for outer in range(number - 1, declaration, -1):
            if self._indent(outer) == self._indent(number) and "switch " in self.lines[outer]:
                before = self._near(outer, -1)
                return (not self.lines[outer].strip().startswith("switch ")
                        or before == self.lines[declaration].strip())
        return False

    def pieces(self, number):
        """The parts of the line that can be mutated."""
        line, mask = self.lines[number], self.masks[number]
        if mask is None or not mask.strip() or SKIPPED.search(mask):
            return []
        # A regular expression may hold anything.
        if re.search(r"[(=,] ?/\S|#/", mask):
            return []
        pieces = self._line_pieces(number, line, mask)
        return [piece for piece in pieces
                if is_balanced(mask[piece.start:piece.end]) and piece.changes]

    def _line_pieces(self, number, line, mask):
        text = mask.strip()
        start, end = len(mask) - len(mask.lstrip()), len(mask.rstrip())
        if number in self._header_lines:
            return self._header_pieces(number, line, mask, start, end)
        if self._continues(number):
            return self._operand(number, line, mask, start, end)
        found = re.match(r"(\} else )?(if|guard|while) ", text)
        if found:
            return self._control(number, line, mask, start + found.end(), end)
        if re.match(r"case |default:", text):
            return self._case(number, line, mask, start, end)
        return self._statement(number, line, mask, start, end)

    def _continues(self, number):
        """Whether the line goes on with the one before."""
        text = self.lines[number].strip()
        before = self._near(number, -1)
        return bool(CONTINUES.match(text)) or (
            bool(CONTINUED.search(before)) and not re.match(r"(case|default)\b.*:$", before)
            and not before.endswith(" in"))

    def _is_complete(self, number):
        return not CONTINUED.search(self.lines[number].rstrip()) and not CONTINUES.match(
            self._near(number, 1))

    def _conditions(self, line, mask, start, end):
        pieces = []
        for first, last in split_outside(mask, start, end):
            text = line[first:last]
            if re.match(r"(let|var|case|#)\b", text):
                continue
            pieces.append(
                Piece(first, last, "condition", condition_changes(text, mask[first:last])))
        return pieces

    def _header_pieces(self, number, line, mask, start, end):
        text = mask[start:end]
        before = self._near(number, -1)
        if not (before.endswith(",") or before in ("guard", "if", "while")):
            return []
        for tail in (" else {", " {", ","):
            if text.endswith(tail):
                return self._conditions(line, mask, start, end - len(tail))
        if self._near(number, 1) in ("else {", "{") or self._near(number, 1).startswith("else {"):
            return self._conditions(line, mask, start, end)
        return []

    def _operand(self, number, line, mask, start, end):
        """A line that begins with `&&` or `||`."""
        found = re.match(r"(&&|\|\|) ", mask[start:end])
        following = self._near(number, 1)
        if not found or CONTINUED.search(mask.rstrip()) or re.match(r"[.?]", following):
            return []
        first = start + found.end()
        if re.search(r" \?\??( |$)|\{$|,$", mask[first:end]):
            return []
        if "||" in mask[first:end] and found.group(1) == "&&":
            return []
        return [Piece(first, end, "condition", condition_changes(line[first:end], mask[first:end]))]

    def _control(self, number, line, mask, start, end):
        is_guard = line.strip().startswith("guard ")
        brace = find_outside(mask, " {", start)
        if brace < 0:
            if number + 1 in self._header_lines and mask[:end].endswith(","):
                return self._conditions(line, mask, start, end - 1)
            if is_guard and self._near(number, 1).startswith("else {") and (
                    not mask[:end].endswith(",")):
                return self._conditions(line, mask, start, end)
            return []
        stop = brace
        if is_guard:
            if not mask[:brace].endswith(" else"):
                return []
            stop = brace - len(" else")
        pieces = self._conditions(line, mask, start, stop)
        body = re.match(r" \{ ([^{}]+) \}$", mask[brace:end])
        if body:
            first, last = brace + body.start(1), brace + body.end(1)
            if mask[first:last].startswith("return "):
                pieces += self._value(number, line, mask, first + len("return "), last,
                                      self._returns_bool(number))
            elif not is_guard:
                pieces += self._action(number, line, mask, first, last)
        return pieces

    def _case(self, number, line, mask, start, end):
        for outer in self._outer_lines(number):
            if re.search(r"\benum\b", self.lines[outer]):
                return []
            break
        colon = find_outside(mask, ": ", start)
        stop = colon
        if colon < 0:
            if not mask[:end].endswith(":"):
                return []
            stop = end - 1
        pieces = []
        where = find_outside(mask, " where ", start)
        if 0 < where < stop:
            first = where + len(" where ")
            pieces.append(Piece(first, stop, "condition",
                                condition_changes(line[first:stop], mask[first:stop])))
        if colon < 0 or not self._is_complete(number):
            return pieces
        first = colon + 2
        text = mask[first:end]
        if text.startswith("return "):
            return pieces + self._value(number, line, mask, first + len("return "), end,
                                        self._returns_bool(number))
        if self._is_value_position(number):
            return pieces + self._value(number, line, mask, first, end,
                                        self._returns_bool(number))
        if re.search(r"[\w)] [-+*/<>=!&|]+ \w", text) and " = " not in text and "= " not in text:
            return pieces + self._value(number, line, mask, first, end, False)
        found = re.match(r"(if) ", text)
        if found:
            return pieces + self._control(number, line, mask, first + found.end(), end)
        return pieces + self._action(number, line, mask, first, end)

    def _statement(self, number, line, mask, start, end):
        text = mask[start:end]
        found = re.match(r"for .* in .* where (.*) \{$", text)
        if found:
            return self._conditions(
                line, mask, start + found.start(1), start + found.end(1))
        found = re.match(r"where (.*) \{$", text)
        if found:
            return self._conditions(
                line, mask, start + found.start(1), start + found.end(1))
        if not self._is_complete(number):
            return []
        if text.startswith("return "):
            return self._value(number, line, mask, start + len("return "), end,
                               self._returns_bool(number))
        declaration = DECLARATION.match(text)
        if declaration and declaration.group(1) in ("let", "var", "func", "init"):
            return self._declared(number, line, mask, start, end, declaration)
        if declaration:
            return []
        if self._is_value_position(number):
            return self._value(number, line, mask, start, end, self._returns_bool(number))
        return self._action(number, line, mask, start, end)

    def _declared(self, number, line, mask, start, end, declaration):
        """`let x = a + b`, `var x: T { a + b }` and functions of one line."""
        body = find_outside(mask, " { ", start, end)
        equals = find_outside(mask, " = ", start, end)
        keyword = declaration.group(1)
        if body > 0 and (equals < 0 or body < equals):
            if not mask[:end].endswith(" }"):
                return []
            head, first, last = mask[start:body], body + 3, end - 2
            if re.match(r"(get|set|didSet|willSet|if|switch|guard|for|while)\b", mask[first:last]):
                return []
            if mask[first:last].startswith("return "):
                first += len("return ")
            if keyword == "init" or keyword == "func" and "->" not in head:
                return self._action(number, line, mask, first, last)
            is_bool = bool(re.search(r"(->|:) Bool$", head))
            return self._value(number, line, mask, first, last, is_bool)
        if equals < 0 or keyword in ("func", "init") or body > 0 and self._type_line(number):
            return []
        head = mask[start:equals]
        is_bool = head.endswith(": Bool")
        return self._value(number, line, mask, equals + 3, end, is_bool)

    def _value(self, number, line, mask, start, end, is_bool):
        text = line[start:end]
        if re.match(r"(if|switch)\b", text) or re.search(r" = |;", mask[start:end]):
            return []
        changes = (condition_changes if is_bool else value_changes)(text, mask[start:end])
        return [Piece(start, end, "value", changes)]

    def _action(self, number, line, mask, start, end):
        """An assignment or a call that is a statement."""
        text, shape = line[start:end], mask[start:end]
        if CONTROL.match(shape) or DECLARATION.match(shape) or ";" in shape:
            return []
        _, declaration = self._declaration(number)
        is_in_init = bool(re.search(r"\binit[?(<]", declaration))
        found = re.match(r"([\w.?!\[\]()$]+) ([-+*/])= (.+)$", shape)
        if found and is_balanced(found.group(1)):
            first = start + found.start(3)
            swap = {"+": "-", "-": "+", "*": "/", "/": "*"}[found.group(2)]
            operator = found.start(2)
            changes = [("arithmetic", text[:operator] + swap + text[operator + 1:]),
                       ("removal", "")]
            return [Piece(start, end, "statement", changes),
                    Piece(first, end, "value", value_changes(line[first:end], mask[first:end]))]
        found = re.match(r"(_|[\w.?!\[\]()$]+) = (.+)$", shape)
        removal = [("removal", "")]
        if found and is_balanced(found.group(1)):
            first = start + found.start(2)
            if re.match(r"(if|switch)\b", mask[first:end]):
                return []
            pieces = [] if is_in_init else [Piece(start, end, "statement", removal)]
            if found.group(1) != "_":
                pieces.append(
                    Piece(first, end, "value", value_changes(line[first:end], mask[first:end])))
            return pieces
        if re.match(r"\w[\w.?!\[\]$]*[({ ].*[)}]$", shape) and not re.search(
                r"\) [-+*/<>=&|?]+ |^\w+ ", shape):
            return [Piece(start, end, "statement", removal)]
        return []

    def _returns_bool(self, number):
        _, text = self._declaration(number)
        return bool(re.search(r"(->|\bvar \w+:) Bool (\{|…)", text + " …") and text)

    def mutations(self, number):
        """Each with its piece and its place among the changes of that."""
        line = self.lines[number]
        for piece in self.pieces(number):
            for place, (kind, new) in enumerate(piece.changes):
                text = (line[:piece.start] + new + line[piece.end:]).strip()
                if kind == "removal" and not text:
                    text = "(left out)"
                yield Mutation(self.name, number + 1, kind, line.strip(), text), piece, place

    def all_mutations(self):
        return [mutation for number in range(len(self.lines))
                for mutation, _, _ in self.mutations(number)]

    # MARK: Writing

    def with_mutants(self, numbers):
        """The text of the file, with the mutations that have a number in it.

        - Parameter numbers: For mutations of this file.
        """
        chosen = {mutation.line - 1 for mutation in numbers}
        return "\n".join(self._written(number, numbers) if number in chosen else line
                         for number, line in enumerate(self.lines))

    def _written(self, number, numbers):
        line, edits = self.lines[number], []
        by_piece = {}
        for mutation, piece, place in self.mutations(number):
            if mutation in numbers:
                by_piece.setdefault((piece.start, piece.end, piece.role), (piece, []))[1].append(
                    (numbers[mutation], piece.changes[place][1]))
        for piece, changes in by_piece.values():
            if piece.role == "statement":
                head = "".join(f"if mutant({id}) {{ {new} }} else " for id, new in changes if new)
                gone = "".join(f"if mutant({id}) {{}} else " for id, new in changes if not new)
                edits.append((piece.start, 0, piece.start, head + gone + "{ "))
                edits.append((piece.end, 2, piece.end, " }"))
            else:
                choice = "".join(f"mutant({id}) ? ({new}) : " for id, new in changes)
                text = f"({choice}({line[piece.start:piece.end]}))"
                edits.append((piece.start, 1, piece.end, text))
        # From the back, so that the places before stay what they are. Where a value ends with its
        # statement, the statement's end comes first.
        for start, _, end, text in sorted(
                edits, key=lambda edit: (edit[2] if edit[1] == 2 else edit[0], edit[1]),
                reverse=True):
            line = line[:start] + text + line[end:]
        return line
