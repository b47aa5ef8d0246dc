// SPDX-License-Identifier: Apache-2.0

/// One element with its gestures, and what was tried on it.
public struct ModelElement: Codable, Hashable, Sendable {
  /// Its number in the tree.
  public var element: UInt64
  /// What a touch of the element reaches, with the alternatives of each.
  public var gestures: [ModelGesture] = []
  /// Whether the menu of everything that its gestures do opens for a pointer.
  public var hasMenu = true
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
  /// Why not all was tried that could have been ("no place of it can be touched").
  public var gaps: [String] = []

  public init(element: UInt64) {
    self.element = element
  }

  enum CodingKeys: String, CodingKey {
    case element, gestures, hasMenu, values, trials, interruptions, keys, conflicts
    case busDifferences, gaps
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
    values = try list(.values)
    trials = try list(.trials)
    interruptions = try list(.interruptions)
    keys = try list(.keys)
    conflicts = try list(.conflicts)
    busDifferences = try container.decodeIfPresent([String].self, forKey: .busDifferences)
    gaps = try list(.gaps)
  }
}
