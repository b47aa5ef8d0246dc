// SPDX-License-Identifier: Apache-2.0

import Interaction

/// The keys of the control that has the focus, shown beside it wherever the focus goes: what F1 and the
/// question mark turn on and off in every window. Read it by `@Environment(\.keyHelp)` to show more
/// help along with it, and call it for a button that does the same.
public struct KeyHelpAction {
  let source: KeyHelpSource?

  /// Whether the keys are shown; a view that reads it is built anew when that changes.
  @MainActor public var isShown: Bool { source?.read() ?? false }

  /// Shows them, or takes them away.
  @MainActor
  public func callAsFunction() { source?.toggle() }
}

extension EnvironmentValues {
  /// Shows the keys of what has the focus beside it, and takes them away.
  public var keyHelp: KeyHelpAction { KeyHelpAction(source: help) }
}

/// Whether keys are shown beside what has the focus: a value that views can read.
@MainActor
final class KeyHelpSource: Source {
  private weak var scene: InteractionScene?
  private var isShown = false

  init(_ scene: InteractionScene) {
    self.scene = scene
  }

  func read() -> Bool {
    noteRead()
    return isShown
  }

  func toggle() { scene?.toggleKeyHelp() }

  func follow() {
    guard let isOn = scene?.showsKeyHelp, isOn != isShown else { return }
    isShown = isOn
    changed()
  }
}
