// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A rectangle that follows the finger by its location.
struct DragPositionView: View {
  @State private var location = CGPoint(x: 150, y: 150)
  @GestureState private var fingerLocation: CGPoint?
  @GestureState private var startLocation: CGPoint?

  var simpleDrag: some Gesture {
    DragGesture()
      .updating($startLocation) { value, startLocation, transaction in
        startLocation = startLocation ?? location
      }
      .onChanged { value in
        var newLocation = startLocation ?? location
        newLocation.x += value.translation.width
        newLocation.y += value.translation.height
        self.location = newLocation
      }
  }

  var fingerDrag: some Gesture {
    DragGesture()
      .updating($fingerLocation) { value, fingerLocation, transaction in
        fingerLocation = value.location
      }
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10)
        .foregroundColor(.pink)
        .frame(width: 100, height: 100)
        .position(location)
        .gesture(simpleDrag.simultaneously(with: fingerDrag))
      if let fingerLocation = fingerLocation {
        Circle()
          .stroke(Color.green, lineWidth: 2)
          .frame(width: 44, height: 44)
          .position(fingerLocation)
      }
    }
  }
}
