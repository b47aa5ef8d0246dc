// SPDX-License-Identifier: Apache-2.0

/// Which gesture of an element a played contact stands for.
///
/// A hand's contact is whatever is recognized first; a played one means one gesture, so that those of
/// the element that come before it by rank are out of the question from the beginning. What hangs on
/// other elements keeps its rank.
public struct GestureAim {
  /// The attachment whose gesture it is.
  public let attachment: GestureAttachment
  /// The way to it through what ``GestureDescription`` puts together: 0 for the first of two, 1 for
  /// the second. It ends at a sequence, which is played as a whole.
  public let branches: [Int]
  /// All attachments of the element.
  private let rivals: [GestureAttachment]
  /// How many branches have been taken; nil outside of the attachment.
  private var depth: Int?

  public init(
    at attachment: GestureAttachment, branches: [Int] = [], among rivals: [GestureAttachment]
  ) {
    self.attachment = attachment
    self.branches = branches
    self.rivals = rivals
  }

  /// What a recognizer of an attachment is told.
  func entering(_ other: GestureAttachment) -> GestureAim? {
    guard attachment === other else { return nil }
    var aim = self
    aim.depth = 0
    return aim
  }

  /// What one of two gestures that are put together is told.
  func entering(branch: Int) -> GestureAim? {
    guard let depth else { return self }
    guard depth < branches.count, branches[depth] == branch else { return nil }
    var aim = self
    aim.depth = depth + 1
    return aim
  }

  /// Whether the second of two is meant, and the first is another gesture of the same element.
  @MainActor
  func passesOver<First, Second>(
    _ first: Recognizer<First>, for second: Recognizer<Second>
  ) -> Bool {
    if let depth { return depth < branches.count && branches[depth] == 1 }
    var isMeant = false
    second.forEachAttachment { if $0 === attachment { isMeant = true } }
    guard isMeant else { return false }
    var areRivals = true
    first.forEachAttachment { other in
      if !rivals.contains(where: { $0 === other }) { areRivals = false }
    }
    return areRivals
  }
}
