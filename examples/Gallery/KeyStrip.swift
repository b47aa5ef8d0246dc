// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The keys that work on the control that has the focus.
struct KeyStrip: View {
  var body: some View {
    FocusedKeys { name, alternatives in
      VStack(alignment: .leading, spacing: 4) {
        Text(name.isEmpty ? "Press Tab to reach a control." : "Keys for \(name)")
          .font(.headline)
        Text(Self.keys(alternatives))
          .font(.callout)
          .foregroundColor(.secondary)
      }
      .padding(12)
      .frame(maxWidth: .infinity, minHeight: 84, alignment: .topLeading)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.white))
    }
  }

  private static func keys(_ alternatives: [Alternative]) -> String {
    let bound = alternatives.filter { !$0.keys.isEmpty && $0.isAction }
    return bound.map { alternative in
      alternative.keys.prefix(2).map(\.label).joined(separator: " or ") + ": "
        + alternative.label.lowercased()
    }.joined(separator: "   ")
  }
}
