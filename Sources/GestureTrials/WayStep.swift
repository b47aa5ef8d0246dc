// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics

/// One thing that a person does without a pointer.
enum WayStep: Hashable {
  /// A key, with the focus on one of the element's own nodes; the action that it stands for.
  case key(node: Int, KeyBinding, action: String)
  /// A key, wherever the focus is.
  case typed(KeyBinding)
  /// An action of one of the element's own nodes.
  case action(node: Int, name: String)
  /// An action, or Return, on an element of the window by its place in the tree.
  case elsewhere(place: Int, name: String, label: String, byKey: Bool)
  /// A value that is written to one of the element's own nodes.
  case value(node: Int, Double)

  var text: String {
    switch self {
    case .key(_, let binding, _), .typed(let binding): binding.label
    case .action(_, let name): name
    case .elsewhere(_, let name, let label, let byKey): "\(byKey ? "Return" : name) on \(label)"
    case .value(_, let value): "value \(NumberText.brief(value))"
    }
  }
}

extension Stage {
  func take(_ step: WayStep) {
    switch step {
    case .key(let node, let binding, _):
      focus(node)
      tester.press(binding.key, binding.modifiers)
    case .typed(let binding): tester.press(binding.key, binding.modifiers)
    case .action(let node, let name):
      guard own.indices.contains(node) else { return }
      request(.performAction(own[node], name: name))
    case .elsewhere(let place, let name, _, let byKey):
      let nodes = tester.tree.depthFirst
      guard nodes.indices.contains(place) else { return }
      if byKey {
        request(.focus(nodes[place].id))
        tester.press(.return)
      } else {
        request(.performAction(nodes[place].id, name: name))
      }
    case .value(let node, let value):
      guard own.indices.contains(node) else { return }
      request(.setValue(own[node], value))
    }
  }

  private func focus(_ node: Int) {
    guard own.indices.contains(node), tester.tree.focus != own[node] else { return }
    request(.focus(own[node]))
  }

  private func request(_ request: AssistiveRequest) {
    _ = scene.perform(request, at: tester.clock)
    tester.settle()
  }
}
