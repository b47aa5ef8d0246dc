// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// "Row 3, column 2, price" is spoken from the table's own numbers and headers.
///
/// Whether the table has a name is `container-name`'s question.
struct TableStructureRule: Rule {
  let id = "table-structure"
  let help = "A table's cells have the places that it says, and its columns have headers"
  let advice =
    "Let GetIndexAt, GetRowAtIndex, GetColumnAtIndex and the cell's Position agree, and give each"
    + " column a header or a description."
  let impact = Impact.serious
  let standards: [Standard] = [.wcag("1.3.1"), .en("11.5.2.6"), .section508("502.3.3")]
  let applicability =
    Condition.hasRole([.table, .treeTable, .tree, .documentSpreadsheet]) && .isShowing
    && Condition("answers Table, or is a column view of GTK 4") { node, context in
      node.interfaces.contains(.table)
        || node.role == .treeTable && context.toolkit.has(.namesByClass)
    }

  let expectations = [
    Expectation(
      "wrong-size",
      Condition("has no negative number of rows or columns") { node, context in
        guard let table = try places(node, context) else { return true }
        return table.rows >= 0 && table.columns >= 0
      },
      message: { node, context in
        let table = context.details(of: node)?.table
        return "it says \(table?.rows ?? 0) rows and \(table?.columns ?? 0) columns"
      }),
    Expectation(
      "wrong-place",
      Condition(
        "gives each cell of a sample an index, and a position, that lead back to its row and column"
      ) { node, context in
        try places(node, context).map(stray)?.isEmpty ?? true
      },
      review: Condition("has a cell that may reach over several rows or columns") {
        node, context in
        let table = try table(node, context)
        return stray(table).allSatisfy { isPerhapsSpanned($0, table) }
      },
      message: { node, context in
        guard let cell = context.details(of: node)?.table.map(stray)?.first else { return "" }
        return "the cell at row \(cell.row), column \(cell.column) says " + place(of: cell)
      }),
    Expectation(
      "no-headers",
      Condition("has a header or a description for a column, where it has several of both kinds") {
        node, context in
        guard let table = try places(node, context) else { return true }
        return table.rows < 2 || table.columnsAsked < 2 || table.columnsWithHeader > 0
      },
      review: .always,
      message: { node, context in
        let table = context.details(of: node)?.table
        return "none of its \(table?.columns ?? 0) columns has a header"
      }),
    Expectation(
      "hidden-headers",
      Condition("shows the headers that it has, where three of its columns or more have words") {
        node, context in
        try !hidesHeaders(node, context)
      },
      review: .always,
      message: { node, context in
        let columns = context.details(of: node)?.table?.columns ?? 0
        return "none of the headers of its \(columns) columns is on the screen"
      }),
    Expectation(
      "drawn-headers",
      Condition(
        "has headers of its own on the screen, where labels stand in a row over its columns, one over each"
      ) { node, context in
        labelsOverColumns(of: node, context).isEmpty
      },
      review: .always,
      message: { node, context in
        let labels = labelsOverColumns(of: node, context).map { "\"\(Escaped.brief($0.name))\"" }
        return
          "its headers are labels above it, \(labels.joined(separator: ", ")), and none of its own"
          + " is on the screen"
      }),
    Expectation(
      "numbered-headers",
      Condition(
        "has headers that say more than the numbers of its columns, where those or other headers have words"
      ) {
        node, context in
        !hasNumbersAlone(node, context) && numberedHeader(of: node, context) == nil
      },
      review: .always,
      message: { node, context in
        numberedHeader(of: node, context).map {
          "the header \"\($0.name)\" only numbers its column, and others say what is in theirs"
        } ?? "its headers only number its columns"
      }),
    Expectation(
      "empty-header",
      Condition("says in the header of each column with words what they are, where others do") {
        node, context in
        try emptyHeader(of: node, context) == nil
      },
      review: .always,
      message: { node, context in
        let word = try? emptyHeader(of: node, context)
        return "the header over \"\(Escaped.brief(word ?? ""))\" says nothing"
      }),
    Expectation(
      "twin-headers",
      Condition("calls no two of its columns by one header") { node, context in
        twinHeader(of: node, context) == nil
      },
      review: .always,
      message: { node, context in
        "two of its columns have the header \"\(Escaped.brief(twinHeader(of: node, context) ?? ""))\""
      }),
    Expectation(
      "wordless-column",
      Condition(
        "says in words what the pictures or controls in a column tell whose header has words"
      ) {
        node, context in
        wordlessColumns(of: node, context).isEmpty
      },
      review: .always,
      message: { node, context in
        let headers = wordlessColumns(of: node, context).map { "\"\(Escaped.brief($0.name))\"" }
        return
          "the cells below \(headers.joined(separator: ", ")) show pictures or controls, and none"
          + " has words"
      }),
  ]

