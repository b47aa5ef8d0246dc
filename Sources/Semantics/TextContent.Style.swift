// SPDX-License-Identifier: Apache-2.0

extension TextContent {
  /// How letters look. What is nil is not known, or in a ``Run`` not other than in the text round it.
  public struct Style: Hashable, Sendable {
    /// The name of the family that was asked for ("Serif").
    public var family: String?
    /// In points.
    public var size: Double?
    /// How thick strokes are, by the numbers of CSS and Fontconfig: 400 for regular, 700 for bold.
    public var weight: Int?
    /// Whether letters slant.
    public var isItalic: Bool?
    /// The line below the letters.
    public var underline: Underline?
    /// Whether a line is drawn through the letters.
    public var isStruckThrough: Bool?
    /// What the letters are drawn in.
    public var color: Color?
    /// What is behind the letters.
    public var background: Color?
    /// What else there is to say, in the platform's own words (AT-SPI's "language", "justification").
    public var others: [String: String] = [:]

    public init() {}

    /// A line below letters.
    public enum Underline: String, Hashable, Sendable, CaseIterable {
      case none, single, double
      /// That of a spelling checker.
      case error
    }

    /// A colour in sRGB, without what it lets through.
    public struct Color: Hashable, Sendable {
      /// From 0 to 255.
      public var red: UInt8
      /// From 0 to 255.
      public var green: UInt8
      /// From 0 to 255.
      public var blue: UInt8

      public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
      }
    }
  }

  /// Characters that look other than the text round them.
  public struct Run: Hashable, Sendable {
    /// The characters of the run.
    public var range: Range<Int>
    /// What is other than in the text's own ``TextContent/style``.
    public var style: Style

    public init(range: Range<Int>, style: Style) {
      self.range = range
      self.style = style
    }
  }

  /// Whether letters look other than before, beside that they stand elsewhere because of an edit.
  func looksLike(_ other: TextContent) -> Bool {
    guard style == other.style else { return false }
    return text == other.text ? runs == other.runs : runs.map(\.style) == other.runs.map(\.style)
  }
}
