// SPDX-License-Identifier: Apache-2.0

/// What is made of a value that is no view, as of a control's style: its own `@Environment` and `@State`
/// are those of this view.
package struct OwnerBody<Owner, Content: View>: View, PropertyOwner {
  private var owner: Owner
  private let make: (Owner) -> Content

  package init(of owner: Owner, _ make: @escaping (Owner) -> Content) {
    self.owner = owner
    self.make = make
  }

  static var propertyOwner: (type: Any.Type, offset: Int)? {
    MemoryLayout<Self>.offset(of: \Self.owner).map { (Owner.self, $0) }
  }

  package var body: Content { make(owner) }
}

extension AnyView {
  /// What a style makes of a control; a style without properties of its own costs no view.
  init<Style, Content: View>(of style: Style, _ make: @escaping (Style) -> Content) {
    if PropertyPlaces.of(Style.self).mayHaveSome {
      self.init(OwnerBody(of: style, make))
    } else {
      self.init(make(style))
    }
  }

  /// The same where what is said of the control is said of what the style makes of it.
  init<Style, Content: View>(fixedOf style: Style, _ make: @escaping (Style) -> Content) {
    if PropertyPlaces.of(Style.self).mayHaveSome {
      self.init(fixed: OwnerBody(of: style, make))
    } else {
      self.init(fixed: make(style))
    }
  }
}
