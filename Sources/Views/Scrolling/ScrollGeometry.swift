// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// How far a scroll view is scrolled, and how much there is.
public struct ScrollGeometry: Hashable, Sendable {
  /// Points by which the content is moved left and up; beyond its range while a finger pulls it there.
  public var contentOffset: CGPoint
  /// All that there is to see, in points.
  public var contentSize: CGSize
  /// None: a window has no bars that cover its content.
  public var contentInsets: EdgeInsets
  /// What is seen at once, in points.
  public var containerSize: CGSize

  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// What is seen, in the content's points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// What is seen, in the content's points.
  public var bounds: CGRect { visibleRect }

  @MainActor
  init(_ scroll: any ScrollingNode) {
    let scroller = scroll.scroller
    self.init(
      contentOffset: CGPoint(
        x: scroller.offset.x + PullResistance.shown(scroller.pull.width),
        y: scroller.offset.y + PullResistance.shown(scroller.pull.height)),
      contentSize: scroller.contentSize, contentInsets: EdgeInsets(),
      containerSize: scroller.viewport)
  }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A finger is on it, and may begin to scroll.
  case tracking
  /// A finger scrolls it.
  case interacting
  /// It goes on by itself.
  case decelerating
  /// It is on its way to where a program, a key or its own rule wants it.
  case animating

  /// Whether it does anything.
  public var isScrolling: Bool { self != .idle }

  @MainActor
  init(_ scroll: any ScrollingNode) {
    self =
      scroll.scroller.isHeld
      ? .interacting
      : scroll.scrolled?.isRunning == true
        ? .decelerating : scroll.scrolled?.isGliding == true ? .animating : .idle
  }
}

/// What is known when a scroll view begins to do something else.
public struct ScrollPhaseChangeContext: Sendable {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// Points a second; nil where that is not known.
  public let velocity: CGVector?
}

/// What was told last, by modifier.
@MainActor
private final class Told<Value> {
  var value: Value?
}

/// A view that hears of the scroll view inside.
private struct ScrollListener<Content: View, Value: Equatable>: View {
  let content: Content
  let read: (any ScrollingNode) -> Value
  let action: (Value, Value, any ScrollingNode) -> Void
  /// What counts as told before anything was; nil to tell the first value too.
  var initial: Value?
  @State private var told = Told<Value>()

  var body: some View {
    content.scrollTrait { trait in
      trait.onScroll = { scroll in
        let value = read(scroll)
        guard value != told.value ?? initial else { return }
        let old = told.value ?? initial ?? value
        told.value = value
        scroll.graph.enqueue { action(old, value, scroll) }
      }
    }
  }
}

extension View {
  /// Runs with what is made of how far the scroll view inside is scrolled, at first and whenever it is
  /// something else.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    ScrollListener(content: self, read: { transform(ScrollGeometry($0)) }) { old, new, _ in
      action(old, new)
    }
  }

  /// Runs when the scroll view inside begins to do something else.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// The same with how far it is scrolled.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    ScrollListener(
      content: self, read: { ScrollPhase($0) },
      action: { old, new, scroll in
        action(
          old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(scroll), velocity: nil))
      }, initial: .idle)
  }

  /// Runs with whether so much of the view is seen, at first and whenever that changes.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onGeometryChange(for: Bool.self) { proxy in
      guard let seen = proxy.bounds(of: .scrollView) else { return true }
      let size = proxy.size
      let whole = CGRect(origin: .zero, size: size)
      let part = seen.intersection(whole)
      guard size.width * size.height > 0, !part.isNull else { return false }
      return part.width * part.height >= size.width * size.height * threshold
    } action: {
      action($0)
    }
  }
}
