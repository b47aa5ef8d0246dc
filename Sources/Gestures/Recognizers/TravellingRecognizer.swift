// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A recognizer that knows how far a finger has taken its view along, before it is known whether
/// anything comes of it.
@MainActor
protocol TravellingRecognizer: AnyObject {
  /// In points of the element; nothing once the finger has left, or goes elsewhere.
  var travel: CGSize { get }
}
