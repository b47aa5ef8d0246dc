// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`; an adaptive one stands for as many as fit.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is (how high a row), in points.
  public enum Size: Hashable, Sendable {
    case fixed(CGFloat)
    /// An equal part of the room that is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many equal ones as fit into that part, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// Points to the next one; nil for 8.
  public var spacing: CGFloat?
  /// Where a view stands that is smaller than its cell; nil for the middle.
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a grid in so much room.
struct GridTracks {
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment
  }

  private(set) var tracks: [Track] = []
  private(set) var length: CGFloat = 0

  /// - Parameter room: Points; nil for as little as the columns ask for.
  init(_ items: [GridItem], room: CGFloat?) {
    let items = items.isEmpty ? [GridItem()] : items
    let gaps = items.map { max(0, $0.spacing ?? StackArrangement.standardSpacing) }
    var left: CGFloat?
    if let room, room.isFinite { left = max(0, room - gaps.dropLast().reduce(0, +)) }
    var lengths = [CGFloat](repeating: 0, count: items.count)
    for (index, item) in items.enumerated() {
      guard case .fixed(let length) = item.size else { continue }
      lengths[index] = max(0, length)
      left = left.map { max(0, $0 - lengths[index]) }
    }
    var sharing = items.filter { if case .fixed = $0.size { false } else { true } }.count
    for (index, item) in items.enumerated() {
      let (minimum, maximum): (CGFloat, CGFloat)
      switch item.size {
      case .fixed: continue
      case .flexible(let least, let most): (minimum, maximum) = (least, max(least, most))
      case .adaptive(let least, _): (minimum, maximum) = (least, .infinity)
      }
      let share = left.map { $0 / CGFloat(sharing) } ?? minimum
      lengths[index] = min(max(share, minimum, 0), maximum)
      left = left.map { max(0, $0 - lengths[index]) }
      sharing -= 1
    }
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let parts = Self.parts(of: lengths[index], item, gaps[index])
      for part in 0..<parts.count {
        let start = position + CGFloat(part) * (parts.length + gaps[index])
        tracks.append(
          Track(start: start, length: parts.length, alignment: item.alignment ?? .center))
        length = start + parts.length
      }
      position += lengths[index] + gaps[index]
    }
  }

  /// How many columns one item comes to, and how wide they are.
  private static func parts(
    of length: CGFloat, _ item: GridItem, _ gap: CGFloat
  ) -> (count: Int, length: CGFloat) {
    guard case .adaptive(let minimum, let maximum) = item.size else { return (1, length) }
    let fitting = (length + gap) / (max(1, minimum) + gap)
    // Nobody sees more columns than a window has pixels.
    let count = max(1, Int(min(fitting.rounded(.down), 10_000)))
    let part = (length - CGFloat(count - 1) * gap) / CGFloat(count)
    return (count, min(part, max(minimum, maximum)))
  }
}

/// Views in cells, line by line.
struct GridArrangement: Arrangement {
  /// Along which the lines follow one another: vertical for a grid of columns.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  private struct Cell {
    let node: ViewNode
    /// Nil for a view that has a line of its own.
    let track: GridTracks.Track?
    let proposal: ProposedViewSize
    let position: CGFloat
    let lineLength: CGFloat
  }

  private struct Plan {
    var cells: [Cell] = []
    var size = CGSize.zero
    var tracksLength: CGFloat = 0
  }

  @MainActor
  private func plan(_ children: [ViewNode], _ proposal: ProposedViewSize) -> Plan {
    let tracks = GridTracks(items, room: proposal[axis.other])
    let breadth = max(tracks.length, proposal[axis.other].flatMap { $0.isFinite ? $0 : nil } ?? 0)
    let gap = spacing ?? StackArrangement.standardSpacing
    var plan = Plan()
    plan.tracksLength = tracks.length
    var position: CGFloat = 0
    var index = 0
    while index < children.count {
      var line: [(ViewNode, GridTracks.Track?, ProposedViewSize)] = []
      if children[index].fillsLine {
        var offer = ProposedViewSize.unspecified
        offer[axis.other] = breadth
        line = [(children[index], nil, offer)]
      } else {
        for track in tracks.tracks
        where index + line.count < children.count && !children[index + line.count].fillsLine {
          var offer = ProposedViewSize.unspecified
          offer[axis.other] = track.length
          line.append((children[index + line.count], track, offer))
        }
      }
      let length = line.map { $0.0.size(for: $0.2)[axis] }.max() ?? 0
      for (node, track, offer) in line {
        plan.cells.append(
          Cell(
            node: node, track: track, proposal: offer, position: position, lineLength: length))
      }
      index += line.count
      position += length + gap
    }
    plan.size[axis] = max(0, position - gap)
    plan.size[axis.other] = breadth
    return plan
  }

  func size(of children: [ViewNode], _ proposal: ProposedViewSize) -> CGSize {
    plan(children, proposal).size
  }

  func place(
    _ children: [ViewNode], in size: CGSize, _ proposal: ProposedViewSize,
    _ direction: LayoutDirection
  ) {
    let plan = plan(children, proposal)
    let spare = size[axis.other] - plan.tracksLength
    // Columns are counted from the leading side, and turned round at the end.
    let inset =
      axis == .vertical
      ? alignment.horizontal.offset(in: spare, .leftToRight) : alignment.vertical.offset(in: spare)
    for cell in plan.cells {
      let own = cell.node.size(for: cell.proposal)
      var box = CGRect.zero
      if axis == .vertical {
        box.origin = CGPoint(x: cell.track.map { inset + $0.start } ?? 0, y: cell.position)
        box.size = CGSize(
          width: cell.track?.length ?? size.width, height: cell.lineLength)
      } else {
        box.origin = CGPoint(x: cell.position, y: cell.track.map { inset + $0.start } ?? 0)
        box.size = CGSize(
          width: cell.lineLength, height: cell.track?.length ?? size.height)
      }
      if direction == .rightToLeft { box.origin.x = size.width - box.maxX }
      let inner = (cell.track?.alignment ?? .leading).origin(of: own, in: box.size, direction)
      cell.node.place(
        at: CGPoint(x: box.minX + inner.x, y: box.minY + inner.y), cell.proposal)
    }
  }

  func baseline(
    _ line: LineOfText, of children: [ViewNode], _ proposal: ProposedViewSize
  ) -> CGFloat {
    guard line == .first else { return size(of: children, proposal).height }
    guard let first = plan(children, proposal).cells.first else { return 0 }
    return first.node.baseline(for: first.proposal)
  }
}
