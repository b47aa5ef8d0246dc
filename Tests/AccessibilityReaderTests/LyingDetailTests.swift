// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import ScriptedApplications
import Semantics
import Synchronization
import Testing

/// What the reader makes of applications that lie about details, or do not answer for them.
@Suite struct LyingDetailTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader

  init() async throws {
    session = try await DesktopSession.start(.init(display: .none))
    reader = AccessibilityReader(environment: session.environment)
  }

  @Test func `an application that falls silent over details costs one deadline`() async throws {
    let limits = ReadLimits.patient(callDeadline: .seconds(3))
    let start = ContinuousClock.now
    let snapshot = try await details(children: 200, limits: limits) { _, member in
      member == "Locale" || member == "GetIndexInParent" ? .silence : nil
    }
    #expect(snapshot.problems.map(\.kind) == [.detailsNotAnswered(after: .seconds(3))])
    #expect(snapshot.isComplete)
    #expect(snapshot.tree.count == 201)
    #expect(ContinuousClock.now - start < .seconds(300))
  }

  @Test func `details of another type are recorded, and not believed`() async throws {
    let snapshot = try await details(children: 1) { _, member in
      member == "GetIndexInParent" ? .value("('first',)") : nil
    }
    #expect(
      snapshot.problems.map(\.kind).contains(
        .unexpectedReply(member: "GetIndexInParent", signature: "s")))
    #expect(snapshot.details.values.allSatisfy { $0.indexInParent == nil })
  }

  @Test func `a parent's first and last child tell the index of all`() async throws {
    let asked = Atomic(0)
    let snapshot = try await details(children: 40) { object, member in
      guard member == "GetIndexInParent", let number = Int(object) else { return nil }
      asked.add(1, ordering: .relaxed)
      return .value("(\(number - 1),)")
    }
    #expect(asked.load(ordering: .relaxed) == 2)
    #expect(snapshot.details.values.compactMap(\.indexInParent).sorted() == [0, 39])
  }

  @Test func `a last child at another place lets sixteen be asked`() async throws {
    let snapshot = try await details(children: 40) { object, member in
      guard member == "GetIndexInParent", let number = Int(object) else { return nil }
      return .value("(\(number == 1 ? 0 : number),)")
    }
    #expect(snapshot.details.values.compactMap(\.indexInParent).count == 16)
  }

  @Test func `a text that nobody sees is not asked for`() async throws {
    let asked = Atomic(0)
    let snapshot = try await details(children: 2) { object, member in
      if member.hasPrefix("Text.") || member == "GetText" { asked.add(1, ordering: .relaxed) }
      return switch member {
      case "GetInterfaces": .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Text'],)")
      case "GetState": .value("([uint32 0, 0],)")
      default: nil
      }
    }
    #expect(asked.load(ordering: .relaxed) == 0)
    #expect(snapshot.details.values.allSatisfy { $0.text == nil })
  }

  @Test func `a table without an end is sampled`() async throws {
    let snapshot = try await details(children: 1) { _, member in
      switch member {
      case "GetInterfaces": .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Table'],)")
      case "NRows", "NColumns": .value("(<2147483647>,)")
      case "GetIndexAt", "GetRowAtIndex", "GetColumnAtIndex": .value("(-1,)")
      default: nil
      }
    }
    let table = try #require(snapshot.details.values.compactMap(\.table).first)
    #expect(table.rows == 2_147_483_647)
    #expect(table.cells.count == 25 && table.columnsAsked == 20)
    #expect(table.cells.last?.row == 2_147_483_646)
    #expect(table.cells.allSatisfy { $0.index == -1 && $0.rowOfIndex == -1 && $0.isThere == nil })
    #expect(snapshot.calls < 500)
  }

  @Test func `a table of less than nothing has no cells`() async throws {
    let snapshot = try await details(children: 1) { _, member in
      switch member {
      case "GetInterfaces": .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Table'],)")
      case "NRows", "NColumns": .value("(<-2147483648>,)")
      default: nil
      }
    }
    let table = try #require(snapshot.details.values.compactMap(\.table).first)
    #expect(table.rows == Int(Int32.min) && table.cells.isEmpty && table.columnsAsked == 0)
  }

  @Test func `a text's numbers are kept as they were told`() async throws {
    let snapshot = try await details(children: 1) { object, member in
      switch member {
      case "GetInterfaces" where object != "root":
        .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Text'],)")
      case "GetState": .value("([uint32 0x2000800, 0],)")
      case "Text.GetAll": .value("({'CharacterCount': <5>, 'CaretOffset': <-7>},)")
      case "GetText": .value("('äöü',)")
      case "GetNSelections": .value("(2147483647,)")
      case "GetSelection": .value("(9, 3)")
      default: nil
      }
    }
    let text = try #require(snapshot.details.values.compactMap(\.text).first)
    #expect(text.characterCount == 5 && text.caretOffset == -7)
    #expect(text.content == "äöü" && text.contentLength == 3)
    #expect(text.selections == Array(repeating: .init(begin: 9, end: 3), count: 16))
  }

  @Test func `Qt's places are taken from the screen`() async throws {
    let own = Mutex("")
    let snapshot = try await read({ object, member in
      switch member {
      case "ToolkitName": return .value("(<'Qt'>,)")
      case "ChildCount": return .value(object == "2" ? "(<0>,)" : "(<1>,)")
      case "GetInterfaces":
        return .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Component'],)")
      case "GetExtents":
        return .value(object == "2" ? "((110, 70, 20, 10),)" : "((100, 50, 300, 200),)")
      case "GetChildren" where object != "2":
        let child = object == "root" ? "1" : "2"
        return .value("([\(ScriptedApplication.reference(own.withLock { $0 }, child))],)")
      default: return nil
      }
    }) { name in
      own.withLock { $0 = name }
    }
    let nodes = snapshot.tree.depthFirst
    #expect(nodes.count == 3)
    #expect(nodes[1].frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(nodes[1].screenOrigin == Point(x: 100, y: 50))
    #expect(nodes[2].frame == Rect(x: 10, y: 20, width: 20, height: 10))
  }

  @Test func `a window of Java begins where what it holds does, inside of its borders`()
    async throws
  {
    let own = Mutex("")
    let application = try ScriptedApplication(in: session) { object, member in
      switch member {
      case "ToolkitName": return .value("(<'J2SE-access-bridge'>,)")
      case "ToolkitVersion": return .value("(<'1.0'>,)")
      case "ChildCount": return .value(object == "4" ? "(<0>,)" : "(<1>,)")
      case "GetInterfaces":
        return .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Component'],)")
      case "GetExtents":
        switch object {
        case "2": return .value("((201, 170, 300, 200),)")
        case "3": return .value("((211, 190, 20, 10),)")
        default: return .value("((-1, -1, -1, -1),)")
        }
      case "GetChildren" where object != "4":
        let child = object == "root" ? "1" : "\((Int(object) ?? 0) + 1)"
        return .value("([\(ScriptedApplication.reference(own.withLock { $0 }, child))],)")
      default: return nil
      }
    }
    own.withLock { $0 = application.busName }
    let found = try await reader.applications().first { $0.busName == application.busName }
    let snapshot = try await reader.read(try #require(found))
    let nodes = snapshot.tree.depthFirst
    #expect(nodes.count == 5)
    #expect(nodes[1].frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(nodes[1].screenOrigin == Point(x: 201, y: 170))
    #expect(nodes[2].frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(nodes[3].frame == Rect(x: 10, y: 20, width: 20, height: 10))
    // What was never drawn keeps the size that says so.
    #expect(nodes[4].frame == Rect(x: -1, y: -1, width: -1, height: -1))
    let button = try #require(snapshot.references[nodes[3].id])
    let frames = await reader.frames(of: [button], in: snapshot.application)
    #expect(frames[button] == nodes[3].frame)
  }

  @Test func `what stands in a dialog of Qt has its place there, whatever window lies below`()
    async throws
  {
    let own = Mutex("")
    let application = try ScriptedApplication(in: session) { object, member in
      switch member {
      case "ToolkitName": return .value("(<'Qt'>,)")
      case "ToolkitVersion": return .value("(<'5.15.8'>,)")
      case "GetInterfaces":
        return .value("(['org.a11y.atspi.Accessible', 'org.a11y.atspi.Component'],)")
      case "GetExtents":
        switch object {
        case "window": return .value("((100, 50, 300, 200),)")
        case "dialog": return .value("((50, 20, 400, 300),)")
        case "button": return .value("((150, 100, 20, 10),)")
        default: return .value("((0, 0, 0, 0),)")
        }
      case "ChildCount":
        return .value(["root": "(<2>,)", "dialog": "(<1>,)"][object] ?? "(<0>,)")
      case "GetChildren":
        let children = ["root": ["window", "dialog"], "dialog": ["button"]][object] ?? []
        let all = children.map { ScriptedApplication.reference(own.withLock { $0 }, $0) }
        return .value(all.isEmpty ? "(@a(so) [],)" : "([\(all.joined(separator: ", "))],)")
      default: return nil
      }
    }
    own.withLock { $0 = application.busName }
    let found = try await reader.applications().first { $0.busName == application.busName }
    let snapshot = try await reader.read(try #require(found))
    let objects = Dictionary(
      uniqueKeysWithValues: snapshot.references.values.map {
        ($0.path.split(separator: "/").last, $0)
      })
    let button = try #require(objects["button"])
    let frames = await reader.frames(
      of: [button], in: snapshot.application, window: objects["dialog"])
    #expect(frames[button] == Rect(x: 100, y: 80, width: 20, height: 10))
    let other = await reader.frames(of: [button], in: snapshot.application)
    #expect(other[button] == Rect(x: 50, y: 50, width: 20, height: 10))
  }

  /// An application with so many buttons, read with details.
  private func details(
    children: Int, limits: ReadLimits = .patient,
    _ script: @escaping ScriptedApplication.Script
  ) async throws -> ApplicationSnapshot {
    let own = Mutex("")
    let snapshot = try await read(limits: limits, withDetails: true) { object, member in
      if let answer = script(object, member) { return answer }
      switch member {
      case "Accessible.GetAll":
        return .value("({'Name': <'x'>, 'ChildCount': <\(object == "root" ? children : 0)>},)")
      case "GetChildren" where object == "root":
        let name = own.withLock { $0 }
        let all = (1...children).map { ScriptedApplication.reference(name, "\($0)") }
        return .value("([\(all.joined(separator: ", "))],)")
      default: return nil
      }
    } named: { name in
      own.withLock { $0 = name }
    }
    return snapshot
  }

  private func read(
    limits: ReadLimits = .patient, withDetails: Bool = false,
    _ script: @escaping ScriptedApplication.Script, named: (String) -> Void
  ) async throws -> ApplicationSnapshot {
    let application = try ScriptedApplication(in: session, script: script)
    named(application.busName)
    let found = try await reader.applications().first { $0.busName == application.busName }
    let snapshot = try await reader.read(try #require(found), limits: limits)
    defer { withExtendedLifetime(application) {} }
    return withDetails ? try await reader.details(of: snapshot, limits: limits) : snapshot
  }
}
