// SPDX-License-Identifier: Apache-2.0

import Foundation
import GalleryPages

/// What the command line asks for.
struct GalleryOptions {
  static let usageExitCode: Int32 = 64

  /// A command line that cannot be understood.
  enum Failure: Error, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(option: String)
    case unknownPage(String)
    case tourHasNoScreenshot

    var description: String {
      switch self {
      case .unknownOption(let option): "unknown option \(option); try --help"
      case .missingValue(let option): "\(option) needs a value; try --help"
      case .unknownPage(let name):
        "no page \"\(name)\"; there are \(GalleryPage.names)"
      case .tourHasNoScreenshot: "--screenshot does not go with --tour; try --help"
      }
    }
  }

  /// The page to begin with, or the only one of a tour.
  var page: GalleryPage?
  /// Where to write a picture of the first frame; the gallery then ends.
  var screenshot: String?
  /// Where to write all input.
  var recording: String?
  /// A file of input to play.
  var replay: String?
  /// Whether to start the tour in the gallery's place.
  var isTour = false
  var showsHelp = false

  static let help = """
    usage: gallery [--page NAME] [--screenshot FILE.png | --tour] [--record FILE]
                   [--replay FILE]

      --page NAME        the page to begin with: \(GalleryPage.names)
      --screenshot FILE  write a picture of the page and end
      --record FILE      write all input to a file
      --replay FILE      play the input of such a file; 65: the file is damaged
      --tour             start gallery-tour in its place, for the page or for all pages
      --help             this text
    """

  static func parse(_ arguments: [String]) -> Result<GalleryOptions, Failure> {
    var options = GalleryOptions()
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help": options.showsHelp = true
      case "--tour": options.isTour = true
      case "--page":
        guard let name = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        guard let page = GalleryPage(rawValue: name) else { return .failure(.unknownPage(name)) }
        options.page = page
      case "--screenshot":
        guard let path = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        options.screenshot = path
      case "--record", "--replay":
        guard let path = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        if option == "--record" { options.recording = path } else { options.replay = path }
      default: return .failure(.unknownOption(option))
      }
    }
    if options.isTour, options.screenshot != nil { return .failure(.tourHasNoScreenshot) }
    return .success(options)
  }
}
