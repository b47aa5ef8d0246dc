// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// What an attempt made of an instance, as far as it is told on the bus.
struct Effect: Hashable, Sendable {
  /// In the order of the tree; the focus left out.
  var changes: [ObservedChange] = []
  /// How the application ended of it; nil where it runs on.
  var end: ApplicationEnd?
  /// Where the control stood afterwards; nil without a value.
  var place: Double?

  var isNothing: Bool { changes.isEmpty && end == nil }

  var crash: Int32? {
    if case .crash(let signal) = end { signal } else { nil }
  }

  /// Whether the control itself is among what changed.
  func isSeen(at control: ElementID) -> Bool { changes.contains { $0.element == control } }

  /// The control stands in the same place, but for what a few pixels are worth.
  func nearlyEquals(_ other: Effect, at control: ElementID, tolerance: Double) -> Bool {
    guard end == other.end, let place, let goal = other.place, abs(place - goal) <= tolerance
    else { return false }
    return isSeen(at: control) && other.isSeen(at: control)
  }

  /// Nothing but the control's own value is another one.
  func differsInPlaceAlone(from other: Effect, at control: ElementID) -> Bool {
    func besides(_ effect: Effect) -> [ObservedChange] {
      effect.changes.filter { $0.element != control || $0.property != .value }
    }
    return besides(self) == besides(other)
  }

  /// All of the other's changes are among these.
  func includes(_ other: Effect) -> Bool {
    end == other.end && other.changes.allSatisfy(changes.contains)
  }
}

extension ParityDriver.Outcome: CustomStringConvertible {
  /// For a trace: the beginning of it.
  var description: String {
    switch self {
    case .open(let reason): "not tried: \(reason)"
    case .led(let effect):
      ((effect.end.map { ["\($0)"] } ?? [])
        + effect.changes.prefix(3).map { change in
          "\(change.place) \(change.property.rawValue) \(change.detail) \(change.from) to"
            + " \(change.to)"
        }).joined(separator: "; ")
    }
  }
}

/// Says what an effect is, in the words of a report.
struct EffectText {
  let finder: ElementFinder
  let snapshot: ApplicationSnapshot
  /// The control, whose own name need not be said.
  let control: ElementID

  /// Changes that are named; the others are counted.
  private static let named = 2

  /// "changes value 30 to 40", "ends the application".
  func text(_ effect: Effect) -> String {
    if let end = effect.end {
      switch end {
      case .code(0): return "ends the application"
      case .code(let code): return "ends the application with the code \(code)"
      case .crash(let signal): return "crashes the application (signal \(signal))"
      case .unknown: return "makes the application leave the bus"
      }
    }
    guard !effect.changes.isEmpty else { return "changes nothing" }
    // What came or went says more than what follows from it.
    let changes = effect.changes.sorted { Self.weight($0) < Self.weight($1) }
    let texts = changes.prefix(Self.named).map(text)
    let rest = effect.changes.count - texts.count
    return texts.joined(separator: " and ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func weight(_ change: ObservedChange) -> Int {
    switch change.property {
    case .window: 0
    case .name, .value, .text, .state: 1
    case .presence, .role, .description, .selectedCount: 2
    }
  }

  private func text(_ change: ObservedChange) -> String {
    let from = Escaped.brief(change.from)
    let to = Escaped.brief(change.to)
    switch change.property {
    case .presence, .window:
      switch change.to {
      case "showing": return "shows \(place(change))"
      case "hidden": return "hides \(place(change))"
      default: return "removes \(place(change))"
      }
    case .state: return "turns \(change.detail) \(to)\(ofPlace(change))"
    case .name, .description, .text, .role:
      return "changes \(change.property.rawValue) \"\(from)\" to \"\(to)\"\(ofPlace(change))"
    case .value, .selectedCount:
      return "changes \(change.property.rawValue) \(from) to \(to)\(ofPlace(change))"
    }
  }

  private func ofPlace(_ change: ObservedChange) -> String {
    change.element == control ? "" : " of " + place(change)
  }

  private func place(_ change: ObservedChange) -> String {
    change.element.flatMap { snapshot.tree[$0] }.map(finder.selector) ?? change.place
  }
}
