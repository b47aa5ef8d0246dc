// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Semantics
import Synchronization
import Testing

private final class Library: ObservableObject {
  @Published var count = 0
  @Published var phases: [ScenePhase] = []
}

private struct LibraryCommands: Commands {
  @Environment(\.openWindow) private var openWindow
  @ObservedObject var library: Library

  var body: some Commands {
    CommandMenu("Library") {
      Button("Counted \(library.count)") { openWindow(id: "counter") }
        .keyboardShortcut("k")
        .disabled(library.count > 1)
    }
  }
}

private struct Shelf: View {
  @EnvironmentObject private var library: Library
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.openSettings) private var openSettings
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack {
      Text("\(phase)")
      Text("the counter was " + library.phases.map { "\($0)" }.joined(separator: " "))
      Text("Count \(library.count)")
      Button("Open Milk") { openWindow(value: "Milk") }
      Button("Open Bread") { openWindow(value: "Bread") }
      Button("Another") { openWindow(id: "plain") }
      Button("Counter") { openWindow(id: "counter") }
      Button("Close the counter") { dismissWindow(id: "counter") }
      Button("Preferences") { openSettings() }
    }
  }
}

private struct Counter: View {
  @EnvironmentObject private var library: Library
  @Environment(\.dismiss) private var dismiss
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack {
      Text("\(phase)")
      Text("Now \(library.count)")
      Circle().frame(width: 40, height: 40)
        .accessibilityLabel("Ball")
        .onTapGesture { library.count += 1 }
      Button("Done") { dismiss() }
    }
  }
}

private struct LibraryApp: App {
  @StateObject private var library = Library()
  @Environment(\.scenePhase) private var phase

  var body: some Evenhand.Scene {
    WindowGroup("Shelf") { Shelf() }
      .commands { LibraryCommands(library: library) }
      .environmentObject(library)
    WindowGroup("Note", for: String.self) { $note in
      VStack {
        Text("about \(note ?? "nothing")")
        Button("To bread") { note = "Bread" }
      }
    }
    WindowGroup("Plain", id: "plain") { Button("Press") {} }
      .defaultSize(width: 500, height: 300)
    Window("Counter", id: "counter") { Counter() }
      .onChange(of: phase, initial: true) { _, phase in library.phases.append(phase) }
      .environmentObject(library)
      .keyboardShortcut("1", modifiers: [.command, .option])
    Settings { Toggle("Sync", isOn: .constant(true)) }
  }
}

/// An application with several scenes on a host that shows several windows.
@MainActor
@Suite struct WindowTests {
  private let application: Application
  private let host: WindowsHost
  private let platform: RecordingPlatform

  init() throws {
    var made: RecordingPlatform?
    var options = LaunchOptions()
    options.textScale = 1.5
    application = Application(
      LibraryApp(), options: options, measurer: UniformTextMeasurer(),
      platform: {
        let platform = RecordingPlatform(requests: $0)
        made = platform
        return platform
      }, makeHost: { WindowsHost($0) })
    host = try #require(application.host as? WindowsHost)
    platform = try #require(made)
    application.start()
    host.run()
  }

  private func loop(_ title: String) throws -> HostLoop {
    try #require(host.loops.last { $0.viewHost.scene.title == title })
  }

  /// What is published of a window.
  private func nodes(in title: String) throws -> [Node] {
    let known = platform.nodes
    func walk(_ id: ElementID) -> [Node] {
      known[id].map { [$0] + $0.children.flatMap(walk) } ?? []
    }
    return walk(try loop(title).viewHost.scene.windowID)
  }

  private func names(in title: String) throws -> [String] {
    try nodes(in: title).map(\.name).filter { !$0.isEmpty }
  }

  private func click(_ name: String, in title: String) throws {
    let node = try #require(nodes(in: title).first { $0.name == name })
    let action = try #require(node.actions.first)
    _ = try loop(title).viewHost.scene.perform(
      .performAction(node.id, name: action.name), at: MonotonicClock.now)
    host.turn()
  }

