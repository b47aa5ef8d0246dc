// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Two panes and the line between them, which can be dragged, and taken to the edge and back.
struct SplitterPage: View {
  private static let usualHeight: CGFloat = 340
  private static let range = 0.0...480.0
  /// What a chapter's name takes; a narrower pane shows none, and the bar does not lie over one.
  private static let narrowest = 90.0
  private static let chapters = ["Seed", "Root", "Leaf", "Flower", "Fruit"]

  @Binding var status: String
  @Environment(\.pageRoom) private var room
  @Environment(\.pageGrowth) private var growth
  @Environment(\.textScale) private var scale
  @Binding var width: Double
  @Binding var chapter: String

  var body: some View {
    HStack(spacing: 0) {
      outline
      SplitterBar(isClosed: width <= 0)
        .gesture(
          DragGesture(coordinateSpace: .global)
            .adjusting(
              $width, in: range, step: 10, pointsPerStep: 10, collapses: true, text: Self.text)
        )
        .accessibilityLabel("Outline width")
        .prefersDefaultFocus()
      page
    }
    .pageWidth(720)
    .frame(height: height)
    .background(RoundedRectangle(cornerRadius: 10).fill(Color.paper))
    .outline(10, .faintEdge)
    .onChange(of: width) { status = "Outline: \(Self.text(width))." }
    .onChange(of: chapter) { status = "Chapter: \(chapter)." }
  }

  /// Higher where words stand below each other because there is no room beside them.
  private var height: CGFloat {
    guard let room, room < 500 * scale else { return Self.usualHeight * growth }
    return Self.usualHeight * max(1, scale)
  }

  /// Of the page, in points.
  private var padding: CGFloat {
    guard let room else { return 18 }
    return room < 180 * scale ? 8 : 12
  }

  /// The other pane keeps as much of a narrow room as its longest word takes.
  private var range: ClosedRange<Double> {
    guard let room else { return Self.range }
    let rest = room - SplitterBar.width - 2 * padding - 66 * max(1, scale)
    return 0...min(Self.range.upperBound, max(100, (rest / 10).rounded(.down) * 10))
  }

  @ViewBuilder private var outline: some View {
    if width >= Self.narrowest {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(Array(Self.chapters.enumerated()), id: \.element) { place, name in
          Button(name) { chapter = name }
            .buttonStyle(.row(isChosen: chapter == name))
            .accessibilityValue("chapter \(place + 1) of \(Self.chapters.count)")
            .accessibilityAddTraits(chapter == name ? .isSelected : [])
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Chapters")
      .accessibilityAddTraits(.isTabBar)
      .padding(.horizontal, room == nil ? 14 : 2)
      .padding(.vertical, room == nil ? 14 : 6)
      .frame(
        width: min(width, range.upperBound), height: height, alignment: .topLeading
      )
      .clipped()
    } else if width > 0 {
      Spacer().frame(width: width)
    }
  }

  private var page: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(chapter).font(.title2.weight(.semibold)).accessibilityHeading(.h2)
      Text("What grows here is told in the chapter that the outline shows.")
    }
    .padding(padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private static func text(_ width: Double) -> String {
    width <= 0 ? "closed" : "\(Int(width.rounded())) points"
  }
}

/// A bar that is wide enough to hit, with a grip in its middle.
private struct SplitterBar: View {
  static let width: CGFloat = 24

  let isClosed: Bool
  @Environment(\.markGrowth) private var growth

  var body: some View {
    ZStack {
      Rectangle().fill(isClosed ? .mark : .splitterGround)
      VStack(spacing: 6 * growth) {
        ForEach(0..<3, id: \.self) { _ in
          Circle().fill(.grip).frame(width: 5 * growth, height: 5 * growth)
        }
      }
    }
    .frame(width: Self.width)
    .frame(maxHeight: .infinity)
  }
}
