// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import Foundation
import Semantics

/// Several controls of one picture, one below the other, so that what is written on them is read at once.
public struct LabelSheet {
  /// A PNG file's bytes.
  public let png: Data

  private let controls: [DrawnLabels.Control]
  /// Where each begins, and the end of the last, in the sheet's pixels.
  private let starts: [Double]
  private let size: Rect

  /// Letters of 10 points are 7 pixels high without their long ends; tesseract 5.3 reads 21 best.
  private static let scale = 3.0
  /// White between two controls, in the picture's pixels.
  private static let gap = 16.0
  /// A border is none of the letters.
  private static let border = 3.0

  /// nil where there is no memory for it, or nothing to read.
  public init?(of picture: WindowPicture, _ controls: [DrawnLabels.Control]) {
    let controls = controls.filter {
      $0.frame.union(picture.frame) == picture.frame && $0.frame.width.isFinite
    }
    guard !controls.isEmpty else { return nil }
    self.controls = controls
    var starts = [Self.gap * Self.scale]
    for control in controls {
      starts.append(starts[starts.count - 1] + (control.frame.height + Self.gap) * Self.scale)
    }
    self.starts = starts
    let widest = controls.map(\.frame.width).max() ?? 0
    size = Rect(
      x: 0, y: 0, width: (widest + 2 * Self.gap) * Self.scale, height: starts[starts.count - 1])
    let parts = zip(controls, starts).map { control, start in
      let box = Rect(
        x: control.frame.x - picture.frame.x + Self.border,
        y: control.frame.y - picture.frame.y + Self.border,
        width: control.frame.width - 2 * Self.border,
        height: control.frame.height - 2 * Self.border)
      return PNG.Part(
        box: box, y: start, background: control.background, isInverted: control.isDark)
    }
    guard
      let png = PNG.sheet(
        of: picture.png, parts, scale: Self.scale, margin: Self.gap * Self.scale,
        width: size.width, height: size.height)
    else { return nil }
    self.png = png
  }

  /// What stands on each control, by the table that tesseract writes of the sheet.
  public func words(in table: String) -> [ElementID: [ScreenText.Word]] {
    var words = Dictionary(
      controls.map { ($0.element, [ScreenText.Word]()) }, uniquingKeysWith: { first, _ in first })
    for word in TesseractTable(table, picture: size, scale: 1).words {
      let middle = word.box.y + word.box.height / 2
      guard let place = starts.lastIndex(where: { $0 <= middle }), controls.indices.contains(place)
      else { continue }
      words[controls[place].element]?.append(word)
    }
    return words.mapValues { $0.lines.flatMap { $0 } }
  }
}
