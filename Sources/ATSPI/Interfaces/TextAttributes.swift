// SPDX-License-Identifier: Apache-2.0

import Semantics

extension TextContent.Style {
  /// In ATK's names, which clients know. Parts of colours go from 0 to 255: by those, Orca 43.1 finds
  /// what a colour is called.
  var attributes: [String: String] {
    var attributes = others
    attributes["family-name"] = family ?? attributes["family-name"]
    attributes["size"] = size.map(Self.number) ?? attributes["size"]
    attributes["weight"] = weight.map { String($0) } ?? attributes["weight"]
    attributes["style"] = isItalic.map { $0 ? "italic" : "normal" } ?? attributes["style"]
    attributes["underline"] = underline?.rawValue ?? attributes["underline"]
    attributes["strikethrough"] =
      isStruckThrough.map { String($0) } ?? attributes["strikethrough"]
    attributes["fg-color"] = color.map(Self.parts) ?? attributes["fg-color"]
    attributes["bg-color"] = background.map(Self.parts) ?? attributes["bg-color"]
    return attributes
  }

  private static func number(_ size: Double) -> String {
    Int(exactly: size).map { String($0) } ?? String(size)
  }

  private static func parts(_ color: Color) -> String {
    "\(color.red),\(color.green),\(color.blue)"
  }
}

extension TextReading {
  /// The characters round an offset that look alike, and what is other about them than in the text.
  func run(at offset: Int32) -> (attributes: [String: String], range: Range<Int>) {
    let place = characterOffset(offset)
    let whole = 0..<characterCount
    var (start, end) = (whole.lowerBound, whole.upperBound)
    for run in content.runs {
      let range = run.range.clamped(to: whole)
      if range.contains(place) { return (run.style.attributes, scalarOffsets(range)) }
      if range.isEmpty { continue }
      if range.upperBound <= place {
        start = max(start, range.upperBound)
      } else {
        end = min(end, range.lowerBound)
      }
    }
    return ([:], scalarOffsets(start..<end))
  }

  /// What looks as the text does, and what is other about the characters round an offset.
  func wholeRun(at offset: Int32) -> (attributes: [String: String], range: Range<Int>) {
    var run = run(at: offset)
    run.attributes.merge(content.style.attributes) { own, _ in own }
    return run
  }
}
