// SPDX-License-Identifier: Apache-2.0

import Gestures
import Interaction

/// What a hand does with an element beside its gestures: it opens the menu that an author gave it, and
/// writes into a text.
@MainActor
struct OtherTraces {
  /// What is written into a text: a number, and something that most forms take for an address.
  private static let samples = ["42", "anna@example.org"]

  /// Texts for an element that takes any, the last one with Return at its end where that submits.
  let texts: [String]
  /// One for each thing that can be done.
  let traces: [[PointerTrace]]

  init(of element: Element, in scene: InteractionScene) {
    let input = element.isEffectivelyEnabled ? element.textInput : nil
    texts =
      input.flatMap { $0.isEditable ? $0 : nil }.map {
        Self.samples + ($0.editor.isMultiLine ? [] : [Self.samples[0] + "\n"])
      } ?? []
    let menu =
      scene.hasContextMenu(element) && element.isShowing
      ? [[PointerTrace(motion: .secondaryClick, isCanonical: false)]] : []
    let writing = texts.map { PointerTrace(motion: .type($0), isCanonical: false) }
    traces = menu + (writing.isEmpty || !element.isShowing ? [] : [writing])
  }

  var isEmpty: Bool { traces.isEmpty }
}
