// SPDX-License-Identifier: Apache-2.0

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
