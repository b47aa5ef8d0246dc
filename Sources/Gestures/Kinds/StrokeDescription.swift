// SPDX-License-Identifier: Apache-2.0

/// A line that a finger draws on an element.
public struct StrokeDescription: GestureKind {
  /// What the line does, for people.
  public var label: String
  /// Where a played contact goes, as fractions of the element's size.
  public var points: [UnitPoint]

  public init(label: String, points: [UnitPoint]) {
    self.label = label
    self.points = points
  }

  public var name: String { "stroke" }
  public var text: String { "a stroke" }
  public var demands: Set<GestureDemand> { [.path, .discovery] }
}
