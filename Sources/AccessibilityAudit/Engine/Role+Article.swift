// SPDX-License-Identifier: Apache-2.0

import Semantics

extension Role {
  /// "an entry", "a slider".
  var withArticle: String {
    (name.first.map { "aeiou".contains($0) } == true ? "an " : "a ") + name
  }
}
