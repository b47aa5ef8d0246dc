// SPDX-License-Identifier: Apache-2.0

import AccessibilityAudit
import AccessibilityReader
import Semantics

extension KeyboardDriver {
  /// Menus of one window that are opened.
  private static let mostMenus = 12
  /// For a menu to open on a busy machine.
  static let opening = Duration.seconds(1)

  /// Opens each menu of the window's bar, and reads the keys that are drawn behind items which publish none: in
  /// Qt behind all of them, in GTK 3 behind those whose keys nobody listens to.
  ///
  /// A program whose menus are no windows of their own, as some of Swing's, is left after the first.
  func readMenuKeys(_ record: inout KeyboardWalk) async throws(DriverError) {
    guard let reading, let window = snapshot.tree[record.window] else { return }
    for menu in menus(of: window).prefix(Self.mostMenus) where !isOutOfTime {
      guard let items = items(of: menu) else { continue }
      guard let picture = try await picture(of: menu) else { break }
      let keys = DrawnMenuKeys(await reading(picture), items).keys
      for item in items where keys[item.id] != nil {
        trace("\(keys[item.id] ?? "") is drawn behind \(Self.text(item))")
      }
      record.menuKeys.merge(keys) { $1 }
    }
    scene?.look = await watch.look()
  }

  /// What opens a menu of the window's bar, and can be used.
  private func menus(of window: Node) -> [Node] {
    snapshot.tree.depthFirst
      .filter { $0.role == .menuBar && snapshot.tree.window(of: $0.id)?.id == window.id }
      .flatMap(children(of:))
      .filter { $0.states[.showing] && $0.states[.enabled] && !$0.actions.isEmpty }
  }

  /// Those whose keys nobody tells; nil where there are none.
  private func items(of menu: Node) -> [Node]? {
    let items = children(of: menu).flatMap { $0.role == .popupMenu ? children(of: $0) : [$0] }
      .filter { item in
        Self.menuItems.contains(item.role)
          && item.actions.allSatisfy { Accelerator.binding(of: $0.keyBinding) == nil }
      }
    return items.isEmpty ? nil : items
  }

  private func children(of node: Node) -> [Node] { node.children.compactMap { snapshot.tree[$0] } }

  /// Of the menu while it is open; nil where no window of a menu comes. It is closed again.
  private func picture(of menu: Node) async throws(DriverError) -> WindowPicture? {
    let open = display.openMenus
    try? await reader.perform(menu.actions[0].name, on: menu.id, of: snapshot)
    let end = ContinuousClock.now + Self.opening
    while display.openMenus.isSubset(of: open), ContinuousClock.now < end {
      await watch.untilNews(within: .milliseconds(20))
    }
    let area = display.openMenus.subtracting(open).min().flatMap {
      display.area(of: XWindow(id: $0, title: "", pid: nil))
    }
    var pixels: PixelMap?
    if let area {
      pixels = await PixelMap.resting(for: .milliseconds(60), within: Self.opening) {
        try? display.pixels(of: area)
      }.picture
      await display.closeMenus(by: keyboard)
    } else if isInOwnWindow() {
      // It may have opened as a part of the window.
      try keyboard.press(KeyBinding(.escape))
    }
    guard let pixels, let png = PNG.data(of: pixels.onWhite) else { return nil }
    return WindowPicture(
      window: menu.id, png: png,
      frame: Rect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height)))
  }
}

extension PixelMap {
  /// Dark on white, whatever the ground of a row is: that of the item that is chosen is another one.
  fileprivate var onWhite: PixelMap {
    var bytes = bytes
    let length = width * 4
    for row in stride(from: 0, to: length * height, by: length) {
      let pixels = stride(from: row, to: row + length, by: 4)
      var counts: [UInt32: Int] = [:]
      for pixel in pixels {
        counts[
          UInt32(bytes[pixel]) | UInt32(bytes[pixel + 1]) << 8 | UInt32(bytes[pixel + 2]) << 16,
          default: 0] += 1
      }
      guard let ground = counts.max(by: { $0.value < $1.value })?.key else { continue }
      for pixel in pixels {
        var step = 0
        for part in 0..<3 {
          let own = Int(ground >> UInt32(part * 8) & 0xFF)
          step = max(step, abs(Int(bytes[pixel + part]) - own))
        }
        for part in 0..<3 { bytes[pixel + part] = UInt8(255 - step) }
      }
    }
    return PixelMap(x: x, y: y, width: width, height: height, bytes: bytes)
  }
}

/// The keys that stand behind the items of an open menu, as they are read in its picture.
struct DrawnMenuKeys {
  /// As the program draws them ("Ctrl+N").
  private(set) var keys: [ElementID: String] = [:]

  /// Of 100; keys are in no dictionary, which costs those that are read rightly a third of it.
  private static let leastConfidence = 45.0
  /// Letters and digits that look alike.
  private static let lookAlikes: Set<Substring> = [
    "o", "0", "q", "i", "1", "l", "2", "5", "6", "8", "g",
  ]

  /// Each row of words is the item whose name it holds; what stands before that may be the picture of a mark.
  init(_ words: [ScreenText.Word], _ items: [Node]) {
    let named = items.map { (id: $0.id, letters: Self.letters(of: $0.name)) }
    for row in words.lines {
      for length in (1...3).reversed() where length < row.count {
        let end = row.suffix(length)
        guard end.allSatisfy({ $0.confidence >= Self.leastConfidence }),
          let drawn = Self.shortcut(end.map(\.text).joined())
        else { continue }
        let name = Self.letters(of: row.dropLast(length).map(\.text).joined())
        let meant = named.filter { !$0.letters.isEmpty && name.hasSuffix($0.letters) }
        if let item = meant.max(by: { $0.letters.count < $1.letters.count }) {
          keys[item.id] = drawn
        }
        break
      }
    }
  }

  /// nil for what is none, is a letter alone, or could be another key just as well.
  private static func shortcut(_ text: String) -> String? {
    let text = text.replacing(/^Ctr[i1|]/, with: "Ctrl")
    guard let binding = Accelerator.binding(of: text),
      !binding.modifiers.isEmpty || text.contains(/^F\d+$/),
      let key = text.split(separator: "+").last?.lowercased()[...],
      key.allSatisfy({ $0.isLetter || $0.isNumber }), !lookAlikes.contains(key)
    else { return nil }
    return binding.label
  }

  private static func letters(of text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
