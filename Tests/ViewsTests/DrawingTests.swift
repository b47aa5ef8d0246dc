// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Observation
import Testing
import Views

@MainActor @Observable
private final class MarkModel {
  var marks = 0
}

@MainActor
struct DrawingTests {
  @Test func `a border is drawn inside the shape's room`() {
    let tester = ViewTester(size: CGSize(width: 20, height: 10)) {
      Rectangle().strokeBorder(.black, lineWidth: 2)
    }
    #expect(tester.drawing == "stroke #000000 width 2 M 1 1 L 19 1 L 19 9 L 1 9 Z\n")
  }

  @Test(arguments: [true, false])
  func `a canvas is drawn again when something changes that its closure alone reads`(
    isModel: Bool
  ) {
    struct Sheet: View {
      let model: MarkModel?
      @Views.State private var marks = 0

      var body: some View {
        Canvas { context, _ in
          for mark in 0..<(model?.marks ?? marks) {
            context.fill(Path(CGRect(x: mark, y: 0, width: 1, height: 1)), with: .color(.black))
          }
        }
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            if let model { model.marks += 1 } else { marks += 1 }
          })
      }
    }
    let model = isModel ? MarkModel() : nil
    let tester = ViewTester(size: CGSize(width: 20, height: 10)) { Sheet(model: model) }
    #expect(!tester.drawing.contains("fill"))
    let contact = tester.makeContact()
    tester.send(.began, contact, at: CGPoint(x: 5, y: 5))
    tester.send(.moved, contact, at: CGPoint(x: 8, y: 5))
    #expect(tester.drawing.contains("fill #000000 M 1 0"))
  }

  @Test func `a shape takes the foreground colour around it`() {
    let tester = ViewTester(size: CGSize(width: 20, height: 10)) {
      Rectangle().foregroundColor(.white)
    }
    #expect(tester.drawing == "fill #ffffff M 0 0 L 20 0 L 20 10 L 0 10 Z\n")
  }

  @Test func `an overlay is drawn after the view and a background before it`() {
    let tester = ViewTester(size: CGSize(width: 10, height: 10)) {
      Color.gray.overlay { Color.white.frame(width: 2, height: 2) }.background(Color.black)
    }
    #expect(
      tester.drawing == """
        fill #000000 M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill #737373 M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill #ffffff M 4 4 L 6 4 L 6 6 L 4 6 Z

        """)
  }

  @Test func `opacity and clipping wrap what they hold`() {
    let tester = ViewTester(size: CGSize(width: 10, height: 10)) {
      Color.black.clipShape(Rectangle()).opacity(0.5)
    }
    #expect(
      tester.drawing == """
        push
          opacity 0.5
          push
            clip M 0 0 L 10 0 L 10 10 L 0 10 Z
            fill #000000 M 0 0 L 10 0 L 10 10 L 0 10 Z
          pop
        pop

        """)
  }

  @Test func `what is hidden keeps its room and is not drawn`() {
    let tester = ViewTester(size: CGSize(width: 20, height: 10)) {
      HStack(spacing: 0) {
        Color.black.frame(width: 10).hidden()
        Color.white.frame(width: 10)
      }
    }
    #expect(tester.drawing == "fill #ffffff M 10 0 L 20 0 L 20 10 L 10 10 Z\n")
  }

  @Test func `the view with the highest number is drawn last`() {
    let tester = ViewTester(size: CGSize(width: 10, height: 10)) {
      ZStack {
        Color.black.zIndex(1)
        Color.white.frame(width: 4, height: 4).padding(1)
      }
    }
    #expect(
      tester.drawing == """
        fill #ffffff M 3 3 L 7 3 L 7 7 L 3 7 Z
        fill #000000 M 0 0 L 10 0 L 10 10 L 0 10 Z

        """)
  }

  @Test func `an offset view is drawn elsewhere without a transform`() {
    let tester = ViewTester(size: CGSize(width: 10, height: 10)) {
      Color.black.offset(x: 3, y: -2)
    }
    #expect(tester.drawing == "fill #000000 M 3 -2 L 13 -2 L 13 8 L 3 8 Z\n")
  }

  @Test func `the focus ring is drawn last, in two colours, as wide on the screen at any scale`() {
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) {
      Color.black.frame(width: 20, height: 20).onTapGesture {}.scaleEffect(2)
    }
    tester.press(.tab)
    let lines = tester.drawing.split(separator: "\n").suffix(5).map { line in
      line.split(separator: "M").first.map(String.init) ?? ""
    }
    #expect(
      lines == [
        "push", "  transform 2 0 0 2 30 30", "  stroke #ffffff width 2 ",
        "  stroke #052973 width 1 ", "pop",
      ])
  }

  @Test func `a shape of one's own is drawn by its path`() {
    struct Wedge: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: rect.minX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
          path.closeSubpath()
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 30, height: 10)) {
      Wedge().fill(.black).padding(.leading, 10)
    }
    #expect(tester.drawing == "fill #000000 M 10 0 L 30 0 L 10 10 Z\n")
  }
}
