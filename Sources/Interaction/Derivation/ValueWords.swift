// SPDX-License-Identifier: Apache-2.0

/// What can be said of a value of any type: its words, and whether it is the same as another one.
struct ValueWords {
  enum Comparison {
    case same, different
    /// Nothing shows that they differ, and nothing that they do not: two closures.
    case unknown
  }

  /// Without the optionals round it; nil for none.
  private let value: Any?
  /// For people; nil where the value has no words of its own.
  let text: String?

  init(_ value: Any) {
    self.value = Self.unwrapped(value)
    text = self.value.flatMap(Self.words).flatMap { Self.places.contains($0) ? nil : $0 }
  }

  /// No value: nil, or a case that is called `none`.
  var isNothing: Bool {
    guard let value else { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .enum && mirror.children.isEmpty && "\(value)" == "none"
  }

  /// Whether it could be different for each way that is gone: a choice among a few is not.
  var canMeasure: Bool {
    guard let value, !(value is Bool) else { return false }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, mirror.children.isEmpty { return false }
    guard let text = value as? any StringProtocol else { return true }
    return text.contains(where: \.isNumber)
  }

  func compared(with other: ValueWords) -> Comparison {
    guard let value, let otherValue = other.value else {
      return value == nil && other.value == nil ? .same : .different
    }
    if let value = value as? any Equatable {
      return Self.isEqual(value, otherValue) ? .same : .different
    }
    let text = String(reflecting: value)
    if text != String(reflecting: otherValue) { return .different }
    let isPlain = Mirror(reflecting: value).displayStyle == .enum && !text.contains("(Function)")
    return isPlain ? .same : .unknown
  }

  private static func isEqual<T: Equatable>(_ value: T, _ other: Any) -> Bool {
    (other as? T) == value
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  // MARK: Words

  /// Words that only repeat where the drag goes.
  private static let places: Set<String> = [
    "Left", "Right", "Up", "Down", "Top", "Bottom", "Leading", "Trailing", "Horizontal", "Vertical",
  ]

  /// A text is itself; a case is called by its name, and by the words that it carries.
  private static func words(_ value: Any) -> String? {
    if let text = value as? any StringProtocol {
      return text.contains(where: \.isLetter) ? String(text) : nil
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    guard let child = mirror.children.first, let name = child.label else {
      return sentence("\(value)")
    }
    guard let sentence = sentence(name) else { return nil }
    let carried = unwrapped(child.value).flatMap(words)
    return carried.map { "\(sentence) \($0.prefix(1).lowercased() + $0.dropFirst())" } ?? sentence
  }

  /// "moveLeft" and "move_left" as "Move left".
  private static func sentence(_ name: String) -> String? {
    guard name.contains(where: \.isLetter),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == " " })
    else { return nil }
    var text = ""
    var wasLower = false
    for character in name {
      if character.isUppercase, wasLower { text.append(" ") }
      text += character == "_" ? " " : character.lowercased()
      wasLower = character.isLowercase || character.isNumber
    }
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
