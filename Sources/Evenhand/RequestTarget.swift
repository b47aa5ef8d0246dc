// SPDX-License-Identifier: Apache-2.0

import Semantics
import WindowHost

/// Carries what an assistive technology asks for to the main thread, and answers once its effect is
/// published.
final class RequestTarget: Sendable {
  private weak let host: (any ApplicationHost)?

  init(_ host: any ApplicationHost) {
    self.host = host
  }

  func perform(_ request: AssistiveRequest, reply: @escaping @Sendable (Bool) -> Void) {
    guard let host else { return reply(false) }
    host.post { [weak host] in
      guard let host else { return reply(false) }
      let isDone = host.viewHost.scene.perform(request, at: MonotonicClock.now)
      host.update()
      reply(isDone)
    }
  }
}
