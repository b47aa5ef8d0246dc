// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A text, and what its letters are drawn in.
struct TextLook {
  var run: TextRun
  var ink: ResolvedStyle
  let measurer: any TextMeasurer

  @MainActor
  func draw(
    _ list: inout DisplayList, at place: CGPoint, in size: CGSize, opacity: Double = 1
  ) {
    draw(&list, at: place, in: CGRect(origin: place, size: size), opacity: opacity)
  }

  /// - Parameter room: Of the whole text, in which a gradient lies.
  @MainActor
  func draw(
    _ list: inout DisplayList, at place: CGPoint, in room: CGRect, opacity: Double = 1
  ) {
    guard !run.text.isEmpty, opacity > 0 else { return }
    switch ink.opacity(opacity) {
    case .color(let color):
      var run = run
      if opacity < 1 { run = run.colored { $0.opacity(opacity) } }
      run.color = color
      list.items.append(.text(run, place))
    case .gradient(let gradient):
      list.items.append(.gradientText(run, place, gradient.fill(in: room)))
    }
    list.append(picturesOf: run, at: place, in: ink.opacity(opacity), measurer)
  }
}

/// What the picture still shows of what a text was: its letters' size and colours on their way, the
/// text before it fading, or its characters rolling.
@MainActor
final class TextMotion {
  private var size: Moving<CGFloat>?
  private var ink: MovingInk?
  /// How much is shown of the text that was there before.
  private var fading: Moving<Double>?
  private var faded: TextLook?
  private var rolling: RollingText?

  /// Whether anything but the text as it is can be seen.
  var isRunning: Bool {
    size?.isRunning ?? false || ink?.isRunning ?? false || fading?.isRunning ?? false
      || rolling?.isRunning ?? false
  }

  func move(
    from old: TextLook, to new: TextLook, _ transition: ContentTransition, numberFell: Bool,
    _ transaction: Transaction, of node: ViewNode
  ) {
    node.move(&size, from: old.run.font.size, to: new.run.font.size)
    node.move(&ink, from: old.ink, to: new.ink)
    guard old.run.text != new.run.text else { return }
    (fading, faded) = (nil, nil)
    guard transaction.animation != nil, transition.kind != .identity else {
      rolling = nil
      return
    }
    let clock = node.graph.clock
    let goesDown = transition.number == nil ? transition.countsDown : numberFell
    if transition.kind == .numericText, clock.isMoving,
      let line = RollingText.Line(new.run, node.graph.measurer)
    {
      if let rolling, rolling.isRunning {
        rolling.roll(to: line, down: goesDown, transaction)
      } else if let before = RollingText.Line(old.run, node.graph.measurer) {
        let rolling = RollingText(before, clock)
        rolling.roll(to: line, down: goesDown, transaction)
        self.rolling = rolling
      }
      if rolling?.isRunning == true { return }
    }
    rolling = nil
    let fading = Moving(1.0, clock)
    fading.move(to: 0, transaction)
    self.fading = fading
    faded = old
  }

  /// With letters as large as they are seen now.
  func sized(_ run: TextRun) -> TextRun {
    guard let size, size.isRunning else { return run }
    var run = run
    run.resize(to: max(1, size.shown))
    return run
  }

  /// - Parameter width: Where the lines of the text break as it is seen now.
  func draw(
    _ look: TextLook, width: CGFloat?, _ list: inout DisplayList, at place: CGPoint,
    in size: CGSize
  ) {
    var look = look
    look.run = sized(look.run)
    look.run.width = width
    ink.draw(look.ink, &list) { list, style in
      look.ink = style
      drawText(look, &list, at: place, in: size)
    }
  }

  private func drawText(
    _ look: TextLook, _ list: inout DisplayList, at place: CGPoint, in size: CGSize
  ) {
    if let rolling, rolling.isRunning {
      return rolling.draw(look, &list, at: place, in: CGRect(origin: place, size: size))
    }
    guard let fading, fading.isRunning, let faded else {
      return look.draw(&list, at: place, in: size)
    }
    look.draw(&list, at: place, in: size, opacity: 1 - fading.shown)
    faded.draw(&list, at: place, in: size, opacity: fading.shown)
  }
}
