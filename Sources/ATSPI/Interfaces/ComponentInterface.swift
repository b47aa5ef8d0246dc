// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Component`.
  static let component = InterfaceTable(
    .component,
    methods: [
      Method("Contains", "iiu", "b") { query, arguments throws(ProviderError) in
        let point = try point(query, arguments)
        return .value(.boolean(query.node.frame?.contains(x: point.x, y: point.y) ?? false))
      },
      Method("GetAccessibleAtPoint", "iiu", "(so)") { query, arguments throws(ProviderError) in
        let point = try point(query, arguments)
        let hit = Extents(query).deepest(at: point)
        return .value(.reference(hit.map { .element($0) } ?? .null))
      },
      Method("GetExtents", "u", "(iiii)") { query, arguments throws(ProviderError) in
        let frame = try frame(query, arguments.uint32(0)).integral
        return .value(
          .tuple([.int32(frame.x), .int32(frame.y), .int32(frame.width), .int32(frame.height)]))
      },
      Method("GetPosition", "u", "ii") { query, arguments throws(ProviderError) in
        let frame = try frame(query, arguments.uint32(0)).integral
        return .values([.int32(frame.x), .int32(frame.y)])
      },
      Method("GetSize", "", "ii") { query, _ throws(ProviderError) in
        let frame = (query.node.frame ?? .zero).integral
        return .values([.int32(frame.width), .int32(frame.height)])
      },
      Method("GetLayer", "", "u") { query, _ throws(ProviderError) in
        .value(.uint32(query.isWindow ? ComponentLayer.window : ComponentLayer.widget))
      },
      Method("GetMDIZOrder", "", "n") { query, _ throws(ProviderError) in
        .value(.int16(query.isWindow ? 0 : -1))
      },
      Method("GrabFocus", "", "b") { query, _ throws(ProviderError) in
        guard query.isSensitive, query.node.states[.focusable] else {
          return .value(.boolean(false))
        }
        return .request(.focus(query.node.id), .outcome)
      },
      Method("GetAlpha", "", "d") { _, _ throws(ProviderError) in .value(.double(1)) },
      // Where things stand is for the application's own layout to say.
      Method("SetExtents", "iiiiu", "b") { _, _ throws(ProviderError) in .value(.boolean(false)) },
      Method("SetPosition", "iiu", "b") { _, _ throws(ProviderError) in .value(.boolean(false)) },
      Method("SetSize", "ii", "b") { _, _ throws(ProviderError) in .value(.boolean(false)) },
      Method("ScrollTo", "u", "b") { query, _ throws(ProviderError) in
        .request(.scrollIntoView(query.node.id), .outcome)
      },
      Method("ScrollToPoint", "uii", "b") { _, _ throws(ProviderError) in
        .value(.boolean(false))
      },
    ])

  private static func frame(
    _ query: Query, _ number: UInt32
  ) throws(ProviderError) -> Rect {
    guard let system = CoordinateSystem(number: number) else {
      throw .unknownCoordinateSystem(number)
    }
    return Extents(query).frame(in: system)
  }

  /// In the points of the window.
  private static func point(
    _ query: Query, _ arguments: Arguments
  ) throws(ProviderError) -> Point {
    let number = try arguments.uint32(2)
    guard let system = CoordinateSystem(number: number) else {
      throw .unknownCoordinateSystem(number)
    }
    let origin = Extents(query).origin(of: system)
    return Point(
      x: Double(try arguments.int32(0)) - origin.x, y: Double(try arguments.int32(1)) - origin.y)
  }
}
