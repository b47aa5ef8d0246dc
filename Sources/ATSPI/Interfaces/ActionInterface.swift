// SPDX-License-Identifier: Apache-2.0

import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Action`.
  static let action = InterfaceTable(
    .action,
    methods: [
      Method("GetName", "i", "s") { query, arguments throws(ProviderError) in
        .value(.string(try action(query, arguments).name))
      },
      Method("GetLocalizedName", "i", "s") { query, arguments throws(ProviderError) in
        .value(.string(label(try action(query, arguments))))
      },
      Method("GetDescription", "i", "s") { query, arguments throws(ProviderError) in
        .value(.string(try action(query, arguments).description))
      },
      Method("GetKeyBinding", "i", "s") { query, arguments throws(ProviderError) in
        .value(.string(try action(query, arguments).keyBinding))
      },
      Method("GetActions", "", "a(sss)") { query, _ throws(ProviderError) in
        .value(
          .array(
            "(sss)",
            query.node.actions.map { action in
              .tuple([
                .string(label(action)), .string(action.description), .string(action.keyBinding),
              ])
            }))
      },
      Method("DoAction", "i", "b") { query, arguments throws(ProviderError) in
        let action = try action(query, arguments)
        guard query.isSensitive else { return .value(.boolean(false)) }
        return .request(.performAction(query.node.id, name: action.name), .outcome)
      },
    ],
    properties: [
      Property("NActions", "i") { query throws(ProviderError) in
        .int32(Int32(clamping: query.node.actions.count))
      }
    ])

  private static func action(
    _ query: Query, _ arguments: Arguments
  ) throws(ProviderError) -> Semantics.Action {
    let index = try arguments.int32(0)
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
