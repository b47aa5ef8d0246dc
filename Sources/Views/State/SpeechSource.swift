// SPDX-License-Identifier: Apache-2.0

import Interaction

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
