// SPDX-License-Identifier: Apache-2.0

import Evenhand

extension HorizontalAlignment {
  private enum Colon: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }

  fileprivate static let colon = HorizontalAlignment(Colon.self)
}

/// Lines that meet where their names end, or are shifted by steps.
struct AlignmentGuidesView: View {
  @State private var isStepped = false

  private let lines = [("From", "Lisbon"), ("To", "Porto"), ("Departure", "08:15")]

  var body: some View {
    VStack(spacing: 24) {
      VStack(alignment: .colon) {
        ForEach(lines, id: \.0) { name, value in
          HStack {
            Text(name).bold().alignmentGuide(.colon) { $0[.trailing] }
            Text(value)
          }
        }
      }
      VStack(alignment: .leading) {
        ForEach(0..<4) { number in
          Text("Step \(number + 1)")
            .alignmentGuide(.leading) { _ in isStepped ? CGFloat(number) * -20 : 0 }
        }
      }
      Toggle("Like stairs", isOn: $isStepped.animation())
    }
    .padding()
  }
}
