// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view whose reader is told whether it draws itself, so that a ground and a colour round it would spoil
/// what its author drew.
struct OwnLookView<Content: View>: View {
  let content: Content
  /// Called when it draws itself where it did not, or no longer does; at first it does not.
  let change: (Bool) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { OwnLookNode(self, context) }
}

final class OwnLookNode<Content: View>: KeepingTransparentNode<OwnLookView<Content>, Content> {
  private var drawsItself = false
  private var isQueued = false
  private var isMounted = true

  init(_ view: OwnLookView<Content>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    if findsOwnLook { look() }
  }

  override func update(_ view: OwnLookView<Content>) {
    super.update(view)
    content.update(view.content)
    if findsOwnLook != drawsItself { look() }
  }

  override func structureChanged() {
    super.structureChanged()
    look()
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }

  private var findsOwnLook: Bool {
    content.drawsItself(
      in: environment.known.foregroundColor, besideLetters: content.hasLetters)
  }

  /// Once this update has been laid out: what is inside is on its way to what it becomes.
  private func look() {
    guard !isQueued else { return }
    isQueued = true
    graph.enqueue { [weak self] in
      guard let self, isMounted else { return }
      isQueued = false
      guard findsOwnLook != drawsItself else { return }
      drawsItself.toggle()
      view.change(drawsItself)
    }
  }
}

/// A view whose reader is told whether its author put it on a ground of its own: a background of it and what
/// is said of it alone.
struct OwnGroundView<Content: View>: View {
  let content: Content
  /// Whether a colour that is said of it alone counts as well, and not one of all that is round it.
  var countsInk = false
  /// Whether a ground of a row counts in which it stands beside others.
  var looksThroughRows = false
  /// Called when it stands on one and did not; at first it does not.
  let change: (Bool) -> Void

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { OwnGroundNode(self, context) }
}

final class OwnGroundNode<Content: View>: KeepingTransparentNode<OwnGroundView<Content>, Content> {
  /// How much higher than the view a ground may be that is the view's, in points: more is a page's. What
  /// stands on it without its own look is less high than with it.
  private var room: CGFloat { hasOwnGround ? 150 : 110 }
  private var hasOwnGround = false
  private var isMounted = true

  init(_ view: OwnGroundView<Content>, _ context: NodeContext) {
    super.init(view, content: view.content._makeNode(context), context)
    // What is round it comes after it, and has its size when this update has been laid out.
    graph.enqueue { [weak self] in self?.look() }
  }

  override func update(_ view: OwnGroundView<Content>) {
    super.update(view)
    content.update(view.content)
    if standsOnGround != hasOwnGround { graph.enqueue { [weak self] in self?.look() } }
  }

  override func unmount() {
    isMounted = false
    super.unmount()
  }

  private func look() {
    guard isMounted, standsOnGround != hasOwnGround else { return }
    hasOwnGround.toggle()
    view.change(hasOwnGround)
  }

  private var standsOnGround: Bool {
    var nodes: [ViewNode] = []
    content.appendLayoutNodes(to: &nodes)
    guard let height = nodes.first?.size.height, nodes.count == 1 else { return false }
    var node = parent
    while let current = node,
      current.standsRoundOne
        || view.looksThroughRows && (current.isRow || current.isTransparent)
    {
      if !current.isTransparent, current.size.height > height + room { return false }
      if current.hasGround { return true }
      let outer = current.environment.known.foregroundColor
      if view.countsInk, environment.known.foregroundColor.isOwnInk(beside: outer) { return true }
      node = current.parent
    }
    return false
  }
}

/// A view of ours that shows how something stands: its areas are no look that an author gave.
protocol StatusView {}

extension ProgressView: StatusView {}
extension Gauge: StatusView {}

extension Symbol {
  /// Whether it is drawn on, or in, something round.
  var hasOwnGround: Bool {
    frame != nil || base?.split(separator: ".").last.flatMap { Frame(rawValue: String($0)) } != nil
  }
}

extension Color? {
  /// Whether an author chose it for letters that stand on no ground of ours: white letters do.
  func isOwnInk(beside ink: Color?) -> Bool { self != nil && self != ink && self != .white }
}
