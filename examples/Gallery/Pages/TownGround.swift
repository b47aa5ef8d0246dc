// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// What lies under the names of the town: sea, land, river, streets and houses. Sea and land go on beyond
/// it, as far as a small or turned map shows.
struct TownGround: View {
  var body: some View {
    ZStack {
      Sea().fill(.townWater)
      Land().fill(.townLand)
      Land().stroke(.townShore, lineWidth: 2)
      Park().fill(.townPark)
      River().stroke(.townWater, lineWidth: 18)
      Streets().stroke(.townKerb, lineWidth: 12)
      Streets().stroke(.townStreet, lineWidth: 9)
      Railway().stroke(.townRail, lineWidth: 3)
      Houses().fill(.townHouse)
    }
    .frame(width: Town.size.width, height: Town.size.height)
    .accessibilityHidden(true)
  }
}

extension ShapeStyle where Self == Color {
  private static func town(
    _ light: (Double, Double, Double), _ dark: (Double, Double, Double)
  ) -> Color {
    Color(
      light: Color(red: light.0, green: light.1, blue: light.2),
      dark: Color(red: dark.0, green: dark.1, blue: dark.2))
  }

  fileprivate static var townWater: Color { town((0.68, 0.83, 0.92), (0.10, 0.22, 0.32)) }
  fileprivate static var townLand: Color { town((0.95, 0.93, 0.86), (0.21, 0.21, 0.19)) }
  fileprivate static var townShore: Color { town((0.60, 0.55, 0.45), (0.50, 0.47, 0.40)) }
  fileprivate static var townPark: Color { town((0.72, 0.86, 0.64), (0.17, 0.30, 0.17)) }
  fileprivate static var townKerb: Color { town((0.72, 0.66, 0.56), (0.28, 0.27, 0.25)) }
  fileprivate static var townStreet: Color { town((1, 1, 1), (0.42, 0.42, 0.42)) }
  fileprivate static var townRail: Color { town((0.35, 0.35, 0.35), (0.65, 0.65, 0.65)) }
  fileprivate static var townHouse: Color { town((0.80, 0.62, 0.50), (0.45, 0.34, 0.27)) }
}

/// Points that are drawn on each side of the town.
private let surroundings: CGFloat = 2000

private struct Sea: Shape {
  func path(in rect: CGRect) -> Path {
    Path(rect.insetBy(dx: -surroundings, dy: -surroundings))
  }
}

private struct Land: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 900 + surroundings, y: -300))
      path.addCurve(
        to: CGPoint(x: 900, y: 20), control1: CGPoint(x: 1600, y: -300),
        control2: CGPoint(x: 1160, y: 50))
      path.addCurve(
        to: CGPoint(x: 130, y: 130), control1: CGPoint(x: 640, y: -10),
        control2: CGPoint(x: 270, y: 30))
      path.addCurve(
        to: CGPoint(x: 260, y: 300), control1: CGPoint(x: 60, y: 220),
        control2: CGPoint(x: 220, y: 220))
      path.addCurve(
        to: CGPoint(x: 330, y: 470), control1: CGPoint(x: 300, y: 370),
        control2: CGPoint(x: 250, y: 420))
      path.addCurve(
        to: CGPoint(x: 620, y: 600), control1: CGPoint(x: 420, y: 530),
        control2: CGPoint(x: 480, y: 590))
      path.addCurve(
        to: CGPoint(x: 620 + surroundings, y: 600 + surroundings),
        control1: CGPoint(x: 760, y: 610), control2: CGPoint(x: 1200, y: 1200))
      path.addLine(to: CGPoint(x: 900 + surroundings, y: 600 + surroundings))
      path.closeSubpath()
    }
  }
}

private struct Park: Shape {
  func path(in rect: CGRect) -> Path {
    Path(ellipseIn: CGRect(x: 410, y: 60, width: 190, height: 120))
  }
}

private struct River: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 900 + surroundings, y: 900))
      path.addLine(to: CGPoint(x: 905, y: 400))
      path.addCurve(
        to: CGPoint(x: 480, y: 560), control1: CGPoint(x: 760, y: 360),
        control2: CGPoint(x: 640, y: 480))
    }
  }
}

private struct Streets: Shape {
  private static let ways: [[(CGFloat, CGFloat)]] = [
    [(190, 170), (300, 230), (450, 300), (600, 260), (740, 230), (900, 240), (2900, 500)],
    [(320, 420), (380, 370), (450, 300), (480, 200), (500, 120)],
    [(450, 300), (540, 380), (640, 470), (700, 560)],
    [(600, 260), (620, 370), (640, 470)],
    [(380, 370), (540, 380), (620, 370), (780, 340)],
  ]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for way in Self.ways {
        for (index, place) in way.enumerated() {
          let point = CGPoint(x: place.0, y: place.1)
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
    }
  }
}

private struct Railway: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 700, y: 0))
      path.addCurve(
        to: CGPoint(x: 900, y: 330), control1: CGPoint(x: 730, y: 200),
        control2: CGPoint(x: 800, y: 280))
      path.addLine(to: CGPoint(x: 900 + surroundings, y: 1300))
    }
  }
}

private struct Houses: Shape {
  private static let corners: [(CGFloat, CGFloat)] = [
    (390, 250), (420, 236), (484, 258), (514, 246), (395, 300), (462, 345), (520, 335),
    (350, 345), (560, 300), (580, 330), (640, 290), (680, 280), (560, 410), (590, 435),
    (670, 430), (690, 480), (660, 330), (720, 300), (640, 210), (670, 190), (330, 255),
    (300, 190), (240, 165), (540, 210), (420, 395), (480, 410), (780, 270), (820, 220),
  ]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for (x, y) in Self.corners { path.addRect(CGRect(x: x, y: y, width: 18, height: 13)) }
    }
  }
}
