// SPDX-License-Identifier: Apache-2.0

/// Pieces of the HTML report.
enum HTMLText {
  /// Text as text.
  static func plain(_ text: String) -> String { XMLText.escaped(text) }

  /// The lines of a text, each as text.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { plain(String($0)) }
      .joined(separator: "\n")
  }

  /// Text of the application, which may be written from right to left.
  static func foreign(_ text: String) -> String { "<bdi>" + plain(text) + "</bdi>" }

  static func code(_ text: String) -> String { "<code>" + foreign(text) + "</code>" }

  /// A link; an address that is not of the web is left out.
  static func link(_ words: String, to address: String) -> String {
    let isOfWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
    return isOfWeb ? "<a href=\"\(plain(address))\">\(plain(words))</a>" : plain(words)
  }

  static func badge(_ words: String, _ kind: String) -> String {
    "<span class=\"badge \(kind)\">\(plain(words))</span>"
  }

  /// A table that scrolls by itself where the window is narrow, also by keys. The first column of
  /// each row names it. Cells are HTML.
  static func table(
    _ caption: String, columns: [(title: String, isNumber: Bool)], rows: [[String]]
  ) -> String {
    let head = columns.map { column in
      "<th scope=\"col\"\(column.isNumber ? " class=\"number\"" : "")>\(plain(column.title))</th>"
    }
    let body = rows.map { row in
      let cells = zip(columns, row).enumerated().map { index, cell in
        index == 0
          ? "<th scope=\"row\">\(cell.1)</th>"
          : "<td\(cell.0.isNumber ? " class=\"number\"" : "")>\(cell.1)</td>"
      }
      return "<tr>" + cells.joined() + "</tr>"
    }
    return """
      <div class="scroll" role="region" aria-label="\(plain(caption))" tabindex="0">
      <table>
      <caption>\(plain(caption))</caption>
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      """
  }

  static func list(_ items: [String]) -> String {
    "<ul>\n" + items.map { "<li>\($0)</li>" }.joined(separator: "\n") + "\n</ul>"
  }

  /// Terms with what is said of them, both HTML.
  static func facts(_ facts: [(String, String)], kind: String) -> String {
    let items = facts.map { "<div><dt>\($0.0)</dt><dd>\($0.1)</dd></div>" }
    return "<dl class=\"\(kind)\">\n" + items.joined(separator: "\n") + "\n</dl>"
  }
}
