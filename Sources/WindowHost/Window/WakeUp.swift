// SPDX-License-Identifier: Apache-2.0

internal import CSDL2
import Synchronization

/// Ends the wait of the window's loop, from any thread.
///
/// SDL wakes itself by a message to its own window, over a second connection to the X server. One that
/// arrives after the window has gone is an error, at which Xlib ends the process: so no more are sent
/// from the moment that the window is to go.
final class WakeUp: Sendable {
  /// The type of the events that only wake the loop.
  private let eventType = SDL_RegisterEvents(1)
  private let isOpen = Mutex(true)

  func callAsFunction() {
    isOpen.withLock { isOpen in
      guard isOpen else { return }
      var event = SDL_Event()
      event.type = eventType
      SDL_PushEvent(&event)
    }
  }

  /// Sends none while one of several windows goes, and one afterwards for those that were held back.
  @MainActor
  func holdingBack(_ body: () -> Void) {
    isOpen.withLock { $0 = false }
    body()
    isOpen.withLock { $0 = true }
    self()
  }

  /// When this returns, the last message is on its way, and none will follow.
  func close() { isOpen.withLock { $0 = false } }
}
