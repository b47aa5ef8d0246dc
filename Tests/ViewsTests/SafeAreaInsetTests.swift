// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// What a bar at an edge leaves to the views beside it, and what runs on behind it.
@MainActor
struct SafeAreaInsetTests {
  /// Where an area of a colour is drawn, cut off as it is.
  private func areas(of color: Color, in tester: ViewTester) -> [CGRect] {
    var (areas, clips) = ([CGRect](), [CGRect]())
    var clip = CGRect.infinite
    for item in tester.displayList.items {
      switch item {
      case .push: clips.append(clip)
      case .pop: clip = clips.popLast() ?? .infinite
      case .clip(let path): clip = clip.intersection(path.boundingRect)
      case .fill(let path, let ink) where ink == color:
        areas.append(path.boundingRect.intersection(clip))
      default: break
      }
    }
    return areas
  }

  @Test func `what scrolls runs on behind the bar, and its end comes to stand above it`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let tester = ViewTester(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in
            Text("Row \(row)").frame(width: 100, height: 40).background(red)
          }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(width: 100, height: 50) }
    }
    #expect(areas(of: red, in: tester).map(\.maxY).max() == 200)
    tester.press(.tab)
    tester.press(.end)
    #expect(try tester.center(of: "Row 19").y == 130)
    #expect(areas(of: red, in: tester).map(\.maxY).max() == 150)
  }

  @Test func `a scroll view that does not lie at the bar ends where it ends`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let tester = ViewTester(size: CGSize(width: 100, height: 200)) {
      VStack(spacing: 0) {
        ScrollView { red.frame(width: 100, height: 400) }
        Text("below").frame(height: 30)
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(width: 100, height: 50) }
    }
    #expect(areas(of: red, in: tester) == [CGRect(x: 0, y: 0, width: 100, height: 120)])
  }

  @Test func `room at the edges is beside what stands still, and inside of what scrolls`() throws {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    let tester = ViewTester(size: CGSize(width: 300, height: 200)) {
      VStack(spacing: 0) {
        red.frame(height: 50)
        ScrollView(.horizontal) { blue.frame(width: 900, height: 50) }
      }
      .safeAreaPadding(.horizontal, 40)
    }
    #expect(areas(of: red, in: tester).map(\.minX) == [40])
    #expect(areas(of: red, in: tester).map(\.maxX) == [260])
    #expect(areas(of: blue, in: tester).map(\.minX) == [40])
    #expect(areas(of: blue, in: tester).map(\.maxX) == [300])
  }

  @Test func `a ground that ignores the safe area is behind the bar, and nothing else`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let tester = ViewTester(size: CGSize(width: 100, height: 200)) {
      ZStack {
        red.ignoresSafeArea()
        Text("middle")
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Text("bar").frame(width: 100, height: 50) }
    }
    #expect(areas(of: red, in: tester) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(try tester.center(of: "middle").y == 75)
    #expect(try tester.center(of: "bar").y == 175)
  }
}
