// SPDX-License-Identifier: Apache-2.0

/// What an assistive technology asks an element to do.
public enum AssistiveRequest: Hashable, Sendable {
  /// By name, so that a list of actions that changed in between cannot run the wrong one.
  case performAction(ElementID, name: String)
  case setValue(ElementID, Double)
  case focus(ElementID)
  case scrollIntoView(ElementID)
}
