// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// Steppers in every form.
struct SteppersView: View {
  @State private var price = 2.5
  @State private var copies = 10
  @State private var size = 2
  @State private var isEditing = false

  private let sizes = ["XS", "S", "M", "L", "XL"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Stepper("Price", value: $price, in: 0...10, step: 0.5, format: .number)
      Stepper(value: $copies, in: 0...100, step: 10) {
        Label("\(copies) copies", systemImage: "doc.on.doc")
      } onEditingChanged: { isEditing in
        self.isEditing = isEditing
      }
      Stepper {
        Text("Size \(sizes[size])")
      } onIncrement: {
        size = min(size + 1, sizes.count - 1)
      } onDecrement: {
        size = max(size - 1, 0)
      }
      Text("Total \(price * Double(copies), specifier: "%.2f")")
    }
    .padding()
  }
}
