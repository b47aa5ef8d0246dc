// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import Semantics
import Testing
import Views
import WindowHost

@testable import Fields

/// What we say that Orca says of a small form, against what Orca said: check boxes, radio buttons, a
/// combo box, a stepper, a menu, a table and a tree.
@MainActor
struct FormSpeechTests {
  /// What is said otherwise, with the number of the answer: of Orca 48 the word for a switch, a radio
  /// button's group, the choice of a combo box once more, and the size of a table.
  nonisolated private static func otherwise(_ reader: ScreenReader) -> [Int: [String]] {
    switch reader {
    case .orca43: [:]
    case .orca48:
      [
        1: ["Sounds toggle button not pressed."],
        3: ["Size panel", "Medium selected radio button."],
        4: ["Large selected radio button."],
        5: ["Colour Red combo box.", "opens popup"],
        8: ["Colour Blue combo box.", "opens popup"],
        18: ["Bremen.", "Enter presses"],
      ]
    }
  }

  @Test(arguments: ScreenReader.allCases)
  func `the form is foretold as it was spoken`(reader: ScreenReader) throws {
    let golden = try OrcaGolden("form", of: reader)
    let host = ViewHost(title: "Fields", measurer: PangoTextMeasurer()) { SmallForm() }
    let window = ViewTester(host, size: CGSize(width: 420, height: 640), takesFocus: true)
    let (start, answers) = try PersonAtGallery.listen(
      in: window, to: golden.steps.map(\.key), by: reader)
    #expect(start == golden.start)
    for (number, (step, answer)) in zip(golden.steps, answers).enumerated() {
      let said = step.without(answer.announcements)
      if let ours = Self.otherwise(reader)[number] {
        #expect(answer.said == ours && ours != said, "\(number): after \(step.key)")
      } else {
        #expect(answer.said == said, "\(number): after \(step.key)")
      }
    }
  }
}
