// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Observation

/// What is kept where every window finds it.
@MainActor
@Observable
private final class Library {
  static let shared = Library()

  var copies = 3
  var isLent = false
  var presses = 0
  var turns = 0.0
}

/// Counts what nobody sees until the ninth time.
@MainActor private var nudges = 0

/// A model that is made with the program, and not with the window.
private let desk = Desk()

@MainActor
@Observable
private final class Desk {
  var papers = 2

  nonisolated init() {}
}

/// State that outlives its window: in a singleton, in a global, in a constant.
///
/// The first three are sound, and the others are not; both show only where each trial begins with the
/// program as it starts.
struct FaultyOutlivesView: View {
  private let library = Library.shared
  @State private var isNudged = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Copies: \(library.copies)") { library.copies = (library.copies + 1) % 6 }
      Button(library.isLent ? "Take back" : "Lend") { library.isLent.toggle() }
      Button("Papers: \(desk.papers)") { desk.papers = (desk.papers + 1) % 4 }

      // parity-proof: its keys count, and leave the turns alone.
      row("Turns")
        .gesture(DragGesture().adjusting(turns, in: 0...100, step: 1, pointsPerStep: 4))
        .accessibilityIdentifier("outlives-parity")
        .onKeyPress(
          keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown]
        ) { _ in
          library.presses += 1
          return .handled
        }
      Text("\(library.presses) presses")

      // Every ninth tap does something, and nothing shows how many there were.
      Button(isNudged ? "Nudged" : "Nudge") {
        nudges += 1
        if nudges % 9 == 0 { isNudged = true }
      }
      .accessibilityIdentifier("outlives-hidden")
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }

  private var turns: Binding<Double> {
    Binding(get: { library.turns }, set: { library.turns = $0 })
  }

  private func row(_ text: String) -> some View {
    Text(text).frame(width: 200, height: 40).background(Color(white: 0.9))
  }
}
