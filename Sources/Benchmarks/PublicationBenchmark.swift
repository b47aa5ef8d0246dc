// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Interaction
import Semantics
import Views

/// What it costs to publish many elements for the first time, and to add or remove one among many.
@MainActor
enum PublicationBenchmark {
  private struct Rows: View {
    let count: Int
    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { row in
          Text("Row \(row)").gesture(TapGesture().onEnded {}).accessibilityLabel("Row \(row)")
        }
      }
    }
  }

  static func run() {
    print("Processor time, medians of 5 rounds")
    for count in [1_000, 10_000] {
      let time = median { firstPublication(rows: count) }
      print("first layout and publication of \(count) rows with a gesture each: \(text(time))")
    }
    for count in [1_000, 100_000] {
      let time = median { oneChildLess(among: count) }
      print("one child less among \(count) siblings, in the published tree: \(text(time))")
    }
  }

  private static func firstPublication(rows count: Int) -> Double {
    let start = Measurement.processorTime
    let host = ViewHost(title: "Rows", measurer: UniformTextMeasurer()) { Rows(count: count) }
    host.size = CGSize(width: 400, height: 400)
    host.update()
    let update = host.scene.takeUpdate()
    var tree = Tree(root: Node(id: host.scene.windowID, role: .frame))
    tree.apply(update)
    return Double(Measurement.processorTime - start)
  }

  private static func oneChildLess(among count: Int) -> Double {
    let rows = (1...UInt64(count)).map { Node(id: ElementID($0), role: .listItem, name: "Row") }
    var list = Node(id: ElementID(0), role: .list, children: rows.map(\.id))
    var tree = Tree(root: list, nodes: rows)
    list.children.remove(at: count / 2)
    let start = Measurement.processorTime
    tree.apply(TreeUpdate(nodes: [list]))
    return Double(Measurement.processorTime - start)
  }

  private static func median(_ measure: () -> Double) -> Double {
    (0..<5).map { _ in measure() }.sorted()[2]
  }

  private static func text(_ nanoseconds: Double) -> String {
    String(format: "%.1f ms", nanoseconds / 1e6)
  }
}
