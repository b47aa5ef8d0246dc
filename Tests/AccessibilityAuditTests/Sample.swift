// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Semantics

/// A small application with some faults.
enum Sample {
  static let shown = StateSet(.enabled, .sensitive, .showing, .visible)

  /// A few, so that a new rule changes no golden report.
  static let rules = ["env-bus", "window-title", "control-name", "bounds-valid", "orientation"]
    .compactMap(RuleRegistry.rule)

  static func snapshot(
    buttonName: String, windowName: String, extra: [Node] = [], problems: [ReadProblem] = []
  ) -> ApplicationSnapshot {
    let button = Node(
      id: ElementID(4), role: .button, name: buttonName, states: shown,
      frame: Rect(x: 10, y: 10, width: 80, height: 30),
      actions: [Action(name: "click", label: "Click")])
    let slider = Node(
      id: ElementID(5), role: .slider, name: "Volume",
      states: shown.union(StateSet(.focusable, .horizontal)),
      frame: Rect(x: 10, y: 50, width: 200, height: 20),
      value: RangeValue(minimum: 0, maximum: 1, current: 0.5, increment: 0.1))
    let panel = Node(
      id: ElementID(3), role: .panel, name: "Sound", states: shown,
      frame: Rect(x: 0, y: 0, width: 300, height: 200),
      children: [button.id, slider.id] + extra.map(\.id))
    let window = Node(
      id: ElementID(2), role: .frame, name: windowName,
      states: shown.union(StateSet(.active)),
      frame: Rect(x: 0, y: 0, width: 300, height: 200), children: [panel.id])
    let root = Node(id: ElementID(1), role: .application, name: "Sample", children: [window.id])
    let path = "/org/a11y/atspi/accessible/"
    let nodes = [window, panel, button, slider] + extra
    return ApplicationSnapshot(
      application: ApplicationReference(
        object: ObjectReference(busName: ":1.7", path: path + "root"), name: "Sample", pid: 4711,
        toolkitName: "toolkit", toolkitVersion: "1.0"),
      tree: Tree(root: root, nodes: nodes), problems: problems,
      references: Dictionary(
        uniqueKeysWithValues: nodes.map {
          ($0.id, ObjectReference(busName: ":1.7", path: path + "\($0.id)"))
        }))
  }
}
