// SPDX-License-Identifier: Apache-2.0

import Views

extension Arm {
  static let actions: [Arm] = [
    Arm("A1", "text T with an action", "button T; click: ran", does: ["click"]) { log in
      Text("T").accessibilityAction { log.lines.append("ran") }
    },
    Arm(
      "A2", "text T with a named action", "text T[Delete]; Delete: ran", does: ["Delete"]
    ) { log in
      Text("T").accessibilityAction(named: "Delete") { log.lines.append("ran") }
    },
    Arm(
      "A3", "button B with a named action", "button B[Archive]; click: B; Archive: Archive",
      does: ["click", "Archive"]
    ) { log in
      Button("B") { log.lines.append("B") }
        .accessibilityAction(named: "Archive") { log.lines.append("Archive") }
    },
    Arm("A4", "button B with an action", "button B; click: Default", does: ["click"]) { log in
      Button("B") { log.lines.append("B") }
        .accessibilityAction { log.lines.append("Default") }
    },
    Arm(
      "A5", "C1 with an action", "button A; button B; click: ran",
      .differs(ours: "button A B; click: ran", because: surrounds), does: ["click"]
    ) { log in
      pair().accessibilityAction { log.lines.append("ran") }
    },
    Arm("A6", "text T with named actions One, then Two", "text T[Two, One]") { _ in
      Text("T").accessibilityAction(named: "One") {}.accessibilityAction(named: "Two") {}
    },
    Arm(
      "A7", "text T with an action, disabled", "button T disabled; click: refused",
      does: ["click"]
    ) { _ in
      Text("T").accessibilityAction {}.disabled(true)
    },
    Arm("B5", "button P, plain", "button P") { _ in
      Button("P") {}.buttonStyle(.plain)
    },
    Arm(
      "B6", "button Go that allows no hits", "button Go; click: Go", does: ["click"]
    ) { log in
      Button("Go") { log.lines.append("Go") }.allowsHitTesting(false)
    },
    Arm(
      "B7", "button Go, disabled", "button Go disabled; click: refused", does: ["click"]
    ) { _ in
      Button("Go") {}.disabled(true)
    },
    Arm(
      "B8", "text Go, tap gesture, allows no hits, button trait", "button Go; click: refused",
      .differs(ours: "button Go; click: tap", because: derives), does: ["click"]
    ) { log in
      Text("Go").onTapGesture { log.lines.append("tap") }.allowsHitTesting(false)
        .accessibilityAddTraits(.isButton)
    },
  ]

  static let gestures: [Arm] = [
    Arm(
      "G1", "text Tap with a tap gesture", "text Tap; click: refused",
      .differs(ours: "button Tap; click: tap", because: derives), does: ["click"]
    ) { log in
      Text("Tap").onTapGesture { log.lines.append("tap") }
    },
    Arm(
      "G3", "text Hold with a long press", "text Hold; click: refused",
      .differs(ours: "button Hold; click: refused", because: derives), does: ["click"]
    ) { _ in
      Text("Hold").onLongPressGesture {}
    },
    Arm(
      "G4", "colour labelled Drag with a drag", "unknown Drag",
      .differs(ours: "canvas Drag[Pick up]", because: derives)
    ) { _ in
      Color.red.frame(width: 40, height: 40).accessibilityLabel("Drag").gesture(DragGesture())
    },
    Arm(
      "G5", "G1 with the button trait", "button Tap; click: refused",
      .differs(ours: "button Tap; click: tap", because: derives), does: ["click"]
    ) { log in
      Text("Tap").onTapGesture { log.lines.append("tap") }.accessibilityAddTraits(.isButton)
    },
    Arm("G6", "G1 with an action", "button Tap; click: action", does: ["click"]) { log in
      Text("Tap").onTapGesture { log.lines.append("tap") }
        .accessibilityAction { log.lines.append("action") }
    },
    Arm(
      "G7", "text Tap with a double tap", "text Tap; click: refused",
      .differs(ours: "button Tap; click: refused", because: derives), does: ["click"]
    ) { _ in
      Text("Tap").onTapGesture(count: 2) {}
    },
  ]

  static let stacks: [Arm] = [
    Arm("P1", "HStack of text A, spacer, text B", "text A; text B") { _ in
      HStack {
        Text("A")
        Spacer()
        Text("B")
      }
    },
    Arm(
      "P3", "HStack of texts A and B, label L", "text L; text L",
      .differs(ours: "group L(text A; text B)", because: surrounds)
    ) { _ in
      pair().accessibilityLabel("L")
    },
    Arm("P4", "ZStack of a rectangle and text Over", "text Over") { _ in
      ZStack {
        Rectangle()
        Text("Over")
      }
    },
    Arm(
      "P5", "rectangle labelled Swatch", "unknown Swatch",
      .differs(ours: "image Swatch", because: "a drawing with a name is an image")
    ) { _ in
      Rectangle().accessibilityLabel("Swatch")
    },
  ]
}
