// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The path of a program that stands beside this one: the gallery's and its tour's lead to each other.
public func programBeside(_ name: String) -> String {
  let itself = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  let folder = URL(fileURLWithPath: itself ?? "").deletingLastPathComponent()
  return folder.appendingPathComponent(name).path
}
