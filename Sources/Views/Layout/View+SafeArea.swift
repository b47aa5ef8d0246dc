// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What takes room from the safe area.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and corners of the screen.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// A keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A bar that stands at one edge of a view, in front of what the view shows there.
struct SafeAreaBar: Hashable {
  /// The coordinates of the view beside the bar.
  let space: Namespace.ID
  let edge: Edge
  /// With the gap between both, in points.
  let length: CGFloat
}

/// A view with a bar beside it: what scrolls in the view, and what ignores the safe area, runs on behind
/// the bar.
private struct SafeAreaInsetView<Content: View, Bar: View>: View {
  let content: Content
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  @Namespace private var space
  /// In points; zero until the bar has been laid out.
  @State private var length: CGFloat = 0

  var body: some View {
    switch edge {
    case .top:
      VStack(alignment: alignment.horizontal, spacing: spacing) {
        barInFront
        inner
      }
    case .bottom:
      VStack(alignment: alignment.horizontal, spacing: spacing) {
        inner
        barInFront
      }
    case .leading:
      HStack(alignment: alignment.vertical, spacing: spacing) {
        barInFront
        inner
      }
    case .trailing:
      HStack(alignment: alignment.vertical, spacing: spacing) {
        inner
        barInFront
      }
    }
  }

  private var inner: some View {
    let length = length > 0 ? length + (spacing ?? StackArrangement.standardSpacing) : 0
    let bar = SafeAreaBar(space: space, edge: edge, length: length)
    return SafeAreaView(
      content: EnvironmentView(content: content) { values in
        if length > 0 { values.known.safeAreas.append(bar) }
      },
      space: space
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private var barInFront: some View {
    let isHorizontal = edge == .leading || edge == .trailing
    return
      bar
      .onGeometryChange(for: CGFloat.self) {
        isHorizontal ? $0.size.width : $0.size.height
      } action: {
        length = $0
      }
      .zIndex(1)
  }
}

/// A view with room beside it, behind which what scrolls in the view goes on.
private struct SafeAreaPaddedView<Content: View>: View {
  let content: Content
  let insets: EdgeInsets
  @Namespace private var space

  var body: some View {
    let lengths: [(Edge, CGFloat)] = [
      (.top, insets.top), (.bottom, insets.bottom), (.leading, insets.leading),
      (.trailing, insets.trailing),
    ]
    let bars = lengths.filter { $0.1 > 0 }
      .map { SafeAreaBar(space: space, edge: $0.0, length: $0.1) }
    SafeAreaView(
      content: EnvironmentView(content: content) { $0.known.safeAreas += bars }, space: space
    )
    .padding(insets)
  }
}

extension View {
  /// Room beside the view, behind which what scrolls in it goes on.
  func paddedInSafeArea(_ insets: EdgeInsets) -> some View {
    SafeAreaPaddedView(content: self, insets: insets)
  }
}

/// The view beside a bar, by whose room it is known what lies at the bar.
private struct SafeAreaView<Content: View>: View {
  let content: Content
  let space: Namespace.ID

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SafeAreaNode(self, content: content._makeNode(context), context)
  }
}

private final class SafeAreaNode<Content: View>: WrapperNode<SafeAreaView<Content>, Content> {
  private let space: AnyHashable

  override init(
    _ view: SafeAreaView<Content>, content: TypedNode<Content>, _ context: NodeContext
  ) {
    space = AnyHashable(view.space)
    super.init(view, content: content, context)
  }

  override func update(_ view: SafeAreaView<Content>) { content.update(view.content) }
  override func isSpace(named name: AnyHashable) -> Bool { name == space }
}

extension ViewNode {
  /// The node's room, and as much more as bars take at the edges that it lies at.
  var rectUnderBars: CGRect {
    var rect = CGRect(origin: .zero, size: size)
    for bar in environment.known.safeAreas {
      let space = AnyHashable(bar.space)
      guard
        let outer = sequence(first: self, next: \.parent).first(where: { $0.isSpace(named: space) })
      else { continue }
      let frame = frame(in: .named(space))
      let isAtLeft =
        environment.layoutDirection == .leftToRight ? bar.edge == .leading : bar.edge == .trailing
      switch bar.edge {
      case .top where frame.minY < 1:
        rect.origin.y -= bar.length
        rect.size.height += bar.length
      case .bottom where frame.maxY > outer.size.height - 1:
        rect.size.height += bar.length
      case .leading where isAtLeft && frame.minX < 1, .trailing where isAtLeft && frame.minX < 1:
        rect.origin.x -= bar.length
        rect.size.width += bar.length
      case .leading where !isAtLeft && frame.maxX > outer.size.width - 1,
        .trailing where !isAtLeft && frame.maxX > outer.size.width - 1:
        rect.size.width += bar.length
      case .top, .bottom, .leading, .trailing: break
      }
    }
    return rect
  }
}

/// A view that runs on behind the bars round it.
private struct SafeAreaIgnoringView<Content: View>: View {
  let content: Content
  let edges: Edge.Set
  @Environment(\.safeAreas) private var bars

  var body: some View {
    var insets = EdgeInsets()
    for bar in bars {
      switch bar.edge {
      case .top where edges.contains(.top): insets.top -= bar.length
      case .bottom where edges.contains(.bottom): insets.bottom -= bar.length
      case .leading where edges.contains(.leading): insets.leading -= bar.length
      case .trailing where edges.contains(.trailing): insets.trailing -= bar.length
      case .top, .bottom, .leading, .trailing: break
      }
    }
    return content.padding(insets)
  }
}

extension SafeAreaIgnoringView: PartedContent {
  static var mayHaveTag: Bool { PageParts.mayHaveTag(Content.self) }
  var inner: any View { content }
}

extension EnvironmentValues {
  fileprivate var safeAreas: [SafeAreaBar] { known.safeAreas }
}

extension View {
  /// Runs on behind the bars that `safeAreaInset` puts round the view. The window itself has none.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    SafeAreaIgnoringView(content: self, edges: regions.contains(.container) ? edges : [])
  }

  /// The same under its older name.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Puts a bar above or below; what is left of the room is this view's. What scrolls in it goes on
  /// behind the bar, and so does what ignores the safe area.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Puts a bar at one side; what is left of the room is this view's. What scrolls in it goes on behind
  /// the bar, and so does what ignores the safe area.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    SafeAreaInsetView(
      content: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Hashable, Sendable, CaseIterable {
  case top, bottom

  /// One of them, both, or none.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// At the top.
    public static let top = Set(rawValue: 1)
    /// At the bottom.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}

/// The side where lines begin, or where they end.
public enum HorizontalEdge: Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// One of them, both, or none.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Where lines begin.
    public static let leading = Set(rawValue: 1)
    /// Where lines end.
    public static let trailing = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.leading, .trailing]
  }
}
