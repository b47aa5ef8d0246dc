// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Lantern Bay, a town that there is not. Lengths are metres, to the east and to the south.
enum Town {
  /// A place with a name.
  struct Place: Hashable {
    let name: String
    let x: CGFloat
    let y: CGFloat
    let note: String

    var point: CGPoint { CGPoint(x: x, y: y) }
  }

  static let name = "Lantern Bay"
  static let size = CGSize(width: 900, height: 600)

  /// From west to east.
  static let places = [
    Place(name: "Lighthouse", x: 190, y: 170, note: "128 steps lead up to the lamp"),
    Place(name: "Harbour", x: 290, y: 420, note: "ferries leave at 8 and at 18 o'clock"),
    Place(name: "Market square", x: 450, y: 300, note: "the market is on Tuesdays and Saturdays"),
    Place(name: "Hill park", x: 500, y: 120, note: "open until dusk"),
    Place(name: "Old mill", x: 640, y: 480, note: "bread of its own flour every morning"),
    Place(name: "Station", x: 740, y: 210, note: "a train every half hour"),
  ]

  /// Where a point is, as a person would say it.
  static func whereabouts(of point: CGPoint) -> String {
    guard let place = places.min(by: { distance($0, point) < distance($1, point) }) else {
      return ""
    }
    let metres = Int((distance(place, point) / 10).rounded()) * 10
    guard metres >= 20 else { return place.name }
    return "\(metres) metres \(direction(from: place.point, to: point)) of \(place.name)"
  }

  private static func distance(_ place: Place, _ point: CGPoint) -> CGFloat {
    hypot(place.x - point.x, place.y - point.y)
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> String {
    let names = [
      "east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east",
    ]
    let turn = atan2(end.y - start.y, end.x - start.x) / (2 * .pi)
    return names[(Int((turn * 8).rounded()) + 8) % 8]
  }
}
