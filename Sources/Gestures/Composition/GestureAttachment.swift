// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which gestures of an element and of the elements inside it take part.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture at all: touches of the element and of what is inside do nothing.
  public static let none: GestureMask = []
  /// The gesture that was added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the elements inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The gesture that was added and those inside, as without a mask.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture as it hangs on one element: its recognizer, its rank among the element's and its
/// relatives' gestures, and whether it takes part.
@MainActor
public final class GestureAttachment {
  /// How the gesture stands to those of the elements inside.
  public enum Priority: Hashable, Sendable {
    /// After the elements inside.
    case normal
    /// Before the elements inside.
    case high
    /// Beside the elements inside.
    case simultaneous
  }

  /// Read when a touch begins; a touch that goes on keeps the rank that it began with.
  public var priority: Priority
  /// Whether this gesture, and those of the elements inside, take part in a touch.
  public var mask: GestureMask
  /// What traces and ``GestureRelation`` call it; nil for none.
  public var name: String?
  /// Where it was written.
  public let origin: SourceOrigin
  /// Where the element is; an attachment without one takes no part.
  public weak var converter: (any CoordinateConverter)?
  /// What the gesture asks of a person.
  public private(set) var description: GestureDescription
  private(set) var recognizer: Recognizer<Void>
  /// Whether there is anything to recognize: an absent gesture has nothing.
  package var recognizes: Bool {
    var recognizes = false
    recognizer.forEachExplained { _, _ in recognizes = true }
    return recognizes
  }
  /// Whether an author's own recognizer is part of it: what that asks of a person is the author's
  /// word.
  package var bringsOwnRecognizer: Bool {
    var isOwn = false
    recognizer.forEachExplained { recognizer, _ in
      if recognizer is any AuthoredRecognizer { isOwn = true }
    }
    return isOwn
  }
  /// Whether a contact is down that would be a tap or a press of this gesture if it stayed: what takes
  /// it shows that. Contacts that keys and actions play count as well.
  public internal(set) var isPressed = false {
    didSet { if isPressed != oldValue { onPressChange?() } }
  }
  /// Called when ``isPressed`` has changed.
  public var onPressChange: (() -> Void)?
  /// How far a finger that swipes has gone in one of the gesture's directions, in points of the
  /// element; nothing once it has left. Contacts that keys and actions play count as well.
  public internal(set) var travel = CGSize.zero {
    didSet { if travel != oldValue { onTravelChange?() } }
  }
  /// Called when ``travel`` has changed.
  public var onTravelChange: (() -> Void)?
  /// Those of its recognizers that take a view along.
  var travelling: [any TravellingRecognizer] {
    var found: [any TravellingRecognizer] = []
    recognizer.forEachExplained { recognizer, _ in
      if let travelling = recognizer as? any TravellingRecognizer { found.append(travelling) }
    }
    return found
  }
  /// How long a contact has to stay that is down, where the gesture may still come of it; of several
  /// holds the first.
  package var hold: GestureHold? {
    guard mayAct, mask.contains(.gesture) else { return nil }
    var hold: GestureHold?
    recognizer.forEachExplained { recognizer, _ in
      hold = hold ?? (recognizer as? any HoldingRecognizer)?.hold
    }
    return hold
  }
  /// Whether it is nothing but taps, or presses that have to be held.
  var showsPress: Bool {
    let motions = description.kinds.map(\.motion)
    return !motions.isEmpty && motions.allSatisfy { $0 == .tap || $0 == .hold }
      && mask.contains(.gesture)
  }
  /// Whether it may still be recognized, and has not been.
  var mayAct: Bool { !recognizer.progress.isTerminal && !recognizer.claims }
  /// True while it is recognized and goes on.
  package var isClaimed: Bool { recognizer.claims }

  /// Makes a recognizer of the gesture; the place in the source is for traces and warnings.
  public init<G: Gesture>(
    _ gesture: G, priority: Priority = .normal, mask: GestureMask = .all, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    origin = SourceOrigin(fileID: fileID, line: line)
    self.priority = priority
    self.mask = mask
    self.name = name
    description = gesture._description
    recognizer = MapRecognizer(gesture._makeRecognizer(reusing: nil)) { _ in () }
  }

  /// Takes the gesture's new values and callbacks over without losing contacts that are down.
  public func update<G: Gesture>(_ gesture: G) {
    _ = takesOver(gesture)
  }

  /// The same.
  ///
  /// - Returns: Whether the gesture may ask something else of a person than before.
  package func takesOver<G: Gesture>(_ gesture: G) -> Bool {
    let old = description
    description = gesture._description
    defer { follow(gesture) }
    return !description.isSame(as: old)
  }

  private func follow<G: Gesture>(_ gesture: G) {
    if let map = recognizer as? MapRecognizer<G.Value, Void> {
      map.base = .renewed(map.base, for: gesture)
    } else {
      recognizer.reset()
      recognizer = MapRecognizer(gesture._makeRecognizer(reusing: nil)) { _ in () }
    }
  }
}

/// What a gesture asks for beyond its kind.
public struct GestureConstraints {
  /// How many fingers it takes.
  public var fingers: Int
  /// The keys that must be held when a contact comes down.
  public var modifiers: EventModifiers
  /// By what it may be made.
  public var inputKinds: GestureInputKinds
  /// How it stands to other gestures by their names.
  public var relations: [GestureRelation]
  /// What it does, for people; nil where its kind says it.
  public var label: String?
  /// Why the path is what counts, in the author's words; nil where it is not.
  public var essentialReason: String?
  /// What its value is made into; nil where it is its own.
  public var mappedValue: MappedValue?
  /// Whether its author does something when its value changes or when it has succeeded.
  public var acts: Bool

  public init(
    fingers: Int = 1, modifiers: EventModifiers = [], inputKinds: GestureInputKinds = .all,
    relations: [GestureRelation] = [], label: String? = nil, essentialReason: String? = nil,
    mappedValue: MappedValue? = nil,
    acts: Bool = false
  ) {
    self.fingers = fingers
    self.modifiers = modifiers
    self.inputKinds = inputKinds
    self.relations = relations
    self.label = label
    self.essentialReason = essentialReason
    self.mappedValue = mappedValue
    self.acts = acts
  }
}

/// A place in the source, kept as the compiler gave it: nothing is built until somebody asks.
public struct SourceOrigin: Sendable, CustomStringConvertible {
  /// The module and the file's name ("Mixer/VolumeDial.swift"), as `#fileID` gives them.
  public let fileID: StaticString
  /// Counted from 1.
  public let line: UInt

  public init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// "Mixer/VolumeDial.swift:12".
  public var description: String { "\(fileID):\(line)" }
}
