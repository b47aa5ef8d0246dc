// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Refuses numbers that no bus could have carried: what works with a snapshot may count on that.
enum RecordedBounds {
  /// A day; the command line allows no longer read.
  private static let longest = Duration.seconds(86_400)
  private static let numbers = Int(Int32.min)...Int(Int32.max)

  static func check(_ document: RecordingDocument) throws(RecordingError) {
    try check([document.facts.calls], "facts.calls")
    try check(document.facts.duration, "facts.duration")
    for (index, problem) in document.problems.enumerated() {
      try check(problem.kind, "problems.\(index)")
    }
    for element in document.elements {
      guard let details = element.details else { continue }
      try check(details, "element \(element.node.id), details")
    }
  }

  private static func check(_ values: [Int?], _ place: String) throws(RecordingError) {
    guard values.allSatisfy({ $0.map(numbers.contains) ?? true }) else {
      throw .invalid("\(place): a number has more than 32 bits")
    }
  }

  private static func check(_ time: Duration, _ place: String) throws(RecordingError) {
    guard time >= .zero, time <= longest else { throw .invalid("\(place): no such time") }
  }

  private static func check(_ details: ElementDetails, _ place: String) throws(RecordingError) {
    try check([details.indexInParent, details.selectedCount], place)
    if let text = details.text {
      let ends = text.selections.flatMap { [$0.begin, $0.end] }
      try check([text.characterCount, text.caretOffset, text.contentLength] + ends, place)
    }
    guard let table = details.table else { return }
    try check([table.rows, table.columns, table.columnsWithHeader, table.columnsAsked], place)
    for cell in table.cells {
      let numbers = [cell.row, cell.column, cell.index, cell.rowOfIndex, cell.columnOfIndex]
      try check(numbers + (cell.position ?? []), place)
      guard cell.position.map({ $0.count == 2 }) ?? true else {
        throw .invalid("\(place): a cell's position has two numbers")
      }
    }
  }

  private static func check(_ kind: ReadProblem.Kind, _ place: String) throws(RecordingError) {
    switch kind {
    case .notAnswering(let time), .outOfTime(let time), .detailsNotAnswered(let time),
      .detailsOutOfTime(let time):
      try check(time, place)
    case .childCountDiffers(let said, let listed): try check([said, listed], place)
    case .nullChild(let number), .tooManyChildren(let number), .tooManyActions(let number),
      .tooManyAttributes(let number), .tooLong(_, let number), .tooManyNodes(let number),
      .tooDeep(let number):
      try check([number], place)
    case .noReply, .refused, .unexpectedReply, .vanished, .repeated, .unknownRole,
      .unknownRelation:
      break
    }
  }
}
