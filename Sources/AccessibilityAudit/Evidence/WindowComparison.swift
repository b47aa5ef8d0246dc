// SPDX-License-Identifier: Apache-2.0

/// One window with the usual settings and with another one, each time in a start of its own.
public struct WindowComparison: Hashable, Sendable, Codable {
  /// How many of the texts that were found both times became larger.
  public struct Texts: Hashable, Sendable, Codable {
    /// How many texts were found both times.
    public var compared: Int
    /// How many of these stand in a larger box with the setting.
    public var grown: Int
    /// How many that stood in the window usually did not with the setting; nil for none.
    public var missed: Int?
    /// Those that are drawn as large as usually, up to a pixel; nil where no pictures tell.
    public var kept: [Kept]?

    public init(compared: Int, grown: Int, missed: Int? = nil, kept: [Kept]? = nil) {
      self.compared = compared
      self.grown = grown
      self.missed = missed
      self.kept = kept
    }
  }

  /// A text that is drawn in one size with both settings.
  public struct Kept: Hashable, Sendable, Codable {
    /// As AT-SPI names it ("label").
    public var role: String
    /// Its accessible name.
    public var name: String
    /// What has to be chosen for it to be seen; nil for what is shown at first.
    public var page: String?

    public init(role: String, name: String, page: String? = nil) {
      self.role = role
      self.name = name
      self.page = page
    }
  }

  /// What two pictures show; what moves by itself is left out.
  public struct Picture: Hashable, Sendable, Codable {
    /// How much of what stands still changed, from 0 to 1.
    public var changed: Double
    /// The mean relative luminance of all pixels, from 0 to 1, usually and with the setting.
    public var luminanceBefore: Double
    /// The same with the setting.
    public var luminanceAfter: Double

    public init(changed: Double, luminanceBefore: Double = 1, luminanceAfter: Double = 1) {
      self.changed = changed
      self.luminanceBefore = luminanceBefore
      self.luminanceAfter = luminanceAfter
    }
  }

  /// In how many places of the window, squares of 16 pixels, pictures differ that are taken one after
  /// the other while nobody touches it, usually and with the setting.
  public struct Motion: Hashable, Sendable, Codable {
    /// With the usual settings.
    public var before: Int
    /// With the other setting.
    public var after: Int

    public init(before: Int, after: Int) {
      self.before = before
      self.after = after
    }
  }

  /// A text or control that could be seen whole usually, and cannot be, or read as a word, with the setting.
  public struct Loss: Hashable, Sendable, Codable {
    /// As AT-SPI names it ("push button").
    public var role: String
    /// Its accessible name.
    public var name: String
    /// Whether its middle lies outside of what can be seen of the window; otherwise a part is cut off.
    public var isOutside: Bool
    /// Whether something cuts it that stands whole in the window itself, as what scrolls does.
    public var isHeld: Bool
    /// How often the height of a usual line goes into the height of its one word, which has no room for a
    /// line; nil where that is less than three, or it is none.
    public var brokenInto: Int?
    /// What has to be chosen for it to be seen; nil for what is shown at first.
    public var page: String?

    public init(
      role: String, name: String, isOutside: Bool, isHeld: Bool = false, brokenInto: Int? = nil,
      page: String? = nil
    ) {
      self.role = role
      self.name = name
      self.isOutside = isOutside
      self.isHeld = isHeld
      self.brokenInto = brokenInto
      self.page = page
    }
  }

  /// The window's name, by which it was found again.
  public var title: String
  /// Why it could not be compared; nil where it could.
  public var gap: String?
  /// How many of its texts became larger.
  public var texts: Texts
  /// How many times wider or higher the window became on the screen, whichever is more.
  public var growth: Double
  /// nil where there are no pictures of both; so the next.
  public var picture: Picture?
  /// How much moves in it by itself.
  public var motion: Motion?
  /// Why there are no pictures; nil where there are, or where it is not known.
  public var pictureGap: String?
  /// What is lost of the window's content; nil where that is not known.
  public var losses: [Loss]?
  /// Why that is not known.
  public var lossGap: String?

  public init(
    title: String, gap: String? = nil, texts: Texts = Texts(compared: 0, grown: 0),
    growth: Double = 1, picture: Picture? = nil, motion: Motion? = nil, pictureGap: String? = nil,
    losses: [Loss]? = nil, lossGap: String? = nil
  ) {
    self.title = title
    self.gap = gap
    self.texts = texts
    self.growth = growth
    self.picture = picture
    self.motion = motion
    self.pictureGap = pictureGap
    self.losses = losses
    self.lossGap = lossGap
  }

  /// Takes in what was lost, and what kept its size, on another page of the window.
  public mutating func add(_ other: WindowComparison, onPage page: String) {
    if let lost = other.losses, losses != nil || !lost.isEmpty {
      losses =
        (losses ?? [])
        + lost.map { loss in
          var loss = loss
          loss.page = page
          return loss
        }
    }
    if let kept = other.texts.kept {
      texts.kept = (texts.kept ?? []) + kept.map { Kept(role: $0.role, name: $0.name, page: page) }
    }
  }
}
