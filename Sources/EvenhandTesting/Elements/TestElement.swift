// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Semantics
public import Testing
public import Views

/// One element of a window, by the words of Apple's XCUITest.
///
///     @Test @MainActor func `the player stops`() {
///       let app = ViewTester { Player() }
///       app.buttons["Play"].tap()
///       app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.8)
///       #expect(app.staticTexts["Volume 80"].exists)
///     }
///
/// It is looked for whenever it is asked for something. A verb whose element is not there, or which it
/// refuses, is an issue of the test that runs, at the line of the verb, and the test goes on.
@MainActor
public struct TestElement: TestElementContainer {
  let window: ViewTester
  /// As a failure names it ("button "Play"").
  let words: String
  let find: () -> Node?

  /// Nil where it is not there.
  public var node: Node? { find() }

  /// The element itself: it is the first that is found.
  public var firstMatch: TestElement { self }

  // MARK: What it is

  /// Whether it is in the tree now.
  public var exists: Bool { node != nil }
  /// What it is called; empty where it is not there.
  public var label: String { node?.name ?? "" }
  /// What the program calls it, and nobody else.
  public var identifier: String { node?.identifier ?? "" }
  /// What a number's text or a text field has in it; "1" and "0" for what is on or off; nil for none.
  public var value: String? {
    guard let node else { return nil }
    if let value = node.value { return value.text.isEmpty ? "\(value.current)" : value.text }
    if let text = node.text?.text { return text }
    return node.states[.checkable] ? (node.states[.checked] ? "1" : "0") : nil
  }
  /// What a text field shows while it is empty; nil for none.
  public var placeholderValue: String? { node?.attributes["placeholder-text"] }
  /// What it is called.
  public var title: String { label }
  /// Whether it can be used.
  public var isEnabled: Bool { node?.states[.sensitive] ?? false }
  /// Whether it is chosen among others, or is on.
  public var isSelected: Bool {
    guard let node else { return false }
    return node.isChosen || node.states[.checked] || node.states[.pressed]
  }
  /// Whether it has the keyboard.
  public var hasFocus: Bool { node?.states[.focused] ?? false }
  /// Whether a contact in its middle reaches the window.
  public var isHittable: Bool {
    guard let node, let frame = node.frame, node.states[.showing] else { return false }
    return frame.width > 0 && frame.height > 0
  }
  /// In points of the window; empty where it has no place.
  public var frame: CGRect {
    guard let frame = node?.frame else { return .zero }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
  /// Where a slider stands between its ends, from 0 to 1; 0 for what has no value.
  public var normalizedSliderPosition: CGFloat {
    guard let value = node?.value, value.maximum > value.minimum else { return 0 }
    return (value.current - value.minimum) / (value.maximum - value.minimum)
  }

  /// Lets the window's clock go on until the element is there, or so many seconds have passed.
  public func waitForExistence(timeout: Double) -> Bool { wait(timeout) { exists } }

  /// The same until it has gone.
  public func waitForNonExistence(timeout: Double) -> Bool { wait(timeout) { !exists } }

  /// The same until something of it is as it should be: `wait(for: \.isEnabled, toEqual: true, timeout: 5)`.
  public func wait<Value: Equatable>(
    for property: KeyPath<TestElement, Value>, toEqual value: Value, timeout: Double
  ) -> Bool {
    wait(timeout) { self[keyPath: property] == value }
  }

  private func wait(_ timeout: Double, until isDone: () -> Bool) -> Bool {
    let end = window.clock + timeout
    while !isDone() {
      guard window.clock < end else { return false }
      window.advance(by: min(Self.step, max(0, end - window.clock)))
    }
    return true
  }

  private static let step = 0.1

  // MARK: What a hand does

  /// Taps its middle.
  public func tap(sourceLocation: SourceLocation = #_sourceLocation) {
    middle(sourceLocation).map { window.tap(at: $0) }
  }

  /// Clicks its middle: the same.
  public func click(sourceLocation: SourceLocation = #_sourceLocation) {
    tap(sourceLocation: sourceLocation)
  }

  /// Taps its middle twice.
  public func doubleTap(sourceLocation: SourceLocation = #_sourceLocation) {
    middle(sourceLocation).map { window.doubleTap(at: $0) }
  }

  /// Taps its middle with two fingers.
  public func twoFingerTap(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let middle = middle(sourceLocation) else { return }
    window.moveTwoFingers(at: middle, distance: Self.fingersApart, steps: 1)
  }

  /// Points between the two fingers of a tap.
  private static let fingersApart: CGFloat = 30

  /// Clicks its middle with the secondary button, which opens a menu.
  public func rightClick(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let middle = middle(sourceLocation) else { return }
    let contact = window.makeContact()
    window.send(.began, contact, at: middle, button: .secondary)
    window.advance(by: ViewTester.tapDuration)
    window.send(.ended, contact, at: middle, button: .secondary)
  }

  /// Moves the pointer over its middle.
  public func hover(sourceLocation: SourceLocation = #_sourceLocation) {
    guard let middle = middle(sourceLocation) else { return }
    window.scene.hover(at: middle, time: window.clock)
    window.settle()
  }

  /// Holds a contact in its middle for so many seconds.
  public func press(
    forDuration seconds: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    middle(sourceLocation).map { window.longPress(at: $0, for: seconds) }
  }

  /// Holds it for so many seconds, and drags it to the middle of another one.
  public func press(
    forDuration seconds: Double, thenDragTo other: TestElement,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = middle(sourceLocation), let end = other.middle(sourceLocation) else { return }
    window.drag(from: start, to: end, holding: seconds)
  }

  /// The same with the speed of the way, and with so many seconds at its end before it is let go.
  public func press(
    forDuration seconds: Double, thenDragTo other: TestElement,
    withVelocity velocity: TestGestureVelocity, thenHoldForDuration hold: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let start = middle(sourceLocation), let end = other.middle(sourceLocation) else { return }
    let contact = window.makeContact()
    window.send(.began, contact, at: start)
    window.advance(by: seconds)
    let distance = CGSize(width: end.x - start.x, height: end.y - start.y)
    let steps = velocity.steps(
      for: (distance.width * distance.width
        + distance.height * distance.height).squareRoot())
    for step in 1...steps {
      window.advance(by: ViewTester.eventInterval)
      let part = CGFloat(step) / CGFloat(steps)
      window.send(
        .moved, contact,
        at: CGPoint(
          x: start.x + distance.width * part, y: start.y + distance.height * part))
    }
    window.advance(by: max(ViewTester.eventInterval, hold))
    window.send(.ended, contact, at: end)
  }

  /// Flicks it from its middle, by half of its width or height, and 80 points at least.
  public func swipeLeft(
    velocity: TestGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    swipe(CGSize(width: -1, height: 0), velocity, sourceLocation)
  }

  /// Flicks it from its middle, by half of its width or height, and 80 points at least.
  public func swipeRight(
    velocity: TestGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    swipe(CGSize(width: 1, height: 0), velocity, sourceLocation)
  }

  /// Flicks it from its middle, by half of its width or height, and 80 points at least.
  public func swipeUp(
    velocity: TestGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    swipe(CGSize(width: 0, height: -1), velocity, sourceLocation)
  }

  /// Flicks it from its middle, by half of its width or height, and 80 points at least.
  public func swipeDown(
    velocity: TestGestureVelocity = .default, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    swipe(CGSize(width: 0, height: 1), velocity, sourceLocation)
  }

  /// Points that a flick goes at least.
  private static let shortestFlick: CGFloat = 80

  private func swipe(
    _ way: CGSize, _ velocity: TestGestureVelocity, _ sourceLocation: SourceLocation
  ) {
    guard let middle = middle(sourceLocation) else { return }
    let (x, y) = (
      max(Self.shortestFlick, frame.width / 2) * way.width,
      max(Self.shortestFlick, frame.height / 2) * way.height
    )
    window.drag(
      from: middle, to: CGPoint(x: middle.x + x, y: middle.y + y),
      steps: velocity.steps(for: abs(x + y)), kind: .touch)
  }

  /// Moves two fingers apart, or together for a scale below 1.
  ///
  /// - Parameter velocity: Accepted for the sake of the source: the fingers go evenly.
  public func pinch(
    withScale scale: CGFloat, velocity: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    middle(sourceLocation).map { window.moveTwoFingers(at: $0, scale: scale) }
  }

  /// Turns two fingers, clockwise for a positive angle in radians.
  ///
  /// - Parameter velocity: Accepted for the sake of the source: the fingers go evenly.
  public func rotate(
    _ angle: CGFloat, withVelocity velocity: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    middle(sourceLocation).map { window.moveTwoFingers(at: $0, angle: .radians(angle)) }
  }

  /// Puts a slider at a part of its way, from 0 to 1, as a screen reader's user does.
  public func adjust(
    toNormalizedSliderPosition position: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let node = there(sourceLocation) else { return }
    guard let value = node.value else {
      return fail("\(words) has no value", sourceLocation)
    }
    let wanted = value.minimum + (value.maximum - value.minimum) * min(max(position, 0), 1)
    guard window.perform(.setValue(node.id, wanted)) else {
      return fail("\(words) refused the value \(wanted)", sourceLocation)
    }
  }

  /// Takes the choice with this name, or counts the field of a date to where it says so.
  public func adjust(
    toPickerWheelValue value: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let node = there(sourceLocation) else { return }
    if let range = node.value {
      // Looked for by what it is: a predicate may be about the value.
      func says(_ number: Double) -> Bool {
        guard window.perform(.setValue(node.id, number)) else { return false }
        let now = window.tree[node.id]?.value
        return now?.text == value || now?.text.isEmpty == true && now?.current == Double(value)
      }
      if let number = Double(value), says(number) { return }
      let numbers = stride(
        from: range.minimum, through: range.maximum, by: max(range.increment, 1))
      // No wheel has more than the days of a year.
      if range.maximum - range.minimum <= 366, numbers.contains(where: says) {
        return
      }
      window.perform(.setValue(node.id, range.current))
      return fail("\(words) comes to no value \u{201c}\(value)\u{201d}", sourceLocation)
    }
    let choice = descendants(matching: .radioButton)[value]
    guard let chosen = choice.node, window.perform(.setChosen(chosen.id, true)) else {
      return fail("\(words) has no choice \u{201c}\(value)\u{201d}", sourceLocation)
    }
  }

  /// Types key by key, ``TestKeyboardKey``s among them; the element is tapped first where it has not the
  /// keyboard.
  public func typeText(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard there(sourceLocation) != nil else { return }
    if !hasFocus { tap(sourceLocation: sourceLocation) }
    var isTaken = true
    for character in text {
      let isDone =
        // A space is a letter too.
        if let key = TestKeyboardKey(rawValue: String(character)), key != .space {
          window.press(key.key)
        } else {
          window.typeText(String(character))
        }
      isTaken = isDone && isTaken
    }
    guard isTaken else {
      return fail("\(words) took not all of \u{201c}\(text)\u{201d}", sourceLocation)
    }
  }

  /// A place of it, by parts of its width and height.
  public func coordinate(withNormalizedOffset offset: CGVector) -> TestCoordinate {
    TestCoordinate(element: self, offset: offset)
  }

  /// Elements of one kind inside of it, in the order of the tree.
  public func descendants(matching kind: TestElementKind) -> TestElementQuery {
    TestElementQuery(window: window, kind: kind) {
      find().map { window.descendants(of: $0.id) } ?? []
    }
  }

  /// Elements of one kind right inside of it.
  public func children(matching kind: TestElementKind) -> TestElementQuery {
    TestElementQuery(window: window, kind: kind) {
      let tree = window.tree
      return find().map { $0.children.compactMap { tree[$0] } } ?? []
    }
  }

  // MARK: Failures

  private func there(_ sourceLocation: SourceLocation) -> Node? {
    guard let node else {
      fail("there is no \(words)", sourceLocation)
      return nil
    }
    return node
  }

  /// Its middle, in points of the window.
  func middle(_ sourceLocation: SourceLocation) -> CGPoint? {
    place(CGVector(dx: 0.5, dy: 0.5), sourceLocation)
  }

  func place(_ offset: CGVector, _ sourceLocation: SourceLocation) -> CGPoint? {
    guard let node = there(sourceLocation) else { return nil }
    guard let frame = node.frame else {
      fail("\(words) has no place in the window", sourceLocation)
      return nil
    }
    return CGPoint(x: frame.x + frame.width * offset.dx, y: frame.y + frame.height * offset.dy)
  }

  private func fail(_ text: String, _ sourceLocation: SourceLocation) {
    Issue.record(
      "\(text)\n\(window.treeText(.brief))", sourceLocation: sourceLocation)
  }
}
