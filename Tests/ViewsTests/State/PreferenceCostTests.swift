// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// What rows tell is put together once, however many of them tell it.
@MainActor
struct PreferenceCostTests {
  private enum WidthKey: PreferenceKey {
    @MainActor static var sums = 0
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      MainActor.assumeIsolated { sums += 1 }
      value = max(value, nextValue())
    }
  }

  private struct Rows: View {
    let count: Int
    @State private var width: CGFloat = 0

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { number in
          Color.clear.frame(height: 1).preference(key: WidthKey.self, value: CGFloat(number))
        }
        Text("widest \(Int(width))")
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
    }
  }

  private func sums(_ count: Int) throws -> Int {
    WidthKey.sums = 0
    let tester = ViewTester { Rows(count: count) }
    _ = try tester.element(named: "widest \(count - 1)")
    return WidthKey.sums
  }

  @Test func `ten times as many rows are put together in ten times as many steps`() throws {
    let (few, many) = try (sums(20), sums(200))
    #expect(many <= 12 * few)
  }
}
