// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures
import Interaction

/// A stack whose rows come and go with what is seen of it.
///
/// Its length follows from the rows that were measured. Which rows there are is decided between two
/// layouts (``LazyLayout``), in `LazyStackNode+Sight.swift`.
final class LazyStackNode<V: LazyStack>: KeepingNode<V> {
  /// What stands in the stack: a list of rows, or one view.
  struct Part {
    let node: ViewNode
    let rows: (any LazyRows)?
    /// The room of a view, with the gap after it.
    var extent: CGFloat = 0

    @MainActor var room: CGFloat { rows?.extents.total ?? extent }
  }

  /// What is laid out in one place: a view, or all that one row is made of.
  struct Slot {
    let part: Int
    /// In the part's list.
    let index: Int
    /// The node that stands for the row.
    let owner: ViewNode
    let nodes: [ViewNode]
  }

  private let content: TypedNode<V.Content>
  let holder = ElementHolder()
  var isStale = true
  private(set) var parts: [Part] = []
  private(set) var slots: [Slot] = []
  private var children: [ViewNode] = []
  /// Back to front.
  private var drawOrder: [ViewNode] = []
  /// Whether that is another order than the source's.
  private var hasLevels = false
  private var elementRows: [ObjectIdentifier: ElementRow] = [:]
  private var elementRow: [ObjectIdentifier: ElementRow] = [:]
  private(set) var isArranged = false
  private var arrangedBreadth: CGFloat?
  /// What is seen, with where it was before the layout; only what is there first is kept in its place.
  var anchors: [(node: ViewNode, place: CGFloat)] = []
  /// The offset at which ``anchors`` are where they were.
  var anchoredOffset: CGFloat = 0
  var sticksToEnd = false
  /// The offset at which rows were asked for out of sight.
  var requestOffset: CGFloat?

  override init(_ view: V, _ context: NodeContext) {
    content = view.content._makeNode(
      NodeContext(graph: context.graph, scope: Self.inner(context.scope)))
    super.init(view, context)
    adopt(content)
    holder.element.rowMaker = self
    graph.lazyStacks.add(self)
  }

  private static func inner(_ scope: EnvironmentScope) -> EnvironmentScope {
    var values = scope.values
    values.known.isInLazyStack = true
    return EnvironmentScope(values)
  }

  override func update(_ view: V) {
    if view.arrangement != self.view.arrangement {
      forgetExtents()
      invalidateLayout()
    }
    super.update(view)
    content.update(view.content)
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    self.scope = scope
    forgetExtents()
    invalidateLayout()
    content.environmentChanged(Self.inner(scope))
  }

  override func unmount() {
    graph.lazyStacks.remove(self)
    super.unmount()
  }

  // MARK: Structure

  override var isContainer: Bool { true }
  override var makesContentLate: Bool { true }
  override func forEachChild(_ body: (ViewNode) -> Void) { body(content) }
  override func structureChanged() { isStale = true }

  func gather() {
    guard isStale else { return }
    isStale = false
    var list: [ViewNode] = []
    graph.gathersLists = true
    content.appendLayoutNodes(to: &list)
    graph.gathersLists = false
    parts = list.map { Part(node: $0, rows: $0 as? any LazyRows) }
    slots.removeAll(keepingCapacity: true)
    let earlierRows = elementRows
    elementRows.removeAll(keepingCapacity: true)
    elementRow.removeAll(keepingCapacity: true)
    for (number, part) in parts.enumerated() {
      guard let rows = part.rows else {
        slots.append(Slot(part: number, index: 0, owner: part.node, nodes: [part.node]))
        continue
      }
      for (index, row) in rows.made {
        var nodes: [ViewNode] = []
        row.appendLayoutNodes(to: &nodes)
        slots.append(Slot(part: number, index: index, owner: row, nodes: nodes))
        guard rows.areRowsOfList else { continue }
        let known = earlierRows[ObjectIdentifier(row)].flatMap {
          $0.index == index && $0.count == rows.rowCount && $0.owner === row ? $0 : nil
        }
        let elementRow = known ?? ElementRow(index: index, of: rows.rowCount, owner: row)
        elementRows[ObjectIdentifier(row)] = elementRow
        for node in nodes { self.elementRow[ObjectIdentifier(node)] = elementRow }
      }
    }
    children = slots.flatMap(\.nodes)
    for child in children { child.spacerAxis = axis }
    drawOrder = children
    hasLevels = children.contains { $0.zIndex != 0 }
    if hasLevels {
      drawOrder = children.enumerated()
        .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
        .map(\.element)
    }
  }

