// SPDX-License-Identifier: Apache-2.0

import Semantics

/// An action's own keys, pressed, and then the action itself.
public struct KeyBindingTrial: Hashable, Sendable, Codable {
  public var element: ElementID
  public var action: String
  /// As people say them ("Ctrl+S").
  public var keys: String
  /// Whether anything changed in the application.
  public var keyHasEffect: Bool
  public var actionHasEffect: Bool
  /// Why it could not be tried; nil where it was.
  public var gap: String?

  public init(
    element: ElementID, action: String, keys: String, keyHasEffect: Bool = false,
    actionHasEffect: Bool = false, gap: String? = nil
  ) {
    self.element = element
    self.action = action
    self.keys = keys
    self.keyHasEffect = keyHasEffect
    self.actionHasEffect = actionHasEffect
    self.gap = gap
  }
}
