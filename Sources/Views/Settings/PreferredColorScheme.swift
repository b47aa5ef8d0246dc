// SPDX-License-Identifier: Apache-2.0

extension View {
  /// The views inside are drawn dark on light, or light on dark, whatever the desktop asks for; nil
  /// leaves the word to the desktop. What differs from the views around gets a ground of its own, over
  /// all the room there is.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredScheme(content: self, scheme: colorScheme)
  }

  /// The same under its older name.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    preferredColorScheme(colorScheme)
  }
}

private struct PreferredScheme<Content: View>: View {
  let content: Content
  let scheme: ColorScheme?

  @Environment(\.colorScheme) private var around

  private var differs: Bool { scheme.map { $0 != around } ?? false }

  var body: some View {
    // One view in both cases, so that its state goes on when the scheme changes.
    EnvironmentView(content: content) {
      guard let scheme else { return }
      $0.colorScheme = scheme
    }
    .frame(maxWidth: differs ? .infinity : nil, maxHeight: differs ? .infinity : nil)
    .background(differs ? Color.windowGround.shown(in: scheme ?? around).undarkened : Color.clear)
  }
}
