// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Bars of a track, over its whole height.
struct LabBars: Shape {
  let spans: [ClosedRange<Double>]
  /// Points; what lasts no time at all is drawn this wide.
  private static let narrowest: CGFloat = 3

  func path(in rect: CGRect) -> Path {
    Path { path in
      for span in spans {
        let x = rect.minX + rect.width * span.lowerBound
        let width = max(Self.narrowest, rect.width * (span.upperBound - span.lowerBound))
        path.addRect(CGRect(x: x, y: rect.minY, width: width, height: rect.height))
      }
    }
  }
}

/// Lines along the middle of a track.
struct LabLines: Shape {
  let spans: [ClosedRange<Double>]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for span in spans {
        path.move(to: CGPoint(x: rect.minX + rect.width * span.lowerBound, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * span.upperBound, y: rect.midY))
      }
    }
  }
}

/// Upright lines across a track.
struct LabTicks: Shape {
  let fractions: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      for fraction in fractions {
        let x = rect.minX + rect.width * fraction
        path.move(to: CGPoint(x: x, y: rect.minY))
        path.addLine(to: CGPoint(x: x, y: rect.maxY))
      }
    }
  }
}

/// A hook for what was recognized, a cross for what failed, in a circle at its place on the track.
struct LabMark: Shape {
  let fraction: Double
  let isRecognized: Bool

  static let radius: CGFloat = 9

  func path(in rect: CGRect) -> Path {
    let center = Self.center(fraction, rect)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y)
    }
    return Path { path in
      if isRecognized {
        path.move(to: point(-4, 0))
        path.addLine(to: point(-1, 3.5))
        path.addLine(to: point(4.5, -3.5))
      } else {
        path.move(to: point(-3.5, -3.5))
        path.addLine(to: point(3.5, 3.5))
        path.move(to: point(3.5, -3.5))
        path.addLine(to: point(-3.5, 3.5))
      }
    }
  }

  /// What the mark stands on.
  struct Disc: Shape {
    let fraction: Double

    func path(in rect: CGRect) -> Path {
      let center = LabMark.center(fraction, rect)
      return Path(
        ellipseIn: CGRect(
          x: center.x - LabMark.radius, y: center.y - LabMark.radius,
          width: 2 * LabMark.radius, height: 2 * LabMark.radius))
    }
  }

  /// All of a mark stays on the track.
  fileprivate static func center(_ fraction: Double, _ rect: CGRect) -> CGPoint {
    CGPoint(
      x: min(max(rect.minX + rect.width * fraction, rect.minX + radius), rect.maxX - radius),
      y: rect.midY)
  }
}
