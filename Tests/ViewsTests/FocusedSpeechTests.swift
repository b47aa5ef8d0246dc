// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Semantics
import Testing
import Views

/// A caption of what a screen reader says.
@MainActor
struct FocusedSpeechTests {
  @Test func `a caption tells the focused control, then what changes of it`() {
    var said: [String] = []
    let tester = ViewTester {
      VStack {
        Counter()
        FocusedSpeech { sentences in
          let _ = said = sentences
          Text("caption").accessibilityHidden(true)
        }
      }
    }
    tester.press(.tab)
    #expect(said == ["Count push button.", "0 times."])
    tester.press(.return)
    #expect(said == ["1 times"])
  }

  @Test func `a caption tells what is announced, whoever listens`() {
    var said: [String] = []
    let tester = ViewTester {
      VStack {
        Button("Search") { AccessibilityNotification.Announcement("3 results").post() }
        FocusedSpeech { sentences in
          let _ = said = sentences
          Text("caption").accessibilityHidden(true)
        }
      }
    }
    tester.press(.tab)
    tester.press(.return)
    #expect(said == ["3 results"])
  }

  private struct Counter: View {
    @Views.State private var count = 0

    var body: some View {
      Button("Count") { count += 1 }.accessibilityValue("\(count) times")
    }
  }
}
