// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

extension DetailRead {
  private static let mostSelections: Int32 = 16
  /// Characters of a text that are kept, about as many as a window shows; the rest is only counted.
  private static let keptContent = 4000

  /// Asks for the count and the caret first: they say how much there is to read.
  /// AT-SPI: `org.a11y.atspi.Text`.
  func askText(of node: Node, again: Bool = false) {
    guard let element = element(node, listing: .text) else { return }
    let isSafe =
      element.object.busName == snapshot.application.busName
      && snapshot.application.toolkit.survivesGetAll(of: .text)
    if !isSafe || servesOnlySingleProperties.contains(.text) {
      askTextProperties(of: node, element, again)
      return
    }
    pipeline.ask(.getAll(element, .text), "a{sv}") { [self] reply in
      guard let reply else {
        servesOnlySingleProperties.insert(.text)
        askTextProperties(of: node, element, again)
        return
      }
      var properties: [String: Int32] = [:]
      for entry in reply.arguments.first?.members.map(\.members) ?? [] {
        var parts = entry
        if let name = parts.next()?.string { properties[name] = parts.next()?.content?.int32 }
      }
      guard let count = properties["CharacterCount"], let caret = properties["CaretOffset"] else {
        askTextProperties(of: node, element, again)
        return
      }
      let text = TextDetails(characterCount: Int(count), caretOffset: Int(caret))
      take(text, of: node, element, again)
    }
  }

  /// For toolkits that serve only single properties.
  private func askTextProperties(
    of node: Node, _ element: ListedElement, _ again: Bool
  ) {
    pipeline.ask(.get(element, .text, "CharacterCount"), "v") { [self] reply in
      guard let count = reply?.value?.content?.int32 else { return }
      pipeline.ask(.get(element, .text, "CaretOffset"), "v") { [self] reply in
        guard let caret = reply?.value?.content?.int32 else { return }
        let text = TextDetails(characterCount: Int(count), caretOffset: Int(caret))
        take(text, of: node, element, again)
      }
    }
  }

  private func take(
    _ text: TextDetails, of node: Node, _ element: ListedElement, _ again: Bool
  ) {
    details[node.id, default: ElementDetails()].text = text
    if node.role != .passwordText, text.characterCount <= limits.text {
      pipeline.ask(MethodCall(element, .text, "GetText", .int32(0), .int32(-1)), "s") {
        [self] reply in
        guard let content = reply?.value?.string else {
          forgetIfGone(node, element.object)
          return
        }
        let length = content.unicodeScalars.count
        details[node.id]?.text?.contentLength = length
        details[node.id]?.text?.content = String(content.prefix(Self.keptContent))
        if content.isEmpty, text.characterCount > 0 {
          askTextByCount(of: node, element, text)
        } else if length != text.characterCount {
          askWhetherChanged(text, of: node, element, again)
        }
      }
    }
    guard Self.canHaveSelection(node) else { return }
    pipeline.ask(MethodCall(element, .text, "GetNSelections"), "i") { [self] reply in
      guard let count = reply?.value?.int32, count > 0 else { return }
      for number in 0..<min(count, Self.mostSelections) {
        askSelection(number, of: node, element)
      }
    }
  }

  /// A text that changed between two questions is asked once more; one that changes on and on is not
  /// reported.
  private func askWhetherChanged(
    _ text: TextDetails, of node: Node, _ element: ListedElement, _ again: Bool
  ) {
    pipeline.ask(.get(element, .text, "CharacterCount"), "v") { [self] reply in
      guard let count = reply?.value?.content?.int32, Int(count) != text.characterCount else {
        return
      }
      details[node.id]?.text = nil
      if !again { askText(of: node, again: true) }
    }
  }

  /// What refuses its role too has left since the tree was read.
  private func forgetIfGone(_ node: Node, _ object: ObjectReference) {
    pipeline.ask(MethodCall(object, Interface.accessible.busName, "GetRole"), "u") { [self] reply in
      if reply == nil { details[node.id] = nil }
    }
  }

  /// GTK 4.8 does not know -1 as the end.
  private func askTextByCount(of node: Node, _ element: ListedElement, _ text: TextDetails) {
    let end = Int32(clamping: text.characterCount)
    let call = MethodCall(element, .text, "GetText", .int32(0), .int32(end))
    pipeline.ask(call, "s") { [self] reply in
      guard let content = reply?.value?.string else { return }
      details[node.id]?.text?.content = String(content.prefix(Self.keptContent))
    }
  }

  /// A label that takes no focus shows no selection.
  private static func canHaveSelection(_ node: Node) -> Bool {
    node.states[.focusable] || node.states[.editable] || node.states[.selectableText]
  }

  private func askSelection(_ number: Int32, of node: Node, _ element: ListedElement) {
    let call = MethodCall(element, .text, "GetSelection", .int32(number))
    pipeline.ask(call, "ii") { [self] reply in
      guard let reply else { return }
      var ends = reply.arguments
      guard let begin = ends.next()?.int32, let end = ends.next()?.int32 else { return }
      details[node.id]?.text?.selections.append(
        TextDetails.Selection(begin: Int(begin), end: Int(end)))
    }
  }
}
