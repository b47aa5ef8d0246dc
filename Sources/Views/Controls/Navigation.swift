// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views that lead to further views, with a way back.
///
/// A view's title stands above it, as a heading; a link puts the view that it leads to in the place
/// of the one it stands in.
public struct NavigationStack<Content: View>: View {
  private let content: Content
  @State private var path = NavigationTrail()

  /// The first view.
  public init(@ViewBuilder root: () -> Content) { content = root() }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if path.depth > 0 {
        Button {
          path.goBack()
        } label: {
          Label("Back", systemImage: "chevron.left")
        }
        .buttonStyle(.plain)
        .keyboardShortcut(.cancelAction)
        .padding(.horizontal, 12).padding(.top, 8)
      }
      ZStack {
        // What is left behind stays there, with its state, and is neither seen nor heard.
        NavigationPage(isOnTop: path.depth == 0) { content }
        ForEach(path.pages) { page in
          NavigationPage(isOnTop: page.id == path.depth) { page.view }
            .environment(\.dismissTarget, path.back)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .environment(\.navigationTrail, path)
  }
}

/// SwiftUI's older name for ``NavigationStack``.
public typealias NavigationView = NavigationStack

private struct NavigationPage<Content: View>: View {
  let isOnTop: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    content()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .opacity(isOnTop ? 1 : 0)
      .disabled(!isOnTop)
  }
}

/// The views that were gone to, one after the other.
@Observable @MainActor
final class NavigationTrail {
  struct Page: Identifiable {
    /// From 1.
    let id: Int
    let view: AnyView
  }

  private(set) var pages: [Page] = []
  /// What a link's value leads to, by the type of the value.
  @ObservationIgnored var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]

  /// What `dismiss` does in a view that a link led to.
  @ObservationIgnored private(set) lazy var back: DismissTarget = {
    let target = DismissTarget()
    target.action = { [weak self] in self?.goBack() }
    return target
  }()

  nonisolated init() {}

  var depth: Int { pages.count }

  func go(to view: AnyView) { pages.append(Page(id: pages.count + 1, view: view)) }

  func goBack() { _ = pages.popLast() }

  func go(toValue value: AnyHashable) {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    if let view = destinations[type]?(value) {
      go(to: view)
    } else {
      Notice.once(
        "A NavigationLink's value is a \(Swift.type(of: value.base)), and no "
          + "navigationDestination(for:) in its NavigationStack is for that.")
    }
  }
}

/// A button that leads to another view.
public struct NavigationLink<Label: View>: View {
  private enum Target {
    case view(() -> AnyView)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigationTrail) private var trail

  /// Leads to a view.
  public init<Destination: View>(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view { AnyView(destination()) }
    self.label = label()
  }

  /// The same in the older order.
  public init<Destination: View>(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view { AnyView(destination) }
    self.label = label()
  }

  /// Leads to what `navigationDestination(for:destination:)` makes of the value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  public var body: some View {
    Button {
      switch target {
      case .view(let make): trail?.go(to: make())
      case .value(let value): if let value { trail?.go(toValue: value) }
      }
    } label: {
      HStack(spacing: 8) {
        label
        Image(systemName: "chevron.right").imageScale(.small).foregroundColor(.secondary)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(.plain)
    .disabled(trail == nil)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a view, under a text.
  public init<S: StringProtocol, Destination: View>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// The same with a view instead of a closure.
  public init<S: StringProtocol, Destination: View>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Leads to what `navigationDestination(for:destination:)` makes of the value, under a text.
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

extension EnvironmentValues {
  private enum NavigationTrailKey: EnvironmentKey {
    static var defaultValue: NavigationTrail? { nil }
  }

  var navigationTrail: NavigationTrail? {
    get { self[NavigationTrailKey.self] }
    set { self[NavigationTrailKey.self] = newValue }
  }
}

/// A view that knows what values in its navigation stack lead to.
private struct DestinationView<Content: View, Value: Hashable, Destination: View>: View {
  let content: Content
  let destination: (Value) -> Destination
  @Environment(\.navigationTrail) private var trail

  var body: some View {
    trail?.destinations[ObjectIdentifier(Value.self)] = { value in
      (value.base as? Value).map { AnyView(destination($0)) }
    }
    return content
  }
}

extension View {
  /// What links with a value of this type lead to, in the navigation stack around the view.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }
}
