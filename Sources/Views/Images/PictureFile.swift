// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is known of a file with a picture without drawing it.
@MainActor
package enum PictureFile {
  private static var sizes: [String: CGSize?] = [:]

  /// In points, one a dot, as the picture is held; nil for a file that is no picture or cannot be
  /// read. Looked up once.
  package static func size(of path: String) -> CGSize? {
    if let known = sizes[path] { return known }
    let size = header(of: path)
    if size == nil {
      Notice.once("\"\(path)\" is no PNG, JPEG or GIF file: nothing is drawn for it.")
    }
    if sizes.count >= 1000 { sizes.removeAll() }
    sizes[path] = .some(size)
    return size
  }

  private static func header(of path: String) -> CGSize? {
    if let data = PictureStore.data(named: path) {
      return PictureHeader { data.dropFirst($0).prefix($1) }?.size
    }
    // A pipe would keep the window waiting.
    guard isRegular(path), let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    return PictureHeader { offset, count in
      try? file.seek(toOffset: UInt64(offset))
      return (try? file.read(upToCount: count)) ?? Data()
    }?.size
  }

  private static func isRegular(_ path: String) -> Bool {
    var about = stat()
    return stat(path, &about) == 0 && about.st_mode & S_IFMT == S_IFREG
  }
}

/// The beginning of a picture's file.
struct PictureHeader {
  /// In dots, as the picture is held: a photo that was taken upright is higher than wide.
  let size: CGSize

  /// Bytes of the file: from an offset on, at most so many.
  typealias Read = (_ offset: Int, _ count: Int) -> Data

  /// Cairo's own limit of a surface's sides.
  private static let longestSide = 32_767
  /// A JPEG file with more parts before its picture is none that anybody made.
  private static let partLimit = 500

  init?(_ read: Read) {
    let start = Array(read(0, 24))
    let found: (width: Int, height: Int)?
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), start.count == 24 {
      found = (Self.big(start[16..<20]), Self.big(start[20..<24]))
    } else if start.starts(with: [0xff, 0xd8, 0xff]) {
      found = Self.sidesOfJPEG(read)
    } else if start.starts(with: Array("GIF8".utf8)), start.count > 9 {
      found = (Self.big(start[6..<8].reversed()), Self.big(start[8..<10].reversed()))
    } else {
      found = nil
    }
    guard let found, (1...Self.longestSide).contains(found.width),
      (1...Self.longestSide).contains(found.height)
    else { return nil }
    size = CGSize(width: found.width, height: found.height)
  }

  /// A number whose most important byte comes first.
  private static func big(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A JPEG file is a row of parts, each with its length; one of them tells of the frame.
  private static func sidesOfJPEG(_ read: Read) -> (width: Int, height: Int)? {
    var offset = 2
    var isTurned = false
    for _ in 0..<partLimit {
      let part = Array(read(offset, 9))
      guard part.count == 9, part[0] == 0xff else { return nil }
      if part[1] == 0xff {
        offset += 1
        continue
      }
      let length = big(part[2..<4])
      guard length >= 2 else { return nil }
      switch part[1] {
      // The frame, in each of its codings; C4, C8 and CC are tables.
      case 0xc0...0xcf where ![0xc4, 0xc8, 0xcc].contains(part[1]):
        let (height, width) = (big(part[5..<7]), big(part[7..<9]))
        return isTurned ? (height, width) : (width, height)
      case 0xe1:
        isTurned = isTurned || ExifOrientation(Array(read(offset + 4, length - 2))).isTurned
      case 0xda, 0xd9: return nil
      default: break
      }
      offset += 2 + length
    }
    return nil
  }
}

/// How a camera was held, as its file says.
private struct ExifOrientation {
  /// Whether the picture lies on its side.
  let isTurned: Bool

  /// - Parameter part: The JPEG part APP1, without its length.
  init(_ part: [UInt8]) {
    isTurned = Self.value(in: part).map { (5...8).contains($0) } ?? false
  }

  /// The tag 0x0112 among those of the first picture, in the order of bytes that the header names.
  private static func value(in part: [UInt8]) -> Int? {
    guard part.starts(with: Array("Exif".utf8) + [0, 0]), part.count > 14 else { return nil }
    let tiff = Array(part[6...])
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<(offset + count)]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(offset, 2) else { return nil }
      if tag == 0x0112 { return number(offset + 8, 2) }
    }
    return nil
  }
}
