// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the command line asks for.
struct GalleryOptions {
  static let usageExitCode: Int32 = 64

  /// A command line that cannot be understood.
  enum Failure: Error, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(option: String)
    case unknownPage(String)

    var description: String {
      switch self {
      case .unknownOption(let option): "unknown option \(option); try --help"
      case .missingValue(let option): "\(option) needs a value; try --help"
      case .unknownPage(let name):
        "no page \"\(name)\"; there are "
          + GalleryPage.allCases.map(\.rawValue).joined(separator: ", ")
      }
    }
  }

  var page = GalleryPage.dial
  /// Where to write a picture of the first frame; the gallery then ends.
  var screenshot: String?
  var showsHelp = false

  static let help = """
    usage: gallery [--page NAME] [--screenshot FILE.png]

      --page NAME        the page to begin with: \(GalleryPage.allCases.map(\.rawValue).joined(separator: ", "))
      --screenshot FILE  write a picture of the page and end
      --help             this text
    """

  static func parse(_ arguments: [String]) -> Result<GalleryOptions, Failure> {
    var options = GalleryOptions()
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help": options.showsHelp = true
      case "--page":
        guard let name = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        guard let page = GalleryPage(rawValue: name) else { return .failure(.unknownPage(name)) }
        options.page = page
      case "--screenshot":
        guard let path = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        options.screenshot = path
      default: return .failure(.unknownOption(option))
      }
    }
    return .success(options)
  }
}
