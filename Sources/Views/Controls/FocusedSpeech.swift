// SPDX-License-Identifier: Apache-2.0

import Interaction

/// Shows what a screen reader says of the control that has the focus, one entry for what it says in
/// one go: all of it when the focus comes, then each change. Nothing is worked out while no such
/// view is shown.
///
/// The sentences are those of Orca 43 in English, without the keys that it echoes.
public struct FocusedSpeech<Content: View>: View {
  private let content: ([String]) -> Content

  /// The content is given what was said last; nothing until something was.
  public init(@ViewBuilder content: @escaping ([String]) -> Content) {
    self.content = content
  }

  @Environment(\.speech) private var speech

  public var body: some View {
    content(speech?.read() ?? [])
  }
}

/// What a screen reader said last of what has the focus: a value that views can read.
@MainActor
final class SpeechSource: Source {
  private let follower: SpeechFollower
  private var sentences: [String] = []

  init(_ scene: InteractionScene) {
    follower = SpeechFollower(scene)
  }

  func read() -> [String] {
    noteRead()
    return sentences
  }

  func follow() {
    guard let sentences = follower.next(), sentences != self.sentences else { return }
    self.sentences = sentences
    changed()
  }
}