  private static func headers(of table: Node, _ context: AuditContext) -> [Node] {
    context.children(of: table).filter { $0.role == .tableColumnHeader && $0.states[.showing] }
  }

  private static func twinHeader(of table: Node, _ context: AuditContext) -> String? {
    var seen: Set<String> = []
    return headers(of: table, context).map { context.name(of: $0) }
      .first { $0.count(where: \.isLetter) > 1 && !seen.insert($0).inserted }
  }

  /// The headers of columns in which pictures alone are seen, or what Qt publishes of no cell: a control that
  /// was put into it.
  private static func wordlessColumns(of table: Node, _ context: AuditContext) -> [Node] {
    guard context.trustsPlaces else { return [] }
    let inside = context.children(of: table).filter { $0.states[.showing] }
    return inside.filter { header in
      guard header.role == .tableColumnHeader, !context.name(of: header).isEmpty else {
        return false
      }
      let cells = self.cells(of: inside, below: header)
      let isPlain = cells.allSatisfy { cell in
        context.name(of: cell).isEmpty && cell.description.trimmed.isEmpty && cell.value == nil
          && !cell.states[.checkable] && !cell.actions.contains { $0.name == "toggle" }
          && cell.children.isEmpty
      }
      guard isPlain else { return false }
      let drawn = cells.count { context.evidence.appearances[$0.id]?.isDrawn ?? false }
      return drawn > 1 && drawn * 2 >= cells.count
    }
  }

  /// Those in whose column the header stands.
  private static func cells(of inside: [Node], below header: Node) -> [Node] {
    guard let over = header.frame, !over.isEmpty else { return [] }
    return inside.filter { cell in
      guard cell.role == .tableCell, let frame = cell.frame, !frame.isEmpty else { return false }
      let middle = frame.x + frame.width / 2
      return middle > over.x && middle < over.maxX
    }
  }

  /// The one that has its column's number, where the others have words.
  private static func numberedHeader(of table: Node, _ context: AuditContext) -> Node? {
    let headers = headers(of: table, context)
    let numbered = headers.enumerated().filter { $0.element.name.trimmed == "\($0.offset + 1)" }
    guard headers.count > 2, numbered.count == 1, let one = numbered.first?.element,
      headers.allSatisfy({ $0.id == one.id || $0.name.contains(where: \.isLetter) })
    else { return nil }
    return one
  }

  /// What Qt writes over columns that nobody has given a header. A board or a matrix has no words.
  private static func hasNumbersAlone(_ table: Node, _ context: AuditContext) -> Bool {
    let headers = headers(of: table, context).map { context.name(of: $0) }
    guard headers.count > 1, headers == (1...headers.count).map(String.init) else { return false }
    let words = context.children(of: table).filter { cell in
      cell.role == .tableCell && cell.states[.showing] && cell.name.trimmed.count > 1
        && cell.name.contains(where: \.isLetter)
    }
    return words.count > 1
  }

  /// Two columns of words explain each other in many lists; of three few do.
  private static let fewColumns = 3

