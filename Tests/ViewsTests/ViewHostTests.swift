// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct ViewHostTests {
  @MainActor
  final class Box {
    var binding: Binding<Int>?
  }

  struct Leaking: View {
    let box: Box
    @State private var count = 0

    var body: some View {
      box.binding = $count
      return Text("\(count)")
    }
  }

  private func host(_ box: Box) -> ViewHost {
    ViewHost(title: "Test", measurer: UniformTextMeasurer()) { Leaking(box: box) }
  }

  @Test func `the host asks once for an update, and again only after it`() {
    let box = Box()
    let host = host(box)
    host.update()
    var calls = 0
    host.onInvalidate = { calls += 1 }
    box.binding?.wrappedValue = 1
    box.binding?.wrappedValue = 2
    #expect(calls == 1)
    host.update()
    #expect(!host.needsUpdate)
    box.binding?.wrappedValue = 3
    #expect(calls == 2)
  }

  @Test func `a state that outlives its window can still be written`() {
    let box = Box()
    var host: ViewHost? = host(box)
    host?.update()
    box.binding?.wrappedValue = 4
    host = nil
    box.binding?.wrappedValue = 5
    #expect(box.binding?.wrappedValue == 5)
  }

  @Test func `a window that is closed leaves nothing behind`() {
    let box = Box()
    var host: ViewHost? = host(box)
    weak let left = host
    host?.update()
    box.binding?.wrappedValue = 4
    host = nil
    #expect(left == nil)
  }

  @Test func `an update without changes draws nothing anew and runs no body`() {
    let box = Box()
    let host = host(box)
    host.update()
    let before = host.statistics.bodyEvaluations
    host.update()
    #expect(host.statistics.bodyEvaluations == before)
    #expect(host.statistics.updates == 1)
  }

  @Test func `the least size is what the views take where nothing is offered`() {
    func least(@ViewBuilder _ content: @escaping () -> some View) -> CGSize {
      ViewTester(size: CGSize(width: 500, height: 500), content: content).host.leastSize()
    }
    #expect(
      least { Color.red.frame(minWidth: 120, minHeight: 40) } == CGSize(width: 120, height: 40))
    let row = least {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        Color.blue.frame(minWidth: 50)
      }
    }
    #expect(row.width == 80)
    #expect(least { ScrollView { Text("long") } }.height < 30)
    #expect(least { GeometryReader { _ in Text("any") } } == .zero)
  }

  @Test func `one row of many that changes is one body`() throws {
    struct Row: View {
      let number: Int
      @State private var count = 0
      var body: some View { Text("\(number): \(count)").onTapGesture { count += 1 } }
    }
    let tester = ViewTester(size: CGSize(width: 100, height: 4000)) {
      VStack { ForEach(0..<100) { Row(number: $0) } }
    }
    let before = tester.host.statistics.bodyEvaluations
    try tester.tap("70: 0")
    #expect(tester.host.statistics.bodyEvaluations(of: Row.self) == 101)
    #expect(tester.host.statistics.bodyEvaluations == before + 1)
    #expect(try tester.element(named: "70: 1").role.name == "push button")
  }
}
