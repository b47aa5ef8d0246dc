// SPDX-License-Identifier: Apache-2.0

import Interaction
import Semantics

/// Which element has the focus, and what can be done with it: a value that views can read.
@MainActor
final class FocusSource: Source {
  private var name = ""
  private var alternatives: [Alternative] = []

  func read() -> (name: String, alternatives: [Alternative]) {
    noteRead()
    return (name, alternatives)
  }

  func write(name: String, alternatives: [Alternative]) {
    guard name != self.name || alternatives != self.alternatives else { return }
    self.name = name
    self.alternatives = alternatives
    changed()
  }
}
