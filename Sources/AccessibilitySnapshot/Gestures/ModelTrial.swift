// SPDX-License-Identifier: Apache-2.0

/// A gesture that was made with a pointer, and the search for the same end by other ways.
public struct ModelTrial: Codable, Hashable, Sendable {
  /// What a search for a state came to.
  public struct Search: Codable, Hashable, Sendable {
    /// How the search ended.
    public enum End: String, Codable, Hashable, Sendable, CaseIterable {
      case reached
      /// The element is as the pointer left it, and something else in the window is not.
      case nearly
      /// Everything within the bounds was tried.
      case notReached
      /// The search ended at its bounds with ways left to try.
      case boundHit
    }

    /// Whether the state was found, and if not, whether everything was tried.
    public var end: End
    /// What led there, in order ("Right", "Page_Up"; "increment"); what came nearest where nothing
    /// did.
    public var steps: [String]
    /// How many states were looked at.
    public var states: Int
    /// What the nearest state still lacks; empty where it was reached.
    public var difference: String
    /// What showed while the pointer's gesture lasted and never showed this way ("text \"\" to
    /// \"Hold on\" of label"); empty for nothing.
    public var unseen: String

    public init(
      end: End, steps: [String] = [], states: Int = 0, difference: String = "",
      unseen: String = ""
    ) {
      self.unseen = unseen
      self.end = end
      self.steps = steps
      self.states = states
      self.difference = difference
    }

    enum CodingKeys: String, CodingKey {
      case end, steps, states, difference, unseen
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        end: try container.decode(End.self, forKey: .end),
        steps: try container.decodeIfPresent([String].self, forKey: .steps) ?? [],
        states: try container.decodeIfPresent(Int.self, forKey: .states) ?? 0,
        difference: try container.decodeIfPresent(String.self, forKey: .difference) ?? "",
        unseen: try container.decodeIfPresent(String.self, forKey: .unseen) ?? "")
    }
  }

  /// What the pointer did before, from the first state on, in order; the other ways go on from there.
  public var after: [String]
  /// What the pointer did ("drag 40 points to the right").
  public var gesture: String
  /// Where the gesture was written; nil where it is not known.
  public var source: SourcePosition?
  /// Why it cannot be done without its path, in the author's words; nil where nobody says so.
  public var essentialReason: String?
  /// What it changed ("value 30 to 34").
  public var change: String
  /// The search for the same end by keys alone.
  public var keys: Search
  /// The search for the same end by actions of the bus alone.
  public var actions: Search
  /// What changed in the model and was not exposed to assistive technologies, by way ("pointer:
  /// value of slider[Volume]").
  public var silentChanges: [String]
  /// What the window showed, where somebody asked for pictures and a way did not come to the same;
  /// empty otherwise.
  public var pictures: [ModelPicture]

  public init(
    after: [String] = [], gesture: String, source: SourcePosition? = nil,
    essentialReason: String? = nil, change: String = "", keys: Search, actions: Search,
    silentChanges: [String] = [], pictures: [ModelPicture] = []
  ) {
    self.pictures = pictures
    self.after = after
    self.gesture = gesture
    self.source = source
    self.essentialReason = essentialReason
    self.change = change
    self.keys = keys
    self.actions = actions
    self.silentChanges = silentChanges
  }

  enum CodingKeys: String, CodingKey {
    case after, gesture, source, essentialReason, change, keys, actions, silentChanges, pictures
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      after: try container.decodeIfPresent([String].self, forKey: .after) ?? [],
      gesture: try container.decode(String.self, forKey: .gesture),
      source: try container.decodeIfPresent(SourcePosition.self, forKey: .source),
      essentialReason: try container.decodeIfPresent(String.self, forKey: .essentialReason),
      change: try container.decodeIfPresent(String.self, forKey: .change) ?? "",
      keys: try container.decode(Search.self, forKey: .keys),
      actions: try container.decode(Search.self, forKey: .actions),
      silentChanges: try container.decodeIfPresent([String].self, forKey: .silentChanges) ?? [],
      pictures: try container.decodeIfPresent([ModelPicture].self, forKey: .pictures) ?? [])
  }
}
