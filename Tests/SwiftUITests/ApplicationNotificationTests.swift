// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import SwiftUI
import Testing

/// What files ask the notification centre of their application.
@MainActor
struct ApplicationNotificationTests {
  private struct Pausing: View {
    @State private var words: [String] = []

    private func told(_ name: Notification.Name) -> NotificationCenter.Publisher {
      NotificationCenter.default.publisher(for: name)
    }

    var body: some View {
      Text("Told: " + words.joined(separator: " "))
        .onReceive(told(UIApplication.willResignActiveNotification)) { _ in words.append("pause") }
        .onReceive(told(UIApplication.willEnterForegroundNotification)) { _ in words.append("load")
        }
        .onReceive(told(UIApplication.didBecomeActiveNotification)) { _ in words.append("go on") }
    }
  }

  private struct Turning: View {
    @State private var turns = 0

    var body: some View {
      Text("\(turns) turns").onReceive(
        NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)
      ) { _ in turns += 1 }
    }
  }

  @Test func `a window tells that it is wider than high now, once`() throws {
    let tester = ViewTester(size: CGSize(width: 300, height: 400)) { Turning() }
    for width in [310, 500, 520.0] {
      tester.host.size.width = width
      tester.settle()
    }
    #expect(throws: Never.self) { try tester.element(named: "1 turns") }
  }

  @Test func `a window tells that it loses the keyboard and has it again`() {
    let tester = ViewTester { Pausing() }
    for isActive in [false, true] {
      tester.scene.isActive = isActive
      tester.settle()
    }
    // Windows of other tests tell as well.
    let words = tester.tree.depthFirst.map(\.name).first { $0.hasPrefix("Told: ") } ?? ""
    #expect(words.contains("pause"))
    #expect(words.contains("load go on"))
  }
}
