// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An action's own keys, pressed, and then the action itself, each from the same state where that
/// could be brought back.
public struct KeyBindingTrial: Hashable, Sendable, Codable {
  /// The element that has the action.
  public var element: ElementID
  /// The action's name.
  public var action: String
  /// As people say them ("Ctrl+S").
  public var keys: String
  /// What each changed in the application, without the values: "value of slider[Pan]".
  public var keyChanges: Set<String>
  /// The same for what the action itself changed.
  public var actionChanges: Set<String>
  /// Why it could not be tried; nil where it was.
  public var gap: String?

  public init(
    element: ElementID, action: String, keys: String, keyChanges: Set<String> = [],
    actionChanges: Set<String> = [], gap: String? = nil
  ) {
    self.element = element
    self.action = action
    self.keys = keys
    self.keyChanges = keyChanges
    self.actionChanges = actionChanges
    self.gap = gap
  }
}
