// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Reads a selector by Unicode scalars: a name may begin with a combining mark, which would otherwise
/// melt into the bracket before it.
struct SelectorParser {
  private let text: String
  private let scalars: [Unicode.Scalar]
  private var place = 0

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
  }

  mutating func selector() throws(SelectorError) -> ElementSelector {
    var steps: [ElementSelector.Step] = []
    var ordinal: Int?
    repeat {
      steps.append(try step())
      skipBlanks()
    } while take(">")
    if take("(") { ordinal = try number() }
    skipBlanks()
    guard place == scalars.count else {
      throw failure("\"\(Escaped.line(String(Character(scalars[place]))))\" is out of place")
    }
    return ElementSelector(steps: steps, ordinal: ordinal)
  }

  private mutating func step() throws(SelectorError) -> ElementSelector.Step {
    skipBlanks()
    let start = place
    let isAny = take("*")
    let role = isAny ? nil : try role()
    var name: String?
    var identifier: String?
    while let next = peek {
      if next == "[", name == nil {
        place += 1
        name = try quoted(until: "]")
      } else if next == "\"", name == nil {
        place += 1
        name = try quoted(until: "\"")
      } else if next == "#", identifier == nil {
        place += 1
        identifier = try bare()
      } else {
        break
      }
      skipBlanks()
    }
    guard isAny || role != nil || name != nil || identifier != nil else {
      place = start
      throw failure("a role, a [name] or an #identifier is missing")
    }
    return ElementSelector.Step(
      role: role, name: name.map(SelectorText.shown), identifier: identifier)
  }

  /// Up to where a name, an identifier, a number or the next step begins.
  private mutating func role() throws(SelectorError) -> Role? {
    var word = ""
    while let next = peek, !Self.endsRole.contains(next) {
      word.unicodeScalars.append(next)
      place += 1
    }
    word = word.trimmed
    if word.isEmpty { return nil }
    guard let role = RoleNames.role(word) else {
      throw .unknownRole(word, nearest: RoleNames.nearest(to: word))
    }
    return role
  }

  private static let endsRole: Set<Unicode.Scalar> = ["[", "]", "\"", "#", "(", ")", ">"]

  private mutating func quoted(until end: Unicode.Scalar) throws(SelectorError) -> String {
    let start = place
    var name = ""
    while let next = peek {
      place += 1
      if next == end { return name }
      name.unicodeScalars.append(next == "\\" ? try escape() : next)
    }
    place = start
    throw failure("\"\(Character(end))\" is missing after the name that begins")
  }

  /// An identifier ends at a blank, or where a name, a number or the next step begins.
  private mutating func bare() throws(SelectorError) -> String {
    var word = ""
    while let next = peek, !next.properties.isWhitespace, !"[]#>(".unicodeScalars.contains(next) {
      place += 1
      word.unicodeScalars.append(next == "\\" ? try escape() : next)
    }
    if word.isEmpty { throw failure("an identifier is missing after \"#\"") }
    return word
  }

  /// After a backslash: `\u{7}`, `\n`, `\t`, `\r`, or the character itself.
  private mutating func escape() throws(SelectorError) -> Unicode.Scalar {
    guard let next = peek else { throw failure("a character is missing after \"\\\"") }
    place += 1
    switch next {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u" where peek == "{":
      let start = place
      place += 1
      var digits = ""
      while let digit = peek, digit != "}" {
        digits.unicodeScalars.append(digit)
        place += 1
      }
      guard take("}"), let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number)
      else {
        place = start
        throw failure("\\u{...} needs the number of a character")
      }
      return scalar
    default: return next
    }
  }

  private mutating func number() throws(SelectorError) -> Int {
    let start = place
    var digits = ""
    while let next = peek, next != ")" {
      digits.unicodeScalars.append(next)
      place += 1
    }
    guard take(")"), let number = Int(digits.trimmed), number > 0 else {
      place = start
      throw failure("a number above 0 and \")\" are missing")
    }
    return number
  }

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    place += 1
    return true
  }

  private mutating func skipBlanks() {
    while let next = peek, next.properties.isWhitespace { place += 1 }
  }

  private func failure(_ reason: String) -> SelectorError {
    .unreadable(text, column: place + 1, reason: reason)
  }
}

/// The names that people write for roles.
public enum RoleNames {
  /// What is left of a name when capitals, spaces, hyphens and underscores are.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }

  /// What a later AT-SPI, GTK 4 or ARIA calls a role that AT-SPI 2.46 has another name for.
  private static let others: [String: Role] = [
    "button": .button, "switchcontrol": .switchControl, "tab": .pageTab, "tablist": .pageTabList,
    "buttonmenu": .buttonMenu, "menubutton": .buttonMenu, "radio": .radioButton,
    "textbox": .entry, "img": .image, "scrollbar": .scrollBar, "cell": .tableCell,
    "row": .tableRow, "group": .grouping,
  ]

  private static let roles: [String: Role] = {
    var roles = others
    for role in Role.allCases { roles[plain(role.name)] = role }
    return roles
  }()

  /// The role of this name, in capitals or not ("push button", "Button", "menu-item").
  public static func role(_ name: String) -> Role? { roles[plain(name)] }

  static func nearest(to name: String) -> [String] {
    NearestNames(Role.allCases.map(\.name)).names(near: name)
  }
}
