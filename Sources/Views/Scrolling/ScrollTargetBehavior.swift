// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Where scrolling comes to rest.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior: Sendable {
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where scrolling is to come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What is seen when scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// In the content's points; its origin is the offset.
  public var rect: CGRect
  /// The point of the rectangle that counts; nil for the upper left corner.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known when it is asked where scrolling comes to rest.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where it began.
  public let originalTarget: ScrollTarget
  /// Of the content, in points a second; positive goes on.
  public let velocity: CGVector
  /// In points.
  public let contentSize: CGSize
  /// What is seen at once, in points.
  public let containerSize: CGSize
  /// Along which it can be scrolled.
  public let axes: Axis.Set
  /// The places of the views in a layout of targets, in the content's points.
  let targets: [CGRect]
}

extension ScrollTargetBehaviorContext {
  /// The same without what an author is told: for every axis where it began, where it would come to
  /// rest, and which way it goes.
  fileprivate func along(_ axis: Axis, _ target: ScrollTarget) -> ScrollWay {
    ScrollWay(
      start: originalTarget.rect.origin[axis], end: target.rect.origin[axis],
      speed: axis == .horizontal ? velocity.dx : velocity.dy, room: containerSize[axis],
      length: contentSize[axis])
  }
}

/// The way of an offset along one axis, in points.
private struct ScrollWay {
  /// Points a second below which nobody has thrown the content.
  private static let slowestThrow: CGFloat = 50

  let start: CGFloat
  let end: CGFloat
  let speed: CGFloat
  let room: CGFloat
  let length: CGFloat

  /// 1 onward, -1 back, 0 for neither.
  var direction: CGFloat { abs(speed) < Self.slowestThrow ? 0 : speed > 0 ? 1 : -1 }

  /// The nearest of some places to where it comes to rest, which lies on the way where it was thrown.
  func nearest(_ places: [CGFloat], atMost steps: Int?) -> CGFloat? {
    let limit = max(0, length - room)
    let places = places.map { min($0, limit) }.sorted()
    guard
      let current = places.indices.min(by: { abs(places[$0] - start) < abs(places[$1] - start) }),
      var chosen = places.indices.min(by: { abs(places[$0] - end) < abs(places[$1] - end) })
    else { return nil }
    if direction > 0, chosen <= current, places[current] <= start + 0.5 { chosen = current + 1 }
    if direction < 0, chosen >= current, places[current] >= start - 0.5 { chosen = current - 1 }
    if let steps { chosen = min(max(chosen, current - steps), current + steps) }
    return places[min(max(chosen, places.startIndex), places.endIndex - 1)]
  }
}

/// Comes to rest at pages as large as what is seen, one further at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}

  /// To the page that is nearest on the way.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.axes.each {
      let way = context.along(axis, target)
      guard way.room > 0, way.length.isFinite else { continue }
      let count = min(Int((way.length / way.room).rounded(.up)), 100_000)
      let places = (0..<max(1, count)).map { CGFloat($0) * way.room }
      if let place = way.nearest(places, atMost: 1) { target.rect.origin[axis] = place }
    }
  }
}

/// Comes to rest where a view of a `scrollTargetLayout` begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    let steps: Int?

    /// As far as it is thrown.
    public static let automatic = LimitBehavior(steps: nil)
    /// One.
    public static let always = LimitBehavior(steps: 1)
    /// A few.
    public static let alwaysByFew = LimitBehavior(steps: 3)
    /// One.
    public static let alwaysByOne = LimitBehavior(steps: 1)
    /// As far as it is thrown.
    public static let never = LimitBehavior(steps: nil)
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  /// - Parameter anchor: The point of a view that comes to stand at the same point of what is seen; nil
  ///   for where it begins.
  nonisolated public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    limit = limitBehavior
    self.anchor = anchor
  }

  /// To the beginning of the view that is nearest on the way, or to its anchor.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in context.axes.each {
      let way = context.along(axis, target)
      let part = anchor?[axis] ?? 0
      let places = context.targets.map {
        max(0, $0.origin[axis] + part * ($0.size[axis] - context.containerSize[axis]))
      }
      if let place = way.nearest(places, atMost: limit.steps) { target.rect.origin[axis] = place }
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages as large as what is seen, one further at a time.
  nonisolated public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Where a view of a `scrollTargetLayout` begins.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// The same, past so many views at a time.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// The same where the anchor of a view comes to stand at the same point of what is seen.
  nonisolated public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// A view whose own views are what scrolling comes to rest at.
