// SPDX-License-Identifier: Apache-2.0

/// One element with its gestures, and what was tried on it.
public struct ModelElement: Codable, Hashable, Sendable {
  /// Its number in the tree.
  public var element: UInt64
  /// What a touch of the element reaches, with the alternatives of each.
  public var gestures: [ModelGesture] = []
  /// Whether the menu of everything that its gestures do opens for a pointer.
  public var hasMenu = true
  /// How it is used, as it is derived of its gestures ("Arrows move, Space picks up"), whatever is
  /// published in its place; empty where its role says it, and where the person left such sentences out.
  public var usage = ""
  /// The values that the gestures move.
  public var values: [ModelValue] = []
  /// Gestures that were made with a pointer, and what keys and actions made of the same.
  public var trials: [ModelTrial] = []
  /// Gestures that were broken off on their way.
  public var interruptions: [ModelInterruption] = []
  /// The keys that the element claims, and whether they do the same as their actions.
  public var keys: [ModelKey] = []
  /// Gestures that compete for the same contacts and do not say how they stand to each other.
  public var conflicts: [ModelConflict] = []
  /// How the tree on the accessibility bus differs; nil where it was not compared.
  public var busDifferences: [String]?
  /// What was offered and refused.
  public var refusals: [ModelRefusal] = []
  /// Laws that were broken.
  public var breaches: [ModelBreach] = []
  /// What is offered and was never seen to do anything ("Archive").
  public var idle: [String] = []
  /// What is offered and does nothing, where the same gesture does something in another way: a drag
  /// of a hand does nothing in that direction either ("move-left").
  public var idleDirections: [String] = []
  /// Whether none of its gestures was seen to do anything, nor to show anything on the way.
  public var isSilent = false
  /// How much was tried; nil for an element that is written like another one, of which one movement
  /// of each gesture was made or none.
  public var coverage: ModelCoverage?
  /// Whether no place of it can be touched as the window opens.
  public var isCovered = false
  /// What came of a contact while it was there; nil where none was tried.
  public var touch: ModelTouch?
  /// Why not all was tried that could have been ("no place of it can be touched").
  public var gaps: [String] = []

  public init(element: UInt64) {
    self.element = element
  }

  enum CodingKeys: String, CodingKey {
    case element, gestures, hasMenu, usage, values, trials, interruptions, keys, conflicts
    case busDifferences, refusals, breaches, idle, idleDirections, coverage
    case isCovered, isSilent, touch, gaps
  }

  /// What is left out is as a harmless element has it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func list<Item: Decodable>(_ key: CodingKeys) throws -> [Item] {
      try container.decodeIfPresent([Item].self, forKey: key) ?? []
    }
    element = try container.decodeIfPresent(UInt64.self, forKey: .element) ?? 0
    gestures = try list(.gestures)
    hasMenu = try container.decodeIfPresent(Bool.self, forKey: .hasMenu) ?? true
    usage = try container.decodeIfPresent(String.self, forKey: .usage) ?? ""
    values = try list(.values)
    trials = try list(.trials)
    interruptions = try list(.interruptions)
    keys = try list(.keys)
    conflicts = try list(.conflicts)
    busDifferences = try container.decodeIfPresent([String].self, forKey: .busDifferences)
    refusals = try list(.refusals)
    breaches = try list(.breaches)
    idle = try list(.idle)
    idleDirections = try list(.idleDirections)
    isSilent = try container.decodeIfPresent(Bool.self, forKey: .isSilent) ?? false
    coverage = try container.decodeIfPresent(ModelCoverage.self, forKey: .coverage)
    isCovered = try container.decodeIfPresent(Bool.self, forKey: .isCovered) ?? false
    touch = try container.decodeIfPresent(ModelTouch.self, forKey: .touch)
    gaps = try list(.gaps)
  }
}

/// Two gestures of one element that answer to the same contacts.
public struct ModelConflict: Codable, Hashable, Sendable {
  /// For people ("a tap").
  public var first: String
  /// The other gesture, in the same words.
  public var second: String
  /// Where the first of them was written; nil where it is not known.
  public var source: SourcePosition?

  public init(first: String, second: String, source: SourcePosition? = nil) {
    self.first = first
    self.second = second
    self.source = source
  }
}

/// A key that an element says it takes, pressed while the element had the focus.
public struct ModelKey: Codable, Hashable, Sendable {
  /// For people ("Right").
  public var key: String
  /// The action that it stands for, by name ("increment").
  public var action: String
  /// Whether it did what the action does; nil where that could not be compared.
  public var doesItsAction: Bool?
  /// What it did instead ("value 30 to 10"); empty where it did its action.
  public var observation: String
  /// Whether it points along the axis of a value that reads in lines, and so has to change sides with
  /// the direction of reading.
  public var isHorizontal: Bool
  /// Whether it does the opposite where the window reads from right to left; nil where it was not
  /// tried.
  public var isMirrored: Bool?

  public init(
    key: String, action: String, doesItsAction: Bool? = nil, observation: String = "",
    isHorizontal: Bool = false, isMirrored: Bool? = nil
  ) {
    self.key = key
    self.action = action
    self.doesItsAction = doesItsAction
    self.observation = observation
    self.isHorizontal = isHorizontal
    self.isMirrored = isMirrored
  }

  enum CodingKeys: String, CodingKey {
    case key, action, doesItsAction, observation, isHorizontal, isMirrored
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      key: try container.decode(String.self, forKey: .key),
      action: try container.decodeIfPresent(String.self, forKey: .action) ?? "",
      doesItsAction: try container.decodeIfPresent(Bool.self, forKey: .doesItsAction),
      observation: try container.decodeIfPresent(String.self, forKey: .observation) ?? "",
      isHorizontal: try container.decodeIfPresent(Bool.self, forKey: .isHorizontal) ?? false,
      isMirrored: try container.decodeIfPresent(Bool.self, forKey: .isMirrored))
  }
}
