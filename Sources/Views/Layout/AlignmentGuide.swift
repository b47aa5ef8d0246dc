// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A line along one axis by which views are aligned.
enum AlignmentLine: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)

  var kind: AlignmentKind {
    switch self {
    case .horizontal(let alignment): alignment.kind
    case .vertical(let alignment): alignment.kind
    }
  }

  private var id: (any AlignmentID.Type)? {
    switch self {
    case .horizontal(let alignment): alignment.id
    case .vertical(let alignment): alignment.id
    }
  }

  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Whether a container of several views has it where they say it is: the sides and the middle are
  /// its own, as in SwiftUI, so that a guide for these moves a view in the container that it stands
  /// in, and nothing round that.
  var isMerged: Bool {
    switch kind {
    case .start, .middle, .end: false
    case .firstBaseline, .lastBaseline, .custom: true
    }
  }

  /// Where a container has it whose views have it there.
  func merged(_ places: [CGFloat]) -> CGFloat? {
    switch kind {
    case .firstBaseline: places.min()
    case .lastBaseline: places.max()
    case .start, .middle, .end, .custom:
      places.isEmpty ? nil : places.reduce(0, +) / CGFloat(places.count)
    }
  }

  /// Where it is in a view that says nothing of it.
  @MainActor
  func place(in dimensions: ViewDimensions) -> CGFloat {
    let length = axis == .horizontal ? dimensions.width : dimensions.height
    return kind.place(in: length) ?? id?.defaultValue(in: dimensions) ?? length
  }
}

/// Which line of text a baseline is of.
enum LineOfText {
  case first, last

  var alignment: VerticalAlignment {
    switch self {
    case .first: .firstTextBaseline
    case .last: .lastTextBaseline
    }
  }
}

/// The size of a view, and where its lines are: horizontal ones from where lines of text begin.
@MainActor @preconcurrency
public struct ViewDimensions: Equatable {
  /// In points.
  public let width: CGFloat
  /// In points.
  public let height: CGFloat
  private let node: ViewNode?
  private let proposal: ProposedViewSize

  init(_ size: CGSize, of node: ViewNode? = nil, for proposal: ProposedViewSize = .unspecified) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  /// Where the line is, in points from where the view begins.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    node?.guide(.horizontal(guide), for: proposal)
      ?? AlignmentLine.horizontal(guide).place(in: self)
  }

  /// Where the line is, in points from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    node?.guide(.vertical(guide), for: proposal) ?? AlignmentLine.vertical(guide).place(in: self)
  }

  /// The same where the view says it; nil where it does not.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    node?.explicitGuide(.horizontal(guide), for: proposal)
  }

  /// The same where the view says it; nil where it does not.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    node?.explicitGuide(.vertical(guide), for: proposal)
  }

  nonisolated public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height
  }
}

extension ViewNode {
  /// Where the line is in the node, in points from where it begins.
  final func guide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat {
    if graph.hasGuides, let explicit = explicitGuide(line, for: proposal) { return explicit }
    switch line.kind {
    case .firstBaseline: return baseline(for: proposal)
    case .lastBaseline: return baseline(.last, for: proposal)
    case .start, .middle, .end, .custom:
      return line.place(in: ViewDimensions(size(for: proposal), of: self, for: proposal))
    }
  }
}

extension Alignment {
  /// Whether it asks nothing of the views themselves.
  var isSimple: Bool {
    horizontal.kind.place(in: 0) != nil && vertical.kind.place(in: 0) != nil
  }

  func origin(of size: CGSize, in room: CGSize, _ direction: LayoutDirection) -> CGPoint {
    CGPoint(
      x: horizontal.offset(in: room.width - size.width, direction),
      y: vertical.offset(in: room.height - size.height))
  }

  /// Where a view stands in a room.
  ///
  /// - Parameter base: What it is aligned with; nil for the room itself.
  @MainActor
  func origin(
    of child: ViewNode, _ proposal: ProposedViewSize, in room: CGSize,
    _ direction: LayoutDirection, base: (node: ViewNode, proposal: ProposedViewSize)? = nil
  ) -> CGPoint {
    let size = child.size(for: proposal)
    if isSimple, !child.graph.hasGuides { return origin(of: size, in: room, direction) }
    func start(_ line: AlignmentLine) -> CGFloat {
      let place =
        base.map { $0.node.guide(line, for: $0.proposal) }
        ?? line.place(in: ViewDimensions(room))
      return place - child.guide(line, for: proposal)
    }
    let x = start(.horizontal(horizontal))
    return CGPoint(
      x: direction == .leftToRight ? x : room.width - x - size.width,
      y: start(.vertical(vertical)))
  }
}

/// A view that says where one of its lines is.
struct AlignmentGuideView<Content: View>: View {
  let content: Content
  let line: AlignmentLine
  let value: (ViewDimensions) -> CGFloat

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    AlignmentGuideNode(self, content: content._makeNode(context), context)
  }
}

final class AlignmentGuideNode<Content: View>: WrapperNode<AlignmentGuideView<Content>, Content> {
  private var line: AlignmentLine
  private var place: (ViewDimensions) -> CGFloat

  override init(
    _ view: AlignmentGuideView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    line = view.line
    place = view.value
    super.init(view, content: content, context)
    graph.hasGuides = true
  }

  override func update(_ view: AlignmentGuideView<Content>) {
    line = view.line
    place = view.value
    content.update(view.content)
    // Who is placed by it, or says itself where the line is, has asked.
    if !findsTheSameLines() { layoutParent?.invalidateLayout() }
  }

  private func value(for proposal: ProposedViewSize) -> CGFloat {
    place(ViewDimensions(size(for: proposal), of: child, for: proposal))
  }

  override func findGuide(_ line: AlignmentLine, for proposal: ProposedViewSize) -> CGFloat? {
    line == self.line ? value(for: proposal) : super.findGuide(line, for: proposal)
  }

  override func findBaseline(
    _ line: LineOfText, for proposal: ProposedViewSize
  ) -> CGFloat {
    self.line == .vertical(line.alignment)
      ? explicitGuide(self.line, for: proposal) ?? 0 : super.findBaseline(line, for: proposal)
  }
}

extension View {
  /// Says where one of the view's lines is, in points from where the view begins: a container that
  /// aligns by this line puts it there.
  ///
  /// For containers round that one, the line of an author's own is where the views inside have it, on
  /// the average; their sides and their middle are where they are.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(content: self, line: .horizontal(guide), value: computeValue)
  }

  /// The same for a line from side to side, in points from the top.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    AlignmentGuideView(content: self, line: .vertical(guide), value: computeValue)
  }
}
