// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The executables that were built together with the tests.
enum BuiltProducts {
  /// The absolute path of one.
  static func path(_ name: String) -> String {
    folder.appending(path: name).path
  }

  /// The build folder is where the running test program lies.
  private static var folder: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
