// SPDX-License-Identifier: Apache-2.0

/// What a style makes of a control. The style's own `@Environment` and `@State` are the control's.
private struct StyleBody<Style, Content: View>: View, PropertyOwner {
  var style: Style
  let make: (Style) -> Content

  static var propertyOwner: (type: Any.Type, offset: Int)? {
    MemoryLayout<Self>.offset(of: \Self.style).map { (Style.self, $0) }
  }

  var body: Content { make(style) }
}

extension AnyView {
  /// What a style makes of a control; a style without properties of its own costs no view.
  init<Style, Content: View>(of style: Style, _ make: @escaping (Style) -> Content) {
    if PropertyPlaces.of(Style.self).mayHaveSome {
      self.init(StyleBody(style: style, make: make))
    } else {
      self.init(make(style))
    }
  }

  /// The same where what is said of the control is said of what the style makes of it.
  init<Style, Content: View>(fixedOf style: Style, _ make: @escaping (Style) -> Content) {
    if PropertyPlaces.of(Style.self).mayHaveSome {
      self.init(fixed: StyleBody(style: style, make: make))
    } else {
      self.init(fixed: make(style))
    }
  }
}
