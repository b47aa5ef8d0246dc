// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Where a scroll view is to be, or where a person has brought it.
public struct ScrollPosition: Equatable, Sendable {
  enum Wish: Equatable, Sendable {
    case nothing
    case id(SendableID, UnitPoint?)
    case edge(Edge)
    case point(CGPoint)
    case x(CGFloat)
    case y(CGFloat)
  }

  /// An identity of any type.
  struct SendableID: Equatable, @unchecked Sendable {
    let value: AnyHashable
  }

  private(set) var wish = Wish.nothing
  /// Another one for each wish, so that the same one can be had again.
  private(set) var number = 0
  private var shown: SendableID?
  /// Whether a person has scrolled since.
  public private(set) var isPositionedByUser = false

  /// At the beginning, with views that have identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  /// At a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }
  /// At an edge, with views that have identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
    scrollTo(edge: edge)
  }
  /// At an edge.
  public init(edge: Edge) { scrollTo(edge: edge) }
  /// At an offset.
  public init(point: CGPoint) { scrollTo(point: point) }
  /// At the beginning.
  public init() {}

  /// To a view by its identity; the anchor is the point of it that comes to stand at the same point of
  /// what is seen.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.id(SendableID(value: AnyHashable(id)), anchor))
  }
  /// To an edge.
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  /// To an offset.
  public mutating func scrollTo(point: CGPoint) { ask(.point(point)) }
  /// To an offset.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(CGPoint(x: x, y: y))) }
  /// To an offset along one axis.
  public mutating func scrollTo(x: CGFloat) { ask(.x(x)) }
  /// To an offset along one axis.
  public mutating func scrollTo(y: CGFloat) { ask(.y(y)) }

  private mutating func ask(_ wish: Wish) {
    self.wish = wish
    number += 1
    isPositionedByUser = false
  }

  /// The identity of the view that is seen first; nil where none of this type is.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { shown?.value.base as? T }
  /// The identity of the view that is seen first.
  public var viewID: (any Hashable)? { shown?.value.base as? any Hashable }
  /// The offset that was asked for.
  public var point: CGPoint? { if case .point(let point) = wish { point } else { nil } }
  /// The edge that was asked for.
  public var edge: Edge? { if case .edge(let edge) = wish { edge } else { nil } }

  mutating func show(_ id: AnyHashable?, byUser: Bool) {
    shown = id.map { SendableID(value: $0) }
    if byUser { isPositionedByUser = true }
  }

  func shows(_ id: AnyHashable?) -> Bool { shown?.value == id }
}

extension ScrollingNode {
  /// The identity of the view that stands where the anchor is, at the beginning of what is seen unless
  /// it says otherwise.
  func identity(at anchor: UnitPoint?) -> AnyHashable? {
    let anchor = anchor ?? .topLeading
    let point = CGPoint(
      x: scroller.offset.x + margins.leading
        + anchor.x * (scroller.viewport.width - margins.leading - margins.trailing),
      y: scroller.offset.y + margins.top
        + anchor.y * (scroller.viewport.height - margins.top - margins.bottom))
    func distance(_ frame: CGRect) -> CGFloat {
      let (x, y) = (
        frame.minX + frame.width * anchor.x - point.x,
        frame.minY + frame.height * anchor.y - point.y
      )
      return (scroller.axes.contains(.horizontal) ? abs(x) : 0)
        + (scroller.axes.contains(.vertical) ? abs(y) : 0)
    }
    return identifiedTargets.min { distance($0.frame) < distance($1.frame) }?.id
  }

  /// A place with the room round the content: what is brought to an edge comes to stand beside that room.
  func withMargins(_ rect: CGRect) -> CGRect {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let left = isRightToLeft ? margins.trailing : margins.leading
    return CGRect(
      x: rect.minX - left, y: rect.minY - margins.top,
      width: rect.width + margins.leading + margins.trailing,
      height: rect.height + margins.top + margins.bottom)
  }

  /// Scrolls to a view by its identity, as the transaction says; then calls back, with one more layout
  /// after it, which brings the rows round the view.
  func show(
    _ id: AnyHashable, at anchor: UnitPoint?, _ transaction: Transaction,
    then done: @escaping () -> Void
  ) {
    if scrolledContent.node(identifiedBy: id) != nil {
      revealView(id, at: anchor, transaction)
    } else if scrolledContent.makeRow(identifiedBy: id) {
      // The row is there, and in its place, when this runs.
      graph.whenAllIsShown { [weak self] in
        guard let self else { return }
        revealView(id, at: anchor, transaction)
        graph.enqueue(done)
      }
      return
    }
    graph.enqueue(done)
  }

