// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import ScriptedApplications
import Semantics
import Synchronization
import Testing

/// What the reader makes of applications that do not do as AT-SPI says.
@Suite struct BadApplicationTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader

  init() async throws {
    session = try await DesktopSession.start(.init(display: .none))
    reader = AccessibilityReader(environment: session.environment)
  }

  @Test func `an element that is its own child is kept once`() async throws {
    let own = Mutex("")
    let snapshot = try await read { object, member in
      guard member == "GetChildren" else { return nil }
      let name = own.withLock { $0 }
      return .value("([\(ScriptedApplication.reference(name, object == "root" ? "1" : "root"))],)")
    } named: { name in
      own.withLock { $0 = name }
    }
    #expect(snapshot.tree.depthFirst.map(\.name) == ["root", "1"])
    #expect(
      snapshot.problems.map(\.kind).contains(
        .repeated(path: ScriptedApplication.base + "root")))
  }

  @Test func `a child count that is not true is recorded`() async throws {
    let snapshot = try await read { object, member in
      member == "Accessible.GetAll" ? .value("({'Name': <'x'>, 'ChildCount': <3>},)") : nil
    }
    #expect(snapshot.problems.map(\.kind) == [.childCountDiffers(said: 3, listed: 0)])
    #expect(snapshot.problems.map(\.element) == [snapshot.tree.root])
  }

  @Test func `a million children are not asked for`() async throws {
    let snapshot = try await read { object, member in
      member == "Accessible.GetAll" ? .value("({'ChildCount': <1000000>},)") : nil
    }
    #expect(snapshot.problems.map(\.kind) == [.tooManyChildren(1_000_000)])
    #expect(!snapshot.isComplete)
  }

  @Test func `null children are left out, with their place`() async throws {
    let snapshot = try await read { object, member in
      switch member {
      case "Accessible.GetAll": .value("({'Name': <'x'>, 'ChildCount': <2>},)")
      case "GetChildren":
        .value(
          "([('', objectpath '/x'), (':1.0', objectpath '/org/a11y/atspi/null')],)")
      default: nil
      }
    }
    #expect(snapshot.tree.count == 1)
    #expect(snapshot.problems.map(\.kind) == [.nullChild(index: 0), .nullChild(index: 1)])
  }

  @Test func `a reply of another type is recorded and not believed`() async throws {
    let snapshot = try await read { object, member in
      switch member {
      case "GetState": .value("('focused',)")
      case "Accessible.GetAll": .value("({'Name': <5>, 'ChildCount': <0>},)")
      default: nil
      }
    }
    #expect(
      Set(snapshot.problems.map(\.kind)) == [
        .unexpectedReply(member: "GetState", signature: "s"),
        .unexpectedReply(member: "Name", signature: "i"),
      ])
  }

  @Test func `a role and a relation that AT-SPI does not define are recorded`() async throws {
    let snapshot = try await read { object, member in
      switch member {
      case "GetRole": .value("(uint32 4711,)")
      case "GetRelationSet": .value("([(uint32 99, @a(so) [])],)")
      default: nil
      }
    }
    #expect(snapshot.tree.rootNode.role == .unknown)
    #expect(Set(snapshot.problems.map(\.kind)) == [.unknownRole(4711), .unknownRelation(99)])
  }

  @Test(
    arguments: [
      ("gtk", ["Accessible.GetAll", "Value.GetAll"]), ("Chromium", ["Accessible.GetAll"]),
      ("Qt", []), ("", []),
    ] as [(String, [String])])
  func `only a toolkit that survives the question is asked for all properties at once`(
    toolkit: String, questions: [String]
  ) async throws {
    let asked = Mutex<Set<String>>([])
    let snapshot = try await read { _, member in
      if member.hasSuffix(".GetAll") { asked.withLock { _ = $0.insert(member) } }
      switch member {
      case "ToolkitName": return .value("(<'\(toolkit)'>,)")
      case "GetInterfaces":
        return .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Value'],)")
      case "CurrentValue": return .value("(<5.0>,)")
      case "ChildCount": return .value("(<0>,)")
      case "Value.GetAll": return .value("({'CurrentValue': <5.0>},)")
      default: return nil
      }
    }
    #expect(snapshot.tree.rootNode.value?.current == 5)
    #expect(snapshot.tree.rootNode.name == "root")
    #expect(asked.withLock { $0 }.sorted() == questions)
  }

  @Test func `who is read by process is asked for the toolkit first`() async throws {
    let asked = Mutex<[String]>([])
    let application = try ScriptedApplication(in: session) { _, member in
      asked.withLock { $0.append(member) }
      return nil
    }
    let found = try await reader.registeredApplications().first {
      $0.busName == application.busName
    }
    let snapshot = try await reader.read(try #require(found), limits: .patient)
    #expect(snapshot.application.toolkitName == "scripted")
    // The registry gives it its number meanwhile.
    let questions = asked.withLock { $0 }.filter { !["Id", "Set.Id"].contains($0) }
    #expect(questions.prefix(3) == ["ToolkitName", "ToolkitVersion", "Version"])
    #expect(questions.contains("Accessible.GetAll"))
  }

  @Test func `an application without GetAll is read property by property`() async throws {
    let snapshot = try await read { object, member in
      switch member {
      case "Accessible.GetAll", "AccessibleId", "HelpText": .error
      case "Name": .value("(<'by name'>,)")
      case "Description": .value("(<'by description'>,)")
      case "ChildCount": .value("(<0>,)")
      default: nil
      }
    }
    #expect(snapshot.tree.rootNode.name == "by name")
    #expect(snapshot.tree.rootNode.description == "by description")
    #expect(snapshot.problems.isEmpty)
  }

  @Test func `one call without an answer costs its own deadline only`() async throws {
    let limits = ReadLimits.patient(callDeadline: .seconds(3))
    let snapshot = try await read(limits: limits) { object, member in
      member == "GetAttributes" ? .silence : nil
    }
    #expect(snapshot.tree.rootNode.name == "root")
    #expect(snapshot.problems.map(\.kind) == [.noReply(member: "GetAttributes")])
    #expect(snapshot.isComplete)
  }

  @Test func `an application that never answers costs three deadlines`() async throws {
    let limits = ReadLimits.patient(callDeadline: .seconds(1))
    let snapshot = try await read(limits: limits) { object, member in
      member == "Name" || member.hasPrefix("Toolkit") || member == "Version" || member == "Id"
        ? nil : .silence
    }
    #expect(snapshot.problems.map(\.kind) == [.notAnswering(after: .seconds(3))])
    #expect(!snapshot.isComplete)
    #expect(snapshot.calls == 5)
    #expect(snapshot.unanswered.keys.contains(snapshot.tree.root))
  }

  @Test func `an application that leaves while it is read is recorded as gone`() async throws {
    let snapshot = try await read { object, member in
      member == "GetRole" ? .leave : nil
    }
    #expect(snapshot.problems.map(\.kind) == [.vanished])
  }

  @Test func `a tree without an end stops at the limit`() async throws {
    let own = Mutex("")
    let snapshot = try await read(limits: .patient(nodes: 50)) { object, member in
      let next = (Int(object) ?? 0) + 1
      switch member {
      case "Accessible.GetAll":
        return .value("({'Name': <'\(object)'>, 'ChildCount': <1>},)")
      case "GetChildren":
        return .value("([\(ScriptedApplication.reference(own.withLock { $0 }, "\(next)"))],)")
      default: return nil
      }
    } named: { name in
      own.withLock { $0 = name }
    }
    #expect(snapshot.tree.count == 50)
    #expect(snapshot.problems.map(\.kind) == [.tooManyNodes(limit: 50)])
  }

  @Test func `what stands too deep is not read`() async throws {
    let own = Mutex("")
    let snapshot = try await read(limits: .patient(depth: 3)) { object, member in
      let next = (Int(object) ?? 0) + 1
      switch member {
      case "Accessible.GetAll": return .value("({'ChildCount': <1>},)")
      case "GetChildren":
        return .value("([\(ScriptedApplication.reference(own.withLock { $0 }, "\(next)"))],)")
      default: return nil
      }
    } named: { name in
      own.withLock { $0 = name }
    }
    #expect(snapshot.tree.count == 4)
    #expect(snapshot.problems.map(\.kind) == [.tooDeep(limit: 3)])
  }

  /// Starts an application by the script, finds it among the applications, and reads it.
  private func read(
    limits: ReadLimits = .patient, _ script: @escaping ScriptedApplication.Script,
    named: (String) -> Void = { _ in }
  ) async throws -> ApplicationSnapshot {
    let application = try ScriptedApplication(in: session, script: script)
    named(application.busName)
    let found = try await reader.applications().first { $0.busName == application.busName }
    let snapshot = try await reader.read(try #require(found), limits: limits)
    withExtendedLifetime(application) {}
    return snapshot
  }
}
