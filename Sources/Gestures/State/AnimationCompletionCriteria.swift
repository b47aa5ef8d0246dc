// SPDX-License-Identifier: Apache-2.0

/// When an animation counts as over. Changes are shown at once for now, so both are the same moment.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// When the values have logically arrived.
  case logicallyComplete
  /// When nothing moves any more.
  case removed
}