private struct ScrollTargets<Content: View>: View {
  let content: Content
  let isEnabled: Bool

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ScrollTargetsNode(self, content: content._makeNode(context), context)
  }
}

private final class ScrollTargetsNode<Content: View>: KeepingTransparentNode<
  ScrollTargets<Content>, Content
>
{
  override func update(_ view: ScrollTargets<Content>) {
    super.update(view)
    content.update(view.content)
  }

  override var givesScrollTargets: Bool { view.isEnabled }
}

extension ViewNode {
  /// The node inside whose views scrolling comes to rest at; nil where nobody says so.
  var scrollTargets: ViewNode? {
    if givesScrollTargets { return self }
    var found: ViewNode?
    forEachChild { if found == nil, $0.scrolled == nil { found = $0.scrollTargets } }
    return found
  }
}

extension ScrollingNode {
  /// The views that scrolling may come to rest at, with their places in the content.
  var identifiedTargets: [(id: AnyHashable, frame: CGRect)] {
    var targets: [(AnyHashable, CGRect)] = []
    (scrolledContent.scrollTargets ?? scrolledContent).forEachIdentified { id, node in
      var list: [ViewNode] = []
      node.appendLayoutNodes(to: &list)
      guard let first = list.first else { return }
      targets.append((id, frame(of: first)))
    }
    return targets
  }

  /// The places of all views in the layout of targets, with an identity or without.
  var targetFrames: [CGRect] {
    guard let targets = scrolledContent.scrollTargets else { return [] }
    var list: [ViewNode] = []
    targets.appendLayoutNodes(to: &list)
    return (list.first?.drawnNodes ?? []).map { withMargins(frame(of: $0)) }
  }

  /// In the content's points.
  private func frame(of node: ViewNode) -> CGRect {
    node.frame(in: self).offsetBy(dx: scroller.offset.x, dy: scroller.offset.y)
  }

  /// Where scrolling comes to rest instead.
  func aim(_ start: CGPoint, _ end: CGPoint, _ velocity: CGSize, _ trait: ScrollTrait) -> CGPoint {
    guard let behavior = trait.behavior else { return end }
    var target = ScrollTarget(rect: CGRect(origin: end, size: scroller.viewport))
    behavior.updateTarget(
      &target,
      context: ScrollTargetBehaviorContext(
        originalTarget: ScrollTarget(rect: CGRect(origin: start, size: scroller.viewport)),
        velocity: CGVector(dx: velocity.width, dy: velocity.height),
        contentSize: scroller.contentSize, containerSize: scroller.viewport,
        axes: scroller.axes.reduce(into: Axis.Set()) { $0.formUnion(Axis.Set($1)) },
        targets: targetFrames))
    return target.rect.origin
  }
}

extension ViewNode {
  /// Where the node is, in points of a node round it.
  fileprivate func frame(in outer: ViewNode) -> CGRect {
    guard let back = outer.transform(to: .global).inverted() else { return .zero }
    return transform(to: .global).followed(by: back).frame(of: CGRect(origin: .zero, size: size))
  }
}

extension View {
  /// Where the scroll view inside comes to rest: after a finger lets it go, and after a key.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollTrait { $0.behavior = behavior }
  }

  /// Makes the views of this stack what scrolling comes to rest at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    ScrollTargets(content: self, isEnabled: isEnabled)
  }
}
