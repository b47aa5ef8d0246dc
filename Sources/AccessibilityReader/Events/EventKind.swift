// SPDX-License-Identifier: Apache-2.0

/// What an event is about, in AT-SPI's three parts ("object:state-changed:focused").
///
/// Parts may be missing from the end: such a kind stands for every kind that begins with it.
public struct EventKind: Hashable, Sendable, CustomStringConvertible {
  /// "object", "window", "focus", "document".
  public let category: String
  /// "state-changed"; empty for the whole category.
  public let name: String
  /// "focused"; empty where the kind has none, or for every detail.
  public let detail: String

  /// nil where the text cannot be one of AT-SPI's kinds.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      .map(String.init)
    guard let category = parts.first, !category.isEmpty,
      parts.prefix(2).allSatisfy({ $0.utf8.allSatisfy(Self.isInName) }),
      parts.dropFirst(2).allSatisfy({ $0.utf8.allSatisfy(Self.isInDetail) })
    else { return nil }
    self.init(
      category: category, name: parts.count > 1 ? parts[1] : "",
      detail: parts.count > 2 ? parts[2] : "")
  }

  init(category: String, name: String, detail: String) {
    self.category = category
    self.name = name
    self.detail = detail
  }

  public var description: String {
    if detail.isEmpty { return category + ":" + name }
    return category + ":" + name + ":" + detail
  }

  /// True where the kind is the same, or one of those that the other stands for.
  public func isWithin(_ other: EventKind) -> Bool {
    category == other.category
      && (other.name.isEmpty || name == other.name)
      && (other.detail.isEmpty || detail == other.detail)
  }

  /// Everything that toolkits send. Keys and the pointer come from the registry, not from them.
  public static let everything = ["object", "window", "focus", "document"].map {
    EventKind(category: $0, name: "", detail: "")
  }

  /// The kinds by which an application reports where the focus is.
  public static let focus = [
    EventKind(category: "object", name: "state-changed", detail: "focused"),
    EventKind(category: "object", name: "active-descendant-changed", detail: ""),
    EventKind(category: "focus", name: "", detail: ""),
    EventKind(category: "window", name: "", detail: ""),
  ]

  private static func isInName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Without what would end the text inside of a match rule.
  private static func isInDetail(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
  }
}

extension EventKind {
  private static let prefix = "org.a11y.atspi.Event."

  /// Reads a signal's interface, member and first argument ("org.a11y.atspi.Event.Object",
  /// "StateChanged", "focused"); nil for what is no event.
  init?(interface: String, member: String, detail: String) {
    guard interface.hasPrefix(Self.prefix) else { return nil }
    let category = Self.dashed(String(interface.dropFirst(Self.prefix.count)))
    let name = Self.dashed(member)
    // libatspi calls `Event.Focus.Focus` "focus:".
    self.init(category: category, name: name == category ? "" : name, detail: detail)
  }

  /// What is registered, and what the registry passes on to toolkits
  /// ("object:state-changed:focused").
  var registration: String { description }

  /// The D-Bus rule by which the bus passes on these events, of one sender or of all.
  func matchRule(sender: String?) -> String {
    var rule = "type='signal',interface='" + Self.prefix + Self.joined(category) + "'"
    if let sender { rule += ",sender='" + sender + "'" }
    if !name.isEmpty { rule += ",member='" + Self.joined(name) + "'" }
    if !detail.isEmpty { rule += ",arg0='" + detail + "'" }
    return rule
  }

  /// "StateChanged" to "state-changed".
  private static func dashed(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase, !result.isEmpty { result += "-" }
      result += letter.lowercased()
    }
    return result
  }

  /// "state-changed" to "StateChanged".
  private static func joined(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
