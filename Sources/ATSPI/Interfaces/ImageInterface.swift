// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Image`.
  static let image = InterfaceTable(
    .image,
    methods: [
      Method("GetImageExtents", "u", "(iiii)") { query, arguments, reply throws(ProviderError) in
        let frame = try picture(query, arguments.uint32()).integral
        reply.structure()
        reply.numbers(frame.x, frame.y, frame.width, frame.height)
      },
      Method("GetImagePosition", "u", "ii") { query, arguments, reply throws(ProviderError) in
        let frame = try picture(query, arguments.uint32()).integral
        reply.numbers(frame.x, frame.y)
      },
      Method("GetImageSize", "", "ii") { query, _, reply throws(ProviderError) in
        let frame = picture(query, in: .window).integral
        reply.numbers(frame.width, frame.height)
      },
    ],
    properties: [
      Property("ImageDescription", "s") { query, reply throws(ProviderError) in
        reply.string(query.node.picture?.description ?? "")
      },
      Property("ImageLocale", "s") { query, reply throws(ProviderError) in
        reply.string(query.publication.facts.locale)
      },
    ])

  private static func picture(_ query: Query, _ number: UInt32) throws(ProviderError) -> Rect {
    guard let system = CoordinateSystem(number: number) else {
      throw .unknownCoordinateSystem(number)
    }
    return picture(query, in: system)
  }

  private static func picture(_ query: Query, in system: CoordinateSystem) -> Rect {
    let outer = Extents(query).frame(in: system)
    guard var frame = query.node.picture?.frame else { return outer }
    frame.x += outer.x
    frame.y += outer.y
    return frame
  }
}
