// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Text`.
  ///
  /// No text has attributes: what is asked of them is answered with none, for the whole text.
  static let text = InterfaceTable(
    .text,
    methods: textPieces + textSelections + textPlaces + textAttributes,
    properties: [
      Property("CharacterCount", "i") { query throws(ProviderError) in
        .int32(Int32(clamping: try TextReading(query).count))
      },
      Property("CaretOffset", "i") { query throws(ProviderError) in
        .int32(Int32(clamping: try TextReading(query).caret))
      },
    ])

  private static let textPieces: [Method] = [
    Method("GetText", "ii", "s") { query, arguments throws(ProviderError) in
      .value(
        .string(try TextReading(query).text(try arguments.int32(0), try arguments.int32(1))))
    },
    Method("GetStringAtOffset", "iu", "sii") { query, arguments throws(ProviderError) in
      let number = try arguments.uint32(1)
      guard let granularity = TextReading.Granularity(rawValue: number) else {
        throw .unknownGranularity(number)
      }
      return .values(
        try TextReading(query).piece(.at, try arguments.int32(0), granularity).values)
    },
    Method("GetTextBeforeOffset", "iu", "sii") { query, arguments throws(ProviderError) in
      try textPiece(.before, query, arguments)
    },
    Method("GetTextAtOffset", "iu", "sii") { query, arguments throws(ProviderError) in
      try textPiece(.at, query, arguments)
    },
    Method("GetTextAfterOffset", "iu", "sii") { query, arguments throws(ProviderError) in
      try textPiece(.after, query, arguments)
    },
    Method("GetCharacterAtOffset", "i", "i") { query, arguments throws(ProviderError) in
      let scalar = try TextReading(query).scalar(at: try arguments.int32(0))
      return .value(.int32(Int32(clamping: scalar)))
    },
    Method("SetCaretOffset", "i", "b") { query, arguments throws(ProviderError) in
      let offset = try TextReading(query).characterOffset(try arguments.int32(0))
      return textRequest(.setCaret(offset), query)
    },
  ]

  private static let textSelections: [Method] = [
    Method("GetNSelections", "", "i") { query, _ throws(ProviderError) in
      .value(.int32(try TextReading(query).selection == nil ? 0 : 1))
    },
    Method("GetSelection", "i", "ii") { query, arguments throws(ProviderError) in
      let index = try arguments.int32(0)
      let reading = try TextReading(query)
      let selection = index == 0 ? reading.selection : nil
      let range = selection ?? reading.caret..<reading.caret
      return .values([
        .int32(Int32(clamping: range.lowerBound)), .int32(Int32(clamping: range.upperBound)),
      ])
    },
    Method("AddSelection", "ii", "b") { query, arguments throws(ProviderError) in
      let reading = try TextReading(query)
      // A text has one selection at a time.
      guard reading.selection == nil else { return .value(.boolean(false)) }
      let range = reading.range(try arguments.int32(0), try arguments.int32(1))
      return textRequest(.select(range), query)
    },
    Method("SetSelection", "iii", "b") { query, arguments throws(ProviderError) in
      let reading = try TextReading(query)
      guard try arguments.int32(0) == 0 else { return .value(.boolean(false)) }
      let range = reading.range(try arguments.int32(1), try arguments.int32(2))
      return textRequest(.select(range), query)
    },
    Method("RemoveSelection", "i", "b") { query, arguments throws(ProviderError) in
      let reading = try TextReading(query)
      guard try arguments.int32(0) == 0, reading.selection != nil else {
        return .value(.boolean(false))
      }
      return textRequest(.setCaret(reading.content.caret), query)
    },
  ]

  private static let textPlaces: [Method] = [
    Method("GetCharacterExtents", "iu", "iiii") { query, arguments throws(ProviderError) in
      let reading = try TextReading(query)
      let place = reading.characterOffset(try arguments.int32(0))
      return try textFrame(place..<(place + 1), reading, query, arguments.uint32(1))
    },
    Method("GetRangeExtents", "iiu", "iiii") { query, arguments throws(ProviderError) in
      let reading = try TextReading(query)
      let range = reading.range(try arguments.int32(0), try arguments.int32(1))
      return try textFrame(range, reading, query, arguments.uint32(2))
    },
    Method("GetOffsetAtPoint", "iiu", "i") { query, arguments throws(ProviderError) in
      let frame = Extents(query).frame(in: try coordinates(arguments.uint32(2)))
      let point = Point(
        x: Double(try arguments.int32(0)) - frame.x, y: Double(try arguments.int32(1)) - frame.y)
      return .value(.int32(Int32(clamping: try TextReading(query).offset(at: point))))
    },
    Method("GetBoundedRanges", "iiiiuuu", "a(iisv)") { _, _ throws(ProviderError) in
      .value(.array("(iisv)", []))
    },
    // The caret shows where it goes; nothing else scrolls inside of a text.
    Method("ScrollSubstringTo", "iiu", "b") { _, _ throws(ProviderError) in
      .value(.boolean(false))
    },
    Method("ScrollSubstringToPoint", "iiuii", "b") { _, _ throws(ProviderError) in
      .value(.boolean(false))
    },
  ]

  private static let textAttributes: [Method] = [
    Method("GetAttributes", "i", "a{ss}ii") { query, _ throws(ProviderError) in
      .values([.texts([:]), .int32(0), .int32(Int32(clamping: try TextReading(query).count))])
    },
    Method("GetAttributeRun", "ib", "a{ss}ii") { query, _ throws(ProviderError) in
      .values([.texts([:]), .int32(0), .int32(Int32(clamping: try TextReading(query).count))])
    },
    Method("GetAttributeValue", "is", "s") { _, _ throws(ProviderError) in .value(.string("")) },
    Method("GetDefaultAttributes", "", "a{ss}") { _, _ throws(ProviderError) in
      .value(.texts([:]))
    },
    Method("GetDefaultAttributeSet", "", "a{ss}") { _, _ throws(ProviderError) in
      .value(.texts([:]))
    },
  ]

  /// The boundaries of AT-SPI's first versions: `AtspiTextBoundaryType`. A piece is the same whether it
  /// was asked for from beginning to beginning or from end to end.
  private static func textPiece(
    _ direction: TextReading.Direction, _ query: Query, _ arguments: Arguments
  ) throws(ProviderError) -> Answer {
    let number = try arguments.uint32(1)
    let granularity: TextReading.Granularity
    switch number {
    case 0: granularity = .character
    case 1, 2: granularity = .word
    case 3, 4: granularity = .sentence
    case 5, 6: granularity = .line
    default: throw .unknownGranularity(number)
    }
    return .values(
      try TextReading(query).piece(direction, try arguments.int32(0), granularity).values)
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
  ) throws(ProviderError) -> Answer {
    let outer = Extents(query).frame(in: try coordinates(number))
    var frame = outer
    if var inner = reading.frame(of: range) {
      inner.x += outer.x
      inner.y += outer.y
      frame = inner
    }
    let whole = frame.integral
    return .values([
      .int32(whole.x), .int32(whole.y), .int32(whole.width), .int32(whole.height),
    ])
  }

  /// For the application to do, where the element takes requests.
  static func textRequest(_ request: TextRequest, _ query: Query) -> Answer {
    guard query.isSensitive else { return .value(.boolean(false)) }
    return .request(.editText(query.node.id, request), .outcome)
  }
}
