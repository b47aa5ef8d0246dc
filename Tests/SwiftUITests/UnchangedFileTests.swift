// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import SwiftUI
import Testing

@MainActor
struct UnchangedFileTests {
  @Test func `a file written for SwiftUI works by pointer and by assistive technology`() throws {
    let tester = ViewTester { UnchangedView() }
    #expect(try tester.element(named: "Love").role == .button)
    try tester.tap("Love")
    #expect(try tester.element(named: "Volume").value?.current == 0.4)
    try tester.tabTo("Volume")
    tester.press(.right)
    #expect(abs((try tester.element(named: "Volume").value?.current ?? 0) - 0.41) < 1e-9)
    #expect(tester.tree.depthFirst.contains { $0.name == "Volume 0.4" })
  }

  @Test func `an entry has its standard value, and the one that is set`() {
    var values = EnvironmentValues()
    #expect(values.accent == .orange && values.depth == 3 && values.note == nil)
    values.note = "set"
    #expect(values.note == "set")
  }

  @Test func `what a preview shows is a view with its own state`() throws {
    let tester = ViewTester { UnchangedView_Previews.previews }
    #expect(try tester.element(named: "Volume").role == .slider)
  }
}
