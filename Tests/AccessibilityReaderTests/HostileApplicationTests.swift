// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import Foundation
import ScriptedApplications
import Semantics
import Synchronization
import Testing

/// What the reader makes of applications that hang, change, or mean harm.
@Suite struct HostileApplicationTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader

  init() async throws {
    session = try await DesktopSession.start(.init(display: .none))
    reader = AccessibilityReader(environment: session.environment)
  }

  @Test func `a text of ten megabytes is cut, and that is said`() async throws {
    let name = String(repeating: "x", count: 10_000_000)
    let snapshot = try await read(Wide(children: 0)) { _, member in
      member == "Accessible.GetAll" ? .value("({'Name': <'\(name)'>, 'ChildCount': <0>},)") : nil
    }
    #expect(snapshot.tree.rootNode.name.utf8.count == 65_536)
    #expect(snapshot.problems.map(\.kind) == [.tooLong(member: "Name", bytes: 10_000_000)])
  }

  @Test func `control characters are read as they are`() async throws {
    let snapshot = try await read(Wide(children: 0)) { _, member in
      member == "Accessible.GetAll"
        ? .value("({'Name': <'\\u001b[31m\\u202e<b>'>, 'ChildCount': <0>},)") : nil
    }
    #expect(snapshot.tree.rootNode.name == "\u{1b}[31m\u{202e}<b>")
    #expect(snapshot.problems.isEmpty)
  }

  @Test func `attributes without an end are cut`() async throws {
    let all = (0..<5000).map { "'k\($0)': 'v'" }.joined(separator: ", ")
    let snapshot = try await read(Wide(children: 0)) { _, member in
      member == "GetAttributes" ? .value("({\(all)},)") : nil
    }
    #expect(snapshot.tree.rootNode.attributes.count == 256)
    #expect(snapshot.problems.map(\.kind) == [.tooManyAttributes(limit: 256)])
  }

  @Test func `an application that is busy for a while is read to its end`() async throws {
    let answered = Atomic(0)
    let isFree = Atomic(false)
    let limits = ReadLimits.patient(callDeadline: .seconds(1))
    let snapshot = try await read(Wide(children: 40), limits: limits) { object, member in
      guard answered.add(1, ordering: .relaxed).newValue > 60 else { return nil }
      // The role of the root has been told: it is asked again to see whether there is an answer.
      if object == "root", member == "GetRole" { isFree.store(true, ordering: .relaxed) }
      return isFree.load(ordering: .relaxed) ? nil : .silence
    }
    #expect(snapshot.problems.isEmpty)
    #expect(snapshot.unanswered.isEmpty)
    #expect(snapshot.tree.count == 41)
  }

  @Test func `an application that stops in the middle costs three deadlines, not one an element`()
    async throws
  {
    let answered = Atomic(0)
    let limits = ReadLimits.patient(callDeadline: .seconds(1))
    let snapshot = try await read(Wide(children: 40), limits: limits) { _, _ in
      answered.add(1, ordering: .relaxed).newValue > 60 ? .silence : nil
    }
    #expect(snapshot.problems.map(\.kind) == [.notAnswering(after: .seconds(3))])
    #expect(snapshot.tree.count == 41)
    #expect(snapshot.unanswered.count > 20)
    #expect(snapshot.unanswered.values.allSatisfy { $0.contains("GetRole") })
    #expect(snapshot.unanswered.values.allSatisfy { Set($0).count == $0.count })
    #expect(snapshot.calls < 150)
  }

  @Test func `elements that leave while they are read are left out, and that is said`() async throws
  {
    let snapshot = try await read(Wide(children: 4)) { object, _ in
      object == "2" ? .error : nil
    }
    #expect(snapshot.tree.depthFirst.map(\.name) == ["root", "0", "1", "3"])
    #expect(snapshot.problems.map(\.kind) == [.vanished])
  }

  @Test func `an address that would start a program is not opened`() async throws {
    let trace = session.folder + "/started"
    let asked = Atomic(false)
    let snapshot = try await read(Wide(children: 2)) { _, member in
      guard member == "GetApplicationBusAddress" else { return nil }
      asked.store(true, ordering: .relaxed)
      return .value("('unixexec:path=/usr/bin/touch,argv1=\(trace)',)")
    }
    let wasAsked = asked.load(ordering: .relaxed)
    #expect(wasAsked)
    #expect(snapshot.tree.count == 3)
    #expect(!FileManager.default.fileExists(atPath: trace))
  }

  @Test func `a private socket that says nothing is done without`() async throws {
    let path = session.folder + "/silent"
    let socket = try MuteSocket(path)
    let snapshot = try await read(Wide(children: 20)) { _, member in
      member == "GetApplicationBusAddress" ? .value("('unix:path=\(path)',)") : nil
    }
    #expect(snapshot.tree.count == 21)
    #expect(snapshot.problems.isEmpty)
    withExtendedLifetime(socket) {}
  }

  @Test func `a cache that tells the truth saves calls`() async throws {
    let roles = Atomic(0)
    let wide = Wide(children: 60)
    let snapshot = try await read(wide) { _, member in
      if member == "GetRole" { roles.add(1, ordering: .relaxed) }
      return member == "GetItems" ? .value(wide.items(role: 43)) : nil
    }
    #expect(snapshot.tree.depthFirst.dropFirst().allSatisfy { $0.role == .button })
    #expect(snapshot.tree.depthFirst.allSatisfy { $0.states[.showing] })
    let direct = roles.load(ordering: .relaxed)
    #expect((1...15).contains(direct))
    #expect(snapshot.problems.isEmpty)
  }

  @Test func `a cache that lies is found out by the samples`() async throws {
    let wide = Wide(children: 60)
    let snapshot = try await read(wide) { _, member in
      member == "GetItems" ? .value(wide.items(role: 51)) : nil
    }
    #expect(snapshot.tree.depthFirst.dropFirst().allSatisfy { $0.role == .button })
  }

  @Test func `a cache that knows other names is not believed`() async throws {
    let roles = Atomic(0)
    let wide = Wide(children: 60)
    let snapshot = try await read(wide) { _, member in
      if member == "GetRole" { roles.add(1, ordering: .relaxed) }
      return member == "GetItems" ? .value(wide.items(role: 43, name: "other")) : nil
    }
    #expect(snapshot.tree.count == 61)
    let direct = roles.load(ordering: .relaxed)
    #expect(direct == 61)
  }

  @Test func `children that only the cache knows of are asked for`() async throws {
    let wide = Wide(children: 60)
    let snapshot = try await read(wide) { object, member in
      switch (object, member) {
      case ("7", "GetChildren"):
        .value("([\(ScriptedApplication.reference(wide.busName, "hidden"))],)")
      case (_, "GetItems"): .value(wide.items(role: 43, extraChildOf: "7"))
      default: nil
      }
    }
    #expect(snapshot.tree.depthFirst.contains { $0.name == "hidden" })
    #expect(snapshot.problems.map(\.kind) == [.childCountDiffers(said: 0, listed: 1)])
  }

  @Test func `an application that hangs does not keep the search for another one waiting`()
    async throws
  {
    let hung = try ScriptedApplication(in: session) { _, member in
      member == "Id" ? nil : .silence
    }
    let other = try ScriptedApplication(in: session) { _, member in
      member == "Name" ? .value("(<'wanted'>,)") : nil
    }
    var found: [ApplicationReference] = []
    // One call's deadline is three seconds. A busy machine can take as long by itself, but not always.
    let isQuick = try await eventually {
      let start = ContinuousClock.now
      found = try await reader.applications { $0.name == "wanted" }
      return ContinuousClock.now - start < .seconds(3)
    }
    #expect(isQuick)
    #expect(found.map(\.busName) == [hung.busName, other.busName])
    #expect(found.map(\.isAnswering) == [false, true])
    let processes = try await reader.registeredApplications()
    let own = ProcessInfo.processInfo.processIdentifier
    #expect(processes.map(\.pid) == [own, own])
    withExtendedLifetime((hung, other)) {}
  }

  @Test func `what the bus does not tell of an application is read with it`() async throws {
    let application = try ScriptedApplication(in: session) { _, _ in nil }
    let found = try #require(try await reader.registeredApplications().first)
    #expect(found.name.isEmpty && found.toolkitName.isEmpty)
    let snapshot = try await reader.read(found, limits: .patient)
    #expect(snapshot.application.name == "root")
    #expect(snapshot.application.toolkitName == "scripted")
    withExtendedLifetime(application) {}
  }

  /// An application whose root has so many children without children.
  private final class Wide: Sendable {
    let children: Int
    private let name = Mutex("")

    init(children: Int) { self.children = children }

    var busName: String {
      get { name.withLock { $0 } }
      set { name.withLock { $0 = newValue } }
    }

    func answer(_ object: String, _ member: String) -> ScriptedApplication.Answer? {
      guard object == "root" else { return nil }
      switch member {
      case "Accessible.GetAll":
        return .value("({'Name': <'root'>, 'ChildCount': <\(children)>},)")
      case "GetChildren":
        let list = (0..<children).map { ScriptedApplication.reference(busName, "\($0)") }
        return .value("(@a(so) [\(list.joined(separator: ", "))],)")
      default: return nil
      }
    }

    /// The answer to `GetItems`.
    func items(role: Int, name: String? = nil, extraChildOf parent: String? = nil) -> String {
      func item(_ object: String, below parent: String, role: Int, children: Int) -> String {
        let root = ScriptedApplication.reference(busName, "root")
        return "(\(ScriptedApplication.reference(busName, object)), \(root),"
          + " \(ScriptedApplication.reference(busName, parent)), 0, \(children),"
          + " ['org.a11y.atspi.Accessible'], '\(name ?? object)', uint32 \(role), '',"
          + " [uint32 0x2000000, 0])"
      }
      var all = [item("root", below: "root", role: 75, children: children)]
      all += (0..<children).map { item("\($0)", below: "root", role: role, children: 0) }
      if let parent { all.append(item("hidden", below: parent, role: role, children: 0)) }
      return "([\(all.joined(separator: ", "))],)"
    }
  }

  private func read(
    _ wide: Wide, limits: ReadLimits = .patient, _ script: @escaping ScriptedApplication.Script
  ) async throws -> ApplicationSnapshot {
    let application = try ScriptedApplication(in: session) { object, member in
      script(object, member) ?? wide.answer(object, member)
    }
    wide.busName = application.busName
    let found = try await reader.registeredApplications().first
    let snapshot = try await reader.read(try #require(found), limits: limits)
    withExtendedLifetime(application) {}
    return snapshot
  }
}
