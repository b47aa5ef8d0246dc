// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Testing
public import Views

/// A place of an element, which goes along with it.
@MainActor
public struct TestCoordinate {
  let element: TestElement
  /// Parts of the element's width and height.
  let offset: CGVector
  /// Points beside that.
  var points = CGVector.zero

  /// The place so many points further.
  public func withOffset(_ offset: CGVector) -> TestCoordinate {
    var place = self
    place.points = CGVector(dx: points.dx + offset.dx, dy: points.dy + offset.dy)
    return place
  }

  /// In points of the window; zero where the element is not there.
  public var screenPoint: CGPoint {
    let frame = element.frame
    return CGPoint(
      x: frame.minX + frame.width * offset.dx + points.dx,
      y: frame.minY + frame.height * offset.dy + points.dy)
  }

  /// Taps there.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    place(sourceLocation).map { element.window.tap(at: $0) }
  }

  /// Taps there twice.
  public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) {
    place(sourceLocation).map { element.window.doubleTap(at: $0) }
  }

  /// Holds a contact there for so many seconds.
  public func press(
    forDuration seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    place(sourceLocation).map { element.window.longPress(at: $0, for: seconds) }
  }

  /// Holds it for so many seconds, and drags it to another place.
  public func press(
    forDuration seconds: Double, thenDragTo other: TestCoordinate,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = place(sourceLocation), let end = other.place(sourceLocation) else { return }
    element.window.drag(from: start, to: end, holding: seconds)
  }

  private func place(_ sourceLocation: SourceLocation) -> CGPoint? {
    element.place(offset, sourceLocation).map {
      CGPoint(x: $0.x + points.dx, y: $0.y + points.dy)
    }
  }
}

/// An element by Apple's name.
public typealias XCUIElement = TestElement
/// Elements of one kind by Apple's name.
public typealias XCUIElementQuery = TestElementQuery
/// A place of an element by Apple's name.
public typealias XCUICoordinate = TestCoordinate

extension ViewTester {
  /// A place of the window: parts of its width and height.
  public func coordinate(withNormalizedOffset offset: CGVector) -> TestCoordinate {
    windows.firstMatch.coordinate(withNormalizedOffset: offset)
  }

  /// Taps the middle of the window.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    windows.firstMatch.tap(sourceLocation: sourceLocation)
  }

  /// Flicks the window from its middle, by half of its width.
  public func swipeLeft(
    velocity: TestGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    windows.firstMatch.swipeLeft(velocity: velocity, sourceLocation: sourceLocation)
  }

  /// Flicks the window from its middle, by half of its width.
  public func swipeRight(
    velocity: TestGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    windows.firstMatch.swipeRight(velocity: velocity, sourceLocation: sourceLocation)
  }

  /// Flicks the window from its middle, by half of its height.
  public func swipeUp(
    velocity: TestGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    windows.firstMatch.swipeUp(velocity: velocity, sourceLocation: sourceLocation)
  }

  /// Flicks the window from its middle, by half of its height.
  public func swipeDown(
    velocity: TestGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    windows.firstMatch.swipeDown(velocity: velocity, sourceLocation: sourceLocation)
  }

  /// The tree as text.
  public var debugDescription: String { treeText(.brief) }
}

extension TestElement {
  /// A kind of element, by Apple's name.
  public typealias ElementType = TestElementKind
}