  private func revealView(
    _ id: AnyHashable, at anchor: UnitPoint?, _ transaction: Transaction
  ) {
    guard let node = scrolledContent.node(identifiedBy: id) else { return }
    var list: [ViewNode] = []
    node.appendLayoutNodes(to: &list)
    list.first?.reveal(anchor ?? .topLeading, transaction, within: self)
  }

  /// Scrolls as the position asks, and calls back when it has.
  func follow(
    _ wish: ScrollPosition.Wish, _ transaction: Transaction, then done: @escaping () -> Void
  ) {
    guard let motion = scrolled else { return }
    var target = scroller.offset
    switch wish {
    case .nothing: return done()
    case .id(let id, let anchor): return show(id.value, at: anchor, transaction, then: done)
    case .edge(.top): target.y = 0
    case .edge(.bottom): target.y = scroller.limit.y
    case .edge(.leading): target.x = 0
    case .edge(.trailing): target.x = scroller.limit.x
    case .point(let point): target = point
    case .x(let x): target.x = x
    case .y(let y): target.y = y
    }
    motion.moving(transaction) { scroller.scroll(to: target) }
    done()
  }
}

/// What a scroll view and what is bound to its place have told each other.
@MainActor
private final class PositionLink {
  var id: AnyHashable?
  var number = 0
  var isSet = false
  /// Whether what was asked for waits for a row to be made.
  var isWaiting = false
  /// The offset when the view that is shown was told.
  private var offset: CGPoint?

  func noteOffset(_ scroll: any ScrollingNode) { offset = scroll.scrolled?.chosenOffset }

  /// Whether somebody has scrolled since the offset was noted.
  func hasScrolled(_ scroll: any ScrollingNode) -> Bool {
    offset != nil && offset != scroll.scrolled?.chosenOffset
  }
}

/// A view that keeps something bound to the place of the scroll view inside.
private struct PositionedByID<Content: View, ID: Hashable>: View {
  let content: Content
  @Binding var id: ID?
  let anchor: UnitPoint?
  @State private var link = PositionLink()

  var body: some View {
    let wanted = id.map { AnyHashable($0) }
    let transaction = Transaction.current ?? Transaction()
    content.scrollTrait { trait in
      trait.onScroll = { scroll in
        if !link.isSet || link.id != wanted {
          // Somebody else than the scroll view has set it.
          link.isSet = true
          link.id = wanted
          link.noteOffset(scroll)
          guard let wanted else { return }
          link.isWaiting = true
          scroll.show(wanted, at: anchor, transaction) { [link, weak scroll] in
            link.isWaiting = false
            scroll.map(link.noteOffset)
          }
          return
        }
        guard !link.isWaiting, link.hasScrolled(scroll) else { return }
        link.noteOffset(scroll)
        guard let shown = scroll.identity(at: anchor), shown != link.id,
          let value = shown.base as? ID
        else { return }
        link.id = shown
        scroll.graph.enqueue { id = value }
      }
    }
  }
}

private struct Positioned<Content: View>: View {
  let content: Content
  @Binding var position: ScrollPosition
  let anchor: UnitPoint?
  @State private var link = PositionLink()

  var body: some View {
    let wanted = position
    let transaction = Transaction.current ?? Transaction()
    content.scrollTrait { trait in
      trait.onScroll = { scroll in
        if link.number != wanted.number {
          link.number = wanted.number
          link.isWaiting = true
          scroll.follow(wanted.wish, transaction) { [link, weak scroll] in
            link.isWaiting = false
            scroll.map(link.noteOffset)
          }
        }
        guard !link.isWaiting else { return }
        let shown = scroll.identity(at: anchor)
        let isByUser = link.hasScrolled(scroll)
        link.noteOffset(scroll)
        guard !wanted.shows(shown) || (isByUser && !wanted.isPositionedByUser) else { return }
        scroll.graph.enqueue {
          var now = position
          guard !now.shows(shown) || (isByUser && !now.isPositionedByUser) else { return }
          now.show(shown, byUser: isByUser)
          position = now
        }
      }
    }
  }
}

extension View {
  /// Binds the identity of the view that is seen first in the scroll view inside, or that stands at the
  /// anchor: setting it scrolls there.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    PositionedByID(content: self, id: id, anchor: anchor)
  }

  /// Binds the place of the scroll view inside: setting it scrolls there.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    Positioned(content: self, position: position, anchor: anchor)
  }
}
