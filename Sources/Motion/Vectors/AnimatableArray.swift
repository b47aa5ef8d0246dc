// SPDX-License-Identifier: Apache-2.0

/// A vector of as many components as a value happens to have, such as the stops of a gradient.
///
/// Missing components count as zero: the longer of two arrays gives the length of their sum.
package struct AnimatableArray: VectorArithmetic, Sendable, ExpressibleByArrayLiteral {
  package var elements: [Double]

  package init(_ elements: [Double] = []) {
    self.elements = elements
  }

  package init(arrayLiteral elements: Double...) {
    self.elements = elements
  }

  package static var zero: AnimatableArray { AnimatableArray() }

  package static func + (left: AnimatableArray, right: AnimatableArray) -> AnimatableArray {
    combine(left, right, +)
  }

  package static func - (left: AnimatableArray, right: AnimatableArray) -> AnimatableArray {
    combine(left, right, -)
  }

  /// Equal where the common components are, and those that only one has are zero.
  package static func == (left: AnimatableArray, right: AnimatableArray) -> Bool {
    (left - right).elements.allSatisfy { $0 == 0 }
  }

  package mutating func scale(by rhs: Double) {
    for index in elements.indices { elements[index] *= rhs }
  }

  package var magnitudeSquared: Double { elements.reduce(0) { $0 + $1 * $1 } }

  private static func combine(
    _ left: AnimatableArray, _ right: AnimatableArray, _ operation: (Double, Double) -> Double
  ) -> AnimatableArray {
    let count = max(left.elements.count, right.elements.count)
    return AnimatableArray(
      (0..<count).map { index in
        operation(
          index < left.elements.count ? left.elements[index] : 0,
          index < right.elements.count ? right.elements[index] : 0)
      })
  }
}
