// SPDX-License-Identifier: Apache-2.0

import Foundation
import ModelAudit
import Testing
import Views

/// Rows of lists, each of them one element: what hands do with them, keys and actions do.
@MainActor
struct RowProofTests {
  @Test func `rows that are followed, moved and deleted are proved`() {
    let proof = ModelAudit(of: Followed()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `rows with two controls, one of them a stepper, are proved`() {
    let proof = ModelAudit(of: Counted()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `rows that are chosen and moved are proved`() {
    let proof = ModelAudit(of: Chosen()).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `cells of a grid that are moved among many others are proved`() {
    let proof = ModelAudit(of: Album()).prove()
    #expect(
      proof.controls.count == 12 && proof.count(.proved) == proof.controls.count, "\(proof.text)")
  }

  @Test func `a row whose neighbour is below the edge of the window is deleted by keys too`() {
    let proof = ModelAudit(of: Overlong(), size: CGSize(width: 400, height: 300)).prove()
    #expect(proof.isProven, "\(proof.text)")
  }

  @Test func `rows that are pressed, and swiped to either side, are proved`() {
    let proof = ModelAudit(of: Swiped()).prove()
    #expect(
      proof.controls.count >= 4 && proof.count(.proved) == proof.controls.count, "\(proof.text)")
  }
}

private struct Followed: View {
  @State private var people = ["Ann", "Bob"]

  var body: some View {
    NavigationStack {
      List {
        ForEach(people, id: \.self) { name in NavigationLink(name) { Text("Hello \(name)") } }
          .onDelete { people.remove(atOffsets: $0) }
          .onMove { people.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

private struct Overlong: View {
  @State private var names = ["Ann", "Bob", "Cid"]

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Color.clear.frame(height: 240)
        ForEach(names, id: \.self) { name in
          HStack {
            Text(name)
            Button("Delete \(name)") { names.removeAll { $0 == name } }
          }
          .frame(height: 60)
        }
        Color.clear.frame(height: 600)
      }
    }
  }
}

private struct Counted: View {
  @State private var said = "nothing"
  @State private var count = 3

  var body: some View {
    VStack {
      Text(said)
      HStack {
        Button("Greet") { said = "greeted" }
        Stepper("Size \(count)", value: $count, in: 0...9)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

private struct Chosen: View {
  @State private var people = ["Ann", "Bob", "Cid"]
  @State private var chosen: String?

  var body: some View {
    List(selection: $chosen) {
      ForEach(people, id: \.self) { Text($0) }
        .onMove { people.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct Swiped: View {
  @State private var done = "nothing"

  var body: some View {
    VStack {
      Text(done)
      List {
        ForEach(["Ann", "Bob"], id: \.self) { name in
          Button(name) { done = "press \(name)" }
            .swipeActions(edge: .leading) { Button("Pin") { done = "pin \(name)" } }
            .swipeActions { Button("Hide") { done = "hide \(name)" } }
        }
      }
    }
  }
}

private struct Album: View {
  struct Photo: Identifiable {
    let id: Int
    var likes = 0
  }

  @State private var photos = (1...6).map { Photo(id: $0) }

  private func like(_ photo: Photo) {
    guard let place = photos.firstIndex(where: { $0.id == photo.id }) else { return }
    photos[place].likes += 1
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
        ForEach(photos) { photo in
          VStack {
            Text("Photo \(photo.id)")
            Button("Like \(photo.likes)") { like(photo) }
          }
          .padding()
        }
        .reorderable()
      }
    }
    .reorderContainer(for: Photo.self) { difference in
      let moved = photos.filter { difference.sources.contains($0.id) }
      photos.removeAll { difference.sources.contains($0.id) }
      switch difference.destination.position {
      case .before(let id):
        photos.insert(contentsOf: moved, at: photos.firstIndex { $0.id == id } ?? 0)
      case .end: photos += moved
      }
    }
  }
}
