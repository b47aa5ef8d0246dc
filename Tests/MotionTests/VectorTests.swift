// SPDX-License-Identifier: Apache-2.0

import Foundation
import Motion
import Testing

@MainActor
struct VectorTests {
  @Test func `numbers scale and know their magnitude`() {
    #expect(2.0.scaled(by: 1.5) == 3)
    #expect(Float(2).scaled(by: 1.5) == 3)
    #expect(CGFloat(2).scaled(by: 1.5) == 3)
    #expect(Double(-3).magnitudeSquared == 9)
    #expect(Float(-3).magnitudeSquared == 9)
    #expect(CGFloat(-3).magnitudeSquared == 9)
  }

  @Test func `numbers come a part of the way`() {
    #expect(10.0.interpolated(towards: 20, amount: 0.25) == 12.5)
  }

  @Test func `pairs calculate by halves`() {
    let pair = AnimatablePair(1.0, AnimatablePair(CGFloat(2), Float(3)))
    let sum = pair + pair
    #expect(sum == pair.scaled(by: 2))
    #expect(sum - pair == pair)
    #expect(pair.magnitudeSquared == 14)
    #expect(pair - pair == .zero)
  }

  @Test func `what doesn't animate has no size`() {
    var data = EmptyAnimatableData()
    data.scale(by: 3)
    #expect(data + data - data == .zero)
    #expect(data.magnitudeSquared == 0)
  }

  @Test func `the shorter array ends in zeros`() {
    let long: AnimatableArray = [1, 2, 3]
    let short: AnimatableArray = [10]
    #expect((long + short).elements == [11, 2, 3])
    #expect((short - long).elements == [9, -2, -3])
    #expect((long + .zero).elements == [1, 2, 3])
    #expect(long.scaled(by: 2).elements == [2, 4, 6])
    #expect(long.magnitudeSquared == 14)
    #expect(short == [10, 0])
    #expect(short != [10, 1])
  }

  @Test func `points, sizes and rectangles give their coordinates and take them back`() {
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    var other = CGRect.zero
    other.animatableData = rectangle.animatableData
    #expect(other == rectangle)
    #expect(rectangle.animatableData.first == AnimatablePair(1, 2))
    #expect(rectangle.animatableData.second == AnimatablePair(3, 4))
  }

  @Test func `a vector is its own animated part`() {
    var number = 4.0
    number.animatableData += 1
    #expect(number == 5)
  }

  @Test func `a value without an animated part has the empty one`() {
    struct Still: Animatable {
      var name = "still"
    }
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(still.animatableData == .zero)
    #expect(still.name == "still")
  }
}
