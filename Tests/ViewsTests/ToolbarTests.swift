// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Where the items of a tool bar stand.
@MainActor
struct ToolbarTests {
  private struct Editor: View {
    var body: some View {
      Color.clear.toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        ToolbarItem(placement: .principal) { Button("Letter") {} }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("Share") {}
          Button("Print") {}
        }
        Button("Undo") {}
      }
    }
  }

  private func editor(width: CGFloat = 800) -> ViewTester {
    ViewTester(size: CGSize(width: width, height: 300)) { Editor() }
  }

  private func frame(_ name: String, _ tester: ViewTester) throws -> CGRect {
    let frame = try #require(tester.element(named: name).frame)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  @Test func `what cancels stands at one end, what confirms at the other, the principal between`()
    throws
  {
    let tester = editor()
    #expect(try frame("Cancel", tester).minX < 20)
    #expect(try frame("Undo", tester).maxX > 780)
    #expect(try abs(frame("Letter", tester).midX - 400) < 1)
    let names = ["Cancel", "Letter", "Save", "Share", "Print", "Undo"]
    let places = try names.map { try frame($0, tester).minX }
    #expect(places == places.sorted())
  }

  @Test func `keys go through it as it stands there`() {
    let tester = editor()
    tester.press(.tab)
    let names = (0..<6).compactMap { _ -> String? in
      defer { tester.press(.right) }
      return tester.focused?.name
    }
    #expect(names == ["Cancel", "Letter", "Save", "Share", "Print", "Undo"])
  }

  @Test func `nothing lies on anything where there is little room`() throws {
    let tester = editor(width: 360)
    let names = ["Cancel", "Letter", "Save", "Share", "Print", "Undo"]
    let frames = try names.map { try frame($0, tester) }
    for (place, one) in frames.enumerated() {
      for other in frames.dropFirst(place + 1) { #expect(!one.intersects(other)) }
    }
  }

  @Test func `where lines begin at the right, the leading end is there`() throws {
    let tester = ViewTester(size: CGSize(width: 800, height: 300)) {
      Editor().environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try frame("Cancel", tester).maxX > 780)
    #expect(try frame("Undo", tester).minX < 20)
  }

  @Test func `what is pushed apart fills what is beside it`() throws {
    let tester = ViewTester(size: CGSize(width: 800, height: 300)) {
      Color.clear.toolbar {
        Button("Add") {}
        ToolbarItemGroup(placement: .topBarLeading) {
          Button("Back") {}
          Spacer()
          Button("Next") {}
        }
      }
    }
    #expect(try frame("Back", tester).minX < 20)
    #expect(try frame("Add", tester).maxX > 780)
    #expect(try frame("Next", tester).maxX == frame("Add", tester).minX - 8)
  }

  private struct BottomItems: ToolbarContent {
    let isSelecting: Bool

    var body: some ToolbarContent {
      if isSelecting {
        ToolbarItem(placement: .bottomBar) { Button("Move") {} }
        ToolbarSpacer(placement: .bottomBar)
        ToolbarItem(placement: .bottomBar) { Button("Bin") {} }
      }
    }
  }

  private struct Mails: View {
    @Views.State private var isSelecting = false

    var body: some View {
      Button("Row") {}.frame(maxWidth: .infinity, maxHeight: .infinity).toolbar {
        Button("Select") { isSelecting.toggle() }
        BottomItems(isSelecting: isSelecting)
      }
    }
  }

  @Test func `items of the bar below stand there, as long as there are some, also in a view's own`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 400, height: 300)) { Mails() }
    func bars() -> Int { tester.tree.depthFirst.count { $0.role == .toolBar } }
    #expect(bars() == 1)
    let alone = try frame("Row", tester)
    try tester.tap("Select")
    #expect(bars() == 2)
    #expect(tester.tree.depthFirst.count { $0.name == "Select" } == 1)
    #expect(try frame("Move", tester).minX < 20)
    #expect(try frame("Bin", tester).maxX > 380)
    #expect(try frame("Bin", tester).maxY > 280)
    #expect(try frame("Row", tester).midY < alone.midY)
    try tester.perform("click", on: "Select")
    #expect(bars() == 1)
  }

  @Test func `one item below stands in the middle, after the page for keys`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 300)) {
      Button("Row") {}.toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Compose") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} }
      }
    }
    #expect(try abs(frame("Compose", tester).midX - 200) < 1)
    let names = (0..<3).compactMap { _ -> String? in
      tester.press(.tab)
      return tester.focused?.name
    }
    #expect(names == ["Edit", "Row", "Compose"])
  }

  @Test func `without items above there is no bar above, and a status stands below`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 300)) {
      Text("Page").toolbar {
        if Bool(exactly: 0) == true { Button("Never") {} }
        ToolbarItem(placement: .status) { Text("Updated just now") }
        BottomItems(isSelecting: true)
      }
    }
    #expect(tester.tree.depthFirst.count { $0.role == .toolBar } == 1)
    #expect(try frame("Updated just now", tester).minY > 250)
  }

  @Test func `the title stands in the bar or below it, wherever it is said`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 300)) {
      NavigationStack {
        Text("Page").toolbar { Button("Edit") {} }.navigationTitle("Trees")
      }
    }
    #expect(try frame("Edit", tester).midY < frame("Trees", tester).midY)
    #expect(try frame("Trees", tester).maxY < frame("Page", tester).minY)
    #expect(tester.tree.depthFirst.count { $0.name == "Trees" && $0.role == .heading } == 1)
    #expect(tester.tree[tester.tree.root]?.name == "Trees")
  }

  private struct Crowded: View {
    var body: some View {
      Text("Page").toolbar {
        ForEach(["Archive", "Folder", "Reply", "Forward"], id: \.self) { name in
          Button(name, systemImage: "archivebox") {}
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Button("Compose", systemImage: "square.and.pencil") {}
          Spacer()
          Button("All", systemImage: "checkmark") {}
        }
      }
    }
  }

  @Test func `labels in a bar without room for their words are symbols, and have words again`()
    throws
  {
    let tester = ViewTester(size: CGSize(width: 300, height: 300)) { Crowded() }
    let names = ["Archive", "Folder", "Reply", "Forward"]
    func words() -> [String] { names.filter { tester.drawing.contains("\"\($0)\"") } }
    #expect(words() == [])
    #expect(throws: Never.self) { for name in names { _ = try tester.element(named: name) } }
    #expect(tester.drawing.contains("\"Compose\""), "there is room below")
    tester.host.size = CGSize(width: 700, height: 300)
    tester.settle()
    #expect(words() == names)
    tester.host.size = CGSize(width: 150, height: 300)
    tester.settle()
    #expect(words() == [] && !tester.drawing.contains("\"Compose\""))
  }

  @Test(arguments: [ToolbarItemPlacement.automatic, .bottomBar])
  func `words that a bar has no room for go on in further lines, whole`(
    placement: ToolbarItemPlacement
  ) throws {
    let names = ["Archive", "Folder", "Reply", "Forward"]
    func frames(width: CGFloat) throws -> [CGRect] {
      let tester = ViewTester(size: CGSize(width: width, height: 400)) {
        Text("Page").toolbar {
          ToolbarItemGroup(placement: placement) {
            ForEach(names, id: \.self) { name in Button(name) {} }
          }
        }
      }
      return try names.map { try frame($0, tester) }
    }
    let (wide, narrow) = (try frames(width: 800), try frames(width: 220))
    #expect(Set(wide.map(\.minY)).count == 1)
    #expect(Set(narrow.map(\.minY)).count > 1)
    #expect(narrow.map(\.size) == wide.map(\.size))
    #expect(narrow.allSatisfy { $0.minX >= 0 && $0.maxX <= 220 })
  }

  @Test func `a bar is hidden without the other`() throws {
    func names(_ bar: ToolbarPlacement) -> [String] {
      let tester = ViewTester(size: CGSize(width: 400, height: 300)) {
        Text("Page").toolbar(.hidden, for: bar).toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Compose") {} }
          Button("Edit") {}
        }
      }
      return tester.tree.depthFirst.filter { $0.role == .button }.map(\.name)
    }
    #expect(names(.bottomBar) == ["Edit"])
    #expect(names(.navigationBar) == ["Compose"])
  }

  @Test func `what opens from an item below has its own bars`() throws {
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) { Opening() }
    try tester.tap("Open")
    #expect(throws: Never.self) { try tester.element(named: "Done") }
    #expect(throws: Never.self) { try tester.element(named: "Erase") }
  }

  @Test func `a tool bar behind a sheet is out of reach`() throws {
    let tester = ViewTester(size: CGSize(width: 420, height: 480)) { Adding() }
    let place = try tester.center(of: "Add")
    tester.tap(at: place)
    tester.tap(at: place)
    tester.press(.escape)
    #expect(throws: Never.self) { try tester.element(named: "1 added") }
  }

  private struct Adding: View {
    @Views.State private var count = 0
    @Views.State private var isOpen = false

    var body: some View {
      Text("\(count) added")
        .toolbar {
          Button("Add") {
            count += 1
            isOpen = true
          }
        }
        .sheet(isPresented: $isOpen) { Text("Sheet") }
    }
  }

  private struct Opening: View {
    @Views.State private var isOpen = false

    var body: some View {
      Text("Page").toolbar {
        ToolbarItem(placement: .bottomBar) {
          Button("Open") { isOpen = true }
            .sheet(isPresented: $isOpen) {
              Text("Sheet").toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Erase") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
              }
            }
        }
      }
    }
  }
}
