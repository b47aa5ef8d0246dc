// SPDX-License-Identifier: Apache-2.0

/// Where two lists of children differ: what they have in common at both ends is left out, so that
/// one child more or less among many is a list of one.
package struct ChildSpan {
  /// How many children both lists begin with.
  package let prefix: Int
  /// Of the list before, what differs.
  package let old: ArraySlice<ElementID>
  /// Of the list after, what differs.
  package let new: ArraySlice<ElementID>

  package init(_ old: [ElementID], _ new: [ElementID]) {
    let (prefix, suffix) = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
        var suffix = 0
        while suffix < shorter - prefix,
          old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
        {
          suffix += 1
        }
        return (prefix, suffix)
      }
    }
    self.prefix = prefix
    self.old = old[prefix..<old.count - suffix]
    self.new = new[prefix..<new.count - suffix]
  }
}

extension [ElementID] {
  /// The place of an element in the list, looked for from where it once was: as many steps as it
  /// has moved since. Nil where the list does not hold it.
  func index(of id: ElementID, near hint: Int) -> Int? {
    withUnsafeBufferPointer { list in
      var below = Swift.min(Swift.max(hint, 0), list.count - 1)
      var above = below + 1
      while below >= 0 || above < list.count {
        if below >= 0 {
          if list[below] == id { return below }
          below -= 1
        }
        if above < list.count {
          if list[above] == id { return above }
          above += 1
        }
      }
      return nil
    }
  }
}
