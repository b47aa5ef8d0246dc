// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a host was given to show.
struct RootView<Content: View>: View {
  let content: () -> Content

  var body: some View { content() }
}

/// The window: it offers all its room to its one view, and shows it in the middle.
final class RootNode: ViewNode, PreferenceListener {
  private let content: ViewNode
  private var list: [ViewNode] = []
  /// What stands in front, from back to front.
  private var layers: [ViewNode] = []
  private var isStale = true
  private let arrangement = StackArrangement(axis: .vertical)

  init(_ content: ViewNode, _ context: NodeContext) {
    self.content = content
    super.init(context)
    adopt(content)
    graph.presentations.root = self
  }

  override var isContainer: Bool { true }
  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(content)
    for entry in graph.presentations.entries { entry.node.map(body) }
  }
  /// What is presented inherits from who presents it.
  override func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    content.environmentChanged(scope)
  }
  override func structureChanged() { isStale = true }

  private var children: [ViewNode] {
    if isStale {
      isStale = false
      list.removeAll(keepingCapacity: true)
      content.appendLayoutNodes(to: &list)
      layers.removeAll(keepingCapacity: true)
      for entry in graph.presentations.entries { entry.node?.appendLayoutNodes(to: &layers) }
    }
    return list
  }

  private var allNodes: [ViewNode] { children + layers }

  /// What stands in front has titles of its own.
  func preferenceMayHaveChanged(_ key: any PreferenceKey.Type) {
    guard key == WindowTitleKey.self else { return }
    graph.onTitle?(content.toldPreference(WindowTitleKey.self) ?? nil)
  }

  /// What the window's own views say, without what stands in front.
  func toldOfContent<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    content.toldPreference(key)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// What the views take where nothing is offered; what is presented in front counts for nothing.
  func leastSize(inWidth width: CGFloat) -> CGSize {
    let width = max(size(offered: .zero).width, width)
    return CGSize(
      width: width, height: size(offered: ProposedViewSize(width: width, height: 0)).height)
  }

  /// What the views take by themselves.
  var idealSize: CGSize { size(offered: .unspecified) }

  /// What the views take of a room.
  func size(in room: CGSize) -> CGSize { size(offered: ProposedViewSize(room)) }

  private func size(offered proposal: ProposedViewSize) -> CGSize {
    let children = children
    guard children.count == 1 else { return arrangement.size(of: children, proposal) }
    return children[0].size(for: proposal)
  }

  override func arrange() {
    let children = children
    let proposal = ProposedViewSize(size)
    for layer in layers { layer.place(at: .zero, proposal) }
    guard children.count != 1, !children.isEmpty else {
      if let child = children.first {
        let origin = Alignment.center.origin(
          of: child.size(for: proposal), in: size, environment.layoutDirection)
        child.place(at: origin, proposal)
      }
      return
    }
    // Several views without a container stand in a column in the middle, as high as they are together.
    let column = CGSize(
      width: size.width, height: arrangement.size(of: children, proposal).height)
    let top = max(0, (size.height - column.height) / 2)
    let places = arrangement.places(of: children, in: column, proposal)
    for (child, place) in zip(children, places) {
      let width = child.size(for: place.proposal).width
      let isMirrored = environment.layoutDirection == .rightToLeft
      child.place(
        at: CGPoint(
          x: isMirrored ? size.width - place.origin.x - width : place.origin.x,
          y: top + place.origin.y), place.proposal)
    }
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    drawInside(allNodes, &list, at: offset)
  }

  override var drawnNodes: [ViewNode] { allNodes }

  override func resolveElements() {
    for child in allNodes { child.resolveElements() }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    for child in allNodes { placeChildElements(child, pass, transform) }
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    let layer = layers.firstIndex { $0 === child }.map { $0 + 1 } ?? 0
    pass.inLayer(layer) { super.placing(child, pass, transform, body) }
  }
}
