// SPDX-License-Identifier: Apache-2.0

import CAllocations
import EvenhandTesting
import Foundation
import Gestures
import Views

/// What it takes to make and to publish a thousand of each control, and a page with one of each.
@MainActor
enum ControlsBenchmark {
  private static let count = 1_000
  private static let rounds = 3

  static func run() {
    print("\(count) of each control: made, laid out and published, median of \(rounds)")
    let kinds = ControlKind.all
    let floor = time(of: kinds[0])
    for kind in kinds {
      let made = kind.name == "Text" ? floor : time(of: kind)
      print(
        String(
          format: "%18@: %7.1f ms, %5.1f times a Text; %6.0f bytes each", kind.name as NSString,
          made.milliseconds, made.milliseconds / floor.milliseconds, made.bytes))
    }
    let page = time(of: 1) { number in
      ForEach(kinds.indices, id: \.self) { kinds[$0].make(number) }
    }
    print(
      String(
        format: "A page with one of each: %.1f ms, %.0f bytes", page.milliseconds, page.bytes))
  }

  private static func time(of kind: ControlKind) -> (milliseconds: Double, bytes: Double) {
    time(of: count) { kind.make($0) }
  }

  /// - Returns: Of all of them, and of one.
  private static func time(
    of count: Int, @ViewBuilder _ make: @escaping (Int) -> some View
  ) -> (milliseconds: Double, bytes: Double) {
    func window(_ count: Int) -> ViewTester {
      ViewTester(size: CGSize(width: 400, height: 400)) {
        ScrollView { VStack { ForEach(0..<count, id: \.self) { make($0) } } }
      }
    }
    // What the first of all needs once is nobody's.
    _ = window(1)
    var times: [Double] = []
    var bytes: [Double] = []
    for _ in 0..<rounds {
      let before = Int64(evenhand_heap_bytes())
      let start = Measurement.processorTime
      let made = window(count)
      times.append(Double(Measurement.processorTime - start) / 1e6)
      withExtendedLifetime(made) {
        bytes.append(Double(Int64(evenhand_heap_bytes()) - before) / Double(count))
      }
    }
    return (times.sorted()[rounds / 2], bytes.sorted()[rounds / 2])
  }
}
