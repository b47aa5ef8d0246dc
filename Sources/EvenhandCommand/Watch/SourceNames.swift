// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Finds the selectors of elements by asking them, once each, and what is above them.
actor SourceNames {
  /// What is known of the element that an event is about.
  struct Source: Sendable {
    /// "frame[Main] > slider[Volume]"; the path on the bus where the element could not be asked.
    let selector: String
    let summary: ElementSummary?
    /// The application's name; empty where it could not be asked.
    let application: String
  }

  private let reader: AccessibilityReader
  /// True where events of several applications come together.
  private let namesApplication: Bool
  private var known: [ObjectReference: ElementSummary] = [:]
  /// Applications that gave no answer, and when to ask again.
  private var silent: [String: ContinuousClock.Instant] = [:]

  private static let patience = Duration.seconds(2)
  /// Before a silent application is asked again.
  private static let rest = Duration.seconds(5)
  private static let capacity = 20_000
  /// No real tree is deeper; one that is has a circle in it.
  private static let depth = 64

  init(_ reader: AccessibilityReader, namesApplication: Bool) {
    self.reader = reader
    self.namesApplication = namesApplication
  }

  /// The element's name has changed, or it is gone: the next time it is asked again.
  func forget(_ object: ObjectReference) {
    known[object] = nil
  }

  func source(_ object: ObjectReference) async -> Source {
    guard let own = await summary(object) else {
      return Source(
        selector: Escaped.line(object.path) + " (not answering)", summary: nil, application: "")
    }
    var steps = [Self.step(own)]
    var application = own.role == .application ? own.name : ""
    var current = own
    for _ in 0..<Self.depth {
      guard current.role != .application, let parent = current.parent,
        parent.busName == object.busName, let next = await summary(parent)
      else { break }
      if next.role == .application, current != own, current.name.isEmpty,
        current.identifier.isEmpty
      {
        // A window stands in a selector also where it has no name.
        steps.append(Self.step(current))
      }
      if next.role == .application {
        application = next.name
        if namesApplication { steps.append(Self.step(next)) }
      } else if !next.name.isEmpty || !next.identifier.isEmpty {
        steps.append(Self.step(next))
      }
      current = next
    }
    return Source(
      selector: ElementSelector(steps: steps.reversed(), ordinal: nil).description, summary: own,
      application: application)
  }

  private static func step(_ element: ElementSummary) -> ElementSelector.Step {
    ElementSelector.Step(
      role: element.role, name: element.identifier.isEmpty ? element.name : element.identifier)
  }

  private func summary(_ object: ObjectReference) async -> ElementSummary? {
    if let summary = known[object] { return summary }
    if let time = silent[object.busName], ContinuousClock.now < time { return nil }
    let start = ContinuousClock.now
    guard let summary = try? await reader.summary(of: object, within: Self.patience) else {
      if ContinuousClock.now - start >= Self.patience {
        if silent.count >= Self.capacity { silent.removeAll() }
        silent[object.busName] = .now + Self.rest
      }
      return nil
    }
    if known.count >= Self.capacity { known.removeAll() }
    known[object] = summary
    return summary
  }
}
