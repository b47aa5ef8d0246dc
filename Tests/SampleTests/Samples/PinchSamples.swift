// SPDX-License-Identifier: Apache-2.0

import Evenhand

struct MagnifyGestureView: View {
  @GestureState private var magnifyBy = 1.0

  var magnification: some Gesture {
    MagnifyGesture()
      .updating($magnifyBy) { value, gestureState, transaction in
        gestureState = value.magnification
      }
  }

  var body: some View {
    Circle()
      .frame(width: 100, height: 100)
      .scaleEffect(magnifyBy)
      .gesture(magnification)
      .accessibilityLabel("Balloon")
  }
}

struct MagnifyToAnchorView: View {
  @State private var anchor = UnitPoint.center
  @State private var scale: CGFloat = 1

  var body: some View {
    Rectangle()
      .foregroundStyle(.orange)
      .frame(width: 160, height: 120)
      .scaleEffect(scale, anchor: anchor)
      .gesture(
        MagnifyGesture(minimumScaleDelta: 0.02)
          .onChanged { value in
            anchor = value.startAnchor
            scale = max(0.5, value.magnification)
          }
          .onEnded { _ in
            withAnimation(.spring()) { scale = 1 }
          }
      )
      .accessibilityLabel("Poster")
  }
}

struct RotateGestureView: View {
  @State private var angle = Angle(degrees: 0.0)

  var rotation: some Gesture {
    RotateGesture()
      .onChanged { value in
        angle = value.rotation
      }
  }

  var body: some View {
    Rectangle()
      .frame(width: 200, height: 200, alignment: .center)
      .rotationEffect(angle)
      .gesture(rotation)
      .accessibilityLabel("Plate")
      .accessibilityValue("\(Int(angle.degrees.rounded())) degrees")
  }
}

/// The names before iOS 17, both at once, with what is left of the last time.
struct OlderPinchView: View {
  @State var finalScale: CGFloat = 1
  @State var finalAngle = Angle.zero
  @GestureState var scale: CGFloat = 1
  @GestureState var angle = Angle.zero

  var body: some View {
    RoundedRectangle(cornerRadius: 20, style: .continuous)
      .fill(.purple)
      .frame(width: 200, height: 200)
      .scaleEffect(self.finalScale * self.scale)
      .rotationEffect(self.finalAngle + self.angle)
      .gesture(
        MagnificationGesture()
          .updating(self.$scale, body: { value, state, _ in state = value })
          .onEnded { self.finalScale *= $0 }
          .simultaneously(
            with: RotationGesture()
              .updating(self.$angle, body: { value, state, _ in state = value })
              .onEnded { self.finalAngle += $0 }
          )
      )
      .accessibilityLabel("Card")
  }
}

struct SimultaneousByInitializer: View {
  struct Model: Equatable {
    var rotation: Angle = .zero
    var magnification: CGFloat = 1
  }

  @GestureState private var model = Model()

  var body: some View {
    Ellipse()
      .fill(Color.green.opacity(0.8))
      .frame(width: 180, height: 120)
      .rotationEffect(model.rotation)
      .scaleEffect(model.magnification)
      .gesture(
        SimultaneousGesture(
          RotateGesture(minimumAngleDelta: .degrees(5)), MagnifyGesture(minimumScaleDelta: 0.1)
        )
        .updating($model) { value, state, _ in
          if let rotation = value.first { state.rotation = rotation.rotation }
          if let magnify = value.second { state.magnification = magnify.magnification }
        }
      )
      .accessibilityLabel("Egg")
  }
}
