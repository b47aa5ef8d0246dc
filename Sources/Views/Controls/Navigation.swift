// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views that lead to further views, with a way back.
///
/// A view's title stands above it, as a heading; a link puts the view that it leads to in the place
/// of the one it stands in.
public struct NavigationStack<Content: View>: View {
  private let content: Content
  private let path: BoundPath?
  @State private var trail = NavigationTrail()

  /// The first view.
  public init(@ViewBuilder root: () -> Content) {
    content = root()
    path = nil
  }

  /// The first view, and the values that lead to those above it; `navigationDestination` says what
  /// each of them leads to.
  public init<Value: Hashable>(path: Binding<[Value]>, @ViewBuilder root: () -> Content) {
    content = root()
    self.path = BoundPath(
      values: path.wrappedValue.map { AnyHashable($0) },
      append: { value in
        guard let value = value.base as? Value else { return false }
        path.wrappedValue.append(value)
        return true
      },
      goBack: { _ = path.wrappedValue.popLast() })
  }

  /// The same for values of several types.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Content) {
    content = root()
    self.path = BoundPath(
      values: path.wrappedValue.values,
      append: { value in
        path.wrappedValue.values.append(value)
        return true
      },
      goBack: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }

  /// The path's pages, and above them those that links with views lead to.
  private var pages: [NavigationTrail.Page] {
    let values = path?.values ?? []
    let bound = values.enumerated().map { place, value in
      NavigationTrail.Page(id: place + 1, view: AnyView(BoundPage(value: value).id(value)))
    }
    return bound
      + trail.pages.map { NavigationTrail.Page(id: values.count + $0.id, view: $0.view) }
  }

  public var body: some View {
    let pages = pages
    trail.bound = path
    return VStack(alignment: .leading, spacing: 0) {
      if !pages.isEmpty {
        Button {
          trail.goBack()
        } label: {
          Label("Back", systemImage: "chevron.left")
        }
        .buttonStyle(.plain)
        .keyboardShortcut(.cancelAction)
        .padding(.horizontal, 12).padding(.top, 8)
      }
      ZStack {
        // What is left behind stays there, with its state, and is neither seen nor heard.
        NavigationPage(isOnTop: pages.isEmpty) { content }
        ForEach(pages) { page in
          NavigationPage(isOnTop: page.id == pages.count) { page.view }
            .environment(\.dismissTarget, trail.back)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .environment(\.navigationTrail, trail)
  }
}

/// A path that an author keeps.
struct BoundPath {
  let values: [AnyHashable]
  /// False for a value that the path cannot have.
  let append: (AnyHashable) -> Bool
  let goBack: () -> Void
}

/// Values of any types that lead from view to view.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  /// Values of one type.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// How many views stand above the first.
  public var count: Int { values.count }
  /// Whether the first view is shown.
  public var isEmpty: Bool { values.isEmpty }
  /// Goes on.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  /// Goes back so many views; as far as there are some.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }
}

/// What a value of the path leads to.
private struct BoundPage: View {
  let value: AnyHashable
  @Environment(\.navigationTrail) private var trail

  var body: some View { trail?.view(for: value) }
}

/// What a link leads to, as the link says it now.
@Observable @MainActor
private final class LinkTarget {
  private var version = 0
  @ObservationIgnored private var make: (() -> AnyView)?

  nonisolated init() {}

  func lead(to make: @escaping () -> AnyView) {
    self.make = make
    version += 1
  }

  var view: AnyView? {
    _ = version
    return make?()
  }
}

/// A view that a link leads to: it follows what the link says for as long as it is shown.
private struct LinkedPage: View {
  let target: LinkTarget

  var body: some View { target.view }
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
  @ObservationIgnored private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// Another number makes what values lead to anew.
  private var destinationVersion = 0

  /// What `dismiss` does in a view that a link led to.
  @ObservationIgnored private(set) lazy var back: DismissTarget = {
    let target = DismissTarget()
    target.action = { [weak self] in self?.goBack() }
    return target
  }()

  nonisolated init() {}

  /// The author's own path, below the pages.
  @ObservationIgnored var bound: BoundPath?

  func go(to view: AnyView) { pages.append(Page(id: pages.count + 1, view: view)) }

  func goBack() {
    if pages.popLast() == nil { bound?.goBack() }
  }

  func go(toValue value: AnyHashable) {
    // Above a page without a value, the path cannot say where it is.
    if pages.isEmpty, let bound, bound.append(value) { return }
    if view(for: value) != nil { go(to: AnyView(BoundPage(value: value).id(value))) }
  }

  /// Says what values of a type lead to, and says it anew.
  func setDestination(_ type: Any.Type, _ destination: @escaping (AnyHashable) -> AnyView?) {
    destinations[ObjectIdentifier(type)] = destination
    destinationVersion += 1
  }

  func view(for value: AnyHashable) -> AnyView? {
    _ = destinationVersion
    let type = ObjectIdentifier(Swift.type(of: value.base))
    if let view = destinations[type]?(value) {
      return view
    } else {
      Notice.once(
        "A NavigationLink's value is a \(Swift.type(of: value.base)), and no "
          + "navigationDestination(for:) in its NavigationStack is for that.")
      return nil
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
  @State private var leading = LinkTarget()
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
    if case .view(let make) = target { leading.lead(to: make) }
    return Button {
      switch target {
      case .view: trail?.go(to: AnyView(LinkedPage(target: leading)))
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
    trail?.setDestination(Value.self) { value in
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
