// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

/// A line of text whose characters come and go one by one, as those of a counter do.
@MainActor
final class RollingText {
  /// A text and where its characters stand, in points from its left.
  struct Line {
    /// More characters than that fade all together.
    private static let longest = 80

    let characters: [Character]
    let edges: [CGFloat]
    let fontSize: CGFloat

    /// Nil for a text of several lines, and for one that does not run from left to right.
    @MainActor
    init?(_ run: TextRun, _ measurer: any TextMeasurer) {
      guard run.width == nil, run.spans.isEmpty, run.text.count <= Self.longest,
        !run.text.contains(where: \.isNewline)
      else { return nil }
      characters = Array(run.text)
      edges = measurer.edges(of: run)
      fontSize = run.font.size
      guard edges.count == characters.count + 1,
        zip(edges, edges.dropFirst()).allSatisfy({ $0 <= $1 })
      else { return nil }
    }

    /// Which characters of another line stay as which of this one: those at the beginning, those at
    /// the end, and in between, counted from the end as the digits of numbers are, those that are the
    /// same.
    func partners(in other: Line) -> [Int?] {
      var partners = [Int?](repeating: nil, count: characters.count)
      let common = min(characters.count, other.characters.count)
      var head = 0
      while head < common, characters[head] == other.characters[head] {
        partners[head] = head
        head += 1
      }
      for fromEnd in 1..<max(1, common - head + 1) {
        let (own, theirs) = (characters.count - fromEnd, other.characters.count - fromEnd)
        if characters[own] == other.characters[theirs] { partners[own] = theirs }
      }
      return partners
    }
  }

  /// One character, there or on its way.
  private struct Glyph {
    let character: Character
    /// From the text's left, in points.
    let x: Moving<CGFloat>
    /// 0 for gone, 1 for there.
    let presence: Moving<Double>
    /// Where it comes from or goes to: 1 for below, -1 for above.
    var side: CGFloat

    @MainActor var isRunning: Bool { x.isRunning || presence.isRunning }
  }

  /// How far a character rolls, in sizes of the font.
  private static let reach: CGFloat = 0.7

  private let clock: MotionClock
  private var line: Line
  private var glyphs: [Glyph]
  private var leaving: [Glyph] = []

  init(_ line: Line, _ clock: MotionClock) {
    self.line = line
    self.clock = clock
    glyphs = line.characters.indices.map { index in
      Glyph(
        character: line.characters[index], x: Moving(line.edges[index], clock),
        presence: Moving(1, clock), side: 1)
    }
  }

  var isRunning: Bool {
    glyphs.contains(where: \.isRunning) || leaving.contains(where: \.isRunning)
  }

  /// Sends the characters on their way to another line.
  func roll(to next: Line, down: Bool, _ transaction: Transaction) {
    let side: CGFloat = down ? -1 : 1
    let partners = next.partners(in: line)
    let staying = Set(partners.compactMap(\.self))
    leaving.removeAll { !$0.isRunning }
    for index in glyphs.indices where !staying.contains(index) {
      var glyph = glyphs[index]
      glyph.side = -side
      glyph.presence.move(to: 0, transaction)
      leaving.append(glyph)
    }
    glyphs = next.characters.indices.map { index in
      if let partner = partners[index] {
        let glyph = glyphs[partner]
        glyph.x.move(to: next.edges[index], transaction)
        return glyph
      }
      let glyph = Glyph(
        character: next.characters[index], x: Moving(next.edges[index], clock),
        presence: Moving(0, clock), side: side)
      glyph.presence.move(to: 1, transaction)
      return glyph
    }
    line = next
  }

  /// Draws the characters as they are seen now, those that stand side by side together.
  func draw(_ look: TextLook, _ list: inout DisplayList, at place: CGPoint, in room: CGRect) {
    var index = 0
    while index < glyphs.count {
      let first = index
      index += 1
      if !glyphs[first].presence.isRunning {
        let shift = glyphs[first].x.shown - line.edges[first]
        while index < glyphs.count, !glyphs[index].presence.isRunning,
          abs(glyphs[index].x.shown - line.edges[index] - shift) < 0.01
        { index += 1 }
      }
      let text = String(line.characters[first..<index])
      draw(text, glyphs[first], look, &list, at: place, in: room)
    }
    for glyph in leaving where glyph.isRunning {
      draw(String(glyph.character), glyph, look, &list, at: place, in: room)
    }
  }

  private func draw(
    _ text: String, _ glyph: Glyph, _ look: TextLook, _ list: inout DisplayList,
    at place: CGPoint, in room: CGRect
  ) {
    var piece = look
    piece.run.text = text
    piece.run.width = nil
    piece.run.alignment = .leading
    let presence = min(max(glyph.presence.shown, 0), 1)
    let scale = line.fontSize > 0 ? look.run.font.size / line.fontSize : 1
    let way = glyph.side * (1 - presence) * look.run.font.size * Self.reach
    piece.draw(
      &list, at: CGPoint(x: place.x + glyph.x.shown * scale, y: place.y + way), in: room,
      opacity: presence)
  }
}
