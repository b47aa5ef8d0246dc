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
    return inner?.recognizer ?? EmptyRecognizer()
  }

  private struct Part {
    var recognizer: Recognizer<Void>
    /// How many taps it takes, where it is nothing but taps.
    var tapCount: Int?
  }

  private static func part(_ attachment: GestureAttachment) -> Part? {
    if case .none = attachment.description { return nil }
    return Part(
      recognizer: AttachmentRecognizer(attachment),
      tapCount: attachment.priority == .simultaneous
        ? nil : attachment.description.requiredTapCount)
  }

  private static func combine(
    inside: Part?, own: Part?, priority: GestureAttachment.Priority
  ) -> Part? {
    guard let inside else { return own }
    guard let own else { return inside }
    switch priority {
    // The outer one runs first (measured on SwiftUI).
    case .simultaneous:
      return Part(
        recognizer: SimultaneousRecognizer(own.recognizer, inside.recognizer) { _, _ in () },
        tapCount: nil)
    case .high: return exclusive(own, inside)
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
      recognizer: ExclusiveRecognizer(
        first.recognizer, second.recognizer, makeFirst: { _ in () }, makeSecond: { _ in () }),
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
    input.converter = converter
    defer { input.converter = outer }
    let phase = attachment.recognizer.update(&input)
    if phase.isEnded { input.context.trace?.won(attachment.name, input) }
    return phase
  }

  override var deadline: Double? { attachment.recognizer.deadline }
  override var claims: Bool { attachment.recognizer.claims }

  override func reset() {
    super.reset()
    attachment.recognizer.reset()
  }
}
