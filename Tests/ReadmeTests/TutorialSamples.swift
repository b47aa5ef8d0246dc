// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import ModelAudit
import Testing

// The samples of Docs/Tutorial.md, as they stand there.

struct TeaTimer: View {
  @State private var minutes = 4.0

  var body: some View {
    VStack(spacing: 24) {
      Text("\(Int(minutes)) minutes").font(.title)
      Circle().fill(Color.orange).frame(width: 140, height: 140)
        .gesture(DragGesture().adjusting($minutes, in: 1...10, step: 1, axis: .vertical))
        .accessibilityLabel("Minutes")
    }
    .padding(40)
  }
}

struct Tea: App {
  var body: some Scene { WindowGroup("Tea") { TeaTimer() } }
}

struct Leaves: View {
  @State private var isThrownAway = false

  var body: some View {
    Text(isThrownAway ? "No tea" : "Green tea")
      .padding(20)
      .gesture(
        SwipeGesture([.left]).label("Throw away", for: .left).onEnded { _ in isThrownAway = true })
  }
}

/// What the tutorial says of its samples.
struct TutorialTests {
  @MainActor
  @Test func `a key and a finger turn the same knob`() throws {
    struct Knob: View {
      @State private var minutes = 4.0
      var body: some View {
        Circle().frame(width: 140, height: 140)
          .gesture(DragGesture().adjusting($minutes, in: 1...10, step: 1, axis: .vertical))
          .accessibilityLabel("Minutes")
      }
    }
    let window = ViewTester { Knob() }
    window.press(.tab)
    window.press(.up)
    #expect(try window.element(named: "Minutes").value?.current == 5)
    #expect(window.proof().isProven)
  }

  @MainActor
  @Test func `the tea is thrown away by a key, and nothing else has to be said`() throws {
    let window = ViewTester { Leaves() }
    window.press(.tab)
    window.press(.left, .alt)
    #expect(window.tree.depthFirst.contains { $0.name == "No tea" })
  }

  @MainActor
  @Test func `a name is all that the circle is asked for`() throws {
    let window = ViewTester { TeaTimer() }
    let knob = try window.element(named: "Minutes")
    #expect(knob.role == .slider && knob.value?.current == 4)
  }
}
