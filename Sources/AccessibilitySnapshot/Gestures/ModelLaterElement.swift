// SPDX-License-Identifier: Apache-2.0

/// An element that is tried where a hand has been at others before: it is not there when the window
/// opens, or it is disabled then, or has nothing to do.
public struct ModelLaterElement: Codable, Hashable, Sendable {
  /// What a hand does before, from the first state on, in order ("tap on push button[Details]").
  public var after: [String]
  /// What it is and how it is called ("check box[Advanced]").
  public var label: String
  /// What kind of thing it is then: its role, its states and what it offers. Of those that are written
  /// at one place, two of one kind are tried once.
  public var kind: String
  /// What was found; its number is none of the tree's.
  public var model: ModelElement

  public init(after: [String], label: String, kind: String = "", model: ModelElement) {
    self.after = after
    self.label = label
    self.kind = kind
    self.model = model
  }
}
