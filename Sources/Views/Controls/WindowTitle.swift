// SPDX-License-Identifier: Apache-2.0

/// What the window is called after its views. Of several titles the last counts: the page on top, the
/// last column.
enum WindowTitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// A page that is behind others says nothing of the titles of the window and of a page round it, nor of bars.
  func titles(areTold: Bool) -> some View {
    transformPreference(WindowTitleKey.self) { if !areTold { $0 = nil } }
      .transformPreference(PageTitleKey.self) { if !areTold { $0 = nil } }
      .transformPreference(PageBarKey.self) { if !areTold { $0 = PageBar() } }
      .transformPreference(SaidToolbarsKey.self) { if !areTold { $0 = [] } }
  }
}
