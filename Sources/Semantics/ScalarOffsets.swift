// SPDX-License-Identifier: Apache-2.0

/// Where the characters of a text, as people see them, begin among its Unicode scalars.
package struct ScalarOffsets: Sendable {
  /// How many scalars there are.
  package let count: Int
  /// Where each character begins, and where the last one ends; nil where each is a scalar by itself.
  private let starts: [Int]?

  package init(_ text: String) {
    // A line feed after a carriage return is the one pair of ASCII that is one character.
    guard !text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else {
      count = text.utf8.count
      starts = nil
      return
    }
    var place = 0
    var starts = [0]
    for character in text {
      place += character.unicodeScalars.count
      starts.append(place)
    }
    count = place
    self.starts = starts
  }

  /// The scalar with which a character begins; the nearest there is for one that is not there.
  package func scalar(_ character: Int) -> Int {
    guard let starts else { return min(max(0, character), count) }
    return starts[min(max(0, character), starts.count - 1)]
  }

  /// The character in which a scalar is; the nearest there is for one that is not there.
  package func character(_ scalar: Int) -> Int {
    guard let starts else { return min(max(0, scalar), count) }
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
