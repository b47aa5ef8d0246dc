// SPDX-License-Identifier: Apache-2.0

import Gestures

extension ForEach {
  /// One view for each element of a bound collection, with a binding to it; the element is known
  /// again by one of its properties.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [Binding<Base.Element>] {
    self.data = data.elements
    self.id = { $0.wrappedValue[keyPath: id] }
    self.content = content
  }

  /// The same in a list, whose rows a person may move and delete.
  public init<Base: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>, editActions: EditActions<Base>,
    @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [Binding<Base.Element>] {
    self = ForEach(data, id: id, content: content)
      .onDelete(
        perform: editActions.contains(.delete)
          ? { data.wrappedValue.remove(atOffsets: $0) } : nil
      )
      .onMove(
        perform: editActions.contains(.move)
          ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }

  /// The same for elements with an identity of their own.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [Binding<Base.Element>], Base.Element: Identifiable, ID == Base.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}
