// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilitySnapshot
import Semantics
import Testing

/// An audit without what it was asked for is not valid, whatever else it found right.
@Suite struct FruitlessWayTests {
  private let snapshot = Sample.snapshot(buttonName: "OK", windowName: "Main")

  @Test func `keys that could be pressed nowhere make an audit not valid`() {
    var evidence = Evidence()
    evidence.keyboardObstacle = "no window is on the screen"
    #expect(
      reasons(evidence) == ["--drive keyboard could be tried nowhere: no window is on the screen"])
  }

  @Test func `a walk in one window of two is a walk`() {
    var lost = KeyboardWalk(window: ElementID(2))
    lost.obstacle = "the window does not take the keyboard"
    var made = KeyboardWalk(window: ElementID(2))
    made.forward = [KeyboardStep(keys: "Tab")]
    var evidence = Evidence()
    evidence.keyboardWalks = [lost]
    #expect(reasons(evidence).count == 1)
    evidence.keyboardWalks = [lost, made]
    #expect(reasons(evidence) == [])
  }

  @Test func `actions, settings and pictures that led to nothing are said`() {
    var evidence = Evidence()
    evidence.actionTrials = ActionTrials(ending: "its events cannot be heard")
    evidence.preferenceTrials = PreferenceTrials(trials: [], obstacle: "there is no X display")
    evidence.pictureObstacle = "there is no X display"
    #expect(
      reasons(evidence) == [
        "--drive actions could be tried nowhere: its events cannot be heard",
        "--drive preferences could be tried nowhere: there is no X display",
        "--pictures could be tried nowhere: there is no X display",
      ])
  }

  @Test func `a program that hangs part-way leaves actions that were asked for untried`() {
    var evidence = Evidence()
    let made = ActionTrial(element: ElementID(2), kind: .action)
    evidence.actionTrials = ActionTrials(
      trials: [made], ending: "the application did not answer any more")
    #expect(
      reasons(evidence) == [
        "--drive actions could be tried in part: the application did not answer any more"
      ])
    evidence.actionTrials = ActionTrials(trials: [made], ending: "the application has ended")
    #expect(reasons(evidence) == [])
  }

  @Test func `trials that the time or the end of the program left out are said`() {
    var evidence = Evidence()
    func untried(_ reason: String) -> ActionTrials.Untried {
      ActionTrials.Untried(element: ElementID(2), kind: .action, reason: reason)
    }
    let gone = "the application ended before anything was asked of it"
    evidence.actionTrials = ActionTrials(untried: [untried(gone)], ending: gone)
    #expect(reasons(evidence) == ["--drive actions could be tried nowhere: \(gone)"])
    evidence.actionTrials = ActionTrials(
      untried: [untried("the application ended with it")], ending: "the application ended")
    #expect(reasons(evidence) == [])
    let late = "the time for trials was over; --drive-time gives them more"
    evidence.actionTrials = ActionTrials(
      trials: [ActionTrial(element: ElementID(2), kind: .action)], untried: [untried(late)],
      ending: late)
    #expect(reasons(evidence) == ["--drive actions could be tried in part: \(late)"])
  }

  @Test func `what was not asked for is not missed`() {
    #expect(reasons(Evidence()) == [])
  }

  @Test func `a plain widget that is a window is one, and its role is a finding`() throws {
    let states = StateSet(.enabled, .sensitive, .showing, .visible)
    let button = Node(
      id: ElementID(3), role: .button, name: "OK", states: states.union(StateSet(.focusable)),
      frame: Rect(x: 0, y: 0, width: 90, height: 30), actions: [Action(name: "Press", label: "")])
    let window = Node(
      id: ElementID(2), role: .filler, name: "Tools", states: states,
      frame: Rect(x: 0, y: 0, width: 90, height: 30), children: [button.id])
    let root = Node(id: ElementID(1), role: .application, name: "App", children: [window.id])
    let result = Audit().run(
      ApplicationSnapshot(
        application: ApplicationReference(
          object: ObjectReference(busName: ":1.1", path: "/root"), name: "App",
          toolkitName: "Qt", toolkitVersion: "5.15.8"),
        tree: Tree(root: root, nodes: [window, button])))
    #expect(result.violations.map(\.reason) == ["no-window-role"])
    #expect(result.violations.first?.windowSelector == "filler[Tools]")
  }

  @Test func `an application that is mostly a web page is not judged by what is round it`() {
    let states = StateSet(.enabled, .sensitive, .showing, .visible)
    let parts = (10..<30).map {
      Node(id: ElementID($0), role: .button, name: "\($0)", states: states)
    }
    let page = Node(
      id: ElementID(3), role: .documentWeb, name: "Page", states: states,
      children: parts.map(\.id))
    let window = Node(
      id: ElementID(2), role: .frame, name: "Main", states: states, children: [page.id])
    let root = Node(id: ElementID(1), role: .application, name: "App", children: [window.id])
    let result = Audit().run(
      ApplicationSnapshot(
        application: ApplicationReference(
          object: ObjectReference(busName: ":1.1", path: "/root"), name: "App"),
        tree: Tree(root: root, nodes: [window, page] + parts)))
    #expect(
      result.invalidReasons == [
        "most of it is web content, 20 elements that were not judged: audit it with axe"
      ])
  }

  private func reasons(_ evidence: Evidence) -> [String] {
    Audit(rules: Sample.rules).run(snapshot, evidence: evidence).invalidReasons
  }
}
