// SPDX-License-Identifier: Apache-2.0

// Views for lists, pages and tables that are not here, each with what to write instead.

/// Not here.
@available(*, unavailable, message: "use a Grid, or a List of HStacks")
public enum Table {}

/// Not here.
@available(*, unavailable, message: "there are no photos here; use Image with a file")
public enum PhotosPicker {}

/// Not here.
@available(*, unavailable, message: "there is no AVKit here")
public enum VideoPlayer {}

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
