// SPDX-License-Identifier: Apache-2.0

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
    let remote: Remote
    @State private var numbers: [Int]

    init(count: Int, remote: Remote) {
      self.remote = remote
      _numbers = State(wrappedValue: Array(0..<count))
    }

    var body: some View {
      remote.insert = { numbers.insert(numbers.count + 1_000_000, at: 0) }
      return ScrollView {
        VStack { ForEach(numbers, id: \.self) { Row(number: $0, remote: remote) } }
      }
    }
  }

  static func run() {
    print("Processor time in milliseconds, medians of 11, and what was done for it")
    for count in [100, 1_000, 10_000] {
      let start = Measurement.processorTime
      let remote = Remote()
      let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
        Rows(count: count, remote: remote)
      }
      let time = Double(Measurement.processorTime - start) / 1e6
      print(String(format: "%6d rows, first layout and publication: %8.2f", count, time))
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

  private static func measure(_ name: String, _ tester: ViewTester, _ change: () -> Void) {
    var update: [Double] = []
    var publication: [Double] = []
    let before = tester.host.statistics
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
        + " \(each(\.arranged)) laid out, \(each(\.placed)) elements placed, \(each(\.drawn)) drawn"
    )
  }
}
