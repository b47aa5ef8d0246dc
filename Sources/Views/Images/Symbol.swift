// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A symbol by its name: what it shows, what is round it, and whether it is filled.
struct Symbol: Hashable {
  enum Frame: String, Hashable, CaseIterable {
    case circle, square, rectangle
  }

  /// What is shown in the place of a picture that is not there.
  static let missing = Symbol("")

  let name: String
  /// The name of what is drawn; nil for a symbol that there is none of here.
  private(set) var base: String?
  private(set) var frame: Frame?
  private(set) var isFilled = false
  private(set) var isStruck = false
  /// The name of what stands at its corner; empty for a dot, nil for nothing.
  private(set) var badge: String?

  /// - Parameter variant: What is added to the name ("fill", "circle.fill").
  init(_ name: String, variant: String = "") {
    self.name = name
    var words = name.split(separator: ".").map(String.init)
    let added = variant.split(separator: ".").map(String.init)
    for word in added where !words.contains(word) { words.append(word) }
    if let place = words.firstIndex(of: "badge"), place > 0,
      SymbolLibrary.symbol(words.joined(separator: ".")) == nil
    {
      let corner = words[(place + 1)...].filter { $0 != "fill" }
      if words.contains("fill") { isFilled = true }
      let name = corner.joined(separator: ".")
      if corner.isEmpty || Symbol(name).base != nil { badge = name }
      words.removeSubrange(place...)
    }
    // The name in full first: a circle is a symbol of its own, and not one round nothing.
    while !words.isEmpty {
      let candidate = words.joined(separator: ".")
      if SymbolLibrary.symbol(candidate) != nil {
        base = candidate
        return
      }
      guard let last = words.popLast() else { return }
      switch last {
      case "fill": isFilled = true
      case "slash": isStruck = true
      default: if let frame = Frame(rawValue: last) { self.frame = frame }
      }
    }
  }

  /// What the symbol is called where it stands for a word by itself: what it does, as far as it is
  /// known, and otherwise the words of its name.
  var words: String {
    if let base, let symbol = SymbolLibrary.symbol(base) {
      if let badge, !badge.isEmpty { return symbol.words + ", " + Symbol(badge).words }
      return isStruck ? symbol.words + ", off" : symbol.words
    }
    let plain = name.split(separator: ".").filter { !["fill", "circle", "square"].contains($0) }
    return plain.joined(separator: " ")
  }

  /// Draws the symbol into a rectangle. What lets through what is behind it does so as a whole. Lines that
  /// lie upon a body are cut out of one that is light or lets something through, and are white on others.
  ///
  /// - Parameter colors: Of its parts, where they have several.
  func draw(
    _ list: inout DisplayList, in rect: CGRect, _ style: ResolvedStyle,
    colors: SymbolColors? = nil, weight: CGFloat
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    if base == nil, !name.isEmpty {
      Notice.once("No symbol \"\(name)\" is drawn here: a crossed box stands for it.")
    }
    if let badge {
      return drawBadged(badge, &list, in: rect, style, colors: colors, weight: weight)
    }
    if let colors {
      let upon = ResolvedStyle.color(colors.body.color.isLight ? .black : .white)
      return drawParts(&list, in: rect, style, upon: upon, colors: colors, weight: weight)
    }
    guard case .color(let color) = style, color.alpha > 0, color.alpha < 1 || color.isLight else {
      let upon = ResolvedStyle.color(style.color.isLight ? .black : .white)
      return drawParts(&list, in: rect, style, upon: upon, weight: weight)
    }
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    var whole = DisplayList()
    drawParts(&whole, in: rect, .color(opaque), upon: nil, weight: weight)
    let hasCuts = whole.items.contains(.blend(.destinationOut))
    guard hasCuts || color.alpha < 1 && whole.items.count > 1 else {
      if color.alpha == 1 { return list.items += whole.items }
      return drawParts(&list, in: rect, style, upon: nil, weight: weight)
    }
    list.items.append(.push)
    if color.alpha < 1 { list.items.append(.opacity(color.alpha)) }
    list.items += [.group(.over)] + whole.items + [.pop]
  }

