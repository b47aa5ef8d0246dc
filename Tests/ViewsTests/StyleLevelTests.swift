// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Testing
import Views

@MainActor
struct StyleLevelTests {
  @Test func `a level of a style is so much of it`() {
    let tester = ViewTester {
      VStack {
        Rectangle().fill(.blue.secondary)
        Rectangle().fill(Color.red.tertiary)
        Rectangle().fill(.fill.secondary)
        Rectangle().fill(.separator)
      }
    }
    let colors = tester.displayList.items.compactMap { item in
      if case .fill(_, let color) = item { color.alpha } else { nil }
    }
    #expect(colors == [0.5, 0.25, 0.15, 1])
  }
}