  private static func hidesHeaders(_ table: Node, _ context: AuditContext) throws -> Bool {
    let inside = context.children(of: table)
    let headers = inside.filter { $0.role == .tableColumnHeader }
    guard headers.count >= fewColumns, !headers.contains(where: { $0.states[.showing] }),
      try Self.table(table, context).rows > 1, context.trustsPlaces,
      // Qt calls a view and its cells showing on a page that is not.
      context.ancestors(of: table).allSatisfy({
        $0.states[.showing] || $0.id == context.tree.root
      })
    else { return false }
    return columns(of: inside).count >= fewColumns
  }

  /// Where its columns with words begin, and where they end.
  private static func columns(of inside: [Node]) -> [Double: Double] {
    var columns: [Double: Double] = [:]
    for cell in inside where cell.role == .tableCell && cell.states[.showing] {
      guard let frame = cell.frame, !frame.isEmpty,
        cell.name.contains(where: { $0.isLetter || $0.isNumber })
          // GTK 3's check marks.
          || cell.actions.contains(where: { $0.name == "toggle" })
      else { continue }
      columns[frame.x] = max(columns[frame.x] ?? 0, frame.maxX)
    }
    return columns
  }

  /// Labels of a word or two right above a table without headers, as many as it has columns, each about over its
  /// own.
  private static func labelsOverColumns(of table: Node, _ context: AuditContext) -> [Node] {
    guard context.trustsPlaces, let frame = table.frame, !frame.isEmpty,
      headers(of: table, context).isEmpty
    else { return [] }
    let columns = columns(of: context.children(of: table)).sorted { $0.key < $1.key }
    guard columns.count > 1, let window = context.window(of: table.id) else { return [] }
    let labels = context.index(ShowingLabels.self).labels(in: window.id).filter { label in
      guard let place = label.frame, !place.isEmpty else { return false }
      return place.maxY <= frame.y + 1 && frame.y - place.maxY <= farthestLabel
        && place.x < frame.maxX && frame.x < place.maxX
    }.sorted { ($0.frame?.x ?? 0) < ($1.frame?.x ?? 0) }
    guard labels.count == columns.count, let first = labels.first?.frame,
      zip(labels, columns).allSatisfy({ label, column in
        let words = ComparedText(label.name)
        guard let place = label.frame, words.isHuman, words.words.count < 4,
          !label.name.contains(where: \.isNumber), !label.name.trimmed.hasSuffix(":"),
          !context.isPartOfControl(label)
        else { return false }
        let middle = place.x + place.width / 2
        return place.sharesLine(with: first) && middle > column.key - farthestLabel
          && middle < column.value + farthestLabel
      })
    else { return [] }
    return labels
  }

  /// From the words above a table, and from the column that they are meant for, in points.
  private static let farthestLabel = 24.0

  /// What a cell says that stands under a header without words, in a table whose other headers have
  /// some. A column of pictures or marks may do without.
  private static func emptyHeader(of table: Node, _ context: AuditContext) throws -> String? {
    guard table.interfaces.contains(.table) else { return emptyTitle(of: table, context) }
    let inside = context.children(of: table)
    let headers = headers(of: table, context)
    let empty = headers.filter { context.name(of: $0).isEmpty && $0.description.trimmed.isEmpty }
    guard !empty.isEmpty, empty.count < headers.count else { return nil }
    guard context.trustsPlaces else { throw NotTested("its toolkit gives wrong places") }
    for header in empty {
      let cell = cells(of: inside, below: header).first { cell in
        cell.name.contains(where: { $0.isLetter || $0.isNumber })
      }
      if let cell { return cell.name.trimmed }
    }
    return nil
  }

