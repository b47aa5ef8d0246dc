// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import ScriptedApplications
import Synchronization
import Testing

/// What the reader makes of applications that change between two of its questions, as a live table of
/// processes does.
@Suite struct LivelyApplicationTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader

  init() async throws {
    session = try await DesktopSession.start(.init(display: .none))
    reader = AccessibilityReader(environment: session.environment)
  }

  @Test func `an element that leaves between two answers is left out`() async throws {
    let roles = Atomic(0)
    let snapshot = try await read { object, member in
      guard object == "2" else { return nil }
      switch member {
      case "GetInterfaces":
        return .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Action'],)")
      case "GetRole":
        return roles.add(1, ordering: .relaxed).oldValue == 0 ? .value("(uint32 43,)") : .noObject
      case "GetActions": return .noObject
      default: return nil
      }
    }
    #expect(snapshot.tree.depthFirst.map(\.name) == ["root", "1"])
    #expect(snapshot.problems.map(\.kind) == [.vanished])
    #expect(snapshot.isComplete)
  }

  @Test func `an element that denies itself to one question and has a role stays`() async throws {
    let snapshot = try await read { object, member in
      switch member {
      case "GetInterfaces" where object == "2":
        .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Action'],)")
      case "GetActions": .noObject
      default: nil
      }
    }
    #expect(snapshot.tree.depthFirst.map(\.name) == ["root", "1", "2"])
    #expect(
      snapshot.problems.map(\.kind) == [
        .refused(member: "GetActions", error: "org.freedesktop.DBus.Error.UnknownObject: no")
      ])
  }

  @Test func `a text that leaves before it is read has no details`() async throws {
    let isGone = Atomic(false)
    let snapshot = try await read(withDetails: true) { object, member in
      guard object == "2" else { return nil }
      switch member {
      case "GetInterfaces": return Self.text
      case "Text.GetAll":
        isGone.store(true, ordering: .relaxed)
        return .value("({'CharacterCount': <5>, 'CaretOffset': <0>},)")
      default: return isGone.load(ordering: .relaxed) ? .noObject : nil
      }
    }
    #expect(snapshot.details.values.allSatisfy { $0.text == nil })
  }

  @Test func `a text that changes while it is read is read again`() async throws {
    let counts = Atomic(0)
    let snapshot = try await read(withDetails: true) { object, member in
      guard object == "2" else { return nil }
      switch member {
      case "GetInterfaces": return Self.text
      case "Text.GetAll":
        let isFirst = counts.add(1, ordering: .relaxed).oldValue == 0
        return .value("({'CharacterCount': <\(isFirst ? 8 : 3)>, 'CaretOffset': <0>},)")
      case "CharacterCount": return .value("(<3>,)")
      case "GetText": return .value("('N/A',)")
      default: return nil
      }
    }
    let text = try #require(snapshot.details.values.compactMap(\.text).first)
    #expect(text.characterCount == 3 && text.contentLength == 3 && text.content == "N/A")
  }

  @Test func `a text that changes on and on is not told`() async throws {
    let counts = Atomic(10)
    let snapshot = try await read(withDetails: true) { object, member in
      guard object == "2" else { return nil }
      let count = counts.add(1, ordering: .relaxed).newValue
      switch member {
      case "GetInterfaces": return Self.text
      case "Text.GetAll": return .value("({'CharacterCount': <\(count)>, 'CaretOffset': <0>},)")
      case "CharacterCount": return .value("(<\(count)>,)")
      case "GetText": return .value("('N/A',)")
      default: return nil
      }
    }
    #expect(snapshot.details.values.allSatisfy { $0.text == nil })
  }

  private static let text = ScriptedApplication.Answer.value(
    "(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Text'],)")

  /// An application with the elements "1" and "2", that the script speaks for.
  private func read(
    withDetails: Bool = false, _ script: @escaping ScriptedApplication.Script
  ) async throws -> ApplicationSnapshot {
    let own = Mutex("")
    let application = try ScriptedApplication(in: session) { object, member in
      if let answer = script(object, member) { return answer }
      switch member {
      case "ToolkitName": return .value("(<'gtk'>,)")
      case "Accessible.GetAll" where object == "root":
        return .value("({'Name': <'root'>, 'ChildCount': <2>},)")
      case "GetChildren" where object == "root":
        let children = ["1", "2"].map { child in
          ScriptedApplication.reference(own.withLock { $0 }, child)
        }
        return .value("([\(children.joined(separator: ", "))],)")
      default: return nil
      }
    }
    own.withLock { $0 = application.busName }
    let found = try await reader.applications().first { $0.busName == application.busName }
    let snapshot = try await reader.read(try #require(found), limits: .patient)
    defer { withExtendedLifetime(application) {} }
    return withDetails ? try await reader.details(of: snapshot) : snapshot
  }
}
