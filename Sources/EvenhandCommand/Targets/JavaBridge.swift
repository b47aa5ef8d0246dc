// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Java publishes nothing on the accessibility bus by itself; a bridge does, where it is asked to.
enum JavaBridge {
  /// Options for every Java machine.
  static let variable = "JAVA_TOOL_OPTIONS"

  private static let property = "-Djavax.accessibility.assistive_technologies="

  /// The bridge's file; nil where one of its two halves is missing, because a program that is told of
  /// half a bridge ends at once.
  static var installed: String? {
    let bridge = "/usr/share/java/java-atk-wrapper.jar"
    let files = FileManager.default
    let folders = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
    let hasNative = folders.contains {
      files.fileExists(atPath: "/usr/lib/\($0)/jni/libatk-wrapper.so")
    }
    return hasNative && files.fileExists(atPath: bridge) ? bridge : nil
  }

  /// What was asked for before, and the bridge; nothing is added to a bridge of somebody's own.
  static func options(_ before: String?, bridge: String) -> String {
    let before = before ?? ""
    if before.contains(property) { return before }
    // From Java 9 on there is no folder of extensions any more, where the class was found.
    let added = "\(property)org.GNOME.Accessibility.AtkWrapper -Xbootclasspath/a:\(bridge)"
    return before.isEmpty ? added : before + " " + added
  }
}
