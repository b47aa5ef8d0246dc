// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Semantics

/// Where an arrow key points.
enum MoveDirection: String, CaseIterable {
  case left, right, up, down

  var name: String { rawValue }

  /// Nil for what is no arrow.
  init?(arrow key: Key) {
    guard let direction = Self.allCases.first(where: { $0.arrow == key }) else { return nil }
    self = direction
  }

  private var arrow: Key {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .up
    case .down: .down
    }
  }

  /// - Parameter axis: Nil for both.
  static func all(along axis: Axis?) -> [MoveDirection] {
    allCases.filter { axis == nil || axis == $0.axis }
  }

  var axis: Axis {
    switch self {
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }

  var move: KeyMap.Purpose {
    switch self {
    case .left: .moveLeft
    case .right: .moveRight
    case .up: .moveUp
    case .down: .moveDown
    }
  }

  var flick: KeyMap.Purpose {
    switch self {
    case .left: .flickLeft
    case .right: .flickRight
    case .up: .flickUp
    case .down: .flickDown
    }
  }

  var swipe: KeyMap.Purpose {
    switch self {
    case .left: .swipeLeft
    case .right: .swipeRight
    case .up: .swipeUp
    case .down: .swipeDown
    }
  }

  var moveCursor: KeyMap.Purpose {
    switch self {
    case .left: .moveCursorLeft
    case .right: .moveCursorRight
    case .up: .moveCursorUp
    case .down: .moveCursorDown
    }
  }

  /// So many points, y down.
  func size(_ points: CGFloat) -> CGSize {
    switch self {
    case .left: CGSize(width: -points, height: 0)
    case .right: CGSize(width: points, height: 0)
    case .up: CGSize(width: 0, height: -points)
    case .down: CGSize(width: 0, height: points)
    }
  }
}
