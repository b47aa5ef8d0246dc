// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct LayoutTests {
  @Test func `a row puts eight points between its views and centers them`() {
    let tester = ViewTester(size: CGSize(width: 100, height: 50)) {
      HStack {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 30, height: 40)
      }
    }
    #expect(
      tester.drawing == """
        fill #c7262b M 21 20 L 41 20 L 41 30 L 21 30 Z
        fill #1461cc M 49 5 L 79 5 L 79 45 L 49 45 Z

        """)
  }

  @Test func `a button is named by its text and acts when it is tapped`() throws {
    var count = 0
    let tester = ViewTester {
      VStack {
        Text("Hello")
        Button("Add") { count += 1 }
      }
    }
    print(tester.drawing)
    print(tester.treeText(.all))
    try tester.tap("Add")
    #expect(count == 1)
  }
}
