// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Action`.
  static let action = InterfaceTable(
    .action,
    methods: [
      Method("GetName", "i", "s") { query, arguments, reply throws(ProviderError) in
        reply.string(try action(query, &arguments).name)
      },
      Method("GetLocalizedName", "i", "s") { query, arguments, reply throws(ProviderError) in
        reply.string(label(try action(query, &arguments)))
      },
      Method("GetDescription", "i", "s") { query, arguments, reply throws(ProviderError) in
        reply.string(try action(query, &arguments).description)
      },
      Method("GetKeyBinding", "i", "s") { query, arguments, reply throws(ProviderError) in
        reply.string(try action(query, &arguments).keyBinding)
      },
      Method("GetActions", "", "a(sss)") { query, _, reply throws(ProviderError) in
        let array = reply.beginArray(alignment: 8)
        for action in query.node.actions {
          reply.structure()
          reply.string(label(action))
          reply.string(action.description)
          reply.string(action.keyBinding)
        }
        reply.end(array)
      },
      .asking("DoAction", "i", "b") { query, arguments, reply throws(ProviderError) in
        let action = try action(query, &arguments)
        guard query.isSensitive else { return reply.refuse() }
        return .request(.performAction(query.node.id, name: action.name), .outcome)
      },
    ],
    properties: [
      Property("NActions", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: query.node.actions.count)
      }
    ])

  private static func action(
    _ query: Query, _ arguments: inout Arguments
  ) throws(ProviderError) -> Semantics.Action {
    let index = try arguments.int32()
    let actions = query.node.actions
    guard index >= 0, Int(index) < actions.count else {
      throw .indexOutOfRange(index, count: actions.count)
    }
    return actions[Int(index)]
  }

  private static func label(_ action: Semantics.Action) -> String {
    action.label.isEmpty ? action.name : action.label
  }
}

extension WireWriter {
  /// Says that what was asked is not done.
  mutating func refuse() -> Answer {
    boolean(false)
    return .written
  }
}
