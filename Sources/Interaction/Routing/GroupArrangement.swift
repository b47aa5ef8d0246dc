// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Where the elements of a group stand to each other, and so which arrow leads where. Right to left
/// needs no rule: Left leads to what stands on the left.
struct GroupArrangement {
  private enum Shape {
    case row, column, grid
  }

  private let frames: [Rect]
  private let shape: Shape

  /// The frames are in the order in which they are exposed.
  init(_ frames: [Rect]) {
    self.frames = frames
    if frames.indices.dropFirst().allSatisfy({ Self.shareRow(frames[0], frames[$0]) }) {
      shape = .row
    } else if frames.indices.dropFirst().allSatisfy({ Self.shareColumn(frames[0], frames[$0]) }) {
      shape = .column
    } else {
      shape = .grid
    }
  }

  /// Whether the arrow means anything here.
  func leads(_ direction: KeyCommand.Direction) -> Bool {
    switch shape {
    case .row: direction == .left || direction == .right
    case .column: direction == .up || direction == .down
    case .grid: true
    }
  }

  func next(from place: Int, _ direction: KeyCommand.Direction, wraps: Bool) -> Int? {
    let here = frames[place]
    let beyond = frames.indices.filter {
      $0 != place && Self.ahead(frames[$0], of: here, direction) > 0
    }
    switch shape {
    case .row, .column:
      if let next = beyond.min(by: {
        distance($0, place, direction) < distance($1, place, direction)
      }) {
        return next
      }
      guard wraps else { return nil }
      return frames.indices.max {
        distance($0, place, direction.opposite) < distance($1, place, direction.opposite)
      }
    case .grid:
      let isAcross = direction == .left || direction == .right
      let line = beyond.filter {
        isAcross
          ? Self.shareRow(frames[$0], here) : Self.shareColumn(frames[$0], here)
      }
      return line.min { distance($0, place, direction) < distance($1, place, direction) }
    }
  }

  /// The nearest that way of what stands anywhere: what lies in the same row or column comes before
  /// what lies aside.
  static func nearest(
    to place: Int, _ direction: KeyCommand.Direction, among frames: [Rect]
  ) -> Int? {
    let here = frames[place]
    let isAcross = direction == .left || direction == .right
    let beyond = frames.indices.filter {
      guard $0 != place else { return false }
      // What lies round it, or in it, is ahead by its middle alone.
      return ahead(frames[$0], of: here, direction) > 0
    }
    func cost(_ index: Int) -> Double {
      let frame = frames[index]
      let isInLine = isAcross ? shareRow(frame, here) : shareColumn(frame, here)
      let aside = abs(ahead(frame, of: here, isAcross ? .down : .right))
      return ahead(frame, of: here, direction) + (isInLine ? 0 : 2 * aside)
    }
    return beyond.min { cost($0) < cost($1) }
  }

  /// Home: the first of the line in a grid, the first of all elsewhere.
  func start(of place: Int, ofAll: Bool) -> Int? { line(of: place, ofAll: ofAll).first }

  func end(of place: Int, ofAll: Bool) -> Int? { line(of: place, ofAll: ofAll).last }

  private func line(of place: Int, ofAll: Bool) -> [Int] {
    guard shape == .grid, !ofAll else { return Array(frames.indices) }
    return frames.indices.filter { Self.shareRow(frames[$0], frames[place]) }
  }

  private func distance(_ one: Int, _ place: Int, _ direction: KeyCommand.Direction) -> Double {
    Self.ahead(frames[one], of: frames[place], direction)
  }

  /// How far one middle lies from the other in the direction.
  private static func ahead(
    _ frame: Rect, of other: Rect, _ direction: KeyCommand.Direction
  ) -> Double {
    let x = frame.x + frame.width / 2 - other.x - other.width / 2
    let y = frame.y + frame.height / 2 - other.y - other.height / 2
    return switch direction {
    case .left: -x
    case .right: x
    case .up: -y
    case .down: y
    }
  }

  /// Whether the middle of one lies between the upper and the lower edge of the other.
  private static func shareRow(_ one: Rect, _ other: Rect) -> Bool {
    let (a, b) = (one.y + one.height / 2, other.y + other.height / 2)
    return (other.y < a && a < other.y + other.height) || (one.y < b && b < one.y + one.height)
  }

  private static func shareColumn(_ one: Rect, _ other: Rect) -> Bool {
    let (a, b) = (one.x + one.width / 2, other.x + other.width / 2)
    return (other.x < a && a < other.x + other.width) || (one.x < b && b < one.x + one.width)
  }
}

extension KeyCommand.Direction {
  fileprivate var opposite: Self {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }
}
