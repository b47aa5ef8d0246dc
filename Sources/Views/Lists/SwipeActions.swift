// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Buttons that a swipe shows at one side of a view.
private struct SwipeSide {
  let edge: HorizontalEdge
  /// Made anew for each place in which they stand: one view has one place in the tree.
  let actions: () -> AnyView
}

/// A view with buttons at a side; those of a view that has some are one with its own.
@MainActor
private protocol SidedView {
  var parts: (content: AnyView, sides: [SwipeSide]) { get }
}

private struct SwipeActionsView<Content: View>: View, SidedView, PressedRowWrapper {
  let content: Content
  let side: SwipeSide

  var parts: (content: AnyView, sides: [SwipeSide]) {
    guard let inner = (content as? any SidedView)?.parts else { return (AnyView(content), [side]) }
    return (inner.content, inner.sides + [side])
  }

  var body: some View {
    if let each = eachModified { return each }
    let parts = parts
    return AnyView(fixed: SwipedView(content: parts.content, sides: parts.sides))
  }
}

extension SwipeActionsView: ModifyingContent, RowStructure {
  func around<Other: View>(_ other: Other) -> AnyView {
    AnyView(fixed: SwipeActionsView<Other>(content: other, side: side))
  }

  static func makesPressedRow(of isPressedRow: Bool) -> Bool { isPressedRow }
}
extension SwipeActionsView: SeveralViews where Content: SeveralViews {}

/// A view that shows buttons over itself when it is swiped.
private struct SwipedView: View {
  let content: AnyView
  let sides: [SwipeSide]

  @State private var openEdge: HorizontalEdge?
  @State private var place = SwipedPlace()
  @Environment(\.swipedPlaces) private var places
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isListRow) private var isListRow

  private var edges: [HorizontalEdge] {
    [.trailing, .leading].filter { edge in sides.contains { $0.edge == edge } }
  }

  /// Where a finger goes to show the buttons of a side: away from it.
  private func opening(_ edge: HorizontalEdge) -> SwipeGesture.Direction {
    (edge == .trailing) == (direction == .leftToRight) ? .left : .right
  }

  private var swipe: SwipeGesture {
    guard let openEdge else {
      return edges.reduce(Self.flick(Set(edges.map(opening)))) {
        $0.label(edges.count == 1 ? "Show actions" : $1.showsActions, for: opening($1))
      }
    }
    let closing: SwipeGesture.Direction = opening(openEdge) == .left ? .right : .left
    return Self.flick([closing]).label("Hide actions", for: closing)
  }

  /// However slowly: what is swiped comes along with the finger.
  private static func flick(_ directions: Set<SwipeGesture.Direction>) -> SwipeGesture {
    SwipeGesture(directions, minimumVelocity: 0)
  }

  @ViewBuilder var body: some View {
    if isListRow {
      swiped
    } else {
      // One stop of Tab, as a row of a list is.
      SemanticsView(swiped, isElement: true) { $0.childBehavior = .combine }
    }
  }

  private var swiped: some View {
    content
      // In a row of a list, the whole line is swiped.
      .frame(maxWidth: isListRow ? .infinity : nil, alignment: .leading)
      .overlay(alignment: openEdge == .leading ? .leading : .trailing) {
        if let openEdge {
          SwipeActionsRow(isReversed: openEdge == .trailing) { actions(at: [openEdge]) }
            .buttonStyle(SwipeActionStyle())
            .padding(Distance.hair)
            .background(.white)
            .isApart("Actions")
        }
      }
      .contentShape(Rectangle())
      // Before what is pressed inside: a finger that goes aside presses nothing.
      .highPriorityGesture(
        swipe.onEnded { swipe in
          openEdge = openEdge == nil ? edges.first { opening($0) == swipe.direction } : nil
          if openEdge != nil { places?.open(place) { openEdge = nil } }
        }
      )
      .accessibilityActions { actions(at: edges) }
      .onExitCommand(perform: openEdge == nil ? nil : { openEdge = nil })
      .transformPreference(RowTraitsKey.self) { $0.isSwiped = true }
  }

  private func actions(at edges: [HorizontalEdge]) -> some View {
    let shown = edges.flatMap { edge in sides.filter { $0.edge == edge } }
    return ForEach(shown.indices, id: \.self) { shown[$0].actions() }
  }
}

