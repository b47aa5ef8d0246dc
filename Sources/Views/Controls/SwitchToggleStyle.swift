// SPDX-License-Identifier: Apache-2.0

/// The label, and a switch behind it: its knob stands on the right where it is on. The groove has
/// 4.7:1 on white, or 5.8:1 where it is on.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color

  /// The tint fills the groove where the switch is on; it decides about the contrast.
  nonisolated public init(tint: Color = .blue) {
    self.tint = tint
  }

  public func makeBody(configuration: Configuration) -> some View {
    // AT-SPI's own number for a switch is not known to libraries before 2.56.
    ToggleFace(configuration, role: .toggleButton, webRole: "switch") { _ in
      HStack(spacing: 10) {
        configuration.label
        Switch(isOn: configuration.isOn, tint: tint)
      }
    }
  }
}

private struct Switch: View {
  let isOn: Bool
  let tint: Color

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn && isEnabled ? tint : .gray)
      Circle().fill(.white).frame(width: 18, height: 18).padding(3)
    }
    .frame(width: 44, height: 24)
  }
}
