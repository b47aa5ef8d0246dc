// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

extension ActionApplication {
  /// What the element answers to a request that it carries out, or only seems to; nil for another
  /// call.
  func request(_ call: ActionCall, of element: ActionElement) -> Bool? {
    switch call.member {
    case "DoAction": element.action == nil ? nil : act(element)
    case "GrabFocus": takeFocus(element)
    case "SetTextContents": setText(call.arguments.first?.text ?? "", of: element)
    case "InsertText": insert(call.arguments.dropFirst().first?.text ?? "", call.number(0), element)
    case "DeleteText": delete(call.number(0), call.number(1), element)
    case "SelectChild": select(call.number(0), true, in: element)
    case "DeselectChild": select(call.number(0), false, in: element)
    case "ClearSelection", "SelectAll": element.role == .listBox ? false : nil
    default: nil
    }
  }

  /// An empty reply where the property is written.
  func write(_ call: ActionCall, to element: ActionElement) -> String? {
    guard call.member == "Set CurrentValue", element.value != nil,
      let number = call.arguments.first?.number
    else { return nil }
    if element.fault != .keepsValue {
      let range = ActionElement.range
      let value =
        element.fault == .leavesRange
        ? number : min(max(number, range.lowerBound), range.upperBound)
      setValue(value, of: element)
    }
    return "()"
  }

  private func change(_ id: String, _ body: (inout ActionElement) -> Void) {
    elements.withLock { elements in
      guard var element = elements[id] else { return }
      body(&element)
      elements[id] = element
    }
  }

  private func setValue(_ value: Double, of element: ActionElement) {
    guard value != element.value else { return }
    change(element.id) { $0.value = value }
    guard element.fault != .isSilent else { return }
    emit("PropertyChange", of: element.id, "accessible-value", 0, 0, "\(value)")
  }

  private func act(_ element: ActionElement) -> Bool {
    switch element.fault {
    case .onlySaysSo: return true
    case .refuses: return false
    case .crashes: abort()
    case .crashesLater:
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { abort() }
    default: break
    }
    guard element.states[.sensitive] || element.fault == .actsDisabled else { return false }
    if let state = ActionElement.switches[element.role] {
      let isOn = !element.states[state]
      change(element.id) { $0.states[state] = isOn }
      if element.fault != .isSilent {
        emitState(state, element.fault == .tellsOpposite ? !isOn : isOn, of: element.id)
      }
    }
    if let id = element.target, let target = elements.withLock({ $0[id] }) { count(target) }
    return true
  }

  /// What a button does: the next number in a text, or one more on a scale.
  private func count(_ target: ActionElement) {
    if let value = target.value {
      setValue(value + ActionElement.step, of: target)
    } else {
      let name = Self.counted(target.name)
      change(target.id) { $0.name = name }
      emitName(name, of: target.id)
    }
  }

  private func takeFocus(_ element: ActionElement) -> Bool {
    guard element.states[.focusable] else { return false }
    guard element.fault != .keepsFocus, !element.states[.focused] else { return true }
    let former = elements.withLock { elements in
      let former = elements.values.first { $0.states[.focused] }?.id
      if let former { elements[former]?.states[.focused] = false }
      elements[element.id]?.states[.focused] = true
      return former
    }
    if let former { emitState(.focused, false, of: former) }
    emitState(.focused, true, of: element.id)
    return true
  }

  private func setText(_ text: String, of element: ActionElement) -> Bool? {
    guard let old = element.text else { return nil }
    guard element.fault != .keepsText, old != text else { return true }
    change(element.id) { $0.text = text }
    emit("TextChanged", of: element.id, "delete", 0, old.unicodeScalars.count, Variant.quoted(old))
    emit(
      "TextChanged", of: element.id, "insert", 0, text.unicodeScalars.count, Variant.quoted(text))
    return true
  }

  private func insert(_ text: String, _ place: Int, _ element: ActionElement) -> Bool? {
    guard let old = element.text?.unicodeScalars else { return nil }
    let start = min(max(0, place), old.count)
    return setText(String(old.prefix(start)) + text + String(old.dropFirst(start)), of: element)
  }

  private func delete(_ start: Int, _ end: Int, _ element: ActionElement) -> Bool? {
    guard let old = element.text?.unicodeScalars else { return nil }
    return setText(
      String(old.prefix(max(0, start))) + String(old.dropFirst(max(0, end))), of: element)
  }

  /// One item at a time is selected.
  private func select(_ place: Int, _ isOn: Bool, in list: ActionElement) -> Bool? {
    guard list.role == .listBox else { return nil }
    guard list.children.indices.contains(place) else { return false }
    guard list.fault != .keepsSelection else { return true }
    let changed = list.children.indices.filter { child in
      isSelected(list, child) != (child == place && isOn) && (isOn || child == place)
    }
    for child in changed {
      let id = list.children[child]
      let isSelected = child == place && isOn
      change(id) { $0.states[.selected] = isSelected }
      emitState(.selected, isSelected, of: id)
    }
    if !changed.isEmpty { emit("SelectionChanged", of: list.id) }
    return true
  }
}
