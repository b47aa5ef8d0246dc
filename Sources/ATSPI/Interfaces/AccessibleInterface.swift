// SPDX-License-Identifier: Apache-2.0

internal import CGio
import ATSPINumbers
import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Accessible`.
  static let accessible = InterfaceTable(
    .accessible,
    methods: [
      Method("GetChildAtIndex", "i", "(so)") { query, arguments, reply throws(ProviderError) in
        let index = try arguments.int32()
        if let guest = query.guest {
          guard index == 0 else { throw .indexOutOfRange(index, count: 1) }
          return reply.reference(guest)
        }
        let children = query.children
        guard index >= 0, Int(index) < children.count else {
          throw .indexOutOfRange(index, count: children.count)
        }
        reply.reference(.element(children[Int(index)]))
      },
      Method("GetChildren", "", "a(so)") { query, _, reply throws(ProviderError) in
        if let guest = query.guest {
          let array = reply.beginArray(alignment: 8)
          reply.reference(guest)
          return reply.end(array)
        }
        let children = query.children
        guard children.count <= childLimit else {
          throw .tooManyChildren(children.count, limit: childLimit)
        }
        reply.elements(children)
      },
      Method("GetIndexInParent", "", "i") { query, _, reply throws(ProviderError) in
        reply.int32(clamping: query.publication.index(of: query.node.id))
      },
      Method("GetRelationSet", "", "a(ua(so))") { query, _, reply throws(ProviderError) in
        relations(query, &reply)
      },
      Method("GetRole", "", "u") { query, _, reply throws(ProviderError) in
        reply.uint32(RoleMapping.published(query.node.role).number)
      },
      Method("GetRoleName", "", "s") { query, _, reply throws(ProviderError) in
        reply.string(query.node.role.name)
      },
      Method("GetLocalizedRoleName", "", "s") { query, _, reply throws(ProviderError) in
        reply.string(localised(query.node.role.name))
      },
      Method("GetState", "", "au") { query, _, reply throws(ProviderError) in
        reply.states(query.node.states)
      },
      Method("GetAttributes", "", "a{ss}") { query, _, reply throws(ProviderError) in
        reply.texts(ObjectAttributes.published(query.node, query.publication.facts))
      },
      Method("GetApplication", "", "(so)") { query, _, reply throws(ProviderError) in
        reply.reference(.element(query.tree.root))
      },
      Method("GetInterfaces", "", "as") { query, _, reply throws(ProviderError) in
        reply.interfaces(of: query.node)
      },
    ],
    properties: [
      Property("Name", "s") { query, reply throws(ProviderError) in reply.string(query.node.name) },
      Property("Description", "s") { query, reply throws(ProviderError) in
        reply.string(query.node.description)
      },
      Property("Parent", "(so)") { query, reply throws(ProviderError) in
        reply.reference(query.parent)
      },
      Property("ChildCount", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: query.publication.childCount(of: query.node))
      },
      Property("Locale", "s") { query, reply throws(ProviderError) in
        reply.string(query.publication.facts.locale)
      },
      Property("AccessibleId", "s") { query, reply throws(ProviderError) in
        reply.string(query.node.identifier)
      },
      Property("HelpText", "s") { query, reply throws(ProviderError) in
        reply.string(query.node.help)
      },
    ])

  /// So many children libatspi takes of an element (`ATSPI_MAX_CHILDREN`); those of a larger one are
  /// asked for by index.
  static let childLimit = 65_536

  /// Relations to elements that are not in the tree are left out.
  private static func relations(_ query: Query, _ reply: inout WireWriter) {
    let array = reply.beginArray(alignment: 8)
    for relation in query.node.relations {
      let targets = relation.targets.filter(query.tree.contains)
      guard !targets.isEmpty else { continue }
      reply.structure()
      reply.uint32(relation.kind.number)
      reply.elements(targets)
    }
    reply.end(array)
  }

  /// From the catalogue that comes with the bus itself, so that every application says the same.
  private static func localised(_ roleName: String) -> String {
    // Where there is no translation, what comes back is what was handed over, and lasts as long.
    roleName.withCString { name in
      g_dgettext("at-spi2-core", name).flatMap { String(validatingCString: $0) } ?? roleName
    }
  }
}

extension WireWriter {
  /// `au`: 64 bits in two words, the low one first.
  mutating func states(_ states: StateSet) {
    let array = beginArray(alignment: 4)
    let bits = states.bits
    uint32(UInt32(truncatingIfNeeded: bits))
    uint32(UInt32(truncatingIfNeeded: bits >> 32))
    end(array)
  }

  private static let interfaceNames = Interface.allCases.map(\.busName)

  /// `as`.
  mutating func interfaces(of node: Node) {
    let array = beginArray(alignment: 4)
    let set = node.interfaces
    // Sockets are asked without being listed: ATK lists none, and libatspi 2.46 complains of one.
    for interface in Interface.allCases where set.contains(interface) && interface != .socket {
      known(Self.interfaceNames[Int(interface.rawValue)])
    }
    end(array)
  }

  /// `a{ss}`, in the order of the keys.
  mutating func texts(_ texts: [String: String]) {
    let array = beginArray(alignment: 8)
    for (key, text) in texts.sorted(by: { $0.key < $1.key }) {
      structure()
      string(key)
      string(text)
    }
    end(array)
  }
}
