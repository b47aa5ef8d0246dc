// SPDX-License-Identifier: Apache-2.0

extension View {
  /// A dark ground for all the room there is, with white text; nil and light leave the view as it is.
  ///
  /// Controls with a ground of their own stay light, with dark text on it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    DarkGround(content: self, isDark: colorScheme == .dark)
  }

  /// The same under its older name.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    preferredColorScheme(colorScheme)
  }

  /// What stands on a light ground of a control's own: dark where the views around are light on dark.
  func onLightGround() -> some View {
    EnvironmentView(content: self) {
      guard $0.colorScheme == .dark else { return }
      $0.colorScheme = .light
      $0.foregroundColor = .primary
    }
  }
}

private struct DarkGround<Content: View>: View {
  let content: Content
  let isDark: Bool

  var body: some View {
    // One view in both cases, so that its state goes on when the scheme changes.
    EnvironmentView(content: content) {
      guard isDark else { return }
      $0.colorScheme = .dark
      $0.foregroundColor = .white
    }
    .frame(maxWidth: isDark ? .infinity : nil, maxHeight: isDark ? .infinity : nil)
    .background(isDark ? Color.black : Color.clear)
  }
}
