// SPDX-License-Identifier: Apache-2.0

/// Which events anyone wants to hear.
struct EventGate: Hashable, Sendable {
  /// As the registry lists them ("Object:StateChanged:Focused"); nil where it does not tell, and
  /// then everything passes (a sandbox may hide the registry's list).
  private var patterns: [[String]]? = []

  init() {}

  init(listeners: [String]?) {
    patterns = listeners.map { listeners in
      Set(listeners).map { listener in
        listener.split(separator: ":", omittingEmptySubsequences: false).map(Self.plain)
      }
    }
  }

  var count: Int? { patterns?.count }

  /// Whether anything can pass.
  var isOpen: Bool { patterns?.isEmpty != true }

  /// What of an event a listener can ask for.
  struct Words: Hashable {
    let category: BusEvent.Category
    let member: String
    let detail: String

    init(_ event: BusEvent) {
      category = event.category
      member = event.member
      detail = event.detail
    }
  }

  /// Whether somebody asked for it.
  func matches(_ event: BusEvent) -> Bool {
    guard let patterns else { return true }
    let words = [
      Self.plain(event.category.rawValue), Self.plain(event.member), Self.plain(event.detail),
    ]
    return patterns.contains { pattern in
      zip(pattern, words).allSatisfy { $0.isEmpty || $0 == $1 }
    }
  }

  /// The registry writes "AccessibleValue" where an event says "accessible-value".
  private static func plain(_ text: some StringProtocol) -> String {
    text.lowercased().filter { $0 != "-" }
  }
}
