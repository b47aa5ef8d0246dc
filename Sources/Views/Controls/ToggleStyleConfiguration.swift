// SPDX-License-Identifier: Apache-2.0

import Gestures

/// What a toggle's look depends on, and what its style switches.
public struct ToggleStyleConfiguration {
  /// The author's label, whatever views it is made of.
  public typealias Label = AnyView

  /// What the toggle's author gave it to show; its text is the accessible name.
  public let label: Label
  /// The toggle's state, which the style's own gesture writes.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
