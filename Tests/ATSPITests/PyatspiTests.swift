// SPDX-License-Identifier: Apache-2.0

import Testing

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

  private func output(of script: String) async throws -> [String] {
    var lines: [String] = []
    try await MiniBus.withSample { bus, _ in
      lines = try await bus.python(Self.prelude + script).allLines()
    }
    return lines
  }

  @Test func `a client reads the tree with names, roles and states`() async throws {
    let lines = try await output(
      of: """
        def show(a, depth):
          states = sorted(s.value_nick for s in a.getState().getStates())
          print("  " * depth + a.getRoleName(), a.name, ",".join(states))
          for child in a: show(child, depth + 1)
        print(len(apps), app.toolkitName)
        show(app, 0)
        """)
    #expect(
      lines == [
        "1 Evenhand",
        "application Sample ",
        "  frame Sample window active,enabled,sensitive,showing,visible",
        "    dial Volume enabled,focusable,focused,horizontal,sensitive,showing,visible",
        "    push button Reset enabled,focusable,sensitive,showing,visible",
        "    push button Off duty showing,visible",
        "    toggle button Mute enabled,focusable,sensitive,showing,visible",
        "    list Cards enabled,sensitive,showing,visible",
        "      list item Card 1 enabled,sensitive,showing,visible",
        "      list item Card 2 enabled,sensitive,showing,visible",
        "      list item Card 3 enabled,sensitive,showing,visible",
      ])
  }

  @Test func `a client lists actions with their labels, descriptions and keys`() async throws {
    let lines = try await output(
      of: """
        for name in ("Volume", "Reset"):
          action = find(name).queryAction()
          for i in range(action.nActions):
            print("|".join([action.getName(i), action.getLocalizedName(i), action.getDescription(i), action.getKeyBinding(i)]))
        """)
    #expect(
      lines == [
        "increment|Louder|Makes it louder|;;Up", "decrement|Softer|Makes it softer|;;Down",
        "click|Press||;;space",
      ])
  }

  @Test func `an action's effect can be read when its call returns`() async throws {
    let lines = try await output(
      of: """
        value = find("Volume").queryValue()
        print(value.currentValue, value.minimumValue, value.maximumValue, value.minimumIncrement)
        print(find("Volume").queryAction().doAction(0), value.currentValue)
        print(find("Reset").queryAction().doAction(0), value.currentValue)
        """)
    #expect(lines == ["30.0 0.0 40.0 1.0", "True 31.0", "True 0.0"])
  }

  @Test func `an action of an element that is not sensitive is not done`() async throws {
    let lines = try await output(of: "print(find('Off duty').queryAction().doAction(0))")
    #expect(lines == ["False"])
  }

  @Test func `a value that a client sets is clamped and read back`() async throws {
    let lines = try await output(
      of: """
        value = find("Volume").queryValue()
        for number in (12.5, 1000, -7):
          value.currentValue = number
          print(value.currentValue)
        """)
    #expect(lines == ["12.5", "40.0", "0.0"])
  }

  @Test func `every child stands where its index says`() async throws {
    let lines = try await output(
      of: """
        def check(a):
          wrong = 0
          for i in range(a.childCount):
            child = a.getChildAtIndex(i)
            if child.getIndexInParent() != i or child.parent != a: wrong += 1
            wrong += check(child)
          return wrong
        print(check(app), app.getIndexInParent(), app.parent == desktop)
        """)
    #expect(lines == ["0 -1 True"])
  }

  @Test func `grabbing the focus moves it`() async throws {
    let lines = try await output(
      of: """
        def focused(name): return find(name).getState().contains(pyatspi.STATE_FOCUSED)
        print(focused("Volume"), focused("Reset"))
        print(find("Reset").queryComponent().grabFocus())
        desktop.clearCache()
        print(focused("Volume"), focused("Reset"))
        """)
    #expect(lines == ["True False", "True", "False True"])
  }

  @Test func `a client finds elements by place, on the screen and in the window`() async throws {
    let lines = try await output(
      of: """
        component = window.queryComponent()
        print(tuple(component.getExtents(0)), tuple(component.getExtents(1)))
        dial = find("Volume").queryComponent()
        print(tuple(dial.getExtents(0)), tuple(dial.getExtents(1)))
        card = find("Card 2").queryComponent()
        print(tuple(card.getExtents(2)))
        print(component.getAccessibleAtPoint(125, 75, 0).name)
        print(component.getAccessibleAtPoint(25, 235, 1).name)
        print(component.getAccessibleAtPoint(350, 20, 1).name)
        print(component.getAccessibleAtPoint(-1, 20, 1))
        """)
    #expect(
      lines == [
        "(100, 50, 400, 300) (0, 0, 400, 300)", "(120, 70, 100, 100) (20, 20, 100, 100)",
        "(0, 30, 300, 30)", "Volume", "Card 2", "Sample window", "None",
      ])
  }

  @Test func `a client reads attributes, identifier and relations`() async throws {
    let lines = try await output(
      of: """
        dial = find("Volume")
        print(sorted(dial.getAttributes()))
        print(dial.accessibleId, find("Mute").getAttributes())
        relation = find("Reset").getRelationSet()[0]
        print(relation.getRelationType().value_nick, relation.getTarget(0).name)
        print(dial.getLocalizedRoleName(), dial.objectLocale)
        """)
    #expect(
      lines == [
        "['keyshortcuts:ArrowUp ArrowDown', 'toolkit:Evenhand', 'valuetext:thirty decibels']",
        "volume ['toolkit:Evenhand', 'xml-roles:switch']",
        "controller-for Volume", "dial en_GB",
      ])
  }
}
