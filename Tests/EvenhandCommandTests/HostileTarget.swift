// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import ScriptedApplications
import Synchronization

/// An application of one window and one button that does not behave.
final class HostileTarget: Sendable {
  enum Fault: String, CaseIterable, Sendable {
    /// It never answers.
    case silent
    /// Every answer gives another name.
    case restless
    /// It leaves the bus in the middle of the read.
    case leaving
    /// It says that it has a million children.
    case crowded
    /// The button's child is the window.
    case circular
    /// Names hold what would command a terminal.
    case commanding
    /// Names have ten megabytes.
    case wordy
    /// It shows no window.
    case windowless
  }

  static let escape = "\u{1B}"

  private let application: ScriptedApplication

  init(_ fault: Fault, in session: DesktopSession) throws {
    let ownName = Mutex("")
    let count = Atomic(0)
    application = try ScriptedApplication(in: session) { object, member in
      let number = count.add(1, ordering: .relaxed).newValue
      return Self.answer(
        fault, object, member, number: number, busName: ownName.withLock { $0 })
    }
    ownName.withLock { $0 = application.busName }
  }

  private static func answer(
    _ fault: Fault, _ object: String, _ member: String, number: Int, busName: String
  ) -> ScriptedApplication.Answer? {
    if fault == .silent, member != "Id" { return .silence }
    if fault == .leaving, number > 4 { return .leave }
    let child: String? =
      switch object {
      case "root": fault == .windowless ? nil : "window"
      case "window": "button"
      default: fault == .circular ? "window" : nil
      }
    switch member {
    case "Accessible.GetAll":
      let count = fault == .crowded ? 1_000_000 : child == nil ? 0 : 1
      return .value(
        "({'Name': <'\(name(fault, object, number))'>, 'ChildCount': <\(count)>},)")
    case "GetChildren":
      guard let child else { return nil }
      return .value("([\(ScriptedApplication.reference(busName, child))],)")
    case "GetRole" where object == "window": return .value("(uint32 23,)")
    default: return nil
    }
  }

  private static func name(_ fault: Fault, _ object: String, _ number: Int) -> String {
    switch fault {
    case .restless: "\(object) \(number)"
    case .commanding: "\(object)\\u001b[2J\\u001b]0;owned\\u0007\\u202e"
    case .wordy: object + String(repeating: "x", count: 10_000_000)
    default: object
    }
  }

  /// An event of the button, by its interface and arguments in GVariant's text form.
  func emit(_ member: String, _ arguments: String) {
    application.emit("button", "Object", member, arguments)
  }
}
