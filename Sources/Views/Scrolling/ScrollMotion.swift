// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// Where the picture shows the content of one scroll view: where it is, or on its way there.
///
/// The scroller's offset, and so the elements, are where the content comes to rest as soon as a
/// finger lets it go. A contact that comes down on content on its way stops it where it is seen.
@MainActor
final class ScrollMotion: MovingPart {
  /// Content that was thrown, or pulled beyond an end.
  private struct Throw {
    var x: KineticScroll
    var y: KineticScroll
    /// The time of the first frame, in seconds of the clock; nil until there is one.
    var start: Double?
    /// By how much the end was corrected since, for the whole way.
    var correction = CGSize.zero

    var duration: Double { max(x.duration, y.duration) }

    func offset(at time: Double) -> CGPoint {
      let seconds = start.map { time - $0 } ?? 0
      let part = duration > 0 ? min(1, seconds / duration) : 1
      return CGPoint(
        x: x.position(after: seconds) + correction.width * part,
        y: y.position(after: seconds) + correction.height * part)
    }
  }

  let scroller: Scroller
  /// Called when the picture has to be drawn anew.
  var onChange: (() -> Void)?
  /// Where the content comes to rest instead of at an offset, on its way from another one at so many
  /// points a second.
  var aim: ((_ start: CGPoint, _ end: CGPoint, _ velocity: CGSize) -> CGPoint)?
  private let clock: MotionClock
  private var thrown: Throw?
  /// The way of an offset that was changed with an animation.
  private var glide: Moving<CGPoint.AnimatableData>?
  var isGliding: Bool { glide?.isRunning ?? false }
  /// True while the offset is changed by somebody who says how that is shown.
  private var isDirected = false
  /// By how much the offset has followed what turned out longer or shorter than it was thought to be.
  private var corrections = CGSize.zero
  /// The offset as far as somebody scrolled there.
  var chosenOffset: CGPoint {
    CGPoint(
      x: scroller.offset.x - corrections.width, y: scroller.offset.y - corrections.height)
  }

  init(_ scroller: Scroller, _ clock: MotionClock) {
    self.scroller = scroller
    self.clock = clock
    super.init()
    scroller.onScroll = { [weak self] in self?.scrolled() }
  }

  /// The offset that the picture shows, in points; beyond its range while content springs back.
  var shownOffset: CGPoint {
    if let thrown { return thrown.offset(at: clock.time) }
    if let glide, glide.isRunning {
      return CGPoint(x: glide.shown.first, y: glide.shown.second)
    }
    let pull = scroller.pull
    return CGPoint(
      x: scroller.offset.x + PullResistance.shown(pull.width),
      y: scroller.offset.y + PullResistance.shown(pull.height))
  }

  /// Somebody else changed the offset: it is shown at once.
  private func scrolled() {
    if !isDirected { stop() }
    onChange?()
  }

  private func stop() {
    if thrown != nil {
      thrown = nil
      clock.settle(self)
    }
    if let glide {
      glide.finish()
      clock.settle(glide)
    }
    glide = nil
  }

  /// The offsets that the body sets are shown as the transaction says.
  ///
  /// - Parameter start: Where it is shown before; nil for where it is shown now.
  func moving(_ transaction: Transaction, from start: CGPoint? = nil, _ body: () -> Void) {
    let (before, shown) = (scroller.offset, start ?? shownOffset)
    isDirected = true
    body()
    isDirected = false
    guard scroller.offset != before || start.map({ $0 != before }) == true else { return }
    guard transaction.animation != nil, clock.isMoving else { return stop() }
    let glide =
      glide ?? Moving(shown.animatableData, clock, displacesNodes: false)
    thrown = nil
    clock.settle(self)
    glide.move(to: scroller.offset.animatableData, transaction)
    self.glide = glide
    onChange?()
  }

  /// The content before what is seen is longer or shorter than it was thought to be: the offset goes
  /// along, and so does the way there.
  func correct(to offset: CGPoint) {
    let before = scroller.offset
    isDirected = true
    scroller.scroll(to: offset)
    isDirected = false
    corrections.width += scroller.offset.x - before.x
    corrections.height += scroller.offset.y - before.y
    thrown?.correction.width += scroller.offset.x - before.x
    thrown?.correction.height += scroller.offset.y - before.y
  }

  // MARK: A moving part

  override var isRunning: Bool { thrown != nil }
  override var displacesNodes: Bool { false }

  override func advance(to time: Double) {
    guard var thrown else { return }
    let start = thrown.start ?? time
    thrown.start = start
    self.thrown = time - start < thrown.duration ? thrown : nil
  }

  override func finish() { thrown = nil }
}

extension ScrollMotion: ScrollMomentum {
  /// Points a second below which content stops with the finger (Android's smallest fling: 50).
  private static let slowestThrow: CGFloat = 50

  /// How content comes to where it is aimed at.
  private static var aimed: Transaction {
    Transaction(animation: .spring(response: 0.35, dampingFraction: 1))
  }

  func rest(from start: CGPoint) {
    guard let aim, scroller.offset != start else { return }
    // A key goes on from one place to the next, as a throw does.
    let way = CGSize(
      width: scroller.offset.x - start.x, height: scroller.offset.y - start.y)
    let end = aim(
      start, scroller.offset,
      CGSize(width: way.width * Self.throwOfKey, height: way.height * Self.throwOfKey))
    moving(Self.aimed) { scroller.scroll(to: end) }
  }

  /// Points a second for each point that a key goes.
  private static let throwOfKey: CGFloat = 100

  func letGo(velocity: CGSize, pull: CGSize, from start: CGPoint) {
    func axis(
      _ axis: Axis, _ offset: CGFloat, _ velocity: CGFloat, _ pull: CGFloat
    ) -> KineticScroll {
      KineticScroll(
        from: offset + PullResistance.shown(pull),
        velocity: abs(velocity) < Self.slowestThrow ? 0 : velocity,
        within: 0...(axis == .horizontal ? scroller.limit.x : scroller.limit.y))
    }
    let thrown = Throw(
      x: axis(.horizontal, scroller.offset.x, velocity.width, pull.width),
      y: axis(.vertical, scroller.offset.y, velocity.height, pull.height))
    if let aim {
      let end = CGPoint(x: thrown.x.end, y: thrown.y.end)
      let aimed = aim(start, end, velocity)
      if aimed != end {
        let shown = shownOffset
        stop()
        return moving(Self.aimed, from: shown) { scroller.scroll(to: aimed) }
      }
    }
    stop()
    isDirected = true
    scroller.scroll(to: CGPoint(x: thrown.x.end, y: thrown.y.end))
    isDirected = false
    if clock.isMoving, thrown.duration > 0 {
      self.thrown = thrown
      _ = clock.begin(self, for: Transaction())
    }
    onChange?()
  }

  func hold() -> Bool {
    let (shown, limit) = (shownOffset, scroller.limit)
    func isInside(_ shown: CGFloat, _ limit: CGFloat) -> Bool { (0...limit).contains(shown) }
    guard thrown != nil || glide?.isRunning == true, isInside(shown.x, limit.x),
      isInside(shown.y, limit.y)
    else { return false }
    stop()
    scroller.scroll(to: shown)
    onChange?()
    return true
  }

  func grab() -> CGSize {
    let shown = shownOffset
    stop()
    scroller.scroll(to: shown)
    return CGSize(
      width: PullResistance.pulled(shown.x - scroller.offset.x),
      height: PullResistance.pulled(shown.y - scroller.offset.y))
  }
}