  private func press(_ key: Key, _ modifiers: KeyModifiers = [], in title: String) throws {
    let loop = try loop(title)
    for phase in [KeyEvent.Phase.down, .up] {
      loop.handle(
        KeyEvent(key: key, modifiers: modifiers, phase: phase, time: MonotonicClock.now))
    }
    host.turn()
  }

  @Test func `a window opens beside the first, with the keyboard`() throws {
    #expect(host.titles == ["[Shelf]"])
    try click("Counter", in: "Shelf")
    #expect(host.titles == ["Shelf", "[Counter]"])
    #expect(platform.now.windows.last?.count == 2)
    let focused = platform.nodes.values.filter { $0.states[.focused] }
    #expect(focused.map(\.name) == ["Ball"])
    #expect(platform.nodes.values.filter { $0.states[.active] }.map(\.name) == ["Counter"])
  }

  @Test func `what one window changes shows in the other`() throws {
    try click("Counter", in: "Shelf")
    try click("Ball", in: "Counter")
    #expect(try names(in: "Shelf").contains("Count 1"))
    #expect(try names(in: "Counter").contains("Now 1"))
    #expect(platform.node(named: "Count 1") != nil && platform.node(named: "Now 1") != nil)
  }

  @Test func `a window that there is once comes to the front`() throws {
    try click("Counter", in: "Shelf")
    host.bringForward(host.loop)
    #expect(host.titles == ["[Shelf]", "Counter"])
    try click("Counter", in: "Shelf")
    #expect(host.titles == ["Shelf", "[Counter]"])
  }

  @Test func `a group opens one more each time`() throws {
    try click("Another", in: "Shelf")
    try click("Another", in: "Shelf")
    #expect(host.titles == ["Shelf", "Plain", "[Plain]"])
    #expect(host.options.map(\.size) == Array(repeating: CGSize(width: 500, height: 300), count: 2))
  }

  @Test func `there is one window about a value, also one that came to be about it`() throws {
    try click("Open Milk", in: "Shelf")
    #expect(try names(in: "Note").contains("about Milk"))
    try click("Open Milk", in: "Shelf")
    #expect(host.titles == ["Shelf", "[Note]"])
    try click("To bread", in: "Note")
    #expect(try names(in: "Note").contains("about Bread"))
    host.bringForward(host.loop)
    try click("Open Bread", in: "Shelf")
    #expect(host.titles == ["Shelf", "[Note]"])
    try click("Open Milk", in: "Shelf")
    #expect(host.titles == ["Shelf", "Note", "[Note]"])
  }

  @Test func `dismiss, its name and Control+W close a window, and the keyboard goes back`() throws {
    try click("Counter", in: "Shelf")
    try click("Done", in: "Counter")
    #expect(host.titles == ["[Shelf]"])
    #expect(platform.now.windows.last?.count == 1)
    try click("Counter", in: "Shelf")
    try click("Close the counter", in: "Shelf")
    #expect(host.titles == ["[Shelf]"])
    try click("Another", in: "Shelf")
    try press("w", .control, in: "Plain")
    #expect(host.titles == ["[Shelf]"])
    try press("w", .control, in: "Shelf")
    #expect(host.titles == ["[Shelf]"])
  }

  @Test func `settings are a window that Escape closes`() throws {
    try press("comma", .control, in: "Shelf")
    #expect(host.titles == ["Shelf", "[Settings]"])
    #expect(try names(in: "Settings") == ["Settings", "Sync"])
    try press(.escape, in: "Settings")
    #expect(host.titles == ["[Shelf]"])
    try click("Preferences", in: "Shelf")
    #expect(host.titles == ["Shelf", "[Settings]"])
  }

  @Test func `windows of groups have the menus, and those that there are once have none`() throws {
    try click("Another", in: "Shelf")
    #expect(try names(in: "Plain").contains("Library"))
    try click("Counter", in: "Shelf")
    #expect(try !names(in: "Counter").contains("Library"))
  }

