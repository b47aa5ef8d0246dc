// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A contact that has to stay, or that has what it is on in hand already.
public struct GestureHold: Hashable, Sendable {
  /// When the contact came down, in seconds.
  public let start: Double
  /// Seconds for which it has to stay; 0 where it only has to move.
  public let duration: Double
}

/// A recognizer that knows how long a contact has to stay.
@MainActor
protocol HoldingRecognizer: AnyObject {
  /// Nil before a contact is down, and once it has stayed, has left or has gone elsewhere.
  var hold: GestureHold? { get }
}
