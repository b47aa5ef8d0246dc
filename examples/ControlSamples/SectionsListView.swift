// SPDX-License-Identifier: Apache-2.0

import Evenhand
import Foundation

/// A day's tours in two sections, put into another order, and done with.
struct SectionsListView: View {
  @State private var morning = ["Old town", "Castle"]
  @State private var evening = ["River", "Bridge", "Harbour"]

  var body: some View {
    List {
      Section("Morning") {
        ForEach(morning, id: \.self) { tour in
          Label(tour, systemImage: "figure.walk")
        }
        .onDelete { morning.remove(atOffsets: $0) }
        .onMove { morning.move(fromOffsets: $0, toOffset: $1) }
      }
      Section {
        ForEach(evening, id: \.self) { tour in
          HStack {
            Text(tour)
            Spacer()
            Text("19:00").foregroundStyle(.secondary)
          }
        }
        .onMove { evening.move(fromOffsets: $0, toOffset: $1) }
        .listRowBackground(Color.indigo.opacity(0.15))
      } header: {
        Text("Evening")
      } footer: {
        Text("\(morning.count + evening.count) tours today")
      }
    }
    .listStyle(.insetGrouped)
  }
}
