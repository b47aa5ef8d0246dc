// SPDX-License-Identifier: Apache-2.0

/// A window, or something made of windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

/// Takes the scenes of an application.
@resultBuilder
@MainActor
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The first window is the application's; see ``SceneGroup``.
  public static func buildBlock<First: Scene, Second: Scene, each Rest: Scene>(
    _ first: First, _ second: Second, _ rest: repeat each Rest
  ) -> SceneGroup<First, Second, repeat each Rest> {
    SceneGroup(first: first, second: second, rest: (repeat each rest))
  }
}

/// Several scenes. The first is the window with which the application starts; the others open by
/// `openWindow`, `openSettings` and the menu "Window". A host with one window shows them as dialogs in it.
public struct SceneGroup<First: Scene, Second: Scene, each Rest: Scene>: Scene {
  let first: First
  let second: Second
  let rest: (repeat each Rest)

  /// Scenes end here.
  public var body: Self { self }
}

/// A scene that says itself what it adds, and is no longer made of others.
@MainActor
protocol ScenePart {
  func add(to parts: inout SceneParts)
}

extension SceneGroup: ScenePart {
  func add(to parts: inout SceneParts) {
    first.addParts(to: &parts)
    second.addParts(to: &parts)
    for scene in repeat each rest { scene.addParts(to: &parts) }
  }
}

extension Scene {
  /// Follows `body` down to what says itself what it adds.
  func addParts(to parts: inout SceneParts) {
    if let part = self as? any ScenePart {
      part.add(to: &parts)
    } else {
      body.addParts(to: &parts)
    }
  }

  /// The application's first window.
  func window(measurer: any TextMeasurer) -> WindowContent {
    var parts = SceneParts()
    addParts(to: &parts)
    return parts.window(measurer: measurer)
  }
}

/// What an application puts into its window.
@MainActor
public struct WindowContent {
  /// Of the window.
  public var title: String
  /// In points; nil for the host's own.
  public var size: CGSize?
  /// The views, which the host shows.
  public var viewHost: ViewHost
  /// Opens the others, where the host can show them.
  var desk: WindowDesk
}

/// Windows with views in them: `openWindow(id:)` opens one more, and with a value the one that is about it.
public struct WindowGroup<Content: View>: Scene {
  private let title: String
  private let id: String?
  /// The type of the values that it opens for.
  private let valueType: Any.Type?
  private let content: (WindowTopic) -> Content
  private var size: CGSize?
  /// Whether there is one such window at most.
  var isSingle = false

  private init(
    title: String?, id: String?, valueType: Any.Type? = nil,
    content: @escaping (WindowTopic) -> Content
  ) {
    self.title = title ?? ProcessInfo.processInfo.processName
    self.id = id
    self.valueType = valueType
    self.content = content
  }

  /// The title is the window's accessible name too.
  ///
  /// - Parameter id: What `openWindow` opens it by.
  public init(_ title: String, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title, id: id) { _ in content() }
  }

  /// A window with the name of the process for its title.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, id: nil) { _ in content() }
  }

  /// The same, that `openWindow` opens by its name.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: nil, id: id) { _ in content() }
  }

  /// A window about a value, which `openWindow` is given. The value is nil where it is the application's
  /// first window. The views can write another one: the window is about that from then on.
  public init<D: Hashable, Views: View>(
    _ title: String? = nil, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> Views
  ) where Content == ValueWindow<D, Views> {
    self.init(title: title, id: id, valueType: type) { topic in
      ValueWindow(topic: topic, content: content)
    }
  }

  /// The same with a value for a window that was given none.
  public init<D: Hashable, Views: View>(
    _ title: String? = nil, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> Views, defaultValue: @escaping () -> D
  ) where Content == ValueWindow<D, Views> {
    self.init(title: title, id: id, valueType: type) { topic in
      if topic.value == nil { topic.value = AnyHashable(defaultValue()) }
      return ValueWindow(topic: topic) { value in
        content(
          Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }

  /// A window is where scenes end.
  public var body: Self { self }

  /// How large the window opens, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> Self {
    defaultSize(CGSize(width: width, height: height))
  }

  /// The same by a size in points.
  public func defaultSize(_ size: CGSize) -> Self {
    var group = self
    group.size = size
    return group
  }
}

extension WindowGroup: ScenePart {
  func add(to parts: inout SceneParts) {
    let (title, content) = (title, content)
    parts.windows.append(
      WindowPart(
        title: title, id: id, valueType: valueType, isSingle: isSingle, size: size,
        view: { AnyView(content($0)) },
        makeHost: { measurer in
          ViewHost(title: title, measurer: measurer) { content(WindowTopic()) }
        }))
  }
}

/// What a window is about.
@MainActor
final class WindowTopic {
  var value: AnyHashable?

  init(_ value: AnyHashable? = nil) { self.value = value }
}

/// Views about a value that they can change.
public struct ValueWindow<D: Hashable, Content: View>: View {
  private let topic: WindowTopic
  private let content: (Binding<D?>) -> Content
  @State private var value: D?

  init(topic: WindowTopic, content: @escaping (Binding<D?>) -> Content) {
    self.topic = topic
    self.content = content
    _value = State(initialValue: topic.value?.base as? D)
  }

  public var body: some View {
    content($value).onChange(of: value) { topic.value = value.map { AnyHashable($0) } }
  }
}

/// One window with views in it: opened once more, it comes to the front.
public struct Window<Content: View>: Scene {
  private let group: WindowGroup<Content>

  /// - Parameter id: What `openWindow` opens it by.
  public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) {
    var group = WindowGroup(title, id: id, content: content)
    group.isSingle = true
    self.group = group
  }

  public var body: some Scene { group }
}

/// A window beside the application's: the same as ``Window``.
public typealias UtilityWindow = Window

/// What a person sets an application by: a window of its own, by `openSettings`, ``SettingsLink`` and
/// Control+comma; Escape closes it.
public struct Settings<Content: View>: Scene {
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  /// Scenes end here.
  public var body: Self { self }
}

extension Settings: ScenePart {
  func add(to parts: inout SceneParts) {
    let content = content
    parts.settings = WindowPart(
      title: "Settings", isSingle: true, closesByEscape: true, view: { _ in AnyView(content()) },
      makeHost: { ViewHost(title: "Settings", measurer: $0, content: content) })
  }
}
