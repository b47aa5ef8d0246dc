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
    for (one, next) in zip(frames, frames.dropFirst()) { #expect(one.maxX <= next.minX) }
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
        ToolbarItemGroup(placement: .bottomBar) {
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
}
