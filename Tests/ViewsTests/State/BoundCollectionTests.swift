// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// A binding to a collection, as a collection of bindings.
@MainActor
struct BoundCollectionTests {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var isOn = false
    var kind = "a"
  }

  @MainActor
  private final class Box {
    var items = [Item(id: 0), Item(id: 1, isOn: true), Item(id: 2)]
    var binding: Binding<[Item]> { Binding(get: { self.items }, set: { self.items = $0 }) }
  }

  @Test func `a loop goes through bindings to the elements`() {
    let box = Box()
    for item in box.binding { item.wrappedValue.kind += "b" }
    #expect(box.items.map(\.kind) == ["ab", "ab", "ab"])
    for (index, item) in Array(box.binding.enumerated()) { item.kind.wrappedValue = "\(index)" }
    #expect(box.items.map(\.kind) == ["0", "1", "2"])
    for (item, word) in zip(box.binding, ["x", "y"]) { item.kind.wrappedValue = word }
    #expect(box.items.map(\.kind) == ["x", "y", "2"])
    #expect(box.binding.count == 3 && box.binding.last?.wrappedValue.id == 2)
  }

  @Test func `a binding that outlives its element reads what it was, and writes nothing`() throws {
    let box = Box()
    let last = try #require(Array(box.binding).last)
    box.items.removeLast()
    #expect(last.wrappedValue.id == 2)
    last.wrappedValue.kind = "lost"
    #expect(box.items.map(\.kind) == ["a", "a"])
  }

  @Test func `controls stand for several elements at once`() throws {
    struct Page: View {
      let box: Box
      @Views.State var items: [Item]

      var body: some View {
        VStack {
          Toggle("All", sources: $items, isOn: \.isOn)
          Picker("Kind", sources: $items, selection: \.kind) {
            Text("first").tag("a")
            Text("second").tag("b")
          }
          .pickerStyle(.inline)
          List($items, id: \.id) { $item in Toggle("row \(item.id)", isOn: $item.isOn) }
        }
        .onChange(of: items) { box.items = items }
      }
    }
    let box = Box()
    let tester = ViewTester { Page(box: box, items: box.items) }
    try tester.tap("All")
    #expect(box.items.map(\.isOn) == [true, true, true])
    try tester.tap("second")
    #expect(box.items.map(\.kind) == ["b", "b", "b"])
    try tester.tap("row 1")
    #expect(box.items.map(\.isOn) == [true, false, true])
  }
}
