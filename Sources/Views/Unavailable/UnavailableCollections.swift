// SPDX-License-Identifier: Apache-2.0

import Foundation
import Gestures

// Modifiers of lists, grids and scroll views that are not here, each with what to write instead.

extension View {
  /// Not here.
  @available(
    *, unavailable,
    message: "there are no shaders here; use gradients, blendMode and the colour effects"
  )
  public var colorEffect: UnavailableName { UnavailableName() }

  /// Not here.
  @available(
    *, unavailable, message: "there are no shaders here; use rotationEffect, scaleEffect and offset"
  )
  public var distortionEffect: UnavailableName { UnavailableName() }

  /// Not here.
  @available(
    *, unavailable,
    message: "there are no shaders here; use gradients, blendMode and the colour effects"
  )
  public var layerEffect: UnavailableName { UnavailableName() }

  /// Not here.
  @available(*, unavailable, message: "show what was chosen as buttons beside searchable(text:)")
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "show what was chosen as buttons beside searchable(text:)")
  public func searchable<C: RandomAccessCollection, S: StringProtocol, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View { self }
}

extension AppStorage {
  /// Not here.
  @_disfavoredOverload
  @available(*, unavailable, message: "say where the settings are: store: SettingsFile(url:)")
  public init(wrappedValue: Value, _ key: String, store: UserDefaults?) {
    self.init(key, nil, wrappedValue, read: { $0 as? Value }, write: { $0 })
  }

  /// Not here.
  @_disfavoredOverload
  @available(*, unavailable, message: "say where the settings are: store: SettingsFile(url:)")
  public init(_ key: String, store: UserDefaults?) where Value: ExpressibleByNilLiteral {
    self.init(key, nil, nil, read: { $0 as? Value }, write: { $0 })
  }
}
