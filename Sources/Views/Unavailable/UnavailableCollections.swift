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

  /// Not here.
  @available(*, unavailable, message: "show what was chosen as buttons beside searchable(text:)")
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View { self }

  /// Not here.
  @available(*, unavailable, message: "show what was chosen as buttons beside searchable(text:)")
  public func searchable<C: RandomAccessCollection, S: StringProtocol, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View { self }
}
