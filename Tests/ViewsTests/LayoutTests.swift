// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

/// Where a view of a known colour ends up: the fill instructions of the display list.
@MainActor
private func drawing<Content: View>(
  _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: @escaping () -> Content
) -> String {
  ViewTester(size: CGSize(width: width, height: height), content: content).drawing
}

@MainActor
struct LayoutTests {
  @Test func `a divider stands up in a row, whatever is said of it`() throws {
    func frame(_ divider: some View) -> CGRect? {
      let tester = ViewTester(size: CGSize(width: 200, height: 100)) {
        HStack(spacing: 0) {
          Text("A")
          divider
          Text("B")
        }
      }
      let fills = tester.displayList.items.compactMap { item in
        if case .fill(let path, _) = item { path.boundingRect } else { nil }
      }
      return fills.first { $0.width == 1 || $0.height == 1 }
    }
    #expect(frame(Divider().frame(height: 30))?.size == CGSize(width: 1, height: 30))
    let padded = Divider().padding(.vertical, 4).opacity(0.5)
    #expect(frame(padded)?.size == CGSize(width: 1, height: 92))
    #expect(frame(AnyView(Divider().overlay(.red)))?.width == 1)
    #expect(frame(VStack { Divider().frame(width: 40) })?.size == CGSize(width: 40, height: 1))
  }

