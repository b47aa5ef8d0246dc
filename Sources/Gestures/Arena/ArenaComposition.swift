// SPDX-License-Identifier: Apache-2.0

/// Makes one recognizer of the attachments on a path, as if their author had composed them.
@MainActor
enum ArenaComposition {
  /// - Parameter attachments: Inner first. What hangs on one element behaves as if it hung on
  ///   elements inside each other.
  static func compose(_ attachments: [GestureAttachment]) -> Recognizer<Void> {
    var inner: Part?
    for attachment in attachments {
      let own = attachment.mask.contains(.gesture) ? part(attachment) : nil
      let inside = attachment.mask.contains(.subviews) ? inner : nil
      inner = combine(inside: inside, own: own, priority: attachment.priority)
    }
    return inner?.whole ?? EmptyRecognizer()
  }

  private struct Part {
    /// Those that compete.
    var ranked: Recognizer<Void>?
    /// What goes on beside them.
    var beside: Recognizer<Void>?
    /// Whether the first of them by rank, seen from outside, scrolls.
    var isScroll = false
    /// How many taps it takes, where it is nothing but taps.
    var tapCount: Int?
    /// What its gestures were called when they were attached.
    var names: Set<String> = []
    var relations: [GestureRelation] = []

    @MainActor var whole: Recognizer<Void> {
      switch (beside, ranked) {
      case (let beside?, let ranked?):
        let both = SimultaneousRecognizer(beside, ranked) { _, _ in () }
        both.firstGivesWay = isScroll
        return both
      case (let only?, nil), (nil, let only?): return only
      case (nil, nil): return EmptyRecognizer()
      }
    }

    /// True where one of its gestures says so of one of the other's.
    func says(_ relation: (String) -> GestureRelation, of other: Part) -> Bool {
      other.names.contains { relations.contains(relation($0)) }
    }
  }

  private static func part(_ attachment: GestureAttachment) -> Part? {
    if case .none = attachment.description { return nil }
    let own = AttachmentRecognizer(attachment)
    let isSimultaneous = attachment.priority == .simultaneous
    return Part(
      ranked: isSimultaneous ? nil : own, beside: isSimultaneous ? own : nil,
      isScroll: attachment.description.isScroll,
      tapCount: isSimultaneous ? nil : attachment.description.requiredTapCount,
      names: attachment.name.map { [$0] } ?? [], relations: attachment.description.relations)
  }

  private static func combine(
    inside: Part?, own: Part?, priority: GestureAttachment.Priority
  ) -> Part? {
    guard let inside else { return own }
    guard let own else { return inside }
    var whole = related(inside, own) ?? ranked(inside, own, priority)
    whole.names = inside.names.union(own.names)
    whole.relations = inside.relations + own.relations
    return whole
  }

  /// What the gestures themselves say of each other comes before their rank.
  private static func related(_ inside: Part, _ own: Part) -> Part? {
    if inside.says(GestureRelation.beside, of: own) || own.says(GestureRelation.beside, of: inside)
    {
      return simultaneous(inside, own)
    }
    if inside.says(GestureRelation.afterFailure, of: own) { return exclusive(own, inside) }
    if own.says(GestureRelation.afterFailure, of: inside) { return exclusive(inside, own) }
    return nil
  }

  private static func simultaneous(_ first: Part, _ second: Part) -> Part {
    Part(ranked: both(first.whole, second.whole))
  }

  private static func both(
    _ first: Recognizer<Void>, _ second: Recognizer<Void>
  ) -> Recognizer<Void> {
    SimultaneousRecognizer(first, second) { _, _ in () }
  }

  private static func ranked(
    _ inside: Part, _ own: Part, _ priority: GestureAttachment.Priority
  ) -> Part {
    switch priority {
    // The outer one runs first (measured on SwiftUI).
    case .simultaneous:
      return Part(
        ranked: inside.ranked, beside: inside.beside.map { both(own.whole, $0) } ?? own.whole,
        isScroll: inside.isScroll)
    case .high: return exclusive(own, inside)
    case .normal where own.isScroll:
      // What is simultaneous prevents nothing, and nothing prevents it.
      var scrolled = exclusive(Part(ranked: inside.ranked), own)
      scrolled.beside = inside.beside
      scrolled.isScroll = true
      return scrolled
    case .normal:
      // A single tap waits for a double tap, whichever of them is inside.
      if let fewer = inside.tapCount, let more = own.tapCount, fewer < more {
        return exclusive(own, inside)
      }
      return exclusive(inside, own)
    }
  }

  private static func exclusive(_ first: Part, _ second: Part) -> Part {
    let tapCount: Int? =
      if let one = first.tapCount, let two = second.tapCount { max(one, two) } else { nil }
    return Part(
      ranked: ExclusiveRecognizer(
        first.whole, second.whole, makeFirst: { _ in () }, makeSecond: { _ in () }),
      tapCount: tapCount)
  }
}

/// Gives an attachment's recognizer the place of its own element.
private final class AttachmentRecognizer: Recognizer<Void> {
  private let attachment: GestureAttachment

  init(_ attachment: GestureAttachment) {
    self.attachment = attachment
  }

  override func evaluate(_ input: inout RecognizerInput) -> GesturePhase<Void> {
    guard let converter = attachment.converter else { return .failed }
    let outer = input.converter
    let aim = input.aim
    input.converter = converter
    input.aim = aim?.entering(attachment)
    if input.context.watch != nil { input.context.attachment = attachment }
    defer { (input.converter, input.aim) = (outer, aim) }
    let phase = attachment.recognizer.update(&input)
    if phase.isEnded { input.context.trace?.won(attachment.name, input) }
    return phase
  }

  override func forEachAttachment(_ body: (GestureAttachment) -> Void) { body(attachment) }

  override var deadline: Double? { attachment.recognizer.deadline }
  override var claims: Bool { attachment.recognizer.claims }
  override var staysInPlace: Bool { attachment.recognizer.staysInPlace }
  override var awaitsContact: Bool { attachment.recognizer.awaitsContact }

  override func forEachExplained(
    _ body: (any TracedRecognizer, (any CoordinateConverter)?) -> Void
  ) {
    let converter = attachment.converter
    attachment.recognizer.forEachExplained { recognizer, _ in body(recognizer, converter) }
  }

  override func reset() {
    super.reset()
    attachment.recognizer.reset()
  }
}
