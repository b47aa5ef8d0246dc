// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Foundation
import Semantics

/// A fault of a toolkit that shows in every application made with it. It lowers what a rule says to
/// "needs review" and says where the fault is known; it hides nothing.
public struct Quirk: Hashable, Sendable, Decodable {
  /// Kebab-case, never renamed.
  public let id: String
  /// As the application names it, in small letters ("gtk", "chromium").
  public let toolkit: String
  /// The first version that has the fault; nil where all have.
  public let from: String?
  /// The first version that has it no more; nil while none is known.
  public let before: String?
  /// The version that it was seen with.
  public let seen: String
  /// The rules that it shows in, with the reasons that are meant; an empty list means all.
  public let rules: [String: [String]]
  /// The names of the roles that it is about; empty for all.
  public let roles: [String]
  /// The names of the roles of what holds the element, has a name and is no window; nil for all.
  public let parents: [String]?
  /// The names of the roles of what the element stands in, whatever that is; nil for all.
  public let within: [String]?
  /// The roles of what the element stands in, from inside out, with a name where it counts ("page tab
  /// list[AdwViewSwitcher]"); nil for all.
  public let path: [String]?
  /// What is so of the element beside all this; nil where nothing has to be.
  public let shape: [Shape]?
  /// How wide and how high the element is at most; nil for any size.
  public let largest: Double?
  /// What is wrong, in one sentence.
  public let title: String
  /// Where the toolkit's makers keep the fault, or where it can be read of.
  public let url: String

  /// The versions that have the fault; nil where the table has a mistake.
  var versions: KnownVersions? {
    let end: KnownVersions.End? =
      if let before { ToolkitVersion(before).map { .before($0) } } else {
        ToolkitVersion(seen).map { .still($0) }
      }
    return end.map { KnownVersions(from: from.flatMap(ToolkitVersion.init), $0) }
  }

  func concerns(_ rule: String, _ reason: String, _ role: Role) -> Bool {
    guard let reasons = rules[rule] else { return false }
    return (reasons.isEmpty || reasons.contains(reason))
      && (roles.isEmpty || roles.contains(role.name))
  }

  /// Whether the element stands where the fault shows, and is as large as it shows it.
  func concerns(_ node: Node, in context: AuditContext) -> Bool {
    let parent = context.parent(of: node)
    let holder = parent.flatMap {
      context.window(of: $0.id)?.id == $0.id || $0.name.trimmed.isEmpty ? nil : $0
    }
    return Self.names(parents, holder) && Self.names(within, parent) && stands(node, in: context)
      && (shape ?? []).allSatisfy { $0.holds(for: node, in: context) }
      && (node.frame?.isWithin(largest) ?? (largest == nil))
  }

  private func stands(_ node: Node, in context: AuditContext) -> Bool {
    guard let path else { return true }
    let holders = Array(context.ancestors(of: node).prefix(path.count))
    return holders.count == path.count
      && zip(path, holders).allSatisfy { step, holder in
        step == holder.role.name || step == "\(holder.role.name)[\(holder.name)]"
      }
  }

  private static func names(_ roles: [String]?, _ node: Node?) -> Bool {
    roles?.contains { $0 == node?.role.name } ?? true
  }

  /// True of a fault that shows anywhere, at any size.
  var isEverywhere: Bool {
    parents == nil && within == nil && path == nil && shape == nil && largest == nil
  }

  /// What roles and places do not tell of an element.
  public enum Shape: String, Sendable, Decodable {
    /// It stands before all others in its holder.
    case first
    /// It has neither a name nor a description.
    case nameless
    /// It takes no focus.
    case unfocusable
    /// It holds something that is showing.
    case holding
    /// It holds nothing that is showing, but for headers.
    case empty
    /// Nobody writes in it.
    case onlyRead = "only-read"
    /// All that it offers over the bus is to open a menu.
    case menuAlone = "menu-alone"
    /// It is the second of three, and the others are buttons.
    case betweenButtons = "between-buttons"
    /// It stands above the name and the five lines of GTK 3's dialog about a program.
    case logo

    fileprivate func holds(for node: Node, in context: AuditContext) -> Bool {
      switch self {
      case .first: return context.parent(of: node)?.children.first == node.id
      case .nameless: return node.name.trimmed.isEmpty && node.description.trimmed.isEmpty
      case .unfocusable: return !node.states[.focusable]
      case .holding: return context.children(of: node).contains { $0.states[.showing] }
      case .empty:
        return !context.children(of: node).contains {
          $0.states[.showing] && ![.tableColumnHeader, .tableRowHeader].contains($0.role)
        }
      case .onlyRead: return !node.states[.editable]
      case .menuAlone: return node.actions.map(\.name) == ["ShowMenu"]
      case .betweenButtons:
        let siblings = context.parent(of: node).map { context.children(of: $0) } ?? []
        return siblings.map { $0.id == node.id ? nil : $0.role } == [.button, nil, .button]
      case .logo:
        let parts = context.parent(of: node).map(context.children) ?? []
        let lines = parts.last.map(context.children)?.first.map(context.children) ?? []
        return parts.map(\.role) == [node.role, .label, .panel] && lines.count == 5
          && lines.allSatisfy { $0.role == .label && $0.states[.focusable] }
      }
    }
  }
}

/// The faults of toolkits that are known; `quirks.json` holds them as data.
public struct QuirkTable: Sendable {
  /// In the order of the file.
  public let quirks: [Quirk]

  /// The table that is built in.
  public static let current = QuirkTable(Data(PackageResources.quirks_json))

  /// A table that cannot be read is empty; a test holds that the one built in can.
  init(_ data: Data) {
    quirks = (try? JSONDecoder().decode([Quirk].self, from: data)) ?? []
  }

  private init(quirks: [Quirk]) {
    self.quirks = quirks
  }

  /// Those that applications with a toolkit show, as far as that is known; or those of which it is not
  /// known whether that version still has them.
  func concerning(
    _ toolkit: Toolkit, _ knowledge: KnownVersions.Knowledge = .holds
  ) -> QuirkTable {
    QuirkTable(
      quirks: quirks.filter {
        toolkit.isCalled($0.toolkit) && $0.versions?.knowledge(of: toolkit.behaviour) == knowledge
      })
  }

  /// What is known of a role, wherever an element of it stands.
  func quirk(_ rule: String, _ reason: String, of role: Role) -> Quirk? {
    quirks.first { $0.isEverywhere && $0.concerns(rule, reason, role) }
  }

  func quirk(_ rule: String, _ reason: String, of node: Node, in context: AuditContext) -> Quirk? {
    quirks.first { $0.concerns(rule, reason, node.role) && $0.concerns(node, in: context) }
  }
}

extension Rect {
  /// Whether neither side is longer; nil is no limit.
  fileprivate func isWithin(_ largest: Double?) -> Bool {
    largest.map { width <= $0 && height <= $0 } ?? true
  }
}

extension Toolkit {
  /// What is known of older versions and not of this one, which therefore excuses nothing; nil where
  /// that is nothing.
  var unknownNote: String? {
    let quirks = QuirkTable.current.concerning(self, .unknown).quirks
    let unknown = unknownFacts.map { "it \($0.trait.text)" } + quirks.map(\.title)
    guard !unknown.isEmpty else { return nil }
    return "what is known of older versions alone excuses nothing in \(name)"
      + " \(version.isEmpty ? "without a version" : version): "
      + unknown.joined(separator: "; ")
  }
}
