// SPDX-License-Identifier: Apache-2.0

/// When the choices of where to search are shown; here they always are.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// Always.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// Always.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// Always.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

extension View {
  /// Puts a row of choices above the view of where to search, each with a `tag(_:)`.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation = .automatic,
    @ViewBuilder scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return VStack(alignment: .leading, spacing: 0) {
      Picker("Search in", selection: scope) { scopes }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(.horizontal, Distance.medium).padding(.vertical, Distance.close)
      self.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}
