// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A callback of a gesture that kept its window waiting for longer than a frame.
public struct SlowCallback: Sendable, CustomStringConvertible {
  /// Where the gesture was written.
  public let origin: SourceOrigin
  /// What the element of the gesture is called; empty where nobody knows.
  public let place: String
  /// How long it took.
  public let seconds: Double

  /// How long a frame takes on most screens.
  public static let frame = 1.0 / 60

  /// One line for standard error, in the form of a compiler's warning.
  public var description: String {
    func milliseconds(_ seconds: Double) -> String {
      String(format: seconds < 0.1 ? "%.1f ms" : "%.0f ms", seconds * 1000)
    }
    let whose = place.isEmpty ? "this gesture" : "\"\(place)\""
    return "\(origin): warning: a callback of \(whose) took \(milliseconds(seconds)), and a frame"
      + " \(milliseconds(Self.frame)): nothing moves meanwhile"
  }
}

/// Measures callbacks of gestures, and tells of slow ones: each place in the source once.
@MainActor
package final class CallbackWatch {
  private let clock: () -> Double
  private let placeName: (any CoordinateConverter) -> String
  private let take: (SlowCallback) -> Void
  private var told: Set<String> = []
  /// A program with ever new names is not told of for ever.
  private static let limit = 200

  /// - Parameters:
  ///   - clock: Seconds, of the time that passes outside.
  ///   - placeName: What the element of a gesture is called.
  package init(
    clock: @escaping () -> Double, placeName: @escaping (any CoordinateConverter) -> String,
    take: @escaping (SlowCallback) -> Void
  ) {
    self.clock = clock
    self.placeName = placeName
    self.take = take
  }

  func measure(_ attachment: GestureAttachment, _ callback: () -> Void) {
    let start = clock()
    callback()
    let seconds = clock() - start
    guard seconds > SlowCallback.frame, told.count < Self.limit else { return }
    let slow = SlowCallback(
      origin: attachment.origin, place: attachment.converter.map(placeName) ?? "",
      seconds: seconds)
    if told.insert(Self.key(of: slow)).inserted { take(slow) }
  }

  /// A control of the library is written in one place, and used in many.
  private static func key(of slow: SlowCallback) -> String {
    let isOwn = slow.origin.description.hasPrefix("Views/")
    return slow.origin.description + (isOwn ? slow.place : "")
  }
}
