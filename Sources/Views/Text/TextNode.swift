// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

final class TextNode: LeafNode<Text> {
  /// Without a limit to its width.
  private var run: TextRun?
  private var gradient: UnitGradient?
  private var naturalSize: TextSize?

  override init(_ view: Text, _ context: NodeContext) {
    super.init(view, context)
    holder.hitShape = .bounds
  }

  override func update(_ view: Text) {
    let old = self.view
    guard old != view else { return }
    let before = text
    super.update(view)
    run = nil
    move(from: before)
    if old.string != view.string { holder.declarationChanged(base: declaration) }
    guard old.string == view.string, sameShape(old.style, view.style) else {
      naturalSize = nil
      return invalidateLayout()
    }
    invalidateDrawing()
  }

  /// Letters may stand out of their box, as slanted ones do.
  override func measureReach() -> CGRect {
    CGRect(origin: .zero, size: size).insetBy(dx: -text.font.size, dy: -text.font.size)
  }

  private func sameShape(_ left: Text.Style, _ right: Text.Style) -> Bool {
    var left = left
    left.color = right.color
    left.ink = right.ink
    return left == right
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    let old = environment.known
    let before = text
    super.environmentChanged(scope)
    guard old != environment.known else { return }
    run = nil
    move(from: before)
    naturalSize = nil
    invalidateLayout()
  }

  private var text: TextRun {
    if let run { return run }
    gradient = view.gradient(in: environment)
    let made = view.run(in: environment)
    run = made
    return made
  }

  private var natural: TextSize {
    if let naturalSize { return naturalSize }
    let size = graph.measurer.size(of: text)
    naturalSize = size
    return size
  }

  /// The text as it is shown in this room: its width is limited only where it must wrap.
  private func shown(_ proposal: ProposedViewSize) -> TextRun {
    var run = text
    if let width = proposal.width, width < natural.width { run.width = max(0, width) }
    let least = environment.known.paragraph.leastScale
    return least < 1 ? shrunk(run, proposal, least) : run
  }

  /// The text in the largest letters in which all of it is seen, but not smaller than so much of its
  /// own size.
  private func shrunk(
    _ run: TextRun, _ proposal: ProposedViewSize, _ least: CGFloat
  ) -> TextRun {
    guard run.width != nil || proposal.height != nil else { return run }
    var line = run
    (line.text, line.width) = ("x", nil)
    var run = run
    for step in 0...Self.shrinkSteps {
      let scale = 1 - (1 - least) * CGFloat(step) / CGFloat(Self.shrinkSteps)
      run.font.size = text.font.size * scale
      line.font.size = run.font.size
      var whole = run
      whole.lineLimit = nil
      if run.lineLimit == 1 { whole.width = nil }
      let size = graph.measurer.size(of: whole)
      let lines = run.lineLimit.map { CGFloat($0) * graph.measurer.size(of: line).height }
      let height = min(proposal.height ?? .infinity, lines ?? .infinity)
      if size.height <= height + 0.5, size.width <= (proposal.width ?? .infinity) + 0.5 { break }
    }
    return run
  }

  private static let shrinkSteps = 10

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let run = shown(proposal)
    let size = run == text ? natural : graph.measurer.size(of: run)
    return CGSize(width: size.width, height: size.height)
  }

  override func firstBaseline(for proposal: ProposedViewSize) -> CGFloat { natural.firstBaseline }

  // MARK: Motion

  typealias Look = AnimatablePair<Color.AnimatableData, CGFloat>
  /// The colour and the size of the letters.
  private var moving: Moving<Look>?
  /// How much is shown of the text that was there before.
  private var fading: Moving<Double>?
  private var faded: TextRun?

  private func move(from old: TextRun) {
    let new = text
    move(&moving, from: Self.look(of: old), to: Self.look(of: new))
    guard old.text != new.text, graph.mayMove, !graph.isPresenting else { return }
    let transaction = graph.transaction(for: self)
    guard transaction.animation != nil, environment.contentTransition != .identity else {
      return
    }
    let fading = Moving(1.0, graph.clock)
    fading.move(to: 0, transaction)
    self.fading = fading
    faded = old
  }

  private static func look(of run: TextRun) -> Look {
    Look(run.color.animatableData, run.font.size)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    var run = shown(proposal)
    if let moving, moving.isRunning {
      run.color.animatableData = moving.shown.first
      run.font.size = max(1, moving.shown.second)
    }
    guard let fading, fading.isRunning, let faded else {
      return draw(run, &list, at: offset)
    }
    draw(run, &list, at: offset, opacity: 1 - fading.shown)
    draw(faded, &list, at: offset, opacity: fading.shown)
  }

  private func draw(
    _ run: TextRun, _ list: inout DisplayList, at offset: CGPoint, opacity: Double = 1
  ) {
    guard !run.text.isEmpty, opacity > 0 else { return }
    var run = run
    if opacity < 1 { run.color = run.color.opacity(opacity) }
    if let gradient {
      let fill = gradient.opacity(opacity).fill(in: CGRect(origin: offset, size: size))
      return list.items.append(.gradientText(run, offset, fill))
    }
    list.items.append(.text(run, offset))
  }

  override var declaration: SemanticsDeclaration? {
    var declaration = SemanticsDeclaration()
    declaration.role = .label
    declaration.label = view.string
    return declaration
  }
}

extension Text {
  /// The gradient that its letters are drawn in; nil for a colour.
  func gradient(in environment: EnvironmentValues) -> UnitGradient? {
    if let ink = style.ink { return ink.resolved(in: environment).gradient }
    return style.color == nil ? environment.known.foregroundGradient : nil
  }

  /// As it is drawn, without a limit to its width.
  func run(in environment: EnvironmentValues) -> TextRun {
    let known = environment.known
    var font = style.font ?? known.font
    if let weight = style.weight { font.weight = weight }
    if style.isItalic { font.isItalic = true }
    if style.isMonospaced { font.design = .monospaced }
    if let width = style.width { font.width = width }
    if let design = style.design { font.design = design }
    font.size *= known.settings.textScale
    let color = style.ink?.resolved(in: environment).color ?? style.color
    var run = TextRun(
      text: (style.letterCase ?? known.textCase)?.applied(to: string) ?? string, font: font,
      color: color ?? known.foregroundColor ?? .primary,
      alignment: known.multilineTextAlignment.drawn(known.layoutDirection),
      lineLimit: known.lineLimit)
    run.isUnderlined = style.isUnderlined || known.isUnderlined
    run.isStruckThrough = style.isStruckThrough || known.isStruckThrough
    run.lineSpacing = known.paragraph.lineSpacing
    run.truncation = known.paragraph.truncation
    run.tracking = style.tracking ?? known.paragraph.tracking
    run.rise = style.rise ?? known.paragraph.rise
    return run
  }
}

extension TextAlignment {
  func drawn(_ direction: LayoutDirection) -> TextRun.Alignment {
    switch (self, direction) {
    case (.center, _): .center
    case (.leading, .leftToRight), (.trailing, .rightToLeft): .leading
    case (.trailing, .leftToRight), (.leading, .rightToLeft): .trailing
    }
  }
}
