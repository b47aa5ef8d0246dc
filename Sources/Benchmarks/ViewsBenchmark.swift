// SPDX-License-Identifier: Apache-2.0

import CAllocations
import EvenhandTesting
import Foundation
import Gestures
import Interaction
import Views

/// What changes of views cost, among many rows and among few.
@MainActor
enum ViewsBenchmark {
  @MainActor
  private final class Remote {
    var flip: (() -> Void)?
    var rename: (() -> Void)?
    var insert: (() -> Void)?
  }

  private struct Row: View {
    let number: Int
    let remote: Remote
    @State private var isOn = false
    @State private var name = "Row"

    var body: some View {
      if number == 3 {
        remote.flip = { isOn.toggle() }
        remote.rename = { name = name == "Row" ? "Wor" : "Row" }
      }
      return HStack {
        Color(white: isOn ? 0.2 : 0.8).frame(width: 10, height: 10)
        Text("\(name) \(number)")
      }
      .gesture(TapGesture().onEnded {})
    }
  }

  private struct Rows: View {
    let isLazy: Bool
    let remote: Remote
    @State private var numbers: [Int]

    init(count: Int, isLazy: Bool, remote: Remote) {
      self.isLazy = isLazy
      self.remote = remote
      _numbers = State(wrappedValue: Array(0..<count))
    }

    private var rows: some View {
      ForEach(numbers, id: \.self) { Row(number: $0, remote: remote) }
    }

    var body: some View {
      remote.insert = { numbers.insert(numbers.count + 1_000_000, at: 0) }
      return ScrollView {
        if isLazy {
          LazyVStack { rows }
        } else {
          VStack { rows }
        }
      }
    }
  }

  static func run() {
    print("Processor time in milliseconds, medians of 11, and what was done for it")
    for isLazy in [false, true] {
      for count in [100, 1_000, 10_000] { run(count, isLazy: isLazy) }
    }
  }

  /// The window is gone when this returns.
  private static func run(_ count: Int, isLazy: Bool) {
    do {
      // What the first window of all needs once is not the rows'.
      _ = window(1, isLazy: isLazy, Remote())
      let (bytes, allocations) = (evenhand_heap_bytes(), evenhand_allocations())
      let start = Measurement.processorTime
      let remote = Remote()
      let tester = window(count, isLazy: isLazy, remote)
      let time = Double(Measurement.processorTime - start) / 1e6
      let used = Double(Int64(evenhand_heap_bytes()) - Int64(bytes))
      print(
        String(
          format: "%6d rows, %@: first layout and publication %.2f,"
            + " %d allocations, %.0f bytes of heap a row",
          count, isLazy ? "lazy" : "eager", time, Int(evenhand_allocations() - allocations),
          used / Double(count)))
      measure("a colour", tester) { remote.flip?() }
      measure("a text", tester) { remote.rename?() }
      measure("a notch of the wheel", tester) {
        tester.scene.handle(
          ScrollEvent(
            location: CGPoint(x: 200, y: 200), delta: CGSize(width: 0, height: 40),
            time: tester.clock))
      }
      measure("a row at the top", tester) { remote.insert?() }
    }
  }

  private static func window(_ count: Int, isLazy: Bool, _ remote: Remote) -> ViewTester {
    ViewTester(size: CGSize(width: 400, height: 400)) {
      Rows(count: count, isLazy: isLazy, remote: remote)
    }
  }

  private static func measure(_ name: String, _ tester: ViewTester, _ change: () -> Void) {
    var update: [Double] = []
    var publication: [Double] = []
    let before = tester.host.statistics
    let (allocations, built) = (evenhand_allocations(), tester.scene.builtCount)
    let rounds = 11
    for _ in 0..<rounds {
      let start = Measurement.processorTime
      change()
      tester.host.update()
      let middle = Measurement.processorTime
      tester.settle()
      update.append(Double(middle - start) / 1e6)
      publication.append(Double(Measurement.processorTime - middle) / 1e6)
    }
    let after = tester.host.statistics
    func each(_ count: KeyPath<ViewStatistics, Int>) -> Int {
      (after[keyPath: count] - before[keyPath: count]) / rounds
    }
    print(
      String(
        format: "       %@: update %.3f, publication %.3f", name, update.sorted()[rounds / 2],
        publication.sorted()[rounds / 2])
        + "; \(each(\.bodyEvaluations)) bodies, \(each(\.measured)) measured,"
        + " \(each(\.arranged)) laid out, \(each(\.placed)) elements placed, \(each(\.drawn)) drawn,"
        + " \((tester.scene.builtCount - built) / rounds) published,"
        + " \((Int(evenhand_allocations()) - Int(allocations)) / rounds) allocations"
    )
  }
}
