// SPDX-License-Identifier: Apache-2.0

/// A text that people can read by the character: what stands in a field, where the caret is, and
/// where its lines are.
///
/// Offsets count characters as people see them (`Character`), from 0 before the first. A platform
/// that counts otherwise converts them.
public struct TextContent: Hashable, Sendable {
  /// What stands there; for what must not be read, as many bullets as it has characters.
  public var text: String
  /// Where typed text goes.
  public var caret: Int
  /// What is selected; nil for nothing.
  public var selection: Range<Int>?
  /// In their order, also those that are scrolled out of sight; empty where nobody knows them.
  public var lines: [Line]
  /// In the order in which they stand; none may reach into another.
  public var links: [Link] = []
  /// How the letters look that are in no run.
  public var style = Style()
  /// What looks otherwise, in the order in which it stands; none may reach into another.
  public var runs: [Run] = []

  /// A part of the text that leads somewhere.
  public struct Link: Hashable, Sendable {
    /// The characters of the link.
    public var range: Range<Int>
    /// The element that stands for it, one with a ``LinkContent``.
    public var element: ElementID

    public init(range: Range<Int>, element: ElementID) {
      self.range = range
      self.element = element
    }
  }

  /// One line as it is shown.
  public struct Line: Hashable, Sendable {
    /// The characters of the line, without the line feed at its end.
    public var range: Range<Int>
    /// From the top of the element's frame, in the units of the frame.
    public var top: Double
    /// In the units of the frame.
    public var height: Double
    /// From the left of the element's frame, one more than the line has characters: where each begins
    /// and the last one ends. Empty for a line that nobody has measured.
    public var edges: [Double]

    public init(range: Range<Int>, top: Double, height: Double, edges: [Double]) {
      self.range = range
      self.top = top
      self.height = height
      self.edges = edges
    }
  }

  public init(
    _ text: String, caret: Int = 0, selection: Range<Int>? = nil, lines: [Line] = []
  ) {
    self.text = text
    self.caret = caret
    self.selection = selection
    self.lines = lines
  }

  /// What stands for each character that must not be read.
  public static let bullet: Character = "\u{2022}"
}

/// What an assistive technology asks of a text. Offsets count characters as people see them; those
/// beyond the ends count as the ends.
public enum TextRequest: Hashable, Sendable {
  case setCaret(Int)
  /// An empty range leaves nothing selected.
  case select(Range<Int>)
  case setContents(String)
  case insert(String, at: Int)
  case delete(Range<Int>)
  case cut(Range<Int>)
  case copy(Range<Int>)
  case paste(at: Int)

  /// Whether the text may be another one after it.
  public var changesText: Bool {
    switch self {
    case .setCaret, .select, .copy: false
    case .setContents, .insert, .delete, .cut, .paste: true
    }
  }
}

/// How the text of one element changed, in Unicode scalars.
struct TextDifference {
  /// Where the texts begin to differ.
  var offset = 0
  var deleted = ""
  var inserted = ""

  init(_ old: String, _ new: String) {
    if old == new, old.unicodeScalars.count == new.unicodeScalars.count { return }
    let (old, new) = (Array(old.unicodeScalars), Array(new.unicodeScalars))
    let shorter = min(old.count, new.count)
    while offset < shorter, old[offset] == new[offset] { offset += 1 }
    var kept = 0
    while kept < shorter - offset, old[old.count - 1 - kept] == new[new.count - 1 - kept] {
      kept += 1
    }
    deleted = Self.string(old[offset..<(old.count - kept)])
    inserted = Self.string(new[offset..<(new.count - kept)])
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
