// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics

/// What a window showed at one moment of a trial, for people who read of it.
public struct ModelPicture: Codable, Hashable, Sendable {
  /// When it was taken.
  public enum Moment: String, Codable, Hashable, Sendable, CaseIterable {
    /// Before the hand did anything.
    case before
    /// While the contacts are down, half way.
    case during
    /// When the window has come to rest.
    case after
    /// The nearest that keys alone came to.
    case keys
    /// The nearest that actions alone came to.
    case actions
  }

  /// When it was taken.
  public var moment: Moment
  /// A PNG file's bytes.
  public var png: Data
  /// The part of the window that it shows, in points of the window.
  public var frame: Rect
  /// Where the element was that was tried, in points of the window; nil where it had no place.
  public var element: Rect?
  /// Where contacts were down, two numbers each, in points of the window; none where nothing was.
  public var contacts: [[Double]]

  public init(
    moment: Moment, png: Data, frame: Rect, element: Rect? = nil, contacts: [[Double]] = []
  ) {
    self.contacts = contacts
    self.moment = moment
    self.png = png
    self.frame = frame
    self.element = element
  }

  enum CodingKeys: String, CodingKey {
    case moment, png, frame, element, contacts
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    moment = try container.decode(Moment.self, forKey: .moment)
    png = try container.decode(Data.self, forKey: .png)
    guard let frame = Self.rect(try container.decode([Double].self, forKey: .frame)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .frame, in: container, debugDescription: "a place is four numbers")
    }
    self.frame = frame
    element = try container.decodeIfPresent([Double].self, forKey: .element).flatMap(Self.rect)
    let contacts = try container.decodeIfPresent([[Double]].self, forKey: .contacts) ?? []
    self.contacts = contacts.filter { $0.count == 2 }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(moment, forKey: .moment)
    try container.encode(png, forKey: .png)
    try container.encode(Self.numbers(frame), forKey: .frame)
    try container.encodeIfPresent(element.map(Self.numbers), forKey: .element)
    if !contacts.isEmpty { try container.encode(contacts, forKey: .contacts) }
  }

  private static func numbers(_ rect: Rect) -> [Double] {
    [rect.x, rect.y, rect.width, rect.height]
  }

  private static func rect(_ numbers: [Double]) -> Rect? {
    numbers.count == 4
      ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
}
