// SPDX-License-Identifier: Apache-2.0

/// What stands where there is nothing to show: why, and what can be done.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// A label, what it means, and buttons.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    VStack(spacing: Distance.medium) {
      label.labelStyle(LargeLabelStyle())
      description.font(.callout).foregroundColor(.secondary).multilineTextAlignment(.center)
      actions
    }
    .padding(Distance.margin)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The symbol, large, above the text.
private struct LargeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: Distance.medium) {
      configuration.icon.font(.system(size: 48)).foregroundColor(.secondary)
        .accessibilityHidden(true)
      configuration.title.font(.title2.bold())
    }
  }
}

extension ContentUnavailableView
where Label == Views.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A text under a symbol, and what it means.
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { Views.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// A text under a picture of the application's own, and what it means.
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(
      label: { Views.Label(title, image: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Nothing was found.
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: Text("Try another search."))
  }

  /// Nothing was found for a text.
  public static func search(text: String) -> Self {
    Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Try another search."))
  }
}
