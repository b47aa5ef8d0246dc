// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension ParityDriver {
  /// How far beyond an end the pointer is taken, so that the end itself is reached, and how far inside
  /// of the frame a handle that stands at an end is taken hold of.
  private static let beyond = 20.0
  private static let inset = 8.0
  /// Where across a slider its groove may lie: numbers and marks may stand above it or below.
  static let acrosses = [0.5, 0.75, 0.25, 0.9]

  func clicked(_ subject: ParitySubject) async throws(DriverError) -> ParityTrial.Reach {
    var reach = ParityTrial.Reach(.pointer, tried: ["click"])
    if let gap = await hindrance(subject, subject.object) {
      return ParityTrial.Reach(.pointer, gap: gap)
    }
    try await click(subject.object, subject)
    let now = await rest(subject, after: subject.start)
    if now != subject.start { reach.reached.append(now) }
    return reach
  }

  /// Presses the pointer on an element, where it is in view.
  func click(
    _ object: ObjectReference, _ subject: ParitySubject, needsTrust: Bool = true
  ) async throws(DriverError) {
    guard await hindrance(subject, object, needsTrust: needsTrust) == nil,
      let frame = await frame(of: object, subject.node),
      let area = subject.window.flatMap(display.area)
    else { return }
    let spot = subject.spot(in: frame)
    try pointer.click(Self.point(area, spot.x, spot.y))
    display.parkPointer()
  }

  func dragged(_ subject: ParitySubject) async throws(DriverError) -> ParityTrial.Reach {
    var reach = ParityTrial.Reach(.pointer, tried: ["drag"])
    if subject.node.role == .spinButton {
      return ParityTrial.Reach(.pointer, gap: "where its arrows are is not in the tree")
    }
    if let gap = await hindrance(subject, subject.object) {
      return ParityTrial.Reach(.pointer, gap: gap)
    }
    for across in Self.acrosses {
      for isForward in [false, true] {
        let before = await place(subject) ?? subject.start
        try await drag(subject, across, to: isForward ? 1 : 0)
        let now = await rest(subject, after: before)
        if !subject.isAt(now, before) { reach.reached.append(now) }
      }
      if isAtBothEnds(reach, subject) { break }
    }
    display.parkPointer()
    return reach
  }

  /// Puts the handle back to where it was, as well as pixels can.
  func dragBack(_ subject: ParitySubject) async throws(DriverError) {
    guard await hindrance(subject, subject.object) == nil else { return }
    for across in Self.acrosses where await !subject.isAt(place(subject), subject.start) {
      try await drag(subject, across, to: Self.fraction(subject.start, subject.node))
      _ = await rest(subject, after: .infinity)
    }
    display.parkPointer()
  }

  /// From the handle to a part of the way from the low end to the high one.
  func drag(
    _ subject: ParitySubject, _ across: Double, to goal: Double
  ) async throws(DriverError) {
    guard let frame = await frame(of: subject.object, subject.node),
      let area = subject.window.flatMap(display.area), let now = await place(subject)
    else { return }
    let isVertical =
      subject.node.states[.vertical]
      || (!subject.node.states[.horizontal] && frame.height > frame.width)
    let length = isVertical ? frame.height : frame.width
    let inset = min(Self.inset, length / 4)
    let overshoot = goal == 0 ? -Self.beyond : goal == 1 ? Self.beyond : 0
    let handle = inset + (length - 2 * inset) * Self.fraction(now, subject.node)
    let places = [handle, inset + (length - 2 * inset) * goal + overshoot].map { along in
      isVertical
        ? Self.point(area, frame.x + frame.width * across, frame.y + along)
        : Self.point(area, frame.x + along, frame.y + frame.height * across)
    }
    try pointer.drag(places)
  }

  private static func fraction(_ value: Double, _ node: Node) -> Double {
    guard let range = node.value, range.minimum < range.maximum else { return 0.5 }
    return min(1, max(0, (value - range.minimum) / (range.maximum - range.minimum)))
  }

  private static func point(_ area: ScreenArea, _ x: Double, _ y: Double) -> (x: Int, y: Int) {
    (
      area.x + Int(max(-10_000, min(10_000, x.rounded()))),
      area.y + Int(max(-10_000, min(10_000, y.rounded())))
    )
  }

  private func frame(of object: ObjectReference, _ node: Node) async -> Rect? {
    await reader.frames(
      of: [object], in: snapshot.application, window: window(of: node)
    )[object].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func window(of node: Node) -> ObjectReference? {
    snapshot.tree.window(of: node.id).flatMap { snapshot.references[$0.id] }
  }

  /// Why the pointer cannot be put on an element; nil where it can. Where the toolkit's places need no
  /// trust, whether it was there is told by what comes of it.
  func hindrance(
    _ subject: ParitySubject, _ object: ObjectReference, needsTrust: Bool = true
  ) async -> String? {
    guard hasTrustedPlaces || !needsTrust else {
      return "the pointer: the toolkit gives wrong places"
    }
    guard let window = subject.window, let area = display.area(of: window) else {
      return "the pointer: its window is not on the X display"
    }
    guard let frame = await frame(of: object, subject.node) else {
      return "the pointer: it has no place"
    }
    let spot = subject.spot(in: frame)
    for outer in await surroundings(of: subject.node) where !outer.contains(x: spot.x, y: spot.y) {
      return "the pointer: it lies outside of what is on the screen"
    }
    let place = Self.point(area, spot.x, spot.y)
    if display.isCovered(window, ScreenArea(x: place.x, y: place.y, width: 1, height: 1)) {
      return "the pointer: another window covers it"
    }
    if display.activeWindow != window.id { try? display.activate(window) }
    return nil
  }

  var hasTrustedPlaces: Bool {
    snapshot.framesAreTrusted && snapshot.application.toolkit.has(.givesRightPlaces)
  }

  /// The window, and what scrolls the element.
  private func surroundings(of node: Node) async -> [Rect] {
    var around: [ObjectReference] = []
    var current = snapshot.tree.parent(of: node.id)
    while let id = current, let outer = snapshot.tree[id] {
      let isWindow = snapshot.tree.parent(of: id) == snapshot.tree.root
      if isWindow || outer.role == .scrollPane || outer.role == .viewport,
        let reference = snapshot.references[id]
      {
        around.append(reference)
      }
      current = isWindow ? nil : snapshot.tree.parent(of: id)
    }
    let frames = await reader.frames(
      of: around, in: snapshot.application, window: window(of: node))
    return around.compactMap { frames[$0] }.filter { !$0.isEmpty }
  }
}
