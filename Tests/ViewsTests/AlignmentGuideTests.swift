// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Testing
import Views

private enum Quarter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

extension HorizontalAlignment {
  fileprivate static let quarter = HorizontalAlignment(Quarter.self)
}

/// Its views one after the other, without saying anything of their lines.
private struct Column: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, view in
      let own = view.sizeThatFits(.unspecified)
      size = CGSize(width: max(size.width, own.width + 10), height: size.height + own.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var y = bounds.minY
    for view in subviews {
      view.place(at: CGPoint(x: bounds.minX + 10, y: y), proposal: .unspecified)
      y += view.sizeThatFits(.unspecified).height
    }
  }
}

@MainActor
private final class Count {
  var calls = 0
}

@MainActor
struct AlignmentGuideTests {
  /// Stacks in stacks, with a guide at the view in the middle.
  private func nested(
    _ depth: Int, _ line: HorizontalAlignment, siblings: Int = 1, _ count: Count
  ) -> AnyView {
    guard depth > 0 else {
      return AnyView(
        Color.black.frame(width: 4, height: 4).alignmentGuide(line) { dimensions in
          count.calls += 1
          return dimensions.width / 4
        })
    }
    let inner = Group {
      nested(depth - 1, line, siblings: siblings, count)
      ForEach(0..<siblings, id: \.self) { _ in Color.white.frame(width: 4, height: 4) }
    }
    return depth.isMultiple(of: 2)
      ? AnyView(VStack(alignment: line, spacing: 0) { inner }.padding(1))
      : AnyView(HStack(spacing: 0) { inner }.frame(minWidth: 2))
  }

  /// How often the guide was asked for, and how many views were measured, until the window stood.
  private func cost(
    _ depth: Int, _ line: HorizontalAlignment, siblings: Int = 1
  ) -> (calls: Int, measured: Int) {
    let count = Count()
    let tester = ViewTester(size: CGSize(width: 400, height: 400)) {
      nested(depth, line, siblings: siblings, count)
    }
    _ = tester.drawing
    return (count.calls, tester.host.statistics.measured)
  }

  @Test(arguments: [HorizontalAlignment.quarter, .center])
  func `a guide deep inside is asked as often as one that is not deep`(
    _ line: HorizontalAlignment
  ) {
    let (low, middle, high) = (cost(4, line), cost(8, line), cost(12, line))
    // The middle is a stack's own: no stack asks for it through another one.
    #expect((low.calls > 0) == (line == .quarter))
    #expect(middle.calls == low.calls)
    #expect(high.calls == low.calls)
    // Stacks offer four rooms at most to what is inside, each of them.
    #expect(high.measured <= 8 * low.measured)
  }

  @Test func `siblings cost what they are, and no more questions`() {
    let (few, many) = (cost(4, .quarter, siblings: 2), cost(4, .quarter, siblings: 20))
    #expect(many.calls <= few.calls)
  }

  /// Where a colour was filled, from the left.
  private func left<Content: View>(
    of color: String, @ViewBuilder _ content: @escaping () -> Content
  ) -> Double? {
    let tester = ViewTester(size: CGSize(width: 100, height: 100), content: content)
    let line = tester.drawing.split(separator: "\n").first { $0.hasPrefix("fill \(color)") }
    return line?.split(separator: " ").dropFirst(3).first.flatMap { Double($0) }
  }

  @Test func `a guide for the middle moves a view in its stack, and nothing round that`() {
    // The inner stack is 30 points wide, and in the middle of the window.
    let left = left(of: "#000000") {
      VStack {
        VStack(spacing: 0) {
          Color.black.frame(width: 20, height: 10).alignmentGuide(HorizontalAlignment.center) {
            _ in 0
          }
          Color.white.frame(width: 20, height: 10)
        }
        Color.red.frame(width: 100, height: 10)
      }
    }
    #expect(left == 45)
  }

  @Test func `a line of an author's own is found through stacks, padding and frames`() {
    let left = left(of: "#000000") {
      VStack(alignment: .quarter, spacing: 0) {
        HStack(spacing: 0) {
          Color.white.frame(width: 20, height: 10)
          Color.black.frame(width: 20, height: 10).alignmentGuide(.quarter) { $0.width }
        }
        .padding(.leading, 5)
        .frame(width: 60, alignment: .leading)
        Color.red.frame(width: 100, height: 10)
      }
      .frame(width: 100, alignment: .leading)
    }
    // Its right side, 45 points from where the row begins, is at the red one's quarter.
    #expect(left == 25)
  }

  @Test func `a layout that says nothing of lines has them where its views have them`() {
    let left = left(of: "#000000") {
      VStack(alignment: .quarter, spacing: 0) {
        Column {
          Color.black.frame(width: 20, height: 10).alignmentGuide(.quarter) { $0.width }
        }
        Color.red.frame(width: 100, height: 10)
      }
    }
    // 10 points into the layout, which begins 5 points before the red one, and 2.5 before the window.
    #expect(left == 7.5)
  }

  @Test func `a guide that changes moves what is aligned by it, through what is round it`() throws {
    struct Page: View {
      @State private var isFar = false

      var body: some View {
        let place: CGFloat = isFar ? 0 : 20
        VStack(alignment: .quarter, spacing: 0) {
          HStack {
            Color.black.frame(width: 20, height: 10).alignmentGuide(.quarter) { _ in place }
          }
          .padding(.bottom, 2)
          Button("Go") { isFar.toggle() }.frame(width: 80)
        }
      }
    }
    let tester = ViewTester(size: CGSize(width: 100, height: 100)) { Page() }
    func left() -> Double? {
      tester.drawing.split(separator: "\n").first { $0.hasPrefix("fill #000000 M") }?
        .split(separator: " ").dropFirst(3).first.flatMap { Double($0) }
    }
    let before = try #require(left())
    try tester.tap("Go")
    #expect(left() == before + 20)
  }
}
