// SPDX-License-Identifier: Apache-2.0

// Names of UIKit and AppKit that are not here, each with what to write instead.

/// Not here.
@available(
  *, unavailable,
  message: "there is no UIKit here; write the view with shapes, Canvas and gestures"
)
public class UIView {}

/// Not here.
@available(*, unavailable, message: "there is no UIKit here; write a View")
public class UIViewController {}

/// Not here.
@available(*, unavailable, message: "there is no UIKit here; an App shows its views itself")
public class UIHostingController {}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; use UIPasteboard, or PasteButton")
public class NSPasteboard {}

/// Not here.
@available(
  *, unavailable,
  message: "there is no AppKit here; write the view with shapes, Canvas and gestures"
)
public class NSView {}

/// Not here.
@available(*, unavailable, message: "there is no AppKit here; use .pointerStyle")
public class NSCursor {}
