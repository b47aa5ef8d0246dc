// SPDX-License-Identifier: Apache-2.0

import Gestures

/// What something is drawn in, on the way to what it is now: a colour, or a gradient stop by stop.
/// Gradients of two kinds fade into each other.
@MainActor
final class MovingInk {
  /// Which form the numbers on their way have.
  private var form: ResolvedStyle?
  private var moving: Moving<ResolvedStyle.AnimatableData>?
  /// What is still seen of what was there before.
  private var faded: ResolvedStyle?
  private var fading: Moving<Double>?

  fileprivate func move(from old: ResolvedStyle, to new: ResolvedStyle, of node: ViewNode) {
    let start = shown ?? old
    fading = nil
    guard let (from, to) = ResolvedStyle.matched(start, new) else {
      moving = nil
      faded = start
      return node.move(&fading, from: 1, to: 0)
    }
    // Numbers that mean something else cannot go on with their speed.
    if form?.hasForm(of: to) != true { moving = nil }
    form = to
    node.move(&moving, from: from.animatableData, to: to.animatableData)
  }

  var isRunning: Bool { moving?.isRunning ?? false || fading?.isRunning ?? false }

  private var shown: ResolvedStyle? {
    guard let moving, moving.isRunning, var form else { return nil }
    form.animatableData = moving.shown
    return form
  }

  /// Draws in what is seen now. The body is called with each style that has a share in it.
  func draw(
    _ style: ResolvedStyle, _ list: inout DisplayList,
    _ body: (inout DisplayList, ResolvedStyle) -> Void
  ) {
    guard let fading, fading.isRunning, let faded else { return body(&list, shown ?? style) }
    let rest = min(max(fading.shown, 0), 1)
    list.items += [.push, .group(.over), .push, .opacity(rest)]
    body(&list, faded)
    // Added up, what both have is not seen through on the way.
    list.items += [.pop, .push, .blend(.plusLighter), .opacity(1 - rest)]
    body(&list, style)
    list.items += [.pop, .pop]
  }
}

extension MovingInk? {
  /// Draws in what is seen now, or in the style where nothing is on its way.
  @MainActor
  func draw(
    _ style: ResolvedStyle, _ list: inout DisplayList,
    _ body: (inout DisplayList, ResolvedStyle) -> Void
  ) {
    if let self { self.draw(style, &list, body) } else { body(&list, style) }
  }
}

extension ViewNode {
  /// Shows the node's style on its way, as the change says that is being made now.
  final func move(
    _ ink: inout MovingInk?, from old: ResolvedStyle, to new: ResolvedStyle
  ) {
    guard old != new, !graph.isPresenting else { return }
    if ink == nil {
      let transaction = graph.mayMove ? graph.transaction(for: self) : Transaction()
      guard transaction.animation != nil || transaction.tracksVelocity else { return }
      ink = MovingInk()
    }
    ink?.move(from: old, to: new, of: self)
  }
}
