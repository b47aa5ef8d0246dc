// SPDX-License-Identifier: Apache-2.0

import Evenhand

struct LongPressGestureView: View {
  @GestureState private var isDetectingLongPress = false
  @State private var completedLongPress = false

  var longPress: some Gesture {
    LongPressGesture(minimumDuration: 3)
      .updating($isDetectingLongPress) { currentState, gestureState, transaction in
        gestureState = currentState
        transaction.animation = Animation.easeIn(duration: 2.0)
      }
      .onEnded { finished in
        self.completedLongPress = finished
      }
  }

  var body: some View {
    Circle()
      .fill(
        self.isDetectingLongPress ? Color.red : (self.completedLongPress ? Color.green : Color.blue)
      )
      .frame(width: 100, height: 100, alignment: .center)
      .gesture(longPress)
      .accessibilityLabel("Lamp")
      .accessibilityValue(completedLongPress ? "done" : "waiting")
  }
}

struct PressModifiersView: View {
  @State private var isPressing = false
  @State private var count = 0

  var body: some View {
    VStack(spacing: 12) {
      Text("Hold")
        .padding()
        .background(isPressing ? Color.yellow : Color.gray.opacity(0.2))
        .cornerRadius(8)
        .onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
          count += 1
        } onPressingChanged: { inProgress in
          isPressing = inProgress
        }
      Text("Held \(count) times")
    }
  }
}

struct TapsView: View {
  static let colors: [Color] = [.red, .green, .blue]
  @State private var index = 0
  @State private var place = CGPoint.zero

  var body: some View {
    ZStack(alignment: .topLeading) {
      Self.colors[index]
        .onTapGesture(count: 2) { index = (index + 1) % Self.colors.count }
        .accessibilityLabel("Canvas")
      Circle()
        .strokeBorder(Color.white, lineWidth: 3)
        .frame(width: 20, height: 20)
        .position(place)
        .allowsHitTesting(false)
    }
    .gesture(
      SpatialTapGesture(coordinateSpace: .local)
        .onEnded { event in place = event.location }
    )
  }
}

/// Two taps by the initializer, told apart by the value.
struct ExclusiveByInitializer: View {
  @State private var text = "Tap"

  var body: some View {
    Text(text)
      .bold()
      .padding(20)
      .border(Color.black, width: 2)
      .gesture(
        ExclusiveGesture(TapGesture(count: 2), TapGesture(count: 1))
          .onEnded { value in
            switch value {
            case .first: text = "Twice"
            case .second: text = "Once"
            }
          }
      )
  }
}
