// SPDX-License-Identifier: Apache-2.0

// Styles that are not here, each with what to write instead.

/// Not here.
@available(*, unavailable, message: "rows of a watch; use PlainListStyle")
public struct CarouselListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .plain }
}

/// Not here.
@available(*, unavailable, message: "rows of a watch; use PlainListStyle")
public struct EllipticalListStyle: ListStyle {
  public init() {}
  public var _look: ListLook { .plain }
}

/// Not here.
@available(*, unavailable, message: "pages turn to the side here; use .page")
public struct VerticalPageTabViewStyle: TabViewStyle {
  public init() {}
  public var _look: TabLook { PageTabViewStyle()._look }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Not here.
  @available(*, unavailable, message: "pages turn to the side here; use .page")
  public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
}