  @Test func `a row puts eight points between its views and centers them`() {
    let drawing = drawing(100, 50) {
      HStack {
        Color.black.frame(width: 20, height: 10)
        Color.white.frame(width: 30, height: 40)
      }
    }
    #expect(
      drawing == """
        fill #000000 M 21 20 L 41 20 L 41 30 L 21 30 Z
        fill #ffffff M 49 5 L 79 5 L 79 45 L 49 45 Z

        """)
  }

  @Test func `a column aligns its views and takes the spacing it is given`() {
    let drawing = drawing(40, 40) {
      VStack(alignment: .trailing, spacing: 5) {
        Color.black.frame(width: 40, height: 10)
        Color.white.frame(width: 10, height: 25)
      }
    }
    #expect(
      drawing == """
        fill #000000 M 0 0 L 40 0 L 40 10 L 0 10 Z
        fill #ffffff M 30 15 L 40 15 L 40 40 L 30 40 Z

        """)
  }

  @Test func `layers lie upon each other at their alignment`() {
    let drawing = drawing(40, 40) {
      ZStack(alignment: .bottomTrailing) {
        Color.black
        Color.white.frame(width: 10, height: 10)
      }
    }
    #expect(
      drawing == """
        fill #000000 M 0 0 L 40 0 L 40 40 L 0 40 Z
        fill #ffffff M 30 30 L 40 30 L 40 40 L 30 40 Z

        """)
  }

  @Test func `a spacer pushes its neighbours to the ends`() {
    let drawing = drawing(100, 10) {
      HStack {
        Color.black.frame(width: 10)
        Spacer()
        Color.white.frame(width: 10)
      }
    }
    #expect(
      drawing == """
        fill #000000 M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill #ffffff M 90 0 L 100 0 L 100 10 L 90 10 Z

        """)
  }

  @Test func `a spacer has what its neighbours leave, and its least length at any rate`() {
    func end(_ most: CGFloat) -> String {
      drawing(100, 10) {
        HStack(spacing: 0) {
          Color.black.frame(maxWidth: most)
          Spacer(minLength: 5)
        }
      }
    }
    #expect(end(80) == "fill #000000 M 0 0 L 80 0 L 80 10 L 0 10 Z\n")
    #expect(end(.infinity) == "fill #000000 M 0 0 L 95 0 L 95 10 L 0 10 Z\n")
  }

  @Test func `what fixed views leave is shared by those that grow`() {
    let drawing = drawing(100, 10) {
      HStack(spacing: 0) {
        Color.black
        Color.white.frame(width: 40)
        Color.black
      }
    }
    #expect(
      drawing == """
        fill #000000 M 0 0 L 30 0 L 30 10 L 0 10 Z
        fill #ffffff M 30 0 L 70 0 L 70 10 L 30 10 Z
        fill #000000 M 70 0 L 100 0 L 100 10 L 70 10 Z

        """)
  }

  @Test func `a higher layout priority is served first`() {
    let drawing = drawing(100, 10) {
      HStack(spacing: 0) {
        Color.black
        Color.white.frame(maxWidth: 80).layoutPriority(1)
      }
    }
    #expect(
      drawing == """
        fill #000000 M 0 0 L 20 0 L 20 10 L 0 10 Z
        fill #ffffff M 20 0 L 100 0 L 100 10 L 20 10 Z

        """)
  }

  @Test func `padding surrounds a view on the sides it names`() {
    let drawing = drawing(40, 40) {
      Color.black.padding(.leading, 10).padding(.top, 5)
    }
    #expect(drawing == "fill #000000 M 10 5 L 40 5 L 40 40 L 10 40 Z\n")
  }

  @Test func `a frame with bounds grows to its largest width and aligns its content`() {
    let drawing = drawing(100, 10) {
      Color.black.frame(width: 10).frame(minWidth: 20, maxWidth: 60, alignment: .leading)
    }
    #expect(drawing == "fill #000000 M 20 0 L 30 0 L 30 10 L 20 10 Z\n")
  }

  @Test func `a frame whose length is none leaves that side to the view`() {
    let drawing = drawing(20, 10) {
      Color.black.frame(width: .infinity, height: 5).frame(width: .nan, alignment: .leading)
    }
    #expect(drawing == "fill #000000 M 0 2.5 L 20 2.5 L 20 7.5 L 0 7.5 Z\n")
  }

  @Test func `a rotated view keeps the room that it had`() {
    let drawing = drawing(30, 10) {
      HStack(spacing: 0) {
        Color.black.frame(width: 20, height: 10).rotationEffect(.degrees(90))
        Color.white.frame(width: 10, height: 10)
      }
    }
    #expect(
      drawing == """
        push
          transform 0 1 -1 0 15 -5
          fill #000000 M 0 0 L 20 0 L 20 10 L 0 10 Z
        pop
        fill #ffffff M 20 0 L 30 0 L 30 10 L 20 10 Z

        """)
  }

  @Test func `a row that runs from right to left is mirrored`() {
    let drawing = drawing(30, 10) {
      HStack(spacing: 0) {
        Color.black.frame(width: 10)
        Color.white.frame(width: 20)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      drawing == """
        fill #000000 M 20 0 L 30 0 L 30 10 L 20 10 Z
        fill #ffffff M 0 0 L 20 0 L 20 10 L 0 10 Z

        """)
  }

  @Test func `texts of different sizes share their first baseline`() {
    let drawing = drawing(200, 40) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").font(.system(size: 10))
        Text("b").font(.system(size: 20))
      }
    }
    #expect(
      drawing == """
        text "a" at 91 16.5 size 10 #1a1a1a
        text "b" at 97 7.5 size 20 #1a1a1a

        """)
  }

  @Test func `a text wraps only where its room is too narrow`() {
    let drawing = drawing(60, 80) { Text("abcdefghij").font(.system(size: 10)) }
    let wrapped = self.wrapped
    #expect(drawing == "text \"abcdefghij\" at 0 33.5 size 10 #1a1a1a\n")
    #expect(wrapped == "text \"abcdefghij\" at 0 27 size 10 #1a1a1a in 30\n")
  }

  private var wrapped: String {
    drawing(30, 80) { Text("abcdefghij").font(.system(size: 10)) }
  }

  @Test func `nothing takes no room, not even spacing`() {
    let drawing = drawing(28, 10) {
      HStack {
        Color.black.frame(width: 10)
        EmptyView()
        Color.white.frame(width: 10)
      }
    }
    #expect(
      drawing == """
        fill #000000 M 0 0 L 10 0 L 10 10 L 0 10 Z
        fill #ffffff M 18 0 L 28 0 L 28 10 L 18 10 Z

        """)
  }

  @Test func `a geometry reader builds its content for the room it has`() {
    let tester = ViewTester(size: CGSize(width: 40, height: 20)) {
      GeometryReader { proxy in
        Color.black.frame(width: proxy.size.width / 2, height: proxy.size.height)
      }
    }
    #expect(tester.drawing == "fill #000000 M 0 0 L 20 0 L 20 20 L 0 20 Z\n")
    tester.host.size = CGSize(width: 80, height: 20)
    tester.settle()
    #expect(tester.drawing == "fill #000000 M 0 0 L 40 0 L 40 20 L 0 20 Z\n")
  }

  @Test func `an outer stack asks an inner one that grows for its limits`() {
    let drawing = drawing(100, 10) {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.black
          Color.white
        }
        Color.black.frame(width: 20)
      }
    }
    #expect(
      drawing == """
        fill #000000 M 0 0 L 40 0 L 40 10 L 0 10 Z
        fill #ffffff M 40 0 L 80 0 L 80 10 L 40 10 Z
        fill #000000 M 80 0 L 100 0 L 100 10 L 80 10 Z

        """)
  }
}
