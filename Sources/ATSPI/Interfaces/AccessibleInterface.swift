// SPDX-License-Identifier: Apache-2.0

internal import CGio
import ATSPINumbers
import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Accessible`.
  static let accessible = InterfaceTable(
    .accessible,
    methods: [
      Method("GetChildAtIndex", "i", "(so)") { query, arguments throws(ProviderError) in
        let index = try arguments.int32(0)
        let children = query.node.children
        guard index >= 0, Int(index) < children.count else {
          throw .indexOutOfRange(index, count: children.count)
        }
        return .value(.reference(.element(children[Int(index)])))
      },
      Method("GetChildren", "", "a(so)") { query, _ throws(ProviderError) in
        guard query.node.children.count <= childLimit else {
          throw .tooManyChildren(query.node.children.count, limit: childLimit)
        }
        return .value(.elements(query.node.children))
      },
      Method("GetIndexInParent", "", "i") { query, _ throws(ProviderError) in
        .value(.int32(Int32(clamping: query.tree.index(of: query.node.id) ?? -1)))
      },
      Method("GetRelationSet", "", "a(ua(so))") { query, _ throws(ProviderError) in
        .value(.array("(ua(so))", relations(query)))
      },
      Method("GetRole", "", "u") { query, _ throws(ProviderError) in
        .value(.uint32(RoleMapping.published(query.node.role).number))
      },
      Method("GetRoleName", "", "s") { query, _ throws(ProviderError) in
        .value(.string(query.node.role.name))
      },
      Method("GetLocalizedRoleName", "", "s") { query, _ throws(ProviderError) in
        .value(.string(localised(query.node.role.name)))
      },
      Method("GetState", "", "au") { query, _ throws(ProviderError) in
        .value(stateWords(query.node.states))
      },
      Method("GetAttributes", "", "a{ss}") { query, _ throws(ProviderError) in
        .value(.texts(ObjectAttributes.published(query.node, query.publication.facts)))
      },
      Method("GetApplication", "", "(so)") { query, _ throws(ProviderError) in
        .value(.reference(.element(query.tree.root)))
      },
      Method("GetInterfaces", "", "as") { query, _ throws(ProviderError) in
        .value(interfaceNames(query.node))
      },
    ],
    properties: [
      Property("Name", "s") { query throws(ProviderError) in .string(query.node.name) },
      Property("Description", "s") { query throws(ProviderError) in
        .string(query.node.description)
      },
      Property("Parent", "(so)") { query throws(ProviderError) in .reference(query.parent) },
      Property("ChildCount", "i") { query throws(ProviderError) in
        .int32(Int32(clamping: query.node.children.count))
      },
      Property("Locale", "s") { query throws(ProviderError) in
        .string(query.publication.facts.locale)
      },
      Property("AccessibleId", "s") { query throws(ProviderError) in
        .string(query.node.identifier)
      },
      Property("HelpText", "s") { query throws(ProviderError) in .string(query.node.help) },
    ])

  /// So many children libatspi takes of an element (`ATSPI_MAX_CHILDREN`); those of a larger one are
  /// asked for by index.
  static let childLimit = 65_536

  static func interfaceNames(_ node: Node) -> BusValue {
    .array("s", answered(node).map { .string($0.busName) })
  }

  /// 64 bits in two words, the low one first.
  static func stateWords(_ states: StateSet) -> BusValue {
    .array(
      "u",
      [
        .uint32(UInt32(truncatingIfNeeded: states.bits)),
        .uint32(UInt32(truncatingIfNeeded: states.bits >> 32)),
      ])
  }

  /// Ties to elements that are not in the tree are left out.
  private static func relations(_ query: Query) -> [BusValue] {
    query.node.relations.compactMap { relation in
      let targets = relation.targets.filter(query.tree.contains)
      guard !targets.isEmpty else { return nil }
      return .tuple([.uint32(relation.kind.number), .elements(targets)])
    }
  }

  /// From the catalogue that comes with the bus itself, so that every application says the same.
  private static func localised(_ roleName: String) -> String {
    g_dgettext("at-spi2-core", roleName).flatMap { String(validatingCString: $0) } ?? roleName
  }
}
