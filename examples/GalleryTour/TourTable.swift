// SPDX-License-Identifier: Apache-2.0

import GalleryPages

/// The parity table: 100 columns, written a line at a time, readable without colour.
struct TourTable: Sendable {
  private static let widths = (change: 26, device: 8, state: 19)

  let header = [
    "Each change is made by pointer, by keys and by AT-SPI, each in a fresh process, and the page",
    "is read back over AT-SPI. \"same\": every element of the page is the same after all three.",
    "",
    line("", "", TourWay.allCases.map(\.title), "VERDICT"),
  ]

  func page(_ page: GalleryPage) -> String { page.title }

  func row(_ row: TourRow) -> [String] {
    let step = row.step
    let cells = TourWay.allCases.map { way -> String in
      switch row.ends[way] {
      case .success(let state): state.shown
      case .failure, nil: "failed"
      }
    }
    let differences = row.differences
    let within = step.tolerance > 0 ? " +-\(Int((step.tolerance * 100).rounded()))%" : ""
    let verdict = differences.isEmpty ? "same" + within : "DIFFERENT"
    return [Self.line("  " + step.change, step.device.rawValue, cells, verdict)]
      + differences.flatMap { Self.wrapped($0) }
  }

  func audit(_ verdict: TourVerdict) -> [String] {
    [Self.padded("  " + verdict.page.title, Self.widths.change) + verdict.summary]
      + verdict.details.flatMap { Self.wrapped($0) }
  }

  func summary(same: Int, rows: Int, clean: Int, pages: Int, duration: Duration) -> String {
    let seconds = Int((duration / .seconds(1)).rounded(.up))
    return "\(same) of \(rows) changes the same by every way, \(clean) of \(pages) pages pass"
      + " the audit; \(seconds) s."
  }

  private static func line(
    _ change: String, _ device: String, _ cells: [String], _ verdict: String
  ) -> String {
    padded(change, widths.change) + padded(device, widths.device)
      + cells.map { padded($0, widths.state) }.joined() + verdict
  }

  /// Always followed by a space.
  private static func padded(_ text: String, _ width: Int) -> String {
    text.prefix(width - 1) + String(repeating: " ", count: max(1, width - text.count))
  }

  /// A text of its own below a row, broken at spaces.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = "    "
    for word in text.split(separator: " ") {
      if line.count + word.count > 99, line.count > 6 {
        lines.append(line)
        line = "     "
      }
      line += (line.last == " " ? "" : " ") + word
    }
    return lines + [line]
  }
}
