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
  /// Called after each change of the offset.
  public var onScroll: (() -> Void)?
  /// Points by which the content is moved left and up; from 0 to ``limit``.
  public private(set) var offset = CGPoint.zero
  /// What is seen at once, in points.
  public private(set) var viewport = CGSize.zero
  /// All that there is to see, in points.
  public private(set) var contentSize = CGSize.zero
  weak var element: Element?
  private var lastTranslation = CGSize.zero

  /// Makes the gesture that scrolls; the content has to be put into the element that scrolls.
  public init(axes: Set<Axis>, content: Element) {
    self.axes = axes
    self.content = content
    let link = Link()
    gesture = GestureAttachment(
      ScrollGesture(link.description)
        .onChanged { link.scroller?.follow($0) }
        .onEnded { link.scroller?.follow($0, isLast: true) }
        .onCancelled { link.scroller?.lastTranslation = .zero })
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

  /// Step by step, so that at an end the content turns round with the finger.
  private func follow(_ translation: CGSize, isLast: Bool = false) {
    let way = CGSize(
      width: lastTranslation.width - translation.width,
      height: lastTranslation.height - translation.height)
    lastTranslation = isLast ? .zero : translation
    scroll(by: way)
  }

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
