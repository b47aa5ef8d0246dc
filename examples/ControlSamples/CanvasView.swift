// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A board on which taps leave dots.
struct CanvasView: View {
  @State private var dots: [CGPoint] = []

  var body: some View {
    VStack {
      Canvas { context, size in
        let frame = CGRect(origin: .zero, size: size)
        context.fill(Path(roundedRect: frame, cornerRadius: 12), with: .color(.teal.opacity(0.2)))
        for (number, dot) in dots.enumerated() {
          let circle = CGRect(x: dot.x - 12, y: dot.y - 12, width: 24, height: 24)
          context.fill(Path(ellipseIn: circle), with: .color(.teal))
          context.draw(Text("\(number + 1)").font(.caption).foregroundColor(.white), at: dot)
        }
        if dots.count > 1 {
          var line = Path()
          line.addLines(dots)
          context.opacity = 0.6
          context.stroke(
            line, with: .color(.primary), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
        }
      }
      .frame(width: 280, height: 220)
      .onTapGesture { location in
        dots.append(location)
      }
      .accessibilityLabel("Board")
      .accessibilityValue("\(dots.count) dots")
      Button("Clear") { dots.removeAll() }
        .disabled(dots.isEmpty)
    }
    .padding()
  }
}
