// SPDX-License-Identifier: Apache-2.0

import Gestures
import Semantics

/// The name of a control that its author gave none: what is said inside, or else what can be seen
/// and done ("Draggable circle", "Draggable Lamp" of one that holds a lamp and no more), or else what
/// it holds ("Item with Lamp").
///
/// It is better than nothing and worse than any name, so it is marked: by the attribute
/// ``attribute``, which the audit asks a person to look at. Two controls may have the same one: a
/// number would say nothing that can be seen, and would change when another control goes.
enum LastResortName {
  /// The object attribute that is `true` where nobody gave the name.
  static let attribute = "derived-name"

  /// Nil where there is nothing to tell.
  ///
  /// - Parameter inside: The nodes inside, in the order in which they are exposed.
  @MainActor
  static func name(of element: Element, _ control: DerivedControl, inside: [Node]) -> String? {
    // What a control inside is called is that control.
    let said = inside.lazy.filter { !CombinedNodes.isControl($0) }.map(\.givenName)
    if let first = said.first(where: { !$0.isEmpty }) { return first }
    let thing = element.contentName
    guard thing != nil || !control.abilities.isEmpty else {
      // Nothing is there but controls: it is known by the first of them, and is not that control.
      return inside.lazy.map(\.name).first { !$0.isEmpty }.map { "Item with " + $0 }
    }
    // What holds one button and no more is that button, and what can be done besides.
    let only = inside.count == 1 ? inside.first.map(\.name) ?? "" : ""
    let words = list(control.abilities) + [thing ?? (only.isEmpty ? "item" : only)]
    let name = words.joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// "draggable, zoomable and rotatable"
  private static func list(_ words: [String]) -> [String] {
    guard let last = words.last, words.count > 1 else { return words }
    return [words.dropLast().joined(separator: ", ") + " and " + last]
  }
}

extension Node {
  /// The name that an author gave, or a text; empty for one of last resort.
  var givenName: String { attributes[LastResortName.attribute] == nil ? name : "" }
}

extension Element {
  /// The one kind of thing that is seen of the element, apart from the controls inside and from what is
  /// hidden from assistive technologies; nil where there are several, or none has a word.
  fileprivate var contentName: String? {
    var found: Set<String> = []
    func look(_ element: Element) {
      guard element.isShowing, element.declaration.isHidden != true else { return }
      if let drawing = element.drawingName { found.insert(drawing) }
      for child in element.children where child.gestures.isEmpty { look(child) }
    }
    look(self)
    return found.count == 1 ? found.first : nil
  }
}
