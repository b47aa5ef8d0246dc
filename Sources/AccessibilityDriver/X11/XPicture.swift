// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
internal import CXCB
import Glibc

extension XDisplay {
  /// What the screen shows there now, with whatever covers it. What lies outside of the screen is
  /// cut off; the pixel map says where it begins.
  func pixels(of area: ScreenArea) throws(DriverError) -> PixelMap {
    guard let screen = self.area(of: XWindow(id: root, title: "", pid: nil)) else {
      throw .displayLost
    }
    let left = max(0, area.x)
    let top = max(0, area.y)
    let width = min(area.x + area.width, screen.width) - left
    let height = min(area.y + area.height, screen.height) - top
    guard width > 0, height > 0 else { throw .noPicture("it is not on the screen") }
    let cookie = xcb_get_image(
      connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), root, Int16(clamping: left),
      Int16(clamping: top), UInt16(clamping: width), UInt16(clamping: height), UInt32.max)
    guard let reply = xcb_get_image_reply(connection, cookie, nil) else {
      throw .noPicture("the X display refused it")
    }
    defer { free(reply) }
    let count = Int(xcb_get_image_data_length(reply))
    // 24 bits of colour in 32, least significant byte first, is what every usual server has.
    guard [24, 32].contains(reply.pointee.depth), count == width * height * 4,
      xcb_get_setup(connection)?.pointee.image_byte_order
        == UInt8(XCB_IMAGE_ORDER_LSB_FIRST.rawValue),
      let data = xcb_get_image_data(reply)
    else { throw .noPicture("the X display has another pixel format than 24 bits") }
    let bytes = [UInt8](UnsafeBufferPointer(start: data, count: count))
    return PixelMap(
      x: left - area.x, y: top - area.y, width: width, height: height, bytes: bytes)
  }
}
