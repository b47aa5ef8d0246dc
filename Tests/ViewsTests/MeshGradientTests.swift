// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing

@testable import Views

@MainActor
struct MeshGradientTests {
  private struct Moving: View {
    @State private var isMoved = false

    var body: some View {
      let middle: Float = isMoved ? 0.8 : 0.2
      MeshGradient(
        width: 3, height: 2,
        points: [[0, 0], [middle, 0], [1, 0], [0, 1], [middle, 1], [1, 1]],
        colors: [.red, .blue, .green, .red, .blue, .green]
      )
      .frame(width: 100, height: 50)
      .onTapGesture { withAnimation(.linear(duration: 1)) { isMoved = true } }
      .accessibilityLabel("Mesh")
    }
  }

  private func meshes(_ tester: ViewTester) -> [(fill: GradientFill, points: [CGPoint])] {
    tester.displayList.items.compactMap { item in
      guard case .gradient(_, let fill, _) = item, case .mesh(_, let points, _) = fill.geometry
      else { return nil }
      return (fill, points)
    }
  }

  @Test func `points move with an animation`() throws {
    let tester = ViewTester(size: CGSize(width: 100, height: 50)) { Moving() }
    #expect(abs(try #require(meshes(tester).first?.points[1].x) - 20) < 0.001)
    try tester.tap("Mesh")
    tester.advance(by: 0.5)
    let middle = try #require(meshes(tester).first?.points[1].x)
    #expect(middle > 30 && middle < 70)
    tester.advance(by: 1)
    #expect(abs(try #require(meshes(tester).first?.points[1].x) - 80) < 0.001)
  }

  @Test(arguments: [(2, 2, 3, 3), (2, 2, 4, 3), (1, 4, 4, 4), (0, 0, 0, 0), (2, 3, 4, 4)])
  func `numbers that do not fit together are no gradient`(
    width: Int, height: Int, points: Int, colors: Int
  ) {
    let tester = ViewTester {
      MeshGradient(
        width: width, height: height, points: Array(repeating: [0, 0], count: points),
        colors: Array(repeating: .red, count: colors))
    }
    #expect(meshes(tester).allSatisfy { $0.fill.stops.isEmpty })
  }
}
