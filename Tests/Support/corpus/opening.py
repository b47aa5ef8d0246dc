# SPDX-License-Identifier: Apache-2.0
"""What of a Swift file can be shown: its first preview, or the first view that needs nothing."""

import re

PROVIDER = re.compile(r"\bstruct\s+(\w+)\s*:\s*(?:\w+\.)?PreviewProvider\b")
VIEW = re.compile(r"\bstruct\s+(\w+)\s*:\s*(?:[\w.]+\s*,\s*)*(?:SwiftUI\.)?View\b[^{]*\{")
APP = re.compile(r"\bstruct\s+(\w+)\s*:\s*(?:SwiftUI\.)?App\b")
STORED = re.compile(
    r"^\s*((?:@\w+(?:\([^()\n]*\))?\s+|private |fileprivate |public |internal |lazy )*)"
    r"(let|var)\s+(\w+)\s*(:[^={\n]*)?(=)?", re.M)
# These find their value by themselves.
PROVIDED = re.compile(r"@(Environment|EnvironmentObject|GestureState|FocusState|Namespace|ScaledMetric"
                      r"|AccessibilityFocusState|AppStorage|SceneStorage|Query|FocusedValue)\b")
MARKED = re.compile(r"^\s*@Previewable\s+", re.M)


def quiet(source):
    """The source with comments and strings blanked out, each character in its place."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group())
    return re.sub(r'/\*.*?\*/|//[^\n]*|"""(?:.*?)"""|"(?:\\.|[^"\\\n])*"', blank, source, flags=re.S)


def behind(source, start):
    """Where the group ends that begins with the brace at `start`."""
    depth = 0
    for index in range(start, len(source)):
        depth += {"{": 1, "}": -1}.get(source[index], 0)
        if depth == 0:
            return index + 1
    return len(source)


def macro_preview(source, code):
    """The view of the first `#Preview`, as a type; None where there is none."""
    start = re.search(r"#Preview\b", code)
    brace = code.find("{", start.end()) if start else -1
    if brace < 0:
        return None
    end = behind(code, brace)
    properties, body, lines = [], [], source[brace + 1:end - 1].split("\n")
    for line in lines:
        (properties if MARKED.match(line) else body).append(MARKED.sub("", line))
    return ("struct CorpusPreview: View {\n" + "\n".join(properties)
            + "\nvar body: some View {\n" + "\n".join(body) + "\n}\n}\n"), "CorpusPreview()"


def needs_nothing(code, start):
    """Whether a view whose braces begin at `start` can be made without arguments."""
    body = code[start + 1:behind(code, start) - 1]
    depth, flat = 0, []
    for character in body:
        depth -= character == "}"
        flat.append(character if depth == 0 or character == "\n" else " ")
        depth += character == "{"
    flat = "".join(flat)
    if re.search(r"\binit\s*\(\s*\)", flat):
        return True
    if re.search(r"\binit\s*[(<]", flat):
        return False
    for match in STORED.finditer(flat):
        marks, kind, name, kind_of, value = match.groups()
        if value or PROVIDED.search(marks) or "static" in marks:
            continue
        rest = flat[match.end():].lstrip(" ")
        if rest.startswith("{"):
            continue
        if kind == "var" and kind_of and kind_of.rstrip().endswith("?"):
            continue
        return False
    return True


def shown(source):
    """What to add to the file and the expression of the view; None where nothing can be shown."""
    code = quiet(source)
    provider = PROVIDER.search(code)
    if provider:
        return "", f"{provider.group(1)}.previews"
    preview = macro_preview(source, code)
    if preview:
        return preview
    for match in VIEW.finditer(code):
        if "<" not in match.group() and needs_nothing(code, match.end() - 1):
            return "", f"{match.group(1)}()"
    return None


def probe(source):
    """The file with a function at its end that makes the view; None where nothing can be shown."""
    found = shown(source)
    if not found:
        return None
    declaration, view = found
    return f"""{source}
{declaration}
@MainActor @_cdecl("corpusView") public func corpusView() -> UnsafeMutableRawPointer {{
  let place = UnsafeMutablePointer<SwiftUI.AnyView>.allocate(capacity: 1)
  place.initialize(to: SwiftUI.AnyView({view}))
  return UnsafeMutableRawPointer(place)
}}
"""
