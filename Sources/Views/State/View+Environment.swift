// SPDX-License-Identifier: Apache-2.0

extension View {
  /// Sets an environment value for the views inside.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Changes an environment value for the views inside.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }

  /// The font of the texts inside that name none; nil for ``Font/body``.
  public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// The colour of texts and shapes inside that name none; nil for the standard one.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }

  /// The same; a colour is the only style that there is.
  public func foregroundStyle(_ color: Color) -> some View {
    environment(\.foregroundColor, color)
  }

  /// Where the lines of the texts inside stand that are shorter than the widest.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// How many lines the texts inside have at most, the last one ending in an ellipsis; nil for no
  /// limit.
  public func lineLimit(_ limit: Int?) -> some View {
    environment(\.lineLimit, limit)
  }

  /// Takes the controls and gestures inside out of use; nothing inside can turn them on again.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentView(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }
}
