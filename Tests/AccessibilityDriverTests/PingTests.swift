// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Testing

@testable import AccessibilityDriver

/// Whether a program has handled what it was sent.
@Suite struct PingTests {
  @Test func `a program answers when it has handled what came before, and a stopped one does not`()
    async throws
  {
    let session = try await DesktopSession.start(.init(display: .virtual, windowManager: true))
    let display = try XDisplay(name: #require(session.xDisplay))
    let program = try session.start("zenity", ["--info"])
    let hasWindow = await eventually { !display.windows().isEmpty }
    #expect(hasWindow)
    let window = try #require(display.windows().first)
    let first = try #require(display.ping(window))
    let isAnswered = await eventually { display.hasAnswered(first) }
    #expect(isAnswered)
    program.suspend()
    let second = try #require(display.ping(window))
    try display.synchronize()
    #expect(!display.hasAnswered(second))
    program.resume()
    let isAnsweredAgain = await eventually { display.hasAnswered(second) }
    #expect(isAnsweredAgain)
  }
}
