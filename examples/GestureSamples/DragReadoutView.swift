// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Says how far it was dragged.
struct DragReadoutView: View {
  @State private var text = "Drag me"

  var body: some View {
    Text(text)
      .frame(width: 260, height: 80)
      .background(Color.yellow)
      .gesture(
        DragGesture(minimumDistance: 5, coordinateSpace: .local)
          .onChanged { value in
            text = "\(Int(value.translation.width)), \(Int(value.translation.height))"
          }
          .onEnded { value in
            text = "Moved \(Int(value.translation.width)), \(Int(value.translation.height))"
          }
      )
  }
}
