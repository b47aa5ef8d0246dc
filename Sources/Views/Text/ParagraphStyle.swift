// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the letters and lines of the texts inside stand to each other.
struct ParagraphStyle: Hashable {
  var lineSpacing: CGFloat = 0
  var tracking: CGFloat = 0
  var rise: CGFloat = 0
  var truncation = TextRun.Truncation.tail
  /// How small letters may become so that all of a text is seen, beside their own size.
  var leastScale: CGFloat = 1
  /// For how many lines there is room, however few a text has.
  var leastLines = 1
}

extension View {
  /// Room between the lines of the texts inside beside that of their font, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    paragraph { $0.lineSpacing = max(0, lineSpacing) }
  }

  /// Room between the letters of the texts inside beside that of their font, in points.
  public func tracking(_ tracking: CGFloat) -> some View {
    paragraph { $0.tracking = tracking }
  }

  /// The same as ``tracking(_:)``.
  public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// How far the letters of the texts inside stand above their line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    paragraph { $0.rise = baselineOffset }
  }

  /// Which part of the texts inside is left out that have too little room.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    paragraph { $0.truncation = mode }
  }

  /// Lets the letters of the texts inside become so much smaller where all of a text has too little
  /// room: 0.5 for half of their size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    paragraph { $0.leastScale = min(max(factor, 0.05), 1) }
  }

  /// Accepted for the sake of the source: letters keep their distance.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// How wide the letters of the texts inside are; nil for the family's own.
  public func fontWidth(_ width: Font.Width?) -> some View {
    transformEnvironment(\.known) { $0.font.width = width ?? .standard }
  }

  private func paragraph(_ change: @escaping (inout ParagraphStyle) -> Void) -> some View {
    transformEnvironment(\.known) { change(&$0.paragraph) }
  }
}

extension Text {
  /// SwiftUI's name for ``TextRun/Truncation``.
  public typealias TruncationMode = TextRun.Truncation

  /// Room between letters beside that of the font, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }

  /// The same as ``tracking(_:)``.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }

  /// How far the letters stand above their line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    styled { $0.rise = baselineOffset }
  }

  /// How wide the letters are; nil for the font's own.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = width } }

  /// The desktop's family of another design; nil for the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.design = design }
  }
}
