// SPDX-License-Identifier: Apache-2.0

/// A gesture that was broken off, and whether everything was then as before.
public struct ModelInterruption: Codable, Hashable, Sendable {
  /// What broke it off.
  public enum Means: String, Codable, Hashable, Sendable, CaseIterable {
    /// The contact was taken away (a palm, the window system).
    case cancel
    case escape
    /// Another window took the keyboard.
    case focusLoss
    /// The element was disabled under the contact.
    case disable

    /// Whether a person means to take the gesture back.
    package var isAbort: Bool { self == .cancel || self == .escape }

    package var text: String {
      switch self {
      case .cancel: "the contact was taken away"
      case .escape: "Escape was pressed"
      case .focusLoss: "the window lost the keyboard"
      case .disable: "the element was disabled"
      }
    }
  }

  /// How far the gesture was.
  public enum Moment: String, Codable, Hashable, Sendable, CaseIterable {
    /// The contact is down and has done nothing else.
    case down
    case firstMove
    case halfWay
    case beforeRelease

    package var text: String {
      switch self {
      case .down: "right after the contact came down"
      case .firstMove: "after its first move"
      case .halfWay: "half way"
      case .beforeRelease: "just before the release"
      }
    }
  }

  /// What the pointer did before, from the first state on, in order.
  public var after: [String]
  /// What the pointer did ("drag 40 points to the right").
  public var gesture: String
  /// Where the gesture was written; nil where it is not known.
  public var source: SourcePosition?
  /// What broke the gesture off.
  public var means: Means
  /// How far the gesture was then.
  public var moment: Moment
  /// What was not as before ("value 30 to 34"); empty where all was.
  public var leftover: String
  /// What the window showed, where somebody asked for pictures and something stayed; empty
  /// otherwise.
  public var pictures: [ModelPicture]

  public init(
    after: [String] = [], gesture: String, source: SourcePosition? = nil, means: Means,
    moment: Moment, leftover: String = "", pictures: [ModelPicture] = []
  ) {
    self.after = after
    self.pictures = pictures
    self.gesture = gesture
    self.source = source
    self.means = means
    self.moment = moment
    self.leftover = leftover
  }

  enum CodingKeys: String, CodingKey {
    case after, gesture, source, means, moment, leftover, pictures
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      after: try container.decodeIfPresent([String].self, forKey: .after) ?? [],
      gesture: try container.decode(String.self, forKey: .gesture),
      source: try container.decodeIfPresent(SourcePosition.self, forKey: .source),
      means: try container.decode(Means.self, forKey: .means),
      moment: try container.decode(Moment.self, forKey: .moment),
      leftover: try container.decodeIfPresent(String.self, forKey: .leftover) ?? "",
      pictures: try container.decodeIfPresent([ModelPicture].self, forKey: .pictures) ?? [])
  }
}
