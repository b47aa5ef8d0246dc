// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Semantics

/// Passes the pointer over a window, wherever no control is exposed, and notes where that is answered.
struct PointerSweep {
  /// A place that lights up, or makes a hand of the pointer.
  struct Spot: Sendable {
    var place: PointerScene.Place
    var box: Rect
    let answer: PointerPlace.Answer
  }

  private let desk: PointerDesk
  private let deadline: ContinuousClock.Instant
  /// Places that the pointer has passed, and those at which it was a hand.
  private var passed = 0
  private var handed = 0
  private(set) var spots: [Spot] = []

  /// Places that the pointer passes in one window.
  private static let most = 800
  /// Fewer may be the links of a page.
  private static let fewestHands = 20
  /// What lights up and is larger than this share of the window is no control.
  private static let largest = 0.4
  /// Names that X's, GTK's and Qt's pictures of a pointing hand have.
  private static let hands: Set<String> = [
    "hand", "hand1", "hand2", "pointer", "pointing_hand", "pointinghand",
    "9d800788f1b08800ae810202380a0822", "e29285e634086352946a0e7090d73106",
  ]

  init(_ desk: PointerDesk, deadline: ContinuousClock.Instant) {
    self.desk = desk
    self.deadline = deadline
  }

  /// False where the time was over before the end.
  mutating func run() async throws(DriverError) -> Bool {
    var untouched = try desk.picture()
    var last = untouched
    for (x, y) in desk.scene.passing(step: desk.scene.step(for: Self.most)) {
      if ContinuousClock.now >= deadline { return false }
      if spots.contains(where: { $0.box.contains(x: x, y: y) }) { continue }
      try await desk.pass(x, y)
      let now = try desk.picture()
      let isHand = Self.hands.contains(desk.pointerName)
      passed += 1
      if isHand { handed += 1 }
      let hasChanged = desk.change(from: last, to: now).map { !$0.isEmpty } ?? true
      last = now
      guard isHand || hasChanged else { continue }
      // What the place before has begun may have come late: only what stays counts.
      try? await Task.sleep(for: PointerDesk.rest)
      let still = try desk.picture()
      last = still
      let isStillHand = Self.hands.contains(desk.pointerName)
      let lit = desk.change(from: untouched, to: still) ?? ChangedSquares()
      let place = PointerScene.Place(
        x: x, y: y, element: desk.scene.innermost(x, y).id)
      if let box = lit.box(around: x, y), isSmall(box), isFree(box),
        try await desk.comesAndGoes(box, with: place, untouched: untouched)
      {
        spots.append(Spot(place: place, box: box, answer: .lights))
        last = try desk.picture()
      } else if isStillHand {
        let box = desk.scene.box(of: place.element, around: x, y)
        spots.append(Spot(place: place, box: box, answer: .hand))
      } else if !lit.isEmpty {
        // A line of help elsewhere, which goes when the pointer goes, or something that stays.
        await desk.park()
        untouched = try desk.picture()
        last = untouched
      }
    }
    await desk.park()
    // A hand over all of the window, as a label without an X window of its own brings it, tells of
    // nothing in it.
    if handed >= Self.fewestHands, handed * 2 > passed { spots.removeAll { $0.answer == .hand } }
    return true
  }

  private func isSmall(_ box: Rect) -> Bool {
    box.width * box.height
      <= Self.largest * Double(desk.size.width) * Double(desk.size.height)
  }

  /// A control that lights up has a border which the pointer may have come over.
  private func isFree(_ box: Rect) -> Bool {
    !desk.scene.isControl(box.x + box.width / 2, box.y + box.height / 2)
  }
}
