// SPDX-License-Identifier: Apache-2.0

import Evenhand
import EvenhandTesting
import ModelAudit
import Testing
import WindowHost

// The samples of documentation comments, as they stand there.

private struct Person: Identifiable {
  let id = UUID()
  var name = "Ada"
  var age = 36
}

private struct PeopleView: View {
  @State private var people = [Person()]
  @State private var chosen: Set<UUID> = []
  @State private var order = [KeyPathComparator(\Person.name)]

  var body: some View {
    Table(people, selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Age", value: \.age) { Text("\($0.age)") }
    }
    .onChange(of: order) { people.sort(using: order) }
  }
}

private struct Photo: Identifiable {
  let id: Int
}

private struct PhotoCell: View {
  let photo: Photo
  init(_ photo: Photo) { self.photo = photo }
  var body: some View { Text("Photo \(photo.id)") }
}

private struct Album {
  func apply(_ difference: ReorderDifference<Int, ReorderableSingleCollectionIdentifier>) {}
}

private struct AlbumView: View {
  let photos: [Photo]
  let album = Album()
  private let columns = [GridItem(.adaptive(minimum: 80))]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns) {
        ForEach(photos) { PhotoCell($0) }.reorderable()
      }
    }
    .reorderContainer(for: Photo.self) { difference in album.apply(difference) }
  }
}

private struct Mail: Identifiable {
  let id: Int
}

private struct MailRow: View {
  let mail: Mail
  init(_ mail: Mail) { self.mail = mail }
  var body: some View { Text("Mail \(mail.id)") }
}

private struct MailsView: View {
  let mails: [Mail]

  var body: some View {
    ScrollView {
      LazyVStack { ForEach(mails) { MailRow($0).swipeActions { Button("Archive") {} } } }
    }
    .swipeActionsContainer()
  }
}

extension EnvironmentValues {
  @Entry var accent: Color = .blue
}

private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (place, view) in subviews.enumerated() {
      let step = CGFloat(place) * 20
      view.place(
        at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
    }
  }
}

private struct LayoutsView: View {
  let isWide: Bool

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout {
      Text("one")
      Text("two")
    }
    Diagonal {
      Text("one")
      Text("two")
    }
  }
}

@Observable
private final class Sound {
  var isPlaying = false
}

private struct PlayButton: View {
  let player: Sound
  init(_ player: Sound) { self.player = player }
  var body: some View { Button("Play") { player.isPlaying.toggle() } }
}

private struct PlayerView: View {
  @State private var player = Sound()

  var body: some View {
    PlayButton(player)
      .provenState("playing", player.isPlaying)
  }
}

private struct StepsView: View {
  @State private var count = 0

  var body: some View {
    HStack {
      Button("Less") { count -= 1 }.accessibilityStep(.decrement)
      Text("\(count)")
      Button("More") { count += 1 }.accessibilityStep(.increment)
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel("Guests")
    .accessibilityNumber(Double(count), in: 0...20)
    .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
  }
}

private struct MixerView: View {
  var body: some View { StepsView() }
}

/// A loop as an own host writes it.
@MainActor
private func turn(_ loop: HostLoop) {
  func wait(for seconds: Double?) -> [Int] { [] }
  func hand(_ events: [Int], to scene: Any) {}
  func draw(_ list: DisplayList) {}
  while !loop.isQuitting {
    let events = wait(for: loop.timeToSleep())
    hand(events, to: loop.viewHost.scene)
    if loop.turn() { draw(loop.viewHost.displayList) }
  }
}

@MainActor
struct SamplesOfComments {
  @Test @MainActor func `the player stops`() {
    let app = ViewTester { Player() }
    app.buttons["Play"].tap()
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.8)
    #expect(app.staticTexts["Volume 80"].exists)
  }

  @Test @MainActor func `every gesture has its ways`() {
    let result = ModelAudit(of: MixerView()).run()
    #expect(result.violations.isEmpty, "\(result.failureText)")
  }

  @Test func `a proof as its comments ask for it`() {
    let proof = ModelAudit(of: MixerView()).prove()
    #expect(proof.isProven, "\(proof.text)")
    let tester = ViewTester { MixerView() }
    #expect(tester.proof().isProven)
    #expect(ViewTester { MixerView() }.isProven())
  }

  @Test func `the views of the samples can be made`() {
    #expect(ViewTester { PeopleView() }.tree.depthFirst.contains { $0.name == "Ada" })
    let album = ViewTester { AlbumView(photos: [Photo(id: 1), Photo(id: 2)]) }
    #expect(album.tree.depthFirst.contains { $0.name == "Photo 2" })
    #expect(
      ViewTester { MailsView(mails: [Mail(id: 1)]) }.tree.depthFirst.contains { node in
        node.actions.contains { $0.label == "Archive" }
      })
    #expect(ViewTester { LayoutsView(isWide: true) }.staticTexts.count == 4)
    #expect(ViewTester { PlayerView() }.isProven())
  }
}
