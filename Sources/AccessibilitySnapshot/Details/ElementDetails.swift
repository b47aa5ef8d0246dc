// SPDX-License-Identifier: Apache-2.0

import Semantics

/// What an element answers beyond its node: facts that a screen reader may ask for and that an audit
/// compares. Each is nil where it was not asked, or not answered.
///
/// Copies share what they hold until one of them is changed, so that a copy is cheap.
public struct ElementDetails: Hashable, Sendable {
  private var content = Content(Content.Fields())

  public init() {}

  /// `Accessible.GetIndexInParent`. Asked of each parent's first and last child; where one of these
  /// says another place, of 16 of its children.
  public var indexInParent: Int? {
    get { content.fields.indexInParent }
    set { change { $0.indexInParent = newValue } }
  }

  /// Of elements with the interface Text that can be seen.
  public var text: TextDetails? {
    get { content.fields.text }
    set { change { $0.text = newValue } }
  }

  /// `Selection.NSelectedChildren`, of elements that can be seen and select among their children.
  public var selectedCount: Int? {
    get { content.fields.selectedCount }
    set { change { $0.selectedCount = newValue } }
  }

  /// `Image.ImageDescription`, of elements without a name.
  public var imageDescription: String? {
    get { content.fields.imageDescription }
    set { change { $0.imageDescription = newValue } }
  }

  /// Of elements with the interface Table that can be seen.
  public var table: TableDetails? {
    get { content.fields.table }
    set { change { $0.table = newValue } }
  }

  /// What stands at the middle of the element (`Component.GetAccessibleAtPoint` of its window).
  public var hit: HitDetails? {
    get { content.fields.hit }
    set { change { $0.hit = newValue } }
  }

  private mutating func change(_ edit: (inout Content.Fields) -> Void) {
    if !isKnownUniquelyReferenced(&content) { content = Content(content.fields) }
    edit(&content.fields)
  }

  public static func == (left: ElementDetails, right: ElementDetails) -> Bool {
    left.content === right.content || left.content.fields == right.content.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content.fields) }
}

extension ElementDetails: Codable {
  public init(from decoder: any Decoder) throws {
    content = Content(try Content.Fields(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws { try content.fields.encode(to: encoder) }
}

extension ElementDetails {
  /// It is changed only by details that hold it alone, and so may cross from thread to thread.
  private final class Content: @unchecked Sendable {
    struct Fields: Hashable, Codable {
      var indexInParent: Int?
      var text: TextDetails?
      var selectedCount: Int?
      var imageDescription: String?
      var table: TableDetails?
      var hit: HitDetails?
    }

    var fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }
}

/// What an element with the interface Text answers.
public struct TextDetails: Hashable, Sendable, Codable {
  /// Two offsets as the application gave them, in whatever order.
  public struct Selection: Hashable, Sendable, Codable {
    /// The first offset of the answer, in characters.
    public var begin: Int
    /// The second offset of the answer; it may lie before the first.
    public var end: Int

    public init(begin: Int, end: Int) {
      self.begin = begin
      self.end = end
    }
  }

  /// `Text.CharacterCount`, in characters (Unicode scalars).
  public var characterCount: Int
  /// `Text.CaretOffset`.
  public var caretOffset: Int
  /// The first 4000 characters of the text; nil where they were refused or not asked: a password is
  /// never read, nor a text with more characters than a text may have bytes.
  public var content: String?
  /// Characters that `Text.GetText(0, -1)` answered, also where only the first are kept.
  public var contentLength: Int?
  /// What `Text.GetSelection` answers for each selection; at most 16 are asked.
  public var selections: [Selection]

  public init(
    characterCount: Int, caretOffset: Int, content: String? = nil, contentLength: Int? = nil,
    selections: [Selection] = []
  ) {
    self.characterCount = characterCount
    self.caretOffset = caretOffset
    self.content = content
    self.contentLength = contentLength
    self.selections = selections
  }
}

/// What an element with the interface Table answers; cells are a sample of at most 25.
public struct TableDetails: Hashable, Sendable, Codable {
  /// One cell, as the table and the cell itself report it.
  public struct Cell: Hashable, Sendable, Codable {
    /// Where it was asked for (`Table.GetAccessibleAt`).
    public var row: Int
    /// The same for the column, from 0.
    public var column: Int
    /// Whether that leads to an object; nil where it was not answered.
    public var isThere: Bool?
    /// `Table.GetIndexAt(row, column)`.
    public var index: Int?
    /// `Table.GetRowAtIndex` and `GetColumnAtIndex` of that index.
    public var rowOfIndex: Int?
    /// The same for the column; nil where it was not answered.
    public var columnOfIndex: Int?
    /// `TableCell.Position`; nil where the cell does not have that interface.
    public var position: [Int]?

    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// `Table.NRows` and `NColumns`.
  public var rows: Int
  /// The same for columns, as the application gave it.
  public var columns: Int
  /// Whether `Table.Caption` leads to an element.
  public var hasCaption: Bool
  /// Columns for which `GetColumnHeader` leads to an element or `GetColumnDescription` is not empty,
  /// and how many were asked (at most 20).
  public var columnsWithHeader: Int
  /// How many columns were asked for a header.
  public var columnsAsked: Int
  /// The sample, in the order in which the cells were asked.
  public var cells: [Cell]

  public init(
    rows: Int, columns: Int, hasCaption: Bool = false, columnsWithHeader: Int = 0,
    columnsAsked: Int = 0, cells: [Cell] = []
  ) {
    self.rows = rows
    self.columns = columns
    self.hasCaption = hasCaption
    self.columnsWithHeader = columnsWithHeader
    self.columnsAsked = columnsAsked
    self.cells = cells
  }
}

/// What an application says stands at the middle of an element.
public enum HitDetails: Hashable, Sendable, Codable {
  case nothing
  /// An element of the tree: itself, or another.
  case element(ElementID)
  /// An object that is not in the tree, by its path on the bus.
  case stranger(path: String)
}
