// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What stands in names that is not for people, and is found in them again and again.
enum NameHabit {
  /// "_Save as Save as": the same words, first with the mark of a mnemonic.
  static func repeatsUnmarked(_ name: String) -> Bool { withoutMarkedTwin(name) != name }

  /// "Save as" of "_Save as Save as"; others as they are.
  static func withoutMarkedTwin(_ name: String) -> String {
    let words = name.split(separator: " ")
    guard words.count.isMultiple(of: 2), name.contains("_") else { return name }
    let (marked, plain) = (words.prefix(words.count / 2), words.suffix(words.count / 2))
    return marked.map { $0.filter { $0 != "_" } } == plain.map(String.init)
      ? plain.joined(separator: " ") : name
  }

  /// "&Open", "Save _as", "E_xit": the mark of a mnemonic that its toolkit should have taken out. Not
  /// "R&D", "AT&T", "Drag&Drop" or "Tom & Anna".
  static func hasMnemonicMark(_ name: String) -> Bool {
    guard name.utf8.contains(UInt8(ascii: "&")) || name.utf8.contains(UInt8(ascii: "_")) else {
      return false
    }
    return name.split(whereSeparator: \.isWhitespace).contains { word in
      ["&", "_"].contains { (mark: Character) in
        guard word.count(where: { $0 == mark }) == 1, let place = word.firstIndex(of: mark) else {
          return false
        }
        let before = word[..<place]
        let after = word[word.index(after: place)...]
        guard after.allSatisfy({ $0.isLetter || $0 == "." || $0 == "…" || $0 == ":" }) else {
          return false
        }
        let letters = after.filter(\.isLetter)
        if before.isEmpty { return letters.count >= 2 }
        return before.count == 1 && before.allSatisfy(\.isLetter) && letters.count >= 2
          && letters.allSatisfy(\.isLowercase)
      }
    }
  }

