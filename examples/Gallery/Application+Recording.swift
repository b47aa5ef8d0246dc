// SPDX-License-Identifier: Apache-2.0

import Evenhand
import WindowHost

extension Application {
  /// Writes all input to a file, each event as it comes; with one line and exit code 73 where the
  /// file cannot be written (sysexits.h: a file cannot be created).
  func record(to path: String) {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { GalleryMain.fail("\(path) cannot be written", exitCode: 73) }
    func write(_ line: String) {
      do {
        try file.write(contentsOf: Data((line + "\n").utf8))
      } catch {
        GalleryMain.fail("\(path) cannot be written: \(error)", exitCode: 73)
      }
    }
    let scene = host.viewHost.scene
    write(InputRecording.header)
    write(InputRecording.line(.size(scene.size, time: MonotonicClock.now)))
    scene.observeInput { write(InputRecording.line($0)) }
  }

  /// Does again what was recorded, with the same pauses.
  func replay(_ recording: InputRecording) {
    guard let first = recording.events.first else { return }
    Task { @MainActor [host] in
      let delay = MonotonicClock.now - first.time
      for event in recording.events.map({ $0.delayed(by: delay) }) {
        let pause = event.time - MonotonicClock.now
        if pause > 0 { try await Task.sleep(for: .seconds(pause)) }
        if case .size(let size, _) = event { host.viewHost.size = size }
        host.viewHost.scene.replay(event)
      }
    }
  }
}

extension InputRecording {
  /// Reads a file; with one line and an exit code where that fails (sysexits.h: 66 for a file that
  /// cannot be read, 65 for a damaged one). Nothing has been played by then.
  static func read(from path: String) -> InputRecording {
    guard let data = FileManager.default.contents(atPath: path) else {
      GalleryMain.fail("\(path) cannot be read", exitCode: 66)
    }
    do throws(InputRecordingError) {
      return try InputRecording(text: String(decoding: data, as: UTF8.self))
    } catch {
      GalleryMain.fail("\(path): \(error)", exitCode: 65)
    }
  }
}