/// Side by side, the first at the edge.
private struct SwipeActionsRow: Layout {
  let isReversed: Bool
  private let row = HStackLayout(spacing: Distance.tight)

  init(isReversed: Bool) { self.isReversed = isReversed }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    row.placeSubviews(
      in: bounds, proposal: proposal,
      subviews: isReversed ? subviews.with(subviews.nodes.reversed()) : subviews, cache: &cache)
  }
}

/// One view with actions, for the container round it.
@MainActor
private final class SwipedPlace {}

/// Which of a container's views shows its actions: one at a time.
@MainActor
final class SwipedPlaces {
  private weak var shown: SwipedPlace?
  private var hide: (() -> Void)?

  fileprivate func open(_ place: SwipedPlace, hide: @escaping () -> Void) {
    if shown !== place { hideActions() }
    (shown, self.hide) = (place, hide)
  }

  func hideActions() {
    hide?()
    (shown, hide) = (nil, nil)
  }
}

private struct SwipedContainer<Content: View>: View {
  let content: Content

  @State private var places = SwipedPlaces()

  var body: some View {
    content
      .environment(\.swipedPlaces, places)
      .onScrollGeometryChange(for: CGPoint.self, of: \.contentOffset) { old, new in
        if old != new { places.hideActions() }
      }
  }
}

extension EnvironmentValues {
  private enum SwipedPlacesKey: EnvironmentKey {
    static var defaultValue: SwipedPlaces? { nil }
  }

  /// Among which views one at a time shows its actions.
  fileprivate var swipedPlaces: SwipedPlaces? {
    get { self[SwipedPlacesKey.self] }
    set { self[SwipedPlacesKey.self] = newValue }
  }
}

extension HorizontalEdge {
  fileprivate var showsActions: String {
    switch self {
    case .leading: "Show leading actions"
    case .trailing: "Show trailing actions"
    }
  }
}

/// White or black on the button's tint, whichever is seen better (4.5:1 at least); red for what is
/// destructive.
private struct SwipeActionStyle: ButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    SwipeActionLabel(
      label: configuration.label, isPressed: configuration.isPressed,
      isDestructive: configuration.role == .destructive)
  }
}

private struct SwipeActionLabel: View {
  let label: AnyView
  let isPressed: Bool
  let isDestructive: Bool

  @Environment(\.tint) private var tint

  private var ground: Color { (isDestructive ? .red : tint).undarkened }

  var body: some View {
    label
      .foregroundColor(ground.isLight ? .black : .white)
      .padding(.horizontal, Distance.medium).padding(.vertical, Distance.small)
      .background(ground, in: RoundedRectangle(cornerRadius: Corner.part))
      .opacity(isPressed ? PlainButtonStyle.pressedOpacity : 1)
  }
}

extension View {
  /// Buttons that a swipe shows over the view, in a list or anywhere else, and another one hides. Each is
  /// an action of the view as well, under the button's name. A view may have them at both sides.
  ///
  /// - Parameters:
  ///   - edge: The side on which they stand.
  ///   - allowsFullSwipe: Accepted for the sake of the source: a swipe shows them, however far it goes.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> T
  ) -> some View {
    SwipeActionsView(content: self, side: SwipeSide(edge: edge) { AnyView(content()) })
  }

  /// Lets one of the views inside at a time show its ``swipeActions(edge:allowsFullSwipe:content:)``,
  /// and none once what they stand in is scrolled; a list does so by itself.
  ///
  ///     ScrollView {
  ///       LazyVStack { ForEach(mails) { MailRow($0).swipeActions { Button("Archive") {} } } }
  ///     }
  ///     .swipeActionsContainer()
  ///
  /// A touch elsewhere leaves them shown, unlike in SwiftUI.
  public func swipeActionsContainer() -> some View { SwipedContainer(content: self) }
}
