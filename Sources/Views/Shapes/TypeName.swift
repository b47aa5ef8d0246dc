// SPDX-License-Identifier: Apache-2.0

/// What a type of shape is called, in words.
@MainActor
enum TypeName {
  /// "rounded rectangle" for `RoundedRectangle`; nil where the name of the type is no word for what
  /// is seen: of a path, of a generic type, and of one that hides another.
  static func words<T>(of type: T.Type) -> String? {
    if let known = names[ObjectIdentifier(type)] { return known.isEmpty ? nil : known }
    let name = String(describing: type)
    let isWord = name.allSatisfy(\.isLetter) && type != Path.self && !name.hasPrefix("Any")
    let words = isWord ? split(name) : ""
    names[ObjectIdentifier(type)] = words
    return words.isEmpty ? nil : words
  }

  /// Asked for at each shape that appears.
  private static var names: [ObjectIdentifier: String] = [:]

  private static func split(_ name: String) -> String {
    var words: [String] = []
    for character in name {
      if character.isUppercase || words.isEmpty {
        words.append(character.lowercased())
      } else {
        words[words.count - 1].append(character)
      }
    }
    if words.count > 1, words.last == "shape" { words.removeLast() }
    return words.joined(separator: " ")
  }
}
