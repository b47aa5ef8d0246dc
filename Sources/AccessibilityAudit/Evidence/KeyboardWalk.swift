// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What happened when one window was gone through by keys.
public struct KeyboardWalk: Hashable, Sendable, Codable {
  /// The window's element.
  public var window: ElementID
  /// Why keys could not be tried at all; nil where they were.
  public var obstacle: String?
  /// By Tab, in order.
  public var forward: [KeyboardStep] = []
  /// How the walk by Tab ended.
  public var forwardEnd: KeyboardWalkEnd = .notTried
  /// By Shift+Tab, in order.
  public var backward: [KeyboardStep] = []
  /// How the walk by Shift+Tab ended.
  public var backwardEnd: KeyboardWalkEnd = .notTried
  /// What arrow keys did in groups and on adjustable controls, in the order of their stops.
  public var groups: [KeyboardGroupTrial] = []
  /// Traps that were found, or that another key led out of.
  public var holds: [KeyboardHold] = []
  /// What F10, F6 and Ctrl+Tab led to.
  public var sideSteps: [KeyboardStep] = []
  /// Actions whose keys were pressed to see whether they do the same.
  public var bindings: [KeyBindingTrial] = []
  /// What Escape did; nil where the window is no dialog, or was not tried.
  public var escape: DialogTrial?

  public init(window: ElementID) {
    self.window = window
  }

  /// Every place where the focus stood.
  public var reached: Set<ElementID> {
    let steps = forward + backward + sideSteps
    var reached = Set(steps.flatMap { [$0.before?.element, $0.after?.element] }.compactMap(\.self))
    for group in groups { reached.formUnion(group.reached) }
    return reached
  }

  /// True where both ways came back to where they began, so that nothing is left to find.
  public var isWhole: Bool { forwardEnd.isWhole && backwardEnd.isWhole }

  /// Why a part of the window was not gone through; nil for a whole walk.
  public var gap: String? {
    obstacle ?? forwardEnd.gap ?? backwardEnd.gap
  }
}
