// SPDX-License-Identifier: Apache-2.0

import Gestures

/// What a toggle's look depends on, and what its style switches.
public struct ToggleStyleConfiguration {
  public typealias Label = AnyView

  public let label: Label
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}
