// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Testing
import Views

@testable import Gallery

/// In high contrast every thin line is seen beside what it lies on, as WCAG 1.4.11 measures it.
@MainActor
struct FaintLineTests {
  private static let least = 3.0

  /// But for the map, whose streets are a picture.
  nonisolated private static let pages = GalleryPage.allCases.filter { $0 != .map }

  private static func settings(_ scheme: ColorScheme) -> DisplaySettings {
    DisplaySettings(colorScheme: scheme, colorSchemeContrast: .increased)
  }

  @Test(arguments: pages, ColorScheme.allCases)
  func `no page of the gallery has a faint line in high contrast`(
    page: GalleryPage, scheme: ColorScheme
  ) {
    let window = ViewTester(size: GalleryView.size) { GalleryView(page: page) }
    window.host.settings = Self.settings(scheme)
    window.settle()
    #expect(FaintLines(window.displayList, below: Self.least).found == [])
  }

  @Test(arguments: ColorScheme.allCases)
  func `the library's views draw none, nor what is pointed at`(scheme: ColorScheme) throws {
    let window = ViewTester(size: CGSize(width: 400, height: 700)) {
      VStack {
        List {
          Text("One")
          Text("Two")
        }
        .frame(height: 200)
        Divider()
        TextField("Name", text: .constant("words"))
        ProgressView(value: 0.3)
        Gauge(value: 0.3) { Text("Gauge") }
        Stepper("Steps", value: .constant(1))
        Slider(value: .constant(0.5))
        Button("Hovered") {}.buttonStyle(.plain)
      }
    }
    window.host.settings = Self.settings(scheme)
    window.settle()
    window.scene.hover(at: try window.center(of: "Hovered"), time: window.clock)
    window.settle()
    #expect(FaintLines(window.displayList, below: Self.least).found == [])
  }

  @Test func `a faint line is found, and one that is seen is none`() {
    func faint(_ color: Color) -> [String] {
      let window = ViewTester(size: CGSize(width: 100, height: 100)) {
        VStack {
          Rectangle().fill(color).frame(width: 80, height: 1)
          RoundedRectangle(cornerRadius: 5).strokeBorder(color, lineWidth: 1)
        }
      }
      return FaintLines(window.displayList, below: Self.least).found
    }
    #expect(faint(Color(white: 0.7)).count == 2)
    #expect(faint(Color(white: 0.5)) == [])
  }
}

/// Thin lines of a picture that are hardly told from what they lie on.
@MainActor
private struct FaintLines {
  /// Points that a line is thick at most.
  private static let thickness: CGFloat = 3

  private struct State {
    var transform = AffineTransform.identity
    var isWhole = true
  }

  private struct Area {
    let box: CGRect
    let color: Color
  }

  /// Each by its colours and its place.
  private(set) var found: [String] = []
  private var areas: [Area] = []
  private let least: Double

  init(_ list: DisplayList, below least: Double) {
    self.least = least
    areas = [Area(box: .infinite, color: list.ground)]
    var states = [State()]
    for item in list.items {
      var state = states[states.count - 1]
      switch item {
      case .push: states.append(state)
      case .pop: states.removeLast()
      case .transform(let transform):
        state.transform.prepend(transform)
        states[states.count - 1] = state
      case .opacity(let opacity):
        states[states.count - 1].isWhole = state.isWhole && opacity == 1
      case .fill(let path, let color):
        guard state.isWhole, color.alpha == 1 else { continue }
        fill(Self.box(path.boundingRect, state.transform), color)
      case .stroke(let path, let color, let style):
        guard state.isWhole, color.alpha == 1, style.lineWidth <= Self.thickness else { continue }
        line(Self.box(path.boundingRect, state.transform), color)
      case .clip, .gradient, .gradientText, .picture, .blend, .group, .text: break
      }
    }
  }

  private mutating func fill(_ box: CGRect, _ color: Color) {
    if min(box.width, box.height) > Self.thickness {
      areas.append(Area(box: box, color: color))
    } else if max(box.width, box.height) > 4 * Self.thickness {
      line(box, color)
    }
  }

  /// A line is seen where it is told from what lies on one of its sides.
  private mutating func line(_ box: CGRect, _ color: Color) {
    let inside = ground(of: box)
    let outside = ground(of: box.insetBy(dx: -2, dy: -2))
    let ratio = max(color.contrast(with: inside), color.contrast(with: outside))
    guard ratio < least else { return }
    found.append("\(ratio) at \(box), \(color) on \(inside) and \(outside)")
  }

  private func ground(of box: CGRect) -> Color {
    areas.last { $0.box.contains(box.insetBy(dx: 0.5, dy: 0.5)) || $0.box.contains(box) }?.color
      ?? .white
  }

  private static func box(_ rect: CGRect, _ transform: AffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { transform.transform($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
