// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import ScriptedApplications
import Semantics
import Synchronization
import Testing

/// What the reader asks a sample of, where many elements are alike.
@Suite struct SampledQuestionTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader

  init() async throws {
    session = try await DesktopSession.start(.init(display: .none))
    reader = AccessibilityReader(environment: session.environment)
  }

  @Test func `of many leaves that are alike a sample is asked for children`() async throws {
    let asked = Atomic(0)
    let snapshot = try await read(children: 600) { object, member, _ in
      if member == "GetChildren", object != "root" { asked.add(1, ordering: .relaxed) }
      return nil
    }
    #expect(snapshot.tree.count == 601)
    #expect(snapshot.problems.isEmpty)
    #expect((64...100).contains(asked.load(ordering: .relaxed)))
  }

  @Test func `a leaf of the sample that has children lets all be asked`() async throws {
    let snapshot = try await read(children: 600) { object, member, name in
      guard member == "GetChildren", object == "80" || object == "81" else { return nil }
      return .value("([\(ScriptedApplication.reference(name, "below\(object)"))],)")
    }
    let hidden = snapshot.tree.depthFirst.map(\.name).filter { $0.hasPrefix("below") }
    #expect(hidden == ["below80", "below81"])
    #expect(
      snapshot.problems.map(\.kind)
        == Array(repeating: .childCountDiffers(said: 0, listed: 1), count: 2))
  }

  @Test func `a leaf of the sample that refuses lets all be asked`() async throws {
    let asked = Atomic(0)
    let snapshot = try await read(children: 600) { object, member, _ in
      guard member == "GetChildren", object != "root" else { return nil }
      asked.add(1, ordering: .relaxed)
      return object == "80" ? .error : nil
    }
    #expect(snapshot.tree.count == 601)
    #expect(asked.load(ordering: .relaxed) == 600)
  }

  @Test func `actions that are told alike have the name that a sample tells`() async throws {
    let asked = Atomic(0)
    let snapshot = try await read(children: 600) { _, member, _ in
      if member == "GetName" { asked.add(1, ordering: .relaxed) }
      return Self.actions(member, label: "Click")
    }
    #expect(names(snapshot) == Array(repeating: "click", count: 600))
    #expect((64...100).contains(asked.load(ordering: .relaxed)))
    #expect(snapshot.problems.isEmpty)
  }

  @Test func `a sample with another name lets all actions be asked`() async throws {
    let snapshot = try await read(children: 600) { object, member, _ in
      switch (object, member) {
      case ("80", "GetName"): .value("('press',)")
      case ("81", "GetName"): .value("('pull',)")
      default: Self.actions(member, label: "Click")
      }
    }
    var expected = Array(repeating: "click", count: 600)
    expected[80] = "press"
    expected[81] = "pull"
    #expect(names(snapshot) == expected)
  }

  @Test func `an action of the sample that refuses its name lets all be asked`() async throws {
    let snapshot = try await read(children: 600) { object, member, _ in
      switch (object, member) {
      case ("2", "GetName"): .error
      case ("81", "GetName"): .value("('pull',)")
      default: Self.actions(member, label: "Click")
      }
    }
    let names = names(snapshot)
    try #require(names.count == 600)
    #expect(names[2] == "" && names[81] == "pull")
    #expect(names.count { $0 == "click" } == 598)
    #expect(snapshot.problems.count == 1)
  }

  @Test func `actions that are told by no word are asked one by one`() async throws {
    let asked = Atomic(0)
    _ = try await read(children: 600) { _, member, _ in
      if member == "GetName" { asked.add(1, ordering: .relaxed) }
      return Self.actions(member, label: "")
    }
    #expect(asked.load(ordering: .relaxed) == 600)
  }

  private func names(_ snapshot: ApplicationSnapshot) -> [String] {
    snapshot.tree.depthFirst.dropFirst().flatMap { $0.actions.map(\.name) }
  }

  private static func actions(_ member: String, label: String) -> ScriptedApplication.Answer? {
    switch member {
    case "GetInterfaces":
      .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Action'],)")
    case "GetActions": .value("([('\(label)', '', '')],)")
    case "GetName": .value("('click',)")
    default: nil
    }
  }

  /// An application with so many buttons, named by their numbers from 0. The script is told its name
  /// on the bus besides.
  private func read(
    children: Int,
    _ script: @escaping @Sendable (String, String, String) -> ScriptedApplication.Answer?
  ) async throws -> ApplicationSnapshot {
    let own = Mutex("")
    let application = try ScriptedApplication(in: session) { object, member in
      let name = own.withLock { $0 }
      switch (object, member) {
      case ("root", "Accessible.GetAll"):
        return .value("({'Name': <'root'>, 'ChildCount': <\(children)>},)")
      case ("root", "GetChildren"):
        let all = (0..<children).map { ScriptedApplication.reference(name, "\($0)") }
        return .value("([\(all.joined(separator: ", "))],)")
      case ("root", _): return nil
      default: return script(object, member, name)
      }
    }
    own.withLock { $0 = application.busName }
    let found = try await reader.applications().first { $0.busName == application.busName }
    let snapshot = try await reader.read(try #require(found), limits: .patient)
    withExtendedLifetime(application) {}
    return snapshot
  }
}
