// SPDX-License-Identifier: Apache-2.0

import Semantics

/// Everything that holds the element.
struct ContainingArea: AuditIndex {
  let area: VisibleArea

  init(_ context: AuditContext) {
    area = VisibleArea(context, cuttingAt: .all)
  }
}
