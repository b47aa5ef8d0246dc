// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Views

@testable import WindowHost

@MainActor
@Suite struct TextMeasurerTests {
  private let measurer = PangoTextMeasurer()

  private func size(
    _ text: String, font: Font = .body, width: CGFloat? = nil, lineLimit: Int? = nil,
    alignment: TextRun.Alignment = .leading
  ) -> TextSize {
    measurer.size(
      of: TextRun(
        text: text, font: font, color: .black, alignment: alignment, width: width,
        lineLimit: lineLimit))
  }

  @Test func `a longer text is wider`() {
    #expect(size("Volume").width > size("Vol").width)
    #expect(size("Vol").width > 0)
  }

  @Test func `a larger or bolder font takes more room`() {
    let small = size("Volume", font: .system(size: 12))
    let large = size("Volume", font: .system(size: 24))
    #expect(large.width > small.width && large.height > small.height)
    #expect(size("Volume", font: .body.bold()).width > size("Volume").width)
  }

  @Test func `a narrow width breaks lines and is kept`() {
    let text = "Turn the dial with the arrow keys, or drag it with a finger."
    let one = size(text)
    let several = size(text, width: 150)
    #expect(several.height >= one.height * 2)
    #expect(several.width <= 150)
  }

  @Test func `a line limit bounds the height`() {
    let text = String(repeating: "word ", count: 50)
    #expect(size(text, width: 120, lineLimit: 1).height == size("word").height)
    #expect(
      size(text, width: 120, lineLimit: 3).height < size(text, width: 120).height)
  }

  @Test func `a text measured once fits into what was measured`() {
    let free = size("A title of several words")
    let boxed = size("A title of several words", width: free.width)
    #expect(boxed == free)
  }

  @Test func `alignment moves lines and does not widen the box`() {
    let leading = size("Two\nlines, one longer", width: 400)
    #expect(size("Two\nlines, one longer", width: 400, alignment: .center) == leading)
  }

  @Test func `lines are where they are drawn, with a place for each character`() {
    let text = "Turn the dial \u{1F469}\u{200D}\u{1F467}.\r\n\nOr drag it with a finger."
    for alignment in [TextRun.Alignment.leading, .center, .trailing] {
      let run = TextRun(
        text: text, font: .body, color: .black, alignment: alignment, width: 110)
      let (size, lines) = (measurer.size(of: run), measurer.lines(of: run))
      #expect(lines.count > 4)
      #expect(lines.allSatisfy { $0.edges.count == $0.range.count + 1 })
      #expect(lines.first?.top == 0)
      #expect(zip(lines, lines.dropFirst()).allSatisfy { $0.top + $0.height <= $1.top + 0.01 })
      #expect(abs((lines.last.map { $0.top + $0.height } ?? 0) - size.height) <= 1)
      // A space at the end of a line stands out of it.
      #expect(lines.allSatisfy { ($0.edges.min() ?? -1) >= -6 })
      #expect(lines.allSatisfy { ($0.edges.max() ?? 999) <= size.width + 6 })
      // Each character is in a line, but for the two line feeds.
      let inside = lines.flatMap { Array($0.range) }
      #expect(inside.count == text.count - 2 && Set(inside).count == inside.count)
      #expect(lines.filter { !$0.isWrapped }.count == 3)
    }
  }

  @Test func `a text from right to left, of one line, and without letters has its lines`() {
    func lines(_ text: String, lineLimit: Int? = nil) -> [TextRun.Line] {
      measurer.lines(
        of: TextRun(text: text, font: .body, color: .black, width: 60, lineLimit: lineLimit))
    }
    let hebrew = lines("\u{5D0}\u{5D1}\u{5D2}")
    #expect(hebrew.count == 1)
    #expect((hebrew.first?.edges.first ?? 0) > (hebrew.first?.edges.last ?? 0))
    let cut = lines("many words in little room", lineLimit: 1)
    #expect(cut.map(\.range) == [0..<25])
    #expect(lines("").map(\.range) == [0..<0])
    #expect(lines("\n").map(\.range) == [0..<0, 1..<1])
    #expect(lines("a\0b").map(\.range) == [0..<3])
  }

  @Test func `the first baseline lies inside the first line`() {
    let size = size("Volume\n35 %")
    #expect(size.firstBaseline > 0 && size.firstBaseline < size.height / 2)
  }

  @Test func `an empty text is as high as a line`() {
    #expect(size("").height == size("x").height)
    #expect(size("").width == 0)
  }

  @Test func `strange texts and sizes give finite boxes`() {
    let runs = [
      size("a\0b"), size("\u{202E}abc\u{FEFF}"), size("x", font: .system(size: .nan)),
      size("x", font: .system(size: -4)), size("x", width: .infinity), size("x", width: .nan),
      size("word word", width: -10), size("x", width: 10, lineLimit: -1),
    ]
    for run in runs {
      #expect(run.width.isFinite && run.height.isFinite && run.height > 0)
    }
  }

  @Test func `the cache of layouts is bounded`() {
    let layouts = TextLayouts(capacity: 10)
    for number in 0..<100 {
      _ = layouts.layout(for: TextRun(text: "\(number)", font: .body, color: .black))
    }
    #expect(layouts.count <= 20)
  }

  @Test func `a change of colour is no new layout`() {
    let layouts = TextLayouts(capacity: 10)
    let black = layouts.layout(for: TextRun(text: "a", font: .body, color: .black))
    let red = layouts.layout(for: TextRun(text: "a", font: .body, color: .red))
    #expect(black === red)
    #expect(black != nil)
  }

  @Test func `a picture in a line has its own room`() {
    let measurer = PangoTextMeasurer()
    var run = TextRun(text: "a\u{FFFC}b", font: .body, color: .black)
    var span = TextRun.Span(range: 1..<2, font: .body)
    span.picture = InlinePicture(
      name: "star", path: nil, variant: "", size: CGSize(width: 40, height: 16))
    run.spans = [span]
    let edges = measurer.edges(of: run)
    #expect(edges.count == 4 && abs(edges[2] - edges[1] - 40) < 0.1)
    let plain = measurer.size(of: TextRun(text: "ab", font: .body, color: .black))
    #expect(measurer.size(of: run).height <= plain.height + 2)
  }

  @Test func `the last line of a text has a baseline of its own`() {
    let measurer = PangoTextMeasurer()
    let one = measurer.size(of: TextRun(text: "a", font: .body, color: .black))
    let two = measurer.size(of: TextRun(text: "a\nb", font: .body, color: .black))
    #expect(one.lastBaseline == one.firstBaseline && two.firstBaseline == one.firstBaseline)
    #expect(abs(two.height - two.lastBaseline - (one.height - one.lastBaseline)) <= 1)
  }
}
