// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A map that one finger moves and that two fingers enlarge and turn at once, with places on it.
struct MapPage: View {
  private static let usual = CGSize(width: 660, height: 420)

  @Binding var status: String
  @Binding var center: CGPoint
  @Binding var zoom: Double
  @Binding var angle: Angle
  @Binding var visited: Town.Place?
  @GestureState private var way = CGSize.zero
  @Environment(\.pageRoom) private var room
  @Environment(\.pageGrowth) private var growth
  @Environment(\.markGrowth) private var markGrowth

  private var size: CGSize { Self.usual.grown(growth, within: room) }

  /// A larger map shows the same part of the town.
  private var magnification: Double { zoom * growth }

  var body: some View {
    ZStack {
      ground
      MarkerPlaces(spots: Town.places.map(spot)) {
        ForEach(Town.places, id: \.self) { place in
          TownMarker(place: place, spot: spot(of: place)) {
            visit(place)
          } onFocus: {
            reveal(place)
          }
        }
      }
    }
    .frame(width: size.width, height: size.height)
    .clipShape(RoundedRectangle(cornerRadius: 10))
    .contentShape(Rectangle())
    .gesture(move.simultaneously(with: magnify).simultaneously(with: rotate))
    .accessibilityRole(.imageMap)
    .accessibilityLabel("Map of \(Town.name)")
    .accessibilityValue(Town.whereabouts(of: shownCenter))
    .prefersDefaultFocus()
    .onChange(of: sentence) { status = sentence }
  }

  /// All of its state, and what is announced of a place that is visited: two fingers end their gestures at once, in no order.
  private var sentence: String {
    let note = visited?.point == center ? visited.map { " (\($0.note))" } : nil
    let place = Town.whereabouts(of: center) + (note ?? "")
    let (size, turn) = (ValueText.percent(zoom), ValueText.degrees(angle.degrees))
    return "The map shows \(place), enlarged to \(size) and turned by \(turn)."
  }

  private var ground: some View {
    TownGround()
      .offset(
        x: Town.size.width / 2 - shownCenter.x, y: Town.size.height / 2 - shownCenter.y
      )
      .scaleEffect(magnification)
      .rotationEffect(angle)
  }

  // MARK: Gestures

  private var move: some Gesture {
    DragGesture()
      .pans(by: 40)
      .updating($way) { drag, way, _ in way = drag.translation }
      .onEnded { center = moved(by: $0.translation) }
  }

  private var magnify: some Gesture {
    MagnifyGesture().adjusting($zoom, in: 0.5...4)
  }

  private var rotate: some Gesture {
    RotateGesture().adjusting($angle)
  }

  private func visit(_ place: Town.Place) {
    (center, visited) = (place.point, place)
    AccessibilityNotification.Announcement(place.note).post()
  }

  /// A place that gets the focus comes into view.
  private func reveal(_ place: Town.Place) {
    let place = (place.point, offset(of: place.point))
    guard
      abs(place.1.width) > size.width / 2 - 60
        || abs(place.1.height) > size.height / 2 - 40
    else { return }
    center = place.0
  }

  // MARK: Places

  private var shownCenter: CGPoint { moved(by: way) }

  /// What is in the middle when the map has been dragged so far; never outside of the town.
  private func moved(by way: CGSize) -> CGPoint {
    let way = way.turned(by: -angle)
    let x = center.x - way.width / magnification
    let y = center.y - way.height / magnification
    return CGPoint(x: min(max(0, x), Town.size.width), y: min(max(0, y), Town.size.height))
  }

  private func spot(of place: Town.Place) -> MarkerSpot {
    MarkerSpot(
      offset: offset(of: place.point),
      reach: CGSize(width: size.width / 2, height: size.height / 2),
      mark: MarkerSpot.usualMark * markGrowth)
  }

  /// Where a point of the town stands, from the middle of the page's map.
  private func offset(of point: CGPoint) -> CGSize {
    let (middle, scale) = (shownCenter, magnification)
    return CGSize(width: (point.x - middle.x) * scale, height: (point.y - middle.y) * scale)
      .turned(by: angle)
  }
}
