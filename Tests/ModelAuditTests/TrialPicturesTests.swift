// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import GestureTrials
import Testing
import Views

/// What the pictures of a trial show, drawn as text.
@MainActor
@Suite struct TrialPicturesTests {
  private func element(
    _ content: @autoclosure @escaping () -> some View, isDrawn: Bool = true
  ) throws -> ModelElement {
    let draw: TrialPictures.Draw = { list, _ in Data(DisplayListText(list).text.utf8) }
    let prover = Prover(
      application: "Test", size: CGSize(width: 900, height: 640), draw: isDrawn ? draw : nil
    ) { ViewHost(title: "Test", measurer: UniformTextMeasurer(), content: content) }
    return try #require(prover.document().evidence.elements.first)
  }

  /// The words of each picture.
  private func words(_ pictures: [ModelPicture]) -> [String] {
    pictures.map { picture in
      let texts = String(decoding: picture.png, as: UTF8.self).matches(of: /text "([^"]*)"/)
      return "\(picture.moment.rawValue): " + texts.map { $0.1 }.joined(separator: ", ")
    }
  }

  @Test func `a strip shows before, half way, after, and the nearest by keys`() throws {
    let element = try element(Stubborn())
    let trial = try #require(
      element.trials.first { $0.gesture == "drag 36 points to the right" })
    #expect(
      words(trial.pictures) == [
        "before: 30 and 0", "during: 35 and 0", "after: 39 and 0", "keys: 30 and 1",
      ])
  }

  @Test func `pictures show the same part of the window, the element and the finger`() throws {
    let pictures = try #require(try element(Stubborn()).trials.first?.pictures)
    #expect(Set(pictures.map(\.frame)).count == 1)
    let frame = try #require(pictures.first?.frame)
    #expect(frame.width < 900 && frame.height < 640)
    for picture in pictures {
      let element = try #require(picture.element)
      #expect(frame.x <= element.x && element.x + element.width <= frame.x + frame.width)
      #expect(picture.contacts.count == (picture.moment == .during ? 1 : 0))
    }
  }

  @Test func `what was broken off is shown with what it left behind`() throws {
    let element = try element(LeakingSlider())
    let strips = element.interruptions.map(\.pictures).filter { !$0.isEmpty }
    #expect(strips.count == 3)
    #expect(strips.first?.map(\.moment) == [.before, .during, .after])
  }

  @Test func `nothing is drawn of what is matched, or where nobody asks`() throws {
    let matched = try element(SoundDial())
    #expect(matched.trials.allSatisfy { $0.pictures.isEmpty })
    let drawn = try element(Stubborn())
    let plain = try element(Stubborn(), isDrawn: false)
    #expect(plain.trials.allSatisfy { $0.pictures.isEmpty })
    // Pictures change nothing of what is found.
    #expect(plain.trials == drawn.trials.map { withoutPictures($0) })
  }

  private func withoutPictures(_ trial: ModelTrial) -> ModelTrial {
    var trial = trial
    trial.pictures = []
    return trial
  }
}

/// Its keys count, and leave the value alone.
private struct Stubborn: View {
  @State private var value = 30.0
  @State private var presses = 0

  var body: some View {
    Text("\(Int(value)) and \(presses)").frame(width: 200, height: 40)
      .gesture(DragGesture().adjusting($value, in: 0...100, step: 1, pointsPerStep: 4))
      .accessibilityLabel("Volume")
      .onKeyPress(
        keys: [.leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown]
      ) { _ in
        presses += 1
        return .handled
      }
  }
}
