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
  @State private var hidesBack = false

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
      NavigationTrail.Page(
        id: place + 1, view: AnyView(ValuePage(value: value, depth: place + 1).id(value)))
    }
    return bound
      + trail.pages.map { page in
        let depth = values.count + page.id
        return NavigationTrail.Page(id: depth, view: page.view(atDepth: depth))
      }
  }

  public var body: some View {
    let pages = pages
    trail.bound = path
    trail.forgetDestinations(above: pages.count)
    return VStack(alignment: .leading, spacing: 0) {
      if !pages.isEmpty, !hidesBack {
        BackButton { trail.goBack() }.zIndex(1)
      }
      PageRoom {
        // What is left behind stays there, with its state, and is neither seen nor heard.
        NavigationPage(isOnTop: pages.isEmpty) { content }.environment(\.navigationDepth, 0)
        ForEach(pages) { page in
          NavigationPage(isOnTop: page.id == pages.count) { page.view }
            .environment(\.dismissTarget, trail.back)
            .environment(\.navigationDepth, page.id)
        }
      }
    }
    .focusContainer { _ in }
    .environment(\.navigationTrail, trail)
    .onPreferenceChange(BackButtonHiddenKey.self) { hidesBack = $0 }
    // What the first page says is about the way back of what stands round the stack.
    .transformPreference(BackButtonHiddenKey.self) { if !pages.isEmpty { $0 = false } }
    // A stack inside, with a page of its own, says so by itself.
    .transformPreference(InnerPageKey.self) { $0 = $0 || !pages.isEmpty }
  }
}

/// Whether the page on top has a way back of its own.
enum BackButtonHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The way back, which Escape goes too.
struct BackButton: View {
  let action: () -> Void

