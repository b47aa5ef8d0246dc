// SPDX-License-Identifier: Apache-2.0

import Views

extension Arm {
  private static let needsRole =
    "AT-SPI has no element without a role: what shows no text is an image"

  static let elements: [Arm] = [
    Arm("C1", "VStack of texts A and B", "text A; text B") { _ in
      VStack {
        Text("A")
        Text("B")
      }
    },
    Arm(
      "E1", "C1.accessibilityElement()", "unknown",
      .differs(ours: "image", because: needsRole)
    ) { _ in
      pair().accessibilityElement()
    },
    Arm(
      "E2", "C1.accessibilityElement(children: .ignore), label L", "unknown L",
      .differs(ours: "image L", because: needsRole)
    ) { _ in
      pair().accessibilityElement(children: .ignore).accessibilityLabel("L")
    },
    Arm("E3", "C1, combined", "text A, B") { _ in
      pair().accessibilityElement(children: .combine)
    },
    Arm("E4", "C1, contained", "group(text A; text B)") { _ in
      pair().accessibilityElement(children: .contain)
    },
    Arm("E5", "C1, contained, label L", "group L(text A; text B)") { _ in
      pair().accessibilityElement(children: .contain).accessibilityLabel("L")
    },
    Arm(
      "E6", "text A and button B, combined", "button A, B[B]; click: B",
      .differs(ours: "button A, B; click: B", because: once), does: ["click"]
    ) { log in
      VStack {
        Text("A")
        Button("B") { log.lines.append("B") }
      }
      .accessibilityElement(children: .combine)
    },
    Arm("E14", "buttons A and B, combined", "button A[A, B]; click: A", does: ["click"]) { log in
      VStack {
        Button("A") { log.lines.append("A") }
        Button("B") { log.lines.append("B") }
      }
      .accessibilityElement(children: .combine)
    },
    Arm("E8", "C1, combined, label L", "text L") { _ in
      pair().accessibilityElement(children: .combine).accessibilityLabel("L")
    },
    Arm("E9", "text A, contained", "group(text A)") { _ in
      Text("A").accessibilityElement(children: .contain)
    },
    Arm("E10", "C1, combined, beside text C", "text A, B; text C") { _ in
      VStack {
        pair().accessibilityElement(children: .combine)
        Text("C")
      }
    },
    Arm("E11", "text vol with value 5 and text B, combined", "text vol, B=5") { _ in
      VStack {
        Text("vol").accessibilityValue("5")
        Text("B")
      }
      .accessibilityElement(children: .combine)
    },
    Arm(
      "E12", "two colours, ignored", "unknown", .differs(ours: "image", because: needsRole)
    ) { _ in
      VStack {
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 20, height: 20)
      }
      .accessibilityElement(children: .ignore)
    },
    Arm(
      "E13", "C1, combined, with a tap gesture", "text A, B",
      .differs(ours: "button A, B", because: derives)
    ) { _ in
      pair().accessibilityElement(children: .combine).onTapGesture {}
    },
  ]

  static let hiding: [Arm] = [
    Arm("H1", "text A, hidden, and text B", "text B") { _ in
      VStack {
        Text("A").accessibilityHidden(true)
        Text("B")
      }
    },
    Arm("H2", "C1, hidden, and text C", "text C") { _ in
      VStack {
        pair().accessibilityHidden(true)
        Text("C")
      }
    },
    Arm("H3", "button of a labelled, hidden colour and text Go", "button Go") { _ in
      Button {
      } label: {
        HStack {
          Color.red.frame(width: 20, height: 20).accessibilityLabel("Icon")
            .accessibilityHidden(true)
          Text("Go")
        }
      }
    },
    Arm("H4", "C1, hidden, then not hidden", "text A; text B") { _ in
      pair().accessibilityHidden(true).accessibilityHidden(false)
    },
    Arm("H5", "text A, not hidden, in a hidden stack; text C", "text C") { _ in
      VStack {
        VStack { Text("A").accessibilityHidden(false) }.accessibilityHidden(true)
        Text("C")
      }
    },
  ]

  static let derives = "what a gesture does is offered by itself: that is what this is for"
  static let once = "the only control of one element is its click, and is not offered a second time"
  static let surrounds = "one element round several views, see Decisions/modifiers-on-a-container"

  @MainActor
  static func pair() -> some View {
    VStack {
      Text("A")
      Text("B")
    }
  }
}
