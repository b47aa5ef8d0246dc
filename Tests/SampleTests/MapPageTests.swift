// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Semantics
import Testing
import Views

@testable import Gallery

/// The gallery's map in narrow windows, and under a mouse.
@MainActor
struct MapPageTests {
  private static let names = Town.places.map(\.name)

  private func map(_ window: ViewTester) throws -> Rect {
    try #require(try window.element(named: "Map of Lantern Bay").frame)
  }

  @Test(arguments: [1.0, 1.5, 2], [360.0, 400, 960])
  func `a place's name is on the map as a whole, or not at all`(scale: Double, width: Double)
    throws
  {
    let window = ViewTester.gallery(.map, CGSize(width: width, height: 680), scale: scale)
    let map = try map(window)
    let size = CGSize(width: map.width, height: map.height)
    var shown = 0
    for way in stride(from: 0.0, through: 300, by: 30) {
      let spots = Town.places.map {
        MarkerSpot(
          offset: CGSize(width: $0.x - 450 - way, height: $0.y - 300 + way / 2),
          reach: CGSize(width: size.width / 2, height: size.height / 2),
          mark: MarkerSpot.usualMark)
      }
      for spot in spots {
        let name = CGSize(width: 100 * scale, height: 18 + 18 * scale)
        let left = spot.offset.width + spot.shift(of: name.width) - name.width / 2
        let top = spot.top(of: name.height)
        let (right, bottom) = (left + name.width, top + name.height)
        let isOn =
          left >= -size.width / 2 && right <= size.width / 2 && top >= -size.height / 2
          && bottom <= size.height / 2
        let isOff =
          left >= size.width / 2 || right <= -size.width / 2 || top >= size.height / 2
          || bottom <= -size.height / 2
        #expect(isOn || isOff, "\(spot)")
        if isOn { shown += 1 }
      }
    }
    #expect(shown > 0)
  }

  @Test func `a mouse that begins on a place moves the map, and a click visits it`() throws {
    let window = ViewTester.gallery(.map, CGSize(width: 960, height: 680))
    func whereabouts() throws -> String {
      let node = try window.element(named: "Map of Lantern Bay")
      return node.description + (node.value?.text ?? "")
    }
    let before = try whereabouts()
    let place = try window.center(of: "Market square")
    let contact = window.makeContact()
    window.send(.began, contact, at: place, kind: .mouse)
    for way in stride(from: 10.0, through: 60, by: 10) {
      window.advance(by: 0.01)
      window.send(.moved, contact, at: CGPoint(x: place.x + way, y: place.y), kind: .mouse)
    }
    window.send(.ended, contact, at: CGPoint(x: place.x + 60, y: place.y), kind: .mouse)
    window.advance(by: 1)
    #expect(try whereabouts() != before)
    #expect(window.announcements.allSatisfy { !$0.contains("market is on") })
    try window.tap("Harbour")
    window.advance(by: 1)
    #expect(try whereabouts().contains("Harbour"))
  }
}
