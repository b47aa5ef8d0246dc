// SPDX-License-Identifier: Apache-2.0

// Each is a value that can be called like what has its name in SwiftUI.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Not here.
@available(
  *, unavailable,
  message: "there are no shaders here; use gradients, blendMode and the colour effects"
)
@MainActor public var ShaderLibrary: UnavailableShaders { UnavailableShaders() }

/// Not here.
@available(
  *, unavailable,
  message: "there are no shaders here; use gradients, blendMode and the colour effects"
)
@MainActor public var Shader: UnavailableName { UnavailableName() }

/// What stands in the place of a library of shaders: each takes what shaders take.
@dynamicMemberLookup
@MainActor @preconcurrency
public struct UnavailableShaders {
  nonisolated init() {}

  /// The shader of that name.
  public subscript(dynamicMember name: String) -> UnavailableShader { UnavailableShader() }
}

/// What stands in the place of a shader.
@dynamicCallable
@MainActor @preconcurrency
public struct UnavailableShader {
  /// What a shader is given.
  public struct Argument: Sendable {
    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    /// A place.
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument()
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(
      _ x: T, _ y: T, _ z: T, _ w: T
    ) -> Argument { Argument() }
    /// Many numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Argument() }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Argument() }
    /// The place of what it changes.
    public static var boundingRect: Argument { Argument() }
  }

  nonisolated init() {}

  /// Takes whatever the shader takes.
  public func dynamicallyCall(withArguments arguments: [Argument]) -> UnavailableName {
    UnavailableName()
  }
}

extension UnavailableName: VisualEffect {
  /// None.
  public var _changes: VisualChanges { VisualChanges() }
}

extension VisualEffect {
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
}
