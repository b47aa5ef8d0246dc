// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Node {
  /// Text that a person may change; GTK 3 gives its entries the role `text`.
  var isEditableText: Bool {
    RoleGroups.editableTexts.contains(role) && states[.editable]
  }
}
