// SPDX-License-Identifier: Apache-2.0

// Modifiers of SwiftUI that are not here, each with what to write instead.

extension View {
  /// Not here.
  @available(
    *, unavailable,
    message: "show the content with .overlay, in an if, with .accessibilityAddTraits(.isModal)"
  )
  public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "show the content with .overlay, in an if, with .accessibilityAddTraits(.isModal)"
  )
  public func sheet<Item: Identifiable, C: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: (Item) -> C
  ) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "show the content with .overlay, in an if, with .accessibilityAddTraits(.isModal)"
  )
  public func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "show the content with .overlay, in an if, with .accessibilityAddTraits(.isModal)"
  )
  public func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: UnitPoint = .center, arrowEdge: Edge = .top,
    @ViewBuilder content: () -> C
  ) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "show the question with .overlay, in an if, with .accessibilityAddTraits(.isModal)"
  )
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "show the question with .overlay, in an if, with .accessibilityAddTraits(.isModal)"
  )
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "show the question with .overlay, in an if, with .accessibilityAddTraits(.isModal)"
  )
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "no text can be typed here yet")
  public func searchable(text: Binding<String>) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "no text can be typed here yet; use .onKeyPress(.return)")
  public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "offer a Button")
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use .accessibilityHint; nothing is shown under the pointer")
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use GeometryReader")
  public func visualEffect<C: View>(_ effect: @escaping (AnyView, GeometryProxy) -> C) -> some View
  { self }

  /// Not here.
  @available(*, unavailable, message: "animate .scaleEffect or .rotationEffect by the value")
  public func symbolEffect<T, U: Equatable>(_ effect: T, value: U) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "nothing is dismissed by itself")
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}
