// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension UnattendedInstance {
  /// Pictures of a page, in a time that is longer than the five seconds of WCAG 2.2.2.
  private static let pictures = 36
  /// How far apart they are, by turns: what blinks at a steady pace would look the same in each.
  private static let distances = [Duration.milliseconds(210), .milliseconds(290)]
  /// Changes of a place between them: a message that comes and goes makes two.
  private static let fewestChanges = 3

  /// What blinks or moves by itself, by the windows of an instance that runs somewhere else.
  public func motions(in known: ApplicationSnapshot) -> [ElementID: [WindowMotion]] {
    motions.reduce(into: [:]) { told, motion in
      guard let node = instance.snapshot.tree[motion.key], let twin = twin(of: node, in: known)
      else { return }
      told[twin.id] = motion.value
    }
  }

  /// The squares in which something moves by itself, by window. Nobody stops what works on, and what a button
  /// stops can be stopped.
  func movingSquares(on page: ApplicationSnapshot) async -> [ElementID: Set<Int>] {
    let page = page.withInferredShowing
    guard
      let photographer = try? WindowPhotographer(
        snapshot: page, environment: instance.environment)
    else { return [:] }
    let windows = photographer.windowsInTree.filter { window in
      !page.tree.depthFirst.contains { node in
        node.states[.showing] && Self.excuses(node)
          && page.tree.window(of: node.id)?.id == window.id
      }
    }
    var places: [ElementID: RestlessPlaces] = [:]
    for look in 0..<(windows.isEmpty ? 0 : Self.pictures) {
      if look > 0 { try? await Task.sleep(for: Self.distances[look % Self.distances.count]) }
      for window in windows {
        if let picture = try? photographer.pixels(of: window) {
          places[window.id, default: RestlessPlaces()].add(picture)
        }
      }
    }
    return places.mapValues { $0.squares(changing: Self.fewestChanges) }
  }

  private static func excuses(_ node: Node) -> Bool {
    if node.role == .progressBar || node.role == .animation { return true }
    return stoppers.contains(node.role)
      && node.name.lowercased().split { !$0.isLetter }.contains { stops.contains(String($0)) }
  }

  private static let stoppers: RoleSet = [
    .button, .toggleButton, .checkBox, .switchControl, .menuItem, .checkMenuItem,
  ]
  private static let stops: Set<String> = [
    "stop", "pause", "play", "freeze", "halt", "resume", "stoppen", "anhalten", "pausieren",
    "arrêter", "suspendre",
  ]
}
