// SPDX-License-Identifier: Apache-2.0

import Evenhand
import WindowHost

extension Application {
  /// Writes the first frame and ends; with one line and exit code 73 where the file cannot be
  /// written (sysexits.h: a file cannot be created).
  ///
  /// - Parameter scale: Pixels a point.
  func writeScreenshotAndQuit(to path: String, scale: Double) {
    host.loop.mailbox.post { [self] in
      host.loop.update()
      do throws(HostError) {
        let views = host.viewHost
        let renderer = CairoRenderer(measurer: PangoTextMeasurer())
        try Picture(of: views.displayList, size: views.size, scale: scale, renderer: renderer)
          .writePNG(to: path)
        quit()
      } catch {
        FileHandle.standardError.write(Data("gallery: \(error.description)\n".utf8))
        exit(73)
      }
    }
  }
}
