// SPDX-License-Identifier: Apache-2.0

/// One of an application's windows.
@MainActor
struct WindowPart {
  var title: String
  var id: String?
  var valueType: Any.Type?
  var size: CGSize?
  /// Its views, about a value.
  var view: (AnyHashable?) -> AnyView
  /// Shows its views alone.
  var makeHost: (any TextMeasurer) -> ViewHost
}

/// What an application's scenes come to.
@MainActor
struct SceneParts {
  var windows: [WindowPart] = []
  var settings: (() -> AnyView)?
  var menus: [MenuPart] = []
  /// What is said of all views in the scenes.
  var changes: [(AnyView) -> AnyView] = []

  /// The one window that there is: that of the first scene, with what opens in it.
  func window(measurer: any TextMeasurer) -> WindowContent {
    guard let first = windows.first else {
      let title = ProcessInfo.processInfo.processName
      return WindowContent(
        title: title,
        viewHost: ViewHost(title: title, measurer: measurer) { SceneRoot(parts: self) })
    }
    let isAlone = windows.count == 1 && settings == nil && menus.isEmpty && changes.isEmpty
    let host =
      isAlone
      ? first.makeHost(measurer)
      : ViewHost(title: first.title, measurer: measurer) { SceneRoot(parts: self) }
    return WindowContent(title: first.title, size: first.size, viewHost: host)
  }

  func changed(_ view: AnyView) -> AnyView { changes.reduce(view) { $1($0) } }
}

/// What is open in front of the first window's views.
struct OpenedWindow: Identifiable {
  let id: Int
  let title: String
  let name: String?
  let view: AnyView
}

/// The views of the first window, under the menus, with what else is opened in front.
struct SceneRoot: View {
  let parts: SceneParts

  @State private var opened: OpenedWindow?
  @State private var count = 0

  private func open(_ title: String, _ name: String?, _ view: AnyView) {
    count += 1
    opened = OpenedWindow(id: count, title: title, name: name, view: view)
  }

  private func open(id: String?, value: AnyHashable?) {
    let part = parts.windows.first { part in
      if let id, part.id != id { return false }
      guard let value else { return id != nil }
      return part.valueType.map { type(of: value.base) == $0 } ?? false
    }
    guard let part else {
      return Notice.once("No scene is a window called \(id ?? "nothing") for \(value as Any).")
    }
    open(part.title, part.id, part.view(value))
  }

  private func openSettings() {
    guard let settings = parts.settings else { return Notice.once("No scene is Settings.") }
    open("Settings", nil, settings())
  }

  private var menus: [MenuPart] {
    let settings = MenuPart(
      title: ProcessInfo.processInfo.processName,
      content: {
        AnyView(Button("Settings", action: openSettings).keyboardShortcut(","))
      })
    return (parts.settings == nil ? [] : [settings]) + parts.menus
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !menus.isEmpty { MenuBar(menus: menus) }
      parts.changed(parts.windows.first?.view(nil) ?? AnyView(EmptyView()))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .sheet(item: $opened) { window in
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Text(window.title).font(.headline).accessibilityAddTraits(.isHeader)
          Spacer()
          Button("Close") { opened = nil }
        }
        parts.changed(window.view)
      }
      .accessibilityLabel(window.title)
    }
    .environment(\.openWindow, OpenWindowAction(open: open))
    .environment(
      \.dismissWindow,
      DismissWindowAction { id in if id == nil || opened?.name == id { opened = nil } }
    )
    .environment(\.openSettings, OpenSettingsAction(open: openSettings))
  }
}

/// Opens one of the application's other windows, as a dialog. Read it by `@Environment(\.openWindow)`.
public struct OpenWindowAction {
  let open: @MainActor (_ id: String?, _ value: AnyHashable?) -> Void

  init(open: @escaping @MainActor (_ id: String?, _ value: AnyHashable?) -> Void) {
    self.open = open
  }

  /// The one with this name.
  @MainActor public func callAsFunction(id: String) { open(id, nil) }
  /// The one with this name, about a value.
  @MainActor public func callAsFunction<D: Hashable>(id: String, value: D) {
    open(id, AnyHashable(value))
  }
  /// The one that is for such values.
  @MainActor public func callAsFunction<D: Hashable>(value: D) { open(nil, AnyHashable(value)) }
}

/// Closes what was opened. Read it by `@Environment(\.dismissWindow)`.
public struct DismissWindowAction {
  let close: @MainActor (_ id: String?) -> Void

  init(close: @escaping @MainActor (_ id: String?) -> Void) { self.close = close }

  /// Whatever is open.
  @MainActor public func callAsFunction() { close(nil) }
  /// The one with this name.
  @MainActor public func callAsFunction(id: String) { close(id) }
  /// The one with this name, whatever it is about.
  @MainActor public func callAsFunction<D: Hashable>(id: String, value: D) { close(id) }
}

/// Opens the application's ``Settings``. Read it by `@Environment(\.openSettings)`.
public struct OpenSettingsAction {
  let open: @MainActor () -> Void

  init(open: @escaping @MainActor () -> Void) { self.open = open }

  /// Opens them.
  @MainActor public func callAsFunction() { open() }
}

private enum OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _, _ in } }
}

private enum DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction { _ in } }
}

private enum OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction { OpenSettingsAction {} }
}

extension EnvironmentValues {
  /// Opens one of the application's other windows.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes what was opened.
  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Opens the application's settings.
  public var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// A button that opens the application's ``Settings``.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  /// A button with a label of views.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == Text {
  /// A button that says "Settings".
  public init() { self.init { Text("Settings") } }
}
