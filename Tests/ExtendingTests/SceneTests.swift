// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import Testing

private final class Notes: ObservableObject {
  @Published var names = ["Milk"]
}

private struct NoteCommands: Commands {
  @ObservedObject var notes: Notes

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New note") { notes.names.append("Note \(notes.names.count + 1)") }
        .keyboardShortcut("n")
    }
    CommandGroup(after: .newItem) {
      Button("Clear") { notes.names.removeAll() }
    }
    CommandMenu("Order") {
      Button("Turn round") { notes.names.reverse() }
    }
    CommandGroup(replacing: .help) {}
    SidebarCommands()
  }
}

private struct NoteList: View {
  @ObservedObject var notes: Notes
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.locale) private var locale

  var body: some View {
    VStack {
      Text("names " + notes.names.joined(separator: " "))
      Text(locale.identifier)
      Button("Open Milk") { openWindow(value: "Milk") }
      Button("About") { openWindow(id: "about") }
      SettingsLink()
    }
  }
}

private struct NotesApp: App {
  private let notes = Notes()

  var body: some Evenhand.Scene {
    WindowGroup("Notes") { NoteList(notes: notes) }
      .commands { NoteCommands(notes: notes) }
      .environment(\.locale, Locale(identifier: "eo"))
    WindowGroup("Note", for: String.self) { $name in Text("about " + (name ?? "nothing")) }
    Window("About", id: "about") { Text("version 1") }
    Settings { Toggle("Sync", isOn: .constant(true)) }
  }
}

/// An application with several scenes on a host with one window, in which the others open.
@MainActor
@Suite struct SceneTests {
  private let tester: ViewTester

  init() throws {
    var content: WindowContent?
    _ = Application(NotesApp(), measurer: UniformTextMeasurer()) {
      content = $0
      return ScriptedHost($0)
    }
    let window = try #require(content)
    tester = ViewTester(window.viewHost, size: CGSize(width: 600, height: 400))
  }

  private func has(_ name: String) -> Bool { (try? tester.element(named: name)) != nil }

  @Test func `the first scene is the window, with what is said of it`() {
    #expect(tester.tree[tester.tree.root]?.name == "Notes")
    #expect(has("names Milk") && has("eo"))
  }

  @Test func `commands are menus above the views`() throws {
    let bar = try #require(tester.tree.depthFirst.first { $0.role == .menuBar })
    let names = bar.children.compactMap { tester.tree[$0]?.name }
    #expect(names == [ProcessInfo.processInfo.processName, "File", "Order", "Window"])
    #expect(bar.children.allSatisfy { tester.tree[$0]?.role == .menuItem })
    try tester.tap("File")
    try tester.tap("New note")
    #expect(has("names Milk Note 2"))
    try tester.perform("click", on: "Order")
    try tester.tap("Turn round")
    #expect(has("names Note 2 Milk"))
  }

  @Test func `a menu bar with large text breaks into lines, and no title does`() throws {
    tester.host.settings = DisplaySettings(textScale: 3)
    tester.host.size = CGSize(width: 360, height: 600)
    tester.settle()
    let bar = try #require(tester.tree.depthFirst.first { $0.role == .menuBar })
    let frames = bar.children.compactMap { tester.tree[$0]?.frame }
    #expect(Set(frames.map(\.y)).count > 1)
    #expect(frames.allSatisfy { $0.x >= 0 && $0.x + $0.width <= 360 })
    // The first is called as the process is, in a word that may be longer than a line.
    #expect(Set(frames.dropFirst().map(\.height)).count == 1)
  }

  @Test func `the menu bar has the keys of the desktop's`() throws {
    try tester.focus("Open Milk")
    tester.press("F10")
    tester.press(.right)
    #expect(has("New note"))
    tester.press(.right)
    #expect(has("Turn round"))
    // A screen reader tells of the menu round a line where it knows where the focus came from.
    let former = try tester.element(named: "New note")
    #expect(!former.states[.showing] && !former.states[.focusable])
    tester.press(.down)
    #expect(has("Turn round") && !has("New note"))
    tester.press(.left)
    #expect(try tester.element(named: "New note").states[.focused])
    tester.press(.escape)
    #expect(!has("New note"))
    #expect(try tester.element(named: "Open Milk").states[.focused])
    tester.press(.tab, .shift)
    tester.press(.right)
    tester.press(.down)
    #expect(has("New note"))
    tester.press("F10")
    #expect(!has("New note"))
  }

  @Test func `a command's key works while its menu is closed`() throws {
    tester.press("n", .control)
    #expect(has("names Milk Note 2"))
    #expect(!has("New note"))
  }

  @Test func `another window opens as a dialog, about its value, and is closed`() throws {
    try tester.tap("Open Milk")
    #expect(has("about Milk") && !has("Open Milk"))
    tester.press(.escape)
    #expect(!has("about Milk"))
    try tester.perform("click", on: "About")
    #expect(has("version 1"))
    try tester.tap("Close")
    #expect(!has("version 1"))
  }

  @Test func `settings open by a link and by their key`() throws {
    try tester.tap("Settings")
    #expect(has("Sync"))
    tester.press(.escape)
    #expect(!has("Sync"))
    tester.press("comma", .control)
    #expect(has("Sync"))
  }
}
