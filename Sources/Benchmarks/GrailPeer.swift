// SPDX-License-Identifier: Apache-2.0

import Foundation

/// libgrail, the gesture recognizers of Ubuntu's touch stack, fed with the same touches: a program
/// of its own that is compiled when it is asked for, so that nothing else needs the library.
enum GrailPeer {
  /// Nanoseconds of processor time for one frame of touches, from the frame to the transform that a
  /// program reads.
  struct Figures {
    var drag: Double
    var pinch: Double
  }

  enum Outcome {
    case notInstalled
    case failed(String)
    case measured(version: String, Figures)
  }

  static func measure() -> Outcome {
    guard let version = PeerWorkshop.output("pkg-config", ["--modversion", "grail"]),
      PeerWorkshop.output("pkg-config", ["--exists", "frame"]) != nil,
      PeerWorkshop.output("cc", ["--version"]) != nil
    else { return .notInstalled }
    let workshop: PeerWorkshop
    do { workshop = try PeerWorkshop() } catch { return .failed("\(error)") }
    guard let program = workshop.compiled("grail", GrailProgram.text, packages: "grail", "frame")
    else { return .failed("the program does not compile") }
    let text = withExtendedLifetime(workshop) { PeerWorkshop.output(program.command[0], []) }
    guard let figures = text.flatMap(figures) else {
      return .failed("the program ended without figures")
    }
    return .measured(version: version, figures)
  }

  /// "drag 2210\npinch 2872".
  private static func figures(_ text: String) -> Figures? {
    var values: [Substring: Double] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count == 2, let value = Double(words[1]), value > 0 else { return nil }
      values[words[0]] = value
    }
    guard let drag = values["drag"], let pinch = values["pinch"] else { return nil }
    return Figures(drag: drag, pinch: pinch)
  }
}
