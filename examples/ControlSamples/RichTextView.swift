// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// Words in several looks: marked, put together, formatted, and a letter of one's own.
struct RichTextView: View {
  @State private var isFormal = false
  @State private var nights = 2

  private var greeting: AttributedString {
    var text = AttributedString(isFormal ? "Dear Ms Sato" : "Hi Yuki")
    text.font = .title2
    if let range = text.range(of: isFormal ? "Sato" : "Yuki") {
      text[range].foregroundColor = .orange
      text[range].underlineStyle = .single
    }
    return text
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(greeting)
      Text("Your room is **ready**, with a view of the *harbour*. ~~No~~ breakfast `included`.")
      Text("\(nights) nights, ").fontWeight(.semibold)
        + Text(Double(nights) * 84.5, format: .currency(code: "EUR")).foregroundColor(.green)
        + Text(" in all").italic()
      Text("Occupied: \(0.75, format: .percent)")
      Text("SMALL PRINT").kerning(2).font(.caption).foregroundStyle(.secondary)
      Stepper("Nights", value: $nights, in: 1...14)
      Toggle("Formal", isOn: $isFormal)
    }
    .padding()
  }
}
