// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Gestures
import Testing
import Views

/// A view that is told why gestures did or did not recognize.
@MainActor
struct GestureDecisionTests {
  @Test func `a view hears of decisions as long as it is shown`() throws {
    var words: [String] = []
    let shown = Switch()
    let tester = ViewTester {
      VStack {
        Text("Plate").frame(width: 100, height: 50).onTapGesture { shown.isOn.wrappedValue = false }
        Listener(shown: shown) { words.append("\($0.name) \($0.outcome)") }
      }
    }
    try tester.tap("Plate")
    #expect(words.contains("tap ended"))
    words = []
    try tester.tap("Plate")
    #expect(words.isEmpty)
  }

  /// Lets the test reach into the view's state.
  @MainActor
  private final class Switch {
    var isOn = Binding.constant(true)
  }

  private struct Listener: View {
    let shown: Switch
    let hear: (GestureDecision) -> Void
    @State private var isOn = true

    var body: some View {
      if isOn {
        Text("Listener").onGestureDecision { hear($0) }.onAppear { shown.isOn = $isOn }
      }
    }
  }
}
