// SPDX-License-Identifier: Apache-2.0

extension Binding where Value: MutableCollection & RandomAccessCollection {
  /// A binding for each element. After its element has gone from the collection, one keeps what it
  /// was, and writing does nothing.
  fileprivate var elements: [Binding<Value.Element>] {
    let collection = wrappedValue
    return collection.indices.map { position in
      let last = collection[position]
      return Binding<Value.Element>(
        get: { wrappedValue.indices.contains(position) ? wrappedValue[position] : last },
        set: { newValue in
          if wrappedValue.indices.contains(position) { wrappedValue[position] = newValue }
        })
    }
  }
}

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

  /// The same for elements with an identity of their own.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @ViewBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == [Binding<Base.Element>], Base.Element: Identifiable, ID == Base.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}
