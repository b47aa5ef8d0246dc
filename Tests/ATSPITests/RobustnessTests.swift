// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Semantics
import Testing

@testable import ATSPI

/// Clients that send nonsense, and applications that are busy.
@Suite struct RobustnessTests {
  /// `call(path, interface, member, signature, values)` prints nothing and returns the reply's
  /// values, or the short name of the error.
  private static let prelude = """
    import math, os, re
    from gi.repository import Gio, GLib
    flags = Gio.DBusConnectionFlags
    bus = Gio.DBusConnection.new_for_address_sync(os.environ["AT_SPI_BUS_ADDRESS"],
      flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
    registry = bus.call_sync("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
      "org.a11y.atspi.Accessible", "GetChildren", None, None, 0, -1, None).unpack()[0]
    application = registry[0][0]
    calls = 0
    def call(path, interface, member, arguments=None):
      global calls
      calls += 1
      try:
        full = path if path.startswith("/") else "/org/a11y/atspi/accessible/" + path
        return bus.call_sync(application, full, interface, member, arguments, None, 0, 5000,
          None).unpack()
      except GLib.Error as error:
        return Gio.DBusError.get_remote_error(error).split(".")[-1]
    A = "org.a11y.atspi."
    P = "org.freedesktop.DBus.Properties"
    def get(path, interface, name):
      return call(path, P, "Get", GLib.Variant("(ss)", (A + interface, name)))
    def put(path, interface, name, value):
      return call(path, P, "Set", GLib.Variant("(ssv)", (A + interface, name, value)))

    """

  private func output(
    _ manner: SampleApplication.Manner = .willing, of script: String
  ) async throws -> [String] {
    var lines: [String] = []
    try await MiniBus.withSample(manner: manner) { bus, _ in
      lines = try await bus.python(Self.prelude + script).allLines()
    }
    return lines
  }

