// SPDX-License-Identifier: Apache-2.0

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isForUser: Bool

  /// When the window first has the keyboard.
  public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
  /// Then, and each time that F6 comes to the view's section.
  public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)

  var isEntry: Bool { isForUser }
}
