// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The executable `task-board`: cards in lists, kept in a file.
///
///     task-board [FILE]
@main
struct TaskBoardApp: App {
  @State private var model = BoardModel(file: BoardFile(url: Self.place), isSaved: !Self.isTried)

  var body: some Scene {
    WindowGroup("Task Board") { BoardWindow(model: model) }
      .defaultSize(width: 980, height: 640)
  }

  /// What `evenhand prove` tries is no change that a person has made.
  private static var isTried: Bool {
    ProcessInfo.processInfo.environment["EVENHAND_AUDIT_MODEL"] != nil
  }

  /// The file that was named, or the person's own.
  private static var place: URL {
    if let path = CommandLine.arguments.dropFirst().first { return URL(fileURLWithPath: path) }
    return FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("evenhand/task-board.json")
  }
}
