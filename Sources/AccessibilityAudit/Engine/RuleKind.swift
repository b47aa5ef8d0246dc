// SPDX-License-Identifier: Apache-2.0

/// What a rule needs to know, and so when it can run.
public enum RuleKind: String, Sendable, Hashable, CaseIterable {
  /// Whether there is anything to judge: how the bus stands, whether the application answers.
  case preflight
  /// The tree as it was read.
  case tree
  /// A walk through the window by keys (`--drive keyboard`).
  case keyboard
  /// What came of actions that were performed (`--drive actions`).
  case actions
  /// What pointer, keys and actions made of the same elements (`--drive keyboard,actions`).
  case parity
  /// A picture of the window.
  case pixels
  /// What the program tesseract reads in a picture of the window.
  case screenText = "screen-text"
  /// What became different with other settings of the desktop (`--drive preferences`).
  case preferences
  /// What an Evenhand application declares of its gestures (`audit model`).
  case model
}
