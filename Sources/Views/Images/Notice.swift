// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// What an author should know, on the terminal: each once for as long as the program runs.
package enum Notice {
  private static let said = Mutex<Set<String>>([])

  package static func once(_ text: String) {
    // A program that asks for ever new things is not answered for ever.
    let isNew = said.withLock { $0.count < 200 && $0.insert(text).inserted }
    if isNew { FileHandle.standardError.write(Data(("Evenhand: " + text + "\n").utf8)) }
  }
}
