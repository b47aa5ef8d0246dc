// SPDX-License-Identifier: Apache-2.0

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

  /// What the registry is told, and tells to toolkits ("object:state-changed:focused").
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
