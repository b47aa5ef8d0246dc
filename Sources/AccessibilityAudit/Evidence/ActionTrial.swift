// SPDX-License-Identifier: Apache-2.0

import Semantics

/// One request to one element, the answer, and everything that was different afterwards.
public struct ActionTrial: Hashable, Sendable, Codable {
  /// What was asked.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    case action
    /// An action of an element that is not enabled.
    case disabledAction
    /// A value inside of the range.
    case value
    /// A value beyond the end of the range.
    case valueBeyondEnd
    case setText, insertText, deleteText
    case focus
    case select, deselect, selectAll
  }

  /// What the application answered.
  public enum Answer: String, Hashable, Sendable, Codable {
    case yes
    /// False, or an error.
    case no
    /// No answer within the deadline.
    case silence
    /// The application left the bus.
    case left
  }

  /// The element that was asked.
  public var element: ElementID
  /// What it was asked for.
  public var kind: Kind
  /// The action's name, the value, the text, the child that was meant.
  public var argument: String
  /// What came back.
  public var answer: Answer
  /// The application's own words, where it gave some.
  public var answerText: String
  /// What the element should say afterwards; nil where that cannot be known.
  public var expected: String?
  /// What it said.
  public var found: String?
  /// What two reads, before and after, say differently of the application.
  public var changes: [ObservedChange]
  /// What the application reported meanwhile, in order.
  public var events: [ObservedEvent]
  /// Events that came too fast to be taken in.
  public var lostEvents: Int
  /// False where something stayed different after it was taken back.
  public var isRestored: Bool
  /// Whether no element of the window had the focus afterwards; nil where the element had not got it
  /// before, or another window opened.
  public var losesFocus: Bool?
  /// What took the focus where the element was gone: a control outside of its list, which had others yet,
  /// and the list ("push button[Help], outside of list[Items]"); nil where none did.
  public var strayFocus: String?
  /// What looked different afterwards without the tree's saying so; nil where nobody could see it.
  public var drawnChange: DrawnChange?
  /// Fields of its window that were empty before and after.
  public var emptyFields: [ElementID] = []
  /// Fields of its window that were filled in before, and empty afterwards; where others were empty before.
  public var clearedFields: [ElementID] = []
  /// Whether it took back what it had shown or hidden when it was asked once more.
  public var folds = false
  /// True where the element has no such action any more, so that nothing was asked.
  package var isWithdrawn = false

  public init(
    element: ElementID, kind: Kind, argument: String = "", answer: Answer = .yes,
    answerText: String = "", expected: String? = nil, found: String? = nil,
    changes: [ObservedChange] = [], events: [ObservedEvent] = [], lostEvents: Int = 0,
    isRestored: Bool = true, losesFocus: Bool? = nil, drawnChange: DrawnChange? = nil
  ) {
    self.element = element
    self.kind = kind
    self.argument = argument
    self.answer = answer
    self.answerText = answerText
    self.expected = expected
    self.found = found
    self.changes = changes
    self.events = events
    self.lostEvents = lostEvents
    self.isRestored = isRestored
    self.losesFocus = losesFocus
    self.drawnChange = drawnChange
  }
}

/// What looks different and says the same.
public struct DrawnChange: Hashable, Sendable, Codable {
  /// True for the element that was asked.
  public var isOwn: Bool
  /// Fields of the same window.
  public var fields: [ElementID]

  public init(isOwn: Bool = false, fields: [ElementID] = []) {
    self.isOwn = isOwn
    self.fields = fields
  }
}

/// What moved by itself on one page of a window.
public struct WindowMotion: Hashable, Sendable, Codable {
  /// nil for the page that the program opens with.
  public var page: String?
  /// How many squares of 16 pixels.
  public var places: Int

  public init(page: String? = nil, places: Int) {
    self.page = page
    self.places = places
  }
}

/// What came of the requests that a driver made of an application's elements.
public struct ActionTrials: Hashable, Sendable, Codable {
  /// An element that was left alone.
  public struct Untried: Hashable, Sendable, Codable {
    /// The element that was left alone.
    public var element: ElementID
    /// What would have been asked of it.
    public var kind: ActionTrial.Kind
    /// Completes "not tested: ..." ("its name says Delete").
    public var reason: String

    public init(element: ElementID, kind: ActionTrial.Kind, reason: String) {
      self.element = element
      self.kind = kind
      self.reason = reason
    }
  }

  /// The ``ending`` of trials of a program that hangs: an audit without the rest is not valid.
  package static let silence = "the application did not answer any more"
  /// The ``ending`` of trials that took too long, for the same.
  package static let overtime = "the time for trials was over; --drive-time gives them more"
  /// Why nothing came of the one trial with which an application ended.
  package static let endedWithIt = "the application ended with it"

  /// In the order in which they were made.
  public var trials: [ActionTrial]
  /// What could have been tried and was not, with the reasons.
  public var untried: [Untried]
  /// What two reads report differently while nobody touched the application; nil where it was not read
  /// twice.
  public var idleChanges: [ObservedChange]?
  /// What is gone of an entry in an instance that nobody touched, by its element: "12 s later, ...".
  public var losses: [ElementID: String] = [:]
  /// What was called otherwise again and again in an instance that nobody touched.
  public var movers: Set<ElementID> = []
  /// Where the window of an instance that nobody touched blinked or moved by itself.
  public var motions: [ElementID: [WindowMotion]] = [:]
  /// Why the trials ended before their time; nil where they did not.
  public var ending: String?

  public init(
    trials: [ActionTrial] = [], untried: [Untried] = [], idleChanges: [ObservedChange]? = nil,
    ending: String? = nil
  ) {
    self.trials = trials
    self.untried = untried
    self.idleChanges = idleChanges
    self.ending = ending
  }
}
