// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import ScriptedApplications
import Semantics
import Testing

@Suite struct EventTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader
  private let application: ScriptedApplication
  private let reference: ApplicationReference

  init() async throws {
    session = try await DesktopSession.start(.init(display: .none))
    reader = AccessibilityReader(environment: session.environment)
    application = try ScriptedApplication(in: session) { _, _ in nil }
    reference = try #require(try await reader.registeredApplications().first)
  }

  private func path(_ object: String) -> ObjectReference {
    ObjectReference(busName: application.busName, path: ScriptedApplication.base + object)
  }

  private func kinds(_ stream: EventStream) async throws -> [String] {
    try await stream.synchronize(with: reference, within: Patience.step)
    return stream.drain().map { report in
      switch report {
      case .event(let event): event.kind.description
      case .lost(let count): "lost \(count)"
      case .applicationLeft: "left"
      }
    }
  }

  @Test func `an event comes with everything that it carries`() async throws {
    let stream = try await reader.events(of: reference)
    application.emit("3", "Object", "StateChanged", "('focused', 1, 2, <0>, @a{sv} {})")
    application.emit("4", "Object", "TextChanged", "('insert', 5, 2, <'Hi'>, @a{sv} {})")
    application.emit(
      "5", "Object", "ChildrenChanged",
      "('add', 1, 0, <('\(application.busName)', objectpath '/six')>, @a{sv} {})")
    application.emit("6", "Object", "BoundsChanged", "('', 0, 0, <(1, 2, 3, 4)>, @a{sv} {})")
    application.emit("7", "Object", "ValueChanged", "('', 0, 0, <0.5>, @a{sv} {})")
    application.emit("8", "Focus", "Focus", "('', 0, 0, <@as []>, @a{sv} {})")
    try await stream.synchronize(with: reference, within: Patience.step)
    let events = stream.drain().compactMap { report in
      if case .event(let event) = report { event } else { nil }
    }
    #expect(
      events.map(\.kind.description) == [
        "object:state-changed:focused", "object:text-changed:insert", "object:children-changed:add",
        "object:bounds-changed", "object:value-changed", "focus:",
      ])
    #expect(events.map(\.source) == ["3", "4", "5", "6", "7", "8"].map(path))
    #expect(
      events.map(\.value) == [
        .number(0), .text("Hi"),
        .object(ObjectReference(busName: application.busName, path: "/six")),
        .rectangle(Rect(x: 1, y: 2, width: 3, height: 4)), .number(0.5), .other("as"),
      ])
    #expect(events.first.map { [$0.detail1, $0.detail2] } == [1, 2])
  }

  @Test func `whoever waits for an event learns that one has come, and takes it later`()
    async throws
  {
    let stream = try await reader.events(of: reference)
    #expect(await !stream.arrives(within: .milliseconds(1)))
    async let hasCome = stream.arrives(within: Patience.step)
    application.emit("3", "Object", "StateChanged", "('focused', 1, 0, <0>, @a{sv} {})")
    #expect(await hasCome)
    #expect(await stream.arrives(within: .zero))
    #expect(try await kinds(stream) == ["object:state-changed:focused"])
    #expect(await !stream.arrives(within: .zero))
    await stream.end()
    #expect(await !stream.arrives(within: Patience.step))
  }

  @Test func `only the kinds that were asked for come`() async throws {
    let focused = try #require(EventKind("object:state-changed:focused"))
    let window = try #require(EventKind("window"))
    let stream = try await reader.events(kinds: [focused, window])
    for state in ["focused", "checked"] {
      application.emit("3", "Object", "StateChanged", "('\(state)', 1, 0, <0>, @a{sv} {})")
    }
    application.emit("3", "Window", "Activate", "('', 0, 0, <'Main'>, @a{sv} {})")
    #expect(try await kinds(stream) == ["object:state-changed:focused", "window:activate"])
  }

  @Test func `another application is not heard, not even where it speaks to the listener`()
    async throws
  {
    let stream = try await reader.events(of: reference)
    let other = try ScriptedApplication(in: session) { _, _ in nil }
    // The bus numbers its connections; one of these is the listener's.
    for number in 0..<40 {
      other.emit(
        "3", "Object", "ValueChanged", "('', 0, 0, <0.5>, @a{sv} {})", to: ":1.\(number)")
    }
    let otherReference = try #require(try await reader.registeredApplications().last)
    try await stream.synchronize(with: otherReference, within: Patience.step)
    #expect(try await kinds(stream) == [])
  }

  @Test func `what is no event counts as lost, and nothing breaks`() async throws {
    let stream = try await reader.events()
    let long = String(repeating: "x", count: 5000)
    for arguments in ["()", "(1,)", "('a', 'b')", "('\(long)', 1, 1, <0>)", "('a', uint32 1, 1)"] {
      application.emit("3", "Object", "StateChanged", arguments)
    }
    application.emit("3", "Object", "StateChanged", "('focused', 1, 0, <('a', 'b')>)")
    #expect(try await kinds(stream) == ["lost 5", "object:state-changed:focused"])
  }

  @Test func `a flood is cut, counted, and what follows is heard again`() async throws {
    let stream = try await reader.events(capacity: 3)
    let megabyte = String(repeating: "x", count: 1_000_000)
    for _ in 0..<10 {
      application.emit("3", "Object", "TextChanged", "('insert', 0, 1, <'\(megabyte)'>, @a{sv} {})")
    }
    try await stream.synchronize(with: reference, within: Patience.step)
    var reports = stream.drain()
    application.emit("3", "Object", "ValueChanged", "('', 0, 0, <0.5>, @a{sv} {})")
    try await stream.synchronize(with: reference, within: Patience.step)
    reports += stream.drain()
    #expect(reports.count == 5)
    guard case .event(let first) = reports.first, case .text(let text) = first.value else {
      Issue.record("no event")
      return
    }
    #expect(text.utf8.count == 1024)
    #expect(reports.contains(.lost(7)))
  }

  @Test func `the stream of an application ends when the application leaves`() async throws {
    var gone: ScriptedApplication? = try ScriptedApplication(in: session) { _, _ in nil }
    let busName = try #require(gone?.busName)
    let leaving = try #require(
      try await reader.registeredApplications().first { $0.busName == busName })
    let stream = try await reader.events(of: leaving)
    let task = Task {
      var reports: [EventReport] = []
      for await report in stream { reports.append(report) }
      return reports
    }
    gone?.emit("3", "Object", "ValueChanged", "('', 0, 0, <0.5>, @a{sv} {})")
    try await stream.synchronize(with: leaving, within: Patience.step)
    gone = nil
    let reports = await task.value
    #expect(reports.count == 2)
    #expect(reports.last == .applicationLeft)
  }

  @Test func `a stream that is cancelled, or ended, ends`() async throws {
    let stream = try await reader.events()
    let first = Task { for await _ in stream {} }
    first.cancel()
    await first.value
    let second = Task { for await _ in stream {} }
    await stream.end()
    await second.value
  }

  @Test(arguments: ["", ":", "object:it's", "Object:StateChanged", "object:state changed"])
  func `what no event can be called is no kind`(text: String) {
    #expect(EventKind(text) == nil)
  }

  @Test func `a program of GTK 3 tells of the focus while its own socket is read`() async throws {
    let own = try await DesktopSession.start()
    let zenity = try own.start("zenity", ["--entry", "--text=Hello"])
    let reader = AccessibilityReader(environment: own.environment)
    let isThere = try await eventually {
      try await reader.registeredApplications().contains { $0.pid == zenity.processID }
    }
    #expect(isThere)
    let application = try #require(try await reader.registeredApplications().first)
    let stream = try await reader.events(of: application, kinds: EventKind.focus)
    var snapshot = try await reader.read(application, limits: .patient)
    _ = try await eventually {
      snapshot = try await reader.read(application, limits: .patient)
      return snapshot.tree.depthFirst.contains { $0.name == "Cancel" }
    }
    let button = try #require(snapshot.tree.depthFirst.first { $0.name == "Cancel" })
    try await reader.grabFocus(button.id, of: snapshot)
    var heard = false
    for await case .event(let event) in stream
    where event.source == snapshot.references[button.id] {
      heard = event.kind.description == "object:state-changed:focused" && event.detail1 == 1
      if heard { break }
    }
    #expect(heard)
  }
}
