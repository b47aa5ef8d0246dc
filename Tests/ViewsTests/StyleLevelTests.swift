// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

@MainActor
struct StyleLevelTests {
  @Test func `a level of a style is so much of it`() {
    let tester = ViewTester {
      VStack {
        Rectangle().fill(.blue.secondary)
        Rectangle().fill(Color.red.tertiary)
        Rectangle().fill(.fill.secondary)
        Rectangle().fill(.separator)
      }
    }
    let colors = tester.displayList.items.compactMap { item in
      if case .fill(_, let color) = item { color.alpha } else { nil }
    }
    #expect(colors == [0.5, 0.25, 0.15, 1])
  }

  @Test func `the levels of the background stand out from it, in both schemes`() {
    func colors(_ scheme: ColorScheme) -> [Color] {
      let tester = ViewTester {
        VStack {
          Rectangle().fill(.background)
          Rectangle().fill(.background.secondary)
          Rectangle().fill(.background.tertiary)
          Rectangle().fill(.background.quaternary)
        }
        .environment(\.colorScheme, scheme)
      }
      return tester.displayList.items.compactMap { item in
        if case .fill(_, let color) = item { color } else { nil }
      }
    }
    for scheme in [ColorScheme.light, .dark] {
      let colors = colors(scheme)
      #expect(colors.count == 4 && colors[0] != colors[1] && colors[1] != colors[2])
      #expect(colors[3] != colors[1])
    }
    #expect(colors(.light)[1] != colors(.dark)[1])
  }

  @Test func `a background style is the background of the views inside, and the ground of groups`()
  {
    let tester = ViewTester {
      VStack {
        Text("word").background()
        Rectangle().fill(.background)
        Rectangle().fill(.background.secondary)
        GroupBox { Text("group") }
      }
      .backgroundStyle(.yellow)
    }
    let fills = tester.displayList.items.filter { item in
      if case .fill(_, .yellow) = item { true } else { false }
    }
    #expect(fills.count == 3)
  }

  private func drawing(_ view: some View) -> [String] {
    let tester = ViewTester { view.frame(width: 20, height: 20) }
    return DisplayListText(tester.displayList).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func `a strong or a far shadow is put out of focus, and not drawn in copies`() {
    func copies(_ view: some View) -> Int {
      drawing(view).count { $0.hasPrefix("fill #") }
    }
    let square = Rectangle().fill(.green)
    #expect(copies(square.shadow(color: .black, radius: 10)) == 2)
    #expect(copies(square.shadow(radius: 40)) == 2)
    #expect(copies(square.shadow(radius: 10)) == 18)
    #expect(drawing(square.shadow(color: .black, radius: 10)).contains { $0.contains("blur") })
  }

  @Test func `a style throws its shadow behind what is drawn in it`() {
    let fill = drawing(
      Rectangle().fill(.red.shadow(.drop(color: .black, radius: 0, x: 3, y: 4))))
    let shade = fill.firstIndex { $0 == "transform 1 0 0 1 3 4" }
    let own = fill.firstIndex { $0.hasPrefix("fill #") && !$0.hasPrefix("fill #000000") }
    #expect(shade.flatMap { shade in own.map { shade < $0 } } == true, "\(fill)")
    // Letters, symbols and lines too, also where the view round them says so, or a level of the style.
    let shadowed: [any View] = [
      Text("word").foregroundStyle(.red.shadow(.drop(radius: 0, x: 3, y: 4))),
      HStack { Text("word") }.foregroundStyle(.shadow(.drop(radius: 0, x: 3, y: 4))),
      Image(systemName: "star").foregroundStyle(.red.shadow(.drop(radius: 0, x: 3, y: 4))),
      Circle().stroke(.red.shadow(.drop(radius: 0, x: 3, y: 4)).opacity(0.5)),
      Circle().foregroundStyle(.red.shadow(.drop(radius: 0, x: 3, y: 4))),
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .style(.red.shadow(.drop(radius: 0, x: 3, y: 4))))
      },
    ]
    for view in shadowed {
      let drawing = drawing(AnyView(view))
      #expect(drawing.contains("transform 1 0 0 1 3 4"), "\(drawing)")
    }
    let plain = drawing(
      HStack { Text("word").foregroundStyle(.red) }
        .foregroundStyle(.red.shadow(.drop(radius: 0, x: 3, y: 4))))
    #expect(!plain.contains("transform 1 0 0 1 3 4"), "\(plain)")
  }

  @Test func `a symbol that is seen through is so as a whole, and lines upon it are cut out`() {
    let faint = drawing(Image(systemName: "camera.fill").foregroundStyle(.white.opacity(0.4)))
    #expect(faint.contains("opacity 0.4") && faint.contains("group over"), "\(faint)")
    #expect(faint.contains("blend destinationOut"), "\(faint)")
    let light = drawing(Image(systemName: "camera.fill").foregroundStyle(.white))
    #expect(light.contains("blend destinationOut"), "\(light)")
    #expect(!light.contains { $0.hasPrefix("opacity") }, "\(light)")
    let solid = drawing(Image(systemName: "camera.fill").foregroundStyle(.black))
    #expect(!solid.contains { $0.hasPrefix("group") || $0.hasPrefix("blend") }, "\(solid)")
  }

  @Test func `an inner shadow falls within the shape, and lines have none`() {
    let fill = drawing(Circle().fill(.red.shadow(.inner(radius: 6))))
    #expect(fill.contains("group blurred 6"), "\(fill)")
    #expect(fill.contains { $0.hasPrefix("clip") }, "\(fill)")
    let line = drawing(Circle().stroke(.red.shadow(.inner(radius: 6))))
    #expect(!line.contains("group blurred 6"), "\(line)")
  }

  @Test func `a shadow that comes is drawn, and what it reaches is seen`() throws {
    struct Lamp: View {
      @State private var isLit = false

      var body: some View {
        VStack {
          Circle().fill(.red.shadow(.drop(radius: isLit ? 8 : 0))).frame(width: 20, height: 20)
          Button("Light") { isLit.toggle() }
        }
      }
    }
    let tester = ViewTester { Lamp() }
    let before = tester.displayList.items.count
    try tester.tap("Light")
    #expect(tester.displayList.items.count > before + 10)
  }
}
