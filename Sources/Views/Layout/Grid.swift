// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Rows whose cells stand below one another, each column as wide as its widest cell.
///
/// A view that is no `GridRow` has a line to itself. Columns and rows that take all the room they are
/// offered share what the others leave.
public struct Grid<Content: View>: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// - Parameters:
  ///   - alignment: Where a cell's view stands that is smaller than its cell.
  ///   - horizontalSpacing: Points between columns; nil for 8.
  ///   - verticalSpacing: Points between rows; nil for 8.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ContainerNode(self, content: content._makeNode(context), context)
  }
}

extension Grid: Container {
  var arrangement: TableArrangement {
    TableArrangement(
      alignment: alignment, gap: horizontalSpacing ?? StackArrangement.standardSpacing,
      lineGap: verticalSpacing ?? StackArrangement.standardSpacing)
  }
}

/// A row of a `Grid`: each view in it is a cell. Elsewhere it is a row of views.
public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// - Parameter alignment: Of the row's cells; nil for the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public typealias Body = Never

  public func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    RowOfCellsNode(self, content: content._makeNode(context), context)
  }
}

extension GridRow: Container {
  var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, vertical: alignment ?? .center)
  }
}

/// A row whose columns are given to it.
@MainActor
protocol GridRowNode: ViewNode {
  var cells: [ViewNode] { get }
  var rowAlignment: VerticalAlignment? { get }
  /// Nil for a row that stands in no grid.
  var columns: TableArrangement.Columns? { get set }
}

final class RowOfCellsNode<Content: View>: ContainerNode<GridRow<Content>>, GridRowNode {
  var columns: TableArrangement.Columns? {
    didSet { if columns != oldValue { forgetSizes() } }
  }

  var cells: [ViewNode] {
    gather()
    return children
  }

  private(set) var rowAlignment: VerticalAlignment?

  override init(
    _ view: GridRow<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    rowAlignment = view.alignment
    super.init(view, content: content, context)
  }

  override func update(_ view: GridRow<Content>) {
    rowAlignment = view.alignment
    super.update(view)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let columns else { return super.measure(proposal) }
    return CGSize(width: columns.width, height: columns.height)
  }

  override func arrange() {
    guard let columns else { return super.arrange() }
    let direction = environment.layoutDirection
    for cell in columns.cells(cells) {
      let room = CGSize(width: columns.width(of: cell.columns), height: columns.height)
      let offer = ProposedViewSize(room)
      let own = cell.node.size(for: offer)
      var alignment = columns.alignment
      if let column = cell.columns.first, let own = columns.alignments[column] {
        alignment = Alignment(horizontal: own, vertical: alignment.vertical)
      }
      var inner = alignment.origin(of: own, in: room, direction)
      if let anchor = cell.node.cellAnchor {
        let x = direction == .leftToRight ? anchor.x : 1 - anchor.x
        inner = CGPoint(x: (room.width - own.width) * x, y: (room.height - own.height) * anchor.y)
      }
      let before = columns.start(of: cell.columns)
      let start = direction == .leftToRight ? before : columns.width - before - room.width
      cell.node.place(at: CGPoint(x: start + inner.x, y: inner.y), offer)
    }
  }
}

/// Rows of cells, one below the other.
struct TableArrangement: PlacingArrangement {
  /// A view of a row, and the columns over which it reaches.
  struct Cell {
    let node: ViewNode
    let columns: Range<Int>
  }

  struct Columns: Equatable {
    var widths: [CGFloat]
    /// Of a column by itself; nil for the row's.
    var alignments: [HorizontalAlignment?]
    var gap: CGFloat
    var height: CGFloat
    var alignment: Alignment

    var width: CGFloat { width(of: widths.indices) }

    func width(of columns: Range<Int>) -> CGFloat {
      widths[columns].reduce(0, +) + gap * CGFloat(max(0, columns.count - 1))
    }

    func start(of columns: Range<Int>) -> CGFloat {
      widths[..<columns.lowerBound].reduce(0, +) + gap * CGFloat(columns.lowerBound)
    }

    @MainActor
    func cells(_ nodes: [ViewNode]) -> [Cell] {
      TableArrangement.cells(nodes).map {
        Cell(node: $0.node, columns: $0.columns.clamped(to: widths.indices))
      }
    }
  }

  /// The views of a row side by side.
  @MainActor
  fileprivate static func cells(_ nodes: [ViewNode]) -> [Cell] {
    var start = 0
    return nodes.map { node in
      let end = start + node.cellColumns
      defer { start = end }
      return Cell(node: node, columns: start..<end)
    }
  }

  let alignment: Alignment
  let gap: CGFloat
  let lineGap: CGFloat

  /// What each column or row takes of the room: as in a stack the least flexible first, each being
  /// offered an equal part of what is left.
  ///
  /// - Parameter size: Of a column or row, where it is offered so much; nil for what it takes by itself.
  @MainActor
  private func shares(
    of room: CGFloat?, _ count: Int, gap: CGFloat, _ size: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let room, room.isFinite else { return (0..<count).map { size($0, nil) } }
    var left = room - gap * CGFloat(max(0, count - 1))
    let order = (0..<count).map { (index: $0, flexibility: size($0, .infinity) - size($0, 0)) }
      .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
    var shares = [CGFloat](repeating: 0, count: count)
    for (place, entry) in order.enumerated() {
      shares[entry.index] = size(entry.index, max(0, left / CGFloat(count - place)))
      left -= shares[entry.index]
    }
    return shares
  }

