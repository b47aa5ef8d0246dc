// SPDX-License-Identifier: Apache-2.0

// Names of SwiftUI that are not here, each with what to write instead.

/// Not here.
@available(*, unavailable, message: "there are no maps here; draw one with Canvas or Image")
public enum Map {}

/// Not here.
@available(
  *, unavailable, message: "there is no UIKit here; write the view with shapes, Canvas and gestures"
)
public protocol UIViewRepresentable {}

/// Not here.
@available(
  *, unavailable, message: "there is no UIKit here; write the view with shapes, Canvas and gestures"
)
public protocol UIViewControllerRepresentable {}

/// Not here.
@available(
  *, unavailable,
  message: "there is no AppKit here; write the view with shapes, Canvas and gestures"
)
public protocol NSViewRepresentable {}

/// Not here.
@available(
  *, unavailable,
  message: "there are no shaders here; use gradients, blendMode and the colour effects"
)
public enum ShaderLibrary {}

/// Not here.
@available(
  *, unavailable,
  message: "a window has no depth; use RotateGesture, or rotation3DEffect (Docs/SwiftUI.md)"
)
public enum RotateGesture3D {}
