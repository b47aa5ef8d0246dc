// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A picture that stands in a line of text in the place of a letter.
public struct InlinePicture: Hashable, Sendable {
  let content: Image.Content
  /// What is added to the name of a symbol.
  let variant: String
  /// In points.
  public var size: CGSize

  init(_ content: Image.Content, variant: String, size: CGSize) {
    self.content = content
    self.variant = variant
    self.size = size
  }

  /// A symbol's name, or that of a picture of the application's own.
  package var name: String {
    switch content {
    case .symbol(let name), .file(let name, _): name
    }
  }

  /// The file of a picture of the application's own; nil for a symbol.
  package var path: String? {
    if case .file(_, let path) = content { path } else { nil }
  }

  /// - Parameter path: Nil for a symbol.
  package init(name: String, path: String?, variant: String, size: CGSize) {
    self.init(
      path.map { .file(name, path: $0) } ?? .symbol(name), variant: variant, size: size)
  }

  /// What is added to the name of a symbol, as it is passed on.
  package var addedName: String { variant }

  /// How much of it stands above the line that letters stand on, in points.
  public var rise: CGFloat { size.height * Self.partAboveLine }

  /// As pictures stand that are views of their own.
  static let partAboveLine: CGFloat = 0.86

  /// The letter that keeps its place.
  static let letter: Character = "\u{FFFC}"

  @MainActor
  fileprivate func draw(
    _ list: inout DisplayList, in rect: CGRect, _ style: ResolvedStyle, _ weight: Font.Weight
  ) {
    switch content {
    case .symbol(let name):
      let isHeavy = weight.rawValue >= Font.Weight.semibold.rawValue
      Symbol(name, variant: variant)
        .draw(&list, in: rect, style, weight: isHeavy ? 1.35 : 1)
    case .file(_, let path?) where PictureFile.size(of: path) != nil:
      list.items.append(.picture(path, rect))
    case .file: Symbol.missing.draw(&list, in: rect, style, weight: 1)
    }
  }
}

extension DisplayList {
  /// Draws the pictures in the lines of a text, in its own style or that of their span.
  @MainActor
  mutating func append(
    picturesOf run: TextRun, at place: CGPoint, in style: ResolvedStyle,
    _ measurer: any TextMeasurer
  ) {
    guard run.spans.contains(where: { $0.picture != nil }) else { return }
    let lines = measurer.lines(of: run)
    for span in run.spans {
      guard let picture = span.picture,
        let line = lines.first(where: { $0.range.contains(span.range.lowerBound) })
      else { continue }
      let index = span.range.lowerBound - line.range.lowerBound
      guard line.edges.indices.contains(index + 1) else { continue }
      let middle = (line.edges[index] + line.edges[index + 1]) / 2
      let rect = CGRect(
        x: place.x + middle - picture.size.width / 2,
        y: place.y + line.top + (line.height - picture.size.height) / 2 - span.rise,
        width: picture.size.width, height: picture.size.height)
      picture.draw(&self, in: rect, span.color.map { .color($0) } ?? style, span.font.weight)
    }
  }
}

extension Text {
  /// A picture as a part of a text: as large as the letters round it, and read as the words that it
  /// stands for.
  nonisolated public init(_ image: Image) {
    let words = image.isDecorative ? "" : image.label ?? image.words
    self.init(verbatim: words.isEmpty ? " " : words)
    var span = Span(range: 0..<string.count, style: Style())
    span.picture = image.content
    spans = [span]
  }
}

extension Image {
  /// What it stands for, where nobody says.
  nonisolated fileprivate var words: String {
    switch content {
    case .symbol(let name): Symbol(name).words
    case .file(let name, _): Self.words(of: name)
    }
  }
}
