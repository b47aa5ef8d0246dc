// SPDX-License-Identifier: Apache-2.0

/// A view that shows buttons over itself when it is swiped.
private struct SwipeActionsView<Content: View, Actions: View>: View {
  let content: Content
  let edge: HorizontalEdge
  /// Made anew for each place in which they stand: one view has one place in the tree.
  let actions: () -> Actions

  @State private var isOpen = false
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isListRow) private var isListRow

  /// Where a finger goes to show the buttons: away from their side.
  private var opening: SwipeGesture.Direction {
    (edge == .trailing) == (direction == .leftToRight) ? .left : .right
  }

  private var closing: SwipeGesture.Direction { opening == .left ? .right : .left }

  var body: some View {
    content
      // In a row of a list, the whole line is swiped.
      .frame(maxWidth: isListRow ? .infinity : nil, alignment: .leading)
      .overlay(alignment: edge == .trailing ? .trailing : .leading) {
        if isOpen {
          HStack(spacing: 4) { actions() }
            .buttonStyle(SwipeActionStyle())
            .padding(2)
            .background(.white)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        SwipeGesture([isOpen ? closing : opening])
          .label("Show actions", for: opening)
          .label("Hide actions", for: closing)
          .onEnded { _ in isOpen.toggle() }
      )
      .accessibilityActions { actions() }
  }
}

/// White on the button's tint, red for what is destructive.
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

  var body: some View {
    label
      .foregroundColor(.white)
      .padding(.horizontal, 12).padding(.vertical, 8)
      .background(isDestructive ? Color.red : tint, in: RoundedRectangle(cornerRadius: 6))
      .opacity(isPressed ? PlainButtonStyle.pressedOpacity : 1)
  }
}

extension View {
  /// Buttons that a swipe shows over the view, and another one hides. Each is an action of the view as
  /// well, under the button's name.
  ///
  /// - Parameters:
  ///   - edge: The side on which they stand.
  ///   - allowsFullSwipe: Accepted for the sake of the source: a swipe shows them, however far it goes.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: @escaping () -> T
  ) -> some View {
    SwipeActionsView(content: self, edge: edge, actions: content)
  }
}
