// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A line that is drawn: its path is the point.
struct SignatureView: View {
  @State private var points: [CGPoint] = []

  var body: some View {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
    }
    .stroke(Color.black, lineWidth: 2)
    .frame(width: 260, height: 120)
    .background(Color.white)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { points.append($0.location) }
        .essential(reason: "A signature is its path")
    )
    .accessibilityLabel("Signature")
  }
}
