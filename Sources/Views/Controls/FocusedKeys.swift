// SPDX-License-Identifier: Apache-2.0

import Interaction
import Semantics

/// Shows what the keyboard can do with the control that has the focus: its name, and its actions
/// with their keys. The content is built anew when the focus or its actions change.
public struct FocusedKeys<Content: View>: View {
  private let content: (String, [Alternative]) -> Content

  /// The content is given the control's accessible name, after that of the group that it stands in,
  /// and its alternatives; an empty name and none without focus.
  public init(@ViewBuilder content: @escaping (String, [Alternative]) -> Content) {
    self.content = content
  }

  @Environment(\.focus) private var focus

  public var body: some View {
    let focused = focus?.read() ?? ("", [])
    content(focused.0, focused.1)
  }
}

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
