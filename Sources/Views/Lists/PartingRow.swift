// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Which rows of a list make room while one of them is dragged over the others.
@MainActor
final class ListCarry {
  private struct Row {
    weak var node: (any PartingNode)?
  }

  private var rows: [Row] = []
  /// The row that what is dragged would be put to.
  private var target: AnyHashable?

  func add(_ node: any PartingNode) { rows.append(Row(node: node)) }

  func remove(_ node: any PartingNode) {
    rows.removeAll { $0.node == nil || $0.node === node }
  }

  /// What is dragged came over a row, or left it.
  func aim(at id: AnyHashable, _ isTargeted: Bool) {
    if isTargeted { target = id } else if target == id { target = nil }
    part()
  }

  private func part() {
    let nodes = rows.compactMap(\.node)
    let source = nodes.first(where: \.isCarried)
    let goal = target.flatMap { target in nodes.first { $0.rowID == target } }
    guard let source, let goal, source !== goal else {
      for node in nodes { node.part(by: 0) }
      return
    }
    let (from, to) = (source.frame(in: .global), goal.frame(in: .global))
    for node in nodes where node !== source {
      let middle = node.frame(in: .global).midY
      let isPassedDown = middle > from.midY && middle <= to.midY
      let isPassedUp = middle < from.midY && middle >= to.midY
      node.part(by: isPassedDown ? -from.height : isPassedUp ? from.height : 0)
    }
  }
}

/// A row that can be dragged, and makes room for others of its list.
struct PartingRow<Row: View>: View {
  let row: Row
  let transfer: ListRowTransfer
  let carry: ListCarry?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    PartingRowNode(self, content: row._makeNode(context), context)
  }
}

@MainActor
protocol PartingNode: ViewNode {
  var rowID: AnyHashable { get }
  /// Whether it is the row that is dragged.
  var isCarried: Bool { get }
  /// Makes room, in points downwards; for the picture alone.
  func part(by points: CGFloat)
}

final class PartingRowNode<Row: View>: WrapperNode<PartingRow<Row>, Row> {
  private var transfer: ListRowTransfer
  private var carry: ListCarry?
  private var shift: Moving<CGFloat>?

  override init(_ view: PartingRow<Row>, content: TypedNode<Row>, _ context: NodeContext) {
    transfer = view.transfer
    carry = view.carry
    super.init(view, content: content, context)
    carry?.add(self)
  }

  override func update(_ view: PartingRow<Row>) {
    transfer = view.transfer
    if carry !== view.carry {
      carry?.remove(self)
      carry = view.carry
      carry?.add(self)
    }
    content.update(view.row)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    super.draw(&list, at: CGPoint(x: offset.x, y: offset.y + (shift?.shown ?? 0)))
  }

  override func unmount() {
    carry?.remove(self)
    super.unmount()
  }
}

extension PartingRowNode: PartingNode {
  var rowID: AnyHashable { transfer.id }

  var isCarried: Bool {
    graph.lifted?.items.contains { $0.value() == transfer } ?? false
  }

  func part(by points: CGFloat) {
    guard graph.showsResponse, points != 0 || shift != nil else { return }
    let shift = shift ?? Moving(0, graph.clock)
    shift.move(to: points, Transaction(animation: .snappy))
    self.shift = shift
    invalidateDrawing()
  }
}

extension EnvironmentValues {
  private enum ListCarryKey: EnvironmentKey {
    static var defaultValue: ListCarry? { nil }
  }

  /// Among whose rows one makes room.
  var listCarry: ListCarry? {
    get { self[ListCarryKey.self] }
    set { self[ListCarryKey.self] = newValue }
  }
}
