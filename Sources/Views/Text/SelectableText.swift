// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics
import TextEditing

/// A text that is read, and in which characters are selected and copied: by keys, by a pointer and by
/// assistive technologies, in the editor that fields have.
@MainActor
final class SelectableText {
  private static let selectAll = KeyMap.Purpose(
    "select-all-text", standard: [KeyBinding(Key("a"), .control)])
  private static let copy = KeyMap.Purpose("copy-text", standard: [KeyBinding(Key("c"), .control)])

  /// Called when it is to be drawn anew; with true where it offers other actions than before.
  var changed: ((Bool) -> Void)?

  private let input: TextInput
  private let listener = FocusListener()
  private var isFocused = false
  private var offersCopy = false

  init(_ run: TextRun) {
    input = TextInput(run.text, isMultiLine: true, isEditable: false)
    input.style = run.style
    input.onChange = { [weak self] in self?.selected() }
    listener.action = { [weak self] in self?.focusChanged($0) }
  }

  /// The text is another one, or looks otherwise.
  func follow(_ run: TextRun) {
    input.setText(run.text)
    input.style = run.style
  }

  /// The text has this room.
  func layOut(_ run: TextRun, _ measurer: any TextMeasurer) {
    input.lines = TextLines(
      measurer.lines(of: run).map {
        TextLines.Line(
          range: $0.range, edges: $0.edges.map { Double($0) }, isWrapped: $0.isWrapped,
          top: Double($0.top), height: Double($0.height))
      })
  }

  func attach(to holder: ElementHolder) {
    holder.textInput = input
    holder.isFocusable = true
    holder.focus.comesByPress = true
    holder.setPointerShape(.horizontalText)
    holder.add(listener)
  }

  func declare(in declaration: inout SemanticsDeclaration) {
    declaration.addedStates = StateSet(.selectableText, .multiLine)
    declaration.actions = [action("Select all", Self.selectAll, .selectAll)]
    // Nothing is copied where nothing is selected.
    if offersCopy { declaration.actions.append(action("Copy", Self.copy, .copy)) }
  }

  private func action(
    _ label: String, _ purpose: KeyMap.Purpose, _ command: EditCommand
  ) -> SemanticsDeclaration.DeclaredAction {
    .init(label: label, purpose: purpose) { [weak input] in input?.perform(command) }
  }

  private func selected() {
    let hadOther = offersCopy == input.editor.selection.isEmpty
    offersCopy = !input.editor.selection.isEmpty
    changed?(hadOther)
  }

  private func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    changed?(false)
  }

  // MARK: Drawing

  /// Draws what is selected over the text, and the caret where nothing is.
  func draw(
    _ list: inout DisplayList, _ run: TextRun, at place: CGPoint, in scheme: ColorScheme,
    showsCaret: Bool
  ) {
    guard isFocused else { return }
    let selection = input.editor.selection
    let lines = input.lines
    guard !selection.isEmpty else {
      if showsCaret { drawCaret(&list, run.color, at: place) }
      return
    }
    var chosen = Path()
    for line in lines.lines {
      let range = line.range.clamped(to: selection)
      guard !range.isEmpty else { continue }
      let (start, end) = (line.x(of: range.lowerBound), line.x(of: range.upperBound))
      chosen.addRect(
        CGRect(
          x: place.x + min(start, end), y: place.y + line.top, width: abs(end - start),
          height: line.height))
    }
    let letters = run.colored { _ in Color.selectedInk.shown(in: scheme) }
    list.items.append(.fill(chosen, Color.selectionGround.shown(in: scheme)))
    list.items.append(.push)
    list.items.append(.clip(chosen))
    list.items.append(.text(letters, place))
    list.items.append(.pop)
  }

  private func drawCaret(_ list: inout DisplayList, _ color: Color, at place: CGPoint) {
    let line = input.lines.lines[input.lines.index(of: input.editor.caret)]
    let rect = CGRect(
      x: place.x + line.x(of: input.editor.caret), y: place.y + line.top, width: 1.5,
      height: line.height)
    list.items.append(.fill(Path(rect), color))
  }
}

/// Whether the texts of a view can be selected.
public protocol TextSelectability {
  /// Whether people can select the text, and copy it.
  static var allowsSelection: Bool { get }
}

/// Texts can be selected.
public struct EnabledTextSelectability: TextSelectability {
  nonisolated public init() {}
  /// True.
  public static var allowsSelection: Bool { true }
}

/// Texts can only be read.
public struct DisabledTextSelectability: TextSelectability {
  nonisolated public init() {}
  /// False.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts can be selected.
  nonisolated public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts can only be read.
  nonisolated public static var disabled: DisabledTextSelectability {
    DisabledTextSelectability()
  }
}

private struct TextSelectabilityKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var isTextSelectable: Bool {
    get { self[TextSelectabilityKey.self] }
    set { self[TextSelectabilityKey.self] = newValue }
  }
}

extension View {
  /// Lets people select the texts inside and copy them: by a mouse, by keys once Tab has come there,
  /// and by assistive technologies. An inner modifier counts, and a text that is part of a control,
  /// as a button's is, or of an `accessibilityElement(children: .combine)`, is not selected by itself.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    EnvironmentView(content: self) { $0.isTextSelectable = S.allowsSelection }
  }
}
