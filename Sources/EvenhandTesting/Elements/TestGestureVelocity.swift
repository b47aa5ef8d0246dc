// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// How fast a contact goes, in points per second.
public struct TestGestureVelocity: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// Nil for a way of 80 milliseconds, however long it is.
  private let pointsPerSecond: CGFloat?

  /// As a hand flicks: in 80 milliseconds.
  public static let `default` = TestGestureVelocity(pointsPerSecond: nil)
  /// 200 points per second.
  public static let slow: TestGestureVelocity = 200
  /// 2,000 points per second.
  public static let fast: TestGestureVelocity = 2000

  private init(pointsPerSecond: CGFloat?) { self.pointsPerSecond = pointsPerSecond }

  /// In points per second.
  public init(_ pointsPerSecond: CGFloat) { self.init(pointsPerSecond: max(1, pointsPerSecond)) }

  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }

  /// Into how many events a way falls.
  @MainActor func steps(for points: CGFloat) -> Int {
    guard let pointsPerSecond else { return 10 }
    return max(1, Int((points / pointsPerSecond / ViewTester.eventInterval).rounded()))
  }
}

/// How fast a contact goes, by Apple's name.
public typealias XCUIGestureVelocity = TestGestureVelocity

/// A key that types no letter, as a letter in what ``TestElement/typeText(_:sourceLocation:)`` types:
/// `typeText(XCUIKeyboardKey.delete.rawValue)`.
public enum TestKeyboardKey: String, Hashable, Sendable, CaseIterable {
  case delete = "\u{8}"
  case forwardDelete = "\u{F728}"
  case `return` = "\r"
  case enter = "\u{3}"
  case escape = "\u{1B}"
  case tab = "\t"
  case space = " "
  case upArrow = "\u{F700}"
  case downArrow = "\u{F701}"
  case leftArrow = "\u{F702}"
  case rightArrow = "\u{F703}"
  case home = "\u{F729}"
  case end = "\u{F72B}"
  case pageUp = "\u{F72C}"
  case pageDown = "\u{F72D}"

  var key: Key {
    switch self {
    case .delete: .backspace
    case .forwardDelete: .delete
    case .return, .enter: .return
    case .escape: .escape
    case .tab: .tab
    case .space: .space
    case .upArrow: .up
    case .downArrow: .down
    case .leftArrow: .left
    case .rightArrow: .right
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    }
  }
}

/// A key that types no letter, by Apple's name.
public typealias XCUIKeyboardKey = TestKeyboardKey
