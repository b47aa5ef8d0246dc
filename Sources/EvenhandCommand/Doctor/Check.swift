// SPDX-License-Identifier: Apache-2.0

/// One thing that accessibility needs, or can use.
struct Check: Hashable, Sendable {
  let subject: String
  let isThere: Bool
  /// False for what an audit can do without.
  let isNeeded: Bool
  /// What was found, or what to do.
  let text: String

  func line(subjectWidth: Int) -> String {
    let mark = isThere ? "ok     " : isNeeded ? "missing" : "absent "
    let space = String(repeating: " ", count: max(0, subjectWidth - subject.count))
    return "\(mark)  \(subject)\(space)  \(text)"
  }
}