  /// "<b>Save</b>", "Tom &amp; Anna": written for a toolkit that reads markup, and shown by one that does
  /// not. Not "a < b", "<none>" or "<Enter>".
  static func hasMarkup(_ name: String) -> Bool {
    let bytes = name.utf8
    if bytes.contains(UInt8(ascii: "<")), bytes.contains(UInt8(ascii: ">")),
      name.contains(/<\/?(b|i|u|s|tt|big|small|sub|sup|em|strong|span|font|br|p|a)( [^<>]*)?\/?>/)
    {
      return true
    }
    return bytes.contains(UInt8(ascii: "&")) && name.contains(/&(amp|lt|gt|quot|apos|nbsp|#\d+);/)
  }

  /// "Close %s", "{0} files", "%(name)s", "${user}": the mark for what the program was to put there, which is
  /// missing. Not "100 %", "a{2}" or "%d = day".
  static func placeholder(in text: String) -> String? {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: "%")) || bytes.contains(UInt8(ascii: "{")) else { return nil }
    let found = text.firstMatch(
      of:
        #/
        (?:^|[\s"'“„\(])
        (%(?:\d+\$)?[sdf@]|%L?[1-9n]|%\([a-z_]+\)[sdf]
          |\$?\{(?:\d|[A-Za-z_][A-Za-z_.]*)\}|\{\{[A-Za-z_.\x20]+\}\})
        (?=$|[\s"'”“\)]|[.,:;!?…](?:\s|$))
        /#
    )
    guard let found, !bytes.contains(UInt8(ascii: "=")),
      !ComparedText(text).words.contains(where: explaining.contains)
    else { return nil }
    return String(found.1)
  }

  private static let explaining: Set<String> = [
    "format", "placeholder", "placeholders", "pattern", "template", "replaced", "use", "using",
    "variable", "variables", "command", "example", "means", "stands", "syntax", "expression",
    "insert", "platzhalter", "muster", "befehl", "vorlage",
  ]

  /// What its author meant to write later, behind a mark in capitals, in a name with a colon, or as "Lorem ipsum
  /// dolor" and "tooltip"; a list of what is to do is none.
  static func isUnwritten(_ text: String, isDescription: Bool) -> Bool {
    let text = text.trimmed
    // A look at the first letter saves most texts the rest.
    guard let first = text.utf8.first, "TFXLtfxldDaAhHpPuU(".utf8.contains(first) else {
      return false
    }
    let small = text.lowercased()
    if isDescription, unwritten.contains(small) { return true }
    if small.hasPrefix(isDescription ? "lorem ipsum" : "lorem ipsum dolor") { return true }
    guard let found = text.prefixMatch(of: /(?:TOD[O]|FIXM[E]|XX[X])(?::|\s+([a-z]+))/)
    else { return false }
    return found.1.map {
      isDescription && !["list", "lists", "item", "items", "file", "files"].contains($0)
    } ?? true
  }

  private static let unwritten: Set<String> = [
    "description", "accessible description", "tooltip", "tool tip", "help text", "placeholder",
    "undefined", "(null)", "todo", "fixme", "xxx",
  ]

  /// "#a83f12", "3f2504e0-4f89-11d3-9a0c-0305e82c3301": made by a program for programs.
  static func isCode(_ name: String) -> Bool {
    guard name.utf8.count >= 4, !name.utf8.contains(UInt8(ascii: " ")) else { return false }
    if name.utf8.first == UInt8(ascii: "#") {
      return name.contains(where: \.isLetter)
        && name.wholeMatch(of: /#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})/) != nil
    }
    return name.utf8.count >= 24
      && (name.wholeMatch(of: /\{?[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\}?/) != nil
        || name.contains(where: \.isLetter) && name.wholeMatch(of: /[0-9a-f]{24}/) != nil)
  }

  /// "Error 22", "Fehler: 0x17.", "Error code: 5"; not "Fehler: 3", which counts them.
  static func isErrorNumber(_ text: String) -> Bool {
    let text = text.trimmed.lowercased()
    guard let word = errorWords.first(where: text.hasPrefix) else { return false }
    let rest = text.dropFirst(word.count)
    return [
      /\s+#?[1-9]\d*[.!]?/, /[\s:]+(?:code|nr\.?|no\.?)[\s:#]*\d+[.!]?/, /[\s:#]*0x[0-9a-f]+[.!]?/,
    ].contains { rest.wholeMatch(of: $0) != nil }
  }

  private static let errorWords = ["error", "fehler", "erreur", "errore", "fout", "fel", "failure"]
    .sorted { $0.count > $1.count }

  /// The role again at the end of the name ("Save button"), which is then spoken twice. Nil where there
  /// is none.
  static func roleWord(in name: String, of role: Role) -> String? {
    guard let words = roleWords[role] else { return nil }
    let text = ComparedText(name).joined
    return words.first { text.hasSuffix(" " + $0) }
  }

  /// English, German and Dutch, which put the word last. A tab, a link and an image may be what is
  /// meant ("New tab", "Copy link").
  private static let roleWords: [Role: [String]] = [
    .button: ["push button", "button", "schaltfläche", "knop"],
    .toggleButton: ["toggle button", "button", "schaltfläche", "knop"],
    .checkBox: ["check box", "checkbox", "kontrollkästchen", "selectievakje"],
    .radioButton: ["radio button", "optionsfeld", "keuzerondje"],
    .slider: ["slider", "schieberegler", "schuifregelaar"],
    .comboBox: ["combo box", "combobox", "dropdown", "kombinationsfeld"],
    .spinButton: ["spin box", "spinbox", "spin button", "drehfeld"],
    .menuItem: ["menu item", "menüeintrag"],
  ]

  /// Pictures made of ASCII, which are spoken as "greater than".
  private static let arrows: Set<String> = [
    "<", ">", "<<", ">>", "<<<", ">>>", "<-", "->", "|<", ">|", "...",
  ]

  /// A sign that is drawn for what it looks like ("×", "☰", "⋮", ">>"), and spoken as a sign or not at
  /// all.
  static func isSign(_ name: String) -> Bool {
    if arrows.contains(name) { return true }
    guard name.count == 1, let sign = name.unicodeScalars.first, sign.value >= 0x80 else {
      return false
    }
    switch sign.properties.generalCategory {
    case .mathSymbol, .otherSymbol, .otherPunctuation, .modifierSymbol, .dashPunctuation,
      .initialPunctuation, .finalPunctuation, .openPunctuation, .closePunctuation:
      return !NameForm.isEmoji(name)
    default: return false
    }
  }

  /// A mark of one shape ("●", "■"), which tells by its colour what it tells.
  static func isShape(_ name: String) -> Bool {
    name.count == 1
      && name.unicodeScalars.first.map { (0x25A0...0x25FF).contains($0.value) } ?? false
  }

  /// A value that is drawn by a row of signs ("▮▮▮▯▯", "★★☆").
  static func isRowOfShapes(_ name: String) -> Bool {
    let signs = name.unicodeScalars.filter { $0 != " " }
    return signs.count >= 3
      && signs.allSatisfy {
        // Blocks and shapes, and the two stars.
        (0x2580...0x25FF).contains($0.value) || (0x2605...0x2606).contains($0.value)
      }
  }

  /// "T O D A Y": a style should space letters.
  static func isSpaced(_ name: String) -> Bool {
    let parts = name.trimmed.split(separator: " ")
    return parts.count >= 4 && parts.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isUppercase) }
      && Set(parts).count > 2
  }

  /// Whether one sign makes less and the other more, or one leads back and the other on.
  static func areOpposite(_ one: String, _ other: String) -> Bool {
    pairs.contains { $0 == (one, other) || $0 == (other, one) }
  }

  private static let pairs = [
    ("-", "+"), ("−", "+"), ("–", "+"), ("➖", "➕"), ("◀", "▶"), ("◂", "▸"), ("‹", "›"), ("«", "»"),
    ("<", ">"), ("<<", ">>"), ("▲", "▼"), ("▴", "▾"), ("⏮", "⏭"), ("👍", "👎"),
  ]

  /// "Click here" says where it is and not what it leads to.
  static func isHere(_ name: String) -> Bool { here.contains(ComparedText(name).joined) }

  /// The same at the end or the beginning of a sentence ("For more click here."), where the words of a link
  /// are not known by themselves.
  static func endsInHere(_ name: String) -> Bool {
    let words = ComparedText(name).joined
    return [
      "click here", "hier klicken", "cliquez ici", "haga clic aquí", "clicca qui", "klik hier",
    ]
    .contains { words.hasSuffix(" " + $0) || words.hasPrefix($0 + " ") }
  }

  private static let here: Set<String> = [
    "here", "this", "this link", "this page", "click here", "press here", "hier", "hier klicken",
    "klicken sie hier", "ici",
    "cliquez ici", "aquí", "haga clic aquí", "clic aquí", "qui", "clicca qui", "aqui",
    "clique aqui", "klik hier",
  ]
}
