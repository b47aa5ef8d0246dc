// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import ScriptedApplications
import Semantics
import Synchronization
import Testing

/// What is asked of an application that is read again and again.
@Suite struct ReadMemoryTests {
  /// A window with a button "save" and a menu "menu", in which stands "item".
  private final class Program: Sendable {
    let asked = Mutex<[String]>([])
    let isOpen = Atomic(false)
    let hasMore = Atomic(false)
    let name = Mutex("save")
    let busName = Mutex("")

    func answer(_ object: String, _ member: String) -> ScriptedApplication.Answer? {
      let bus = busName.withLock { $0 }
      asked.withLock { $0.append(member + " " + object) }
      let isOpen = isOpen.load(ordering: .relaxed)
      var children: [String] =
        switch object {
        case "root": ["window"]
        case "window": ["save", "menu"]
        case "menu": ["item"]
        default: []
        }
      if object == "menu", hasMore.load(ordering: .relaxed) { children.append("more") }
      switch member {
      case "Accessible.GetAll":
        let name = object == "save" ? name.withLock { $0 } : object
        return .value("({'Name': <'\(name)'>, 'ChildCount': <\(children.count)>},)")
      case "GetChildren" where !children.isEmpty:
        let all = children.map { ScriptedApplication.reference(bus, $0) }
        return .value("([\(all.joined(separator: ", "))],)")
      case "GetInterfaces":
        return .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Component'],)")
      case "GetExtents": return .value("((1, 2, 3, 4),)")
      case "GetState" where ["menu", "item", "more"].contains(object) && !isOpen:
        return .value("([uint32 0, 0],)")
      default: return nil
      }
    }

    func forget() { asked.withLock { $0 = [] } }
    func isAsked(_ question: String) -> Bool { asked.withLock { $0.contains(question) } }
  }

  private let session: DesktopSession
  private let program = Program()
  private let scripted: ScriptedApplication
  private let reader: AccessibilityReader
  private let memory = ReadMemory()

  init() async throws {
    session = try await DesktopSession.start(.init(display: .none))
    scripted = try ScriptedApplication(in: session) { [program] object, member in
      program.answer(object, member)
    }
    program.busName.withLock { [name = scripted.busName] in $0 = name }
    reader = AccessibilityReader(environment: session.environment)
  }

  private func read() async throws -> ApplicationSnapshot {
    let application = try await reader.applications().first { $0.busName == scripted.busName }
    return try await reader.read(#require(application), limits: .patient, memory: memory)
  }

  private func names(_ snapshot: ApplicationSnapshot) -> [String] {
    snapshot.tree.depthFirst.dropFirst().map(\.name)
  }

  @Test func `what seldom changes is not asked of a known element again, and stays known`()
    async throws
  {
    let first = try await read()
    program.forget()
    program.name.withLock { $0 = "saved" }
    let second = try await read()
    #expect(names(first) == ["window", "save", "menu", "item"])
    #expect(names(second) == ["window", "saved", "menu", "item"])
    #expect(program.isAsked("GetState save"))
    #expect(!program.isAsked("GetExtents save") && !program.isAsked("GetAttributes save"))
    #expect(second.tree.depthFirst.map(\.frame) == first.tree.depthFirst.map(\.frame))
    #expect(second.calls < first.calls)
  }

  @Test func `what stands in a hidden element is asked about when it shows, and not before`()
    async throws
  {
    let first = try await read()
    program.forget()
    #expect(try await names(read()) == names(first))
    #expect(program.isAsked("GetState menu") && !program.isAsked("GetState item"))
    program.isOpen.store(true, ordering: .relaxed)
    let open = try await read()
    #expect(program.isAsked("GetState item"))
    #expect(open.tree.depthFirst.last?.states[.showing] == true)
  }

  @Test func `what stands in a window that is asked about is asked for everything again`()
    async throws
  {
    let first = try await read()
    program.forget()
    let save = try #require(first.tree.depthFirst.first { $0.name == "save" })
    memory.forget(windowsOf: Set([first.references[save.id]].compactMap(\.self)))
    #expect(try await names(read()) == names(first))
    #expect(program.isAsked("GetExtents save") && program.isAsked("GetState item"))
  }

  @Test func `a hidden element with more children is asked for them`() async throws {
    _ = try await read()
    program.hasMore.store(true, ordering: .relaxed)
    #expect(try await names(read()) == ["window", "save", "menu", "item", "more"])
  }
}
