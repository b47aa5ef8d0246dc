// SPDX-License-Identifier: Apache-2.0

import DesktopSession
import Dispatch
import Semantics
import Testing

@testable import ATSPI

/// What an application keeps before somebody looks, while, and after.
@Suite struct WatchingTests {
  /// `ask(id, member)` calls, and prints the answer or the error. `look()` looks, once more where a busy
  /// machine did not bring the tree in time.
  private static let client = """
    import os, sys
    from gi.repository import Gio, GLib
    flags = Gio.DBusConnectionFlags
    bus = Gio.DBusConnection.new_for_address_sync(os.environ["AT_SPI_BUS_ADDRESS"],
      flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    application = bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
      "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None).unpack()[0][0][0]
    heard = []
    bus.signal_subscribe(application, "org.a11y.atspi.Event.Object", "ChildrenChanged", None, None,
      0, lambda *a: heard.append((a[2].split("/")[-1], a[5].unpack()[0], a[5].unpack()[3][1].split("/")[-1])))
    A = "org.a11y.atspi.Accessible"
    def ask(id, member, interface=A, body=None):
      try:
        answer = bus.call_sync(application, "/org/a11y/atspi/accessible/" + id, interface, member,
          body, None, 0, -1, None).unpack()[0]
      except GLib.Error as error: answer = Gio.DBusError.get_remote_error(error).split(".")[-1]
      if isinstance(answer, list): answer = [r[1].split("/")[-1] if isinstance(r, tuple) else r for r in answer]
      print(answer, flush=True)
    def get(id, name):
      ask(id, "Get", "org.freedesktop.DBus.Properties", GLib.Variant("(ss)", (A, name)))
    def count(id): get(id, "ChildCount")
    def look():
      while not bus.call_sync(application, "/org/a11y/atspi/accessible/root", A, "GetChildren",
          None, None, 0, -1, None).unpack()[0]: pass

    """

  private func withSample(
    grace: UInt32? = nil, _ body: (MiniBus, SampleApplication) async throws -> Void
  ) async throws {
    let bus = try await MiniBus()
    let sample = SampleApplication(address: bus.address, grace: grace)
    defer {
      sample.provider.stop()
      bus.stop()
    }
    try await sample.start(isWatched: false)
    try await body(bus, sample)
  }

  @Test func `nothing is kept before somebody looks, and the first question brings everything`()
    async throws
  {
    try await withSample { bus, sample in
      // The registry has asked, which is no reason.
      #expect(!sample.provider.isWatched)
      sample.change([SampleApplication.dial]) { $0.name = "Loudness" }
      #expect(sample.provider.link.shownElements == 1)
      let lines = try await bus.python(
        Self.client + """
          look()
          ask("root", "GetChildren")
          ask("1", "GetChildren")
          get("2", "Name")
          """
      ).allLines()
      #expect(lines == ["['1']", "['2', '3', '4', '5', '6']", "Loudness"])
      #expect(sample.provider.isWatched)
      #expect(sample.provider.link.shownElements == 10)
    }
  }

  @Test func `a sleeping application is itself answered for at once, and the rest follows`()
    async throws
  {
    try await withSample { bus, sample in
      let gate = DispatchSemaphore(value: 0)
      sample.mainQueue.async { gate.wait() }
      let client = try bus.python(
        Self.client + """
          get("root", "Name")
          ask("root", "GetRole")
          # Waited for, and then told as it is.
          ask("root", "GetChildren")
          ask("2", "GetRole")
          sys.stdin.readline()
          while not heard: GLib.MainContext.default().iteration(True)
          print(heard)
          ask("root", "GetChildren")
          """)
      try await client.output.line("UnknownObject")
      #expect(client.output.lines == ["Sample", "75", "[]", "UnknownObject"])
      gate.signal()
      client.write("go on")
      #expect(
        try await client.allLines().suffix(2) == ["[('root', 'add', '1')]", "['1']"])
    }
  }

  @Test func `questions that come before the tree wait for it, however many`() async throws {
    try await withSample { bus, sample in
      let gate = DispatchSemaphore(value: 0)
      sample.mainQueue.async { gate.wait() }
      let client = try bus.python(
        Self.client + """
          answers = []
          loop = GLib.MainLoop()
          def done(bus, result):
            try: answers.append(str(bus.call_finish(result).unpack()[0]))
            except GLib.Error as error: answers.append("no")
            if len(answers) == 300: loop.quit()
          for _ in range(300):
            bus.call(application, "/org/a11y/atspi/accessible/2", A, "GetRole", None, None, 0, -1, None, done)
          bus.flush_sync(None)
          ask("root", "GetRole")
          loop.run()
          # Those beyond the bound were answered from what there was.
          print(answers.count("15"), answers.count("no"))
          """)
      try await client.output.line("75")
      gate.signal()
      let line = try #require(try await client.allLines().last)
      // On a machine that is very slow the tree was waited for in vain.
      #expect(line == "64 236" || line == "0 300")
    }
  }

  @Test func `when the last who looked has left, the tree goes, and comes again for the next`()
    async throws
  {
    try await withSample(grace: 0) { bus, sample in
      for round in 1...2 {
        let before = sample.journal.lines.count
        let lines = try await bus.python(Self.client + "look()\nget('2', 'Name')").allLines()
        #expect(lines == ["Volume"], "round \(round)")
        try await sample.journal.line(after: before) {
          $0 == "nobody looks: the tree is forgotten"
        }
        #expect(!sample.provider.isWatched)
        #expect(sample.provider.link.shownElements == 1)
      }
    }
  }

  @Test func `a listener brings the tree before it asks, and hears where the focus is once`()
    async throws
  {
    try await withSample { bus, sample in
      let client = try bus.python(
        """
        import pyatspi
        def show(e): print(e.type, e.source.name, e.detail1, flush=True)
        pyatspi.Registry.registerEventListener(show, "object:state-changed:focused",
          "object:property-change:accessible-name")
        pyatspi.Registry.start()
        """)
      defer { client.stop() }
      try await sample.journal.line("the tree is there")
      // It asks for one kind of event after the other, and hears of what changes once it has.
      var number = 0
      let isHeard = await eventually {
        number += 1
        sample.change([SampleApplication.dial]) { $0.name = "\(number)" }
        return client.output.lines.contains { $0.contains("accessible-name") }
      }
      #expect(isHeard, "\(client.output.lines)")
      #expect(
        client.output.lines.filter { $0.contains("focused") }.count == 1)
    }
  }
}
