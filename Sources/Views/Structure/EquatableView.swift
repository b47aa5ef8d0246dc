// SPDX-License-Identifier: Apache-2.0

/// A view whose body runs anew only where it is another one than before.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: some View { content }
}

extension View where Self: Equatable {
  /// The view, whose body runs anew only where it is another one than before. Views whose properties
  /// are the same are not shown anew anyway.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
