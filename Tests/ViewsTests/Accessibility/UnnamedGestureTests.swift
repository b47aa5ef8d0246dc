// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct UnnamedViewTests {
  private func report<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> [UInt] {
    let tester = ViewTester(content: content)
    var lines: [UInt] = []
    tester.scene.observeUnnamedGestures { lines.append($0.origin.line) }
    tester.settle()
    return lines.sorted()
  }

  @Test func `each modifier knows where it was written`() {
    let line: UInt = #line
    let lines = report {
      VStack {
        Circle().onTapGesture {}
        Circle().onTapGesture { (_: CGPoint) in }
        Circle().onLongPressGesture {}
        Circle().gesture(DragGesture())
        Circle().highPriorityGesture(TapGesture())
        Circle().simultaneousGesture(TapGesture(), including: .all)
        Button {
        } label: {
          Circle()
        }
      }
    }
    #expect(lines == (3...9).map { line + $0 })
  }

  @Test func `a name from anywhere is a name`() {
    let lines = report {
      VStack {
        Circle().onTapGesture {}.accessibilityLabel("Circle")
        Text("Text").onTapGesture {}
        HStack { Text("Inside") }.onTapGesture {}
        Circle().onTapGesture {}.accessibilityHidden(true)
        Circle().onTapGesture {}.accessibilityRepresentation { Text("Other") }
      }
    }
    #expect(lines.isEmpty)
  }
}
