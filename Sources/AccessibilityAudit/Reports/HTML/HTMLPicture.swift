// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// A picture of a window with a numbered box round each element that something was found at.
struct HTMLPicture: Sendable {
  private struct Box: Sendable {
    let bounds: Rect
    var numbers: [Int]
  }

  private let picture: WindowPicture
  private let window: String
  private let boxes: [Box]

  /// nil for a picture without a size. Places that are not trusted get no box.
  init?(
    _ picture: WindowPicture, of window: String, findings: [(number: Int, finding: Finding)]
  ) {
    guard Self.isPlace(picture.frame), !picture.png.isEmpty else { return nil }
    self.picture = picture
    self.window = window
    var boxes: [Box] = []
    var seen: [ElementID: Int] = [:]
    for (number, finding) in findings {
      guard picture.framesAreTrusted, finding.boundsAreTrusted, let bounds = finding.bounds,
        Self.isPlace(bounds),
        bounds.overlaps(picture.frame)
      else { continue }
      if let index = seen[finding.element] {
        boxes[index].numbers.append(number)
      } else {
        seen[finding.element] = boxes.count
        boxes.append(Box(bounds: bounds, numbers: [number]))
      }
    }
    self.boxes = boxes
  }

  var text: String {
    let frame = picture.frame
    let place = Self.place(frame)
    let data = picture.png.base64EncodedString()
    let marked =
      boxes.isEmpty
      ? "" : " The numbers in the picture are those of the findings below."
    return """
      <figure>
      <svg role="img" aria-label="Picture of \(HTMLText.plain(window))" width="\(frame.width)" \
      viewBox="\(frame.x) \(frame.y) \(frame.width) \(frame.height)">
      <image \(place) href="data:image/png;base64,\(data)"/>
      \(boxes.map(draw).joined(separator: "\n"))
      </svg>
      <figcaption>The window as it was audited.\(marked)</figcaption>
      </figure>
      """
  }

  private func draw(_ box: Box) -> String {
    let bounds = box.bounds
    let rect = Self.place(bounds)
    let label = box.numbers.map(String.init).joined(separator: ", ")
    // Seven points a digit at 11 points; above the box where there is room.
    let width = Double(label.count) * 7 + 6
    let x = min(max(bounds.x, picture.frame.x), picture.frame.x + picture.frame.width - width)
    let y = bounds.y - 14 >= picture.frame.y ? bounds.y - 14 : bounds.y
    let numbers = box.numbers.map(String.init).joined(separator: " ")
    return "<g data-findings=\"\(numbers)\"><rect class=\"halo\" \(rect)/>"
      + "<rect class=\"box\" \(rect)/>"
      + "<rect class=\"label\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"14\"/>"
      + "<text x=\"\(x + 3)\" y=\"\(y + 11)\">\(label)</text></g>"
  }

  /// As attributes of an element of SVG.
  static func place(_ rect: Rect) -> String {
    "x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(rect.width)\" height=\"\(rect.height)\""
  }

  static func isPlace(_ rect: Rect) -> Bool {
    [rect.x, rect.y, rect.width, rect.height].allSatisfy { abs($0) < 1e6 }
      && rect.width > 0 && rect.height > 0
  }
}
