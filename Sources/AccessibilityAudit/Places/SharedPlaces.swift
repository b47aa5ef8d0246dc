// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Finds the frames that overlap others, by a line that is swept over all of them once: the cost grows
/// as sorting does.
struct SharedPlaces {
  private let frames: [Rect]
  private var shared: [Bool]
  /// How many of those under the line begin, and end, at or above some height.
  private var tops: Counter
  private var bottoms: Counter
  /// Those under the line that overlap none so far, from top to bottom.
  private var alone: [Int] = []

  /// For each of the frames, which are not empty, whether it overlaps another one. Edges that touch
  /// overlap nothing.
  static func overlapping(_ frames: [Rect]) -> [Bool] {
    var places = SharedPlaces(frames)
    places.sweep()
    return places.shared
  }

  private init(_ frames: [Rect]) {
    self.frames = frames
    shared = Array(repeating: false, count: frames.count)
    tops = Counter(frames.map(\.y))
    bottoms = Counter(frames.map(\.maxY))
  }

  private mutating func sweep() {
    var edges: [(x: Double, begins: Bool, place: Int)] = []
    for (place, frame) in frames.enumerated() {
      edges += [(frame.x, true, place), (frame.maxX, false, place)]
    }
    // What ends where another begins has gone by then.
    edges.sort { ($0.x, $0.begins ? 1 : 0, $0.place) < ($1.x, $1.begins ? 1 : 0, $1.place) }
    for edge in edges {
      if edge.begins { begin(edge.place) } else { end(edge.place) }
    }
  }

  private mutating func begin(_ place: Int) {
    let frame = frames[place]
    let standing = tops.count(below: frame.maxY) - bottoms.count(below: frame.y.nextUp)
    let first = firstAlone(endingBelow: frame.y)
    if standing > 0 {
      shared[place] = true
      var last = first
      while last < alone.count, frames[alone[last]].y < frame.maxY {
        shared[alone[last]] = true
        last += 1
      }
      alone.removeSubrange(first..<last)
    } else {
      alone.insert(place, at: first)
    }
    tops.add(1, at: frame.y)
    bottoms.add(1, at: frame.maxY)
  }

  private mutating func end(_ place: Int) {
    let frame = frames[place]
    tops.add(-1, at: frame.y)
    bottoms.add(-1, at: frame.maxY)
    let index = firstAlone(endingBelow: frame.y)
    if index < alone.count, alone[index] == place { alone.remove(at: index) }
  }

  private func firstAlone(endingBelow height: Double) -> Int {
    var range = 0..<alone.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if frames[alone[middle]].maxY > height {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return range.lowerBound
  }
}

/// Counts at known heights, and sums up those above one (a Fenwick tree).
private struct Counter {
  private let heights: [Double]
  private var sums: [Int]

  init(_ heights: [Double]) {
    self.heights = Set(heights).sorted()
    sums = Array(repeating: 0, count: self.heights.count + 1)
  }

  /// The height is one of those that it was made with.
  mutating func add(_ count: Int, at height: Double) {
    var index = heights(below: height) + 1
    while index < sums.count {
      sums[index] += count
      index += index & -index
    }
  }

  func count(below height: Double) -> Int {
    var index = heights(below: height)
    var sum = 0
    while index > 0 {
      sum += sums[index]
      index -= index & -index
    }
    return sum
  }

  private func heights(below height: Double) -> Int {
    var range = 0..<heights.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if heights[middle] < height {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
