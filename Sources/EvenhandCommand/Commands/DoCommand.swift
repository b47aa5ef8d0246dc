// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityDriver
import AccessibilityReader
import Semantics

/// Asks one element to do something, and says what changed.
struct DoCommand: Subcommand {
  static let name = "do"
  static let summary = "Perform an action, or set a value, a text, the focus or a selection"
  static let synopsis =
    "--app NAME | --pid N ACTION SELECTOR [VALUE]   (ACTION: its name, or set-value, set-text,"
    + " focus, select, deselect)"
  static let options = TargetOptions.specifications.filter {
    ["app", "pid", "exec", "timeout"].contains($0.name)
  }

  private let target: TargetOptions
  private let action: String
  private let selector: ElementSelector
  private let value: String?

  init(_ values: OptionValues, program: [String]?) throws(CommandError) {
    target = try TargetOptions(values, program: program)
    guard values.words.count >= 2 else {
      throw .usage("say what to do and with what, as in: do --app NAME click 'push button[OK]'")
    }
    action = values.words[0]
    let needsValue = ["set-value", "set-text"].contains(action)
    guard values.words.count == (needsValue ? 3 : 2) else {
      throw .usage(
        needsValue
          ? "\(action) needs a selector and a value"
          : "\(Escaped.line(action)) needs one selector; put it in quotes")
    }
    value = needsValue ? values.words[2] : nil
    do {
      selector = try ElementSelector(values.words[1])
    } catch {
      throw .usage("\(error)")
    }
    if action == "set-value", Self.number(value) == nil {
      throw .usage("set-value needs a number, not \"\(Escaped.line(value ?? ""))\"")
    }
  }

  private static func number(_ text: String?) -> Double? {
    text.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  func run(_ environment: [String: String]) async throws(CommandError) -> ExitCode {
    try await TargetOpening(options: target, environment: environment).with {
      target async throws(CommandError) in try await perform(target)
    }
  }

  private func perform(_ target: OpenTarget) async throws(CommandError) -> ExitCode {
    let snapshot = target.snapshot
    let finder = ElementFinder(snapshot)
    let node: Node
    do {
      node = try finder.element(selector)
    } catch {
      throw .invalid("\(error)")
    }
    let (request, object, kind) = try request(for: node, in: snapshot)
    let trial: ActionTrial
    do {
      trial = try await SingleRequest(reader: target.reader, snapshot: snapshot).make(
        request, of: object, as: kind, argument: value ?? action, element: node)
    } catch {
      throw .invalid("\(error)")
    }
    try Output(path: nil).write(report(trial, finder.selector(of: node)))
    return trial.answer == .yes || trial.answer == .left ? .clean : .findings
  }

  private func request(
    for node: Node, in snapshot: ApplicationSnapshot
  ) throws(CommandError) -> (ElementRequest, Node, ActionTrial.Kind) {
    switch action {
    case "set-value": return (.value(Self.number(value) ?? 0), node, .value)
    case "set-text": return (.text(value ?? ""), node, .setText)
    case "focus": return (.focus, node, .focus)
    case "select", "deselect":
      var child = node.id
      while let id = snapshot.tree.parent(of: child), let parent = snapshot.tree[id] {
        if parent.interfaces.contains(.selection), let index = snapshot.tree.index(of: child) {
          return action == "select"
            ? (.selectChild(index), parent, .select) : (.deselectChild(index), parent, .deselect)
        }
        child = id
      }
      throw .invalid("nothing around it has a selection")
    default:
      let offered = node.actions.map(\.name)
      guard offered.contains(action) else {
        let names = offered.isEmpty ? "none" : offered.map(Escaped.line).joined(separator: ", ")
        throw .invalid("it has no action \"\(Escaped.line(action))\"; its actions: \(names)")
      }
      return (.action(action), node, .action)
    }
  }

  private func report(_ trial: ActionTrial, _ place: String) -> String {
    let answer =
      switch trial.answer {
      case .yes: "done"
      case .no: "refused" + (trial.answerText.isEmpty ? "" : ": " + Escaped.line(trial.answerText))
      case .silence: "no answer"
      case .left: "the application ended"
      }
    var text = "\(place) was asked \(trial.request): \(answer)\n"
    for change in trial.changes {
      text +=
        "  changed  \(Escaped.line(change.place)): \(change.property.rawValue)"
        + (change.detail.isEmpty ? "" : " " + Escaped.line(change.detail))
        + " \"\(Escaped.brief(change.from))\" to \"\(Escaped.brief(change.to))\"\n"
    }
    for event in trial.events {
      text += "  event    \(Escaped.line(event.kind))  \(Escaped.line(event.place))\n"
    }
    if trial.lostEvents > 0 { text += "  \(trial.lostEvents) events lost\n" }
    if trial.answer == .yes, trial.changes.isEmpty, trial.events.isEmpty {
      text += "  nothing changed\n"
    }
    return text
  }
}
