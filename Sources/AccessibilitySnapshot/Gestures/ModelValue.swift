// SPDX-License-Identifier: Apache-2.0

/// What was found out about a value that gestures move.
public struct ModelValue: Codable, Hashable, Sendable {
  /// A law that values obey, and what came of trying it.
  public struct Law: Codable, Hashable, Sendable {
    /// What is expected of every value.
    public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
      /// Up and down again leads back, from a value that a step led to.
      case inverse
      /// The keys for the ends lead to the ends.
      case ends
      /// Beyond an end it stays there.
      case clamp
      /// What is spoken changes with the value.
      case text
      /// Up is more and down is less.
      case direction
      /// A number that is written is the value then, or the step next to it, or the nearer end.
      case written
    }

    /// Which law was tried.
    public var kind: Kind
    /// Whether the value obeyed it.
    public var holds: Bool
    /// What was done, and what came of it ("from 30, increment and decrement lead to 31").
    public var observation: String

    public init(kind: Kind, holds: Bool, observation: String) {
      self.kind = kind
      self.holds = holds
      self.observation = observation
    }
  }

  /// "Zoom"; empty for an element's only value.
  public var name: String
  /// What came of each law that was tried.
  public var laws: [Law]
  /// The smallest change by a pointer; nil where none was seen. The next by keys or assistive
  /// technology.
  public var pointerStep: Double?
  /// nil where keys and actions changed nothing.
  public var otherStep: Double?
  /// How many key presses lead from where the value stands to the place that takes the most; nil
  /// without a range.
  public var mostKeyPresses: Int?
  /// The same for the place in the middle of all places, ordered by their presses.
  public var medianKeyPresses: Int?

  public init(
    name: String = "", laws: [Law] = [], pointerStep: Double? = nil, otherStep: Double? = nil,
    mostKeyPresses: Int? = nil, medianKeyPresses: Int? = nil
  ) {
    self.name = name
    self.laws = laws
    self.pointerStep = pointerStep
    self.otherStep = otherStep
    self.mostKeyPresses = mostKeyPresses
    self.medianKeyPresses = medianKeyPresses
  }

  enum CodingKeys: String, CodingKey {
    case name, laws, pointerStep, otherStep, mostKeyPresses, medianKeyPresses
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try container.decodeIfPresent(String.self, forKey: .name) ?? "",
      laws: try container.decodeIfPresent([Law].self, forKey: .laws) ?? [],
      pointerStep: try container.decodeIfPresent(Double.self, forKey: .pointerStep),
      otherStep: try container.decodeIfPresent(Double.self, forKey: .otherStep),
      mostKeyPresses: try container.decodeIfPresent(Int.self, forKey: .mostKeyPresses),
      medianKeyPresses: try container.decodeIfPresent(Int.self, forKey: .medianKeyPresses))
  }
}

/// Numbers as messages write them.
package enum ModelNumber {
  /// With at most three places behind the point ("0.25", "40").
  package static func text(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return "\(whole)"
  }
}
