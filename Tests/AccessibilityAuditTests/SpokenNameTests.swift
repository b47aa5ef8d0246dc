// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Semantics
import Testing

/// What `say` speaks and what the audit judges are the same words.
@Suite struct SpokenNameTests {
  private static let roles: [Role] = [
    .button, .toggleButton, .checkBox, .radioButton, .slider, .spinButton, .entry, .comboBox, .link,
    .passwordText, .dial, .switchControl, .menuItem,
  ]

  private static let fields: Set<Role> = [
    .spinButton, .entry, .comboBox, .passwordText,
  ]

  @Test(arguments: roles, [("", ""), ("", "Loud"), ("Volume", ""), ("Volume", "Loud")])
  func `a control has no name where nothing is spoken that tells it from others`(
    role: Role, words: (name: String, description: String)
  ) throws {
    let states = StateSet(.enabled, .sensitive, .showing, .visible, .focusable)
    let node = Node(
      id: ElementID(3), role: role, name: words.name, description: words.description,
      states: states, frame: Rect(x: 0, y: 0, width: 9, height: 9))
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", states: states, children: [node.id])
    let root = Node(id: ElementID(1), role: .application, name: "App", children: [window.id])
    let tree = Tree(root: root, nodes: [window, node])
    let said = SpeechPreview(tree).focus(node.id).joined(separator: " ")
    let isNamed = said.contains("Volume") || said.contains("Loud")
    #expect(SpeechPreview(tree).name(of: node.id).isEmpty != isNamed, "\(role): \(said)")

    let rule = try #require(RuleRegistry.rule("control-name"))
    let result = Audit(rules: [rule]).run(
      ApplicationSnapshot(
        application: ApplicationReference(
          object: ObjectReference(busName: ":1.1", path: "/root"), name: "App"), tree: tree))
    // What is written into or chosen from needs a label, whatever else is said of it.
    let isEnough = isNamed && (!words.name.isEmpty || !Self.fields.contains(role))
    #expect(result.violations.isEmpty == isEnough, "\(role): \(said)")
    #expect(result.incomplete.isEmpty == (!isEnough || !words.name.isEmpty), "\(role): \(said)")
  }
}
