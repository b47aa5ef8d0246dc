// SPDX-License-Identifier: Apache-2.0

import Evenhand

private struct Place: Identifiable, Hashable {
  let name: String
  var children: [Place]?
  var id: String { name }
}

/// Places within places, of which one is chosen.
struct OutlineView: View {
  private let places = [
    Place(name: "Europe", children: [Place(name: "Norway"), Place(name: "Portugal")]),
    Place(name: "Asia", children: [Place(name: "Japan")]),
  ]

  @State private var choice: Place.ID?

  var body: some View {
    VStack(alignment: .leading) {
      List(places, children: \.children, selection: $choice) { place in
        Text(place.name)
      }
      Text("Chosen: \(choice ?? "none")")
    }
  }
}
