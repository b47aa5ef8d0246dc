// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Controls that begin something which goes on beside the views.
struct FaultyWorkView: View {
  @State private var loaded = "nothing"
  @State private var saved = "never"
  @State private var isWarm = false
  @State private var turns = 0
  @State private var greeting = ""
  @State private var isOpen = false
  @State private var bought = 0
  @State private var ticks = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Greeting \(greeting)")
        .task { greeting = await Shop.shared.greeting() }

      Button("Load") {
        Task {
          loaded = "loading"
          try? await Task.sleep(for: .seconds(1))
          loaded = await Shop.shared.goods()
        }
      }
      Text("Loaded \(loaded)")

      Button("Save") {
        DispatchQueue.main.async { saved = "saving" }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { saved = "saved" }
      }
      Text("Saved \(saved)")

      // It is warm for longer than anybody waits.
      Toggle("Warm", isOn: $isWarm)
        .onChange(of: isWarm) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 60) { isWarm = false }
        }

      // It comes a moment after the window.
      if isOpen {
        Button("Buy") { bought += 1 }
      }
      Text("Bought \(bought)")
        .task {
          try? await Task.sleep(for: .milliseconds(300))
          isOpen = true
        }

      // It changes all the time, whatever anybody does.
      Text("Ticks \(ticks)")
        .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in
          ticks += 1
        }

      // No key reaches it.
      Text("Turn")
        .gesture(DragGesture().onEnded { _ in Task { turns += 1 } })
        .accessibilityHidden(true)
      Text("Turns \(turns)")
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}

private actor Shop {
  static let shared = Shop()

  func greeting() -> String { "hello" }

  func goods() async -> String {
    await Task.yield()
    return "bread"
  }
}
