// SPDX-License-Identifier: Apache-2.0

import Evenhand
import GalleryPages

/// What the command line asks for.
struct GalleryOptions {
  static let usageExitCode: Int32 = 64

  /// A command line that cannot be understood.
  enum Failure: Error, CustomStringConvertible {
    case unknownOption(String)
    case missingValue(option: String)
    case unknownPage(String)
    case noSize(String)
    case noScale(String)
    case tourHasNoScreenshot
    case filmNeedsKeys
    case unknownKey(String)

    var description: String {
      switch self {
      case .unknownOption(let option): "unknown option \(option); try --help"
      case .missingValue(let option): "\(option) needs a value; try --help"
      case .unknownPage(let name):
        "no page \"\(name)\"; there are \(GalleryPage.names)"
      case .noScale(let text): "\"\(text)\" is no number of pixels from 1 to 4"
      case .noSize(let text): "\"\(text)\" is no size such as 960x680"
      case .tourHasNoScreenshot: "--screenshot does not go with --tour; try --help"
      case .filmNeedsKeys: "--film and --keys go together; try --help"
      case .unknownKey(let name):
        "no key \"\(name)\"; keys have X's names: Tab, Return, space, Page_Down, a"
      }
    }
  }

  /// The page to begin with, or the only one of a tour.
  var page: GalleryPage?
  /// Of the window as it opens, in points.
  var size: CGSize?
  /// Where to write a picture of the first frame; the gallery then ends.
  var screenshot: String?
  /// Pixels a point of that picture.
  var scale = 1.0
  /// The folder for the pictures of a film; the gallery then ends.
  var film: String?
  /// Those that are pressed in it.
  var keys: [Key] = []
  /// Where to write all input.
  var recording: String?
  /// A file of input to play.
  var replay: String?
  /// Whether to start the tour in the gallery's place.
  var isTour = false
  var showsHelp = false

  static let help = """
    usage: gallery [--page NAME] [--size WxH] [--screenshot FILE.png [--scale N] | --tour]
                   [--film FOLDER --keys "KEY ..."] [--record FILE] [--replay FILE]

      --page NAME        the page to begin with: \(GalleryPage.names)
      --size WxH         of the window, in points: 960x680
      --screenshot FILE  write a picture of the page and end
      --scale N          pixels a point of that picture, from 1 to 4: 1
      --film FOLDER      write a picture for each moment while keys are pressed, and end
      --keys "KEY ..."   those keys, by their names: "F1 space Down Up Escape"
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
      case "--size":
        guard let text = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        guard let size = size(text) else { return .failure(.noSize(text)) }
        options.size = size
      case "--screenshot":
        guard let path = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        options.screenshot = path
      case "--scale":
        guard let text = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        guard let scale = Double(text), (1...4).contains(scale) else {
          return .failure(.noScale(text))
        }
        options.scale = scale
      case "--film":
        guard let path = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        options.film = path
      case "--keys":
        guard let keys = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        options.keys = keys.split(separator: " ").map { Key(String($0)) }
        if let unknown = options.keys.first(where: { $0.character == nil }) {
          return .failure(.unknownKey(unknown.name))
        }
      case "--record", "--replay":
        guard let path = rest.popFirst() else { return .failure(.missingValue(option: option)) }
        if option == "--record" { options.recording = path } else { options.replay = path }
      default: return .failure(.unknownOption(option))
      }
    }
    if options.isTour, options.screenshot != nil { return .failure(.tourHasNoScreenshot) }
    if (options.film == nil) != options.keys.isEmpty { return .failure(.filmNeedsKeys) }
    return .success(options)
  }

  private static func size(_ text: String) -> CGSize? {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (100...10_000).contains(width), (100...10_000).contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}
