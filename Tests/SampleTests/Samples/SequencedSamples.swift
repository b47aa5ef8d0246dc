// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A long press that turns into a drag, its states in an enumeration.
struct DraggableCircle: View {
  enum DragState {
    case inactive
    case pressing
    case dragging(translation: CGSize)

    var translation: CGSize {
      if case .dragging(let translation) = self { return translation }
      return .zero
    }

    var isActive: Bool {
      if case .inactive = self { return false }
      return true
    }

    var isDragging: Bool {
      if case .dragging = self { return true }
      return false
    }
  }

  @GestureState private var dragState = DragState.inactive
  @State private var viewState = CGSize.zero

  var body: some View {
    let minimumLongPressDuration = 0.5
    let longPressDrag = LongPressGesture(minimumDuration: minimumLongPressDuration)
      .sequenced(before: DragGesture())
      .updating($dragState) { value, state, transaction in
        switch value {
        case .first(true):
          state = .pressing
        case .second(true, let drag):
          state = .dragging(translation: drag?.translation ?? .zero)
        default:
          state = .inactive
        }
      }
      .onEnded { value in
        guard case .second(true, let drag?) = value else { return }
        self.viewState.width += drag.translation.width
        self.viewState.height += drag.translation.height
      }

    return Circle()
      .fill(Color.blue)
      .overlay(dragState.isDragging ? Circle().stroke(Color.white, lineWidth: 2) : nil)
      .frame(width: 100, height: 100, alignment: .center)
      .offset(
        x: viewState.width + dragState.translation.width,
        y: viewState.height + dragState.translation.height
      )
      .animation(nil)
      .shadow(radius: dragState.isActive ? 8 : 0)
      .animation(.linear(duration: minimumLongPressDuration), value: dragState.isActive)
      .gesture(longPressDrag)
      .accessibilityLabel("Circle")
      .accessibilityValue("\(Int(viewState.width)) across")
  }
}

/// The same parts by their initializers.
struct SequenceByInitializer: View {
  @State private var message = "Hold"

  var body: some View {
    Text(message)
      .padding()
      .gesture(
        SequenceGesture(LongPressGesture(), TapGesture())
          .onEnded { _ in message = "Held, then tapped" }
      )
  }
}
