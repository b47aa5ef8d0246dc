// SPDX-License-Identifier: Apache-2.0

import ATSPI
import Foundation
import Semantics

/// The executable `own-tree`: a tree served by hand, for a toolkit that has elements of its own.
@main
@MainActor
enum OwnTreeMain {
  static let window = ElementID(1)
  static let lamp = ElementID(2)
  static var isOn = false

  /// An element as it is now.
  static func node(_ id: ElementID) -> Node {
    switch id {
    case window:
      return Node(
        id: window, role: .frame, name: "Room",
        states: StateSet(.enabled, .sensitive, .visible, .showing, .active),
        frame: Rect(x: 0, y: 0, width: 300, height: 200), children: [lamp])
    default:
      var states = StateSet(.enabled, .sensitive, .visible, .showing, .focusable, .focused)
      states[.checkable] = true
      states[.checked] = isOn
      return Node(
        id: lamp, role: .checkBox, name: "Lamp", states: states,
        frame: Rect(x: 20, y: 20, width: 100, height: 30),
        actions: [Action(name: "toggle", label: "Toggle", keyBinding: ";;space")])
    }
  }

  static func main() {
    let provider = Provider(configuration: .init(applicationName: "own-tree")) { pending in
      // On the provider's thread: hand it over, begin it where its time is not over, and answer when
      // it is done.
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          pending.finish(pending.begin().map(perform) ?? false)
        }
      }
    }
    Self.provider = provider
    provider.start()
    dispatchMain()
  }

  private static var provider: Provider?

  /// Does it, shows what changed, and says whether it was done.
  private static func perform(_ request: AssistiveRequest) -> Bool {
    switch request {
    case .showTree:
      // Somebody looks; before, nothing was kept.
      provider?.publish(TreeUpdate(nodes: [node(window), node(lamp)]), windows: [window])
      return true
    case .performAction(lamp, name: "toggle"):
      isOn.toggle()
      provider?.publish(TreeUpdate(nodes: [node(lamp)]), windows: [window])
      return true
    case .focus(lamp): return true
    default: return false
    }
  }
}
