// SPDX-License-Identifier: Apache-2.0

import Semantics
import Testing

@testable import ATSPI

/// Pictures, links, documents and tables, as pyatspi reads them.
@Suite struct ContentInterfaceTests {
  private static let first: UInt64 = 100
  private static func id(_ number: UInt64) -> ElementID { ElementID(first + number) }
  private static let shown = StateSet(.enabled, .sensitive, .showing, .visible)

  private static func node(
    _ number: UInt64, _ role: Role, _ name: String, children: [UInt64] = [],
    _ edit: (inout Node) -> Void = { _ in }
  ) -> Node {
    var node = Node(
      id: id(number), role: role, name: name, states: shown,
      frame: Rect(x: 10, y: 20, width: 60, height: 40), children: children.map(id))
    edit(&node)
    return node
  }

  private static let nodes: [Node] = [
    node(0, .image, "Harbour") {
      $0.picture = PictureContent(
        description: "Three boats", frame: Rect(x: 5, y: 6, width: 50, height: 30))
    },
    node(1, .link, "Map") { $0.link = LinkContent(address: "https://example.org/map") },
    node(2, .paragraph, "Story", children: [3, 4]) {
      $0.text = TextContent("é👩‍👧 see one, or two.")
      $0.text?.links = [
        TextContent.Link(range: 7..<10, element: id(3)),
        TextContent.Link(range: 15..<18, element: id(4)),
      ]
    },
    node(3, .link, "one") { $0.link = LinkContent(address: "https://example.org/1") },
    node(4, .link, "two") { $0.link = LinkContent(address: "https://example.org/2") },
    node(5, .documentFrame, "Letter") {
      $0.document = DocumentContent(
        locale: "de_DE", page: 2, pageCount: 7,
        properties: ["Title": "Letter", "MimeType": "text/x"])
    },
    node(6, .table, "Prices", children: [7, 10, 20]) {
      $0.table = TableContent(
        rows: 3, columns: 2, caption: id(20), rowHeadings: [2: .init("Pears")],
        columnHeadings: [0: .init("Fruit", element: id(8)), 1: .init("Price", element: id(9))])
    },
    node(7, .tableRow, "", children: [8, 9]),
    node(8, .tableColumnHeader, "Fruit") { $0.cell = CellContent(row: 0, column: 0) },
    node(9, .tableColumnHeader, "Price") { $0.cell = CellContent(row: 0, column: 1) },
    node(10, .tableRow, "", children: [11, 12]) { $0.states[.selectable] = true },
    node(11, .tableCell, "Apples") { $0.cell = CellContent(row: 1, column: 0, rowSpan: 2) },
    node(12, .tableCell, "3") { $0.cell = CellContent(row: 1, column: 1) },
    node(20, .caption, "What fruit costs"),
  ]

  private func output(of script: String) async throws -> [String] {
    var lines: [String] = []
    try await MiniBus.withSample { bus, sample in
      sample.add(Self.nodes)
      sample.change([SampleApplication.window] + Self.nodes.map(\.id)) { node in
        if node.id == SampleApplication.window {
          node.children += [0, 1, 2, 5, 6].map(Self.id)
        }
      }
      lines = try await bus.python(PyatspiTests.prelude + script).allLines()
    }
    return lines
  }

  @Test func `a client reads what a picture shows and where it is`() async throws {
    let lines = try await output(
      of: """
        image = find("Harbour").queryImage()
        print(image.imageDescription, image.imageLocale)
        print(tuple(image.getImageExtents(1)), tuple(image.getImagePosition(0)), tuple(image.getImageSize()))
        """)
    #expect(lines == ["Three boats en_GB", "(15, 26, 50, 30) (115, 76) (50, 30)"])
  }

  @Test func `a client reads where a link leads`() async throws {
    let lines = try await output(
      of: """
        link = find("Map").get_hyperlink()
        print(link.get_n_anchors(), link.get_uri(0), link.get_object(0).name, link.is_valid(), link.get_start_index())
        """)
    #expect(lines == ["1 https://example.org/map Map True -1"])
  }

