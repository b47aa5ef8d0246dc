// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A view model in a structure keeps the zoom between two ends.
struct MagnifyClampedView: View {
  struct Zoom {
    private(set) var scale = 1.0
    private var base = 1.0

    var percent: Int { Int((scale * 100).rounded()) }

    mutating func magnify(by factor: Double) { scale = min(4, max(0.5, base * factor)) }

    mutating func finish() { base = scale }
  }

  @State private var zoom = Zoom()

  var body: some View {
    VStack {
      Rectangle()
        .fill(Color.blue)
        .frame(width: 100, height: 70)
        .scaleEffect(CGFloat(zoom.scale))
        .gesture(
          MagnifyGesture(minimumScaleDelta: 0.01)
            .onChanged { zoom.magnify(by: $0.magnification) }
            .onEnded { _ in zoom.finish() }
        )
        .accessibilityLabel("Photo")
      Text("\(zoom.percent) %")
    }
  }
}
