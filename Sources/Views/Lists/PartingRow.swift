// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// Which rows of a list, or views of a container, make room while one of them is dragged over the others.
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
      for node in nodes { node.part(by: .zero) }
      return
    }
    let row = RoomForRow(from: source.frame(in: .global), to: goal.frame(in: .global))
    let others = nodes.filter { $0 !== source && $0.collection == goal.collection }
    for node in nodes where node.collection != goal.collection { node.part(by: .zero) }
    let frames = others.map { $0.frame(in: .global) }
    let ways =
      source.collection == goal.collection ? row.ways(of: frames) : row.waysOfOthers(frames)
    for (node, way) in zip(others, ways) { node.part(by: way) }
  }
}

/// How others make room for one that goes from one place to another.
struct RoomForRow {
  let from: CGRect
  let to: CGRect

  /// Points by which places count as one below or beside the other.
  private static let tolerance: CGFloat = 1

  /// In points, in the order of the frames.
  func ways(of frames: [CGRect]) -> [CGSize] {
    if isLine(frames, \.midX) {
      return frames.map { CGSize(width: 0, height: along($0, \.midY) * from.height) }
    }
    if isLine(frames, \.midY) {
      return frames.map { CGSize(width: along($0, \.midX) * from.width, height: 0) }
    }
    return inRows(frames)
  }

  /// The same where it comes from elsewhere: what follows goes on. In a grid nothing moves, as what is
  /// last in a row would leave its column.
  func waysOfOthers(_ frames: [CGRect]) -> [CGSize] {
    if frames.allSatisfy({ abs($0.midX - to.midX) <= Self.tolerance }) {
      return frames.map { CGSize(width: 0, height: $0.midY < to.midY ? 0 : from.height) }
    }
    if frames.allSatisfy({ abs($0.midY - to.midY) <= Self.tolerance }) {
      return frames.map { CGSize(width: $0.midX < to.midX ? 0 : from.width, height: 0) }
    }
    return frames.map { _ in .zero }
  }

  private func isLine(_ frames: [CGRect], _ middle: (CGRect) -> CGFloat) -> Bool {
    (frames + [to]).allSatisfy { abs(middle($0) - middle(from)) <= Self.tolerance }
  }

  /// -1 for one that goes towards the beginning, 1 for one that goes towards the end, 0 for one that
  /// stays.
  private func along(_ frame: CGRect, _ middle: (CGRect) -> CGFloat) -> CGFloat {
    let place = middle(frame)
    if place > middle(from), place <= middle(to) { return -1 }
    return place < middle(from) && place >= middle(to) ? 1 : 0
  }

  /// In a grid each takes the place of its neighbour.
  private func inRows(_ frames: [CGRect]) -> [CGSize] {
    let order = (frames + [from]).enumerated().sorted { one, two in
      abs(one.element.midY - two.element.midY) > Self.tolerance
        ? one.element.midY < two.element.midY : one.element.midX < two.element.midX
    }
    let places = order.map(\.element)
    var ways = [CGSize](repeating: .zero, count: frames.count)
    guard let start = order.firstIndex(where: { $0.offset == frames.count }),
      let end = places.firstIndex(of: to)
    else { return ways }
    for (place, item) in order.enumerated() where item.offset < frames.count {
      let isPassed = start < end ? start < place && place <= end : end <= place && place < start
      guard isPassed else { continue }
      let next = places[place + (start < end ? -1 : 1)]
      ways[item.offset] = CGSize(
        width: next.midX - item.element.midX, height: next.midY - item.element.midY)
    }
    return ways
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
  /// Among which others it is; nil for the rows of a list.
  var collection: AnyHashable? { get }
  /// Makes room, in points; for the picture alone.
  func part(by way: CGSize)
}

final class PartingRowNode<Row: View>: WrapperNode<PartingRow<Row>, Row> {
  private var transfer: ListRowTransfer
  private var carry: ListCarry?
  private var shift: Moving<CGSize.AnimatableData>?

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
    let way = shift.map { CGSize(width: $0.shown.first, height: $0.shown.second) } ?? .zero
    super.draw(&list, at: CGPoint(x: offset.x + way.width, y: offset.y + way.height))
  }

  override func unmount() {
    carry?.remove(self)
    super.unmount()
  }
}

extension PartingRowNode: PartingNode {
  var rowID: AnyHashable { transfer.id }
  var collection: AnyHashable? { transfer.collection }

  var isCarried: Bool {
    graph.lifted?.items.contains { $0.value() == transfer } ?? false
  }

  func part(by way: CGSize) {
    guard graph.showsResponse, way != .zero || shift != nil else { return }
    let shift = shift ?? Moving(CGSize.zero.animatableData, graph.clock)
    shift.move(to: way.animatableData, Transaction(animation: .snappy))
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
