// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Semantics
import Synchronization
import Testing

@testable import ATSPI

/// Requests of assistive technologies to an application that is busy, or hangs.
@Suite struct RequestTests {
  /// `act(name)` starts a call and `wait()` prints the answers in their order.
  private static let client = """
    import os, sys
    from gi.repository import Gio, GLib
    flags = Gio.DBusConnectionFlags
    bus = Gio.DBusConnection.new_for_address_sync(os.environ["AT_SPI_BUS_ADDRESS"],
      flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    registry = bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
      "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None).unpack()[0]
    application = registry[0][0]
    answers = []
    loop = GLib.MainLoop()
    def call(id, interface, member, body):
      place = len(answers)
      answers.append(None)
      def done(bus, result):
        try: answers[place] = str(bus.call_finish(result).unpack())
        except GLib.Error as error: answers[place] = Gio.DBusError.get_remote_error(error).split(".")[-1]
        if None not in answers: loop.quit()
      bus.call(application, "/org/a11y/atspi/accessible/" + id, interface, member, body, None, 0,
        20000, None, done)
    def act(id, index):
      call(id, "org.a11y.atspi.Action", "DoAction", GLib.Variant("(i)", (index,)))
    def put(value):
      call("2", "org.freedesktop.DBus.Properties", "Set", GLib.Variant("(ssv)",
        ("org.a11y.atspi.Value", "CurrentValue", GLib.Variant("d", value))))
    def wait():
      loop.run()
      print(" ".join(answers), flush=True)
      answers.clear()

    """

  @Test func `a request that a hanging application does not begin is never done`() async throws {
    try await MiniBus.withSample { bus, sample in
      let gate = DispatchSemaphore(value: 0)
      sample.mainQueue.async { gate.wait() }
      let client = try bus.python(
        Self.client + """
          act("2", 0); wait()
          put(3.0); wait()
          call("2", "org.a11y.atspi.Component", "GrabFocus", None); wait()
          sys.stdin.readline()
          while True:
            act("2", 0); loop.run()
            if answers.pop() == "(True,)": break
          print("done")
          """)
      try await client.output.line { $0 == "(False,)" }
      try await client.output.line { $0 == "()" }
      try await client.output.line(after: 2) { $0 == "(False,)" }
      gate.signal()
      client.write("go on")
      #expect(try await client.allLines().last == "done")
      #expect(sample.requests.lines.prefix(3) == ["too late", "too late", "too late"])
      // What was answered with false was not done, and what was answered with true was done once.
      #expect(sample.node(SampleApplication.dial).value?.current == 31)
    }
  }

  @Test func `of one action for one caller, one waits at a time`() async throws {
    try await MiniBus.withSample { bus, sample in
      let gate = DispatchSemaphore(value: 0)
      sample.mainQueue.async { gate.wait() }
      let client = try bus.python(
        Self.client + """
          import time
          start = time.monotonic()
          for _ in range(50): act("2", 0)
          act("2", 1); act("5", 0)
          wait()
          print(int((time.monotonic() - start) * 1000))
          """)
      let lines = try await client.allLines()
      gate.signal()
      #expect(lines.first == Array(repeating: "(False,)", count: 52).joined(separator: " "))
      let passed = try #require(lines.last.flatMap { Int($0) })
      // On a slow machine some calls come when the time of the one before them is over.
      let rounds = max(1, passed / RequestDesk.patience)
      let marker = DispatchSemaphore(value: 0)
      sample.mainQueue.async { marker.signal() }
      await withCheckedContinuation { done in
        DispatchQueue.global().async {
          marker.wait()
          done.resume()
        }
      }
      let late = sample.requests.lines
      #expect(late.allSatisfy { $0 == "too late" } && (3...3 * rounds).contains(late.count))
    }
  }

  @Test func `the last of many values is taken, and the others are not`()
    async throws
  {
    try await MiniBus.withSample { bus, sample in
      let gate = DispatchSemaphore(value: 0)
      sample.mainQueue.async { gate.wait() }
      let client = try bus.python(
        Self.client + """
          for value in (1.0, 2.0, 3.0): put(value)
          bus.flush_sync(None)
          bus.call_sync(application, "/org/a11y/atspi/accessible/2", "org.a11y.atspi.Accessible",
            "GetRole", None, None, 0, -1, None)
          while answers.count(None) > 1: GLib.MainContext.default().iteration(True)
          print("sent", flush=True)
          wait()
          """)
      try await client.output.line("sent")
      gate.signal()
      let last = try await client.allLines().last
      // On a machine that is very slow the last is too late as well, and then not done either.
      let value = sample.node(SampleApplication.dial).value?.current
      #expect(
        last == "() () ()" && (value == 3 || value == 30))
    }
  }

  @Test func `as many are done as were answered so, however the application sleeps`() async throws {
    try await MiniBus.withSample { bus, sample in
      let isOver = Mutex(false)
      let lines = Mutex<[String]>([])
      let naps = DispatchQueue(label: "naps")
      // A main thread that is away for times around the bound.
      naps.async {
        for milliseconds in [0, 480, 20, 700, 510, 90, 650, 495] {
          if isOver.withLock({ $0 }) { return }
          sample.mainQueue.sync {
            _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(milliseconds))
          }
        }
      }
      let client = try bus.python(
        Self.client + """
          done = 0
          for number in range(8):
            act("2", number % 2); loop.run()
            done += answers.count("(True,)")
            answers.clear()
          print(done)
          """)
      let answered = try await client.allLines()
      isOver.withLock { $0 = true }
      lines.withLock { $0 = sample.requests.lines.filter { $0.hasPrefix("perform") } }
      #expect(answered == ["\(lines.withLock { $0.count })"])
    }
  }

  @Test func `an application that never answers is taken at its beginning`() async throws {
    try await MiniBus.withSample(manner: .silent) { bus, sample in
      let client = try bus.python(Self.client + "act('2', 0); put(3.0); wait()")
      let answer = try await client.allLines()
      // On a machine that is very slow it may not begin in time.
      let hasBegun = sample.requests.lines.contains { $0.hasPrefix("performAction") }
      #expect(answer == ["(\(hasBegun ? "True" : "False"),) ()"])
    }
  }
}
