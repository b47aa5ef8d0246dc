// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Java publishes nothing on the accessibility bus by itself.
enum JavaPrograms {
  static let advice =
    "it is a Java program: install libatk-wrapper-java-jni, and give Java the option"
    + " -Djavax.accessibility.assistive_technologies=org.GNOME.Accessibility.AtkWrapper"

  /// True where the process runs a Java machine.
  static func isOne(_ pid: Int32) -> Bool {
    guard let maps = try? String(contentsOfFile: "/proc/\(pid)/maps", encoding: .utf8) else {
      return false
    }
    return maps.contains("/libjvm.so")
  }
}
