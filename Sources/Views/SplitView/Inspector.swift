// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view beside another one, about what is chosen there.
private struct InspectorView<Content: View, Inspector: View>: View {
  let content: Content
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @State private var width = InspectorWidthKey.defaultValue

  var body: some View {
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isPresented.wrappedValue {
        Rectangle().fill(Color.separator).frame(width: 1)
        inspector
          .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
          .frame(width: width)
          .frame(maxHeight: .infinity, alignment: .top)
          .onExitCommand { isPresented.wrappedValue = false }
          .accessibilityElement(children: .contain)
          .accessibilityRole(.panel)
          .accessibilityLabel("Inspector")
      }
    }
  }
}

private enum InspectorWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 260

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    let next = nextValue()
    if next != defaultValue { value = next }
  }
}

extension View {
  /// Puts a view at the trailing side while the condition is true, about what is chosen in this one.
  /// Escape in it takes it away.
  public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    InspectorView(content: self, isPresented: isPresented, inspector: content())
  }

  /// How wide the inspector is that the view stands in, in points.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: max(0, width))
  }

  /// The same: it has its ideal width.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(ideal)
  }
}
