// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

// Modifiers of lists, grids and scroll views that are not here, each with what to write instead.

extension View {
  /// Not here.
  @available(
    *, unavailable,
    message: "ask for the room with GeometryReader round the scroll view, and give it to .frame"
  )
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "scrolling stops anywhere; use TabView with .tabViewStyle(.page) for pages"
  )
  public func scrollTargetBehavior<B>(_ behavior: B) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "scrolling stops anywhere; leave it out")
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use ScrollViewReader and scrollTo")
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  { self }

  /// Not here.
  @available(*, unavailable, message: "use GeometryReader and frame(in: .scrollView)")
  public func scrollTransition<V: View>(_ transition: @escaping (AnyView, Double) -> V) -> some View
  { self }

  /// Not here.
  @available(*, unavailable, message: "use .padding inside of the scroll view")
  public func contentMargins(_ length: CGFloat) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use .padding")
  public func safeAreaPadding(_ length: CGFloat = 16) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "write the number into the label")
  public func badge(_ count: Int) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use .listRowInsets")
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use .listRowSeparator(.hidden) and .listRowBackground")
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "sections have no lines of their own; leave it out")
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use .padding in the header")
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use .font in the header")
  public func headerProminence<P>(_ prominence: P) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "put the view between two rows: it has a line to itself")
  public func gridCellColumns(_ count: Int) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "give the grid an alignment")
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "give the grid an alignment")
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "give the view a .frame")
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use matchedGeometryEffect within one view")
  public func navigationTransition<T>(_ style: T) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "use matchedGeometryEffect within one view")
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    self
  }

  /// Not here.
  @available(
    *, unavailable,
    message: "there are no shaders here; use gradients, blendMode and the colour effects"
  )
  public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> some View { self }

  /// Not here.
  @available(
    *, unavailable, message: "there are no shaders here; use rotationEffect, scaleEffect and offset"
  )
  public func distortionEffect<S>(_ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  { self }

  /// Not here.
  @available(
    *, unavailable,
    message: "there are no shaders here; use gradients, blendMode and the colour effects"
  )
  public func layerEffect<S>(_ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some View
  { self }

  /// Not here.
  @available(*, unavailable, message: "give .onMove nil for rows that stay")
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "give .onDelete nil for rows that stay")
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
}
