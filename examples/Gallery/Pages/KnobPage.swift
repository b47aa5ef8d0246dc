// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A knob as Apple's guides to accessibility write one: a drag turns it, and its author says in words
/// what it is, where it stands and what a step does.
struct KnobPage: View {
  @Binding var status: String
  @Binding var level: Double
  /// What the drag that goes on has added.
  @GestureState private var turn = 0.0

  var body: some View {
    VStack(spacing: 20) {
      KnobFace(part: brightness / 100)
        .gesture(
          DragGesture()
            .updating($turn) { drag, turn, _ in turn = Self.turn(by: drag.translation) }
            .onEnded { level = Self.within(level + Self.turn(by: $0.translation)) }
        )
        .accessibilityElement()
        .accessibilityLabel("Brightness")
        .accessibilityValue(text)
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: level = Self.within(level + 10)
          case .decrement: level = Self.within(level - 10)
          @unknown default: break
          }
        }
        .prefersDefaultFocus()
      Text(text).font(.title2.weight(.semibold)).accessibilityHidden(true)
    }
    .grown()
    .onChange(of: brightness) { status = "Brightness is \(text)." }
  }

  private var brightness: Double { Self.within(level + turn) }

  private var text: String { "\(Int(brightness.rounded())) percent" }

  /// Up and to the right is more: two points for one percent.
  private static func turn(by way: CGSize) -> Double { (way.width - way.height) / 2 }

  private static func within(_ level: Double) -> Double { min(max(level, 0), 100) }
}

/// A knob in a ring that is filled as far as the knob is turned.
private struct KnobFace: View {
  /// From 0 to 1.
  let part: Double

  var body: some View {
    ZStack {
      KnobArc(part: 1).stroke(.ring, style: Self.line)
      KnobArc(part: part).stroke(.ringFill, style: Self.line)
      Circle().fill(Color.paper).padding(28)
        .shadow(radius: 5)
      Circle().strokeBorder(.mark, lineWidth: 1).padding(28)
      Circle()
        .fill(Color.ink)
        .frame(width: 16, height: 16)
        .offset(y: -62)
        .rotationEffect(.degrees(-135 + part * 270))
    }
    .contentShape(Circle())
    .besideWords(side: 220)
  }

  private static let line = StrokeStyle(lineWidth: 12, lineCap: .round)
}

/// Three quarters of a circle, open below, or a part of them from the left.
private struct KnobArc: Shape {
  /// From 0 to 1.
  let part: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 8,
        startRadians: .pi * 3 / 4, endRadians: .pi * (3 / 4 + part * 3 / 2), clockwise: true)
    }
  }
}
