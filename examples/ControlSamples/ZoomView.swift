// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A map that is enlarged by two fingers and moved by one.
struct ZoomView: View {
  @State private var scale = 1.0
  @State private var offset = CGSize.zero
  @GestureState private var pinch = 1.0
  @GestureState private var pan = CGSize.zero

  var body: some View {
    Image("Harbour", bundle: .module, label: Text("Map"))
      .resizable()
      .scaledToFit()
      .scaleEffect(scale * pinch)
      .offset(x: offset.width + pan.width, y: offset.height + pan.height)
      .frame(width: 240, height: 160)
      .clipped()
      .gesture(
        MagnifyGesture()
          .updating($pinch) { value, state, _ in state = value.magnification }
          .onEnded { scale = min(max(scale * $0.magnification, 0.5), 4) }
          .simultaneously(
            with: DragGesture()
              .updating($pan) { value, state, _ in state = value.translation }
              .onEnded {
                offset.width += $0.translation.width
                offset.height += $0.translation.height
              })
      )
      .accessibilityValue("\(Int((scale * pinch * 100).rounded())) %")
      .onTapGesture(count: 2) {
        withAnimation {
          scale = 1
          offset = .zero
        }
      }
  }
}
