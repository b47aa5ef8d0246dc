// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import Semantics

/// Goes through an open application by keys, and adds what came of it to what the rules judge.
struct KeyboardEvidence: Sendable {
  let target: OpenTarget
  /// Says on standard error where the keys led.
  let isVerbose: Bool
  /// Whether keys are pressed that actions name, for the rule keybinding-works.
  let triesBindings: Bool
  /// Whether the keys are read that are drawn in menus, for the rules keybinding-unique and
  /// keybinding-works.
  var readsMenus = false
  /// Which of them may be pressed.
  var policy: ActionPolicy?
  /// The windows that are gone through; nil for all of them.
  var windows: Set<ElementID>?
  /// For all windows together; nil for the driver's own bound.
  var time: Duration?

  /// nil where they are not read, or tesseract cannot.
  private func reading(_ locale: String) async -> KeyboardDriver.Reading? {
    let tesseract = Tesseract(environment: target.environment)
    guard readsMenus,
      let installed = try? await tesseract.languages(),
      let languages = try? ScreenTextEvidence.choice(for: locale, among: installed)
    else { return nil }
    return { (try? await tesseract.words(in: $0, languages: languages)) ?? [] }
  }

  func add(to evidence: inout Evidence) async {
    Progress.shared.begin("operating it by keys")
    do {
      var limits = KeyboardDriver.Limits()
      limits.triesBindings = triesBindings
      limits.policy = policy
      limits.writes = target.started?.isPrivate == true
      if let time { limits.duration = time }
      let driver = try await KeyboardDriver(
        reader: target.reader, snapshot: target.snapshot, environment: target.environment,
        limits: limits, reading: await reading(evidence.locale),
        trace: { AuditTrace.shared.step($0) })
      evidence.keyboardWalks = await driver.walk(through: windows)
      if evidence.keyboardWalks.isEmpty {
        evidence.keyboardObstacle = "no window is on the screen"
      }
    } catch {
      evidence.keyboardObstacle = "\(error)"
    }
    guard isVerbose else { return }
    let finder = ElementFinder(target.snapshot)
    for walk in evidence.keyboardWalks {
      let ways = [("Tab", walk.forward), ("Shift+Tab", walk.backward), ("other", walk.sideSteps)]
      for (name, steps) in ways {
        let places = steps.map { $0.keys + " " + ($0.after?.text ?? "nothing") }
        Output.complain("\(name): " + places.joined(separator: ", "))
      }
      if let gap = walk.gap, let window = target.snapshot.tree[walk.window] {
        Output.complain("not a whole walk of \(finder.selector(of: window)): \(gap)")
      }
    }
  }
}
