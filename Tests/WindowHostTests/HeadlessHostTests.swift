// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Views

@testable import WindowHost

@MainActor
@Suite(.serialized) struct HeadlessHostTests {
  @MainActor
  private final class Log {
    var numbers: [Int] = []
  }

  private func host() -> HeadlessHost {
    let measurer = PangoTextMeasurer()
    return HeadlessHost(
      viewHost: ViewHost(title: "Test", measurer: measurer) { EmptyView() }, measurer: measurer)
  }

  /// Ends a loop that has gone wrong, so that a test fails instead of hanging.
  private func bound(_ host: HeadlessHost, seconds: Double = 10) -> DispatchWorkItem {
    let late = DispatchWorkItem { [mailbox = host.loop.mailbox, weak host] in
      mailbox.post { [weak host] in
        Issue.record("the loop was still running after \(seconds) s")
        host?.quit()
      }
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: late)
    return late
  }

  @Test func `what begins as a window opens comes to rest`() {
    struct Lit: View {
      @State private var opacity = 0.0

      var body: some View {
        Color.red.frame(width: 10, height: 10).opacity(opacity)
          .onAppear { withAnimation(.linear(duration: 0.2)) { opacity = 1 } }
      }
    }
    let measurer = PangoTextMeasurer()
    let host = HeadlessHost(
      viewHost: ViewHost(title: "Test", measurer: measurer) { Lit() }, measurer: measurer)
    host.settle(within: 30)
    let drawing = DisplayListText(host.viewHost.displayList).text
    #expect(drawing.contains("fill") && !drawing.contains("opacity"), "\(drawing)")
  }

  @Test func `work posted from other threads runs in its order`() {
    let host = host()
    let late = bound(host)
    let log = Log()
    let thread = Thread { [mailbox = host.loop.mailbox, weak host] in
      for number in 0..<500 {
        mailbox.post { log.numbers.append(number) }
      }
      mailbox.post { [weak host] in host?.quit() }
    }
    thread.start()
    host.run()
    late.cancel()
    #expect(log.numbers == Array(0..<500))
  }

  @Test func `work that posts work does not starve the loop`() {
    let host = host()
    let late = bound(host)
    var rounds = 0
    func again() {
      rounds += 1
      guard rounds < 100 else { return host.quit() }
      host.loop.mailbox.post { again() }
    }
    host.loop.mailbox.post { again() }
    host.run()
    late.cancel()
    #expect(rounds == 100)
  }

  @Test func `the scene knows its size and that it is active`() {
    let host = host()
    let late = bound(host)
    host.loop.mailbox.post { host.quit() }
    host.run()
    late.cancel()
    #expect(host.viewHost.scene.isActive)
    #expect(host.viewHost.scene.size == HeadlessHost.defaultSize)
    #expect(host.geometry.screenOrigin == nil)
  }

  @Test func `an update between two turns is drawn by the next`() {
    let loop = host().loop
    loop.update()
    #expect(loop.turn())
    #expect(!loop.turn())
    loop.invalidate()
    loop.update()
    #expect(loop.turn())
  }
}
