// SPDX-License-Identifier: Apache-2.0

/// A text broken into lines, and where its characters stand in them.
public struct TextLines: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The characters of the line, without a line feed at its end.
    public var range: Range<Int>
    /// Where each character begins, in points from the line's left, and where the last one ends.
    public var edges: [Double]
    /// Whether the text goes on in the next line without a line feed.
    public var isWrapped: Bool
    /// From the top of the text, in points.
    public var top: Double
    /// In points.
    public var height: Double

    public init(
      range: Range<Int>, edges: [Double], isWrapped: Bool, top: Double = 0, height: Double = 0
    ) {
      self.range = range
      self.edges = edges
      self.isWrapped = isWrapped
      self.top = top
      self.height = height
    }

    /// Where a caret stands before the character at the offset.
    public func x(of offset: Int) -> Double {
      guard !edges.isEmpty else { return 0 }
      return edges[min(max(0, offset - range.lowerBound), edges.count - 1)]
    }

    /// The caret's place that is nearest to a point of the line.
    public func offset(nearest x: Double) -> Int {
      let best = edges.indices.min { abs(edges[$0] - x) < abs(edges[$1] - x) } ?? 0
      return min(range.lowerBound + best, range.upperBound)
    }
  }

  /// Never empty.
  public let lines: [Line]
  /// That of the first line, in points.
  public var lineHeight: Double { lines[0].height }

  /// Lines that somebody else has broken, in their order.
  public init(_ lines: [Line]) {
    self.lines = lines.isEmpty ? TextLines().lines : lines
  }

  /// Lines that are all of one height.
  ///
  /// - Parameters:
  ///   - width: Where lines break, in points: behind spaces, or inside of a word that is longer than
  ///     a line; nil for no limit.
  ///   - edges: Where each character of a paragraph begins, and where the last one ends; points.
  public init(
    _ characters: [Character], width: Double?, lineHeight: Double, edges: (String) -> [Double]
  ) {
    var lines: [Line] = []
    var start = 0
    while true {
      let end = characters[start...].firstIndex(where: \.isNewline) ?? characters.count
      lines += Self.broken(characters, start..<end, width, edges(String(characters[start..<end])))
      guard end < characters.count else { break }
      start = end + 1
    }
    for index in lines.indices {
      lines[index].top = Double(index) * lineHeight
      lines[index].height = lineHeight
    }
    self.lines = lines
  }

  /// A text that nobody has measured, in one line a paragraph.
  public init(_ characters: [Character] = []) {
    self.init(characters, width: nil, lineHeight: 0) { paragraph in
      [Double](repeating: 0, count: paragraph.count + 1)
    }
  }

  private static func broken(
    _ characters: [Character], _ paragraph: Range<Int>, _ width: Double?, _ measured: [Double]
  ) -> [Line] {
    let base = paragraph.lowerBound
    let edges =
      measured.count == paragraph.count + 1
      ? measured : [Double](repeating: 0, count: paragraph.count + 1)
    func line(_ range: Range<Int>, isWrapped: Bool) -> Line {
      let first = edges[range.lowerBound - base]
      return Line(
        range: range,
        edges: edges[(range.lowerBound - base)...(range.upperBound - base)].map { $0 - first },
        isWrapped: isWrapped)
    }
    guard let width, edges.last ?? 0 > width else { return [line(paragraph, isWrapped: false)] }
    var lines: [Line] = []
    var start = base
    while start < paragraph.upperBound {
      let first = edges[start - base]
      var fit = start
      while fit < paragraph.upperBound, edges[fit + 1 - base] - first <= width { fit += 1 }
      if fit == paragraph.upperBound { break }
      // Spaces may stand out of the line.
      var end = fit
      while end < paragraph.upperBound, characters[end].isWhitespace { end += 1 }
      if end == fit {
        while end > start, !characters[end - 1].isWhitespace { end -= 1 }
        if end == start { end = max(fit, start + 1) }
      }
      if end == paragraph.upperBound { break }
      lines.append(line(start..<end, isWrapped: true))
      start = end
    }
    lines.append(line(start..<paragraph.upperBound, isWrapped: false))
    return lines
  }

  /// Which line a caret at the offset stands in; where a line was wrapped, in the next one.
  public func index(of offset: Int) -> Int {
    last { $0.range.lowerBound <= offset }
  }

  /// The last line of which something is true that is true of those before it; else the first.
  private func last(where isTrue: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(lines[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// The offset that is nearest to a point, in points from the top left of the text.
  public func offset(x: Double, y: Double) -> Int {
    guard lineHeight > 0, y.isFinite, x.isFinite else { return 0 }
    let line = lines[last { $0.top <= y }]
    return caret(line, line.offset(nearest: x))
  }

  /// Behind the last character of a wrapped line a caret would stand in the next one.
  private func caret(_ line: Line, _ offset: Int) -> Int {
    line.isWrapped && offset == line.range.upperBound && !line.range.isEmpty ? offset - 1 : offset
  }

  func lineStart(of offset: Int) -> Int { lines[index(of: offset)].range.lowerBound }

  func lineEnd(of offset: Int) -> Int {
    let line = lines[index(of: offset)]
    return caret(line, line.range.upperBound)
  }

  /// The offset so many lines further down at the same distance from the left; nil beyond the ends.
  func offset(from offset: Int, lines count: Int, x: Double?) -> (offset: Int, x: Double)? {
    let from = index(of: offset)
    let x = x ?? lines[from].x(of: offset)
    let to = from + count
    guard lines.indices.contains(to) else { return nil }
    return (caret(lines[to], lines[to].offset(nearest: x)), x)
  }
}
