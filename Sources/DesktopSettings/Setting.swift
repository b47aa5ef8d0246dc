// SPDX-License-Identifier: Apache-2.0

/// A setting that is read, under the name that the portal and GNOME's schemas have for it.
struct Setting: Hashable {
  let namespace: String
  let key: String

  static let contrast = Setting(namespace: "org.freedesktop.appearance", key: "contrast")
  static let reducedMotion = Setting(
    namespace: "org.freedesktop.appearance", key: "reduced-motion")
  static let textScale = Setting(
    namespace: "org.gnome.desktop.interface", key: "text-scaling-factor")
  static let animations = Setting(
    namespace: "org.gnome.desktop.interface", key: "enable-animations")
  static let highContrast = Setting(
    namespace: "org.gnome.desktop.a11y.interface", key: "high-contrast")

  static let all = [contrast, reducedMotion, textScale, animations, highContrast]
  static let namespaces = Set(all.map(\.namespace)).sorted()
}
