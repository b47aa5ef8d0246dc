// SPDX-License-Identifier: Apache-2.0

/// One thing that accessibility needs, or can use.
struct Check: Hashable, Sendable, Encodable {
  enum State: String, Sendable, Encodable {
    case ok
    /// An audit of this kind cannot be had without it.
    case missing
    /// An audit can do without it.
    case absent
  }

  let subject: String
  let state: State
  /// What was found, or what to do.
  let text: String

  init(subject: String, isThere: Bool, isNeeded: Bool, text: String) {
    self.subject = subject
    state = isThere ? .ok : isNeeded ? .missing : .absent
    self.text = text
  }

  func line(subjectWidth: Int) -> String {
    let mark = state.rawValue.padding(to: "missing".count)
    return "\(mark)  \(subject.padding(to: subjectWidth))  \(text)"
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
