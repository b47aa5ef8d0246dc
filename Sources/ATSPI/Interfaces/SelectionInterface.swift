// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Selection`.
  ///
  /// What is chosen is said by the children's own states; that of a radio button is `checked`.
  static let selection = InterfaceTable(
    .selection,
    methods: [
      Method("GetSelectedChild", "i", "(so)") { query, arguments, reply throws(ProviderError) in
        reply.reference(.element(try chosenChild(query, &arguments)))
      },
      .asking("SelectChild", "i", "b") { query, arguments, reply throws(ProviderError) in
        choosing(try child(query, &arguments), true, query, &reply)
      },
      .asking("DeselectSelectedChild", "i", "b") {
        query, arguments, reply throws(ProviderError) in
        choosing(try chosenChild(query, &arguments), false, query, &reply)
      },
      Method("IsChildSelected", "i", "b") { query, arguments, reply throws(ProviderError) in
        let child = try child(query, &arguments)
        reply.boolean(query.tree[child]?.isChosen ?? false)
      },
      .asking("SelectAll", "", "b") { query, _, reply throws(ProviderError) in
        guard query.isSensitive, query.node.states[.multiselectable] else { return reply.refuse() }
        return .request(.setAllChosen(query.node.id, true), .outcome)
      },
      .asking("ClearSelection", "", "b") { query, _, reply throws(ProviderError) in
        guard query.isSensitive else { return reply.refuse() }
        return .request(.setAllChosen(query.node.id, false), .outcome)
      },
      .asking("DeselectChild", "i", "b") { query, arguments, reply throws(ProviderError) in
        choosing(try child(query, &arguments), false, query, &reply)
      },
    ],
    properties: [
      Property("NSelectedChildren", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: chosen(query).count)
      }
    ])

  private static func chosen(_ query: Query) -> [ElementID] {
    query.node.children.filter { query.tree[$0]?.isChosen == true }
  }

  private static func child(
    _ query: Query, _ arguments: inout Arguments
  ) throws(ProviderError) -> ElementID {
    try element(of: query.node.children, try arguments.int32())
  }

  /// Counted among those that are chosen.
  private static func chosenChild(
    _ query: Query, _ arguments: inout Arguments
  ) throws(ProviderError) -> ElementID {
    try element(of: chosen(query), try arguments.int32())
  }

  private static func element(
    of children: [ElementID], _ index: Int32
  ) throws(ProviderError) -> ElementID {
    guard index >= 0, Int(index) < children.count else {
      throw .indexOutOfRange(index, count: children.count)
    }
    return children[Int(index)]
  }

  /// For the application to do, where the child can be chosen and takes requests.
  static func choosing(
    _ child: ElementID, _ isChosen: Bool, _ query: Query, _ reply: inout WireWriter
  ) -> Answer {
    guard let node = query.tree[child], node.states[.sensitive], node.canBeChosen else {
      return reply.refuse()
    }
    return .request(.setChosen(child, isChosen), .outcome)
  }
}
