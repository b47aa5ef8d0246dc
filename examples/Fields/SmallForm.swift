// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// Check boxes, radio buttons, a combo box, a menu, a table and a tree, one of each.
struct SmallForm: View {
  @State private var sends = true
  @State private var isLoud = false
  @State private var size = "Medium"
  @State private var colour = "Red"
  @State private var count = 2
  @State private var done = "Nothing is done"
  @State private var isOpen = false
  @State private var chosen: Town.ID?

  private static let towns = [
    Town(name: "Bremen", parts: [Town(name: "Neustadt"), Town(name: "Walle")]),
    Town(name: "Kiel"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Toggle("Send news", isOn: $sends).toggleStyle(.checkbox)
      Toggle("Sounds", isOn: $isLoud).toggleStyle(.switch)
      Picker("Size", selection: $size) {
        ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.radioGroup)
      Picker("Colour", selection: $colour) {
        ForEach(["Red", "Blue"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
      Stepper("Copies: \(count)", value: $count, in: 1...9)
      Menu("Edit") {
        Button("Copy") { done = "Copied" }
        Button("Paste") { done = "Pasted" }
      }
      DisclosureGroup("More", isExpanded: $isOpen) { Button("Reset") { count = 2 } }
      Table(Self.towns, selection: $chosen) {
        TableColumn("Town") { Text($0.name) }
        TableColumn("Parts") { Text("\($0.parts?.count ?? 0)") }
      }
      .frame(height: 100)
      List(Self.towns, children: \.parts) { Text($0.name) }
        .frame(height: 120)
      Text(done)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}

/// A row of the table, and a branch of the tree.
private struct Town: Identifiable {
  let name: String
  var parts: [Town]?

  var id: String { name }
}