  @Test func `a client reads the links of a text, by scalars`() async throws {
    let lines = try await output(
      of: """
        story = find("Story").queryHypertext()
        print(story.getNLinks(), [story.getLinkIndex(i) for i in (0, 8, 9, 12, 13, 17, 200, -1)])
        for i in range(2):
          link = story.getLink(i).get_hyperlink()
          start, end = link.get_start_index(), link.get_end_index()
          print(start, end, link.get_uri(0), find("Story").queryText().getText(start, end))
        """)
    #expect(
      lines == [
        "2 [-1, -1, 0, -1, -1, 1, -1, -1]", "9 12 https://example.org/1 one",
        "17 20 https://example.org/2 two",
      ])
  }

  @Test func `a client reads what is known of a document`() async throws {
    let lines = try await output(
      of: """
        document = find("Letter").queryDocument()
        print(document.getLocale(), document.getAttributeValue("Title"), repr(document.getAttributeValue("no")))
        print(sorted(document.getAttributes()), document.getCurrentPageNumber(), document.getPageCount())
        """)
    #expect(
      lines == ["de_DE Letter ''", "['MimeType:text/x', 'Title:Letter'] 2 7"])
  }

  @Test func `a client reads what is selected in a document, and selects in one text of it`()
    async throws
  {
    var lines: [String] = []
    try await MiniBus.withSample { bus, sample in
      sample.add([
        Self.node(5, .documentFrame, "Letter", children: [30, 31, 32]) {
          $0.document = DocumentContent()
        },
        Self.node(30, .paragraph, "First") {
          $0.text = TextContent("é👩‍👧 see one", caret: 2, selection: 2..<5)
        },
        Self.node(31, .paragraph, "Second") { $0.text = TextContent("and two", caret: 1) },
        Self.node(32, .paragraph, "Third") {
          $0.text = TextContent("three", caret: 5, selection: 1..<5)
        },
      ])
      sample.change([SampleApplication.window] + [5, 30, 31, 32].map(Self.id)) { node in
        if node.id == SampleApplication.window { node.children.append(Self.id(5)) }
      }
      lines = try await bus.python(
        """
        import os
        from gi.repository import Gio, GLib
        bus = Gio.DBusConnection.new_for_address_sync(
          os.environ["AT_SPI_BUS_ADDRESS"], Gio.DBusConnectionFlags(9), None, None)
        def call(name, path, interface, method, arguments=None):
          return bus.call_sync(name, path, "org.a11y.atspi." + interface, method, arguments, None, 0, -1, None).unpack()
        registry = "/org/a11y/atspi/accessible/root"
        (children,) = call("org.a11y.atspi.Registry", registry, "Accessible", "GetChildren")
        name = children[0][0]
        path = lambda number: "/org/a11y/atspi/accessible/%d" % number
        selections = lambda: call(name, path(105), "Document", "GetTextSelections")[0]
        for start, first, end, last, isActive in selections():
          print(start[0] == name, start[1] == end[1], start[1].split("/")[-1], first, last, isActive)
        def select(*ranges):
          value = [((name, path(a)), i, (name, path(b)), j, False) for a, i, b, j in ranges]
          return call(name, path(105), "Document", "SetTextSelections", GLib.Variant("(a((so)i(so)ib))", (value,)))[0]
        print(select((131, 4, 131, 7)))
        print(select((131, 4, 132, 2)), select((131, 0, 131, 1), (131, 2, 131, 3)), select())
        print(select((105, 0, 105, 2)), select((2, 0, 2, 1)), select((999, 0, 999, 1)))
        """
      ).allLines()
      #expect(
        sample.requests.lines == ["editText(131, Semantics.TextRequest.select(Range(4..<7)))"])
    }
    #expect(
      lines == [
        "True True 130 4 7 True", "True True 132 1 5 False", "True", "False False False",
        "False False False",
      ])
  }

  @Test func `a client reads a table, its headings and a cell that reaches over two rows`()
    async throws
  {
    let lines = try await output(
      of: """
        table = find("Prices").queryTable()
        print(table.nRows, table.nColumns, table.caption.name, table.summary)
        print([[getattr(table.getAccessibleAt(r, c), "name", None) for c in range(2)] for r in range(3)])
        print([table.getIndexAt(r, 1) for r in range(3)], [(table.getRowAtIndex(i), table.getColumnAtIndex(i)) for i in range(7)])
        print(table.getRowExtentAt(1, 0), table.getColumnExtentAt(1, 0), table.getRowExtentAt(2, 1))
        print(table.getColumnHeader(1).name, table.getColumnDescription(0), table.getRowDescription(2), table.getRowHeader(1))
        print(table.getSelectedRows(), table.isRowSelected(1), table.addRowSelection(1))
        """)
    #expect(
      lines == [
        "3 2 What fruit costs None",
        "[['Fruit', 'Price'], ['Apples', '3'], ['Apples', None]]",
        "[1, 3, 5] [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (-1, -1)]",
        "2 1 0", "Price Fruit Pears None", "[] False True",
      ])
  }

  @Test func `a cell knows its place, its table and its headings`() async throws {
    let lines = try await output(
      of: """
        cell = find("3").queryTableCell()
        position = cell.position
        print((position.row, position.column), cell.rowSpan, cell.columnSpan, cell.table.name)
        print([h.name for h in cell.columnHeaderCells], [h.name for h in cell.rowHeaderCells])
        span = find("Apples").queryTableCell().getRowColumnSpan()
        print((span.row, span.column, span.row_span, span.column_span))
        """)
    #expect(lines == ["(1, 1) 1 1 Prices", "['Price'] []", "(1, 0, 2, 1)"])
  }

  @Test func `a row, a column or a link that is not there is refused`() {
    var publication = Publication(
      applicationName: "Sample", facts: .init(toolkitName: "", toolkitVersion: "", locale: ""))
    var window = Node(id: ElementID(1), role: .frame, children: [0, 1, 2, 5, 6].map(Self.id))
    window.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    _ = publication.apply(TreeUpdate(nodes: [window] + Self.nodes), windows: [window.id])
    func ask(
      _ number: UInt64, _ interface: Interface, _ member: String, _ numbers: Int32...
    ) -> Asking.Outcome {
      Asking.ask(
        publication, ObjectReference.path(of: Self.id(number)), interface.busName, member,
        numbers.map { .int32($0) })
    }
    #expect(ask(6, .table, "GetAccessibleAt", 3, 0) == .refused(.indexOutOfRange(3, count: 3)))
    #expect(ask(6, .table, "GetIndexAt", 0, -1) == .refused(.indexOutOfRange(-1, count: 2)))
    #expect(ask(6, .table, "GetColumnHeader", .max) == .refused(.indexOutOfRange(.max, count: 2)))
    #expect(ask(6, .table, "GetRowAtIndex", .min) == .values([.int32(-1)]))
    #expect(ask(6, .table, "AddRowSelection", 2) == .values([.boolean(false)]))
    #expect(
      ask(6, .table, "AddRowSelection", 1) == .request(.setChosen(Self.id(10), true), .outcome))
    #expect(ask(6, .table, "AddColumnSelection", 0) == .values([.boolean(false)]))
    #expect(ask(2, .hypertext, "GetLink", 2) == .refused(.indexOutOfRange(2, count: 2)))
    #expect(ask(1, .hyperlink, "GetURI", 1) == .refused(.indexOutOfRange(1, count: 1)))
    let nowhere = Asking.ask(
      publication, ObjectReference.path(of: Self.id(0)), Interface.image.busName,
      "GetImageExtents", [.uint32(3)])
    #expect(nowhere == .refused(.unknownCoordinateSystem(3)))
  }

  @Test func `a table of a size that none has is read, and traps nobody`() {
    var publication = Publication(
      applicationName: "Sample", facts: .init(toolkitName: "", toolkitVersion: "", locale: ""))
    var table = Node(id: ElementID(1), role: .table, children: [ElementID(2), ElementID(3)])
    table.table = TableContent(rows: .max, columns: .max, columnHeadings: [.max: .init("Last")])
    var cells = [2, 3].map { Node(id: ElementID($0), role: .tableCell) }
    cells[0].cell = CellContent(row: .min, column: .min, rowSpan: .max, columnSpan: .max)
    cells[1].cell = CellContent(row: .max, column: .max, rowSpan: -1, columnSpan: .max)
    _ = publication.apply(TreeUpdate(nodes: [table] + cells), windows: [table.id])
    for interface in [Interface.table, .tableCell] {
      for id in 1...3 {
        for method in InterfaceTable.of(interface).methods {
          for number in [Int32.min, -1, 0, 1, .max] {
            let outcome = Asking.ask(
              publication, ObjectReference.path(of: ElementID(UInt64(id))), interface.busName,
              method.name, method.arguments.map { _ in .int32(number) })
            #expect(outcome != .broken, "\(method.name)")
          }
        }
      }
    }
  }
}
