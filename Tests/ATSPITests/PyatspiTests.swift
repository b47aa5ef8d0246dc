// SPDX-License-Identifier: Apache-2.0

import Foundation
import Semantics
import Testing

@testable import ATSPI

/// What pyatspi, a client that knows nothing of this project, makes of the application.
@Suite struct PyatspiTests {
  /// Finds the sample's window as `window`, and `find(name)`.
  static let prelude = """
    import pyatspi, sys
    desktop = pyatspi.Registry.getDesktop(0)
    apps = [a for a in desktop if a and a.name == "Sample"]
    app = apps[0]
    window = app[0]
    def find(name):
      return pyatspi.findDescendant(window, lambda a: a.name == name)

    """

  @Test func `a client reads names, roles, states and actions with their keys`() async throws {
    let bus = try await MiniBus()
    let sample = SampleApplication(address: bus.address)
    try await sample.start()
    let client = try bus.python(
      Self.prelude + """
        def show(a, depth):
          print("  " * depth + a.getRoleName(), a.name, sorted(str(s)[6:].lower() for s in a.getState().getStates()))
          try:
            actions = a.queryAction()
            for i in range(actions.nActions):
              print("  " * depth + "-", actions.getName(i), actions.getLocalizedName(i), actions.getDescription(i), actions.getKeyBinding(i))
          except NotImplementedError: pass
          for child in a: show(child, depth + 1)
        print(len(apps), app.toolkitName, app.parent == desktop)
        show(app, 0)
        """)
    #expect(
      try await client.allLines() == [
        "1 Evenhand True",
        "application Sample []",
        "  frame Sample window ['active', 'enabled', 'sensitive', 'showing', 'visible']",
        "    dial Volume ['enabled', 'focusable', 'focused', 'horizontal', 'sensitive', 'showing', 'visible']",
        "    - increment Louder Makes it louder ;;Up",
        "    - decrement Softer Makes it softer ;;Down",
        "    push button Reset ['enabled', 'focusable', 'sensitive', 'showing', 'visible']",
        "    - click Press  ;;space",
        "    push button Off duty ['showing', 'visible']",
        "    - click Press  ",
        "    toggle button Mute ['enabled', 'focusable', 'sensitive', 'showing', 'visible']",
        "    - click Switch  ;;space",
        "    list Cards ['enabled', 'sensitive', 'showing', 'visible']",
        "      list item Card 1 ['enabled', 'sensitive', 'showing', 'visible']",
        "      list item Card 2 ['enabled', 'sensitive', 'showing', 'visible']",
        "      list item Card 3 ['enabled', 'sensitive', 'showing', 'visible']",
      ])
  }

  @Test func `a client's action is done when its call returns`() async throws {
    let bus = try await MiniBus()
    let sample = SampleApplication(address: bus.address)
    try await sample.start()
    let client = try bus.python(
      Self.prelude + """
        value = find("Volume").queryValue()
        print(value.currentValue, value.minimumValue, value.maximumValue, value.minimumIncrement)
        print(find("Volume").queryAction().doAction(0), value.currentValue)
        print(find("Reset").queryAction().doAction(0), value.currentValue)
        """)
    #expect(try await client.allLines() == ["30.0 0.0 40.0 1.0", "True 31.0", "True 0.0"])
  }

  @Test func `a value that a client sets is clamped and read back`() async throws {
    let bus = try await MiniBus()
    let sample = SampleApplication(address: bus.address)
    try await sample.start()
    let client = try bus.python(
      Self.prelude + """
        value = find("Volume").queryValue()
        for number in (12.5, 1000, -7):
          value.currentValue = number
          print(value.currentValue)
        """)
    #expect(try await client.allLines() == ["12.5", "40.0", "0.0"])
  }
}
