// SPDX-License-Identifier: Apache-2.0

/// Closes, over X, what a program opens. While its bus is silent nothing else reaches it: GTK 3 asks the
/// bus about each key, too.
struct OpenedWindows: Sendable {
  private let environment: [String: String]
  private let pid: UInt32?
  /// X's numbers of the windows that were there at first.
  private let listed: Set<UInt32>
  /// The menus that stood open then.
  private let menus: Set<UInt32>

  /// nil without a display.
  init?(environment: [String: String], pid: Int32?) {
    guard let display = try? XDisplay(environment: environment) else { return nil }
    self.environment = environment
    self.pid = XDisplay.ownNumber(of: pid)
    listed = Set(display.windows().map(\.id))
    menus = display.openMenus
  }

  /// Asks the window manager to, the last one first. False where the program has opened none.
  func close() -> Bool {
    guard let display = try? XDisplay(environment: environment) else { return false }
    let opened = display.windows().filter { !listed.contains($0.id) && $0.pid == pid }
    for window in opened.reversed() { try? display.close(window) }
    return !opened.isEmpty
  }

  /// Whether a menu stands open that did not at first: GTK 3 says of the items of some that they do not
  /// show.
  var hasMenu: Bool {
    (try? XDisplay(environment: environment)).map { !$0.openMenus.isSubset(of: menus) } ?? false
  }

  /// Gives the keyboard back to a window that was there at first, where none of these has it.
  func giveBackKeyboard() {
    guard let display = try? XDisplay(environment: environment),
      !(display.activeWindow.map(listed.contains) ?? false),
      let first = display.windows().first(where: { listed.contains($0.id) && $0.pid == pid })
    else { return }
    try? display.activate(first)
  }
}