  @Test func `an index outside the list is refused, and the rest go on`() async throws {
    let lines = try await output(
      of: """
        for index in (-1, 2, 2147483647, -2147483648):
          print([call("2", A + "Action", m, GLib.Variant("(i)", (index,))) for m in
            ("GetName", "GetLocalizedName", "GetDescription", "GetKeyBinding", "DoAction")])
          print(call("1", A + "Accessible", "GetChildAtIndex", GLib.Variant("(i)", (index * 2 + 9 if index == 2 else index,))))
        print(call("2", A + "Action", "GetName", GLib.Variant("(i)", (1,))))
        """)
    let refusals = "['InvalidArgs', 'InvalidArgs', 'InvalidArgs', 'InvalidArgs', 'InvalidArgs']"
    #expect(
      lines == Array(repeating: [refusals, "InvalidArgs"], count: 4).flatMap { $0 }
        + ["('decrement',)"])
  }

  @Test func `every wrong question has its own error`() async throws {
    let lines = try await output(
      of: """
        print(call("999", A + "Accessible", "GetRole"), call("x/y", A + "Accessible", "GetRole"),
          call("18446744073709551615", A + "Accessible", "GetRole"))
        print(call("2", A + "Nonsense", "GetRole"), call("3", A + "Value", "GetRole"),
          get("3", "Value", "CurrentValue"), get("2", "Text", "CharacterCount"))
        print(call("2", A + "Accessible", "GetNonsense"), call("2", P, "Nonsense"),
          call("2", "org.freedesktop.DBus.Introspectable", "Nonsense"))
        print(get("2", "Accessible", "Nonsense"))
        print(put("2", "Accessible", "Name", GLib.Variant("s", "x")))
        print(call("2", A + "Accessible", "GetRole", GLib.Variant("(s)", ("x",))),
          call("2", A + "Action", "DoAction"), call("2", A + "Action", "DoAction", GLib.Variant("(x)", (1,))),
          call("2", P, "Get", GLib.Variant("(s)", ("x",))))
        print(call("2", A + "Component", "GetExtents", GLib.Variant("(u)", (7,))))
        """)
    #expect(
      lines == [
        "UnknownObject UnknownObject UnknownObject",
        "UnknownInterface UnknownInterface UnknownInterface UnknownInterface",
        "UnknownMethod UnknownMethod UnknownMethod",
        "UnknownProperty",
        "PropertyReadOnly",
        "InvalidArgs InvalidArgs InvalidArgs InvalidArgs",
        "InvalidArgs",
      ])
  }

  @Test func `arguments of megabytes are refused, and the rest go on`() async throws {
    let lines = try await output(
      of: """
        text = "x" * (4 << 20)
        for body in (GLib.Variant("(s)", (text,)), GLib.Variant("(as)", (["abc"] * 500000,)),
            GLib.Variant("(ai)", ([7] * 1000000,)), GLib.Variant("(av)", ([GLib.Variant("i", 7)] * 200000,))):
          print(call("2", A + "Accessible", "GetRole", body), call("2", A + "Action", "GetName", body))
        print(get("2", text, "Name"), put("2", "Value", "CurrentValue", GLib.Variant("as", ["abc"] * 100000)))
        print(get("2", "Value", "CurrentValue"))
        """)
    #expect(
      lines == Array(repeating: "LimitsExceeded LimitsExceeded", count: 4)
        + ["LimitsExceeded LimitsExceeded", "(30.0,)"])
  }

  @Test func `a value that is no number changes nothing, and ends no client`() async throws {
    let lines = try await output(
      of: """
        for value in (math.nan, math.inf, -math.inf):
          print(put("2", "Value", "CurrentValue", GLib.Variant("d", value)), get("2", "Value", "CurrentValue"))
        print(put("2", "Value", "CurrentValue", GLib.Variant("s", "loud")),
          put("2", "Value", "CurrentValue", GLib.Variant("t", 3)))
        print(put("2", "Value", "CurrentValue", GLib.Variant("d", 1e308)), get("2", "Value", "CurrentValue"))
        """)
    #expect(
      lines == ["() (30.0,)", "() (30.0,)", "() (30.0,)", "InvalidArgs InvalidArgs", "() (40.0,)"])
  }

  @Test func `every member of every element answers nonsense once`() async throws {
    let lines = try await output(
      of: """
        import subprocess, threading
        monitor = subprocess.Popen(["dbus-monitor", "--profile", "--address",
          os.environ["AT_SPI_BUS_ADDRESS"], "sender='" + application + "'"],
          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        replies = []
        ready = threading.Event()
        def read():
          for line in monitor.stdout:
            kind, *rest = line.split()
            if kind in ("mr", "err"): replies.append(line); ready.set()
        threading.Thread(target=read, daemon=True).start()
        while not ready.wait(0.05): call("/org/a11y/atspi/accessible/1", "org.freedesktop.DBus.Peer", "Ping")
        def worst(kind):
          return {"i": [-1, -2**31, 2**31-1], "u": [2**32-1, 0], "s": ["", "\\n" * 5000], "d": [math.nan],
            "b": [True, False], "o": ["/", "/org/a11y/atspi/accessible/9"],
            "(aiia{ss}iaiiasib)": [([], 0, {}, 0, [], 0, [], 0, False),
              ([-1] * 5000, 1, {str(i): "x:" * 20 for i in range(200)}, 2, [-1] * 5000, 3, ["Text"] * 5000, 4, True),
              ([-1], 3, {}, 3, [0], 2, ["Text"], 3, True)]}[kind]
        bodies = [None, GLib.Variant("(a{sv})", ({},)), GLib.Variant("((((i))))", ((((1,),),),)),
          GLib.Variant("(sss)", ("a", "b", "c"))]
        before = calls
        mine = bus.get_unique_name()
        for path in ["root"] + [str(i) for i in range(1, 10)]:
          document = call(path, "org.freedesktop.DBus.Introspectable", "Introspect")[0]
          for interface in Gio.DBusNodeInfo.new_for_xml(document).interfaces:
            for method in interface.methods:
              types = [a.signature for a in method.in_args]
              for choice in range(3):
                values = [worst(t)[choice % len(worst(t))] for t in types]
                arguments = GLib.Variant("(" + "".join(types) + ")", tuple(values)) if types else None
                call(path, interface.name, method.name, arguments)
              for body in bodies: call(path, interface.name, method.name, body)
            for member in interface.properties:
              call(path, P, "Get", GLib.Variant("(ss)", (interface.name, member.name)))
              for value in (GLib.Variant("d", math.nan), GLib.Variant("ax", [1]), GLib.Variant("v", GLib.Variant("s", ""))):
                call(path, P, "Set", GLib.Variant("(ssv)", (interface.name, member.name, value)))
        sent = calls - before
        ready.clear()
        call("1", "org.freedesktop.DBus.Peer", "Ping")
        last = calls - before
        answered = lambda: len({l.split()[5] for l in replies[1:] if l.split()[4] == mine})
        total = lambda: len([l for l in replies[1:] if l.split()[4] == mine])
        for _ in range(200):
          if total() >= last: break
          ready.wait(0.05); ready.clear()
        print(sent > 500, total() - answered(), total() >= last)
        print(get("1", "Accessible", "Name"))
        monitor.kill()
        """)
    #expect(lines == ["True 0 True", "('Sample window',)"])
  }

  @Test func `a client is answered while the application is busy`() async throws {
    try await MiniBus.withSample { bus, sample in
      let gate = DispatchSemaphore(value: 0)
      sample.mainQueue.async { gate.wait() }
      let lines = try await bus.python(
        Self.prelude + """
          print(call("2", "org.freedesktop.DBus.Peer", "Ping"), call("/", "org.freedesktop.DBus.Peer", "Ping"))
          print(get("2", "Accessible", "Name"), get("2", "Value", "CurrentValue"))
          """
      ).allLines()
      gate.signal()
      #expect(lines == ["() ()", "('Volume',) (30.0,)"])
    }
  }

  @Test func `what the application refuses is told, but for a value, which stays`() async throws {
    let lines = try await output(
      .refusing,
      of: """
        print(call("2", A + "Action", "DoAction", GLib.Variant("(i)", (0,))),
          put("2", "Value", "CurrentValue", GLib.Variant("d", 3)),
          call("2", A + "Component", "GrabFocus"), call("2", A + "Component", "ScrollTo", GLib.Variant("(u)", (0,))))
        """)
    #expect(lines == ["(False,) () (False,) (False,)"])
  }

  @Test func `an element that is gone says so, and nothing else`() async throws {
    try await MiniBus.withSample { bus, sample in
      sample.change([SampleApplication.list]) { $0.children = [] }
      let lines = try await bus.python(
        Self.prelude + """
          print(call("7", A + "Accessible", "GetState"), get("7", "Accessible", "Name"))
          print(call("07", A + "Accessible", "GetState"), call("77", A + "Accessible", "GetState"),
            call("0", A + "Accessible", "GetState"), call("01", A + "Accessible", "GetState"))
          """
      ).allLines()
      #expect(
        lines == [
          "([64, 0],) UnknownObject", "UnknownObject UnknownObject UnknownObject UnknownObject",
        ])
    }
  }

  @Test func `the cache tells of every element, level by level`() async throws {
    let lines = try await output(
      of: """
        print([i[6] for i in call("/org/a11y/atspi/cache", A + "Cache", "GetItems")[0]])
        print([(i[2][1].split("/")[-1], i[3], i[4]) for i in call("/org/a11y/atspi/cache", A + "Cache", "GetItems")[0][1:3]])
        print(call("/org/a11y/atspi/cache", A + "Accessible", "GetRole"))
        """)
    #expect(
      lines == [
        "['Sample', 'Sample window', 'Volume', 'Reset', 'Off duty', 'Mute', 'Cards', 'Card 1',"
          + " 'Card 2', 'Card 3']",
        "[('root', 0, 5), ('1', 0, 0)]", "UnknownInterface",
      ])
  }

  @Test func `all properties of an interface come in one answer`() async throws {
    let lines = try await output(
      of: """
        for interface in ("Accessible", "Value", "Action"):
          values = call("2", P, "GetAll", GLib.Variant("(s)", (A + interface,)))[0]
          print(" ".join(k + "=" + str(v) for k, v in values.items() if k != "Parent"))
        put("root", "Application", "Id", GLib.Variant("i", 7))
        print(call("root", P, "GetAll", GLib.Variant("(s)", (A + "Application",)))[0])
        """)
    #expect(
      lines == [
        "AccessibleId=volume ChildCount=0 Description=How loud HelpText=Arrow keys adjust"
          + " Locale=en_GB Name=Volume",
        "CurrentValue=30.0 MaximumValue=40.0 MinimumIncrement=1.0 MinimumValue=0.0"
          + " Text=thirty decibels",
        "NActions=2",
        "{'AtspiVersion': '2.1', 'Id': 7, 'ToolkitName': 'Evenhand', 'ToolkitVersion': '0.1',"
          + " 'Version': '0.1'}",
      ])
  }

  @Test func `the folders above the elements are listed`() async throws {
    let lines = try await output(
      of: """
        for path in ("/", "/org", "/org/a11y", "/org/a11y/atspi", "/org/a11y/atspi/accessible"):
          document = call(path, "org.freedesktop.DBus.Introspectable", "Introspect")[0]
          print([node.path for node in Gio.DBusNodeInfo.new_for_xml(document).nodes])
        print(call("/org/a11y/atspi/accessible", A + "Accessible", "GetRole"))
        """)
    #expect(
      lines == [
        "['org']", "['a11y']", "['atspi']", "['accessible', 'cache']", "['root', '1']",
        "UnknownObject",
      ])
  }

  @Test func `more children than a client takes are there by index alone`() async throws {
    try await MiniBus.withSample { bus, sample in
      let items = (100...65_636).map { ElementID($0) }
      sample.change([SampleApplication.list]) { $0.children = items }
      var list = sample.node(SampleApplication.list)
      list.children = items
      sample.provider.publish(
        TreeUpdate(nodes: [list] + items.map { Node(id: $0, role: .listItem) }),
        windows: [SampleApplication.window])
      let lines = try await bus.python(
        Self.prelude + """
          print(call("6", A + "Accessible", "GetChildren"), get("6", "Accessible", "ChildCount"))
          print(call("6", A + "Accessible", "GetChildAtIndex", GLib.Variant("(i)", (65536,)))[0][1][-5:],
            call("65636", A + "Accessible", "GetIndexInParent"))
          """
      ).allLines()
      #expect(lines == ["LimitsExceeded (65537,)", "65636 (65536,)"])
    }
  }
}