  var body: some View {
    Button(action: action) { Label("Back", systemImage: "chevron.left") }
      .buttonStyle(.plain)
      .keyboardShortcut(.cancelAction)
      .padding(.horizontal, Distance.medium).padding(.top, Distance.small)
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

/// What a value leads to, as the view that says so says it now.
private struct ValuePage: View {
  let value: AnyHashable
  let depth: Int
  @Environment(\.navigationTrail) private var trail

  var body: some View { trail?.view(for: value, atDepth: depth) }
}

/// What a link leads to, as the link says it now.
private struct LinkPage: View {
  let source: DestinationSource

  var body: some View { source.read()?(AnyHashable(0)) }
}

/// What leads to a view: whoever shows it is made anew when it is said anew.
@MainActor
final class DestinationSource: Source {
  private var make: ((AnyHashable) -> AnyView?)?

  nonisolated override init() {}

  func read() -> ((AnyHashable) -> AnyView?)? {
    noteRead()
    return make
  }

  func write(_ make: @escaping (AnyHashable) -> AnyView?) {
    self.make = make
    changed()
  }
}

/// SwiftUI's older name for ``NavigationStack``.
public typealias NavigationView = NavigationStack

extension NavigationStack {
  /// As `NavigationView` names its content.
  @_disfavoredOverload
  public init(@ViewBuilder content: () -> Content) { self.init(root: content) }
}

private struct NavigationPage<Content: View>: View {
  let isOnTop: Bool
  @ViewBuilder let content: () -> Content

  var body: some View {
    PageWithBars(content: content())
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .opacity(isOnTop ? 1 : 0)
      .disabled(!isOnTop)
      .onPage(isShown: isOnTop)
      .titles(areTold: isOnTop)
      .transformPreference(BackButtonHiddenKey.self) { $0 = $0 && isOnTop }
      .focusContainer { $0.isPage = true }
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

  /// A page that a link led to.
  struct Step {
    enum Target {
      case value(AnyHashable)
      case link(DestinationSource)
    }

    /// From 1.
    let id: Int
    let target: Target
    /// Tells whoever keeps the page there by a state.
    var onLeave: (() -> Void)?

    func leads(to source: DestinationSource) -> Bool {
      if case .link(let own) = target { own === source } else { false }
    }

    @MainActor func view(atDepth depth: Int) -> AnyView {
      switch target {
      case .value(let value): AnyView(ValuePage(value: value, depth: depth))
      case .link(let source): AnyView(LinkPage(source: source))
      }
    }
  }

  private(set) var pages: [Step] = []
  /// What a link's value leads to, by the page that says so, 0 for the first, and the type of the
  /// value. A page is never made of what it says itself.
  @ObservationIgnored private var destinations: [Int: [ObjectIdentifier: DestinationSource]] = [:]

  /// What `dismiss` does in a view that a link led to.
  @ObservationIgnored private(set) lazy var back: DismissTarget = {
    let target = DismissTarget()
    target.action = { [weak self] in self?.goBack() }
    return target
  }()

  nonisolated init() {}

  /// The author's own path, below the pages.
  @ObservationIgnored var bound: BoundPath?

  /// Called with each new page where it takes the place of the one before it: in a column of a split
  /// view, whose pages stand in the next one. Nil where pages stand above each other.
  @ObservationIgnored var onReplace: (() -> Void)?
  @ObservationIgnored private var lastID = 0

  func go(to source: DestinationSource) { push(.link(source)) }

  private func push(_ target: Step.Target, onLeave: (() -> Void)? = nil) {
    guard let onReplace else {
      pages.append(Step(id: pages.count + 1, target: target, onLeave: onLeave))
      return
    }
    leaveAll()
    lastID += 1
    pages = [Step(id: lastID, target: target, onLeave: onLeave)]
    onReplace()
  }

  func leaveAll() {
    guard !pages.isEmpty else { return }
    let left = pages.reversed()
    pages = []
    for page in left { page.onLeave?() }
  }

  /// Goes to a page that stays for as long as a state says so.
  func go(to source: DestinationSource, onLeave: @escaping () -> Void) {
    guard !pages.contains(where: { $0.leads(to: source) }) else { return }
    push(.link(source), onLeave: onLeave)
  }

  /// Leaves a page, and those above it.
  func leave(_ source: DestinationSource) {
    guard let first = pages.firstIndex(where: { $0.leads(to: source) }) else { return }
    let left = pages[first...].reversed()
    pages.removeSubrange(first...)
    for page in left { page.onLeave?() }
  }

  func goBack() {
    guard let page = pages.popLast() else {
      bound?.goBack()
      return
    }
    page.onLeave?()
  }

  func go(toValue value: AnyHashable) {
    // Above a page without a value, the path cannot say where it is.
    if pages.isEmpty, let bound, bound.append(value) { return }
    let depth = onReplace != nil ? 1 : (bound?.values.count ?? 0) + pages.count + 1
    guard view(for: value, atDepth: depth) != nil else { return }
    push(.value(value))
  }

  func say(
    _ type: Any.Type, onPage depth: Int, _ destination: @escaping (AnyHashable) -> AnyView?
  ) {
    let type = ObjectIdentifier(type)
    let source = destinations[depth]?[type] ?? DestinationSource()
    destinations[depth, default: [:]][type] = source
    source.write(destination)
  }

  func forgetDestinations(above depth: Int) {
    if destinations.contains(where: { $0.key > depth }) {
      destinations = destinations.filter { $0.key <= depth }
    }
  }

  func view(for value: AnyHashable, atDepth depth: Int) -> AnyView? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    for page in stride(from: depth - 1, through: 0, by: -1) {
      if let make = destinations[page]?[type]?.read(), let view = make(value) { return view }
    }
    Notice.once(
      "A NavigationLink's value is a \(Swift.type(of: value.base)), and no "
        + "navigationDestination(for:) in its NavigationStack is for that.")
    return nil
  }
}

extension EnvironmentValues {
  private enum NavigationTrailKey: EnvironmentKey {
    static var defaultValue: NavigationTrail? { nil }
  }

  private enum NavigationDepthKey: EnvironmentKey {
    static let defaultValue = 0
  }

  /// On which page of its stack a view stands; 0 for the first.
  var navigationDepth: Int {
    get { self[NavigationDepthKey.self] }
    set { self[NavigationDepthKey.self] = newValue }
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
  @Environment(\.navigationDepth) private var depth

  var body: some View {
    trail?.say(Value.self, onPage: depth) { value in
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
