// SPDX-License-Identifier: Apache-2.0

/// One of an application's windows, as its scenes declare it.
@MainActor
struct WindowPart {
  var title: String
  /// What it is opened by.
  var id: String?
  var valueType: Any.Type?
  /// Whether there is one such window at most.
  var isSingle = false
  var closesByEscape = false
  /// In points; nil for as large as its views want to be.
  var size: CGSize?
  /// By which it is opened while another window has the keyboard.
  var shortcut: KeyboardShortcut?
  /// Whether the menu "Window" has it.
  var isListed = true
  /// What is said of its views.
  var changes: [(AnyView) -> AnyView] = []
  /// Its views, without what is said of them.
  var view: (WindowTopic) -> AnyView
  /// Shows its views alone.
  var makeHost: (any TextMeasurer) -> ViewHost

  /// Its views.
  func views(about topic: WindowTopic) -> AnyView { changes.reduce(view(topic)) { $1($0) } }

  /// Whether it can be opened without saying more than its name.
  var needsNoValue: Bool { valueType == nil }
  /// What a menu says to open it.
  var menuTitle: String { isSingle ? title : "New \(title) Window" }
}

/// What an application's scenes come to.
@MainActor
struct SceneParts {
  var windows: [WindowPart] = []
  var settings: WindowPart?
  var commands: [any Commands] = []

  mutating func append(_ other: SceneParts) {
    windows += other.windows
    settings = other.settings ?? settings
    commands += other.commands
  }

  /// The window of the first scene.
  func window(measurer: any TextMeasurer) -> WindowContent {
    let desk = WindowDesk(parts: self, measurer: measurer)
    guard let first = windows.first else {
      let title = ProcessInfo.processInfo.processName
      return WindowContent(title: title, viewHost: desk.host(title: title), desk: desk)
    }
    return WindowContent(
      title: first.title, size: first.size,
      viewHost: isSimple ? first.makeHost(measurer) : desk.host(title: first.title), desk: desk)
  }

  /// Whether there is one window, which nothing else opens.
  private var isSimple: Bool {
    windows.count == 1
      && windows.allSatisfy { $0.id == nil && $0.needsNoValue && $0.changes.isEmpty }
      && settings == nil && commands.isEmpty
  }

  /// The window that is named, or that is for such values.
  func window(id: String?, about value: AnyHashable?) -> WindowPart? {
    windows.first { part in
      if let id, part.id != id { return false }
      guard let value else { return id != nil }
      return part.valueType.map { type(of: value.base) == $0 } ?? false
    }
  }

  /// Those that a menu can open.
  var listed: [WindowPart] { windows.dropFirst().filter { $0.isListed && $0.needsNoValue } }
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
