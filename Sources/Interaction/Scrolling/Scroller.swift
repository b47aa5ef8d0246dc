// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// What lets an element show part of something larger: how much there is, how far it is scrolled, and
/// the gesture that a finger scrolls with.
///
/// The element that scrolls has one child, ``content``; scrolling moves that and nothing else.
@MainActor
public final class Scroller {
  /// Points within which an offset counts as an end: rounding of a turned element's coordinates.
  private static let slack: CGFloat = 1e-6
  /// Points round an element that are brought into view with it: room for the ring of the focus.
  static let margin: CGFloat = 8

  /// What moves.
  public let content: Element
  /// To be put among the gestures of the element that scrolls, before all others.
  public let gesture: GestureAttachment
  /// Along which people and keys can scroll; the offset along another one stays 0.
  public var axes: Set<Axis>
  /// Whether people can scroll it; what has the focus is brought into view all the same.
  public var isEnabled = true {
    didSet { if isEnabled != oldValue { element?.invalidate() } }
  }
  /// Called after each change of the offset, and of what is pulled beyond an end.
  public var onScroll: (() -> Void)?
  /// Shows how the content goes on when a finger lets it go; without one it stops at once, and at its
  /// ends.
  public weak var momentum: (any ScrollMomentum)?
  /// Points by which the content is moved left and up; from 0 to ``limit``.
  public private(set) var offset = CGPoint.zero
  /// What is seen at once, in points.
  public private(set) var viewport = CGSize.zero
  /// All that there is to see, in points.
  public private(set) var contentSize = CGSize.zero
  /// Points that a finger has gone beyond an end of the content, by which the offset would be out of
  /// its range: negative before the beginning. For the picture alone, and resisted there.
  public private(set) var pull = CGSize.zero
  weak var element: Element?
  /// How far the finger had gone; nil where none scrolls.
  private var lastTranslation: CGSize?
  /// The offset as the finger, or the key, came.
  private var firstOffset = CGPoint.zero
  /// Nil where nothing has turned it since the last end; a wheel never ends.
  private var touchpad: Touchpad?

  /// Whether a finger has the content.
  public var isHeld: Bool { lastTranslation != nil }

  /// Makes the gesture that scrolls; the content has to be put into the element that scrolls.
  public init(axes: Set<Axis>, content: Element) {
    self.axes = axes
    self.content = content
    let link = Link()
    gesture = GestureAttachment(
      ScrollGesture(link.description)
        .onChanged { link.scroller?.follow($0) }
        .onEnded {
          link.scroller?.follow($0)
          link.scroller?.letGo($0.velocity, isPlayed: $0.isPlayed)
        }
        .onCancelled { link.scroller?.letGo(.zero) })
    link.scroller = self
  }

  /// The gesture is made before the scroller that it moves.
  @MainActor
  private final class Link {
    weak var scroller: Scroller?

    var description: ScrollDescription {
      ScrollDescription(
        viewport: { self.scroller?.viewport ?? .zero }, offset: { self.scroller?.offset ?? .zero },
        limit: { self.scroller.map { $0.isEnabled ? $0.limit : .zero } ?? .zero })
    }
  }

  /// The largest offset along each axis.
  public var limit: CGPoint {
    func limit(_ axis: Axis, _ content: CGFloat, _ viewport: CGFloat) -> CGFloat {
      let rest = content - viewport
      return axes.contains(axis) && rest.isFinite ? max(0, rest) : 0
    }
    return CGPoint(
      x: limit(.horizontal, contentSize.width, viewport.width),
      y: limit(.vertical, contentSize.height, viewport.height))
  }

  /// Whether people can scroll it and there is something to scroll to, wherever it stands now.
  var canScroll: Bool { isEnabled && limit != .zero }

  /// Takes new sizes over; the offset stays where it can.
  public func resize(viewport: CGSize, contentSize: CGSize) {
    guard viewport != self.viewport || contentSize != self.contentSize else { return }
    let old = limit
    self.viewport = viewport
    self.contentSize = contentSize
    if (old.x > 0) != (limit.x > 0) || (old.y > 0) != (limit.y > 0) { element?.invalidate() }
    scroll(to: offset)
  }

  /// True where something moved.
  @discardableResult
  public func scroll(to wanted: CGPoint) -> Bool {
    let limit = limit
    let target = CGPoint(x: Self.held(wanted.x, limit.x), y: Self.held(wanted.y, limit.y))
    guard target != offset else { return false }
    offset = target
    content.transform = contentTransform
    onScroll?()
    return true
  }

  /// Scrolls on by so many points, as far as there is content. True where something moved.
  @discardableResult
  public func scroll(by delta: CGSize) -> Bool {
    scroll(to: CGPoint(x: offset.x + delta.width, y: offset.y + delta.height))
  }

  /// From the content's coordinates to those of the element that scrolls.
  public var contentTransform: AffineTransform {
    AffineTransform(translationByX: -offset.x, byY: -offset.y)
  }

  private static func held(_ wanted: CGFloat, _ limit: CGFloat) -> CGFloat {
    guard wanted.isFinite, wanted > slack else { return 0 }
    return wanted < limit - slack ? wanted : limit
  }

  // MARK: Fingers

