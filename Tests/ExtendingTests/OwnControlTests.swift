// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import ModelAudit
import Testing

/// Controls that an author writes with public API alone are exposed, and answer keys and requests, as the
/// built-in ones do: nothing about these is privileged.
@MainActor
struct OwnControlTests {
  /// What a screen reader is told of everything in the window, apart from places.
  private func exposed(_ tester: ViewTester) -> [String] {
    tester.tree.depthFirst.dropFirst().map { node in
      let value = node.value.map {
        "\($0.minimum)...\($0.maximum) by \($0.increment): \($0.current)"
      }
      let actions = node.actions.map { "\($0.label) \($0.keyBinding)" }
      return "\(node.role.name) \"\(node.name)\" \(node.states.states.map(\.name).sorted()) "
        + "\(value ?? "") \"\(node.value?.text ?? "")\" \(actions) \(node.attributes.sorted { $0.key < $1.key })"
    }
  }

  /// - Parameters:
  ///   - keys: Pressed one after the other, with the focus on the first stop.
  ///   - content: The control, the built-in one or the own one; beside it the test puts nothing.
  private func expectAlike<V: View>(
    _ keys: [Key], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ content: @escaping (_ isOwn: Bool) -> V
  ) throws {
    let testers = [false, true].map { isOwn in ViewTester { content(isOwn) } }
    #expect(exposed(testers[0]) == exposed(testers[1]), sourceLocation: sourceLocation)
    for tester in testers { tester.press(.tab) }
    for key in keys {
      for tester in testers { tester.press(key) }
      #expect(
        exposed(testers[0]) == exposed(testers[1]), "after \(key)", sourceLocation: sourceLocation)
    }
    let proof = ModelAudit(of: content(true)).prove()
    #expect(proof.isProven, "\(proof.text)", sourceLocation: sourceLocation)
  }

  @Test func `an own button`() throws {
    try expectAlike([.space, .return]) { ButtonPage(isOwn: $0) }
  }

  @Test func `an own check box`() throws {
    try expectAlike([.space, .return, .space]) { TogglePage(isOwn: $0) }
  }

  @Test func `an own slider`() throws {
    try expectAlike([.right, .up, .pageUp, .left, .home, .end, .down]) { SliderPage(isOwn: $0) }
  }

  @Test func `an own spin button`() throws {
    try expectAlike([.up, .up, .down, .up, .up, .up]) { StepperPage(isOwn: $0) }
  }

  @Test func `own radio buttons`() throws {
    try expectAlike([.right, .right, .left]) { ChoicePage(isOwn: $0) }
  }

  @Test func `an own disclosure`() throws {
    try expectAlike([.right, .left, .space, .return]) { DisclosurePage(isOwn: $0) }
  }
}

extension PressGesture {
  fileprivate func pressing(
    _ isPressed: GestureState<Bool>, _ action: @escaping @MainActor () -> Void
  ) -> some Gesture<Bool> {
    updating(isPressed) { isOver, state, _ in state = isOver }
      .onEnded { isOver in
        if isOver { action() }
      }
  }
}

private struct OwnButton<Label: View>: View {
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label
  @GestureState private var isPressed = false

  var body: some View {
    label
      .padding(8)
      .background(isPressed ? Color.gray : .yellow, in: Capsule())
      .gesture(PressGesture().pressing($isPressed, action))
      .accessibilityElement(children: .combine)
  }
}

private struct ButtonPage: View {
  let isOwn: Bool
  @State var count = 0

  var body: some View {
    if isOwn {
      OwnButton {
        count += 1
      } label: {
        Text("Count")
      }
    } else {
      Button("Count") { count += 1 }
    }
    Text("\(count)")
  }
}

private struct TogglePage: View {
  let isOwn: Bool
  @State var isOn = false

  var body: some View {
    if isOwn {
      OwnButton {
        isOn.toggle()
      } label: {
        HStack {
          Image(systemName: isOn ? "checkmark.square" : "square").accessibilityHidden(true)
          Text("Wrap lines")
        }
      }
      .accessibilityRole(.checkBox)
      .accessibilityState(.checkable)
      .accessibilityState(.checked, isOn)
    } else {
      Toggle("Wrap lines", isOn: $isOn)
    }
  }
}

private struct SliderPage: View {
  let isOwn: Bool
  @State var volume = 30.0

  var body: some View {
    if isOwn {
      GeometryReader { proxy in
        Capsule().fill(.gray)
          .overlay(alignment: .leading) {
            Circle().frame(width: 22).offset(x: (proxy.size.width - 22) * volume / 100)
          }
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 2).axis(.horizontal)
              .adjusting(
                $volume, in: 0...100, step: 1, pointsPerStep: max(1, proxy.size.width - 22) / 100)
          )
          .accessibilityLabel("Volume")
      }
      .frame(height: 22)
    } else {
      Slider(value: $volume, in: 0...100, step: 1) { Text("Volume") }
    }
  }
}

private struct StepperPage: View {
  let isOwn: Bool
  @State var guests = 2

  var body: some View {
    if isOwn {
      HStack {
        Text("Guests")
        half("minus", by: -1)
        half("plus", by: 1)
      }
      .accessibilityElement(children: .combine)
      .accessibilityRole(.spinButton)
      .accessibilityLabel("Guests")
      .accessibilityValue("\(guests)")
      .accessibilityNumber(Double(guests), in: 1...5, step: 1)
      .accessibilityAdjustableAction { count(by: $0 == .increment ? 1 : -1) }
    } else {
      Stepper("Guests", value: $guests, in: 1...5)
    }
  }

  private func half(_ symbol: String, by step: Int) -> some View {
    OwnButton {
      count(by: step)
    } label: {
      Image(systemName: symbol).accessibilityHidden(true)
    }
    .accessibilityStep(step > 0 ? .increment : .decrement)
  }

  private func count(by step: Int) { guests = min(max(guests + step, 1), 5) }
}

private struct ChoicePage: View {
  let isOwn: Bool
  @State var size = "Small"
  let sizes = ["Small", "Middle", "Large"]

  var body: some View {
    if isOwn {
      HStack {
        ForEach(sizes, id: \.self) { name in
          OwnButton {
            size = name
          } label: {
            Text(name)
          }
          .accessibilityRole(.radioButton)
          .accessibilityState(.checkable)
          .accessibilityState(.checked, size == name)
        }
      }
      .accessibilityElement(children: .contain)
      .accessibilityRole(.panel)
      .accessibilityLabel("Size")
      .focusGroup()
    } else {
      Picker("Size", selection: $size) { ForEach(sizes, id: \.self) { Text($0) } }
        .pickerStyle(.segmented)
    }
  }
}

private struct DisclosurePage: View {
  let isOwn: Bool
  @State var isOpen = false

  var body: some View {
    if isOwn {
      VStack(alignment: .leading) {
        OwnButton {
          isOpen.toggle()
        } label: {
          Text("Details")
        }
        .accessibilityState(.expandable)
        .accessibilityState(.expanded, isOpen)
        .onKeyPress(keys: [isOpen ? .leftArrow : .rightArrow]) { press in
          guard press.modifiers.isEmpty else { return .ignored }
          isOpen.toggle()
          return .handled
        }
        if isOpen { Text("All of them") }
      }
    } else {
      DisclosureGroup("Details", isExpanded: $isOpen) { Text("All of them") }
    }
  }
}
