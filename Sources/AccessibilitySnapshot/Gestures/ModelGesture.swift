// SPDX-License-Identifier: Apache-2.0

/// One gesture of an element, and the ways to do without a pointer what it does with one.
public struct ModelGesture: Codable, Hashable, Sendable {
  /// What it asks of a person.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case tap, multipleTap, longPress, timedPress, drag, swipe, stroke, pinch, rotate
    /// More than one finger at once.
    case fingers
    /// It does not say.
    case unknown
  }

  public var kind: Kind
  /// Where it was written.
  public var source: SourcePosition?
  /// Whether it moves something along with the contact, without a value.
  public var isFree: Bool
  /// Why it cannot be done without its path, in the author's words; nil where nobody says so.
  public var essentialReason: String?
  /// False where no assistive technology is told of its element.
  public var isTold: Bool
  /// The actions that do what it does, by name.
  public var actions: [String]
  /// The keys that do what it does, for people ("Ctrl+Up"); through the actions menu where they have
  /// none of their own.
  public var keys: [String]
  /// What single clicks do the same ("the actions menu").
  public var clicks: [String]

  public init(
    kind: Kind, source: SourcePosition? = nil, isFree: Bool = false,
    essentialReason: String? = nil, isTold: Bool = true, actions: [String] = [],
    keys: [String] = [], clicks: [String] = []
  ) {
    self.kind = kind
    self.source = source
    self.isFree = isFree
    self.essentialReason = essentialReason
    self.isTold = isTold
    self.actions = actions
    self.keys = keys
    self.clicks = clicks
  }

  enum CodingKeys: String, CodingKey {
    case kind, source, isFree, essentialReason, isTold, actions, keys, clicks
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(Kind.self, forKey: .kind),
      source: try container.decodeIfPresent(SourcePosition.self, forKey: .source),
      isFree: try container.decodeIfPresent(Bool.self, forKey: .isFree) ?? false,
      essentialReason: try container.decodeIfPresent(String.self, forKey: .essentialReason),
      isTold: try container.decodeIfPresent(Bool.self, forKey: .isTold) ?? true,
      actions: try container.decodeIfPresent([String].self, forKey: .actions) ?? [],
      keys: try container.decodeIfPresent([String].self, forKey: .keys) ?? [],
      clicks: try container.decodeIfPresent([String].self, forKey: .clicks) ?? [])
  }
}

extension ModelGesture.Kind {
  /// "a double tap"
  package var text: String {
    switch self {
    case .tap: "a tap"
    case .multipleTap: "a tap of several times"
    case .longPress: "a long press"
    case .timedPress: "a press that is timed"
    case .drag: "a drag"
    case .swipe: "a swipe"
    case .stroke: "a stroke"
    case .pinch: "a pinch"
    case .rotate: "a turn of two fingers"
    case .fingers: "a gesture of several fingers"
    case .unknown: "a gesture that does not say what it is"
    }
  }
}
