// SPDX-License-Identifier: Apache-2.0

import AccessibilityReader
import DesktopSession
import ScriptedApplications
import Semantics
import Synchronization
import Testing

/// Nothing is asked of an element that it does not list: programs of GTK 3 whose faults are fatal
/// would end there.
@Suite struct UnlistedInterfaceTests {
  private let session: DesktopSession
  private let reader: AccessibilityReader

  init() async throws {
    session = try await DesktopSession.start(.init(display: .none))
    reader = AccessibilityReader(environment: session.environment)
  }

  /// What an application was asked, and what it should not have been.
  private final class Ledger: Sendable {
    private let wrong = Mutex<[String]>([])
    private let lists: @Sendable (String) -> [Interface]

    init(_ lists: @escaping @Sendable (String) -> [Interface]) { self.lists = lists }

    var asked: [String] { wrong.withLock { $0 } }

    /// Leaves where the element does not list what is asked for.
    func answer(_ object: String, _ member: String) -> ScriptedApplication.Answer? {
      let listed = [.accessible] + lists(object)
      if member == "GetInterfaces" {
        return .value("([" + listed.map { "'\($0.busName)'" }.joined(separator: ", ") + "],)")
      }
      guard let needed = Self.owner(of: member), !listed.contains(needed) else { return nil }
      wrong.withLock { $0.append("\(member) of \(object)") }
      return .leave
    }

    private static func owner(of member: String) -> Interface? {
      if let name = member.split(separator: ".").first, member.hasSuffix(".GetAll") {
        return Interface.allCases.first { $0.name == name && $0 != .accessible }
      }
      return owners.first { $0.value.contains(member) }?.key
    }

    private static let owners: [Interface: Set<String>] = [
      .action: ["GetActions", "GetName", "DoAction", "NActions"],
      .value: ["CurrentValue", "MinimumValue", "MaximumValue", "MinimumIncrement", "Text"],
      .text: ["GetText", "CharacterCount", "CaretOffset", "GetNSelections", "GetSelection"],
      .editableText: ["SetTextContents", "InsertText", "DeleteText"],
      .selection: [
        "NSelectedChildren", "SelectChild", "DeselectChild", "SelectAll", "ClearSelection",
      ],
      .component: ["GetExtents", "GrabFocus", "GetAccessibleAtPoint"],
      .image: ["ImageDescription"],
      .table: ["NRows", "NColumns", "Caption", "GetAccessibleAt", "GetIndexAt"],
      .tableCell: ["Position"],
    ]
  }

  private func application(
    _ ledger: Ledger, also script: @escaping ScriptedApplication.Script = { _, _ in nil }
  ) throws -> ScriptedApplication {
    try ScriptedApplication(in: session) { object, member in
      ledger.answer(object, member) ?? script(object, member)
    }
  }

  private static func object(_ name: String, of application: ScriptedApplication) -> ObjectReference
  {
    ObjectReference(busName: application.busName, path: ScriptedApplication.base + name)
  }

  private static let requests: [(request: ElementRequest, needed: Interface)] = [
    (.action("click"), .action), (.value(4), .value), (.text("a"), .editableText),
    (.insertText("a", at: 0), .editableText), (.deleteText(0..<1), .editableText),
    (.focus, .component), (.selectChild(0), .selection), (.deselectChild(0), .selection),
    (.selectAll, .selection), (.clearSelection, .selection),
  ]

  @Test func `a request is not sent to an element that does not list its interface`() async throws {
    let ledger = Ledger { _ in [] }
    let application = try application(ledger)
    let bare = Self.object("bare", of: application)
    for (request, needed) in Self.requests {
      await #expect(throws: ReaderError.lacksInterface(needed)) {
        try await reader.request(request, of: bare)
      }
    }
    #expect(ledger.asked == [])
  }

  @Test func `a look leaves out what does not list its interface`() async throws {
    let ledger = Ledger { $0 == "slider" ? [.value] : [] }
    let application = try application(ledger) { _, member in
      member == "CurrentValue" ? .value("(<7.0>,)") : nil
    }
    let (bare, slider) = (
      Self.object("bare", of: application), Self.object("slider", of: application)
    )
    #expect(await reader.values(of: [bare, slider]) == [slider: 7])
    #expect(await reader.text(of: bare) == nil)
    let reference = ApplicationReference(object: Self.object("root", of: application), name: "")
    #expect(await reader.frames(of: [bare], in: reference) == [:])
    let all = InterfaceSet(Interface.allCases)
    #expect(try await reader.facts(of: bare, interfaces: all).value == nil)
    #expect(try await reader.facts(of: slider, interfaces: all).value == 7)
    #expect(ledger.asked == [])
  }

  @Test func `an element that has lost its interface since it was read is not asked`() async throws
  {
    let isBare = Atomic(false)
    let ledger = Ledger { object in
      object == "slider" && !isBare.load(ordering: .relaxed) ? [.value, .action] : []
    }
    let name = Mutex("")
    let application = try application(ledger) { object, member in
      switch (object, member) {
      case ("root", "Accessible.GetAll"): .value("({'Name': <'root'>, 'ChildCount': <1>},)")
      case ("root", "GetChildren"):
        .value("([\(ScriptedApplication.reference(name.withLock { $0 }, "slider"))],)")
      case (_, "Value.GetAll"): .value("({'CurrentValue': <3.0>},)")
      case (_, "GetActions"): .value("([('increase', '', '')],)")
      case (_, "GetName"): .value("('increase',)")
      default: nil
      }
    }
    name.withLock { $0 = application.busName }
    let snapshot = try await reader.read(
      ApplicationReference(
        object: Self.object("root", of: application), name: "", toolkitName: "scripted"))
    let slider = try #require(snapshot.tree.depthFirst.first { $0.value?.current == 3 })
    #expect(slider.actions.map(\.name) == ["increase"])
    isBare.store(true, ordering: .relaxed)
    await #expect(throws: ReaderError.lacksInterface(.value)) {
      try await reader.setValue(4, of: slider.id, of: snapshot)
    }
    await #expect(throws: ReaderError.lacksInterface(.action)) {
      try await reader.perform("increase", on: slider.id, of: snapshot)
    }
    let facts = try await reader.facts(
      of: Self.object("slider", of: application), interfaces: slider.interfaces)
    #expect(facts.value == nil)
    #expect(ledger.asked == [])
  }

  @Test func `a cell outside of the tree is asked for its place only where it lists one`()
    async throws
  {
    let ledger = Ledger { object in
      object == "table" ? [.table] : []
    }
    let name = Mutex("")
    let application = try application(ledger) { object, member in
      let busName = name.withLock { $0 }
      return switch (object, member) {
      case ("root", "Accessible.GetAll"): .value("({'Name': <'root'>, 'ChildCount': <1>},)")
      case ("root", "GetChildren"):
        .value("([\(ScriptedApplication.reference(busName, "table"))],)")
      case (_, "NRows"): .value("(<1>,)")
      case (_, "NColumns"): .value("(<1>,)")
      case (_, "GetAccessibleAt"):
        .value("(\(ScriptedApplication.reference(busName, "stranger")),)")
      default: nil
      }
    }
    name.withLock { $0 = application.busName }
    let snapshot = try await reader.read(
      ApplicationReference(
        object: Self.object("root", of: application), name: "", toolkitName: "scripted"))
    let details = try await reader.details(of: snapshot)
    let tables = details.details.values.compactMap(\.table)
    #expect(tables.map { $0.cells.map(\.isThere) } == [[true]])
    #expect(tables.flatMap { $0.cells.compactMap(\.position) } == [])
    #expect(ledger.asked == [])
  }
}
