// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing

@testable import Views

/// Pictures, links, tables and documents, as they are exposed.
@MainActor
struct ContentTests {
  @Test func `a picture is one, and a decoration is none`() throws {
    let tester = ViewTester {
      VStack {
        Image(systemName: "star").accessibilityLabel("Favourite")
        Image(systemName: "heart").accessibilityHidden(true)
      }
    }
    let pictures = tester.tree.depthFirst.filter { $0.interfaces.contains(.image) }
    #expect(pictures.map(\.name) == ["Favourite"] && pictures.map(\.role) == [.image])
  }

  @Test func `a link says where it leads`() throws {
    let address = try #require(URL(string: "https://example.org/page"))
    let tester = ViewTester { Link("Read more", destination: address) }
    let link = try tester.element(named: "Read more")
    #expect(link.role == .link && link.link == LinkContent(address: "https://example.org/page"))
    #expect(link.interfaces.contains(.hyperlink) && !link.actions.isEmpty)
  }

  @Test func `a table has a size and headings, and its cells have places`() throws {
    let tester = ViewTester {
      Grid {
        ForEach(0..<2, id: \.self) { row in
          GridRow {
            Text("Fruit \(row)").accessibilityCell(row: row, column: 0)
            Button("Buy \(row)") {}.accessibilityCell(row: row, column: 1, columnSpan: 2)
          }
        }
      }
      .accessibilityTable(rows: 2, columns: ["Name", "Order", "Price"])
      .accessibilityLabel("Fruit")
    }
    let table = try #require(tester.tree.depthFirst.first { $0.role == .table })
    #expect(table.name == "Fruit" && table.table?.rows == 2 && table.table?.columns == 3)
    #expect(table.table?.columnHeadings[2]?.text == "Price")
    let cells = table.children.compactMap { tester.tree[$0] }
    #expect(cells.map(\.name) == ["Fruit 0", "Buy 0", "Fruit 1", "Buy 1"])
    #expect(cells.allSatisfy { $0.role == .tableCell && $0.interfaces.contains(.tableCell) })
    #expect(cells[3].cell == CellContent(row: 1, column: 1, columnSpan: 2))
    #expect(cells[3].actions.first?.name == "click")
  }

  @Test func `a document says its page and what else is known of it`() throws {
    let tester = ViewTester {
      VStack { Text("Dear all") }
        .accessibilityDocument(page: 2, of: 7, locale: "de_DE", properties: ["Title": "Letter"])
        .accessibilityLabel("Letter")
    }
    let document = try #require(tester.tree.depthFirst.first { $0.role == .documentFrame })
    #expect(
      document.document
        == DocumentContent(locale: "de_DE", page: 2, pageCount: 7, properties: ["Title": "Letter"]))
    #expect(document.children.count == 1)
  }
}
