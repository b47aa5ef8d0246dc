// SPDX-License-Identifier: Apache-2.0

import Testing
import Views

/// What a colour is called, and gradients where a style is asked for.
@MainActor
@Suite struct ColorTextTests {
  @Test func `a standard colour says its name, and another one its parts`() {
    #expect(Color.blue.description == "blue")
    #expect("\(Color(red: 1, green: 0, blue: 0.5))" == "#FF0080FF")
    #expect(Color(white: 2, opacity: -1).description == "#FFFFFF00")
  }

  @Test func `each gradient can be written as a style, by colours, stops and a gradient`() {
    let stops = [Gradient.Stop(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)]
    let gradient = Gradient(colors: [.red, .blue])
    let styles: [AnyShapeStyle] = [
      AnyShapeStyle(.conicGradient(gradient, center: .center)),
      AnyShapeStyle(.conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(20))),
      AnyShapeStyle(.conicGradient(stops: stops, center: .center)),
      AnyShapeStyle(.ellipticalGradient(gradient)),
      AnyShapeStyle(.ellipticalGradient(colors: [.red, .blue])),
      AnyShapeStyle(.ellipticalGradient(stops: stops)),
      AnyShapeStyle(
        .angularGradient(gradient, center: .center, startAngle: .zero, endAngle: .zero)),
      AnyShapeStyle(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9)),
      AnyShapeStyle(.linearGradient(stops: stops, startPoint: .top, endPoint: .bottom)),
    ]
    #expect(styles.count == 9)
    #expect(
      AngularGradient.conicGradient(gradient, center: .center)._gradient
        == AngularGradient(gradient: gradient, center: .center, angle: .zero)._gradient)
  }
}
