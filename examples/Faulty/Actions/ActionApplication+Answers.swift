// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

extension ActionApplication {
  /// The whole reply in GVariant's text form; nil for an error.
  func answer(to call: ActionCall) -> String? {
    guard let element = elements.withLock({ $0[call.object] }) else { return nil }
    switch call.member {
    case "GetRole": return "(uint32 \(element.role.number),)"
    case "GetRoleName", "GetLocalizedRoleName": return "('\(element.role.name)',)"
    case "GetState":
      let bits = element.states.bits
      return "([uint32 \(bits & 0xFFFF_FFFF), \(bits >> 32)],)"
    case "GetInterfaces":
      return "([\(element.interfaces.map { "'\($0.busName)'" }.joined(separator: ", "))],)"
    case "GetChildren":
      return "(@a(so) [\(element.children.map(reference).joined(separator: ", "))],)"
    case "GetIndexInParent": return "(\(index(of: element)),)"
    case "GetAttributes":
      let pairs = element.attributes.sorted(by: <).map { "'\($0.key)': '\($0.value)'" }
      return "(@a{ss} {\(pairs.joined(separator: ", "))},)"
    case "GetRelationSet": return "(@a(ua(so)) [],)"
    case "GetExtents":
      return "((\(element.x), \(element.y), \(element.width), \(element.height)),)"
    case "GetAccessibleAtPoint":
      return "(\(reference(self.element(atX: call.number(0), y: call.number(1)))),)"
    case "GetActions":
      return "(@a(sss) [\(element.action.map { "('\($0)', '', '')" } ?? "")],)"
    case "GetName": return element.action.map { "('\($0)',)" }
    case "GetText": return text(of: element, call.number(0), call.number(1))
    case "GetNSelections": return element.text == nil ? nil : "(0,)"
    case "GetSelectedChild": return selectedChild(of: element, call.number(0))
    case "IsChildSelected": return "(\(isSelected(element, call.number(0))),)"
    default:
      return property(call.member, of: element)
        ?? request(call, of: element).map { $0 ? "(true,)" : "(false,)" }
        ?? write(call, to: element)
    }
  }

  private func index(of element: ActionElement) -> Int {
    elements.withLock { $0[element.parent]?.children.firstIndex(of: element.id) } ?? 0
  }

  private func property(_ member: String, of element: ActionElement) -> String? {
    let properties = properties(of: element)
    if member.hasPrefix("GetAll ") {
      guard let own = properties[String(member.dropFirst(7))], !own.isEmpty else { return nil }
      return
        "({\(own.sorted(by: <).map { "'\($0.key)': <\($0.value)>" }.joined(separator: ", "))},)"
    }
    guard member.hasPrefix("Get ") else { return nil }
    let name = String(member.dropFirst(4))
    return properties.values.compactMap { $0[name] }.first.map { "(<\($0)>,)" }
  }

  /// By interface and by name.
  private func properties(of element: ActionElement) -> [String: [String: String]] {
    var all = [
      "Accessible": [
        "Name": Variant.quoted(element.name), "Description": "''", "HelpText": "''",
        "Locale": "'en_US'", "AccessibleId": "'\(element.id)'",
        "ChildCount": "\(element.children.count)",
        "Parent": element.parent.isEmpty
          ? "('org.a11y.atspi.Registry', objectpath '\(Self.base)root')"
          : reference(element.parent),
      ]
    ]
    if element.role == .application {
      all["Application"] = ["ToolkitName": "'handwritten'", "Version": "'1'", "Id": "0"]
    }
    if let value = element.value {
      all["Value"] = [
        "MinimumValue": "\(ActionElement.range.lowerBound)",
        "MaximumValue": "\(ActionElement.range.upperBound)",
        "MinimumIncrement": "\(ActionElement.step)", "CurrentValue": "\(value)", "Text": "''",
      ]
    }
    if let text = element.text {
      let count = text.unicodeScalars.count
      all["Text"] = ["CharacterCount": "\(count)", "CaretOffset": "\(count)"]
    }
    if element.role == .listBox {
      let count = element.children.indices.count { isSelected(element, $0) }
      all["Selection"] = ["NSelectedChildren": "\(count)"]
    }
    return all
  }

  private func text(of element: ActionElement, _ start: Int, _ end: Int) -> String? {
    guard let text = element.text?.unicodeScalars else { return nil }
    let last = end < 0 ? text.count : min(end, text.count)
    let part = text.prefix(last).dropFirst(max(0, start))
    return "(\(Variant.quoted(String(String.UnicodeScalarView(part)))),)"
  }

  func isSelected(_ list: ActionElement, _ place: Int) -> Bool {
    guard list.children.indices.contains(place) else { return false }
    return elements.withLock { $0[list.children[place]]?.states[.selected] } ?? false
  }

  private func selectedChild(of list: ActionElement, _ number: Int) -> String? {
    let selected = list.children.indices.filter { isSelected(list, $0) }
    guard selected.indices.contains(number) else { return nil }
    return "(\(reference(list.children[selected[number]])),)"
  }

  /// The innermost; parts follow what they are part of in no order of the dictionary.
  private func element(atX x: Int, y: Int) -> String {
    elements.withLock { elements in
      let hits = elements.values.filter { $0.role != .application && $0.contains(x, y) }
      return hits.min { $0.width * $0.height < $1.width * $1.height }?.id ?? "window"
    }
  }
}
