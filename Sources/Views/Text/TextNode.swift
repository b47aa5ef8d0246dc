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
  /// What the picture still shows of what it was before; most texts have none.
  private var textMotion: TextMotion?
  /// Whether the number that the views around say became smaller.
  private var numberFell = false
  /// What leads somewhere.
  private var links: [TextLink] = []
  /// What can be selected; nil for a text that is only seen, as most are.
  private var selection: SelectableText?
  /// How often the clock was asked to call.
  private var alarms = 0
  /// How far the time that its text counts is before the window's; nil for a text that follows no clock.
  private var clockIsAhead: TimeInterval?
  /// With values that are not written yet.
  private var source: Text

  override init(_ view: Text, _ context: NodeContext) {
    source = view
    super.init(view.written(in: context.scope.values), context)
    holder.hitShape = .bounds
    if view.clock != nil { followClock(view) }
  }

  /// Shows what a text that follows the clock says now, and what it says next, when it does.
  private func followClock(_ view: Text) {
    alarms += 1
    guard let clock = view.clock else { return show(view) }
    let (alarm, time, world) = (alarms, graph.clock, Date())
    // Where the window's time is not the world's, what begins now begins in the window's.
    let shown = time.textsStandStill ? time.dateOfStart : time.date
    let ahead = time.isVirtual && clock.beginsNow(world) ? world.timeIntervalSince(shown) : 0
    let now = shown + (clockIsAhead ?? ahead)
    clockIsAhead = clockIsAhead ?? ahead
    show(view.shown(at: now, environment.habits))
    guard !time.textsStandStill, let next = clock.change(after: now) else { return }
    let wait = next.timeIntervalSince(now) + time.date.timeIntervalSince(time.dateOfStart)
    time.setAlarm(at: wait) { [weak self] in
      guard let self, alarm == alarms else { return }
      followClock(self.view)
      graph.invalidate()
    }
  }

  override func unmount() {
    alarms += 1
    super.unmount()
  }

  override func update(_ view: Text) {
    source = view
    if view.clock != nil || self.view.clock != nil { return followClock(view) }
    show(view.written(in: environment))
  }

  private func show(_ view: Text) {
    let old = self.view
    guard old != view else { return }
    let before = lookToLeave
    super.update(view)
    run = nil
    let hasShape =
      old.string == view.string && old.spans == view.spans && sameShape(old.style, view.style)
    if !hasShape { naturalSize = nil }
    leave(before)
    if old.string != view.string { holder.declarationChanged(base: declaration) }
    if old.string.isEmpty != view.string.isEmpty { invalidateElements() }
    if old.spans != view.spans { invalidateElements() }
    selection?.follow(text)
    guard hasShape else { return invalidateLayout() }
    invalidateDrawing()
  }

  /// Letters may stand out of their box, as slanted ones do.
  override func measureReach() -> CGRect {
    view.shadows(in: environment).reach(
      of: CGRect(origin: .zero, size: size).insetBy(dx: -text.font.size, dy: -text.font.size))
  }

  private func sameShape(_ left: Text.Style, _ right: Text.Style) -> Bool {
    var left = left
    left.color = right.color
    left.ink = right.ink
    return left == right
  }

  override func environmentChanged(_ scope: EnvironmentScope) {
    guard source.hasValues || source.clock != nil else { return takeLook(of: scope) }
    let habits = environment.habits
    takeLook(of: scope)
    if habits != environment.habits { update(source) }
  }

  private func takeLook(of scope: EnvironmentScope) {
    let old = environment.known
    guard old != scope.values.known else { return super.environmentChanged(scope) }
    let before = lookToLeave
    super.environmentChanged(scope)
    if old.contentTransition != environment.contentTransition {
      numberFell = environment.contentTransition.fell(from: old.contentTransition)
    }
    run = nil
    naturalSize = nil
    leave(before)
    selection?.follow(text)
    invalidateLayout()
  }

  override var hasLetters: Bool { !view.string.isEmpty }

  override func drawsItself(in ink: Color?, besideLetters: Bool) -> Bool {
    let known = environment.known
    let color = view.style.ink?.resolved(in: environment).color ?? view.style.color
    return view.gradient(in: environment) != nil
      || (color ?? known.foregroundColor).isOwnInk(beside: ink)
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
    if least < 1 { run = shrunk(run, proposal, least) }
    return proposal.height.map { cut(run, to: $0) } ?? run
  }

  /// The text with no more lines than there is room for, and with one at least.
  private func cut(_ run: TextRun, to height: CGFloat) -> TextRun {
    let whole = run == text ? natural : graph.measurer.size(of: run)
    guard whole.height > height + Self.tolerance, run.lineLimit != 1 else { return run }
    var line = run.with("x")
    (line.width, line.lineLimit) = (nil, nil)
    let (own, gap) = (graph.measurer.size(of: line).height, run.lineSpacing)
    guard own > 0, whole.height > own + Self.tolerance else { return run }
    var cut = run
    let count = max(1, Int((height + gap + Self.tolerance) / (own + gap)))
    cut.lineLimit = min(count, run.lineLimit ?? count)
    return cut
  }

  /// By how much a text may be larger than its room, in points: what is rounded makes no text shorter.
  private static let tolerance: CGFloat = 0.5

  /// The text in the largest letters in which all of it is seen, but not smaller than so much of its
  /// own size.
  private func shrunk(
    _ run: TextRun, _ proposal: ProposedViewSize, _ least: CGFloat
  ) -> TextRun {
    guard run.width != nil || proposal.height != nil else { return run }
    var line = run.with("x")
    line.width = nil
    var run = run
    for step in 0...Self.shrinkSteps {
      let scale = 1 - (1 - least) * CGFloat(step) / CGFloat(Self.shrinkSteps)
      run.resize(to: text.font.size * scale)
      line.font.size = run.font.size
      var whole = run
      whole.lineLimit = nil
      if run.lineLimit == 1 { whole.width = nil }
      let size = graph.measurer.size(of: whole)
      let lines = run.lineLimit.map { CGFloat($0) * graph.measurer.size(of: line).height }
      let height = min(proposal.height ?? .infinity, lines ?? .infinity)
      if size.height <= height + Self.tolerance,
        size.width <= (proposal.width ?? .infinity) + Self.tolerance
      {
        break
      }
    }
    return run
  }

  private static let shrinkSteps = 10

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let run = shown(proposal)
    let size = run == text ? natural : graph.measurer.size(of: run)
    return CGSize(width: size.width, height: max(size.height, leastHeight(of: run)))
  }

  /// The height of the lines that a text takes room for, however few it has.
  private func leastHeight(of run: TextRun) -> CGFloat {
    let count = environment.known.paragraph.leastLines
    guard count > 1 else { return 0 }
    var lines = run
    (lines.width, lines.lineLimit) = (nil, nil)
    lines.text = Array(repeating: "x", count: min(count, Self.mostReservedLines))
      .joined(separator: "\n")
    return graph.measurer.size(of: lines).height
  }

  /// More than fit a window.
  private static let mostReservedLines = 1000

  override func findBaseline(
    _ line: LineOfText, for proposal: ProposedViewSize
  ) -> CGFloat {
    line == .first
      ? natural.firstBaseline : graph.measurer.size(of: shown(proposal)).lastBaseline
  }

  // MARK: Selection

  /// A text that is part of another element is not selected by keys, and so not at all.
  private var isSelectable: Bool {
    environment.isTextSelectable && !view.string.isEmpty && standsForItself
  }

  private var standsForItself: Bool {
    var outer = parent
    while let node = outer {
      if (node as? any ElementMaker)?.makesOneElement == true { return false }
      outer = node.parent
    }
    return true
  }

  override func resolveElements() {
    if isSelectable != (selection != nil) {
      selection = selection == nil ? SelectableText(text) : nil
      selection?.changed = { [weak self] in self?.selectionChanged($0) }
      selection?.layOut(shown(proposal), graph.measurer)
      holder.declarationChanged(base: declaration)
      invalidateDrawing()
    }
    super.resolveElements()
    selection?.attach(to: holder)
    resolveLinks()
  }

  override func arrange() {
    let run = shown(proposal)
    selection?.layOut(run, graph.measurer)
    if !links.isEmpty { layOutLinks(run) }
  }

  // MARK: Links

  /// The words of a button, say, lead where the button does.
  private func resolveLinks() {
    let found = view.links
    guard !found.isEmpty || !links.isEmpty else { return }
    let wanted = found.isEmpty || !standsForItself ? [] : found
    if links.map(\.link) != wanted {
      links = wanted.map { link in
        TextLink(link) {
          [weak self] in
          self?.invalidateDrawing()
        } open: {
          [weak self] in
          self?.environment.openURL(link.address)
        }
      }
      layOutLinks(shown(proposal))
    }
    for link in links { link.resolve() }
  }

  private func layOutLinks(_ run: TextRun) {
    let lines = graph.measurer.lines(of: run)
    for link in links {
      // Letters of another case may be more than those that the author wrote.
      let own = zip(view.spans, run.spans).filter { span, _ in
        span.link != nil && link.link.range.contains(span.range.lowerBound)
      }.map(\.1.range)
      guard let first = own.first, let last = own.last else { continue }
      link.layOut(first.lowerBound..<last.upperBound, of: lines)
    }
  }

  override func placeElements(_ pass: ElementPass, _ transform: AffineTransform) {
    guard !links.isEmpty else { return super.placeElements(pass, transform) }
    pass.place(holder, transform, size, environment: environment) {
      for link in links { link.place(pass, environment) }
    }
  }

  private func selectionChanged(_ offersOthers: Bool) {
    invalidateDrawing()
    guard offersOthers else { return }
    holder.declarationChanged(base: declaration)
    invalidateElements()
  }

  // MARK: Motion

  private var look: TextLook {
    let run = shown(proposal)
    return TextLook(
      run: run, ink: gradient.map(ResolvedStyle.gradient) ?? .color(run.color),
      measurer: graph.measurer)
  }

  /// The look that a change is about to replace; nil where nothing of it can be shown any more.
  private var lookToLeave: TextLook? {
    graph.mayMove || textMotion != nil ? look : nil
  }

  /// The text looks otherwise now: it is shown on its way, where the change says so.
  private func leave(_ before: TextLook?) {
    guard let before, !graph.isPresenting else { return }
    let transaction = graph.mayMove ? graph.transaction(for: self) : Transaction()
    let moves = transaction.animation != nil || transaction.tracksVelocity
    guard moves || textMotion != nil else { return }
    let motion = textMotion ?? TextMotion()
    textMotion = motion
    motion.move(
      from: before, to: look, environment.contentTransition, numberFell: numberFell, transaction,
      of: self)
  }

  override func draw(_ list: inout DisplayList, at offset: CGPoint) {
    if environment.showsBars {
      return list.appendBar(in: CGRect(origin: offset, size: size), environment)
    }
    view.shadows(in: environment).draw(&list, inside: nil) { drawLetters(&$0, at: offset) }
    if let selection {
      selection.draw(
        &list, shown(proposal), at: offset, in: environment.colorScheme,
        showsCaret: graph.showsResponse)
    }
  }

  /// A link that is pressed is fainter, as what is pressed is elsewhere.
  private func showPresses(_ run: inout TextRun) {
    guard graph.showsResponse, environment.known.isPressEffectEnabled else { return }
    for link in links where link.isPressed {
      for (place, span) in view.spans.enumerated()
      where span.link != nil && link.link.range.contains(span.range.lowerBound) {
        let color = run.spans[place].color ?? run.color
        run.spans[place].color = color.opacity(PlainButtonStyle.pressedOpacity)
      }
    }
  }

  private func drawLetters(_ list: inout DisplayList, at offset: CGPoint) {
    var look = look
    if !links.isEmpty { showPresses(&look.run) }
    guard let textMotion, textMotion.isRunning else {
      return look.draw(&list, at: offset, in: size)
    }
    // As wide as its room allows on the way too, so that it breaks where it will, or did.
    let natural = textMotion.sized(look.run).font.size / look.run.font.size * natural.width
    let width = proposal.width.flatMap { $0 < natural ? max(0, $0) : nil }
    textMotion.draw(look, width: width, &list, at: offset, in: size)
  }

  override var declaration: SemanticsDeclaration? {
    var declaration = SemanticsDeclaration()
    declaration.role = .label
    declaration.label = view.string
    selection?.declare(in: &declaration)
    return declaration
  }
}

extension Text {
  /// The gradient that its letters are drawn in; nil for a colour.
  func gradient(in environment: EnvironmentValues) -> UnitGradient? {
    if let ink = style.ink { return ink.resolved(in: environment).gradient }
    return style.color == nil ? environment.known.foregroundGradient : nil
  }
}

extension Text {
  fileprivate func shadows(in environment: EnvironmentValues) -> [ShadowStyle] {
    if let ink = style.ink { return ink.shadows(in: environment) }
    return style.color == nil ? environment.known.foregroundShadows : []
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
