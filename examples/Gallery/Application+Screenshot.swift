// SPDX-License-Identifier: Apache-2.0

import Evenhand
import WindowHost

extension Application {
  /// Writes the first frame and ends; with one line and exit code 73 where the file cannot be
  /// written (sysexits.h: a file cannot be created).
  func writeScreenshotAndQuit(to path: String) {
    host.loop.mailbox.post { [self] in
      host.loop.update()
      do throws(HostError) {
        try writePNG(to: path)
        quit()
      } catch {
        FileHandle.standardError.write(Data("gallery: \(error.description)\n".utf8))
        exit(73)
      }
    }
  }
}
