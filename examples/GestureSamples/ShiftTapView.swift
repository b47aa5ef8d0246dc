// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A tap with Shift adds to the selection.
struct ShiftTapView: View {
  @State private var isSelected = false
  @State private var isExtended = false

  var body: some View {
    Text("Item")
      .padding()
      .background(isSelected ? Color.blue : Color.white)
      .border(isExtended ? Color.red : Color.clear, width: 2)
      .gesture(TapGesture().modifiers(.shift).onEnded { isExtended.toggle() })
      .simultaneousGesture(TapGesture().onEnded { isSelected.toggle() })
  }
}
