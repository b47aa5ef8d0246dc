// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Both pinches at once, with `simultaneously(with:)`.
struct RotateAndMagnifyView: View {
  @State private var scale = 1.0
  @State private var angle = Angle.zero

  var body: some View {
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
      .onChanged { value in
        if let magnification = value.first?.magnification { scale = magnification }
        if let rotation = value.second?.rotation { angle = rotation }
      }

    return Rectangle()
      .fill(Color.blue)
      .frame(width: 160, height: 100)
      .scaleEffect(scale)
      .rotationEffect(angle)
      .gesture(gesture)
      .accessibilityLabel("Picture")
  }
}
