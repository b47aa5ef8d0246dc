// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Views on a circle.
private struct RingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index) - 90).radians
      subview.place(
        at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

/// The same buttons in a row, a column or a ring.
struct LayoutsView: View {
  private enum Arrangement: String, CaseIterable {
    case row = "Row", column = "Column", ring = "Ring"
  }

  @State private var arrangement = Arrangement.row
  @State private var pressed = "nothing"

  private var layout: AnyLayout {
    switch arrangement {
    case .row: AnyLayout(HStackLayout(spacing: 12))
    case .column: AnyLayout(VStackLayout(spacing: 12))
    case .ring: AnyLayout(RingLayout())
    }
  }

  var body: some View {
    VStack(spacing: 16) {
      Picker("Arrangement", selection: $arrangement.animation()) {
        ForEach(Arrangement.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      layout {
        ForEach(["North", "East", "South", "West"], id: \.self) { name in
          Button(name) { pressed = name }
        }
      }
      .frame(height: 240)
      Text("Pressed \(pressed)")
    }
    .padding()
  }
}
