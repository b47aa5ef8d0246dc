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

  /// A place in a source, by where its file's name lies in memory.
  private struct Place: Hashable {
    let file: UnsafePointer<UInt8>
    let line: UInt
    let name: UnsafePointer<UInt8>
  }

  /// Looked at for each body that runs, so that nothing is put together for what was said already.
  @MainActor private static var saidPlaces: Set<Place> = []

  /// Hears what is said, for tests.
  @MainActor static var listener: ((String) -> Void)?

  /// Says once for each place in an author's source that a name which compiles there has no effect.
  ///
  /// - Parameter why: What holds instead.
  @MainActor
  package static func hasNoEffect(
    _ name: StaticString, _ why: StaticString, _ fileID: StaticString, _ line: UInt
  ) {
    let place = Place(file: fileID.utf8Start, line: line, name: name.utf8Start)
    guard saidPlaces.insert(place).inserted else { return }
    let text = "\(fileID):\(line): \(name) has no effect here: \(why)."
    listener?(text)
    once(text)
  }
}

extension View {
  /// The view as it is, which the terminal says once.
  func hasNoEffect(
    _ name: StaticString, _ why: StaticString, _ fileID: StaticString, _ line: UInt
  ) -> Self {
    Notice.hasNoEffect(name, why, fileID, line)
    return self
  }
}
