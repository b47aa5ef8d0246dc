// SPDX-License-Identifier: Apache-2.0

import Semantics

extension ActionElement {
  /// The identifier of a faulty control names the rule that it breaks; an honest one's says so.
  static let actionsPage: [ActionElement] = page(
    [
      .toggle("honest-switch", "Dark mode"),
      .toggle("action-effective-nothing", "Louder music", .onlySaysSo),
      .toggle("action-effective-false", "Night light", .refuses),

      .slider("honest-slider", "Volume"),
      .slider("value-settable-ignored", "Balance", .keepsValue),
      .slider("value-settable-unclamped", "Speed", .leavesRange),

      .entry("honest-entry", "Name"),
      .entry("text-settable", "Town", .keepsText),

      .toggle("focus-settable", "Large letters", .keepsFocus),

      .toggle("change-notified-silent", "Subtitles", .isSilent),
      .toggle("change-notified-untrue", "Captions", .tellsOpposite),
      .slider("change-notified-value", "Brightness", .isSilent),

      .button("honest-status", "Count aloud", changing: "live-status"),
      .status("live-status", "Counted 0 times", ["live": "polite", "container-live": "polite"]),
      .button("status-announced", "Count in silence", changing: "plain-status"),
      .status("plain-status", "Pressed 0 times"),

      .button("honest-inert", "Sort by size", changing: "level", isEnabled: false),
      .button("disabled-inert", "Sort by age", .actsDisabled, changing: "level", isEnabled: false),
      .level("level", "Sorted"),

      .status("snapshot-stable", "0 moments", fault: .isRestless),
    ]
      + list("honest-list", "Colours", ["Red", "Green", "Blue"])
      + list("selection-settable", "Shapes", ["Circle", "Square", "Star"], .keepsSelection))

  /// An action that ends the application, between two that do not.
  static func crashPage(_ fault: ActionFault) -> [ActionElement] {
    page([
      .toggle("honest-before", "Dark mode"),
      .toggle("action-effective", "Louder music", fault),
      .toggle("honest-after", "Night light"),
    ])
  }

  private static func page(_ controls: [ActionElement]) -> [ActionElement] {
    let places = controls.indices.filter { controls[$0].parent == "window" }
    var controls = controls
    for (row, index) in places.enumerated() {
      controls[index].x = 10 + 280 * (row % 2)
      controls[index].y = 10 + 110 * (row / 2)
      for (part, child) in controls.indices.filter({
        controls[$0].parent == controls[index].id
      }).enumerated() {
        controls[child].x = controls[index].x
        controls[child].y = controls[index].y + part * height
      }
    }
    var root = ActionElement("root", .application, "faulty")
    root.children = ["window"]
    root.parent = ""
    var window = ActionElement("window", .frame, "Faulty actions", nil, .active, .resizable)
    window.parent = "root"
    window.children = places.map { controls[$0].id }
    (window.width, window.height) = (620, 20 + 110 * ((places.count + 1) / 2))
    return [root, window] + controls
  }

  private static func toggle(
    _ id: String, _ name: String, _ fault: ActionFault? = nil
  ) -> ActionElement {
    var element = ActionElement(id, .checkBox, name, fault, .focusable, .checkable)
    element.action = "toggle"
    return element
  }

  private static func slider(
    _ id: String, _ name: String, _ fault: ActionFault? = nil
  ) -> ActionElement {
    var element = ActionElement(id, .slider, name, fault, .focusable, .horizontal)
    element.value = 4
    return element
  }

  private static func entry(
    _ id: String, _ name: String, _ fault: ActionFault? = nil
  ) -> ActionElement {
    var element = ActionElement(id, .entry, name, fault, .focusable, .editable, .singleLine)
    element.text = "Anna"
    return element
  }

  private static func button(
    _ id: String, _ name: String, _ fault: ActionFault? = nil, changing target: String,
    isEnabled: Bool = true
  ) -> ActionElement {
    var element = ActionElement(id, .button, name, fault)
    element.action = "click"
    element.target = target
    if isEnabled {
      element.states[.focusable] = true
    } else {
      element.states.subtract(StateSet(.enabled, .sensitive))
    }
    return element
  }

  private static func status(
    _ id: String, _ name: String, _ attributes: [String: String] = [:], fault: ActionFault? = nil
  ) -> ActionElement {
    var element = ActionElement(id, .label, name, fault)
    element.attributes = attributes
    return element
  }

  private static func level(_ id: String, _ name: String) -> ActionElement {
    var element = ActionElement(id, .levelBar, name, nil, .horizontal, .readOnly)
    element.value = 0
    return element
  }

  private static func list(
    _ id: String, _ name: String, _ items: [String], _ fault: ActionFault? = nil
  ) -> [ActionElement] {
    var list = ActionElement(id, .listBox, name, fault)
    list.height = height * items.count
    let children = items.enumerated().map { place, name in
      var item = ActionElement("\(id)-\(place)", .listItem, name, nil, .focusable, .selectable)
      item.parent = id
      item.states[.selected] = place == 0
      return item
    }
    list.children = children.map(\.id)
    return [list] + children
  }
}
