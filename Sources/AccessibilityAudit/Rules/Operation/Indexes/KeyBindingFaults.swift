// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Key bindings that are not written as AT-SPI says, each kind reported at the first element of the
/// application that has it.
struct KeyBindingFaults: AuditIndex {
  enum Kind: Hashable {
    case parts
    case keys
  }

  struct Fault {
    let binding: String
    let count: Int
  }

  private var told: [Kind: (element: ElementID, fault: Fault)] = [:]

  init(_ context: AuditContext) {
    for node in context.nodes where !node.actions.isEmpty {
      guard !context.webContent.contains(node.id), let fault = Self.fault(of: node, context) else {
        continue
      }
      let known = told[fault.kind]
      told[fault.kind] = (
        known?.element ?? node.id,
        Fault(binding: known?.fault.binding ?? fault.binding, count: (known?.fault.count ?? 0) + 1)
      )
    }
  }

  func told(at element: ElementID, _ kind: Kind) -> Fault? {
    told[kind].flatMap { $0.element == element ? $0.fault : nil }
  }

  static func isWritten(_ action: Action) -> Bool {
    !action.keyBinding.isEmpty && !ActionKeys(action.keyBinding).isEmpty
  }

  private static func fault(
    of node: Node, _ context: AuditContext
  ) -> (kind: Kind, binding: String)? {
    for action in node.actions where isWritten(action) {
      let keys = ActionKeys(action.keyBinding)
      if keys.partCount == 1, context.toolkit.has(.givesMnemonicsAlone),
        Accelerator(keys.mnemonic) != nil
      {
        continue
      }
      if keys.partCount != 3 { return (.parts, action.keyBinding) }
      if !keys.misspelt.isEmpty { return (.keys, action.keyBinding) }
    }
    return nil
  }
}
