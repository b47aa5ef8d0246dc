// SPDX-License-Identifier: Apache-2.0

import Evenhand

struct DragGestureView: View {
  @State private var isDragging = false

  var drag: some Gesture {
    DragGesture()
      .onChanged { _ in self.isDragging = true }
      .onEnded { _ in self.isDragging = false }
  }

  var body: some View {
    Circle()
      .fill(self.isDragging ? Color.red : Color.blue)
      .frame(width: 100, height: 100, alignment: .center)
      .gesture(drag)
      .accessibilityLabel("Ball")
  }
}

/// A drag whose state is optional, and that flings what it lets go.
struct CardSwipe: View {
  @GestureState private var translation: CGSize? = nil
  @State private var answer: String?

  var body: some View {
    Text(answer ?? "Like it?")
      .font(.largeTitle)
      .frame(maxWidth: .infinity, minHeight: 160)
      .background(RoundedRectangle(cornerRadius: 25.0).fill(Color.mint).shadow(radius: 4))
      .offset(translation ?? .zero)
      .rotationEffect(.degrees(Double(translation?.width ?? 0) / 20))
      .opacity(answer == nil ? 1 : 0.5)
      .gesture(
        DragGesture(minimumDistance: 20, coordinateSpace: .global)
          .updating($translation) { value, state, _ in state = value.translation }
          .onEnded { value in
            switch (value.translation.width, value.translation.height) {
            case (...0, -30...30): answer = "No"
            case (0..., -30...30): answer = "Yes"
            default: answer = value.predictedEndTranslation.height < 0 ? "Up" : nil
            }
          }
      )
  }
}

/// A sheet that rests at two heights.
struct BottomSheet<Content: View>: View {
  @Binding var isOpen: Bool
  let maxHeight: CGFloat
  let content: Content

  @GestureState private var translation: CGFloat = 0

  init(isOpen: Binding<Bool>, maxHeight: CGFloat, @ViewBuilder content: () -> Content) {
    self._isOpen = isOpen
    self.maxHeight = maxHeight
    self.content = content()
  }

  private var offset: CGFloat { isOpen ? 0 : maxHeight - 60 }

  var body: some View {
    GeometryReader { geometry in
      VStack(spacing: 0) {
        Capsule().fill(Color.secondary).frame(width: 60, height: 6).padding()
        self.content
      }
      .frame(width: geometry.size.width, height: self.maxHeight, alignment: .top)
      .background(Color.white)
      .cornerRadius(16)
      .frame(height: geometry.size.height, alignment: .bottom)
      .offset(y: max(self.offset + self.translation, 0))
      .animation(.interactiveSpring(), value: isOpen)
      .gesture(
        DragGesture().updating(self.$translation) { value, state, _ in
          state = value.translation.height
        }.onEnded { value in
          guard abs(value.translation.height) > self.maxHeight * 0.25 else { return }
          self.isOpen = value.translation.height < 0
        }
      )
    }
    .accessibilityLabel("Sheet")
  }
}

struct SheetView: View {
  @State private var isOpen = false

  var body: some View {
    BottomSheet(isOpen: $isOpen, maxHeight: 200) {
      Text(isOpen ? "Open" : "Closed")
    }
  }
}

/// A slider from scratch.
struct ColorSlider: View {
  @Binding var value: Double
  var range: ClosedRange<Double> = 0...1

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().foregroundColor(.gray)
        Capsule()
          .foregroundColor(.accentColor)
          .frame(width: proxy.size.width * CGFloat(value))
      }
      .coordinateSpace(name: "track")
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .named("track"))
          .onChanged { drag in
            let part = Double(drag.location.x / proxy.size.width)
            value = min(max(range.lowerBound, part), range.upperBound)
          }
      )
    }
    .frame(height: 30)
    .accessibilityElement()
    .accessibilityLabel(Text("Hue"))
    .accessibilityValue(Text("\(Int(value * 100)) percent"))
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: value = min(value + 0.1, range.upperBound)
      case .decrement: value = max(value - 0.1, range.lowerBound)
      @unknown default: break
      }
    }
  }
}

struct ColorSliderView: View {
  @State private var hue = 0.5

  var body: some View {
    ColorSlider(value: $hue).padding(.horizontal, 40)
  }
}
