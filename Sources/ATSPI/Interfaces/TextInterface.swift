// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Text`.
  static let text = InterfaceTable(
    .text,
    methods: textPieces + textSelections + textPlaces + textAttributes,
    properties: [
      Property("CharacterCount", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: try TextReading(query).count)
      },
      Property("CaretOffset", "i") { query, reply throws(ProviderError) in
        reply.int32(clamping: try TextReading(query).caret)
      },
    ])

  private static let textPieces: [Method] = [
    Method("GetText", "ii", "s") { query, arguments, reply throws(ProviderError) in
      reply.string(try TextReading(query).text(try arguments.int32(), try arguments.int32()))
    },
    Method("GetStringAtOffset", "iu", "sii") { query, arguments, reply throws(ProviderError) in
      let (offset, number) = (try arguments.int32(), try arguments.uint32())
      guard let granularity = TextReading.Granularity(rawValue: number) else {
        throw .unknownGranularity(number)
      }
      reply.piece(try TextReading(query).piece(.at, offset, granularity))
    },
    Method("GetTextBeforeOffset", "iu", "sii") { query, arguments, reply throws(ProviderError) in
      reply.piece(try textPiece(.before, query, &arguments))
    },
    Method("GetTextAtOffset", "iu", "sii") { query, arguments, reply throws(ProviderError) in
      reply.piece(try textPiece(.at, query, &arguments))
    },
    Method("GetTextAfterOffset", "iu", "sii") { query, arguments, reply throws(ProviderError) in
      reply.piece(try textPiece(.after, query, &arguments))
    },
    Method("GetCharacterAtOffset", "i", "i") { query, arguments, reply throws(ProviderError) in
      let scalar = try TextReading(query).scalar(at: try arguments.int32())
      reply.int32(Int32(clamping: scalar))
    },
    .asking("SetCaretOffset", "i", "b") { query, arguments, reply throws(ProviderError) in
      let offset = try TextReading(query).characterOffset(try arguments.int32())
      return textRequest(.setCaret(offset), query, &reply)
    },
  ]

  private static let textSelections: [Method] = [
    Method("GetNSelections", "", "i") { query, _, reply throws(ProviderError) in
      reply.int32(try TextReading(query).selection == nil ? 0 : 1)
    },
    Method("GetSelection", "i", "ii") { query, arguments, reply throws(ProviderError) in
      let index = try arguments.int32()
      let reading = try TextReading(query)
      let selection = index == 0 ? reading.selection : nil
      let range = selection ?? reading.caret..<reading.caret
      reply.int32(clamping: range.lowerBound)
      reply.int32(clamping: range.upperBound)
    },
    .asking("AddSelection", "ii", "b") { query, arguments, reply throws(ProviderError) in
      let reading = try TextReading(query)
      // A text has one selection at a time.
      guard reading.selection == nil else { return reply.refuse() }
      let range = reading.range(try arguments.int32(), try arguments.int32())
      return textRequest(.select(range), query, &reply)
    },
    .asking("SetSelection", "iii", "b") { query, arguments, reply throws(ProviderError) in
      let reading = try TextReading(query)
      guard try arguments.int32() == 0 else { return reply.refuse() }
      let range = reading.range(try arguments.int32(), try arguments.int32())
      return textRequest(.select(range), query, &reply)
    },
    .asking("RemoveSelection", "i", "b") { query, arguments, reply throws(ProviderError) in
      let reading = try TextReading(query)
      guard try arguments.int32() == 0, reading.selection != nil else { return reply.refuse() }
      return textRequest(.setCaret(reading.content.caret), query, &reply)
    },
  ]

  private static let textPlaces: [Method] = [
    Method("GetCharacterExtents", "iu", "iiii") { query, arguments, reply throws(ProviderError) in
      let reading = try TextReading(query)
      let place = reading.characterOffset(try arguments.int32())
      reply.place(try textFrame(place..<(place + 1), reading, query, arguments.uint32()))
    },
    Method("GetRangeExtents", "iiu", "iiii") { query, arguments, reply throws(ProviderError) in
      let reading = try TextReading(query)
      let range = reading.range(try arguments.int32(), try arguments.int32())
      reply.place(try textFrame(range, reading, query, arguments.uint32()))
    },
    Method("GetOffsetAtPoint", "iiu", "i") { query, arguments, reply throws(ProviderError) in
      let (x, y) = (try arguments.int32(), try arguments.int32())
      let frame = Extents(query).frame(in: try coordinates(arguments.uint32()))
      let point = Point(x: Double(x) - frame.x, y: Double(y) - frame.y)
      reply.int32(clamping: try TextReading(query).offset(at: point))
    },
    Method("GetBoundedRanges", "iiiiuuu", "a(iisv)") { _, _, reply throws(ProviderError) in
      reply.end(reply.beginArray(alignment: 8))
    },
    // The caret shows where it goes; nothing else scrolls inside of a text.
    Method("ScrollSubstringTo", "iiu", "b") { _, _, reply throws(ProviderError) in
      reply.boolean(false)
    },
    Method("ScrollSubstringToPoint", "iiuii", "b") { _, _, reply throws(ProviderError) in
      reply.boolean(false)
    },
  ]

  private static let textAttributes: [Method] = [
    Method("GetAttributes", "i", "a{ss}ii") { query, arguments, reply throws(ProviderError) in
      reply.run(try TextReading(query).run(at: try arguments.int32()))
    },
    Method("GetAttributeRun", "ib", "a{ss}ii") { query, arguments, reply throws(ProviderError) in
      let (offset, isWhole) = (try arguments.int32(), try arguments.boolean())
      let reading = try TextReading(query)
      reply.run(isWhole ? reading.wholeRun(at: offset) : reading.run(at: offset))
    },
    Method("GetAttributeValue", "is", "s") { query, arguments, reply throws(ProviderError) in
      let (offset, name) = (try arguments.int32(), try arguments.string())
      reply.string(try TextReading(query).wholeRun(at: offset).attributes[name] ?? "")
    },
    Method("GetDefaultAttributes", "", "a{ss}") { query, _, reply throws(ProviderError) in
      reply.texts(try TextReading(query).content.style.attributes)
    },
    Method("GetDefaultAttributeSet", "", "a{ss}") { query, _, reply throws(ProviderError) in
      reply.texts(try TextReading(query).content.style.attributes)
    },
  ]

  /// The boundaries of AT-SPI's first versions: `AtspiTextBoundaryType`. A piece is the same whether it
  /// was asked for from beginning to beginning or from end to end.
  private static func textPiece(
    _ direction: TextReading.Direction, _ query: Query, _ arguments: inout Arguments
  ) throws(ProviderError) -> TextReading.Piece {
    let (offset, number) = (try arguments.int32(), try arguments.uint32())
    let granularity: TextReading.Granularity
    switch number {
    case 0: granularity = .character
    case 1, 2: granularity = .word
    case 3, 4: granularity = .sentence
    case 5, 6: granularity = .line
    default: throw .unknownGranularity(number)
    }
    return try TextReading(query).piece(direction, offset, granularity)
  }

  private static func coordinates(_ number: UInt32) throws(ProviderError) -> CoordinateSystem {
    guard let system = CoordinateSystem(number: number) else {
      throw .unknownCoordinateSystem(number)
    }
    return system
  }

  /// Without a place in the text's lines, that of the element.
  private static func textFrame(
    _ range: Range<Int>, _ reading: TextReading, _ query: Query, _ number: UInt32
  ) throws(ProviderError) -> Rect {
    let outer = Extents(query).frame(in: try coordinates(number))
    guard var inner = reading.frame(of: range, width: outer.width) else { return outer }
    inner.x += outer.x
    inner.y += outer.y
    return inner
  }

  /// For the application to do, where the element takes requests.
  static func textRequest(
    _ request: TextRequest, _ query: Query, _ reply: inout WireWriter
  ) -> Answer {
    guard query.isSensitive else { return reply.refuse() }
    return .request(.editText(query.node.id, request), .outcome)
  }
}

extension WireWriter {
  /// `sii`.
  fileprivate mutating func piece(_ piece: TextReading.Piece) {
    string(piece.text)
    int32(clamping: piece.range.lowerBound)
    int32(clamping: piece.range.upperBound)
  }

  /// `iiii`.
  fileprivate mutating func place(_ frame: Rect) {
    let frame = frame.integral
    numbers(frame.x, frame.y, frame.width, frame.height)
  }

  /// `a{ss}ii`.
  fileprivate mutating func run(_ run: (attributes: [String: String], range: Range<Int>)) {
    texts(run.attributes)
    int32(clamping: run.range.lowerBound)
    int32(clamping: run.range.upperBound)
  }
}
