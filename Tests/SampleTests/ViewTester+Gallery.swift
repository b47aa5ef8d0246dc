// SPDX-License-Identifier: Apache-2.0

import EvenhandTesting
import Foundation
import GalleryPages
import Views
import WindowHost

@testable import Gallery

extension ViewTester {
  /// A page of the gallery, in the desktop's own letters.
  static func gallery(
    _ page: GalleryPage, _ size: CGSize = GalleryView.size, scale: Double = 1
  ) -> ViewTester {
    let host = ViewHost(title: "Gallery", measurer: PangoTextMeasurer()) { GalleryView(page: page) }
    host.settings = DisplaySettings(textScale: scale)
    return ViewTester(host, size: size, takesFocus: true)
  }
}