  @MainActor
  private func widths(_ rows: [[Cell]], room: CGFloat?) -> [CGFloat] {
    let cells = rows.joined().filter { !$0.node.unsizedAxes.contains(.horizontal) }
    let count = rows.compactMap { $0.last?.columns.upperBound }.max() ?? 0
    let single = Dictionary(grouping: cells.filter { $0.columns.count == 1 }) {
      $0.columns.lowerBound
    }
    var widths = shares(of: room, count, gap: gap) { column, width in
      // What keeps its ratio takes all the width where it has all the height.
      let offer = ProposedViewSize(width: width, height: width == .infinity ? .infinity : nil)
      return single[column]?.map { $0.node.size(for: offer).width }.max() ?? 0
    }
    // What reaches over several columns makes them wider where they are too narrow for it.
    for cell in cells where cell.columns.count > 1 {
      let gaps = gap * CGFloat(cell.columns.count - 1)
      let others = widths.reduce(0, +) - widths[cell.columns].reduce(0, +)
      let most = room.map { $0 - others - gap * CGFloat(count - 1) } ?? .infinity
      let wanted = min(cell.node.size(for: .unspecified).width - gaps, most)
      let missing = wanted - widths[cell.columns].reduce(0, +)
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
    return widths
  }

  @MainActor
  private func lines(
    _ children: [ViewNode], _ proposal: ProposedViewSize
  ) -> (lines: [(node: ViewNode, columns: Columns?, offer: ProposedViewSize)], width: CGFloat) {
    let rows = children.map { ($0 as? any GridRowNode).map { Self.cells($0.cells) } }
    let widths = widths(rows.compactMap(\.self), room: proposal.width)
    var alignments = [HorizontalAlignment?](repeating: nil, count: widths.count)
    for cell in rows.compactMap(\.self).joined() {
      if let own = cell.node.columnAlignment { alignments[cell.columns.lowerBound] = own }
    }
    var columns = Columns(
      widths: widths, alignments: alignments, gap: gap, height: 0, alignment: alignment)
    /// What a view is offered that has a line to itself.
    func wide(_ node: ViewNode) -> CGFloat {
      node.unsizedAxes.contains(.horizontal)
        ? columns.width : proposal.width ?? columns.width
    }
    let heights = shares(of: proposal.height, children.count, gap: lineGap) { line, height in
      guard let cells = rows[line] else {
        let node = children[line]
        return node.size(for: ProposedViewSize(width: wide(node), height: height)).height
      }
      return cells.filter { !$0.node.unsizedAxes.contains(.vertical) }.map {
        $0.node.size(for: ProposedViewSize(width: columns.width(of: $0.columns), height: height))
          .height
      }.max() ?? 0
    }
    let lines = zip(children, heights).map { node, height in
      guard let row = node as? any GridRowNode else {
        return (node, nil as Columns?, ProposedViewSize(width: wide(node), height: height))
      }
      columns.height = height
      columns.alignment = Alignment(
        horizontal: alignment.horizontal, vertical: row.rowAlignment ?? alignment.vertical)
      return (node, columns, ProposedViewSize(width: columns.width, height: height))
    }
    let whole = lines.map { $0.1?.width ?? $0.0.size(for: $0.2).width }.max() ?? 0
    return (lines.map { (node: $0.0, columns: $0.1, offer: $0.2) }, whole)
  }

  func size(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGSize {
    let (lines, width) = lines(children, proposal)
    let heights = lines.map { $0.columns?.height ?? $0.node.size(for: $0.offer).height }
    return CGSize(
      width: width, height: heights.reduce(0, +) + lineGap * CGFloat(max(0, lines.count - 1)))
  }

  func places(
    of children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize
  ) -> [(origin: CGPoint, proposal: ProposedViewSize)] {
    var y: CGFloat = 0
    return lines(children, proposal).lines.map { line in
      (line.node as? any GridRowNode)?.columns = line.columns
      let own = line.node.size(for: line.offer)
      // Rows begin at the leading side, so that their columns stand below one another.
      let x =
        line.columns == nil
        ? alignment.horizontal.offset(in: size.width - own.width, .leftToRight) : 0
      defer { y += (line.columns?.height ?? own.height) + lineGap }
      return (CGPoint(x: x, y: y), line.offer)
    }
  }

  func baseline(
    _ line: LineOfText, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat {
    let lines = lines(children, proposal).lines
    guard let shown = line == .first ? lines.first : lines.last else { return 0 }
    let own = shown.node.baseline(line, for: shown.offer)
    guard line == .last else { return own }
    let height = shown.columns?.height ?? shown.node.size(for: shown.offer).height
    return size(of: children, proposal).height - height + own
  }
}