  @Test func `commands read their environment and follow their models`() throws {
    try press("k", .control, in: "Shelf")
    #expect(host.titles == ["Shelf", "[Counter]"])
    try click("Ball", in: "Counter")
    try click("Library", in: "Shelf")
    #expect(try names(in: "Shelf").contains("Counted 1"))
    try press(.escape, in: "Shelf")
    try click("Done", in: "Counter")
    try press("k", .control, in: "Shelf")
    try click("Ball", in: "Counter")
    try click("Done", in: "Counter")
    try press("k", .control, in: "Shelf")
    #expect(host.titles == ["[Shelf]"])
  }

  @Test func `the menu Window opens what needs no value, by its key too`() throws {
    try click("Window", in: "Shelf")
    #expect(Set(try names(in: "Shelf")).isSuperset(of: ["New Plain Window", "Counter"]))
    #expect(try !names(in: "Shelf").contains("New Note Window"))
    try press(.escape, in: "Shelf")
    try press("1", [.control, .alt], in: "Shelf")
    #expect(host.titles == ["Shelf", "[Counter]"])
  }

  @Test func `a window is as large as its views, and has the person's settings`() throws {
    try click("Counter", in: "Shelf")
    let size = try #require(host.options.last?.size)
    #expect(size == CGSize(width: 360, height: 200))
    #expect(try loop("Counter").viewHost.settings.textScale == 1.5)
  }

  @Test func `views know whether their window has the keyboard, and when it is about to go`() throws
  {
    try click("Counter", in: "Shelf")
    #expect(try names(in: "Shelf").contains("inactive"))
    #expect(try names(in: "Counter").contains("active"))
    #expect(try names(in: "Shelf").contains("the counter was active"))
    host.bringForward(host.loop)
    host.turn()
    #expect(try names(in: "Shelf").contains("active"))
    #expect(try names(in: "Shelf").contains("the counter was active inactive"))
    try click("Close the counter", in: "Shelf")
    #expect(try names(in: "Shelf").contains("the counter was active inactive background"))
  }

  @Test func `a request goes to the window of its element`() throws {
    try click("Counter", in: "Shelf")
    host.bringForward(host.loop)
    let ball = try #require(platform.node(named: "Ball")?.id)
    let answer = Mutex<Bool?>(nil)
    platform.ask(.performAction(ball, name: "click")) { isDone in answer.withLock { $0 = isDone } }
    let end = MonotonicClock.now + 10
    while answer.withLock({ $0 == nil }), MonotonicClock.now < end { host.turn() }
    #expect(answer.withLock { $0 } == true)
    // The other window hears of it in its own turn.
    while try !names(in: "Shelf").contains("Count 1"), MonotonicClock.now < end { host.turn() }
    #expect(try names(in: "Shelf").contains("Count 1"))
  }

  @Test func `who comes to look is shown all windows at once`() throws {
    try click("Counter", in: "Shelf")
    let before = platform.now.batches.count
    let answer = Mutex<Bool?>(nil)
    platform.ask(.showTree) { isDone in answer.withLock { $0 = isDone } }
    let end = MonotonicClock.now + 10
    while answer.withLock({ $0 == nil }), MonotonicClock.now < end { host.turn() }
    #expect(answer.withLock { $0 } == true)
    let batches = platform.now.batches.dropFirst(before)
    #expect(batches.count == 1)
    let names = Set(batches.flatMap(\.nodes).map(\.name))
    #expect(names.isSuperset(of: ["Shelf", "Counter", "Ball", "Open Milk"]))
  }

  @Test func `a window that has closed leaves nothing behind`() throws {
    try click("Counter", in: "Shelf")
    weak let loop = host.loops.last
    weak let views = host.loops.last?.viewHost
    #expect(loop != nil && views != nil)
    try press("w", .control, in: "Counter")
    #expect(loop == nil && views == nil)
  }

  @Test func `the first window closes and the others stay`() throws {
    try click("Counter", in: "Shelf")
    host.loop.close()
    host.turn()
    #expect(host.titles == ["[Counter]"])
    #expect(platform.now.windows.last?.count == 1 && !platform.now.wasStopped)
    try click("Ball", in: "Counter")
    #expect(platform.node(named: "Now 1") != nil)
    application.stop()
    #expect(platform.now.wasStopped)
  }
}
