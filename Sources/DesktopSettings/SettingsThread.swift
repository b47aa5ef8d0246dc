// SPDX-License-Identifier: Apache-2.0

internal import CGio

/// The thread on which the desktop is asked, so that nobody waits for it.
///
/// All state belongs to that thread. GLib's callbacks hold no reference: they run in its loop only,
/// and the thread keeps this object for as long as the loop runs.
final class SettingsThread: @unchecked Sendable {
  private let context: OpaquePointer?
  private let loop: OpaquePointer?
  private let address: String?
  private let tell: @Sendable (DesktopPreferences) -> Void
  private var schemas: SchemaSettings?
  private var portal: PortalSettings?
  private var told: DesktopPreferences?

  init(address: String?, tell: @escaping @Sendable (DesktopPreferences) -> Void) {
    self.address = address
    self.tell = tell
    context = g_main_context_new()
    loop = g_main_loop_new(context, 0)
  }

  deinit {
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  func start() {
    let thread = g_thread_new(
      "settings",
      { data in
        guard let data else { return nil }
        Unmanaged<SettingsThread>.fromOpaque(data).takeRetainedValue().run()
        return nil
      }, Unmanaged.passRetained(self).toOpaque())
    g_thread_unref(thread)
  }

  /// From any thread, also before the loop runs.
  func quit() {
    let source = g_idle_source_new()
    g_source_set_callback(
      source,
      { data in
        g_main_loop_quit(data.map { OpaquePointer($0) })
        return 0
      }, UnsafeMutableRawPointer(g_main_loop_ref(loop)),
      { data in g_main_loop_unref(data.map { OpaquePointer($0) }) })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private func run() {
    g_main_context_push_thread_default(context)
    schemas = SchemaSettings { [unowned self] in combine() }
    // The portal may have to be started, which takes its time; what the schemas say is there.
    combine()
    if let address {
      portal = PortalSettings(address: address) { [unowned self] in combine() }
    }
    g_main_loop_run(loop)
    portal?.close()
    (portal, schemas) = (nil, nil)
    g_main_context_pop_thread_default(context)
  }

  /// The portal has the word: in a sandbox and on other desktops than GNOME, the schemas stand at
  /// their standard values.
  private func combine() {
    let settings = (schemas?.values ?? [:]).merging(portal?.values ?? [:]) { $1 }
    let preferences = DesktopPreferences(settings)
    guard preferences != told else { return }
    told = preferences
    tell(preferences)
  }
}
