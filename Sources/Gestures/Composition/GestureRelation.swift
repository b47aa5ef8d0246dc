// SPDX-License-Identifier: Apache-2.0

/// How a gesture stands to another one on the same way from the touched element to the window, by
/// the name that the other one was attached with.
public enum GestureRelation: Hashable, Sendable {
  /// It may go on at the same time.
  case beside(String)
  /// It waits until the other one has failed.
  case afterFailure(of: String)
}
