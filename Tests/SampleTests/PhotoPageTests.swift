// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Testing
import Views
import WindowHost

@testable import Gallery

/// The gallery's photo, enlarged and moved.
@MainActor
struct PhotoPageTests {
  /// Where the page has the photo.
  private func stage(_ window: ViewTester) throws -> CGRect {
    let photo = window.tree.depthFirst.first { $0.name == "Photo" && $0.role == .image }
    let frame = try #require(photo?.frame)
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Places at which the photo's colours are seen: of its sky, its sun and its hills.
  private func seen(_ window: ViewTester) throws -> [CGPoint] {
    let picture = try Picture(
      of: window.displayList, size: window.host.size,
      renderer: CairoRenderer(measurer: PangoTextMeasurer()))
    let colors = [
      Color(red: 0.99, green: 0.82, blue: 0.62), Color(red: 0.96, green: 0.45, blue: 0.25),
      Color(red: 0.45, green: 0.36, blue: 0.52), Color(red: 0.22, green: 0.20, blue: 0.36),
    ]
    return stride(from: 0, to: picture.height, by: 4).flatMap { y in
      stride(from: 0, to: picture.width, by: 4).compactMap { x in
        let color = picture.color(x: x, y: y)
        let isPhoto = colors.contains { wanted in
          guard let color else { return false }
          return abs(color.red - wanted.red) < 0.01 && abs(color.green - wanted.green) < 0.01
            && abs(color.blue - wanted.blue) < 0.01
        }
        return isPhoto ? CGPoint(x: x, y: y) : nil
      }
    }
  }

  @Test(arguments: [400.0, 960])
  func `a large photo stays on its stage, and takes no other's clicks`(width: Double) throws {
    let window = ViewTester.gallery(.photo, CGSize(width: width, height: 680))
    for _ in 1...20 { window.press(.equal) }
    window.advance(by: 1)
    #expect(try window.element(named: "Zoom").value?.current == 4)
    let stage = try stage(window)
    let seen = try seen(window)
    #expect(seen.count > 500)
    #expect(seen.allSatisfy(stage.contains))
    let help = try window.element(named: "Help")
    try window.tap("Help")
    window.advance(by: 0.5)
    #expect(try window.element(named: "Help").states != help.states)
  }

  @Test(arguments: [0, 9], [-3, 0, 12])
  func `a part of the photo stays in sight, however far it is moved`(
    turns: Int, enlargements: Int
  ) throws {
    let window = ViewTester.gallery(.photo, GalleryView.size)
    for _ in 0..<turns { window.press("bracketright") }
    for _ in 0..<abs(enlargements) { window.press(enlargements < 0 ? "minus" : .equal) }
    for (x, y) in [(Key.right, Key.down), (.left, .up)] {
      for _ in 1...150 { window.press(x) }
      for _ in 1...150 { window.press(y) }
      window.advance(by: 0.5)
      #expect(try seen(window).count > 8)
    }
    // Where it is moved to while it is large, it is out of sight when it is small.
    for _ in 1...20 { window.press(.equal) }
    for _ in 1...30 { window.press("minus") }
    #expect(try seen(window).count > 8)
  }

  @Test func `a photo at its end comes back with the first movement`() throws {
    let window = ViewTester.gallery(.photo, GalleryView.size)
    for _ in 1...60 { window.press(.right) }
    let place = { window.focused?.description ?? "" }
    #expect(place().hasPrefix("330 across"))
    window.press(.left)
    #expect(place().hasPrefix("320 across"))
    let middle = try stage(window)
    let start = CGPoint(x: middle.midX, y: middle.midY)
    window.drag(from: start, to: CGPoint(x: start.x + 200, y: start.y), kind: .mouse)
    #expect(place().hasPrefix("330 across"))
    window.drag(from: start, to: CGPoint(x: start.x - 100, y: start.y), kind: .mouse)
    #expect(place().hasPrefix("230 across"))
  }
}