  // MARK: Layout

  var axis: Axis { view.arrangement.axis }
  var isRightToLeft: Bool {
    axis == .horizontal && environment.layoutDirection == .rightToLeft
  }
  private var spacing: CGFloat { view.arrangement.spacing ?? StackArrangement.standardSpacing }

  /// How long the stack is.
  var length: CGFloat {
    let room = parts.reduce(0) { $0 + $1.room }
    return max(0, room - spacing)
  }

  private func forgetExtents() {
    for part in parts { part.rows.map { $0.extents = $0.extents.forgotten() } }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = nil
    return inner
  }

  private func measureSlots(_ proposal: ProposedViewSize) {
    for slot in slots {
      let extent = slot.nodes.reduce(0) { $0 + $1.size(for: proposal)[axis] + spacing }
      if let rows = parts[slot.part].rows {
        rows.setExtent(extent, at: slot.index)
      } else {
        parts[slot.part].extent = extent
      }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    gather()
    let proposal = inner(proposal)
    measureSlots(proposal)
    var size = CGSize.zero
    size[axis] = length
    size[axis.other] =
      proposal[axis.other] ?? children.map { $0.size(for: proposal)[axis.other] }.max() ?? 0
    return size
  }

  override func arrange() {
    gather()
    let proposal = inner(proposal)
    if let arrangedBreadth, arrangedBreadth != size[axis.other] { forgetExtents() }
    arrangedBreadth = size[axis.other]
    isArranged = true
    measureSlots(proposal)
    for (slot, start) in zip(slots, starts) {
      var position = start
      for node in slot.nodes {
        let own = node.size(for: proposal)
        node.place(at: origin(of: own, at: position), proposal)
        position += own[axis] + spacing
      }
    }
  }

  private func origin(of own: CGSize, at position: CGFloat) -> CGPoint {
    let (arrangement, room) = (view.arrangement, size[axis.other] - own[axis.other])
    switch axis {
    case .vertical:
      return CGPoint(
        x: arrangement.horizontal.offset(in: room, environment.layoutDirection), y: position)
    case .horizontal:
      return CGPoint(
        x: isRightToLeft ? size.width - position - own.width : position,
        y: arrangement.vertical.offset(in: room))
    }
  }

  /// Where each part begins, from the side where the stack begins.
  var partStarts: [CGFloat] {
    var start: CGFloat = 0
    return parts.map { part in
      defer { start += part.room }
      return start
    }
  }

  /// Where each slot begins, from the side where the stack begins.
  var starts: [CGFloat] {
    let partStarts = partStarts
    var starts: [CGFloat] = []
    var last: (part: Int, index: Int, end: CGFloat)?
    for slot in slots {
      let rows = parts[slot.part].rows
      let start: CGFloat
      if let last, last.part == slot.part, last.index + 1 == slot.index {
        start = last.end
      } else {
        start = partStarts[slot.part] + (rows?.extents.start(of: slot.index) ?? 0)
      }
      starts.append(start)
      let extent = rows?.extents[slot.index] ?? parts[slot.part].extent
      last = (slot.part, slot.index, start + extent)
    }
    return starts
  }

  // MARK: Drawing

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    drawInside(drawnNodes, &list, at: offset)
  }

  override var drawnNodes: [ViewNode] {
    gather()
    return drawOrder
  }

  // MARK: Elements

  override var carriesMeaning: Bool {
    gather()
    return children.contains { $0.carriesMeaning }
  }

  override func resolveElements() {
    gather()
    holder.begin(nil)
    for child in children { child.resolveElements() }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    gather()
    pass.place(holder, transform, size, environment: environment) {
      for child in children { placeChildElements(child, pass, .identity) }
    }
  }

  override func placing(
    _ child: ViewNode, _ pass: ElementPass, _ transform: AffineTransform,
    _ body: (AffineTransform) -> Void
  ) {
    func place() {
      guard hasLevels else { return super.placing(child, pass, .identity, body) }
      pass.raising(to: child.zIndex) { super.placing(child, pass, .identity, body) }
    }
    if let row = elementRow[ObjectIdentifier(child)] {
      pass.numbering(row, part: child, place)
    } else {
      pass.numbering(nil, place)
    }
  }
}
