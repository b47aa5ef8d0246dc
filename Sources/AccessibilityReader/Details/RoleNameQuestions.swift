// SPDX-License-Identifier: Apache-2.0

import AccessibilitySnapshot
import Semantics

/// Asks for the names of roles, in English and in the application's language.
///
/// A toolkit takes them from a table, so that one element of each kind (role, interfaces and
/// actions) answers for all of them. Asked besides are the elements whose name of the role is their
/// own (the attribute `roledescription`, and the roles that AT-SPI has no number for), and all
/// elements of a role of which two kinds differ, or one has no name.
@BusActor
struct RoleNameQuestions {
  private let read: DetailRead
  private let samples = Samples()

  private struct Kind: Hashable {
    let role: Role
    let interfaces: InterfaceSet
    let actions: [String]
  }

  private struct Names: Hashable {
    var english: String?
    var localized: String?
  }

  private final class Samples {
    var byRole: [Role: Names] = [:]
    var asked: Set<ElementID> = []
    var rolesAskedWhole: Set<Role> = []
  }

  private static let member = (english: "GetRoleName", localized: "GetLocalizedRoleName")
  /// Elements that are asked one by one where samples differ.
  private static let mostOfRole = 1000

  init(_ read: DetailRead) {
    self.read = read
  }

  func ask() {
    var kinds: Set<Kind> = []
    for node in read.nodes {
      let kind = Kind(
        role: node.role, interfaces: node.interfaces, actions: node.actions.map(\.name))
      let hasOwn =
        Self.unnumbered.contains(node.role) || node.attributes["roledescription"] != nil
      if kinds.insert(kind).inserted || hasOwn { ask(node) }
    }
  }

  private static let unnumbered: Set<Role> = [.invalid, .unknown, .extended]

  private func ask(_ node: Node) {
    guard let object = read.reference(of: node), samples.asked.insert(node.id).inserted,
      samples.asked.count <= read.nodes.count
    else { return }
    let interface = Interface.accessible.busName
    read.pipeline.ask(MethodCall(object, interface, Self.member.english), "s") { reply in
      guard let name = reply?.value?.string else { return }
      read.details[node.id, default: ElementDetails()].roleName = read.cut(name)
      compare(name, \.english, node)
    }
    read.pipeline.ask(MethodCall(object, interface, Self.member.localized), "s") { reply in
      guard let name = reply?.value?.string else { return }
      read.details[node.id, default: ElementDetails()].localizedRoleName = read.cut(name)
      compare(name, \.localized, node)
    }
  }

  private func compare(_ name: String, _ path: WritableKeyPath<Names, String?>, _ node: Node) {
    guard node.attributes["roledescription"] == nil else { return }
    let known = samples.byRole[node.role, default: Names()][keyPath: path]
    if let known, known == name, !name.isEmpty { return }
    samples.byRole[node.role, default: Names()][keyPath: path] = name
    guard known != nil || name.isEmpty, samples.rolesAskedWhole.insert(node.role).inserted
    else { return }
    for other in read.nodes.filter({ $0.role == node.role }).prefix(Self.mostOfRole) { ask(other) }
  }
}
