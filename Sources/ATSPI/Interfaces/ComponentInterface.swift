// SPDX-License-Identifier: Apache-2.0

import ATSPINumbers
import Semantics

extension InterfaceTable {
  /// AT-SPI: `org.a11y.atspi.Component`.
  static let component = InterfaceTable(
    .component,
    methods: [
      Method("Contains", "iiu", "b") { query, arguments, reply throws(ProviderError) in
        let point = try point(query, &arguments)
        reply.boolean(query.node.frame?.contains(x: point.x, y: point.y) ?? false)
      },
      Method("GetAccessibleAtPoint", "iiu", "(so)") {
        query, arguments, reply throws(ProviderError) in
        let point = try point(query, &arguments)
        reply.reference(Extents(query).deepest(at: point).map { .element($0) } ?? .null)
      },
      Method("GetExtents", "u", "(iiii)") { query, arguments, reply throws(ProviderError) in
        let frame = try frame(query, arguments.uint32()).integral
        reply.structure()
        reply.numbers(frame.x, frame.y, frame.width, frame.height)
      },
      Method("GetPosition", "u", "ii") { query, arguments, reply throws(ProviderError) in
        let frame = try frame(query, arguments.uint32()).integral
        reply.numbers(frame.x, frame.y)
      },
      Method("GetSize", "", "ii") { query, _, reply throws(ProviderError) in
        let frame = (query.node.frame ?? .zero).integral
        reply.numbers(frame.width, frame.height)
      },
      Method("GetLayer", "", "u") { query, _, reply throws(ProviderError) in
        reply.uint32(query.isWindow ? ComponentLayer.window : ComponentLayer.widget)
      },
      Method("GetMDIZOrder", "", "n") { query, _, reply throws(ProviderError) in
        reply.int16(query.isWindow ? 0 : -1)
      },
      .asking("GrabFocus", "", "b") { query, _, reply throws(ProviderError) in
        guard query.isSensitive, query.node.states[.focusable] else { return reply.refuse() }
        return .request(.focus(query.node.id), .outcome)
      },
      Method("GetAlpha", "", "d") { _, _, reply throws(ProviderError) in reply.double(1) },
      // Where things stand is for the application's own layout to say.
      Method("SetExtents", "iiiiu", "b") { _, _, reply throws(ProviderError) in
        reply.boolean(false)
      },
      Method("SetPosition", "iiu", "b") { _, _, reply throws(ProviderError) in
        reply.boolean(false)
      },
      Method("SetSize", "ii", "b") { _, _, reply throws(ProviderError) in reply.boolean(false) },
      .asking("ScrollTo", "u", "b") { query, _, _ throws(ProviderError) in
        .request(.scrollIntoView(query.node.id), .outcome)
      },
      Method("ScrollToPoint", "uii", "b") { _, _, reply throws(ProviderError) in
        reply.boolean(false)
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
    _ query: Query, _ arguments: inout Arguments
  ) throws(ProviderError) -> Point {
    let (x, y) = (try arguments.int32(), try arguments.int32())
    let number = try arguments.uint32()
    guard let system = CoordinateSystem(number: number) else {
      throw .unknownCoordinateSystem(number)
    }
    let origin = Extents(query).origin(of: system)
    return Point(x: Double(x) - origin.x, y: Double(y) - origin.y)
  }
}

extension WireWriter {
  /// One `i` after the other.
  mutating func numbers(_ numbers: Int32...) {
    for number in numbers { int32(number) }
  }
}
