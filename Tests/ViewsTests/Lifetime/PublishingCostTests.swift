// SPDX-License-Identifier: Apache-2.0

import CAllocations
import EvenhandTesting
import Foundation
import Interaction
import Testing
import Views

/// What publishing costs follows the number of elements, and not its square.
@MainActor
struct PublishingCostTests {
  struct Rows: View {
    let count: Int
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { row in
          Text("Row \(row)").gesture(TapGesture().onEnded {}).accessibilityLabel("Row \(row)")
        }
      }
    }
  }

  /// Bytes a row that the first publication asks of the heap, the views being there already.
  private func bytes(forRows count: Int) -> Double {
    let host = ViewHost(title: "Rows", measurer: UniformTextMeasurer()) { Rows(count: count) }
    host.size = CGSize(width: 400, height: 400)
    host.update()
    let before = evenhand_thread_allocated_bytes()
    let update = host.scene.takeUpdate()
    #expect(update.nodes.count > count)
    return Double(evenhand_thread_allocated_bytes() - before) / Double(count)
  }

  @Test func `a row costs the same among 4,000 as among 500`() {
    // Tables double as they grow, so that a row may cost up to twice as much by chance.
    #expect(bytes(forRows: 4_000) < 2.5 * bytes(forRows: 500))
  }
}
