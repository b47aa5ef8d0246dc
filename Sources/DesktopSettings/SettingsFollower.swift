// SPDX-License-Identifier: Apache-2.0

import GLibThread

/// Asks the desktop on GLib's thread, so that nobody waits for it. All state belongs to that thread.
final class SettingsFollower: @unchecked Sendable {
  private let address: String?
  private let tell: @Sendable (DesktopPreferences) -> Void
  private var schemas: SchemaSettings?
  private var portal: PortalSettings?
  private var last: DesktopPreferences?
  private var isEnded = false

  init(address: String?, tell: @escaping @Sendable (DesktopPreferences) -> Void) {
    self.address = address
    self.tell = tell
  }

  /// From any thread; once.
  func start() {
    GLibThread.shared.perform { [self] in
      guard !isEnded else { return }
      schemas = SchemaSettings { [weak self] in self?.combine() }
      // The portal may have to be started, which takes its time; what the schemas say is there.
      combine()
      if let address {
        portal = PortalSettings(address: address) { [weak self] in self?.combine() }
      }
    }
  }

  /// From any thread. Nothing is reported any more from soon after this on.
  func end() {
    GLibThread.shared.perform { [self] in
      isEnded = true
      portal?.close()
      (portal, schemas) = (nil, nil)
    }
  }

  /// The portal has the word: in a sandbox and on other desktops than GNOME, the schemas stand at
  /// their standard values.
  private func combine() {
    guard !isEnded else { return }
    let settings = (schemas?.values ?? [:]).merging(portal?.values ?? [:]) { $1 }
    let preferences = DesktopPreferences(settings)
    guard preferences != last else { return }
    last = preferences
    tell(preferences)
  }
}
