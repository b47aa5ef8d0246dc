// SPDX-License-Identifier: Apache-2.0

import Foundation
import Interaction

/// How the lines of a text stand to each other.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

final class TextNode: LeafNode<Text> {
  /// How it is drawn, where it has been.
  private var look: TextLook?
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
    look = nil
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
    look = nil
    move(from: before)
    naturalSize = nil
    invalidateLayout()
  }

  /// Without a limit to its width.
  private var text: TextRun { look?.run ?? view.run(in: environment) }

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
    return run
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let run = shown(proposal)
    let size = run.width == nil ? natural : graph.measurer.size(of: run)
    return CGSize(width: size.width, height: size.height)
  }

  override func firstBaseline(for proposal: ProposedViewSize) -> CGFloat { natural.firstBaseline }

  // MARK: Motion

  typealias Look = AnimatablePair<Color.AnimatableData, CGFloat>
  /// The colour and the size of the letters.
  private var moving: Moving<Look>?
  /// The text that was there before, for as long as something is shown of it.
  private var faded: FadedText?

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
    faded = FadedText(old, fading)
  }

  private static func look(of run: TextRun) -> Look {
    Look(run.color.animatableData, run.font.size)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    look = look ?? TextLook(view, environment)
    var run = shown(proposal)
    if let moving, moving.isRunning {
      run.color.animatableData = moving.shown.first
      run.font.size = max(1, moving.shown.second)
    }
    guard let faded, faded.moving.isRunning else {
      self.faded = nil
      return draw(run, &list, at: offset)
    }
    draw(run, &list, at: offset, opacity: 1 - faded.moving.shown)
    draw(faded.run, &list, at: offset, opacity: faded.moving.shown)
  }

  private func draw(
    _ run: TextRun, _ list: inout DisplayList, at offset: CGPoint, opacity: Double = 1
  ) {
    guard !run.text.isEmpty, opacity > 0 else { return }
    var run = run
    if opacity < 1 { run.color = run.color.opacity(opacity) }
    if let gradient = look?.gradient {
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

/// A text as it is drawn. One that is out of sight has none.
@MainActor
private final class TextLook {
  /// Without a limit to its width.
  let run: TextRun
  let gradient: UnitGradient?

  init(_ view: Text, _ environment: EnvironmentValues) {
    run = view.run(in: environment)
    gradient = view.gradient(in: environment)
  }
}

/// A text that fades out.
@MainActor
private final class FadedText {
  let run: TextRun
  /// How much of it is shown.
  let moving: Moving<Double>

  init(_ run: TextRun, _ moving: Moving<Double>) {
    self.run = run
    self.moving = moving
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
    font.size *= known.settings.textScale
    let color = style.ink?.resolved(in: environment).color ?? style.color
    var run = TextRun(
      text: (style.letterCase ?? known.textCase)?.applied(to: string) ?? string, font: font,
      color: color ?? known.foregroundColor ?? .primary,
      alignment: known.multilineTextAlignment.drawn(known.layoutDirection),
      lineLimit: known.lineLimit)
    run.isUnderlined = style.isUnderlined || known.isUnderlined
    run.isStruckThrough = style.isStruckThrough || known.isStruckThrough
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
