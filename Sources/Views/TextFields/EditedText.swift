// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction
import Semantics
import TextEditing

/// A text that is edited in place: what every kind of field is made of.
struct EditedText: View {
  let text: Binding<String>
  /// Shown while there is no text.
  var prompt: Text?
  var isSecure = false
  var isMultiLine = false
  /// How many lines it has at least and at most; nil fills the room.
  var lines: ClosedRange<Int>?
  var hasBorder = true
  /// Runs when Enter is pressed in a field of one line, before what was asked for by `onSubmit`.
  var onCommit: (() -> Void)?
  var onFocus: ((Bool) -> Void)?
  /// Runs before something else is pressed while the text has the focus.
  var onPressElsewhere: (() -> Void)?

  typealias Body = Never

  func _makeNode(_ context: NodeContext) -> TypedNode<Self> { EditedTextNode(self, context) }
}

extension EditedText {
  /// Under the texts of a label, or under what is shown in the empty field where the label is no text.
  func named<Label: View>(by label: Label, or prompt: Text?) -> some View {
    let isEmpty = (label as? Text)?.string.isEmpty ?? false
    return accessibilityLabel { _ in
      if isEmpty, let prompt { prompt } else { label }
    }
  }
}

final class EditedTextNode: LeafNode<EditedText> {
  private static let inset = CGSize(width: 8, height: 6)
  private static let naturalSize = CGSize(width: 120, height: 80)
  /// Letters of an author's own colour that would not be seen on the ground of a field stand on what is
  /// behind it.
  private static let leastContrast = 1.5

  private let input: TextInput
  private let listener = FocusListener()
  private var shift = CGPoint.zero
  private var isFocused = false
  private var edges: [String: [Double]] = [:]
  private var measuredFont: Font?

  override init(_ view: EditedText, _ context: NodeContext) {
    input = TextInput(
      view.text.wrappedValue, isMultiLine: view.isMultiLine, isSecure: view.isSecure)
    super.init(view, context)
    input.style = run.style
    holder.hitShape = .bounds
    input.onEdit = { [weak self] in self?.tell($0) }
    input.onPressElsewhere = { [weak self] in self?.view.onPressElsewhere?() }
    input.onChange = { [weak self] in self?.textChanged() }
    input.onSubmit = { [weak self] in self?.submit() ?? false }
    listener.action = { [weak self] in self?.focusChanged($0) }
  }

  override func update(_ view: EditedText) {
    super.update(view)
    input.setText(view.text.wrappedValue)
    input.style = run.style
    holder.declarationChanged(base: declaration)
    invalidateElements()
    invalidateDrawing()
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    super.environmentChanged(scope)
    input.style = run.style
    holder.declarationChanged(base: declaration)
    invalidateElements()
    invalidateLayout()
  }

  // MARK: Meaning

  override var declaration: SemanticsDeclaration? {
    var declaration = SemanticsDeclaration()
    declaration.role = view.isSecure ? .passwordText : view.isMultiLine ? .text : .entry
    declaration.addedStates = StateSet(
      .editable, .selectableText, view.isMultiLine ? .multiLine : .singleLine)
    if let prompt = view.prompt?.string, !prompt.isEmpty {
      declaration.attributes["placeholder-text"] = prompt
    }
    declaration.childBehavior = .ignore
    if submits {
      // As GTK calls it; who types by voice or by a switch has no Enter.
      declaration.actions = [.init(label: "Activate") { [weak self] in _ = self?.submit() }]
      declaration.offersActionsMenu = false
    }
    return declaration
  }

  override func resolveElements() {
    super.resolveElements()
    holder.textInput = input
    holder.isFocusable = true
    holder.focus.comesByPress = true
    holder.setPointerShape(.horizontalText)
    holder.add(listener)
  }

  // MARK: Changes

  /// What the application makes of a text is what stands there.
  private func tell(_ text: String) {
    view.text.wrappedValue = text
    input.setText(view.text.wrappedValue)
  }

  /// Whether Enter does anything.
  private var submits: Bool {
    !view.isMultiLine && (view.onCommit != nil || !environment.submitActions.isEmpty)
  }

  private func submit() -> Bool {
    guard submits else { return false }
    view.onCommit?()
    for action in environment.submitActions { action() }
    return true
  }

