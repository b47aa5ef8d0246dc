// SPDX-License-Identifier: Apache-2.0

/// Where a search field stands; here always above the view.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Whether a field in a bar is always there.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }

  private let name: String

  /// Above the view.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Above the view.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// Above the view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Above the view.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// Above the view.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// Empties the search field round a view.
@MainActor @preconcurrency
public struct DismissSearchAction {
  fileprivate let empty: () -> Void

  /// Empties the field.
  public func callAsFunction() { empty() }
}

extension EnvironmentValues {
  private enum SearchKey: EnvironmentKey {
    static var defaultValue: Binding<String>? { nil }
  }

  fileprivate var search: Binding<String>? {
    get { self[SearchKey.self] }
    set { self[SearchKey.self] = newValue }
  }

  /// Whether something is searched for: whether the field of a `searchable` round the view has a text.
  @MainActor public var isSearching: Bool { search.map { !$0.wrappedValue.isEmpty } ?? false }

  /// Ends a search.
  @MainActor public var dismissSearch: DismissSearchAction {
    let search = search
    return DismissSearchAction { search?.wrappedValue = "" }
  }
}

/// A view under a field that says what is searched for.
private struct SearchableView<Content: View, Suggestions: View>: View {
  let content: Content
  let text: Binding<String>
  let prompt: String
  let suggestions: Suggestions
  let isPresented: Binding<Bool>?
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: Distance.small) {
        Image(systemName: "magnifyingglass").accessibilityHidden(true)
        TextField(prompt, text: text)
          .focused($isFocused)
          .accessibilityAddTraits(.isSearchField)
          .onExitCommand(perform: text.wrappedValue.isEmpty ? nil : { text.wrappedValue = "" })
        if !text.wrappedValue.isEmpty {
          Button {
            text.wrappedValue = ""
          } label: {
            Image(systemName: "xmark.circle.fill").accessibilityLabel("Clear search")
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal, Distance.medium).padding(.vertical, Distance.small)
      if isFocused, Suggestions.self != EmptyView.self {
        VStack(alignment: .leading, spacing: Distance.close) { suggestions }.padding(
          .horizontal, Distance.medium)
      }
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .environment(\.search, text)
    .onChange(of: isFocused) { isPresented?.wrappedValue = isFocused }
    .onChange(of: isPresented?.wrappedValue ?? false) {
      if isPresented?.wrappedValue == true { isFocused = true }
    }
  }
}

extension View {
  private func searched<V: View>(
    _ text: Binding<String>, _ prompt: String?, _ isPresented: Binding<Bool>? = nil,
    @ViewBuilder _ suggestions: () -> V
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt ?? "Search", suggestions: suggestions(),
      isPresented: isPresented)
  }

  /// Puts a field above the view that says what is searched for; the view itself shows what is found.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searched(text, prompt?.string) { EmptyView() }
  }

  /// The same with a text in the field while it is empty.
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searched(text, String(prompt)) { EmptyView() }
  }

  /// The same, and whether the field has the focus.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searched(text, prompt?.string, isPresented) { EmptyView() }
  }

  /// The same with a text in the field while it is empty.
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searched(text, String(prompt), isPresented) { EmptyView() }
  }

  /// The same with views below the field while it has the focus.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searched(text, prompt?.string, nil, suggestions)
  }

  /// The same with a text in the field while it is empty.
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searched(text, String(prompt), nil, suggestions)
  }
}

/// Loads what a view shows once more.
@MainActor @preconcurrency
public struct RefreshAction {
  fileprivate let action: @Sendable () async -> Void

  /// Loads.
  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// What loads once more; nil where no view around does.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A view under a button that loads what it shows once more.
private struct RefreshableView<Content: View>: View {
  let content: Content
  let action: @Sendable () async -> Void
  @State private var isRunning = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: Distance.small) {
        Button {
          isRunning = true
          Task { @MainActor in
            await action()
            isRunning = false
          }
        } label: {
          Label("Refresh", systemImage: "arrow.clockwise")
        }
        .buttonStyle(.borderless)
        .disabled(isRunning)
        if isRunning { ProgressView() }
      }
      .padding(.horizontal, Distance.medium).padding(.vertical, Distance.close)
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .environment(\.refresh, RefreshAction(action: action))
  }
}

extension View {
  /// Puts a button above the view that loads what it shows once more: nothing is pulled for it here.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    RefreshableView(content: self, action: action)
  }
}