  /// Draws the symbol with a smaller one at its corner, round which it is left out.
  private func drawBadged(
    _ badge: String, _ list: inout DisplayList, in rect: CGRect, _ style: ResolvedStyle,
    colors: SymbolColors?, weight: CGFloat
  ) {
    var base = self
    base.badge = nil
    // A dot is above, where a bell has none of its own.
    let middle = badge.isEmpty ? CGPoint(x: 18.5, y: 5) : CGPoint(x: 18.5, y: 18)
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(
        x: rect.minX + (middle.x - radius) / 24 * rect.width,
        y: rect.minY + (middle.y - radius) / 24 * rect.height,
        width: 2 * radius / 24 * rect.width, height: 2 * radius / 24 * rect.height)
    }
    list.items += [.push, .group(.over)]
    base.draw(&list, in: rect, style, colors: colors, weight: weight)
    let hole = Path(ellipseIn: circle(6.5))
    list.items += [.push, .blend(.destinationOut), .fill(hole, .black), .pop]
    let corner = colors?.rest ?? style
    if badge.isEmpty {
      list.items.append(.fill(Path(ellipseIn: circle(4.5)), corner.color))
    } else {
      Symbol(badge).draw(&list, in: circle(5), corner, weight: weight * Self.badgeWeight)
    }
    list.items.append(.pop)
  }

  /// The lines of what is smaller are nearly as wide.
  private static let badgeWeight: CGFloat = 2

  /// - Parameter upon: What lines on a body are drawn in; nil where they are cut out of it.
  private func drawParts(
    _ list: inout DisplayList, in rect: CGRect, _ style: ResolvedStyle, upon: ResolvedStyle?,
    colors: SymbolColors? = nil, weight: CGFloat
  ) {
    let scale = CGSize(width: rect.width / 24, height: rect.height / 24)
    func placed(_ path: Path, _ part: CGFloat = 1) -> Path {
      path.applying(
        AffineTransform(
          m11: scale.width * part, m12: 0, m21: 0, m22: scale.height * part,
          tX: rect.midX - 12 * scale.width * part, tY: rect.midY - 12 * scale.height * part))
    }
    let line = StrokeStyle(
      lineWidth: 2 * min(scale.width, scale.height) * weight, lineCap: .round, lineJoin: .round)
    func fill(_ path: Path, _ style: ResolvedStyle) {
      guard !path.isEmpty else { return }
      switch style {
      case .color(let color): list.items.append(.fill(path, color))
      case .gradient(let gradient):
        list.items.append(.gradient(path, gradient.fill(in: rect), nil))
      }
    }
    func stroke(_ path: Path, _ style: ResolvedStyle) {
      guard !path.isEmpty else { return }
      switch style {
      case .color(let color): list.items.append(.stroke(path, color, line))
      case .gradient(let gradient):
        list.items.append(.gradient(path, gradient.fill(in: rect), line))
      }
    }
    func cut(_ draw: (ResolvedStyle) -> Void) {
      if let upon { return draw(upon) }
      list.items += [.push, .blend(.destinationOut)]
      draw(style)
      list.items.append(.pop)
    }
    let glyph = base.flatMap { SymbolLibrary.symbol($0)?.glyph } ?? Self.unknown
    let part: CGFloat = frame == nil ? 1 : 0.58
    let isBody = isFilled && frame == nil
    func drawGlyph(in style: ResolvedStyle) {
      let (body, rest) = (colors?.body ?? style, colors?.rest ?? style)
      if isBody { fill(placed(glyph.bodies, part), body) }
      stroke(placed(glyph.bodies, part), body)
      fill(placed(glyph.areas, part), glyph.bodies.isEmpty ? body : rest)
      let lines = placed(glyph.lines, part)
      stroke(lines, glyph.bodies.isEmpty && glyph.areas.isEmpty ? body : rest)
      if isBody, !glyph.bodies.isEmpty, let base, Self.inside.contains(base) {
        // A lid or a handle stands out of the body.
        list.items += [.push, .clip(placed(glyph.bodies, part))]
        cut { stroke(lines, $0) }
        list.items.append(.pop)
      }
      if isStruck { stroke(placed(SymbolGlyph("M 3 3 L 21 21").lines), style) }
    }
    guard let frame else { return drawGlyph(in: style) }
    let outline = placed(Self.outline(frame))
    guard isFilled else {
      stroke(outline, colors?.frame ?? style)
      return drawGlyph(in: style)
    }
    fill(outline, colors?.frame ?? style)
    if colors == nil { cut { drawGlyph(in: $0) } } else { drawGlyph(in: style) }
  }

  /// Whose lines lie upon their own body, and are seen on it in another colour.
  private static let inside: Set = [
    "trash", "house", "camera", "map", "creditcard", "envelope", "gift", "gamecontroller", "book",
    "iphone", "paperplane", "delete.left", "chart.pie", "safari", "note.text", "stopwatch", "alarm",
    "cube", "archivebox", "paintpalette", "newspaper", "bus", "briefcase", "suitcase", "ticket",
    "film", "tablecells", "building.2", "pills", "text.bubble", "quote.bubble", "ellipsis.bubble",
    "exclamationmark.bubble", "questionmark.bubble", "checkmark.bubble", "checkmark.seal",
    "xmark.seal", "questionmark.diamond", "exclamationmark.octagon", "xmark.octagon",
    "exclamationmark.shield", "xmark.shield", "theatermasks", "mouth", "ear", "apps.iphone",
    "lanyardcard", "tent", "dog", "carrot", "banknote", "wallet.pass", "washer", "refrigerator",
    "door.left.hand.closed", "door.left.hand.open", "building", "backpack", "cross.case", "pill",
    "syringe", "heart.text.square", "face.smiling.inverse", "basketball", "football", "tennisball",
    "volleyball", "dice", "die.face.1", "die.face.2", "die.face.3", "die.face.4", "die.face.5",
    "die.face.6", "metronome", "terminal", "rectangle.split.3x1", "computermouse", "opticaldisc",
    "pencil.tip", "book.closed", "doc.text", "doc.richtext", "tray.full", "shippingbox",
    "list.bullet.rectangle", "envelope.open", "eyes", "person.text.rectangle", "person.crop.square",
    "person.crop.rectangle", "plus.app", "lifepreserver", "simcard", "movieclapper", "macwindow",
    "sidebar.right", "xmark.bin", "homepodmini", "wifi.router", "dial.high", "dial.low",
    "camera.macro", "sofa", "popcorn", "keyboard.chevron.compact.down", "exclamationmark.icloud",
    "list.bullet.rectangle.portrait", "exclamationmark.triangle", "pianokeys",
  ]

  /// For a name that nothing is drawn for here.
  private static let unknown = SymbolGlyph("R 3.5 3.5 17 17 3 M 8 8 L 16 16 M 16 8 L 8 16")

  private static func outline(_ frame: Frame) -> Path {
    switch frame {
    case .circle: Path(ellipseIn: CGRect(x: 1.5, y: 1.5, width: 21, height: 21))
    case .square:
      Path(roundedRect: CGRect(x: 2, y: 2, width: 20, height: 20), cornerRadius: 4)
    case .rectangle:
      Path(roundedRect: CGRect(x: 1, y: 4, width: 22, height: 16), cornerRadius: 3)
    }
  }
}
