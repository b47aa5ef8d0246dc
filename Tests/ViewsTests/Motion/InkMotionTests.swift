// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Gestures
import Testing

@testable import Views

/// Colours, gradients and effects on colours are shown on their way.
@MainActor
struct InkMotionTests {
  struct Toggled<Content: View>: View {
    let content: (Bool) -> Content
    @State private var isOn = false
    var body: some View {
      VStack {
        content(isOn).frame(width: 40, height: 40)
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
    }
  }

  /// The first fills and texts half way, as they stand in the text of a drawing.
  private func halfWay<Content: View>(
    _ lines: Int = 1, @ViewBuilder _ content: @escaping (Bool) -> Content
  ) throws -> [String] {
    let tester = ViewTester { Toggled(content: content) }
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.5)
    #expect(tester.host.isMoving)
    let text = DisplayListText(tester.displayList).text.split(separator: "\n").map(String.init)
    tester.advance(by: 1)
    #expect(!tester.host.isMoving)
    return Array(text.prefix(lines))
  }

  private func gradient(_ colors: [Color]) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }

  @Test func `each stop of a gradient goes from its colour and its place to the next`() throws {
    let lines = try halfWay { isOn in
      Rectangle().fill(
        LinearGradient(
          stops: [
            Gradient.Stop(color: isOn ? .white : .black, location: isOn ? 0.4 : 0),
            Gradient.Stop(color: .black, location: 1),
          ], startPoint: .leading, endPoint: isOn ? .trailing : .leading))
    }
    #expect(lines[0].contains("#808080 0.2, #000000 1)"), "\(lines)")
    #expect(lines[0].contains("linear 180 128.5 200 128.5"), "\(lines)")
  }

  @Test func `a gradient comes out of a colour, and goes into one`() throws {
    for isOutward in [true, false] {
      let lines = try halfWay { isOn in
        Rectangle().fill(
          isOn == isOutward
            ? AnyShapeStyle(gradient([.black, .white])) : AnyShapeStyle(Color.black))
      }
      #expect(lines[0].contains("#000000 0, #808080 1)"), "\(lines)")
    }
  }

  @Test func `a gradient with more stops comes out of one with fewer as that looked`() throws {
    let lines = try halfWay { isOn in
      Rectangle().fill(gradient(isOn ? [.black, .black, .black] : [.black, .white]))
    }
    #expect(lines[0].contains("#000000 0, #404040 0.5, #808080 1)"), "\(lines)")
  }

  @Test func `gradients of two kinds fade into each other`() throws {
    let lines = try halfWay(10) { isOn in
      Rectangle().fill(
        isOn
          ? AnyShapeStyle(
            RadialGradient(
              colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20))
          : AnyShapeStyle(gradient([.red, .blue])))
    }
    #expect(
      lines.prefix(4).map { $0.trimmingCharacters(in: .whitespaces) } == [
        "push", "group over", "push", "opacity 0.5",
      ])
    #expect(lines[4].contains("linear"))
    #expect(lines[7].contains("blend plusLighter"))
    #expect(lines[9].contains("radial"))
  }

  @Test func `a change of a gradient on its way goes on from what is seen`() throws {
    struct Three: View {
      @State private var step = 0
      var body: some View {
        VStack {
          Rectangle().fill(
            LinearGradient(
              colors: [[.black, .black], [.white, .white], [.black, .black, .black]][step],
              startPoint: .top, endPoint: .bottom)
          ).frame(width: 40, height: 40)
          Button("Go") { withAnimation(.linear(duration: 1)) { step += 1 } }
        }
      }
    }
    let tester = ViewTester { Three() }
    try tester.perform("click", on: "Go")
    tester.advance(by: 0.5)
    try tester.perform("click", on: "Go")
    guard case .gradient(_, let fill, _)? = tester.displayList.items.first else {
      Issue.record("\(tester.displayList)")
      return
    }
    #expect(fill.stops.count == 3)
    #expect(fill.stops.allSatisfy { abs($0.color.red - 0.5) < 0.05 })
  }

  @Test func `texts and symbols go along with the style round them`() throws {
    let lines = try halfWay(3) { isOn in
      VStack {
        Text("A").foregroundStyle(isOn ? Color.white : .black)
        Image(systemName: "circle.fill")
      }
      .foregroundStyle(isOn ? Color.white : .black)
    }
    #expect(lines[0].contains("#808080") && lines[1].contains("#808080"), "\(lines)")
  }

  @Test func `effects on colours and turns in space are on their way, too`() throws {
    let bright = try halfWay { isOn in Color.black.brightness(isOn ? 1 : 0) }
    #expect(bright[0].contains("#808080"), "\(bright)")
    let multiplied = try halfWay { isOn in Color.white.colorMultiply(isOn ? .black : .white) }
    #expect(multiplied[0].contains("#808080"), "\(multiplied)")
    // By the angle, and not through grey.
    let turned = try halfWay { isOn in
      Color(red: 1, green: 0, blue: 0).hueRotation(.degrees(isOn ? 360 : 0))
    }
    #expect(!turned[0].contains("#ff0000"), "\(turned)")
    let tilted = try halfWay(2) { isOn in
      Color.black.rotation3DEffect(
        .degrees(60), axis: isOn ? (x: 1, y: 0, z: 0) : (0, 1, 0), perspective: 0)
    }
    #expect(tilted[1].contains("transform 0.75 0.25 0.25 0.75"), "\(tilted)")
  }

  @Test func `what is blurred becomes sharp on its way`() throws {
    let lines = try halfWay(3) { isOn in Color.black.blur(radius: isOn ? 0 : 8) }
    #expect(lines[1].contains("group blurred 4"), "\(lines)")
  }
}
