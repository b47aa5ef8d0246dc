// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// What lies outside of its own room, or of the window.
@MainActor
struct OutsideTests {
  @Test func `what an offset brings out of the window is not exposed as showing`() throws {
    struct Panel: View {
      @Views.State var isOut = true
      var body: some View {
        ZStack(alignment: .bottom) {
          Button("Toggle") { isOut.toggle() }.frame(maxHeight: .infinity, alignment: .top)
          VStack { Button("Inside") {} }
            .frame(width: 200, height: 100)
            .background(Color.white)
            .offset(y: isOut ? 400 : 0)
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 200, height: 300)) { Panel() }
    func isShowing(_ name: String) -> Bool {
      tester.tree.depthFirst.contains { $0.name == name && $0.states[.showing] }
    }
    #expect(!isShowing("Inside"))
    #expect(isShowing("Toggle"))
    try tester.tap("Toggle")
    #expect(isShowing("Inside"))
  }

  @Test func `a line that is drawn beyond its view's room is touched inside of it alone`() throws {
    var taps = 0
    let tester = ViewTester(size: CGSize(width: 200, height: 200)) {
      Circle().stroke(Color.black, lineWidth: 40).frame(width: 100, height: 100)
        .onTapGesture { taps += 1 }
    }
    tester.tap(at: CGPoint(x: 40, y: 100))
    #expect(taps == 0)
    tester.tap(at: CGPoint(x: 60, y: 100))
    #expect(taps == 1)
  }
}
