// SPDX-License-Identifier: Apache-2.0

/// What led where a gesture leads, by the gesture's place in the source: what works in one row of a
/// list is tried first in the next.
@MainActor
final class Solutions {
  struct Question: Hashable {
    let origins: [String]
    let trace: PointerTrace
    let way: Way
  }

  private var steps: [Question: [WayStep]] = [:]

  subscript(question: Question) -> [WayStep] {
    get { steps[question] ?? [] }
    set { steps[question] = newValue }
  }
}
