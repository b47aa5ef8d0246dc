// SPDX-License-Identifier: Apache-2.0

import Evenhand

/// The executable `task-board`: cards in lists, kept in a file.
///
///     task-board [FILE]
@main
struct TaskBoardApp: App {
  @State private var model = BoardModel(file: BoardFile(url: Self.place))

  var body: some Scene {
    WindowGroup("Task Board") { BoardWindow(model: model) }
      .defaultSize(width: 980, height: 640)
  }

  /// The file that was named, or the person's own.
  private static var place: URL {
    if let path = CommandLine.arguments.dropFirst().first { return URL(fileURLWithPath: path) }
    return FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("evenhand/task-board.json")
  }
}
