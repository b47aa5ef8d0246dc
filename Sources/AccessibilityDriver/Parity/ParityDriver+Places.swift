// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

/// Where an element stands, and how it is set back.
extension ParityDriver {
  func place(_ subject: ParitySubject) async -> Double? {
    await runner.state(of: subject.object, subject.node.interfaces)
      .flatMap(subject.measure.place(of:))
  }

  /// Where the element rests after it has left `place`; that place where it does not.
  func rest(_ subject: ParitySubject, after place: Double) async -> Double {
    let end = ContinuousClock.now + Self.patience
    var last = await self.place(subject) ?? place
    while last == place, ContinuousClock.now < end {
      try? await Task.sleep(for: Self.pause)
      last = await self.place(subject) ?? place
    }
    guard last != place else { return last }
    // What slides is waited for until two looks are the same, also where it has left late.
    let still = ContinuousClock.now + Self.patience
    while ContinuousClock.now < still {
      try? await Task.sleep(for: Self.pause)
      let next = await self.place(subject) ?? last
      if next == last { break }
      last = next
    }
    return last
  }

  /// Sets the element back by what restores after any trial, and where that does not help by the way
  /// that has changed it. False where it stands elsewhere in the end.
  func restore(_ subject: ParitySubject, by way: ParityTrial.Way) async -> Bool {
    guard let now = await runner.read() else { return false }
    let action = subject.node.actions.first { !$0.name.isEmpty }?.name
    let former = restoring.formerChoices(from: subject.before, to: now).first
    let isMoved = await !subject.isAt(place(subject), subject.start)
    let hasOpened = now.windows.contains { !subject.before.windows.contains($0) }
    if hasOpened || isMoved {
      _ = await restoring.restore(
        subject.before, from: now, by: action, of: subject.object)
    }
    guard isMoved else { return true }
    if subject.measure == .value {
      _ = await runner.make(.value(subject.start), of: subject.object)
    }
    if await subject.isAt(rest(subject, after: .infinity), subject.start) { return true }
    switch (subject.measure, way) {
    case (.value, .pointer), (.value, .actions): try? await dragBack(subject)
    case (.value, .keys): try? await stepBack(subject)
    case (.choice, .pointer): try? await click(former ?? subject.object, subject)
    case (.choice, .keys), (.choice, .actions):
      try? await pressSpace(former ?? subject.object, subject)
    }
    return await subject.isAt(rest(subject, after: .infinity), subject.start)
  }
}