  /// Step by step: at an end the content turns round with the finger, or first gives back what the
  /// finger has pulled beyond it. A key acts on the offset, wherever that is shown.
  private func follow(_ value: ScrollGesture.Value) {
    let translation = value.translation
    let momentum = value.isPlayed ? nil : momentum
    if lastTranslation == nil { firstOffset = offset }
    if lastTranslation == nil, let momentum {
      pull = within(limit, momentum.grab())
    }
    let last = lastTranslation ?? .zero
    let way = CGSize(
      width: last.width - translation.width, height: last.height - translation.height)
    lastTranslation = translation
    guard momentum != nil else {
      scroll(by: way)
      return
    }
    let pulled = within(limit, pull + way)
    let wanted = CGPoint(x: offset.x + pulled.width, y: offset.y + pulled.height)
    scroll(to: wanted)
    let left = CGSize(
      width: Self.seen(wanted.x - offset.x), height: Self.seen(wanted.y - offset.y))
    guard left != pull else { return }
    pull = left
    onScroll?()
  }

  private static func seen(_ points: CGFloat) -> CGFloat { abs(points) > slack ? points : 0 }

  /// Along an axis with nothing to scroll nothing is pulled.
  private func within(_ limit: CGPoint, _ size: CGSize) -> CGSize {
    CGSize(
      width: limit.x > 0 && size.width.isFinite ? size.width : 0,
      height: limit.y > 0 && size.height.isFinite ? size.height : 0)
  }

  /// - Parameter velocity: Of the finger, in points a second; the offset goes the other way.
  private func letGo(_ velocity: CGSize, isPlayed: Bool = false) {
    lastTranslation = nil
    guard !isPlayed else {
      momentum?.rest(from: firstOffset)
      return
    }
    let pulled = pull
    pull = .zero
    momentum?.letGo(
      velocity: within(limit, CGSize(width: -velocity.width, height: -velocity.height)),
      pull: pulled, from: firstOffset)
  }

  // MARK: Wheels and touchpads

  /// A wheel turns, or fingers on a touchpad move, so that the content goes on from where it is shown.
  /// True where something moved.
  func turn(by delta: CGSize, at time: Double) -> Bool {
    hold()
    let start = offset
    guard scroll(by: delta) else { return false }
    if touchpad?.isOver(at: time) != false { touchpad = Touchpad(start: start) }
    touchpad?.add(delta, at: time)
    return true
  }

  /// The fingers that turned it have left the touchpad: what they threw goes on. True where they
  /// turned it.
  func endTurn(at time: Double) -> Bool {
    guard var turned = touchpad else { return false }
    touchpad = nil
    turned.add(.zero, at: time)
    momentum?.letGo(velocity: within(limit, turned.speed.velocity), pull: .zero, from: turned.start)
    return true
  }

  /// What a touchpad has done to the content since its fingers came down.
  @MainActor
  private struct Touchpad {
    /// The offset before.
    let start: CGPoint
    private var way = CGPoint.zero
    private(set) var speed = SpeedOverTime()
    private var lastTime = -Double.infinity

    init(start: CGPoint) { self.start = start }

    /// Whether what comes now is another one: a wheel says no end.
    func isOver(at time: Double) -> Bool { time - lastTime > Player.pause }

    mutating func add(_ delta: CGSize, at time: Double) {
      lastTime = time
      way.x += delta.width
      way.y += delta.height
      speed.add(way, time: time)
    }
  }

  /// Content that is on its way stays where it is shown.
  ///
  /// - Returns: Whether it was on its way.
  @discardableResult
  public func hold() -> Bool { momentum?.hold() ?? false }

  // MARK: Bringing into view

  /// Scrolls as little as is needed to show a rectangle of the content, or so that it stands at the
  /// anchor: its point at this part of its size at the same part of what is seen.
  @discardableResult
  public func reveal(_ rect: CGRect, anchor: UnitPoint? = nil) -> Bool {
    func target(
      _ start: CGFloat, _ end: CGFloat, _ now: CGFloat, _ room: CGFloat, _ anchor: CGFloat?
    ) -> CGFloat {
      if let anchor { return start + (end - start) * anchor - room * anchor }
      let (start, end) = (start - Self.margin, end + Self.margin)
      if start >= now, end <= now + room { return now }
      // What is larger than the room is shown from its beginning, unless it fills the room already.
      if end - start > room { return start <= now && end >= now + room ? now : start }
      return start < now ? start : end - room
    }
    return scroll(
      to: CGPoint(
        x: target(rect.minX, rect.maxX, offset.x, viewport.width, anchor?.x),
        y: target(rect.minY, rect.maxY, offset.y, viewport.height, anchor?.y)))
  }
}

/// What shows a scroller's content on its way after a finger has let it go.
///
/// The offset is where the content comes to rest, from the beginning: only the picture takes its time.
@MainActor
public protocol ScrollMomentum: AnyObject {
  /// A finger let the content go: it goes on from where it is shown, and the scroller is to be given
  /// the offset at which it comes to rest.
  ///
  /// - Parameters:
  ///   - velocity: Of the offset, in points a second.
  ///   - pull: How far the finger had gone beyond an end, in points.
  ///   - start: The offset as the finger came.
  func letGo(velocity: CGSize, pull: CGSize, from start: CGPoint)
  /// A key has moved the content on from an offset: it may come to rest elsewhere.
  func rest(from start: CGPoint)
  /// Something comes down on the content: it stays where it is shown, as far as that is within its
  /// ends. True where it was on its way.
  func hold() -> Bool
  /// A finger begins to move the content: it stays where it is shown.
  ///
  /// - Returns: How far a finger would have gone to pull it there, beyond an end.
  func grab() -> CGSize
}
