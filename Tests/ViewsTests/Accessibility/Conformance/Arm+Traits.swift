// SPDX-License-Identifier: Apache-2.0

import Views

extension Arm {
  static let traits: [Arm] = [
    Arm("T1", "text Title, header", "heading Title") { _ in
      Text("Title").accessibilityAddTraits(.isHeader)
    },
    Arm("T2", "text Go, button trait", "button Go; click: refused", does: ["click"]) { _ in
      Text("Go").accessibilityAddTraits(.isButton)
    },
    Arm(
      "T3", "button B without its trait", "unknown B; click: B",
      .differs(
        ours: "text B; click: B", because: "without the trait it is what it shows, a text"),
      does: ["click"]
    ) { log in
      Button("B") { log.lines.append("B") }.accessibilityRemoveTraits(.isButton)
    },
    Arm("T4", "text S, selected", "text S selected") { _ in
      Text("S").accessibilityAddTraits(.isSelected)
    },
    Arm("T5", "colour labelled Pic, image", "image Pic") { _ in
      Color.red.frame(width: 20, height: 20).accessibilityLabel("Pic")
        .accessibilityAddTraits(.isImage)
    },
    Arm("T6", "text Home, link", "link Home") { _ in
      Text("Home").accessibilityAddTraits(.isLink)
    },
    Arm("T7", "button B, selected", "button B selected") { _ in
      Button("B") {}.accessibilityAddTraits(.isSelected)
    },
    Arm("T8", "text Title, header, heading 2", "heading Title") { _ in
      Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
    },
    Arm(
      "T9", "C1, header", "heading A; heading B"
    ) { _ in
      pair().accessibilityAddTraits(.isHeader)
    },
    Arm("T10", "text Clock, updates frequently", "text Clock") { _ in
      Text("Clock").accessibilityAddTraits(.updatesFrequently)
    },
    Arm("T11", "button B, header", "button B") { _ in
      Button("B") {}.accessibilityAddTraits(.isHeader)
    },
  ]

  private static let dialog = "AT-SPI tells modality as a state of an element: there is one"

  static let modality: [Arm] = [
    Arm(
      "M0", "ZStack of buttons Under and Top", "button Top; button Under",
      .differs(ours: "button Under; button Top", because: "exposed in the order of the source")
    ) { _ in
      ZStack {
        Button("Under") {}
        Button("Top") {}
      }
    },
    Arm(
      "M1", "M0, Top in a modal stack", "button Top",
      .differs(ours: "dialog(button Top)", because: dialog)
    ) { _ in
      ZStack {
        Button("Under") {}
        VStack { Button("Top") {} }
          .accessibilityAddTraits(.isModal)
      }
    },
    Arm(
      "M2", "button Under with a modal overlay of text Card and button Close",
      "text Card; button Close",
      .differs(ours: "dialog(text Card; button Close)", because: dialog)
    ) { _ in
      Button("Under") {}.overlay {
        VStack {
          Text("Card")
          Button("Close") {}
        }
        .accessibilityAddTraits(.isModal)
      }
    },
    Arm("M3", "VStack of buttons Top, modal, and Under", "button Top") { _ in
      VStack {
        Button("Top") {}.accessibilityAddTraits(.isModal)
        Button("Under") {}
      }
    },
  ]

  static let texts: [Arm] = [
    Arm("N1", "button B with a hint", "button B?Does X") { _ in
      Button("B") {}.accessibilityHint("Does X")
    },
    Arm("N2", "text A with an identifier", "text A#id1") { _ in
      Text("A").accessibilityIdentifier("id1")
    },
    Arm("N3", "text A with a hint", "text A?H") { _ in
      Text("A").accessibilityHint("H")
    },
    Arm(
      "N4", "C1 with a hint", "text A?H; text B?H"
    ) { _ in
      pair().accessibilityHint("H")
    },
    Arm(
      "N5", "C1 with an identifier", "text A#g; text B#g",
      .differs(ours: "group#g(text A; text B)", because: surrounds)
    ) { _ in
      pair().accessibilityIdentifier("g")
    },
    Arm("X1", "a long text on one line of 60 points", "text A very long sentence") { _ in
      Text("A very long sentence").lineLimit(1).frame(width: 60)
    },
    Arm("X3", "a long text on two lines of 60 points", "text A very long sentence") { _ in
      Text("A very long sentence").lineLimit(2).frame(width: 60)
    },
    Arm("X4", "a button with a long text on one line", "button A very long sentence") { _ in
      Button("A very long sentence") {}.lineLimit(1).frame(width: 60)
    },
  ]
}
