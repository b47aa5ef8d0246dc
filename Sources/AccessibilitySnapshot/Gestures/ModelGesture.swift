// SPDX-License-Identifier: Apache-2.0

/// One gesture of an element, and the ways to do without a pointer what it does with one.
public struct ModelGesture: Codable, Hashable, Sendable {
  /// What it asks of a person beyond a click that is seen.
  public enum Demand: String, Codable, Hashable, Sendable, CaseIterable {
    /// To hold and move.
    case dragging
    /// To go a certain way.
    case path
    /// To use more than one finger.
    case severalContacts
    /// To hold for a time, or to tap in a rhythm.
    case timing
    /// To hold for just as long as is meant.
    case duration
    /// To know of it: nothing that is seen says that it is there.
    case discovery
  }

  /// What it is, for people, with its article ("a drag").
  public var text: String
  /// Each once; none for a tap, and for a gesture that does not say what it is.
  public var demands: [Demand]
  /// Where it was written.
  public var source: SourcePosition?
  /// Whether it moves something along with the contact, without a value.
  public var isFree: Bool
  /// Why it cannot be done without its path, in the author's words; nil where nobody says so.
  public var essentialReason: String?
  /// False where its element is not exposed to assistive technologies.
  public var isExposed: Bool
  /// The actions that do what it does, by name.
  public var actions: [String]
  /// The keys that do what it does, for people ("Ctrl+Up"); through the actions menu where they have
  /// none of their own.
  public var keys: [String]
  /// What single clicks do the same ("the actions menu").
  public var clicks: [String]

  public init(
    _ text: String, demands: [Demand] = [], source: SourcePosition? = nil, isFree: Bool = false,
    essentialReason: String? = nil, isExposed: Bool = true, actions: [String] = [],
    keys: [String] = [], clicks: [String] = []
  ) {
    self.text = text
    self.demands = demands
    self.source = source
    self.isFree = isFree
    self.essentialReason = essentialReason
    self.isExposed = isExposed
    self.actions = actions
    self.keys = keys
    self.clicks = clicks
  }

  enum CodingKeys: String, CodingKey {
    case text, demands, source, isFree, essentialReason, isExposed, actions, keys, clicks
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(String.self, forKey: .text),
      demands: try container.decodeIfPresent([Demand].self, forKey: .demands) ?? [],
      source: try container.decodeIfPresent(SourcePosition.self, forKey: .source),
      isFree: try container.decodeIfPresent(Bool.self, forKey: .isFree) ?? false,
      essentialReason: try container.decodeIfPresent(String.self, forKey: .essentialReason),
      isExposed: try container.decodeIfPresent(Bool.self, forKey: .isExposed) ?? true,
      actions: try container.decodeIfPresent([String].self, forKey: .actions) ?? [],
      keys: try container.decodeIfPresent([String].self, forKey: .keys) ?? [],
      clicks: try container.decodeIfPresent([String].self, forKey: .clicks) ?? [])
  }
}

extension ModelGesture {
  /// Whether it asks for any of these.
  package func asks(for demands: Set<Demand>) -> Bool {
    self.demands.contains(where: demands.contains)
  }
}

/// The place in an application's source where something was declared.
public struct SourcePosition: Codable, Hashable, Sendable, CustomStringConvertible {
  /// As the compiler's `#fileID` gives it ("Mixer/VolumeDial.swift"): the module and the file's name.
  public let file: String
  /// From 1.
  public let line: Int
  /// From 1; nil where it is not known.
  public let column: Int?

  public init(file: String, line: Int, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// "Mixer/VolumeDial.swift:12", and ":5" behind it where the column is known.
  public var description: String {
    "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}