  /// The same of a column view of GTK 4, whose first row holds the headers. A column of buttons says what
  /// they are.
  private static func emptyTitle(of view: Node, _ context: AuditContext) -> String? {
    func words(in node: Node) -> String? {
      let inside = [node] + context.descendants(of: node)
      guard !inside.contains(where: { RoleGroups.controls.contains($0.role) }) else { return nil }
      return inside.first { label in
        label.role == .label && !NameForm.isClassName(label.name.trimmed)
          && label.name.contains { $0.isLetter || $0.isNumber }
      }?.name.trimmed
    }
    let parts = context.children(of: view)
    let titles = parts.first { $0.role == .tableRow }.map(context.children) ?? []
    guard titles.allSatisfy({ $0.name.trimmed == "GtkColumnViewTitle" }) else { return nil }
    let isEmpty = titles.map { words(in: $0) == nil }
    guard isEmpty.contains(false) else { return nil }
    let rows = parts.filter { $0.role == .list }.flatMap(context.children)
      .filter { $0.states[.showing] }.prefix(8).map(context.children)
    return isEmpty.indices.lazy.filter { isEmpty[$0] }.compactMap { column in
      rows.lazy.filter { $0.indices.contains(column) }.compactMap { words(in: $0[column]) }.first
    }.first
  }

  /// nil for a tree, whose rows come and go as it is opened, and where nothing answers.
  private static func places(_ node: Node, _ context: AuditContext) throws -> TableDetails? {
    if node.role == .tree || !node.interfaces.contains(.table) { return nil }
    // On a page that is not shown nobody asks for cells.
    if node.frame == nil, context.details(of: node)?.table == nil { return nil }
    return try table(node, context)
  }

  private static func table(_ node: Node, _ context: AuditContext) throws -> TableDetails {
    guard let table = context.details(of: node)?.table else {
      throw NotTested("its table was not read")
    }
    return table
  }

  /// Cells that say another place than where they were found. A cell that reaches over several places
  /// has one index; it may say where it begins.
  private static func stray(_ table: TableDetails) -> [TableDetails.Cell] {
    let indexes = Dictionary(
      table.cells.map { ([$0.row, $0.column], $0.index) }, uniquingKeysWith: { first, _ in first })
    return table.cells.filter { cell in
      let here = [cell.row, cell.column]
      for place in [says(cell), cell.position] {
        guard let place, place != here else { continue }
        let isOrigin = cell.index.map { indexes[place] == $0 } ?? false
        if !isOrigin { return true }
      }
      return false
    }
  }

  /// The place that its index leads to; nil where there is no whole answer.
  private static func says(_ cell: TableDetails.Cell) -> [Int]? {
    guard let row = cell.rowOfIndex, let column = cell.columnOfIndex else { return nil }
    return [row, column]
  }

  /// True where a cell says places at or before its own that are not in the sample.
  private static func isPerhapsSpanned(_ cell: TableDetails.Cell, _ table: TableDetails) -> Bool {
    [says(cell), cell.position].compactMap { $0 }.allSatisfy { place in
      guard place.count == 2, place.allSatisfy({ $0 >= 0 }) else { return false }
      let isSampled = table.cells.contains { [$0.row, $0.column] == place }
      let isHere = place == [cell.row, cell.column]
      return isHere || (!isSampled && place[0] <= cell.row && place[1] <= cell.column)
    }
  }

  private static func place(of cell: TableDetails.Cell) -> String {
    let here = [cell.row, cell.column]
    let wrong = [says(cell), cell.position].compactMap { $0 }.first { $0 != here } ?? here
    return "that it is at " + wrong.map(String.init).joined(separator: ", ")
  }
}

/// The labels that are seen, by window.
private struct ShowingLabels: AuditIndex {
  private let labels: [ElementID?: [Node]]

  init(_ context: AuditContext) {
    labels = Dictionary(
      grouping: context.nodes.filter {
        [.label, .static].contains($0.role) && $0.states[.showing]
      },
      by: { context.window(of: $0.id)?.id })
  }

  func labels(in window: ElementID) -> [Node] { labels[window] ?? [] }
}
