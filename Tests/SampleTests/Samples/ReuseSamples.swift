// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// A gesture made of others.
struct DoubleTapThenDrag: Gesture {
  var onMove: (CGSize) -> Void

  var body: some Gesture {
    TapGesture(count: 2)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .onEnded { value in
        if case .second(_, let drag?) = value { onMove(drag.translation) }
      }
  }
}

/// A gesture in a modifier, used like one of the library's own.
struct Movable: ViewModifier {
  @State private var offset = CGSize.zero
  @GestureState(resetTransaction: Transaction(animation: .easeOut)) private var way = CGSize.zero
  var onChange: ((CGSize) -> Void)?

  func body(content: Content) -> some View {
    content
      .offset(CGSize(width: offset.width + way.width, height: offset.height + way.height))
      .gesture(
        DragGesture(coordinateSpace: .global)
          .updating($way) { value, state, _ in state = value.translation }
          .onEnded {
            offset.width += $0.translation.width
            offset.height += $0.translation.height
            onChange?(offset)
          }
      )
  }
}

extension View {
  func movable(onChange: ((CGSize) -> Void)? = nil) -> some View {
    modifier(Movable(onChange: onChange))
  }
}

struct MovableView: View {
  @State private var place = CGSize.zero

  var body: some View {
    Text("Note")
      .padding(12)
      .background(Color.yellow)
      .movable { place = $0 }
      .accessibilityValue("\(Int(place.width)), \(Int(place.height))")
  }
}

/// Parents and children, and which of them comes first.
struct PriorityView: View {
  @State private var log: [String] = []
  @State private var isLocked = false

  var body: some View {
    VStack {
      Text("Child")
        .padding()
        .onTapGesture { log.append("child") }
      Toggle("Lock", isOn: $isLocked)
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
    }
    .contentShape(Rectangle())
    .highPriorityGesture(
      TapGesture(count: 2).onEnded { log.append("double") }, including: isLocked ? .none : .all
    )
    .simultaneousGesture(
      TapGesture().onEnded { _ in log.append("parent") },
      including: isLocked ? .subviews : .all
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Parent")
  }
}

/// One of two gestures, with the type erased.
struct ErasedView: View {
  var isQuick: Bool
  @State private var word = "Wait"

  private var gesture: AnyGesture<String> {
    isQuick
      ? AnyGesture(TapGesture().map { _ in "tapped" })
      : AnyGesture(LongPressGesture(minimumDuration: 1).map { $0 ? "held" : "" })
  }

  var body: some View {
    Text(word).padding().gesture(gesture.onEnded { word = $0 })
  }
}
