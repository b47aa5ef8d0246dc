// SPDX-License-Identifier: Apache-2.0

import Foundation
import GalleryPages

/// The executable `gallery-tour`: drives the gallery, which stands beside it, and compares.
@main
enum GalleryTourMain {
  private static let usageExitCode: Int32 = 64

  private static let help = """
    usage: gallery-tour [--page NAME]

      Drives the gallery's pages by pointer, keys and AT-SPI in a private session, and compares.
      0: all the same and the audit passes, 1: not, 69: there is no private session

      --page NAME  this page alone: \(GalleryPage.names)
      --help       this text
    """

  static func main() async {
    var pages = GalleryPage.allCases
    var rest = CommandLine.arguments.dropFirst()
    while let option = rest.popFirst() {
      switch option {
      case "--help":
        print(help)
        return
      case "--page":
        guard let name = rest.popFirst() else { fail("--page needs a value; try --help") }
        guard let page = GalleryPage(rawValue: name) else {
          fail("no page \"\(name)\"; there are \(GalleryPage.names)")
        }
        pages = [page]
      default: fail("unknown option \(option); try --help")
      }
    }
    exit(await Tour(pages: pages).run().rawValue)
  }

  /// Ends the tour with one line on standard error.
  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("gallery-tour: \(message)\n".utf8))
    exit(usageExitCode)
  }
}
