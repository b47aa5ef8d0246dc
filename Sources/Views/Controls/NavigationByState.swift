// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes no room, and stands there all the same: what is said of it holds.
struct EmptyPlace: View {
  var body: some View { Color.clear.frame(width: 0, height: 0).accessibilityHidden(true) }
}

/// A view beside which a page of its navigation stack is shown for as long as a state says so.
private struct StatePage<Content: View>: View {
  let content: Content
  let source: DestinationSource
  let isShown: Binding<Bool>
  @Environment(\.navigationTrail) private var trail

  var body: some View {
    content.onChange(of: isShown.wrappedValue, initial: true) { _, isShown in
      if isShown {
        trail?.go(to: source) { self.isShown.wrappedValue = false }
      } else {
        trail?.leave(source)
      }
    }
  }
}

/// The same where the page is written beside the view.
private struct StateDestination<Content: View>: View {
  let content: Content
  let isShown: Binding<Bool>
  let destination: () -> AnyView?
  @State private var source = DestinationSource()

  var body: some View {
    source.write { _ in destination() }
    return content.leading(to: source, while: isShown)
  }
}

extension View {
  @ViewBuilder
  func leading(to source: DestinationSource, while isShown: Binding<Bool>?) -> some View {
    if let isShown {
      StatePage(content: self, source: source, isShown: isShown)
    } else {
      self
    }
  }

  /// A view of the navigation stack that is shown for as long as a state says so; going back sets it to
  /// false.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    StateDestination(content: self, isShown: isPresented) { AnyView(destination()) }
  }

  /// A view of the navigation stack for a value, shown for as long as there is one; going back sets it
  /// to nil.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    StateDestination(content: self, isShown: item.isThere()) {
      item.wrappedValue.map { AnyView(destination($0)) }
    }
  }
}

extension Binding {
  /// Whether there is a value; false takes it away.
  fileprivate func isThere<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}

extension NavigationLink {
  /// The same in the older order.
  public init<Destination: View>(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: { destination }, label: label)
  }

  /// Leads to a view that is shown for as long as a selection is the link's own tag.
  public init<V: Hashable, Destination: View>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
    self.init(isActive: isActive, destination: destination, label: label)
  }

  /// The same in the older order.
  public init<V: Hashable, Destination: View>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }, label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Leads to a view that is shown for as long as a state says so, under a text.
  public init<S: StringProtocol, Destination: View>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// The same in the older order.
  public init<S: StringProtocol, Destination: View>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(isActive: isActive, destination: { destination }) { Text(title) }
  }

  /// Leads to a view that is shown for as long as a selection is the link's own tag, under a text.
  public init<S: StringProtocol, V: Hashable, Destination: View>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(tag: tag, selection: selection, destination: { destination }) { Text(title) }
  }
}
