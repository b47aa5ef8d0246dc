// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Pictures that a program has in its memory, and no file of: each is known by a name in place of a
/// path.
package enum PictureStore {
  private static let scheme = "memory:"
  /// A program that makes ever new pictures keeps the latest.
  private static let limit = 256
  private static let pictures = Mutex<(data: [String: Data], order: [String])>(([:], []))

  /// The name of a picture; the same for the same bytes.
  static func name(of data: Data) -> String {
    var hasher = Hasher()
    hasher.combine(data)
    let name = scheme + "\(data.count)-\(hasher.finalize())"
    pictures.withLock {
      guard $0.data.updateValue(data, forKey: name) == nil else { return }
      $0.order.append(name)
      if $0.order.count > limit { $0.data[$0.order.removeFirst()] = nil }
    }
    return name
  }

  /// The bytes of a file; nil for a path.
  package static func data(named name: String) -> Data? {
    name.hasPrefix(scheme) ? pictures.withLock { $0.data[name] } : nil
  }
}

extension Image {
  /// A picture in the bytes of its file; nil for bytes of anything else.
  package init?(data: Data, label: String = "") {
    let name = PictureStore.name(of: data)
    guard PictureFile.size(of: name) != nil else { return nil }
    self.init(path: name, label: label)
  }

  /// A picture's file; nil for a file that is none, or cannot be read.
  package init?(file path: String, label: String) {
    guard PictureFile.size(of: path) != nil else { return nil }
    self.init(path: path, label: label)
  }

  /// In points, one a dot, or as large as the text round it.
  package var ownSize: CGSize { naturalSize(in: EnvironmentValues()) }
}
