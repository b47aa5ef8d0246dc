// SPDX-License-Identifier: Apache-2.0

// Modifiers of SwiftUI that are not here, each with what to write instead.

extension View {
  /// Not here.
  @available(*, unavailable, message: "put a TextField above the list, and filter by its text")
  public func searchable(text: Binding<String>) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "offer a Button")
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use .accessibilityHint; nothing is shown under the pointer")
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "animate .scaleEffect or .rotationEffect by the value")
  public func symbolEffect<T, U: Equatable>(_ effect: T, value: U) -> some View { self }
}