  private func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    view.onFocus?(isFocused)
    invalidateDrawing()
  }

  private func textChanged() {
    let count = input.lines.lines.count
    layOutText()
    if view.lines != nil, input.lines.lines.count != count { invalidateLayout() }
    invalidateDrawing()
  }

  // MARK: Layout

  private var run: TextRun {
    var run = Text(verbatim: "").run(in: environment)
    run.alignment = .leading
    run.lineLimit = nil
    if !environment.isEnabled { run.color = Color.secondary.shown(in: environment) }
    return run
  }

  /// The prompt in the colour that it says itself, or paler than what is typed.
  private var promptRun: TextRun? {
    guard let prompt = view.prompt, !prompt.string.isEmpty else { return nil }
    var environment = environment
    environment.known.foregroundColor = .secondary
    return prompt.run(in: environment)
  }

  private var lineHeight: CGFloat {
    var run = run
    run.text = "X"
    return graph.measurer.size(of: run).height
  }

  private func textLines(width: CGFloat) -> TextLines {
    var run = run
    if run.font != measuredFont {
      measuredFont = run.font
      edges = [:]
    }
    var used: [String: [Double]] = [:]
    let lines = TextLines(
      input.shown, width: view.isMultiLine ? Double(max(1, width)) : nil,
      lineHeight: Double(lineHeight)
    ) { paragraph in
      run.text = paragraph
      let found = edges[paragraph] ?? graph.measurer.edges(of: run).map { Double($0) }
      used[paragraph] = found
      return found
    }
    edges = used
    return lines
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inset = 2 * Self.inset.height
    let width = proposal.width ?? Self.naturalSize.width
    guard view.isMultiLine else { return CGSize(width: width, height: lineHeight + inset) }
    guard let range = view.lines else {
      return CGSize(width: width, height: proposal.height ?? Self.naturalSize.height)
    }
    let count = textLines(width: width - 2 * Self.inset.width).lines.count
    let shown = min(max(count, range.lowerBound), range.upperBound)
    return CGSize(width: width, height: lineHeight * CGFloat(shown) + inset)
  }

  override func arrange() { layOutText() }

  private var room: CGRect {
    CGRect(origin: .zero, size: size).insetBy(
      dx: min(Self.inset.width, size.width / 2), dy: min(Self.inset.height, size.height / 2))
  }

  /// Gives the input its lines, and scrolls so far that the caret is seen.
  private func layOutText() {
    let room = room
    let lines = textLines(width: room.width)
    let index = lines.index(of: input.editor.caret)
    let caret = CGPoint(
      x: lines.lines[index].x(of: input.editor.caret),
      y: Double(index) * lines.lineHeight)
    let whole = CGSize(
      width: (lines.lines.map { $0.edges.last ?? 0 }.max() ?? 0) + 2,
      height: Double(lines.lines.count) * lines.lineHeight)
    shift = CGPoint(
      x: Self.scroll(shift.x, to: caret.x, 2, room.width, view.isMultiLine ? 0 : whole.width),
      y: Self.scroll(shift.y, to: caret.y, lines.lineHeight, room.height, whole.height))
    input.lines = lines
    let width = lines.lines.map { $0.edges.last ?? 0 }.max() ?? 0
    input.origin = CGPoint(
      x: room.minX - shift.x + slack(of: width, in: room.width), y: room.minY - shift.y)
  }

  /// Points before a line of this width, as `multilineTextAlignment(_:)` asks for; the lines of a longer
  /// text begin at the left.
  private func slack(of width: CGFloat, in room: CGFloat) -> CGFloat {
    guard !view.isMultiLine, width < room else { return 0 }
    return switch alignment {
    case .leading: 0
    case .center: (room - width) / 2
    case .trailing: room - width - Self.caretWidth
    }
  }

  private var alignment: TextRun.Alignment {
    view.isMultiLine ? .leading : Text(verbatim: "").run(in: environment).alignment
  }

  private static let caretWidth: CGFloat = 2

  /// How far to scroll so that what begins at a place is seen, and no more than there is.
  private static func scroll(
    _ now: CGFloat, to place: CGFloat, _ length: CGFloat, _ room: CGFloat, _ whole: CGFloat
  ) -> CGFloat {
    let seen = max(min(now, place), place + length - room)
    return max(0, min(seen, whole - room))
  }

  // MARK: Drawing

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    let box = CGRect(origin: offset, size: size)
    if view.hasBorder {
      let path = Path(roundedRect: box.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 6)
      let ground = Color.fieldGround.shown(in: environment)
      let letters = input.shown.isEmpty ? promptRun ?? run : run
      if letters.color.contrast(with: ground) >= Self.leastContrast {
        list.items.append(.fill(path, ground))
      }
      let line = Color.line.shown(in: environment)
      list.items.append(.stroke(path, line, StrokeStyle(lineWidth: 1)))
    }
    list.items.append(.push)
    list.items.append(.clip(Path(box.insetBy(dx: 2, dy: 2))))
    let origin = CGPoint(x: offset.x + input.origin.x, y: offset.y + input.origin.y)
    drawLines(&list, at: origin, in: box)
    if isFocused, graph.showsResponse { drawCaret(&list, at: origin) }
    list.items.append(.pop)
  }

  private func drawLines(_ list: inout DisplayList, at origin: CGPoint, in box: CGRect) {
    let shown = input.shown
    if shown.isEmpty, var run = promptRun {
      run.lineLimit = 1
      run.width = room.width
      run.alignment = alignment
      list.items.append(
        .text(run, CGPoint(x: box.minX + room.minX, y: origin.y)))
      return
    }
    var run = run
    let height = CGFloat(input.lines.lineHeight)
    let selection = input.editor.selection
    for (index, line) in input.lines.lines.enumerated() {
      let place = CGPoint(x: origin.x, y: origin.y + CGFloat(index) * height)
      guard place.y < box.maxY, place.y + height > box.minY else { continue }
      let chosen = line.range.clamped(to: selection)
      if isFocused, !chosen.isEmpty {
        let (start, end) = (line.x(of: chosen.lowerBound), line.x(of: chosen.upperBound))
        let rect = CGRect(
          x: place.x + min(start, end), y: place.y, width: abs(end - start), height: height)
        list.items.append(
          .fill(Path(rect), Color.selectionGround.shown(in: environment)))
      }
      guard !line.range.isEmpty else { continue }
      run.text = String(shown[line.range])
      list.items.append(.text(run, place))
    }
  }

  private func drawCaret(_ list: inout DisplayList, at origin: CGPoint) {
    let index = input.lines.index(of: input.editor.caret)
    let rect = CGRect(
      x: origin.x + input.lines.lines[index].x(of: input.editor.caret),
      y: origin.y + CGFloat(index) * CGFloat(input.lines.lineHeight), width: 1.5,
      height: CGFloat(input.lines.lineHeight))
    list.items.append(.fill(Path(rect), .primary))
  }
}
